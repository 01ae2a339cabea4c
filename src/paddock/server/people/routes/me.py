"""Oneself: name and settings, sessions, everything that is kept, and the end of it."""

from litestar import Request, Response, delete, get, patch
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from paddock.server.asking import Here, Somebody
from paddock.server.people.export import Export, export
from paddock.server.people.record import results
from paddock.server.people.routes.doors import address_of, cookie
from paddock.server.wire.people import Changes, Me, Proof, Results, Session

GUEST = Proof()  # has nothing to show


@get("/api/me")
async def me(house: Here, visitor: Somebody) -> Me:
    """Who one is."""
    return await house.people.me(visitor.person)


@patch("/api/me")
async def change_me(data: JSONBody[Changes], house: Here, visitor: Somebody) -> Me:
    """Change what is named."""
    return await house.people.change(visitor.person, data)


@get("/api/me/sessions")
async def my_sessions(house: Here, visitor: Somebody) -> list[Session]:
    """Where one is signed in."""
    return await house.people.sessions(visitor)


@delete("/api/me/sessions")
async def end_other_sessions(house: Here, visitor: Somebody) -> None:
    """Sign out everywhere else."""
    await house.people.end_others(visitor.person, but=visitor.token)


@delete("/api/me/sessions/{session:str}")
async def end_session(session: FromPath[str], house: Here, visitor: Somebody) -> None:
    """Sign one device out."""
    await house.people.end_session(visitor, session)


@get("/api/me/results")
async def my_results(house: Here, visitor: Somebody) -> Results:
    """One's own record."""
    return await results(house.database, visitor.person)


@get("/api/me/export", limit="heavy")
async def my_export(house: Here, visitor: Somebody) -> Response[Export]:
    """Everything that is kept of oneself."""
    data = await export(house.database, house.people, house.belongings, visitor)
    headers = {"content-disposition": 'attachment; filename="paddock-me.json"'}
    return Response(data, headers=headers)


@delete("/api/me", limit="secret")
async def leave(
    house: Here,
    request: Request[None, None, State],
    visitor: Somebody,
    data: JSONBody[Proof] = GUEST,
) -> Response[None]:
    """Delete everything; at tables bots drive on, and no name stays."""
    if visitor.login:
        await house.accounts.check(visitor.person, data.password, address_of(request))
    await house.everywhere.leave(visitor.person, visitor.token)
    return Response(None, status_code=204, cookies=[cookie(house.settings, request, "", 0)])


HANDLERS = [
    me, change_me, my_sessions, end_other_sessions, end_session, my_results, my_export, leave,
]  # fmt: skip
