"""A message could not be delivered."""


class Undelivered(Exception):
    """Not now; or, with a reason `for_good`, not ever."""

    def __init__(self, why: str, *, for_good: str = "", pause: int | None = None) -> None:
        super().__init__(why)
        self.for_good = for_good
        self.pause = pause  # seconds to wait, if the receiver has said so
