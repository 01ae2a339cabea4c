"""What a server refuses, beside what the rules refuse (the tree begins in core/errors.py).

    PaddockError
    ├── SignedOut      nobody is known by this session                        HTTP 401
    ├── NotYours       somebody else's to do                                  HTTP 403
    ├── NoSuch         there is no such table, person, …                      HTTP 404
    ├── NotNow         it can't be done as things stand                       HTTP 409
    ├── Malformed      what came can't be read                                HTTP 400
    ├── TooMany        too much in too little time                            HTTP 429
    ├── Away           the server can't do it for a while                     HTTP 503
    └── PortTaken      the address to serve at can't be had

`why` says more exactly what is meant, as a word that a client can put into its reader's language.
"""

from paddock.core.errors import Datum, PaddockError


class Refusal(PaddockError):
    """Refused, for a reason."""

    def __init__(self, why: str, **data: Datum) -> None:
        told = ", ".join(f"{name}={value!r}" for name, value in data.items())
        super().__init__(f"{self.kind}: {why} ({told})" if told else f"{self.kind}: {why}", **data)
        self.data = {"why": why, **data}


class SignedOut(Refusal):
    """Nobody is known by this session."""

    kind = "signed-out"
    status = 401


class NotYours(Refusal):
    """Somebody else's to do."""

    kind = "not-yours"
    status = 403


class NoSuch(Refusal):
    """There is no such thing."""

    kind = "no-such"
    status = 404


class NotNow(Refusal):
    """As things stand it can't be done."""

    kind = "not-now"
    status = 409


class Malformed(Refusal):
    """What came can't be read."""

    kind = "malformed"
    status = 400


class TooMany(Refusal):
    """Too much in too little time; `seconds` says when to come back."""

    kind = "too-many"
    status = 429


class Away(Refusal):
    """For a while the server can't: its database is away or full, a game is being made ready."""

    kind = "away"
    status = 503


class PortTaken(PaddockError):
    """The address that the server should listen at is somebody else's."""

    kind = "port-taken"
