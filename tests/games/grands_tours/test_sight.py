"""What a player may know (GT-50): everything but luck to come; and where things lie (GT-6)."""

import msgspec

from paddock.core.luck import new_stream
from paddock.core.who import NOBODY
from tests.games.grands_tours.table import GAME, opening, table, walk


# GT-50
def test_every_seat_and_every_spectator_sees_the_same() -> None:
    made = opening(5)
    for number, _ in enumerate(walk(made, 3)):
        if number % 25 == 0:
            views = [GAME.view(made.box, made.state, seat) for seat in (NOBODY, *range(5))]
            alike = {msgspec.json.encode(msgspec.structs.replace(view, me=0)) for view in views}
            assert len(alike) == 1
            assert [view.me for view in views] == [NOBODY, *range(5)]
        for event in made.told:
            assert GAME.sees(made.box, made.state, 2, event) is event


# GT-50
def test_there_is_nothing_to_deal_anew() -> None:
    made = opening(4)
    for number, _ in enumerate(walk(made, 4)):
        if number % 50 == 0:
            before = made.state.tobytes()
            GAME.redeal(made.box, made.state, 1, new_stream(number))
            assert made.state.tobytes() == before


# GT-50, GT-12
def test_cards_that_are_not_opened_are_not_in_the_view() -> None:
    made = opening(4, course=["plain_tour"]).advance()
    shown = made.view()
    assert len(shown.course) == int(made.state.opened) == 1
    assert shown.cards == 24


# GT-6
def test_every_die_is_in_one_area() -> None:
    made = table(
        jerseys="AAB",
        peloton={"A": "2 5 7g", "B": "3 3"},
        on={2: "A4 B5m", 3: "C6"},
    )
    a, b = made.team("A"), made.team("B")
    assert (a.gruppetto, a.jerseys_out, a.parked, len(a.peloton)) == (4, (1,), 2, 3)
    assert (b.gruppetto, b.jerseys_out, b.parked, len(b.peloton)) == (6, (), 1, 2)
    assert made.view().owners == (0, 0, 1)
    card = made.view().course[1]
    assert [(die.face, die.seat, die.own) for die in card.dice] == [(4, 0, 0), (5, 1, 3)]
    assert card.totals == (4, 5, 0, 0)
