"""A finished or unfinished match again, step by step; for people and for programs."""

from collections.abc import Iterator
from typing import Any

import msgspec

from paddock.core.match import Match, Step
from paddock.core.who import LUCK, NOBODY, TABLE
from paddock.terminal.console import MOST_DIGITS, Console, number_in

_ACTORS = {LUCK: "luck", TABLE: "table"}


def jsonl(match: Match) -> Iterator[bytes]:
    """Every step as one JSON object: actor, verb, named arguments, events."""
    head: dict[str, Any] = {
        "game": match.name,
        "rules_version": int(match.box.rules_version),
        "options": match.options,
        "seats": [seat.name for seat in match.seats],
        "events": [_event(match, event) for event in match.opening],
    }
    yield msgspec.json.encode(head)
    for step in match.steps():
        yield msgspec.json.encode(_object(match, step))


def _object(match: Match, step: Step) -> dict[str, Any]:
    act = match.game.named(step.action)
    return {
        "ply": step.ply,
        "actor": _ACTORS.get(step.who, "seat"),
        "seat": step.who if step.who not in _ACTORS else None,
        "verb": act.verb,
        "args": act.args,
        "events": [_event(match, event) for event in step.events],
    }


def _event(match: Match, event: Any) -> dict[str, Any]:
    kind = match.game.KINDS[event.kind]
    seat = event.who if event.who != NOBODY else None
    args = event.named(match.game.KINDS)
    return {"event": kind.name, "rule": kind.rule, "seat": seat, "args": args}


def step_through(match: Match, console: Console, seat: int, start: int) -> None:
    """Show one step after another; Enter goes on, a number jumps."""
    steps = match.steps()
    ply = min(start, len(steps))
    _show_position(match, console, seat, ply)
    while ply < len(steps):
        if console.interactive:
            answer = console.ask(console.text("replay-step"))
            if answer.lower() == "q":
                return
            wanted = number_in(answer, 0, 10**MOST_DIGITS)
            if wanted is not None:
                ply = min(wanted, len(steps))
                _show_position(match, console, seat, ply)
                continue
        ply += 1
        _show_step(match, console, seat, steps[ply - 1])
    console.tell("replay-end")
    _show_position(match, console, seat, ply)


def _show_step(match: Match, console: Console, seat: int, step: Step) -> None:
    for event in match.seen(seat, step.events):
        message = match.game.tell(event)
        text = console.say(message)
        console.line(f"{step.ply:5}  {console.text('rule-of-line', text=text, rule=message.rule)}")


def _show_position(match: Match, console: Console, seat: int, ply: int) -> None:
    then = match.at(ply)
    console.tell("replay-where", ply=ply, last=match.ply)
    console.line(then.game.picture(then.box, then.view(seat), console.say))
    console.line()
