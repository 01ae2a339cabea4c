"""A market at which wares and dice come as a test says; wares are called by their names."""

from collections.abc import Sequence

from paddock.core.events import Event
from paddock.core.log import Seat
from paddock.core.luck import Entered
from paddock.core.match import Match
from paddock.core.meta import Value
from paddock.core.who import TABLE
from tests.toys.kerb_market.actions import BID, CHOOSE, CONTENT, GET_WARE, HAMMER, SUM, pack
from tests.toys.kerb_market.events import KINDS
from tests.toys.kerb_market.tables import WARES

NAME = "kerb_market"
ALL_DIFFERENT = ("sticker cap mug", "cap mug gloves", "mug gloves visor")


def market(*hands: str, **options: Value) -> Match:
    """A match whose seats have drawn these hands, ready for the first choice."""
    seats = [Seat(f"Seat {i + 1}") for i in range(len(hands))]
    match = Match(NAME, seats, options, Entered())
    draw(match, *hands)
    return match


def ware(name: str) -> int:
    """The kind of a ware by its name."""
    return WARES.index(name)


def draw(match: Match, *hands: str) -> None:
    """The seats that need wares draw these."""
    for name in " ".join(hands).split():
        match.enter(pack(GET_WARE, ware(name)))


def refill(match: Match) -> None:
    """The hands are filled with whatever comes first."""
    while match.luck_is_due:
        match.enter(match.chances()[0][0])


def choose(match: Match, seat: int, name: str) -> tuple[Event, ...]:
    """A seat chooses a ware."""
    return match.play(seat, pack(CHOOSE, ware(name)))


def bring(match: Match, *wares: str) -> None:
    """All seats choose, in seat order."""
    for seat, name in enumerate(wares):
        choose(match, seat, name)


def roll(match: Match, total: int) -> tuple[Event, ...]:
    """The dice show this sum."""
    return match.enter(pack(SUM, total))


def bid(match: Match, seat: int, coins: int) -> tuple[Event, ...]:
    """A seat bids."""
    return match.play(seat, pack(BID, coins))


def be_content(match: Match, *seats: int) -> None:
    """Seats want no more, one after the other."""
    for seat in seats:
        match.play(seat, pack(CONTENT, 0))


def hammer(match: Match) -> tuple[Event, ...]:
    """The time is up."""
    return match.play(TABLE, pack(HAMMER, 0))


def lot(**options: Value) -> Match:
    """Three seats with 6 coins each before the first stone: nothing has been sold."""
    match = market(*ALL_DIFFERENT, **options)
    bring(match, "cap", "cap", "mug")
    roll(match, 2)
    return match


def names(events: Sequence[Event]) -> list[str]:
    """What happened, by the names of the kinds."""
    return [KINDS[event.kind].name for event in events]


def purses(match: Match) -> list[int]:
    """The coins of each seat."""
    return match.state.purse[: len(match.seats)].tolist()


def stones(match: Match) -> list[int]:
    """The stones of each seat."""
    return match.state.stones[: len(match.seats)].tolist()
