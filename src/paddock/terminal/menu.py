"""The questions of `./play`: which game, who plays, which switches."""

from pathlib import Path
from typing import Any, cast

from paddock.core import contract, registry, storage
from paddock.core import meta as switches
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.log import MatchFile, Seat
from paddock.core.messages import Message
from paddock.core.meta import Choice, Files, Meta, Switch, Words, Yes
from paddock.core.texts import Speaker
from paddock.lab.warm import warm
from paddock.terminal import rulebook, saves, setup
from paddock.terminal.console import Console, number_in
from paddock.terminal.session import Left, Session

BOT_LEVEL = "club"


def main(console: Console) -> None:
    """Ask what to do until somebody leaves."""
    console.tell("welcome")
    try:
        while True:
            console.line()
            try:
                console = _once(console)
            except PaddockError as error:  # a save that can't be read: something else can be done
                console.complain(error)
    except (EOFError, KeyboardInterrupt, Left):
        console.line()


def _once(console: Console) -> Console:
    entries = ("bots", "friends", "resume", "rules", "language", "quit")
    match entries[choose(console, "menu-question", [console.text(f"menu-{e}") for e in entries])]:
        case "bots":
            new_race(console, people=1)
        case "friends":
            new_race(console, people=None)
        case "resume":
            resume(console)
        case "rules":
            rulebook.show(console, which_game(console), "")
        case "language":
            return Console("en" if console.language == "ja" else "ja")
        case _:
            raise Left
    return console


def choose(console: Console, question: str, texts: list[str]) -> int:
    """Ask for one of several things; the answer is its index."""
    console.tell(question)
    for number, text in enumerate(texts, 1):
        console.line(f"  {number}) {text}")
    while True:
        answer = console.ask(">")
        if number := number_in(answer, 1, len(texts)):
            return number - 1
        console.tell("menu-no-such", came=answer, most=len(texts))


def ask_number(console: Console, question: str, least: int, most: int) -> int:
    """Ask for a number within bounds."""
    while True:
        answer = console.ask(question)
        number = number_in(answer, least, most)
        if number is not None:
            return number
        console.tell("menu-number", came=answer, least=least, most=most)


def which_game(console: Console) -> str:
    """Ask for a game, if there are several."""
    games = registry.names()
    if len(games) == 1:
        return games[0]
    titles = [registry.meta(name).title[console.language] for name in games]
    return games[choose(console, "menu-which-game", titles)]


def new_race(console: Console, people: int | None) -> None:
    """Set a table up and play."""
    game = which_game(console)
    meta = registry.meta(game)
    least, most = meta.seats
    players = ask_number(
        console, console.text("menu-how-many", least=least, most=most), least, most
    )
    if people is None:
        question = console.text("menu-how-many-people", most=players)
        people = ask_number(console, question, 1, players)
    names = [_ask_name(console, number, people) for number in range(1, people + 1)]
    bots = setup.seats_of([BOT_LEVEL] * (players - people), console)
    seats = (*(Seat(name) for name in names), *bots)
    options = ask_options(console, meta, len(seats))
    play(console, game, seats, options)


def _ask_name(console: Console, number: int, people: int) -> str:
    default = console.text("person-default", number=number)
    key = "menu-your-name" if people == 1 else "menu-name-of"
    return console.ask(console.text(key, number=number, default=default))[:24] or default


def ask_options(console: Console, meta: Meta, seats: int) -> dict[str, Any]:
    """Show the switches and let somebody change them, until Enter."""
    options = switches.defaults(meta)
    say = Speaker(console.language, [registry.folder(meta.name)]).say
    while True:
        console.tell("menu-setup")
        for number, switch in enumerate(meta.switches, 1):
            name = say(Message(f"switch-{switch.name}"))
            value = _value_text(console, switch, options[switch.name], say)
            console.line(f"  {number}) {console.text('menu-switch', name=name, value=value)}")
        answer = console.ask(">")
        if answer == "":
            return dict(options)
        if chosen := number_in(answer, 1, len(meta.switches)):
            _change(console, meta, seats, options, meta.switches[chosen - 1], say)
        else:
            console.tell("menu-no-such", came=answer, most=len(meta.switches))


