"""Who may do what: every route and every message, for each kind of visitor."""

import contextlib
import typing
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from paddock.server import app
from paddock.server.house import House
from paddock.server.settings import Settings
from paddock.server.wire.commands import AnyCommand
from tests.server.guests import Guest, Json, Place, Refused, Socket, served
from tests.server.test_people import FMR

STRANGER, GUEST, SPECTATOR, SEAT, OWNER = "stranger", "guest", "spectator", "seat", "owner"
ROLES: tuple[str, ...] = (STRANGER, GUEST, SPECTATOR, SEAT, OWNER)
COMMITMENT = "ab" * 32
SETUP = {"game": FMR, "seats": 3}
Circle = Mapping[str, Guest]


async def circle(place: Place) -> Circle:
    """One of each; only the owner and another have seats. A third one fills the table."""
    names = {role: await place.guest(role) for role in ROLES if role != STRANGER}
    return {STRANGER: place.stranger(), **names, "third": await place.guest("third")}


async def table_of(people: Circle, status: str, **setup: Any) -> str:
    """The owner's table with both at it, as it stands at this stage; seat 2 is free at first."""
    owner, other, third = people[OWNER], people[SEAT], people["third"]
    table = str((await owner.lay(FMR, 3, **setup))["id"])
    await other.do(table, "sit", seat=1)
    if status == "waiting":
        return table
    await third.do(table, "sit", seat=2)
    commitment = {"commitment": COMMITMENT} if status == "opening" else {}
    for seat, guest in enumerate((owner, other, third)):
        await guest.do(table, "ready", seat=seat, **commitment)
    if status == "bot":
        await third.do(table, "stand", seat=2)
    if status == "over":
        await owner.do(table, "propose", seat=0, what="end")
        await other.do(table, "answer", seat=1, yes=True)
        await third.do(table, "answer", seat=2, yes=True)
    return table


# Messages


@dataclass(frozen=True)
class Message:
    """A command, the stage of the table that it is for, and who may send it."""

    status: str
    who: tuple[str, ...]
    arguments: Json = field(default_factory=dict[str, Any])


SEATED = (SEAT, OWNER)
MESSAGES = {
    "sit": Message("waiting", (GUEST, SPECTATOR, SEAT, OWNER), {"seat": 2}),
    "stand": Message("waiting", (SEAT,), {"seat": 1}),
    "put-bot": Message("waiting", (OWNER,), {"seat": 2, "level": "club"}),
    "remove": Message("playing", (OWNER,), {"seat": 1}),
    "change": Message("waiting", (OWNER,), {"setup": SETUP}),
    "ready": Message("waiting", (SEAT,), {"seat": 1}),
    "open": Message("opening", (SEAT,), {"seat": 1, "entropy": "00"}),
    "act": Message("playing", (SEAT,), {"seat": 1, "action": 0, "last": 999}),
    "undo": Message("playing", (SEAT,), {"seat": 1}),
    "propose": Message("playing", (SEAT,), {"seat": 1, "what": "end"}),
    "answer": Message("playing", (SEAT,), {"seat": 1, "yes": True}),
    "say": Message("playing", SEATED, {"text": "hello"}),
    "note": Message("playing", (SEAT,), {"seat": 1, "anchor": "car:red-1", "text": "x"}),
    "promise": Message("playing", (SEAT,), {"seat": 1, "data": {}}),
    "resign": Message("playing", (SEAT,), {"seat": 1}),
    "return": Message("playing", (SEAT,), {"seat": 1}),
    "offer": Message("bot", (OWNER,), {"seat": 2}),
    "close": Message("waiting", (OWNER,)),
    "rematch": Message("over", SEATED),
}


def test_every_message_has_its_line() -> None:
    kinds: tuple[Any, ...] = typing.get_args(AnyCommand)
    tags = {kind.__struct_config__.tag for kind in kinds}
    assert set(MESSAGES) == tags


