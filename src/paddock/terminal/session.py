"""One match at one terminal: people at the keyboard (one or more), bots, a save after each step."""

import operator
import secrets
import traceback
from collections.abc import Sequence
from pathlib import Path

from paddock.bots.contract import Bot, Glimpse
from paddock.bots.levels import bot, is_file
from paddock.core import storage
from paddock.core.contract import Decision
from paddock.core.errors import NotUndoable
from paddock.core.luck import Committed, Entered
from paddock.core.match import LABEL, Match
from paddock.core.messages import seat_name
from paddock.core.who import NOBODY, TABLE
from paddock.terminal import rulebook
from paddock.terminal.bargain import Bargain
from paddock.terminal.commentary import Commentary, last_to_decide
from paddock.terminal.console import Console, number_in
from paddock.terminal.undisturbed import undisturbed

READING_PAUSE = 0.7  # seconds after a bot's turn, where somebody watches
LOG_LINES = 20

PERSON = "person"


class Left(Exception):
    """Somebody has left the table; the match is saved."""


class Session:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(self, match: Match, path: Path, console: Console) -> None:
        self.match = match
        self.path = path
        self.console = console
        self.game = match.game
        self.people = [i for i, seat in enumerate(match.seats) if seat.player == PERSON]
        self.bots: dict[int, Bot] = {
            i: bot(seat.player) for i, seat in enumerate(match.seats) if seat.player != PERSON
        }
        self.commentary = Commentary(match, console, (*self.people, NOBODY))
        self.bargain = Bargain(match, console, self.commentary, self.bots, self._save)
        # Where several share the screen, nobody's cards are shown before it is handed to them.
        self.at_keyboard = self.people[0] if len(self.people) == 1 else NOBODY

    # The loop

    def run(self) -> None:
        """Play on until the match is over."""
        self._save()
        self._show_commitment()
        try:
            while not self.match.over:
                self._one_step()
        except (KeyboardInterrupt, EOFError, Left):
            with undisturbed():
                self._save()
            self._say_how_to_go_on()
            raise Left from None
        with undisturbed():
            self._save()  # luck may have had the last word
        self.bargain.go_on()
        self.commentary.show_news(self.at_keyboard)
        self._show_result()

    def _show_commitment(self) -> None:
        """The fingerprint of the dice; written down now, it proves them later."""
        luck = self.match.lucks[-1].luck
        if isinstance(luck, Committed) and self.match.ply == 0:
            self.console.tell("commitment", commitment=luck.commitment)
            self.console.tell("commitment-why")

    def _one_step(self) -> None:
        self.bargain.go_on()
        if self.match.luck_is_due:
            self._answer_chance()
            return
        seats = self.match.due_seats()
        if not seats:
            self._play(TABLE, self.match.legal(TABLE)[0])
        elif bots := [seat for seat in seats if seat in self.bots]:
            self._bot_turn(bots[0])
        else:
            self._persons_turn(seats[0])

    def _answer_chance(self) -> None:
        if isinstance(self.match.lucks[-1].luck, Entered):
            self._ask_for_luck()
        else:
            with undisturbed():
                self.commentary.happened(self.match.draw())

    def _play(self, who: int, action: int) -> None:
        """A seat or the table acts, and it is saved."""
        with undisturbed():
            self.commentary.happened(self.match.play(who, action))
            self._save()

    def _save(self) -> None:
        storage.save(self.match, self.path)

    # Bots

    def _bot_turn(self, seat: int) -> None:
        look = Glimpse(self.match, seat, secrets.randbits(62))
        try:
            action = self._bots_action(seat, look)
        except Exception as error:
            name = self.match.seats[seat].player
            if not is_file(name):
                raise
            self.console.tell("bot-broke", name=name, why=_why(error, name))
            raise Left from error
        self._play(seat, action)
        if len(self.people) < 2:
            self.commentary.show_news(self.at_keyboard)
            self.console.wait(READING_PAUSE)

    def _bots_action(self, seat: int, look: Glimpse) -> int:
        came = self.bots[seat](look)
        action = int(operator.index(came))  # numpy's numbers too
        if action not in look.legal:
            raise ValueError(f"choose(look) → {came!r}; look.legal == {look.legal}")
        return action

    # People

    def _persons_turn(self, seat: int) -> None:
        self._hand_over(seat)
        self.commentary.show_news(seat)
        decisions = self.match.decisions(seat)
        if self._begins_turn(seat):
            self._show_board(seat)
        self._show_choices(seat, decisions)
        while True:
            answer = self.console.ask(self.console.text("ask-choice"))
            chosen = self._chosen(answer, decisions)
            if chosen is not None:
                self._play(seat, chosen.action)
                return
            if self._obeyed(seat, answer, decisions):
                return

    def _begins_turn(self, seat: int) -> bool:
        """Whether this is not merely the next small choice of the same turn."""
        return last_to_decide(self.match) != seat or not self.commentary.has_told(seat)

    def _hand_over(self, seat: int) -> None:
        if seat == self.at_keyboard:
            return
        self.console.clear()
        self.console.ask(self.console.text("pass-screen", who=self.match.seats[seat].name))
        self.at_keyboard = seat
        self._show_board(seat)

    def _show_board(self, seat: int) -> None:
        view = self.match.view(seat)
        self.console.line()
        self.console.line(self.game.picture(self.match.box, view, self.console.say))
        self.console.line()

    def _show_choices(self, seat: int, decisions: Sequence[Decision]) -> None:
        prompt = self.game.prompt(self.match.box, self.match.state, seat)
        self.console.line(self.console.say(prompt))
        for number, decision in enumerate(decisions, 1):
            self.console.line(f"  {self._choice(number, decision)}")

    def _choice(self, number: int, decision: Decision) -> str:
        """One line: what, what it would do, what to beware of."""
        text = self.console.text("choice", number=number, text=self.console.say(decision.text))
        facts = [self.console.say(fact) for fact in decision.facts]
        if decision.warning is not None:
            facts.append(self.console.text("warning", text=self.console.say(decision.warning)))
        return "   ".join((text, *facts))

    def _chosen(self, answer: str, decisions: Sequence[Decision]) -> Decision | None:
        number = number_in(answer, 1, len(decisions))
        return decisions[number - 1] if number else None

    def _obeyed(self, seat: int, answer: str, decisions: Sequence[Decision]) -> bool:
        """Do what a letter says; answer whether the question has changed."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "u":
                return self._undo(seat)
            case "q":
                raise Left
            case "b":
                self._show_board(seat)
            case "l":
                self.commentary.show_last(seat, LOG_LINES)
            case "y":
                self._show_refusals(seat)
            case "r":
                rulebook.show(self.console, self.match.name, rest)
            case "n":
                self._name_something(seat, rest)
            case "p":
                self.bargain.obey(seat, rest)
            case "?" | "h" | "help":
                self.console.tell("help", lines=LOG_LINES)
            case _:
                self.console.tell("not-a-choice", came=answer, most=len(decisions))
                return False
        self._show_choices(seat, decisions)
        return False

    def _undo(self, seat: int) -> bool:
        try:
            with undisturbed():
                self.match.undo(seat)
                self._save()
        except NotUndoable as error:
            self.console.complain(error)
            return False
        self.console.tell("undone")
        return True

    def _show_refusals(self, seat: int) -> None:
        refusals = self.game.why_not(self.match.box, self.match.state, seat)
        if not refusals:
            self.console.tell("nothing-barred")
        barred: dict[str, list[str]] = {}
        for refusal in refusals:
            why = self.console.say(refusal.why)
            if refusal.why.rule:
                why = self.console.text("rule-of-line", text=why, rule=refusal.why.rule)
            barred.setdefault(why, []).append(refusal.anchor)
        for why, anchors in barred.items():
            self.console.line(
                "  " + self.console.text("barred", anchors=", ".join(anchors), why=why)
            )

    def _name_something(self, seat: int, rest: str) -> None:
        """A driver's name or number, written on the board (it never touches the rules)."""
        where, _, text = rest.partition(" ")
        known = self.game.LABELS
        anchor = where if where in known else f"car:{where}"
        if not text.strip():
            self.console.tell("label-usage")
        elif anchor not in known:
            self.console.tell("label-unknown", came=where, known=", ".join(known))
        else:
            self.match.note(seat, LABEL, {"anchor": anchor, "text": text.strip()[:40]})
            self._save()
            self.console.tell("label-done", anchor=anchor, text=text.strip()[:40])

    def _ask_for_luck(self) -> None:
        """Real dice and cards: somebody says what came."""
        actions, _ = self.match.chances()
        self.commentary.show_news(self.at_keyboard)
        outcomes = [self.game.outcome(action) for action in actions]
        for number, outcome in enumerate(outcomes, 1):
            text = self.console.say(outcome)
            self.console.line(f"  {self.console.text('choice', number=number, text=text)}")
        question = self.console.say(self.game.prompt(self.match.box, self.match.state, NOBODY))
        while True:
            answer = self.console.ask(self.console.text("dice-which", what=question))
            if number := number_in(answer, 1, len(actions)):
                with undisturbed():
                    self.commentary.happened(self.match.enter(actions[number - 1]))
                    self._save()
                return
            if answer.lower() == "q":
                raise Left
            self.console.tell("not-a-choice", came=answer, most=len(actions))

    # The end

    def _say_how_to_go_on(self) -> None:
        self.console.line()
        self.console.tell("interrupted")
        self.console.tell("resume-with", path=str(self.path))

    def _show_result(self) -> None:
        self._show_board(self.at_keyboard)
        self.console.tell("finished")
        standing = sorted(enumerate(self.match.score()), key=lambda pair: pair[1][0])
        if all(rank > 1 for _, (rank, _) in standing):
            self.console.tell("standing-nobody")
        key = "standing" if self.console.speaker.knows("standing") else "standing-player"
        for seat, (rank, points) in standing:
            self.console.tell(key, rank=rank, who=seat_name(seat), points=points)
        for key in ("check-dice", "see-again", "see-sheet"):
            self.console.tell(key, path=str(self.path))


def _why(error: Exception, file: str) -> str:
    """What a bot's author needs: the error, and the line of their file."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f"{file}:{frame.lineno}: " for frame in frames if frame.filename.endswith(file)]
    return f"{lines[-1] if lines else ''}{error!r}"
