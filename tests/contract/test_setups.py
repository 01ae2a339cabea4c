"""Every set-up of every game: what is accepted, what is refused and how."""

from typing import Any

import pytest

from paddock.core import registry
from paddock.core.contract import Message
from paddock.core.errors import BadOptions, Fault, UnknownGame
from paddock.core.meta import Choice, Files, Kind, Number, Numbers, Words, Yes
from paddock.core.texts import LANGUAGES, Speaker
from tests.matches import every_game, every_setup, seat_counts

PLACE = 16 * 1024  # bytes: what box and state may take together


@every_game
def test_every_number_of_seats_and_value_of_a_switch_is_played(game: str) -> None:
    meta, setups = registry.meta(game), list(every_setup(game))
    assert {seats for seats, _ in setups} == set(seat_counts(game))
    for switch in meta.switches:
        said = {options.get(switch.name, default(switch.kind)) for _, options in setups}
        assert said >= every_value(switch.kind)
        if isinstance(switch.kind, Numbers | Files) and switch.kind.length > 1:
            assert any(isinstance(value, tuple) and len(value) > 1 for value in said)


def default(kind: Kind) -> Any:
    """What a switch says when nobody touches it."""
    return kind.words[0] if isinstance(kind, Choice) else kind.default


def every_value(kind: Kind) -> set[Any]:
    """All words and answers; of numbers the least, the most and the usual."""
    match kind:
        case Yes():
            return {True, False}
        case Choice(words=words):
            return set(words)
        case Number(default=usual, least=least, most=most):
            return {usual, least, most}
        case Numbers(default=usual, least=least, most=most):
            return {usual, (least,), (most,)}
        case Words(default=usual):
            return {usual}
        case Files(default=usual, words=words):
            return {usual, *((word,) for word in words)}


def wrong_values(kind: Kind) -> list[Any]:
    """Values that no game accepts for such a switch."""
    match kind:
        case Yes():
            return [0, 1, "yes", None, []]
        case Choice(words=words):
            return ["", words[0] + "x", 0, None, list(words)]
        case Number(least=least, most=most):
            return [least - 1, most + 1, str(least), float(least), True, None, [least]]
        case Numbers(least=least, most=most, length=length):
            numbers: list[Any] = [[], [least - 1], [most + 1], [True], ["0"], [[least]]]
            return [*numbers, least, None, str(least), [least] * (length + 1)]
        case Words(words=words, least=least, most=most):
            too_few: list[Any] = [[]] if least else []
            texts: list[Any] = [[words[0] + "x"], [0], words[0], None, [words[0], words[0]]]
            return [*texts, *too_few, [*words, *words][: most + 1]]
        case Files(words=words, length=length):
            return [[words[0] + "x"], [], [0], words[0], None, [words[0]] * (length + 1), ["a\nb"]]


@every_game
def test_a_wrong_value_is_refused_and_its_switch_named(game: str) -> None:
    seats = seat_counts(game)[0]
    for switch in registry.meta(game).switches:
        for value in wrong_values(switch.kind):
            with pytest.raises(BadOptions) as caught:
                registry.game(game).box(seats, {switch.name: value})
            assert {fault.where.split("[")[0] for fault in caught.value.faults} == {switch.name}


@every_game
def test_every_fault_of_a_value_can_be_said(game: str) -> None:
    for switch in registry.meta(game).switches:
        for value in wrong_values(switch.kind):
            with pytest.raises(BadOptions) as caught:
                registry.game(game).box(seat_counts(game)[0], {switch.name: value})
            for says in [Speaker(language, [registry.folder(game)]) for language in LANGUAGES]:
                assert all(switch.name in says.say(message(f)) for f in caught.value.faults)


def message(fault: Fault) -> Message:
    """A fault as a text."""
    said: dict[str, Any] = {"where": fault.where, **fault.data}
    return Message(f"fault-{fault.kind}", said)


@every_game
def test_all_faults_are_named_at_once(game: str) -> None:
    meta = registry.meta(game)
    wrong = {switch.name: wrong_values(switch.kind)[0] for switch in meta.switches}
    with pytest.raises(BadOptions) as caught:
        registry.game(game).box(meta.seats[1] + 1, {**wrong, "no such switch": 1})
    named = {fault.where.split("[")[0] for fault in caught.value.faults}
    assert named >= {"seats", "no such switch", *wrong}


@every_game
def test_too_few_and_too_many_seats_are_refused(game: str) -> None:
    counts = seat_counts(game)
    for seats in (counts[0] - 1, counts[-1] + 1, 0, -1):
        with pytest.raises(BadOptions, match="seats"):
            registry.game(game).box(seats, {})


def test_a_game_that_is_not_there_is_refused_by_name() -> None:
    for name in ("no_such_game", "", "../games", "core"):
        with pytest.raises(UnknownGame, match=repr(name)):
            registry.meta(name)


@every_game
def test_the_folder_has_the_name_of_the_game(game: str) -> None:
    assert registry.meta(game).name == game == registry.game(game).META.name


@every_game
def test_box_and_state_are_small(game: str) -> None:
    module = registry.game(game)
    assert module.BOX.itemsize + module.STATE.itemsize <= PLACE


def test_every_record_is_one_game_s_alone() -> None:
    modules = [registry.game(game) for game in registry.names()]
    assert len({module.STATE for module in modules}) == len(modules)
    assert len({module.BOX for module in modules}) == len(modules)


@every_game
def test_records_hold_no_gaps_and_nothing_but_numbers(game: str) -> None:
    module = registry.game(game)
    for record in (module.BOX, module.STATE):
        assert record.itemsize == sum(record[name].itemsize for name in record.names)
        assert record.itemsize % 4 == 0
        assert {record[name].base.kind for name in record.names} <= {"i", "u", "f"}