@pytest.mark.parametrize("verb", sorted(MESSAGES))
def test_nobody_sends_what_is_not_theirs(verb: str, tmp_path: Path) -> None:
    message = MESSAGES[verb]

    async def story(place: Place) -> None:
        people = await circle(place)
        table = await table_of(people, message.status)
        before = await last_of(place, table)
        for role in ROLES:
            if role not in message.who:
                for said in await tried(people[role], table, verb, message.arguments):
                    wanted = "signed-out" if role == STRANGER else "not-yours"
                    assert said == wanted, role
        if message.status != "bot":  # which goes on by itself
            assert await last_of(place, table) == before
        for role in message.who:
            with contextlib.suppress(Refused):
                await people[role].do(table, verb, **message.arguments)
                continue
            said = (await tried(people[role], table, verb, message.arguments))[0]
            assert said not in ("signed-out", "not-yours"), role

    served(str(tmp_path / "db"), story)


async def last_of(place: Place, table: str) -> int:
    async with place.house.keeper.at(table) as at_hand:
        return at_hand.last


async def tried(guest: Guest, table: str, verb: str, arguments: Json) -> list[str]:
    """How a command is refused over HTTP and over a socket; "" if it is not."""
    kinds: list[str] = []
    for over in ("http", "socket"):
        try:
            if over == "http":
                await guest.do(table, verb, **arguments)
            else:
                async with guest.at(table) as page:
                    await page.do(verb, **arguments)
            kinds.append("")
        except Refused as refusal:
            kinds.append(refusal.kind)
    return kinds


# Routes


def everybody(how: str) -> dict[str, str]:
    """All fare alike."""
    return dict.fromkeys(ROLES, how)


ANYBODY = everybody("")
SIGNED_IN = {**ANYBODY, STRANGER: "signed-out"}
PLAYERS = {**ANYBODY, STRANGER: "not-yours", GUEST: "not-yours", SPECTATOR: "not-yours"}
PLAYERS_SIGNED_IN = {**PLAYERS, STRANGER: "signed-out"}
OWNERS = {**everybody("no-such"), STRANGER: "signed-out", OWNER: ""}
NOBODY = everybody("signed-out")  # without the right secret
UNKNOWN = everybody("no-such")  # without the right address
WRONG = {"login": "nobody", "password": "wrong horse", "code": "AAAA", "old": "x", "new": "y" * 8}


@dataclass(frozen=True)
class Route:
    """How each kind of visitor fares; `where` fills the gaps of the path."""

    who: Mapping[str, str]
    body: Any = None
    where: Mapping[str, str] = field(default_factory=dict[str, str])
    query: str = ""


