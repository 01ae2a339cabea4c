"""What is known of Formula Motor Racing before it is loaded."""

from paddock.core.meta import Choice, Meta, Number, Numbers, Switch, Yes

META = Meta(
    name="formula_motor_racing",
    title={"ja": "フォーミュラ・モーター・レーシング", "en": "Formula Motor Racing"},
    designer="Reiner Knizia",
    year=2001,
    seats=(3, 6),
    minutes=(20, 60),
    rules_version=1,
    rule_prefix="FMR",
    switches=(
        Switch("races", "FMR-24", Number(default=3, least=1, most=17)),
        Switch("colours", "FMR-5", Choice(("pick", "lot")), ruling=True),
        Switch(
            "removed",
            "FMR-26",
            Numbers(default=(0,), least=0, most=24, length=17, suggested=(6,)),
        ),
        Switch("drivers", "FMR-27", Yes(default=False)),
        Switch("charge_at_front", "FMR-16", Choice(("ends", "goes_on")), ruling=True),
        Switch("two_teams", "FMR-25", Choice(("better", "added")), ruling=True),
    ),
)
