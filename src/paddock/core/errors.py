"""The errors of Paddock: each says where, what came and what was wanted.

    PaddockError
    ├── IllegalAction      a seat wants what the rules do not offer now      HTTP 409
    ├── NotUndoable        an undo beyond what its seat may take back        HTTP 409
    ├── BadOptions         a table's options, all their faults at once       HTTP 422
    ├── BadCourse          a course, circuit or deck file, all faults        HTTP 422
    ├── UnknownGame        no folder of that name                            HTTP 404
    ├── BadFile            a file that is no match, or a broken one          HTTP 422
    │   ├── TooNew         written by a later Paddock                        HTTP 422
    │   └── Tampered       a match whose parts contradict each other         HTTP 422
    └── BadGame            a game folder that does not keep the contract     HTTP 500

An error carries its kind and data; `words` puts it into the reader's language.
"""

from collections.abc import Mapping, Sequence

Datum = int | str | Sequence[int]


class PaddockError(Exception):
    """Something came that was not wanted; nothing has been changed."""

    kind = "error"
    status = 500

    def __init__(self, sentence: str, **data: Datum) -> None:
        super().__init__(sentence)
        self.data: Mapping[str, Datum] = data


class IllegalAction(PaddockError):
    """A seat wants what the rules do not offer now."""

    kind = "illegal-action"
    status = 409


class NotUndoable(PaddockError):
    """An undo that reaches further back than its seat may go alone."""

    kind = "not-undoable"
    status = 409


class UnknownGame(PaddockError):
    """There is no game folder of that name."""

    kind = "unknown-game"
    status = 404


class BadGame(PaddockError):
    """A game folder does not keep the contract."""

    kind = "bad-game"


class BadFile(PaddockError):
    """A file is no match of Paddock's, or a broken one."""

    kind = "bad-file"
    status = 422


class TooNew(BadFile):
    """A file was written by a later Paddock than this one."""

    kind = "too-new"


class Tampered(BadFile):
    """The parts of a match contradict each other."""

    kind = "tampered"


class Fault(PaddockError):
    """One thing wrong at one place; several of them travel in `Faults`."""

    kind = "fault"
    status = 422

    def __init__(self, kind: str, where: str, **data: Datum) -> None:
        self.kind = kind
        self.where = where
        told = ", ".join(f"{name}={value!r}" for name, value in data.items())
        super().__init__(f"{where}: {kind} ({told})" if told else f"{where}: {kind}", **data)


class Faults(PaddockError):
    """Everything that is wrong with something a person wrote, all at once."""

    status = 422

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(str(fault) for fault in faults))


class BadOptions(Faults):
    """The options of a table that the game can't accept."""

    kind = "bad-options"


class BadCourse(Faults):
    """A course, circuit or deck file that the game can't accept."""

    kind = "bad-course"