HIDDEN = {"table": "hidden"}  # a table with a match that others may not watch
ROUTES = {
    "GET /api/games": Route(ANYBODY),
    "GET /api/games/{game}/drawing": Route(ANYBODY, where={"game": FMR}),
    "GET /api/games/{game}/rules/{language}": Route(ANYBODY, where={"game": FMR}),
    "GET /api/games/{game}/words/{language}": Route(ANYBODY, where={"game": FMR}),
    "GET /api/tables": Route(ANYBODY),
    "GET /api/tables/code/{code}": Route(ANYBODY),  # whoever has the code is invited
    "POST /api/guest": Route(ANYBODY, {"name": "New"}),
    "POST /api/sign-in": Route(NOBODY, WRONG),
    "POST /api/recover": Route(NOBODY, WRONG),
    "POST /api/move": Route(everybody("not-now"), WRONG),
    "GET /feed/{name}": Route(UNKNOWN, where={"name": "x.json"}),
    "GET /off/{token}": Route(UNKNOWN),
    "POST /off/{token}": Route(UNKNOWN),
    "GET /confirm/{token}": Route(UNKNOWN),
    "POST /confirm/{token}": Route(UNKNOWN),
    # A table
    "POST /api/tables": Route(SIGNED_IN, {"setup": SETUP}),
    "POST /api/play": Route(SIGNED_IN, SETUP),
    "GET /api/tables/{table}": Route(PLAYERS, where=HIDDEN),
    "GET /api/tables/{table}/updates": Route(PLAYERS, where=HIDDEN, query="since=0"),
    "GET /api/tables/{table}/picture": Route(PLAYERS, where=HIDDEN, query="language=en"),
    "GET /api/tables/{table}/sheet": Route(PLAYERS, where=HIDDEN, query="language=en"),
    "GET /api/tables/{table}/match": Route(PLAYERS, where={"table": "ended"}),
    "GET /api/tables/{table}/replay": Route(PLAYERS, where={"table": "ended"}),
    "POST /api/tables/{table}/fork": Route(PLAYERS_SIGNED_IN, {"ply": 0}, where={"table": "ended"}),
    "GET /api/tables/{table}/drawing": Route(ANYBODY, where=HIDDEN),  # the empty board
    "GET /api/tables/{table}/fairness": Route(ANYBODY, where=HIDDEN),  # what everybody may check
    "POST /api/tables/{table}/commands": Route(
        PLAYERS_SIGNED_IN, {"type": "say", "id": "x", "phrase": "hello"}, where=HIDDEN
    ),
    "POST /api/replay": Route(SIGNED_IN, {}),
    "POST /api/fork": Route(SIGNED_IN, {}, query="ply=0"),
    "POST /api/reports": Route(SIGNED_IN, {"about": "x", "table": "x", "text": "x"}),
    # Oneself
    "GET /api/me": Route(SIGNED_IN),
    "PATCH /api/me": Route(SIGNED_IN, {}),
    "GET /api/me/tables": Route(SIGNED_IN),
    "GET /api/me/results": Route(SIGNED_IN),
    "GET /api/me/export": Route(SIGNED_IN),
    "GET /api/me/notices": Route(SIGNED_IN),
    "GET /api/me/notifying": Route(SIGNED_IN),
    "PUT /api/me/notifying": Route(SIGNED_IN, {}),
    "GET /api/me/rest": Route(SIGNED_IN),
    "PUT /api/me/rest": Route(SIGNED_IN, {}),
    "GET /api/me/blocks": Route(SIGNED_IN),
    "POST /api/me/blocks": Route(SIGNED_IN, {"person": "x"}),
    "DELETE /api/me/blocks/{other}": Route(OWNERS),
    "GET /api/me/setups": Route(SIGNED_IN),
    "POST /api/me/setups": Route(SIGNED_IN, {"name": "x", "setup": SETUP}),
    "PUT /api/me/setups/{setup}": Route(OWNERS, {"name": "x", "setup": SETUP}),
    "DELETE /api/me/setups/{setup}": Route(OWNERS),
    "GET /api/me/channels": Route(SIGNED_IN),
    "POST /api/me/channels": Route(SIGNED_IN, {"kind": "webhook", "target": "nonsense"}),
    "PATCH /api/me/channels/{channel}": Route(OWNERS, {"on": True}),
    "POST /api/me/channels/{channel}/try": Route(OWNERS),
    "DELETE /api/me/channels/{channel}": Route(OWNERS),
    "GET /api/me/sessions": Route(SIGNED_IN),
    "DELETE /api/me/sessions/{session}": Route(OWNERS),
    "DELETE /api/me/sessions": Route(SIGNED_IN),
    "POST /api/me/move-code": Route(SIGNED_IN),
    "POST /api/me/password": Route(SIGNED_IN, WRONG),
    "POST /api/me/recovery": Route(SIGNED_IN, WRONG),
    "POST /api/account": Route(SIGNED_IN, {"login": "me", "password": "long enough"}),
    "POST /api/sign-out": Route(SIGNED_IN),
    "DELETE /api/me": Route(SIGNED_IN, {}),
}
FOR_PEOPLE = ("/api/", "/feed/", "/off/", "/confirm/")
APART = ("GET /api/tables/{table}/socket",)  # messages, above
LAST = ("POST /api/account", "POST /api/sign-out", "DELETE /api/me")  # change who one is


def routes(place: str) -> set[str]:
    """All that the application answers to people; what it tells an operator is tested apart."""
    found: set[str] = set()
    for route in app.routes(House(Settings(database=place))).routes:
        path = route.path.replace(":str", "")
        methods: set[str] = getattr(route, "methods", {"GET"})
        for method in methods:
            if method not in ("OPTIONS", "HEAD") and path.startswith(FOR_PEOPLE):
                found.add(f"{method} {path}")
    return found


def test_every_route_has_its_line(tmp_path: Path) -> None:
    there = routes(str(tmp_path / "db")) - set(APART)
    assert set(ROUTES) - there == set()
    assert there - set(ROUTES) == set()


