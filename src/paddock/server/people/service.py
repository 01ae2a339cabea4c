"""People: guests, accounts, sessions."""

import secrets

from paddock.server.clock import Now
from paddock.server.people.visitor import new_token, stored
from paddock.store.database import Database
from paddock.store.schema import people, sessions


class People:
    """What can be done with people."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now

    async def new_guest(self, name: str, language: str, device: str) -> tuple[str, str]:
        """A person without an account: their id, and the token of their session."""
        person, token, at = secrets.token_hex(8), new_token(), self._now()
        await self._database.run(
            people.insert().values(id=person, name=name, language=language, created=at, seen=at),
            sessions.insert().values(
                token=stored(token), person=person, device=device, created=at, seen=at
            ),
        )
        return person, token
