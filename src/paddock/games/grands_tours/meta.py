"""What is known of Grands Tours before it is loaded."""

from paddock.core.meta import Files, Meta, Numbers, Switch, Words, Yes

ASSIST_WORDS = (
    *("removal", "swap", "same_dice"),
    *("second_action", "short_train", "ones_ride_on"),  # these three are ours (GT-4)
)

META = Meta(
    name="grands_tours",
    title={"ja": "グランツール", "en": "Grands Tours"},
    designer="fullkawa",
    year=0,
    seats=(4, 6),
    minutes=(30, 90),
    rules_version=1,
    rule_prefix="GT",
    switches=(
        Switch(
            "course",
            "GT-2",
            Files(
                default=("grand_tour",),
                words=("grand_tour", "stage_race", "plain_tour"),
                folder="courses",
                length=1,
            ),
        ),
        Switch("assist", "GT-4", Words(default=(), words=ASSIST_WORDS, least=0, most=6)),
        Switch("special_stages", "GT-3", Yes(default=True), ruling=True),
        Switch("leader", "GT-8", Numbers(default=(0,), least=0, most=6, length=6), ruling=True),
    ),
)
