"""Makes a match out of what somebody typed: seats, options, dice."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddock.bots.levels import LEVELS, is_bot, is_file
from paddock.core import meta as switches
from paddock.core.errors import BadFile, BadOptions, Fault
from paddock.core.log import Seat
from paddock.core.luck import (
    Committed,
    Entered,
    Opened,
    Seeded,
    commitment_of,
    seat_commitment_of,
)
from paddock.core.match import Match
from paddock.core.meta import Files, Kind, Meta, Value
from paddock.terminal.console import Console

ME = "me"


def seats_of(words: Sequence[str], console: Console) -> tuple[Seat, ...]:
    """The seats that `me,club,Ken` means."""
    counts = {level: words.count(level) for level in words}
    seen: dict[str, int] = {}
    seats: list[Seat] = []
    for word in words:
        seen[word] = seen.get(word, 0) + 1
        if is_bot(word):
            seats.append(Seat(_bot_name(word, seen[word], counts[word], console), word))
        elif word == ME:
            seats.append(Seat(_person_name(seen[word], console)))
        else:
            seats.append(Seat(word))
    return tuple(seats)


def _bot_name(word: str, number: int, count: int, console: Console) -> str:
    level = Path(word).stem if is_file(word) else console.text(f"level-{word}")
    return console.text("bot-name", level=level, number=number) if count > 1 else level


def _person_name(number: int, console: Console) -> str:
    return console.text("person-default", number=number)


def checked(words: Sequence[str], given: Sequence[str], meta: Meta) -> dict[str, Any]:
    """The options that `races=5 removed=6,8,6` means, or every fault of seats and options."""
    options, faults = _parsed(given, meta)
    faults += [
        Fault("no-name", f"seats[{i}]", known=", ".join((ME, *LEVELS)))
        for i, word in enumerate(words)
        if not word
    ]
    try:
        complete = switches.checked(meta, len(words), options)
    except BadOptions as error:
        raise BadOptions([*faults, *error.faults]) from None
    if faults:
        raise BadOptions(faults)
    return complete


def _parsed(given: Sequence[str], meta: Meta) -> tuple[dict[str, Any], list[Fault]]:
    kinds = {switch.name: switch.kind for switch in meta.switches}
    options: dict[str, Any] = {}
    faults: list[Fault] = []
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            faults.append(Fault("no-value", name))
        elif name in kinds:
            options[name] = typed(kinds[name], value)
        else:
            options[name] = value  # an unknown one, named with the other faults
    return options, faults


def typed(kind: Kind, text: str) -> Value:
    """What somebody typed for a switch; where files are chosen, NAME.toml is one of their own."""
    value = switches.parse(kind, text)
    if isinstance(kind, Files) and isinstance(value, tuple):
        return tuple(_own_text(str(word)) for word in value)
    return value


def _own_text(word: str) -> str:
    if not word.endswith(".toml"):
        return word
    try:
        return Path(word).read_text(encoding="utf-8") + "\n"
    except UnicodeDecodeError as error:
        raise BadFile(f"{word}: {error}", why=f"{word}: UTF-8? ({error})") from None


def fair_luck(seats: int) -> Committed:
    """Fresh dice that can be checked: a secret of the table, and entropy of every seat."""
    table = secrets.token_hex(8)
    secret = secrets.token_bytes(32)
    entropy = [secrets.token_bytes(16) for _ in range(seats)]
    return Committed(
        table=table,
        commitment=commitment_of(table, secret),
        seats=tuple(
            Opened(seat_commitment_of(table, seat, drawn), drawn.hex())
            for seat, drawn in enumerate(entropy)
        ),
        secret=secret.hex(),
    )


def new_match(
    game: str,
    seats: Sequence[Seat],
    options: Mapping[str, Any],
    seed: int | None = None,
    *,
    real_dice: bool = False,
) -> Match:
    """A match that nobody has touched yet."""
    luck: Seeded | Committed | Entered
    if real_dice:
        luck = Entered()
    elif seed is not None:
        luck = Seeded(seed)
    else:
        luck = fair_luck(len(seats))
    return Match(game, seats, options, luck)


def trusted(console: Console, match: Match) -> bool:
    """Whether the bot files that a stored match names may be run: code of theirs would run here."""
    files = sorted({seat.player for seat in match.seats if is_file(seat.player)})
    if not files:
        return True
    console.tell("trust-question", files=", ".join(files))
    return is_yes(console.ask("(y/n)"))


def is_yes(answer: str) -> bool:
    """Whether somebody agrees."""
    return answer.lower() in ("y", "yes", "はい")
