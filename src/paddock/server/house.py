"""All parts of a running server in one place, made and unmade in order."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator

from paddock.server.clock import Now, now
from paddock.server.notices.courier import Courier
from paddock.server.notices.desk import Desk
from paddock.server.notices.letters import Letters
from paddock.server.notices.mail import Mail
from paddock.server.notices.webhook import Webhooks
from paddock.server.operation.measures import Measures, Watch
from paddock.server.operation.site import Site
from paddock.server.operation.warming import Warming
from paddock.server.people.accounts import Accounts
from paddock.server.people.attempts import Attempts
from paddock.server.people.belongings import Belongings
from paddock.server.people.days import Days
from paddock.server.people.everywhere import Everywhere
from paddock.server.people.service import People
from paddock.server.people.visitor import Visitor
from paddock.server.settings import Settings
from paddock.server.shield.limits import Limits
from paddock.server.tables import service
from paddock.server.tables.bots import Bots
from paddock.server.tables.doorbell import Doorbell
from paddock.server.tables.doorkeeper import Doorkeeper
from paddock.server.tables.hub import Hub
from paddock.server.tables.keeper import Keeper
from paddock.server.tables.scheduler import Scheduler
from paddock.server.tidying import tidy
from paddock.server.wire.commands import AnyCommand, Rematch, Sit
from paddock.server.wire.updates import Done
from paddock.store.database import Database, opened
from paddock.store.entries import Log


class House:
    """What routes and background work ask for."""

    def __init__(self, settings: Settings, clock: Now = now) -> None:
        self.settings = settings
        self.now = clock
        self.logger = logging.getLogger("paddock")
        self.measures = Measures()
        self.limits = Limits(clock, on=settings.limits)
        self.database: Database = opened(settings.database)
        self.log = Log(self.database, self.measures.stored)
        self.people = People(self.database, clock)
        self.accounts = Accounts(self.database, clock)
        self.belongings = Belongings(self.database, clock)
        self.hub = Hub(clock)
        self.keeper = Keeper(self.database, self.log, self.hub, clock)
        self.everywhere = Everywhere(self.database, self.log, self.keeper, self.people, clock)
        self.days = Days(self.database, self.keeper, clock)
        self.letters = Letters(settings.address or f"http://{settings.host}:{settings.port}")
        self.webhooks = Webhooks(private=settings.private_webhooks)
        self.mail = Mail(settings.smtp, settings.mail_from)
        self.letter_attempts = Attempts(clock)
        self.desk = Desk(self.database, settings, clock)
        self.courier = Courier(self.database, self.letters, self.webhooks, self.mail, clock)
        self.keeper.listeners.append(lambda _: self.courier.nudge())
        self.doorkeeper = Doorkeeper(self.people, self.hub)
        self.bots = Bots(self.keeper)
        self.scheduler = Scheduler(self.database, self.keeper, self.bots, clock)
        self.warming = Warming()
        self.site = Site()
        self.closing = False

    def close_soon(self) -> None:
        """Whoever waits for something here gets an answer now."""
        self.closing = True
        self.hub.wake_all()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncGenerator["House"]:
        """While this is open, the house is at work."""
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(self.database.close)
            await stack.enter_async_context(self.log.running())
            stack.push_async_callback(self.bots.close)
            stack.push_async_callback(self.webhooks.close)
            await stack.enter_async_context(self._working())
            yield self

    @contextlib.asynccontextmanager
    async def _working(self) -> AsyncGenerator[None]:
        """What goes on by itself."""
        rooms = (self.people.tidy, self.days.tidy, self.desk.tidy)
        work = [self.scheduler.run(), self.warming.run(), Watch(self).run()]
        work += [self.courier.run(), tidy(rooms), self.doorkeeper.run()]
        if self.database.is_postgresql:
            work.append(Doorbell(self.database, self.keeper, self.log.process).run())
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def carry_out(self, table: str, by: Visitor, command: AnyCommand) -> Done:
        """A command at a table, in a person's name."""
        verb = str(command.__struct_config__.tag)
        with self.measures.command(verb):
            if isinstance(command, Rematch):
                return await service.rematch(self.keeper, self.people, table, by, command)
            if isinstance(command, Sit):
                by = await self.people.about_to_sit(by)
            return await self.keeper.command(table, by, command)
