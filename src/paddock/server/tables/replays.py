"""A match from its log, step by step, for those who want to see it again."""

from collections.abc import Sequence
from typing import Any

from paddock.core.events import Event
from paddock.core.log import Act, Drawn
from paddock.core.match import Match
from paddock.core.messages import Say
from paddock.core.texts import Language
from paddock.core.who import LUCK
from paddock.server.tables.speaking import speaker_of
from paddock.server.wire.tables import Replay, Step
from paddock.server.wire.updates import Happened

MOST_STEPS = 200  # in one answer


def replay(match: Match, eye: int, since: int, language: Language | None = None) -> Replay:
    """Up to MOST_STEPS steps from ply `since` on, as one seat saw them (-1: a spectator).

    With a language, each step also shows the board in words.
    """
    say = None if language is None else speaker_of(match, language).say
    until = min(match.ply, since + MOST_STEPS - 1)
    twin = Match(match.name, match.seats, match.options, match.lucks[0].luck, match.rules_version)
    steps = [_step(twin, eye, None, twin.opening, say)] if since == 0 else []
    for ply, entry in enumerate(match.line[:until], 1):
        events = twin.do(entry)
        if ply >= since:
            steps.append(_step(twin, eye, entry, events, say))
    return Replay(
        game=match.name,
        rules_version=match.rules_version,
        seats=tuple(seat.name for seat in match.seats),
        players=tuple(seat.player for seat in match.seats),
        options=match.options,
        labels=match.labels(),
        over=match.over,
        plies=match.ply,
        since=since,
        steps=tuple(steps),
        drawing=match.game.drawing(match.box) if since == 0 else "",
    )


def _step(
    match: Match,
    eye: int,
    entry: Act | Drawn | None,
    events: Sequence[Event],
    say: Say | None,
) -> Step:
    verb, args = _named(match, entry)
    view = match.view(eye)
    is_due = eye in match.due_seats()
    return Step(
        ply=match.ply,
        who=LUCK if not isinstance(entry, Act) else entry.who,
        verb=verb,
        args=args,
        events=tuple(_happened(match, event) for event in match.seen(eye, events)),
        view=view,
        due=tuple(match.due_seats()),
        score=tuple(match.score()),
        decisions=tuple(match.decisions(eye)) if is_due else (),
        picture=match.game.picture(match.box, view, say) if say else "",
    )


def _named(match: Match, entry: Act | Drawn | None) -> tuple[str, dict[str, Any]]:
    if entry is None:
        return "", {}
    act = match.game.named(entry.action)
    return act.verb, dict(act.args)


def _happened(match: Match, event: Event) -> Happened:
    kinds = match.game.KINDS
    kind = kinds[event.kind]
    message = match.game.tell(event)
    return Happened(0, match.ply, kind.name, kind.rule, event.who, event.named(kinds), message)
