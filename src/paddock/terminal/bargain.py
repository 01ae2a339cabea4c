"""Promises at one terminal: offered and answered by choosing, told to those concerned.

Knows nothing of what can be promised: the game's room says it (core/promises.py).
"""

from collections.abc import Callable, Iterable

from paddock.core.errors import PaddockError
from paddock.core.match import Match
from paddock.core.promises import (
    PROMISE,
    Data,
    Field,
    Promise,
    PromiseRoom,
    answer,
    let_bots_talk,
    may_see,
    offer,
    room_of,
    withdrawal,
)
from paddock.terminal.commentary import Commentary
from paddock.terminal.console import MOST_DIGITS, Console, number_in

Save = Callable[[], None]


class Bargain:
    """The promises of one match; of games without any it does nothing."""

    def __init__(
        self,
        match: Match,
        console: Console,
        commentary: Commentary,
        bots: Iterable[int],
        save: Save,
    ) -> None:
        self._match = match
        self._bots = tuple(bots)
        self._console = console
        self._commentary = commentary
        self._save = save
        self._room: PromiseRoom | None = room_of(match.game)
        self._known: dict[int, str] = {p.number: p.standing for p in self._promises()}

    def _promises(self) -> list[Promise]:
        return list(self._room.promises(self._match)) if self._room else []

    # What happens by itself

    def go_on(self) -> None:
        """Bots say what they want to; whoever may know learns what has become of promises."""
        if self._room is None:
            return
        if let_bots_talk(self._match, self._bots):
            self._save()
        self._tell_news()

    def _tell_news(self) -> None:
        for promise in self._promises():
            if self._known.get(promise.number) != promise.standing:
                self._known[promise.number] = promise.standing
                self._commentary.told(self._line(promise), lambda s, p=promise: may_see(p, s))

    def _line(self, promise: Promise) -> str:
        return self._console.text(
            f"promise-{promise.standing}",
            number=promise.number,
            text=self._console.say(promise.text),
        )

    # What somebody asks for

    def obey(self, seat: int, rest: str) -> None:
        """`p` alone lists; `p new`, `p yes 3`, `p no 3`, `p back 3`."""
        if self._room is None:
            self._console.tell("promise-not-here")
            return
        word, _, number = rest.strip().partition(" ")
        which = number_in(number.strip(), 1, 10**MOST_DIGITS)
        match word.lower():
            case "":
                self._list(seat)
            case "new":
                self._write(seat, self._asked(seat))
            case "yes" | "no" if which:
                self._write(seat, answer(which, yes=word.lower() == "yes"))
            case "back" if which:
                self._write(seat, withdrawal(which))
            case _:
                self._console.tell("promise-usage")

    def _list(self, seat: int) -> None:
        seen = [promise for promise in self._promises() if may_see(promise, seat)]
        for promise in seen:
            self._console.line(f"  {self._line(promise)}")
        if not seen:
            self._console.tell("promise-none")
        self._console.tell("promise-usage")

    def _write(self, seat: int, data: Data | None) -> None:
        if data is None or self._room is None:
            return
        try:
            checked = self._room.checked(self._match, seat, data)
        except PaddockError as error:
            self._console.complain(error)
            return
        self._match.note(seat, PROMISE, checked)
        self._save()
        self._tell_news()
        self.go_on()
        self._commentary.show_news(seat)

    def _asked(self, seat: int) -> Data | None:
        """A promise put together question by question; None when it was broken off."""
        answers: dict[str, int | str] = {}
        fields = self._room.form(self._match, seat) if self._room else ()
        if not fields:
            self._console.tell("promise-too-late")
        for field in fields:
            if all(answers.get(name) in wanted for name, wanted in field.when.items()):
                chosen = self._ask(field)
                if chosen is None:
                    self._console.tell("promise-broken-off")
                    return None
                answers[field.name] = chosen
        return offer(answers) if answers else None

    def _ask(self, field: Field) -> int | str | None:
        """One answer; nothing leaves."""
        self._console.line(self._console.say(field.text))
        for number, choice in enumerate(field.choices, 1):
            text = self._console.say(choice.text)
            self._console.line(f"  {self._console.text('choice', number=number, text=text)}")
        while True:
            came = self._console.ask(self._console.text("promise-which"))
            if came == "":
                return None
            if number := number_in(came, 1, len(field.choices)):
                return field.choices[number - 1].value
            self._console.tell("menu-no-such", came=came, most=len(field.choices))
