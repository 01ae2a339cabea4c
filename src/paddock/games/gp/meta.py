"""What is known of nestorgames GP before it is loaded."""

from paddock.core.meta import Choice, Files, Meta, Number, Switch, Yes

META = Meta(
    name="gp",
    title={"ja": "nestorgames GP", "en": "nestorgames GP"},
    designer="Néstor Romeral Andrés",
    year=0,
    seats=(2, 8),
    minutes=(30, 90),
    rules_version=1,
    rule_prefix="GP",
    switches=(
        Switch(
            "circuits",
            "GP-70",
            Files(
                default=("bridge_town",),
                words=(
                    *("bridge_town", "triple_knot", "lock_gates"),
                    *("meadow_oval", "old_airfield", "serpentine", "funfair"),
                ),
                folder="courses",
                length=9,
            ),
        ),
        Switch("discs", "GP-65", Number(default=3, least=1, most=9)),
        Switch("items", "GP-35", Choice(("tray", "none", "course"))),
        Switch("sets", "GP-66", Number(default=0, least=0, most=3)),
        Switch("placement", "GP-50", Choice(("last", "random")), ruling=True),
        Switch("race_end", "GP-26", Choice(("all_but_one", "winner_only")), ruling=True),
        Switch("championship", "GP-55", Yes(default=False)),
        Switch("target", "GP-55", Number(default=0, least=0, most=40)),
        Switch("fastest", "GP-56", Yes(default=False)),
        Switch("teams", "GP-60", Yes(default=False)),
        Switch("safety_car", "GP-67", Yes(default=False)),
        Switch("wet", "GP-68", Yes(default=False)),
    ),
)
