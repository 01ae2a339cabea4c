"""The arguments of `paddock course`, and what each of its tools runs."""

import argparse
from pathlib import Path
from typing import Any

from paddock.core import registry
from paddock.terminal.arguments import Parser
from paddock.terminal.console import Console


def course_arguments(course: Parser, console: Console) -> None:
    """What may be said behind `paddock course`."""
    text = console.text
    course.set_defaults(parser=course)
    tools = course.add_subparsers(title=text("cli-commands"), metavar="")

    def tool(name: str, run: Any) -> Parser:
        words = text(f"cli-course-{name}")
        made = tools.add_parser(name, console=console, help=words, description=words)
        made.set_defaults(run=run)
        made.add_argument(
            "game", metavar="GAME", help=text("cli-play-game", games=", ".join(registry.names()))
        )
        return made

    check = tool("check", _check_course)
    check.add_argument("files", nargs="+", metavar="FILE", help=text("cli-course-file"))
    draw = tool("draw", _draw_course)
    draw.add_argument("file", metavar="FILE", help=text("cli-course-file"))
    draw.add_argument("--out", type=Path, metavar="FILE.svg", help=text("cli-course-draw-out"))
    generate = tool("generate", _generate_course)
    generate.add_argument("--seed", type=int, help=text("cli-course-seed"))
    generate.add_argument(
        "--wish", action="append", default=[], metavar="NAME=NUMBER", help=text("cli-course-wish")
    )
    generate.add_argument("--out", type=Path, metavar="FILE.toml", help=text("cli-course-out"))


def _check_course(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.terminal import courses

    return courses.check(console, chosen.game, chosen.files)


def _draw_course(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.terminal import courses

    return courses.draw(console, chosen.game, chosen.file, chosen.out)


def _generate_course(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.terminal import courses

    return courses.generate(console, chosen.game, chosen.seed, chosen.wish, chosen.out)
