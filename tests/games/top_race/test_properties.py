"""What holds in every position that random play can reach."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.compiled import INTERPRETED
from paddock.games.top_race.course import generate
from paddock.games.top_race.state import Phase
from paddock.games.top_race.tables import CARS, FINISH, PRIZES, PURSE, TIP_VALUES
from tests.games.top_race.table import Table, opening, walk

seeds = st.integers(0, 2**32)
few = settings(max_examples=4 if INTERPRETED else 20, deadline=None)
RACING = {Phase.PLAY, Phase.CHOOSE, Phase.USE, Phase.MOVE, Phase.RETURN, Phase.TIP}


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """A number of seats and options of a table."""
    options: dict[str, Any] = {"races": draw(st.integers(1, 2))}
    options["auction"] = draw(st.sampled_from(["clockwise", "secret", "outcry"]))
    options["curves"] = draw(st.sampled_from(["lanes", "free"]))
    options["tips"] = draw(st.booleans())
    options["tip_own"] = draw(st.booleans())
    if draw(st.booleans()):
        options["deck"] = (generate(draw(st.integers(0, 9)), {"four": draw(st.integers(0, 3))}),)
    return draw(st.integers(2, 6)), options


def level_prize(values: list[int], place: int, cars: int) -> int:
    """An even share of some places, cut toward zero."""
    return int(sum(values[place - 1 : place - 1 + cars]) / cars)


# TR-10, TR-31, TR-41: what the bank has gained is what the players have lost
@few
@given(setups(), seeds)
def test_money_is_conserved_between_bank_and_players(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    seats, options = setup
    made = opening(seats, **options)
    books = [PURSE] * seats
    for _ in walk(made, seed):
        for event in made.told:
            name = made_kind(event.kind)
            if name in ("lot-sold", "last-car", "must-take"):
                books[event.who] -= event.b
            elif name in ("car-placed", "tip-opened"):
                books[event.who] += event.c
        assert made.cash() == books
        assert sum(books) + int(made.state.bank) == PURSE * seats


def made_kind(kind: int) -> str:
    from tests.games.top_race.table import GAME

    return GAME.KINDS[kind].name


# TR-15, TR-22: no two cars on a square
@few
@given(setups(), seeds)
def test_no_two_cars_stand_on_a_square(setup: tuple[int, dict[str, Any]], seed: int) -> None:
    made = opening(setup[0], **setup[1])
    for _ in walk(made, seed):
        state = made.state
        standing = [
            int(state.square[car])
            for car in range(CARS)
            if 0 <= state.square[car] < FINISH and not state.punctured[car]
        ]
        assert len(set(standing)) == len(standing)
        if made.phase in RACING:
            assert min(state.square.tolist()) >= 0


# TR-22: cars never go back, and only one moves at a time
@few
@given(setups(), seeds)
def test_cars_only_go_forward(setup: tuple[int, dict[str, Any]], seed: int) -> None:
    made = opening(setup[0], **setup[1])
    before: list[int] = []
    race = 0
    for _ in walk(made, seed):
        if made.phase not in RACING:
            continue
        columns = [int(made.box.last[square]) for square in made.state.square]
        if before and race == made.state.race:
            assert all(a <= b for a, b in zip(before, columns, strict=True))
        before, race = columns, int(made.state.race)


# TR-5: every card is in a hand, played, or unseen
@few
@given(setups(), seeds)
def test_all_cards_are_somewhere(setup: tuple[int, dict[str, Any]], seed: int) -> None:
    made = opening(setup[0], **setup[1])
    deck = Counter({kind: int(n) for kind, n in enumerate(made.box.copies) if n})
    played: Counter[int] = Counter()
    for _ in walk(made, seed):
        for event in made.told:
            if made_kind(event.kind) == "race-starts":
                played.clear()
            if made_kind(event.kind) == "card-played":
                played[event.a] += 1
        if made.phase is Phase.DEAL or made.phase is Phase.OVER:
            continue
        held: Counter[int] = Counter(played)
        for hand in [*made.state.hand[: made.box.seats], made.state.unseen]:
            held.update({kind: int(n) for kind, n in enumerate(hand) if n})
        assert held == deck
        assert made.state.held.tolist() == made.state.hand.sum(axis=1).tolist()


# TR-12, TR-15, TR-30, TR-31: everybody has a car, and every race ranks all six
@few
@given(setups(), seeds)
def test_every_race_ranks_all_six_cars_and_pays_their_prizes(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    seats, options = setup
    made = opening(seats, **options)
    for _ in walk(made, seed):
        pass
    values: list[int] = PRIZES.tolist()
    for race in range(int(made.box.races)):
        places = made.places(race)
        counts = Counter(places.values())
        assert sum(counts.values()) == CARS
        ranked = sorted(places.values())
        assert ranked == [ranked.index(place) + 1 for place in ranked]
        paid = sum(level_prize(values, place, n) * n for place, n in counts.items())
        assert 550 - CARS < paid <= 550
        assert set(made.state.owner[race].tolist()) >= set(range(seats))


# TR-40, TR-42: a tip for each player or for none, and never on an own car unless allowed
@few
@given(setups(), seeds)
def test_tips_are_given_by_all_and_pay_by_the_table(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    seats, options = setup
    made = opening(seats, **options)
    for _ in walk(made, seed):
        for event in made.told:
            if made_kind(event.kind) == "tip-opened":
                race = int(made.state.race) - (made.phase is not Phase.OVER)
                places = made.state.place[race].tolist()
                place = places[event.b]
                values = TIP_VALUES[event.a].tolist()
                assert event.c == level_prize(values, place, places.count(place))
    for race in range(int(made.box.races)):
        given_tips = made.state.tip[race, :seats]
        for tip in range(3):
            column: list[int] = given_tips[:, tip].tolist()
            assert len({car == -1 for car in column}) == 1
            for seat, car in enumerate(column):
                own = car >= 0 and made.state.owner[race, car] == seat
                assert options["tip_own"] or not own
        if not options["tips"]:
            assert (given_tips == -1).all()


def test_every_phase_is_met() -> None:
    met: set[Phase] = set()
    for seed, auction in enumerate(("clockwise", "secret", "outcry") * 3):
        made: Table = opening(2, races=1, auction=auction)
        for _ in walk(made, seed):
            met.add(made.phase)
    assert met >= set(Phase) - {Phase.RETURN}
