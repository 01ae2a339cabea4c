"""Only for the bench of the server: the smallest dice game that its peer can play too."""

from paddock.core.meta import Meta, Number, Switch

META = Meta(
    name="pig",
    title={"ja": "ピッグ", "en": "Pig"},
    designer="-",
    year=1945,
    seats=(2, 8),
    minutes=(5, 15),
    rules_version=1,
    rule_prefix="PIG",
    switches=(Switch("target", "PIG-1", Number(default=100, least=10, most=1_000_000_000)),),
)
