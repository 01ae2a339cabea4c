"""Logs: one line each, for people or as JSON.

What players see or store never gets there: of an error, its kind and where it happened are written,
not its sentence, which may quote what came. Only the system's own errors are quoted.
"""

import datetime
import logging
import sys
import traceback
from types import TracebackType
from typing import Any

import msgspec

from paddock.core.errors import PaddockError
from paddock.server.settings import Settings

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]
USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "aiosqlite", "alembic")
# These say at "info" which address was asked for, which can be a secret.


def set_up(settings: Settings) -> None:
    """Log to standard error, as the operator wants it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if settings.log == "json" else Plain())
    logging.basicConfig(handlers=[handler], level=settings.log_level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


class Json(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info and record.exc_info[1]:
            line["error"] = _error(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Plain(logging.Formatter):
    """For people; systemd's journal knows the time."""

    def format(self, record: logging.LogRecord) -> str:
        extra = " ".join(f"{name}={value}" for name, value in _extra(record).items())
        head = f"{_time(record)} {record.levelname.lower():<7} {record.name}: {record.getMessage()}"
        lines = [f"{head} ({extra})" if extra else head]
        if record.exc_info and record.exc_info[1]:
            lines += [f"    {line}" for line in _error(record.exc_info)]
        return "\n".join(lines)


def _time(record: logging.LogRecord) -> str:
    at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def _error(exc_info: Any) -> list[str]:
    """Kind and place of an error, and of what it came from."""
    lines: list[str] = []
    error: BaseException | None = exc_info[1]
    while error is not None and len(lines) < 60:
        lines.append(_kind(error))
        for frame in traceback.extract_tb(error.__traceback__):
            lines.append(f"{frame.filename}:{frame.lineno} in {frame.name}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return lines


def _kind(error: BaseException) -> str:
    name = f"{type(error).__module__}.{type(error).__qualname__}"
    if isinstance(error, PaddockError):
        return f"{name} {error.kind}"
    return f"{name}: {error.strerror}" if isinstance(error, OSError) else name
