"""Errors as they go over the wire: a kind with its data, which the client puts into words."""

from paddock.core.errors import Faults, PaddockError
from paddock.server.wire.updates import Fault, Refused


def in_words(error: PaddockError, command: str = "") -> Refused:
    """An error as an answer to a command."""
    faults = error.faults if isinstance(error, Faults) else ()
    return Refused(
        id=command,
        kind=error.kind,
        data=error.data,
        faults=tuple(Fault(fault.kind, fault.where, fault.data) for fault in faults),
    )
