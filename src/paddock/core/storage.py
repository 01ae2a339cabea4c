"""A match to a file and back, and the check that the file keeps its word."""

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import numpy as np

from paddock.core import log, registry
from paddock.core.errors import BadFile, PaddockError, Tampered, TooNew
from paddock.core.log import Act, Back, Drawn, Entry, MatchFile, Note, Source
from paddock.core.luck import (
    Committed,
    Entered,
    Seeded,
    commitment_of,
    pick,
    seat_commitment_of,
)
from paddock.core.match import Match


def file_of(match: Match, *, keep_secret: bool = False) -> MatchFile:
    """The match as a file. While it runs, the secret of its luck is left out, or kept apart."""
    secret = ""
    if keep_secret and not match.over:
        secret = _secret_of(match.lucks[-1].luck)
    return MatchFile(
        format=log.FORMAT,
        version=log.VERSION,
        game=match.name,
        rules_version=int(match.box.rules_version),
        seats=match.seats,
        options=match.options,
        luck=tuple(_published(source, match.over) for source in match.lucks),
        entries=tuple(match.entries),
        digest=match.digest(),
        secret=secret,
    )


def _secret_of(luck: Seeded | Committed | Entered) -> str:
    return luck.secret if isinstance(luck, Committed) else ""


def _published(source: Source, over: bool) -> Source:
    """Luck as others may see it: the secret stays out until the match is over."""
    luck = source.luck
    if over or not isinstance(luck, Committed):
        return source
    hidden = msgspec.structs.replace(luck, secret="")
    return msgspec.structs.replace(source, luck=hidden)


def save(match: Match, path: Path) -> None:
    """Write a local save: all or nothing, and whoever reads meanwhile finds the old one whole."""
    data = log.write(file_of(match, keep_secret=True))
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    beside.replace(path)