def test_nobody_gets_what_is_not_theirs(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        people = await circle(place)
        where = await belongings_of(place, people)
        for name in sorted(ROUTES, key=lambda name: (name in LAST, name)):
            if name not in LAST:
                for role in ROLES:
                    await check(name, role, people, where)
        for name in LAST:
            for role in ROLES:
                one = place.stranger() if role == STRANGER else await place.guest(role)
                await check(name, role, {role: one}, where)

    served(str(tmp_path / "db"), story)


async def belongings_of(place: Place, people: Circle) -> dict[str, str]:
    """What the paths lead to: all the owner's."""
    owner = people[OWNER]
    setup = await owner.post("/api/me/setups", {"name": "mine", "setup": SETUP})
    channel = await owner.post("/api/me/channels", {"kind": "feed"})
    await owner.post("/api/me/blocks", {"person": people["third"].person})
    code = (await owner.post("/api/me/move-code", None))["code"]
    await place.stranger().post("/api/move", {"code": code})
    session = next(one for one in await owner.get("/api/me/sessions") if not one["here"])
    hidden = await table_of(people, "playing", watching=False)
    ended = await table_of(people, "over", watching=False, replay="players")
    return {
        "setup": setup["id"],
        "channel": channel["id"],
        "other": people["third"].person,
        "session": session["id"],
        "hidden": hidden,
        "ended": ended,
        "code": (await owner.look(hidden))["table"]["code"],
        "language": "en",
        "token": "x",
    }


async def check(name: str, role: str, people: Circle, where: Mapping[str, str]) -> None:
    """One visitor at one route."""
    route = ROUTES[name]
    method, path = name.split()
    for gap in path.split("{")[1:]:
        word = gap.split("}")[0]
        filled = route.where.get(word, word)
        path = path.replace(f"{{{word}}}", where.get(filled, filled))
    wanted = route.who[role]
    if role == STRANGER:
        people[role].http.cookies.clear()  # they may have come in a moment ago
    answer = await people[role].http.request(method, f"{path}?{route.query}", json=route.body)
    got = kind_of(answer)
    if wanted:
        assert got == wanted, (name, role, answer.text)
    else:
        assert got not in ("signed-out", "not-yours"), (name, role, answer.text)
        assert answer.status_code < 500, (name, role, answer.text)


def kind_of(answer: httpx.Response) -> str:
    """Why it is refused; a page says it by its number alone."""
    if answer.status_code == 404:
        return "no-such"
    if answer.status_code < 400:
        return ""
    return str(answer.json().get("kind", ""))


# What one sees


async def seen_match(page: Socket) -> None:
    await page.until(lambda: page.match)


def test_everybody_sees_their_own_seats_alone(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        people = await circle(place)
        table = await table_of(people, "playing")
        eyes = {STRANGER: -1, GUEST: -1, SPECTATOR: -1, SEAT: 1, OWNER: 0}
        for role, eye in eyes.items():
            async with people[role].at(table) as page:
                await seen_match(page)
                here = page.match["looks"]
            there = (await people[role].look(table))["match"]["looks"]
            for look in (here, there):
                assert [one["seat"] for one in look] == [eye]
                assert eye >= 0 or look[0]["decisions"] == []

    served(str(tmp_path / "db"), story)


def test_whoever_may_not_watch_is_sent_away_when_the_match_begins(tmp_path: Path) -> None:
    async def story(place: Place) -> None:
        people = await circle(place)
        table = await table_of(people, "waiting", watching=False)
        third = people["third"]
        await third.do(table, "sit", seat=2)
        async with people[SPECTATOR].at(table) as page, people[SEAT].at(table) as seated:
            await page.until(lambda: page.info)
            for seat, guest in enumerate((people[OWNER], people[SEAT], third)):
                await guest.do(table, "ready", seat=seat)
            await page.until(lambda: page.answers)
            with pytest.raises(ConnectionClosed):
                await page.next()
            assert page.match == {}
            assert page.answers[""]["kind"] == "not-yours"
            await seated.until(lambda: seated.match)
            # And whoever is removed in the middle of it.
            await people[OWNER].do(table, "remove", seat=1)
            assert (await seated.until(lambda: seated.answers.get("")))["kind"] == "not-yours"

    served(str(tmp_path / "db"), story)
