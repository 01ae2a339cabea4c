"""What is known of Kerb Market before it is loaded."""

from paddock.core.meta import Choice, Meta, Number, Numbers, Switch, Yes

META = Meta(
    name="kerb_market",
    title={"ja": "縁石マーケット", "en": "Kerb Market"},
    designer="Paddock",
    year=2025,
    seats=(2, 5),
    minutes=(5, 15),
    rules_version=1,
    rule_prefix="KM",
    switches=(
        Switch("days", "KM-1", Number(default=5, least=1, most=6)),
        Switch("purse", "KM-2", Number(default=6, least=0, most=20)),
        Switch("alike", "KM-6", Choice(("spoil", "sell")), ruling=True),
        Switch(
            "reserve",
            "KM-8",
            Numbers(default=(2,), least=1, most=20, length=6, suggested=(2, 3, 4, 5, 6)),
        ),
        Switch("race", "KM-12", Yes(default=True)),
    ),
)
