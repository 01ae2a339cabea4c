"""The command `paddock`. What a command needs is loaded when it runs: `--help` stays quick."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paddock import __version__
from paddock.core import registry
from paddock.core.errors import BadFile, PaddockError
from paddock.core.texts import Language
from paddock.server.operation.commands import add_commands, database_argument, verify_all
from paddock.terminal.arguments import Parser, positive, whole
from paddock.terminal.console import Console, language_of_environment
from paddock.terminal.course_command import course_arguments

LEVELS = "rookie, club"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line, and leave with its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    console = Console(_language(given))
    parser = _parser(console)
    chosen = parser.parse_args(given)
    try:
        code = chosen.run(chosen, console)
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    except PaddockError as error:
        console.complain(error)
        code = 2
    except OSError as error:
        console.complain(BadFile(str(error), why=f"{error.filename}: {error.strerror}"))
        code = 2
    except (KeyboardInterrupt, EOFError):
        code = 130
    sys.exit(code)


def _language(given: Sequence[str]) -> Language:
    """The language asked for, known before the help texts are made."""
    for i, word in enumerate(given):
        if word.startswith("--lang="):
            return "en" if word == "--lang=en" else "ja"
        if word == "--lang" and i + 1 < len(given):
            return "en" if given[i + 1] == "en" else "ja"
    return language_of_environment()


def _parser(console: Console) -> argparse.ArgumentParser:
    text = console.text
    parser = Parser(console, prog="paddock", description=text("cli-about"))
    parser.add_argument(
        "--version", action="version", version=__version__, help=text("cli-version")
    )
    parser.set_defaults(run=_paddock)
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="")

    def command(name: str, run: Any) -> Parser:
        made = commands.add_parser(
            name, console=console, help=text(f"cli-{name}"), description=text(f"cli-{name}")
        )
        made.set_defaults(run=run)
        return made

    command("menu", _menu)
    _play_arguments(command("play", _play), text)
    _replay_arguments(command("replay", _replay), text)
    verify = command("verify", _verify)
    verify.add_argument("file", type=Path, nargs="?", help=text("cli-file"))
    verify.add_argument("--all", action="store_true", help=text("cli-verify-all"))
    database_argument(verify, text)
    verify.set_defaults(parser=verify)
    rules = command("rules", _rules)
    rules.add_argument("game", metavar="GAME", help=_games(text))
    rules.add_argument("what", nargs="?", default="", help=text("cli-rules-what"))
    sheet = command("sheet", _sheet)
    sheet.add_argument("file", type=Path, help=text("cli-file"))
    sheet.add_argument("--out", type=Path, help=text("cli-sheet-out"))
    command("games", _list_games)
    add_commands(command, text)
    course_arguments(command("course", _tools_help), console)
    _lab_arguments(command("lab", _tools_help), console, text)
    return parser


def _lab_arguments(lab: Parser, console: Console, text: Any) -> None:
    tools = lab.add_subparsers(title=text("cli-commands"), metavar="")
    lab.set_defaults(parser=lab)
    speed = tools.add_parser("speed", console=console, help=text("cli-lab-speed"))
    speed.set_defaults(run=_speed)
    speed.add_argument("game", metavar="GAME", help=_games(text))
    speed.add_argument("--seats", type=int, help=text("cli-seats-number"))
    speed.add_argument("--seconds", type=positive, default=3.0, help=text("cli-seconds"))
    perft = tools.add_parser("perft", console=console, help=text("cli-lab-perft"))
    perft.set_defaults(run=_perft)
    perft.add_argument("game", metavar="GAME", help=_games(text))
    perft.add_argument("depth", type=whole, help=text("cli-lab-perft-depth"))
    perft.add_argument("--seats", type=int, help=text("cli-seats-number"))


def _games(text: Any) -> str:
    return text("cli-play-game", games=", ".join(registry.names()))


def _play_arguments(play: Parser, text: Any) -> None:
    play.add_argument("game", nargs="?", metavar="GAME", help=_games(text))
    play.add_argument("--seats", help=text("cli-play-seats", bots=LEVELS))
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=text("cli-play-option")
    )
    play.add_argument("--seed", type=int, help=text("cli-play-seed"))
    play.add_argument("--real-dice", action="store_true", help=text("cli-play-dice"))
    play.add_argument("--save", type=Path, metavar="FILE", help=text("cli-play-save"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=text("cli-play-resume"))


def _replay_arguments(replay: Parser, text: Any) -> None:
    replay.add_argument("file", type=Path, help=text("cli-file"))
    replay.add_argument(
        "--as", dest="form", choices=("text", "jsonl"), default="text", help=text("cli-replay-as")
    )
    replay.add_argument("--seat", type=int, default=0, help=text("cli-replay-seat"))
    replay.add_argument("--from", dest="start", type=int, default=0, help=text("cli-replay-from"))


def _paddock(chosen: argparse.Namespace, console: Console) -> int:
    """Without a command: the pages, where they have been built; else the menu."""
    from paddock.server.operation.commands import open_pages
    from paddock.server.operation.site import STATIC

    if (STATIC / "index.html").is_file():
        return open_pages(chosen, console)
    return _menu(chosen, console)


def _menu(_: argparse.Namespace, console: Console) -> int:
    from paddock.terminal import menu

    menu.main(console)
    return 0


def _play(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.core import storage
    from paddock.lab.warm import warm
    from paddock.terminal import menu, saves, setup
    from paddock.terminal.session import Left

    if chosen.resume is not None:
        match = storage.load(chosen.resume)
        path: Path = chosen.resume
        if not setup.trusted(console, match):
            return 2
    else:
        name = chosen.game or menu.which_game(console)
        meta = registry.meta(name)
        console.speak_of(name)
        words = _seat_words(chosen.seats, meta.seats[0])
        options = setup.checked(words, chosen.option, meta)
        warm(name, console.progress)
        seats = setup.seats_of(words, console)
        match = setup.new_match(name, seats, options, chosen.seed, real_dice=chosen.real_dice)
        path = saves.free(chosen.save) if chosen.save else saves.new_path(name)
    warm(match.name, console.progress)
    session = menu.session(console, match, path)
    try:
        session.run()
    except Left:
        return 130
    return 0


def _seat_words(given: str | None, least: int) -> list[str]:
    """`me` against as many Club players as the game needs, when nobody says otherwise."""
    if given is None:
        return ["me", *["club"] * (least - 1)]
    return [word.strip() for word in given.split(",")]


def _replay(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.core import storage
    from paddock.core.who import NOBODY
    from paddock.terminal import replay

    match = storage.load(chosen.file)
    if chosen.form == "jsonl":
        for line in replay.jsonl(match):
            print(line.decode())
        return 0
    named = Console(console.language, match.name, [seat.name for seat in match.seats])
    seat = chosen.seat - 1 if 1 <= chosen.seat <= len(match.seats) else NOBODY
    replay.step_through(match, named, seat, max(0, chosen.start))
    return 0


def _verify(chosen: argparse.Namespace, console: Console) -> int:
    if chosen.all:
        return verify_all(chosen, console)
    if chosen.file is None:
        chosen.parser.error("the following arguments are required: file, --all")
    return _verify_file(chosen, console)


def _verify_file(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.core import storage
    from paddock.core.messages import Message

    checks = storage.verify(storage.read(chosen.file))
    for check in checks:
        key = check.open or check.name
        told = console.say(Message(key, {"done": check.done}))
        console.tell("verify-open" if check.open else "verify-step", text=told)
    if not any(check.open for check in checks):
        console.tell("verify-good")
    return 0


def _rules(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.terminal import rulebook

    rulebook.show(console, chosen.game, chosen.what)
    return 0


def _sheet(chosen: argparse.Namespace, console: Console) -> int:
    from paddock.terminal import sheet

    return sheet.show(chosen.file, chosen.out, console)


def _list_games(_: argparse.Namespace, console: Console) -> int:
    for name in registry.names():
        meta = registry.meta(name)
        console.tell(
            "games-line",
            name=name,
            title=meta.title[console.language],
            least=meta.seats[0],
            most=meta.seats[1],
            designer=meta.designer,
            year=str(meta.year or "none"),
            **{"from": meta.minutes[0], "to": meta.minutes[1]},
        )
    return 0


def _tools_help(chosen: argparse.Namespace, _: Console) -> int:
    chosen.parser.print_help()
    return 0


def _speed(chosen: argparse.Namespace, _: Console) -> int:
    import json

    from paddock.lab.speed import measure

    print(json.dumps(measure(chosen.game, chosen.seats, chosen.seconds)))
    return 0


def _perft(chosen: argparse.Namespace, _: Console) -> int:
    from paddock.core.log import Seat
    from paddock.core.luck import Seeded
    from paddock.core.match import Match
    from paddock.core.perft import divide

    seats = chosen.seats or registry.meta(chosen.game).seats[0]
    match = Match(chosen.game, [Seat(str(i)) for i in range(seats)], {}, Seeded(0))
    parts = divide(match.game, match.box, match.state, chosen.depth)
    for (who, action), count in parts.items():
        act = match.game.named(action)
        print(f"{who} {act.verb} {' '.join(map(str, act.args.values()))}: {count}")
    print(sum(parts.values()))
    return 0
