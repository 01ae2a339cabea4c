"""How a table may be set up."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Options = Mapping[str, Any]


class Clock(msgspec.Struct, frozen=True):
    """How long one may think. `none`: as long as one likes."""

    kind: Literal["none", "live", "days"] = "none"
    move: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 60  # seconds for a move
    bank: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0  # seconds for a whole match, on top
    lot: Annotated[int, Meta(ge=1, le=7 * 86_400)] = 10  # seconds until the table ends an outcry


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """All that is decided before people sit down."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Options = {}
    public: bool = False
    hot_seat: bool = False  # one person may sit on several seats
    free_text: bool = True  # talk in one's own words; phrases always
    watching: bool = True  # may others than the players watch
    replay: Literal["all", "players"] = "all"  # who may see it when it is over
    clock: Clock = Clock()
