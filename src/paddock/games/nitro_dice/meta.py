"""What is known of Nitro Dice before it is loaded."""

from paddock.core.meta import Choice, Files, Meta, Number, Switch, Yes

META = Meta(
    name="nitro_dice",
    title={"ja": "ニトロダイス", "en": "Nitro Dice"},
    designer="David E. Whitcher",
    year=0,
    seats=(2, 6),
    minutes=(30, 60),
    rules_version=1,
    rule_prefix="ND",
    switches=(
        Switch(
            "courses",
            "ND-60",
            Files(
                default=("harbour",),
                words=("harbour", "sprint", "grand_tour", "eight_bends"),
                folder="courses",
                length=4,
            ),
        ),
        Switch("laps", "ND-45", Number(default=2, least=1, most=4)),
        Switch("finish", "ND-45", Choice(("crossing", "beyond"))),
        Switch("refill", "ND-42", Choice(("cut", "limit")), ruling=True),
        Switch("wreck", "ND-30", Yes(default=False)),
        Switch("nitro", "ND-61", Number(default=2, least=0, most=4)),
        Switch("condition", "ND-61", Number(default=9, least=4, most=9)),
        Switch("hazards", "ND-61", Number(default=0, least=0, most=6)),
    ),
)
