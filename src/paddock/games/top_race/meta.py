"""What is known of Top Race before it is loaded."""

from paddock.core.meta import Choice, Files, Meta, Number, Switch, Yes

META = Meta(
    name="top_race",
    title={"ja": "トップレース", "en": "Top Race"},
    designer="Wolfgang Kramer",
    year=1996,
    seats=(2, 6),
    minutes=(45, 90),
    rules_version=1,
    rule_prefix="TR",
    switches=(
        Switch("races", "TR-6", Number(default=3, least=1, most=9)),
        Switch("auction", "TR-11", Choice(("clockwise", "secret", "outcry")), ruling=True),
        Switch("curves", "TR-23", Choice(("lanes", "free")), ruling=True),
        Switch("tips", "TR-40", Yes(default=True)),
        Switch("tip_own", "TR-42", Yes(default=False)),
        Switch("deck", "TR-2", Files(("printed",), ("printed",), folder="decks", length=1)),
    ),
)
