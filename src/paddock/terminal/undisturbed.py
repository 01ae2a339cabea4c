"""Ctrl-C between two steps, never within one."""

import contextlib
import signal
from collections.abc import Generator


@contextlib.contextmanager
def undisturbed() -> Generator[None]:
    """Ctrl-C waits until the block is through, so that what is saved is whole."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