def _change(
    console: Console, meta: Meta, seats: int, options: dict[str, Any], switch: Switch, say: Any
) -> None:
    text = console.text(
        "menu-switch-new",
        name=say(Message(f"switch-{switch.name}")),
        help=say(Message(f"switch-{switch.name}-help")),
        value=_value_text(console, switch, options[switch.name], say),
    )
    console.line(text)
    value = _ask_value(console, switch, say)
    try:
        registry.game(meta.name).box(seats, {**options, switch.name: value})
    except BadOptions as error:
        Console(console.language, meta.name).complain(error)
    else:
        options[switch.name] = value


def _ask_value(console: Console, switch: Switch, say: Any) -> Any:
    """A value of the switch's kind: words and yes or no are chosen, numbers are typed."""
    if isinstance(switch.kind, Choice):
        words = switch.kind.words
        texts = [say(Message(f"switch-{switch.name}-{word}")) for word in words]
        return words[choose(console, "menu-switch-which", texts)]
    if isinstance(switch.kind, Yes):
        texts = [console.text("menu-switch-yes"), console.text("menu-switch-no")]
        return choose(console, "menu-switch-which", texts) == 0
    if isinstance(switch.kind, Words | Files):
        return _ask_words(console, switch, switch.kind, say)
    return switches.parse(switch.kind, console.ask(">"))


def _ask_words(console: Console, switch: Switch, kind: Words | Files, say: Any) -> Any:
    """Several words, by number; where files can be chosen, a file of one's own by its path."""
    for number, word in enumerate(kind.words, 1):
        console.line(f"  {number}) {say(Message(f'switch-{switch.name}-{word}'))}")
    console.tell("menu-switch-files" if isinstance(kind, Files) else "menu-switch-words")
    parts = [part.strip() for part in console.ask(">").replace("、", ",").split(",")]
    numbers = [number_in(part, 1, len(kind.words)) for part in parts]
    pairs = zip(parts, numbers, strict=True)
    return setup.typed(kind, ",".join(kind.words[n - 1] if n else part for part, n in pairs))


def _value_text(console: Console, switch: Switch, value: Any, say: Any) -> str:
    if isinstance(switch.kind, Choice):
        return say(Message(f"switch-{switch.name}-{value}"))
    if isinstance(value, bool):
        return console.text("menu-switch-yes" if value else "menu-switch-no")
    if isinstance(switch.kind, Words | Files):
        texts = [_word_text(console, switch, word, say) for word in value]
        return console.text("menu-switch-and").join(texts) or console.text("menu-switch-none")
    if isinstance(value, tuple):
        return ", ".join(map(str, cast("tuple[int, ...]", value)))
    return str(value)


def _word_text(console: Console, switch: Switch, word: str, say: Any) -> str:
    if switches.is_own(word):
        return console.text("menu-switch-own")
    return say(Message(f"switch-{switch.name}-{word}"))


def play(console: Console, game: str, seats: tuple[Seat, ...], options: dict[str, Any]) -> None:
    """Races at one table, as long as they are wanted."""
    warm(game, console.progress)
    while True:
        match = setup.new_match(game, seats, options)
        session(console, match, saves.new_path(game)).run()
        options = {**options, **contract.rematch(match)}
        if not setup.is_yes(console.ask(console.text("again-question"))):
            return


def resume(console: Console) -> None:
    """Go on with one of the unfinished matches."""
    waiting = saves.unfinished()
    if not waiting:
        console.tell("menu-no-match")
        return
    texts = [_match_text(console, path, file) for path, file in waiting]
    path, file = waiting[choose(console, "menu-which-match", texts)]
    warm(file.game, console.progress)
    match = storage.load(path)
    if setup.trusted(console, match):
        session(console, match, path).run()


def _match_text(console: Console, path: Path, file: MatchFile) -> str:
    return console.text(
        "menu-match",
        title=registry.meta(file.game).title[console.language],
        when=saves.when(path),
        names=", ".join(seat.name for seat in file.seats),
    )


def session(console: Console, match: Any, path: Path) -> Session:
    """A session that speaks the game's language and knows the names at the table."""
    names = [seat.name for seat in match.seats]
    return Session(match, path, Console(console.language, match.name, names))
