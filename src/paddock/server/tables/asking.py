"""What has to be so before a command can be carried out; asked in the words of the refusal."""

from paddock.core import registry
from paddock.lab.warm import is_loaded
from paddock.server.errors import Away, NotNow, NotYours
from paddock.server.people.visitor import Visitor
from paddock.server.tables.seats import Place
from paddock.server.tables.table import Table
from paddock.server.wire.setup import Setup

BEFORE = ("waiting", "opening")
OPEN = (*BEFORE, "playing")


def checked(setup: Setup) -> Setup:
    """A set-up that its game accepts, or an error naming every fault."""
    registry.game(setup.game).box(setup.seats, setup.options)
    return setup


def check_warm(game: str) -> None:
    """A server never compiles: a game that is not ready yet has to wait."""
    if not is_loaded(game):
        raise Away("warming", game=game)


def only(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise NotNow("status", came=table.status)


def check_owner(table: Table, by: Visitor) -> None:
    if table.owner != by.person:
        raise NotYours("owner")


def place_at(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise NotNow("no-seat", came=seat, most=len(table.places) - 1)
    return table.places[seat]


def mine(table: Table, by: Visitor, seat: int) -> Place:
    place = place_at(table, seat)
    if place.kind != "person" or place.person != by.person:
        raise NotYours("seat", seat=seat)
    return place


def at_the_wheel(table: Table, by: Visitor, seat: int) -> Place:
    place = mine(table, by, seat)
    if place.steered:
        raise NotNow("bot-steers", seat=seat)
    return place
