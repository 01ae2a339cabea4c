"""Cards change hands: laid, thrown away, drawn, shuffled."""

from paddock.core.compiled import rule
from paddock.core.events import Book, tell
from paddock.core.who import NOBODY
from paddock.games.nitro_dice.events import SHUFFLES
from paddock.games.nitro_dice.state import State
from paddock.games.nitro_dice.tables import KINDS, MAX_SEATS


@rule
def take_from_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand; of two alike, the one from before the last shuffle (ND-70)."""
    state.hand[seat, kind] -= 1
    state.held[seat] -= 1
    if state.old[seat, kind] > 0:
        state.old[seat, kind] -= 1


@rule
def lay(state: State, seat: int, kind: int) -> None:
    """A card is laid for a cost; it is discarded at the end of the move (ND-16)."""
    take_from_hand(state, seat, kind)
    state.laid[kind] += 1


@rule
def throw_away(state: State, seat: int, kind: int) -> None:
    """A card goes onto the discards at once (ND-32)."""
    take_from_hand(state, seat, kind)
    state.discards[kind] += 1


@rule
def discard_laid(state: State) -> None:
    """The cards laid in a move become discards (ND-16)."""
    for kind in range(KINDS):
        state.discards[kind] += state.laid[kind]
        state.laid[kind] = 0


@rule
def put_into_hand(state: State, seat: int, kind: int) -> None:
    """A card of the pile comes into a hand."""
    state.pile[kind] -= 1
    state.stock -= 1
    state.drawn[seat] += 1
    state.hand[seat, kind] += 1
    state.held[seat] += 1


@rule
def shuffle(state: State, book: Book) -> None:
    """The discards become the pile; what is in the hands is from before that (ND-42, ND-70)."""
    for kind in range(KINDS):
        state.pile[kind] = state.discards[kind]
        state.stock += state.discards[kind]
        state.discards[kind] = 0
        for seat in range(MAX_SEATS):
            state.old[seat, kind] = state.hand[seat, kind]
    if state.stock > 0:
        tell(book, SHUFFLES, NOBODY, state.stock, 0, 0, 0)