def load(path: Path) -> Match:
    """The match in a file; or an error that names the first thing wrong with it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}", why=str(error.strerror)) from None
    return restored(log.read(data))


def restored(file: MatchFile) -> Match:
    """The match that a file tells, every entry checked by the rules."""
    match = _empty(file)
    for number, entry in enumerate(file.entries, 1):
        _enter(match, entry, number)
    if match.digest() != file.digest:
        raise Tampered(
            "the entries do not lead to the recorded position",
            entry=len(file.entries),
            why="digest",
        )
    return match


def _empty(file: MatchFile) -> Match:
    known = registry.meta(file.game).rules_version
    if file.rules_version > known:
        raise TooNew(
            f"the match was played by version {file.rules_version} of the rules,"
            f" this Paddock knows up to {known}",
            came=file.rules_version,
            wanted=known,
        )
    if not file.luck or [s.since for s in file.luck] != sorted({1, *(s.since for s in file.luck)}):
        raise BadFile("luck: the sources must begin with number 1 and follow in order", why="luck")
    sources = [_with_secret(source, file.secret) for source in file.luck]
    match = Match(file.game, file.seats, file.options, sources[0].luck)
    match.lucks = sources
    return match


def _with_secret(source: Source, secret: str) -> Source:
    luck = source.luck
    if isinstance(luck, Committed) and not luck.secret and secret:
        opened = msgspec.structs.replace(luck, secret=secret)
        return msgspec.structs.replace(source, luck=opened)
    return source


def _enter(match: Match, entry: Entry, number: int) -> None:
    try:
        take_entry(match, entry)
    except PaddockError as error:
        raise Tampered(f"entry {number}: {error}", entry=number, why=str(error)) from None


def take_entry(match: Match, entry: Entry) -> None:
    """Take an entry from a log into a match, if the rules (and luck's arithmetic) allow it."""
    match entry:
        case Act(who=who, action=action):
            match.play(who, action)
        case Back(ply=ply):
            match.back_to(ply)
        case Note(who=who, kind=kind, data=data):
            match.note(who, kind, data)
        case Drawn():
            _enter_luck(match, entry)


def _enter_luck(match: Match, entry: Drawn) -> None:
    wanted = match.next_luck_number
    if entry.number != wanted:
        raise Tampered(f"luck number {entry.number} came, wanted {wanted}", entry=entry.number)
    if not match.luck_is_due:
        raise Tampered("luck is not due here", entry=entry.number)
    actions, weights = match.chances()
    if entry.action not in actions:
        raise Tampered(f"outcome {entry.action} is not one of {actions}", entry=entry.number)
    if entry.total != sum(weights):
        raise Tampered(f"total {entry.total} came, wanted {sum(weights)}", entry=entry.number)
    if not isinstance(_luck_for(match.lucks, entry.number), Entered):
        _check_outcome(entry, actions, weights)
    match.take(entry)


def _check_outcome(entry: Drawn, actions: Sequence[int], weights: Sequence[int]) -> None:
    if not 0 <= entry.value < entry.total:
        raise Tampered(f"value {entry.value} is not below {entry.total}", entry=entry.number)
    at = int(pick(np.array(weights, np.int32), len(weights), entry.value))
    if actions[at] != entry.action:
        raise Tampered(
            f"value {entry.value} means outcome {actions[at]}, {entry.action} came",
            entry=entry.number,
        )


def _luck_for(lucks: Sequence[Source], number: int) -> Seeded | Committed | Entered:
    return next(source.luck for source in reversed(lucks) if source.since <= number)


@dataclasses.dataclass(frozen=True)
class Check:
    """One step of a verification."""

    name: str  # the key of its text
    done: int  # how many things were looked at
    open: str = ""  # why it could not be done (a key), or ""


def verify(file: MatchFile) -> list[Check]:
    """Check everything that a file claims; the first lie is an error, named by its number."""
    match = restored(file)  # rules, totals, outcomes, digest
    checks = [Check("verify-rules", len(file.entries))]
    for source in match.lucks:
        checks += _verify_source(source, match, file)
    return checks


def _verify_source(source: Source, match: Match, file: MatchFile) -> list[Check]:
    luck = source.luck
    drawn = [e for e in file.entries if isinstance(e, Drawn) and _of(source, match, e)]
    match luck:
        case Entered():
            return [Check("verify-values", 0, "verify-entered")]
        case Seeded():
            labels = _labels(match, file)
            _compare(drawn, lambda e: luck.value(e.number, labels[e.number], e.total))
            return [Check("verify-values", len(drawn))]
        case Committed(secret=""):
            return [Check("verify-values", 0, "verify-secret-live")]
        case Committed():
            return _verify_committed(luck, drawn)


def _of(source: Source, match: Match, entry: Drawn) -> bool:
    return _luck_for(match.lucks, entry.number) is source.luck


def _verify_committed(luck: Committed, drawn: Sequence[Drawn]) -> list[Check]:
    if commitment_of(luck.table, bytes.fromhex(luck.secret)) != luck.commitment:
        raise Tampered("the secret does not match the commitment", why="commitment")
    for seat, opened in enumerate(luck.seats):
        entropy = bytes.fromhex(opened.entropy)
        if seat_commitment_of(luck.table, seat, entropy) != opened.commitment:
            raise Tampered(f"seat {seat}'s entropy does not match its commitment", why="commitment")
    _compare(drawn, lambda e: luck.value(e.number, 0, e.total))
    return [
        Check("verify-commitment", 1),
        Check("verify-seats", len(luck.seats)),
        Check("verify-values", len(drawn)),
    ]


def _compare(drawn: Sequence[Drawn], value_of: Callable[[Drawn], int]) -> None:
    for entry in drawn:
        value = value_of(entry)
        if value != entry.value:
            raise Tampered(
                f"luck number {entry.number}: value {entry.value} came, the key gives {value}",
                entry=entry.number,
            )


def _labels(match: Match, file: MatchFile) -> dict[int, int]:
    """The label of every luck entry, undone ones included."""
    again = _empty(file)
    labels: dict[int, int] = {}
    for entry in file.entries:
        if isinstance(entry, Drawn):
            labels[entry.number] = int(again.game.label(again.box, again.state))
        take_entry(again, entry)
    return labels
