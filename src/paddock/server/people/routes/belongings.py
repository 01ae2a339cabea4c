"""Set-ups, blocks, reports and days of rest."""

from typing import Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.server.asking import Here, Somebody
from paddock.server.wire import sizes
from paddock.server.wire.people import Block, Blocked, NewSetup, Report, Rest, RestInfo, SavedSetup


@get("/api/me/setups")
async def my_setups(house: Here, visitor: Somebody) -> list[SavedSetup]:
    """Saved set-ups."""
    return await house.belongings.setups(visitor.person)


@post("/api/me/setups", status_code=201, request_max_body_size=sizes.SETUP)
async def save_setup(data: JSONBody[NewSetup], house: Here, visitor: Somebody) -> SavedSetup:
    """Save one; its game checks it."""
    return await house.belongings.save_setup(visitor.person, data)


@put("/api/me/setups/{setup:str}", request_max_body_size=sizes.SETUP)
async def change_setup(
    setup: FromPath[str], data: JSONBody[NewSetup], house: Here, visitor: Somebody
) -> SavedSetup:
    """Save another in its place."""
    return await house.belongings.change_setup(visitor.person, setup, data)


@delete("/api/me/setups/{setup:str}")
async def forget_setup(setup: FromPath[str], house: Here, visitor: Somebody) -> None:
    """Forget one."""
    await house.belongings.forget_setup(visitor.person, setup)


@get("/api/me/blocks")
async def my_blocks(house: Here, visitor: Somebody) -> list[Blocked]:
    """Whom one blocks or mutes."""
    return await house.belongings.blocked(visitor.person)


@post("/api/me/blocks", status_code=204)
async def block(data: JSONBody[Block], house: Here, visitor: Somebody) -> None:
    """Not to meet somebody at public tables (block), or not to hear them (mute)."""
    await house.belongings.block(visitor.person, data)


@delete("/api/me/blocks/{other:str}")
async def unblock(
    other: FromPath[str],
    house: Here,
    visitor: Somebody,
    kind: FromQuery[Literal["block", "mute"]] = "block",
) -> None:
    """Take it back."""
    await house.belongings.unblock(visitor.person, other, kind)


@post("/api/reports", status_code=204)
async def report(data: JSONBody[Report], house: Here, visitor: Somebody) -> None:
    """Tell the operator of something that somebody did at a table."""
    await house.belongings.report(visitor.person, data)


@get("/api/me/rest")
async def my_rest(house: Here, visitor: Somebody) -> RestInfo:
    """Days on which one's clocks stand still."""
    return await house.days.named(visitor.person)


@put("/api/me/rest")
async def rest(data: JSONBody[Rest], house: Here, visitor: Somebody) -> RestInfo:
    """These days and no others from now on, at all tables with a clock in days."""
    return await house.days.name(visitor.person, data)


HANDLERS = [
    my_setups, save_setup, change_setup, forget_setup, my_blocks, block, unblock, report, my_rest,
    rest,
]  # fmt: skip
