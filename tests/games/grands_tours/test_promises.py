"""Promises (GT-45): offered, answered, withdrawn; kept, broken or lapsed by what was done."""

from collections.abc import Mapping
from typing import Any

import pytest

from paddock.bots.contract import Glimpse
from paddock.bots.levels import bot
from paddock.core import storage
from paddock.core.errors import BadOptions
from paddock.core.log import Act, Back, Seat
from paddock.core.luck import Seeded
from paddock.core.match import Match
from paddock.core.promises import (
    PROMISE,
    STANDINGS,
    Promise,
    answer,
    let_bots_talk,
    may_see,
    offer,
    room_of,
    withdrawal,
)
from paddock.core.texts import LANGUAGES, Speaker
from paddock.core.who import NOBODY
from paddock.games.grands_tours.promises import PROMISES, bots
from paddock.games.grands_tours.promises.form import asked, form
from paddock.games.grands_tours.promises.terms import Deed
from paddock.games.grands_tours.state import Phase
from tests.games.grands_tours.table import GAME, NAME, Table, course_text, table

CARDS = "3S, 3M, 2S"
PELOTON = {"A": "2 3 5 5 6", "B": "2 3 6 6", "C": "2 3 4", "D": "4 5 6"}


def in_play(seed: int = 1, cards: str = CARDS) -> Match:
    """A real match, at Anna's first turn."""
    seats = [Seat(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    match = Match(NAME, seats, {"course": [course_text(cards)], "leader": [1]}, Seeded(seed))
    match.settle()
    while match.state.phase == 4:  # everybody keeps what was rolled at Camp
        match.play(match.due_seats()[0], 0)
    return match


def do(match: Match, *words: str) -> None:
    """Actions of whoever is due, called as at the table of the other tests."""
    for word in words:
        here = Table(match.box, match.state)
        may = here.numbers()
        assert word in may, f"{word!r} came, one of {list(may)} was wanted"
        match.play(match.due_seats()[0], may[word][0])
        match.settle()


def passing(match: Match, times: int = 1) -> None:
    for _ in range(times):
        here = Table(match.box, match.state)
        do(match, "pass", here_die(match))
        if "only-one" in here.may():
            do(match, "only-one")
        while here.phase == Phase.EXCHANGE:
            do(match, here.may()[0])


def here_die(match: Match) -> str:
    """The lowest die of whoever is due."""
    seat = match.due_seats()[0]
    return f"die {GAME.view(match.box, match.state, NOBODY).teams[seat].peloton[0].face}"


def place(match: Match, card: int, face: int) -> None:
    do(match, "place")
    for word in (f"on {card}", f"die {face}"):
        if word in Table(match.box, match.state).may():
            do(match, word)
    finish(match)


def finish(match: Match) -> None:
    """Team dice first, where it is all the same."""
    here = Table(match.box, match.state)
    while here.phase in (Phase.DIE, Phase.SPEND):
        do(match, here.may()[0])


def plain(**more: int | str) -> dict[str, int | str]:
    """Anna to Ben: I will place a 5 on card 2, until round 2."""
    terms: dict[str, int | str] = {"to": 1, "public": 1, "will": 1, "verb": "place", "face": 5}
    return offer({**terms, "card": 2, "until": 2, "if": 0, **more})


def deal(**more: int | str) -> dict[str, int | str]:
    """... if Ben places a 6 there."""
    terms: dict[str, int | str] = {"if": 1, "if_will": 1, "if_verb": "place", "if_face": 6}
    return plain(**{**terms, "if_card": 2, **more})


def say(match: Match, who: int, data: Mapping[str, Any]) -> None:
    match.note(who, PROMISE, PROMISES.checked(match, who, data))


def agreed(match: Match, data: Mapping[str, Any]) -> Match:
    say(match, 0, data)
    say(match, 1, answer(1, yes=True))
    return match


def standing(match: Match) -> str:
    (promise,) = PROMISES.promises(match)
    return promise.standing


def faces(match: Match, seat: int) -> list[int]:
    return [die.face for die in GAME.view(match.box, match.state, NOBODY).teams[seat].peloton]


def good_seed(wanted: Mapping[int, list[int]]) -> Match:
    """A match in which these seats have these faces."""
    for seed in range(500):
        match = in_play(seed)
        if all(set(f) <= set(faces(match, seat)) for seat, f in wanted.items()):
            return match
    raise AssertionError("no such seed")


# GT-45
def test_the_contract_finds_the_room_by_its_name() -> None:
    assert room_of(GAME) is PROMISES
    assert room_of(object()) is None


# GT-45
def test_a_promise_is_offered_answered_declined_or_withdrawn() -> None:
    match = in_play()
    say(match, 0, plain())
    assert standing(match) == "offered"
    say(match, 1, answer(1, yes=True))
    assert standing(match) == "agreed"
    declined = in_play()
    say(declined, 0, plain())
    say(declined, 1, answer(1, yes=False))
    assert standing(declined) == "declined"
    withdrawn = in_play()
    say(withdrawn, 0, plain())
    say(withdrawn, 0, withdrawal(1))
    assert standing(withdrawn) == "withdrawn"


# GT-45
def test_only_those_concerned_answer_or_withdraw_and_only_once() -> None:
    match = in_play()
    say(match, 0, plain())
    for who, data in [(2, answer(1, yes=True)), (0, answer(1, yes=True)), (1, withdrawal(1))]:
        with pytest.raises(BadOptions, match="promise"):
            PROMISES.checked(match, who, data)
    say(match, 1, answer(1, yes=True))
    for who, data in [(1, answer(1, yes=False)), (0, withdrawal(1)), (1, answer(2, yes=True))]:
        with pytest.raises(BadOptions, match="promise"):
            PROMISES.checked(match, who, data)


# GT-45
@pytest.mark.parametrize(
    ("data", "where"),
    [
        (plain(to=0), {"to"}),
        (plain(to=7, verb="sell", until=99), {"to", "verb", "until"}),
        (plain(face=9, card=1), {"face", "card"}),
        (plain(will=2, public=True), {"will", "public"}),
        ({"do": "offer"}, {"to", "will", "verb", "until"}),
        (plain(**{"if": 1}), {"if_will", "if_verb"}),
        ({**plain(), "price": 3}, {"price"}),
        ({"do": "sing"}, {"do"}),
        ({}, {"do"}),
        ({"do": "answer", "promise": 1, "yes": 2, "x": 1}, {"promise", "yes", "x"}),
    ],
)
def test_every_fault_of_a_note_is_named(data: dict[str, Any], where: set[str]) -> None:
    match = in_play()
    with pytest.raises(BadOptions) as caught:
        PROMISES.checked(match, 0, data)
    assert {fault.where for fault in caught.value.faults} == where
    assert match.entries == in_play().entries


# GT-45
def test_kept_when_it_was_done_in_time() -> None:
    match = agreed(good_seed({0: [5]}), plain())
    place(match, 2, 5)
    assert standing(match) == "kept"


# GT-45
def test_broken_when_the_round_is_over_and_it_was_not_done() -> None:
    match = agreed(good_seed({0: [5]}), plain())
    passing(match, 3)
    assert standing(match) == "agreed"
    passing(match)
    assert standing(match) == "broken"


# GT-45
def test_a_train_places_each_of_its_faces() -> None:
    match = agreed(good_seed({0: [4, 5, 6]}), plain())
    do(match, "train", "on 2", "span 4-5-6")
    finish(match)
    assert standing(match) == "kept"


# GT-45
def test_lapsed_when_the_condition_was_not_met() -> None:
    match = agreed(good_seed({0: [5], 1: [6]}), deal())
    passing(match, 4)
    assert standing(match) == "lapsed"


# GT-45
def test_broken_when_the_condition_was_met_and_the_promise_not_kept() -> None:
    match = agreed(good_seed({0: [5], 1: [6]}), deal())
    passing(match)
    place(match, 2, 6)
    passing(match, 2)
    assert standing(match) == "broken"


# GT-45
def test_lapsed_when_the_card_was_gone_before_the_time_was_up() -> None:
    match = agreed(good_seed({0: [5]}), plain(until=3))
    passing(match, 4)
    assert standing(match) == "lapsed"


# GT-45
def test_lapsed_when_the_die_was_not_there() -> None:
    match = agreed(good_seed({0: [5], 1: [6]}), plain(verb="replace", face=4))
    passing(match, 4)
    assert standing(match) == "lapsed"
    there = agreed(good_seed({0: [5], 1: [6]}), plain(verb="replace", face=6))
    passing(there)
    place(there, 2, 6)
    passing(there, 2)
    assert standing(there) == "broken"


# GT-45
def test_what_one_will_not_do_is_kept_by_leaving_it_and_broken_by_doing_it() -> None:
    kept = agreed(good_seed({0: [5]}), plain(will=0))
    passing(kept, 4)
    assert standing(kept) == "kept"
    broken = agreed(good_seed({0: [5]}), plain(will=0))
    place(broken, 2, 5)
    assert standing(broken) == "broken"
    other = agreed(good_seed({0: [5, 6]}), plain(will=0))
    place(other, 2, 6)
    assert standing(other) == "agreed"
    any_face = agreed(good_seed({0: [5, 6]}), plain(will=0, face=0))
    place(any_face, 2, 6)
    assert standing(any_face) == "broken"


# GT-45
def test_passing_can_be_promised_too() -> None:
    terms: dict[str, int | str] = {"to": 1, "public": 1, "will": 1, "verb": "pass"}
    match = agreed(in_play(), offer({**terms, "until": 2, "if": 0}))
    passing(match)
    assert standing(match) == "kept"


# GT-45
def test_an_offer_nobody_has_answered_lapses_and_one_to_everybody_stands_at_once() -> None:
    match = good_seed({0: [5]})
    say(match, 0, plain())
    say(match, 0, plain(to=NOBODY))
    assert [p.standing for p in PROMISES.promises(match)] == ["offered", "agreed"]
    passing(match, 4)
    assert [p.standing for p in PROMISES.promises(match)] == ["lapsed", "broken"]


# GT-45
def test_what_was_done_before_the_promise_does_not_count() -> None:
    match = good_seed({0: [5], 1: [2, 3, 4]})
    place(match, 2, 5)
    say(match, 0, plain(until=2))
    say(match, 1, answer(1, yes=True))
    assert standing(match) == "agreed"


# GT-45
def test_taking_a_deed_back_takes_its_judgement_back_but_not_what_was_said() -> None:
    match = agreed(good_seed({0: [5]}), plain())
    before = match.ply
    place(match, 2, 5)
    assert standing(match) == "kept"
    match.back_to(before)
    assert isinstance(match.entries[-1], Back)
    assert standing(match) == "agreed"


# GT-45
def test_promises_never_touch_the_rules_and_are_stored_with_the_match(tmp_path: Any) -> None:
    match = good_seed({0: [5]})
    digest, legal = match.digest(), match.legal(0)
    agreed(match, deal())
    assert (match.digest(), match.legal(0)) == (digest, legal)
    path = tmp_path / "match.json"
    storage.save(match, path)
    again = storage.load(path)
    assert PROMISES.promises(again) == PROMISES.promises(match)


# GT-45, GT-50
def test_a_private_promise_is_seen_by_those_concerned_only() -> None:
    match = in_play()
    say(match, 0, plain(public=0))
    say(match, 0, plain(public=1))
    private, public = PROMISES.promises(match)
    assert [may_see(private, seat) for seat in (NOBODY, 0, 1, 2, 3)] == [
        False,
        True,
        True,
        False,
        False,
    ]
    assert all(may_see(public, seat) for seat in (NOBODY, 0, 1, 2, 3))
    looks = [Glimpse(match, seat, 1).promises for seat in (0, 2)]
    assert [len(seen) for seen in looks] == [2, 1]


# GT-45
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_can_be_said_in_both_languages(language: Any) -> None:
    match = in_play()
    say(match, 0, plain(to=NOBODY, will=0, face=0))
    say(match, 0, deal(if_verb="remove", if_will=0, public=0))
    speaker = Speaker(language, [storage.registry.folder(NAME)], ["Anna", "Ben", "Cleo", "Dan"])
    told = [speaker.say(promise.text) for promise in PROMISES.promises(match)]
    if language == "en":
        end = "until the end of round 2"
        assert told[0] == f"Anna to everybody: Anna will not place any die on card 2, {end}"
        condition = "if Ben will not remove the 6 from card 2"
        assert told[1] == f"Anna to Ben: Anna will place a 5 on card 2 {condition}, {end}"
    for field in form(match, 0):
        assert speaker.say(field.text)
        assert all(speaker.say(choice.text) for choice in field.choices)


# GT-45
def test_any_answers_to_the_questions_of_the_form_make_a_note() -> None:
    match = in_play()
    for nth in range(12):
        made: dict[str, int | str] = {}
        for i, field in enumerate(form(match, 0)):
            if asked(field, made):
                made[field.name] = field.choices[(nth * 7 + i * 3) % len(field.choices)].value
        assert PROMISES.checked(match, 0, offer(made))


# Bots


def bargain_table() -> Table:
    """Cleo leads on card 2 with a 5 and a 6; Anna has two 5s, Ben two 6s."""
    return table(
        cards=CARDS,
        peloton=PELOTON,
        on={2: "C5 C6 A3 B4"},
        sprints=[1, 0, 1],
        jerseys="AA-",
    )


def stand_in(made: Table) -> Match:
    match = in_play()
    for name in made.state.dtype.names:
        match.state[name] = made.state[name]
    match.due = int(GAME.due(match.box, match.state))
    return match


# GT-45
def test_a_bot_offers_what_helps_both_and_the_other_agrees() -> None:
    match = stand_in(bargain_table())
    (said,) = PROMISES.speak(match, 0)
    assert said["verb"] == said["if_verb"] == "replace"
    assert (said["face"], said["if_face"], said["to"], said["card"]) == (5, 6, 1, 2)
    say(match, 0, said)
    assert PROMISES.speak(match, 0) == []  # one a round
    assert PROMISES.speak(match, 1) == [answer(1, yes=True)]


# GT-45
def test_a_bot_declines_what_harms_it_or_what_it_cannot_do() -> None:
    match = stand_in(bargain_table())
    say(match, 0, deal(to=2, verb="replace", face=6, if_verb="replace", if_face=5))
    assert PROMISES.speak(match, 2) == [answer(1, yes=False)]


# GT-45
def test_what_a_bot_has_promised_weighs_more_than_all_else_and_is_not_certain() -> None:
    made = bargain_table()
    deeds = [Deed(True, "replace", 5, 1)]
    numbers = made.numbers()
    legal = [number for number, _ in numbers.values()]
    liked = [100] * len(legal)
    weighed = dict(zip(numbers, bots.inclined(made.state, 0, deeds, legal, liked), strict=True))
    assert weighed["replace"] > 10 * (sum(weighed.values()) - weighed["replace"])
    assert all(weight > 0 for weight in weighed.values())
    never = bots.inclined(made.state, 0, [Deed(False, "replace", 5, 1)], legal, liked)
    assert dict(zip(numbers, never, strict=True))["replace"] == 1


# GT-45
@pytest.mark.compiled_only
def test_bots_bargain_through_whole_races_and_mostly_keep_their_word() -> None:
    seen: list[Promise] = []
    for seed in range(8):
        match = in_play(seed, "3S, 4M, 5S, 3M, 6S, 4M, 2S, 7S")
        choose = bot("club")
        while not match.over:
            let_bots_talk(match, range(4))
            seat = match.due_seats()[0]
            match.play(seat, choose(Glimpse(match, seat, 1000 * seed + match.ply)))
            match.settle()
        assert all(isinstance(entry, Act) for entry in match.line if hasattr(entry, "who"))
        seen += PROMISES.promises(match)
    counts = {name: sum(promise.standing == name for promise in seen) for name in STANDINGS}
    assert counts["kept"] >= 3, counts
    assert counts["kept"] > 3 * counts["broken"], counts
    assert counts["agreed"] == counts["offered"] == 0, counts
