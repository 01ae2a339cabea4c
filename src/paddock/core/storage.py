"""A match to a file and back, and the check that the file keeps its word."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from paddock.core import log, registry
from paddock.core.errors import BadFile, BadOptions, PaddockError, Tampered, TooNew, UnknownGame
from paddock.core.events import Event
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
        rules_version=match.rules_version,
        seats=match.seats,
        options=match.options,
        luck=(*match.lucks[:-1], _published(match.lucks[-1], match.over)),
        entries=tuple(match.entries),
        digest=match.digest(),
        over=match.over,
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


def read(path: Path) -> MatchFile:
    """A file as it is written."""
    try:
        data = path.read_bytes()
    except OSError as error:
        why = f"{path}: {error.strerror}"
        raise BadFile(why, why=why) from None
    return log.read(data)


def load(path: Path) -> Match:
    """The match in a file; or an error that names the first thing wrong with it."""
    return restored(read(path))


def restored(file: MatchFile) -> Match:
    """The match that a file tells, every entry checked by the rules."""
    match = _empty(file)
    for number, entry in enumerate(file.entries, 1):
        _enter(match, entry, number)
    if match.lucks[-1].since > match.next_luck_number:
        raise _lie("luck: since", match.lucks[-1].since, f"at most {match.next_luck_number}")
    if match.digest() != file.digest:
        raise _lie("digest", file.digest, match.digest(), entry=len(file.entries))
    if match.over != file.over:
        raise _lie("over", file.over, match.over, entry=len(file.entries))
    return match


def _lie(where: str, came: object, wanted: object, **data: int) -> Tampered:
    """Two parts of a match that contradict each other."""
    sentence = f"{where}: {came} came, wanted {wanted}"
    return Tampered(sentence, why=sentence, **data)


def _empty(file: MatchFile) -> Match:
    """The match before its first entry."""
    try:
        known = registry.meta(file.game).rules_version
        if file.rules_version > known:
            raise TooNew(
                f"the match was played by version {file.rules_version} of the rules,"
                f" this Paddock knows up to {known}",
                came=file.rules_version,
                wanted=known,
            )
        luck = file.luck[0].luck
        match = Match(file.game, file.seats, file.options, luck, file.rules_version)
    except (UnknownGame, BadOptions) as error:
        raise BadFile(f"the table: {error}", why=str(error)) from None
    match.lucks = [*file.luck[:-1], _with_secret(file.luck[-1], file.secret)]
    _check_sources(match.lucks, len(file.seats))
    return match


def _with_secret(source: Source, secret: str) -> Source:
    luck = source.luck
    if isinstance(luck, Committed) and not luck.secret and secret:
        opened = msgspec.structs.replace(luck, secret=secret)
        return msgspec.structs.replace(source, luck=opened)
    return source


def _check_sources(sources: Sequence[Source], seats: int) -> None:
    """They follow each other from number 1, and what they have opened fits its commitments."""
    since = [source.since for source in sources]
    if since[0] != 1 or since != sorted(set(since)):
        raise _lie("luck: since", since, "1 and then ascending numbers")
    for i, source in enumerate(sources):
        if isinstance(source.luck, Committed):
            _check_commitments(f"luck[{i}]", source.luck, seats)


def _check_commitments(where: str, luck: Committed, seats: int) -> None:
    if len(luck.seats) not in (0, seats):
        raise _lie(f"{where}.seats", len(luck.seats), f"none or one for each of {seats} seats")
    for seat, opened in enumerate(luck.seats):
        fitting = seat_commitment_of(luck.table, seat, bytes.fromhex(opened.entropy))
        if fitting != opened.commitment:
            came = f"{opened.commitment} (for entropy {opened.entropy!r})"
            raise _lie(f"{where}.seats[{seat}].commitment", came, fitting, seat=seat)
    fitting = commitment_of(luck.table, bytes.fromhex(luck.secret))
    if luck.secret and fitting != luck.commitment:
        raise _lie(f"{where}.commitment", f"{luck.commitment} (for the secret given)", fitting)


def _enter(match: Match, entry: Entry, number: int) -> None:
    try:
        take_entry(match, entry)
    except PaddockError as error:
        sentence = f"entry {number}: {error}"
        raise Tampered(sentence, entry=number, why=sentence) from None


def take_entry(match: Match, entry: Entry) -> tuple[Event, ...]:
    """Take an entry from a log into a match, if the rules (and luck's arithmetic) allow it."""
    match entry:
        case Act(who=who, action=action):
            return match.play(who, action)
        case Drawn():
            return _enter_luck(match, entry)
        case Back(ply=ply):
            match.back_to(ply)
        case Note(who=who, kind=kind, data=data):
            match.note(who, kind, data)
    return ()


def _enter_luck(match: Match, entry: Drawn) -> tuple[Event, ...]:
    where = f"luck number {entry.number}"
    if entry.number != match.next_luck_number:
        raise _lie("luck number", entry.number, match.next_luck_number)
    if not match.luck_is_due:
        raise _lie(where, "luck", f"one of the due set {match.due:b}")
    actions, weights = match.chances()
    if entry.action not in actions:
        raise _lie(f"{where}: outcome", entry.action, f"one of {actions}")
    if entry.total != sum(weights):
        raise _lie(f"{where}: total", entry.total, sum(weights))
    if isinstance(_source_of(match.lucks, entry.number).luck, Entered):
        fitting = -1, entry.action
    else:
        fitting = _fitting(entry, actions, weights)
    if (entry.value, entry.action) != fitting:
        raise _lie(f"{where}: value, outcome", (entry.value, entry.action), fitting)
    return match.take(entry)


def _fitting(entry: Drawn, actions: Sequence[int], weights: Sequence[int]) -> tuple[int, int]:
    """A value below the total, and the outcome that it means."""
    value = min(max(entry.value, 0), entry.total - 1)
    return value, actions[pick(weights, len(weights), value)]


def _source_of(lucks: Sequence[Source], number: int) -> Source:
    return next(source for source in reversed(lucks) if source.since <= number)


@dataclasses.dataclass(frozen=True)
class Check:
    """One step of a verification."""

    name: str  # the key of its text
    done: int  # how many things were looked at
    open: str = ""  # why it could not be done (a key), or ""


def verify(file: MatchFile) -> list[Check]:
    """Check everything that a file claims; the first lie is an error, named by its number."""
    match = restored(file)  # commitments, rules, totals, outcomes, digest
    checks = [Check("verify-rules", len(file.entries))]
    for i, source in enumerate(match.lucks):
        checks += _verify_source(f"luck[{i}]", source, match, file)
    return checks


def _verify_source(where: str, source: Source, match: Match, file: MatchFile) -> list[Check]:
    luck = source.luck
    drawn = {
        place: entry
        for place, entry in enumerate(file.entries, 1)
        if isinstance(entry, Drawn) and _source_of(match.lucks, entry.number) is source
    }
    match luck:
        case Entered():
            return [Check("verify-values", 0, "verify-entered")]
        case Seeded():
            labels = _labels(file)
            _compare(drawn, lambda e: luck.value(e.number, labels[e.number], e.total))
            return [Check("verify-values", len(drawn))]
        case Committed(secret=""):
            if match.over and source is match.lucks[-1]:
                raise _lie(f"{where}.secret", "nothing", "the secret, since the match is over")
            return [Check("verify-values", 0, "verify-secret-live")]
        case Committed():
            _compare(drawn, lambda e: luck.value(e.number, 0, e.total))
            return [
                Check("verify-commitment", 1),
                Check("verify-seats", len(luck.seats)),
                Check("verify-values", len(drawn)),
            ]


def _compare(drawn: Mapping[int, Drawn], value_of: Callable[[Drawn], int]) -> None:
    for place, entry in drawn.items():
        value = value_of(entry)
        if value != entry.value:
            where = f"entry {place}: luck number {entry.number}: value"
            raise _lie(where, entry.value, value, entry=place, number=entry.number)


def _labels(file: MatchFile) -> dict[int, int]:
    """The label of every luck entry, undone ones included."""
    again = _empty(file)
    labels: dict[int, int] = {}
    for entry in file.entries:
        if isinstance(entry, Drawn):
            labels[entry.number] = int(again.game.label(again.box, again.state))
        take_entry(again, entry)
    return labels
