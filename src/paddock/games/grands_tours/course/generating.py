"""Makes new courses: as much to win for sprinters as for climbers, and time for everybody."""

from collections.abc import Mapping

from paddock.core.errors import BadOptions, Fault
from paddock.core.luck import below, new_stream
from paddock.core.record import Longs
from paddock.games.grands_tours.course.reading import word_of
from paddock.games.grands_tours.tables import (
    MOUNTAIN_POINT,
    NO_POINT,
    PLAIN,
    SPRINT_POINT,
    SUMMIT,
    TRIAL,
    stage_kind,
)

LONGEST = 7  # minutes of a stage
WISHES = {  # usual, least, most
    "weeks": (3, 1, 3),
    "stages": (7, 3, 9),  # of each week
    "assist": (1, 0, 1),
    "special": (1, 0, 1),
}


def generate(seed: int, wishes: Mapping[str, int]) -> str:
    """The text of a new file; what nobody wishes for is as usual."""
    wished = _checked(wishes)
    random = new_stream(seed)
    weeks, stages = wished["weeks"], wished["stages"]
    lines = [
        'game = "grands_tours"',
        f'title.ja = "コース{seed}"',
        f'title.en = "Course {seed}"',
        f"minutes = {10 + 4 * weeks * stages}",
        f"assist_cards = {'true' if wished['assist'] else 'false'}",
        *("", "[[parts]]", 'cards = ["camp"]'),
    ]
    for week in range(weeks):
        if week > 0:
            lines += ["", "[[parts]]", 'cards = ["rest"]']
        cards = _week(random, stages, last=week == weeks - 1 and wished["special"] == 1)
        listed = ", ".join(f'"{card}"' for card in cards)
        lines += ["", "[[parts]]", "shuffled = true", f"cards = [{listed}]"]
    return "\n".join(lines) + "\n"


def _checked(wishes: Mapping[str, int]) -> dict[str, int]:
    """The wishes complete, or every fault of them."""
    faults: list[Fault] = []
    for name, came in wishes.items():
        if name not in WISHES:
            faults.append(Fault("unknown-switch", name, known=", ".join(WISHES)))
            continue
        _, least, most = WISHES[name]
        if not least <= came <= most:
            faults.append(Fault("out-of-range", name, came=came, least=least, most=most))
    if faults:
        raise BadOptions(faults)
    return {name: wishes.get(name, usual) for name, (usual, _, _) in WISHES.items()}


def _week(random: Longs, stages: int, *, last: bool) -> list[str]:
    """Half for sprinters, half for climbers; what is odd has minutes only, and many."""
    kinds: list[int] = []
    if last:
        kinds += [stage_kind(0, judged, MOUNTAIN_POINT) for judged in (SUMMIT, TRIAL)]
    points = [SPRINT_POINT, MOUNTAIN_POINT] * (stages // 2)
    points += [NO_POINT] * (stages % 2)
    for point in points[len(kinds) :]:
        easy = 1 if point == SPRINT_POINT else 2  # flat stages are short
        minutes = LONGEST - 1 if point == NO_POINT else easy + below(random, LONGEST - easy)
        kinds.append(stage_kind(int(minutes), PLAIN, point))
    return [word_of(kind) for kind in sorted(kinds)]
