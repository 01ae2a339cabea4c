"""The score sheet: what each seat owns, and where it stands (KM-13)."""

from paddock.core.contract import Labels
from paddock.core.messages import Message, Say, seat_name
from tests.toys.kerb_market.box import Box
from tests.toys.kerb_market.score import rank_of
from tests.toys.kerb_market.state import State

COLUMNS = ("rank", "seat", "stones", "coins")


def sheet(box: Box, state: State, say: Say, labels: Labels) -> list[list[str]]:
    """The rows of the score sheet, its headings first."""
    rows = [[say(Message(f"sheet-{column}")) for column in COLUMNS]]
    for seat in range(box.seats):
        numbers = [rank_of(box, state, seat), state.stones[seat], state.purse[seat]]
        rank, stones, coins = map(str, map(int, numbers))
        rows.append([rank, say(seat_name(seat)), stones, coins])
    return rows
