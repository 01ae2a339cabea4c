"""Golden transcripts: one short match of each game to read, and counts of the ways to go on.

`python -m tests.transcripts [GAME...]` writes them anew; the difference is what a reviewer reads.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from paddock.core import registry
from paddock.core.errors import PaddockError
from paddock.core.events import Event
from paddock.core.luck import Seeded
from paddock.core.match import Match, Step
from paddock.core.messages import SEAT, Message
from paddock.core.perft import divide, perft
from paddock.core.texts import Speaker
from paddock.core.who import LUCK, NOBODY, TABLE
from tests.matches import short_match

FOLDER = Path(__file__).parent / "contract"
SEED = 1
LEAVES = 800  # at most about so many lines of play are counted from one position
DEEPEST = 8


def recorded(game: str) -> Match:
    """The match that is written down."""
    return short_match(game, SEED, Seeded(SEED))


def speaker(game: str) -> Speaker:
    """Tells it in English."""
    return Speaker("en", [registry.folder(game)])


# The match


def transcript(game: str) -> str:
    """What everybody did and what came of it."""
    match, says = recorded(game), speaker(game)
    lines = [heading(match), "", *told(match.opening, match, says)]
    for step in match.steps():
        lines += [deed(step, match, says), *told(step.events, match, says)]
    return "\n".join([*lines, "", *standings(match, says)]) + "\n"


def heading(match: Match) -> str:
    """Which game, and how it was set up."""
    options = [f"{name} = {value}" for name, value in match.options.items()]
    title = registry.meta(match.name).title["en"]
    return f"{title}: {', '.join([f'{len(match.seats)} seats', *options, f'seed {SEED}'])}"


def deed(step: Step, match: Match, says: Speaker) -> str:
    """One action: its number, its actor, its verb and parts by name."""
    act = match.game.named(step.action)
    parts = [f"{name}={value}" for name, value in act.args.items()]
    return f"{step.ply:5}  {actor(step.who, says):8}  {' '.join([act.verb, *parts])}"


def actor(who: int, says: Speaker) -> str:
    """A seat's name, luck or the table."""
    return {LUCK: "luck", TABLE: "table"}.get(who) or says.say(Message(SEAT, {"seat": who}))


def told(events: Sequence[Event], match: Match, says: Speaker) -> Iterator[str]:
    """Events in words; whose they are, where the words don't say it."""
    for event in events:
        sentence = says.say(match.game.tell(event))
        whose = actor(event.who, says) if event.who != NOBODY else ""
        prefix = "" if whose in sentence else f"({whose}) "
        yield f"{'':17}{prefix}{sentence}"


def standings(match: Match, says: Speaker) -> Iterator[str]:
    """Rank and points of each seat."""
    for seat, (rank, points) in enumerate(match.score()):
        yield f"{actor(seat, says)}: rank {rank}, {points} points"


# The counts


def counts(game: str) -> str:
    """Lines of play from three places of the match, divided by first action."""
    match, says = recorded(game), speaker(game)
    lines = [heading(match)]
    for ply in (0, match.ply // 3, 2 * match.ply // 3):
        lines += ["", f"after {ply} actions", *counted(match.at(ply), says)]
    return "\n".join(lines) + "\n"


def counted(match: Match, says: Speaker) -> Iterator[str]:
    """The counts from one position, as deep as they stay small."""
    leaves = [1]
    while len(leaves) <= DEEPEST and (len(leaves) == 1 or leaves[-1] ** 2 / leaves[-2] <= LEAVES):
        leaves.append(perft(match.game, match.box, match.state, len(leaves)))
        yield f"  depth {len(leaves) - 1}: {leaves[-1]}"
    parts = divide(match.game, match.box, match.state, len(leaves) - 1)
    for (who, action), count in parts.items():
        act = match.game.named(action)
        named = " ".join([act.verb, *(f"{name}={value}" for name, value in act.args.items())])
        yield f"    {actor(who, says)}: {named}: {count}"


# Both

GOLDEN = {"transcripts": transcript, "perft": counts}


def path_of(kind: str, game: str) -> Path:
    """Where a golden text lies."""
    return FOLDER / kind / f"{game}.txt"


def main(games: Sequence[str]) -> int:
    """Write the golden texts of these games, or of all."""
    try:
        for game in games or registry.names():
            for kind, text_of in GOLDEN.items():
                text, path = text_of(game), path_of(kind, game)
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
                print(path.relative_to(FOLDER.parent))
    except PaddockError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
