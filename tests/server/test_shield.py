"""The shield: what strangers' pages can't do, how much is too much, what never leaves the house."""

import asyncio
import io
import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paddock.server.clock import now
from paddock.server.errors import TooMany
from paddock.server.operation import logs
from paddock.server.settings import Settings
from paddock.server.shield.limits import RULES, Limits, Rule
from paddock.server.shield.origins import is_strange, why_not
from paddock.store.database import opened
from tests.server.guests import Guest, Place, Refused, served

FMR = "formula_motor_racing"
EVIL = "https://evil.example"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "paddock.db")


def by_cookie(guest: Guest, place: Place) -> httpx.AsyncClient:
    """The same person in a browser, without the header that our own pages send."""
    cookies = {"paddock_session": guest.token}
    return httpx.AsyncClient(base_url=f"http://{place.address}", cookies=cookies)


# Origins


@pytest.mark.parametrize(
    ("headers", "address", "strange"),
    [
        ({"host": "a.example:8000"}, "", False),  # a program
        ({"host": "a.example:8000", "origin": "http://a.example:8000"}, "", False),
        ({"host": "a.example:8000", "origin": "http://a.example:8001"}, "", True),
        ({"host": "a.example", "origin": "https://a.example"}, "", False),  # TLS ends before us
        ({"host": "a.example", "origin": "https://a.example.evil.example"}, "", True),
        ({"host": "a.example", "origin": "null"}, "", True),
        ({"host": "a.example", "origin": ""}, "", True),
        ({"host": "", "origin": "null"}, "", True),
        ({"host": "inside:8000", "origin": "https://a.example"}, "https://a.example", False),
        ({"host": "inside:8000", "origin": "https://b.example"}, "https://a.example", True),
        ({"host": "a.example", "origin": "http://a.example:99999"}, "", True),
        ({"host": "[::1]:8000", "origin": "http://[::1]:8000"}, "", False),
        ({"host": "a", "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors"}, "", True),
        ({"host": "a", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, "", False),
        ({"host": "a", "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors"}, "", False),
    ],
)
def test_our_own_pages_are_told_from_strange_ones(
    headers: dict[str, str], address: str, strange: bool
) -> None:
    assert is_strange(headers, address) is strange


def test_a_token_needs_no_origin_and_a_cookie_needs_a_header() -> None:
    strange = {"host": "a", "origin": EVIL}
    assert why_not("POST", {**strange, "authorization": "Bearer x"}, "", cookie=True) == ""
    assert why_not("POST", {"host": "a"}, "", cookie=True) == "header"
    assert why_not("POST", {"host": "a", "x-paddock": ""}, "", cookie=True) == ""
    assert why_not("GET", {"host": "a"}, "", cookie=True) == ""
    assert why_not("GET", strange, "", cookie=True) == "origin"
    assert why_not("POST", {"host": "a"}, "", cookie=False) == ""


def test_a_strange_page_can_do_nothing_in_its_visitors_name(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.lay(FMR, 3))["id"]
        before = (await anna.look(table))["last"]
        async with by_cookie(anna, place) as browser:
            command = anna.command("close")
            path = f"/api/tables/{table}/commands"
            form = await browser.post(path, json=command)
            assert form.json()["data"]["why"] == "header"
            headers = {"x-paddock": "1", "origin": EVIL}
            script = await browser.post(path, json=command, headers=headers)
            assert (script.status_code, script.json()["data"]["why"]) == (403, "origin")
            reading = await browser.get("/api/me", headers={"origin": EVIL})
            assert reading.status_code == 403
            assert (await anna.look(table))["last"] == before
            ours = await browser.post(path, json=command, headers={"x-paddock": "1"})
            assert ours.status_code == 200

    served(database, story)


def test_a_strange_page_opens_no_socket(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.lay(FMR, 3))["id"]
        url = f"ws://{place.address}/api/tables/{table}/socket"
        cookie = {"Cookie": f"paddock_session={anna.token}"}
        for origin in (EVIL, "null", f"http://{place.address}.evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers={**cookie, "Origin": origin})
            assert refused.value.response.status_code == 403
        ours = {**cookie, "Origin": f"http://{place.address}"}
        async with connect(url, additional_headers=ours) as page:
            assert "update" in str(await page.recv())
        bearer = {"Authorization": f"Bearer {anna.token}", "Origin": EVIL}
        async with connect(url, additional_headers=bearer) as page:
            assert "update" in str(await page.recv())

    served(database, story)


# Headers


@pytest.mark.parametrize(
    "path", ["/", "/tables/x", "/api/games", "/api/nothing", "/health", "/schema", "/assets/x.js"]
)
def test_every_answer_has_its_headers(database: str, path: str) -> None:
    async def story(place: Place) -> None:
        answer = await place.stranger().http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy.replace("https:", "")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.status_code in (200, 404)
        assert ("strict-transport-security" in answer.headers) is False
        if path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"

    served(database, story)


def test_behind_tls_browsers_are_told_to_stay_there(database: str) -> None:
    async def story(place: Place) -> None:
        answer = await place.stranger().http.get("/health")
        assert "max-age" in answer.headers["strict-transport-security"]

    served(database, story, address="https://paddock.example")


def test_nothing_is_asked_of_third_parties(database: str) -> None:
    async def story(place: Place) -> None:
        anna = place.stranger()
        for path in ("/", "/schema"):
            said = (await anna.http.get(path)).text
            assert "//" not in said.replace(f"http://{place.address}", ""), path

    served(database, story)


def test_security_txt_names_the_operator(database: str) -> None:
    async def story(place: Place) -> None:
        said = (await place.stranger().http.get("/.well-known/security.txt")).text
        assert said.startswith("Contact: mailto:me@paddock.example\nExpires: 20")

    async def nobody(place: Place) -> None:
        answer = await place.stranger().http.get("/.well-known/security.txt")
        assert answer.status_code == 404

    served(database, story, contact="mailto:me@paddock.example")
    served(database, nobody, make=False)


# How much


class Clock:
    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


def test_a_bucket_gives_its_burst_and_then_one_at_a_time() -> None:
    clock = Clock()
    limits = Limits(clock, {"x": Rule(3, 10)})
    for _ in range(3):
        limits.take("x", "anna")
    with pytest.raises(TooMany) as refused:
        limits.take("x", "anna")
    assert refused.value.data["seconds"] == 10
    limits.take("x", "bob")
    clock.at += 9_000
    with pytest.raises(TooMany) as refused:
        limits.take("x", "anna")
    assert refused.value.data["seconds"] == 1
    clock.at += 1_000
    limits.take("x", "anna")
    clock.at += 3_600_000
    for _ in range(3):
        limits.take("x", "anna")
    with pytest.raises(TooMany):
        limits.take("x", "anna")


def test_a_refused_try_costs_nothing() -> None:
    clock = Clock()
    limits = Limits(clock, {"x": Rule(1, 10)})
    limits.take("x", "anna")
    for _ in range(100):
        with pytest.raises(TooMany):
            limits.take("x", "anna")
    clock.at += 10_000
    limits.take("x", "anna")


def test_limits_switched_off_refuse_nothing() -> None:
    limits = Limits(now, {"x": Rule(1, 10)}, on=False)
    for _ in range(10):
        limits.take("x", "anna")


def test_buckets_that_nobody_uses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.shield.limits.MOST_BUCKETS", 5)
    limits = Limits(now, {"x": Rule(2, 10)})
    for i in range(100):
        limits.take("x", str(i))
    assert limits.count("x") == 5


@pytest.mark.parametrize(
    ("limit", "method", "path", "body"),
    [
        ("person", "POST", "/api/guest", {"name": "x"}),
        ("secret", "POST", "/api/sign-in", {"name": "anna", "password": "wrong password"}),
        ("secret", "POST", "/api/move", {"code": "wrong-code"}),
        ("code", "GET", "/api/tables/code/WRONG1", None),
        ("address", "GET", "/api/games", None),
    ],
)
def test_who_asks_too_much_is_told_when_to_come_back(
    database: str, limit: str, method: str, path: str, body: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULES, limit, Rule(5, 60))

    async def story(place: Place) -> None:
        browser = place.stranger().http
        answers = [await browser.request(method, path, json=body) for _ in range(7)]
        assert 429 not in [answer.status_code for answer in answers[:5]]
        late = answers[-1]
        assert late.status_code == 429
        assert late.json()["kind"] == "too-many"
        assert late.json()["data"]["why"] == limit
        assert 50 <= int(late.headers["retry-after"]) <= 120
        assert (await browser.get("/health")).status_code == 200
        place.clock.pass_seconds(120)
        assert (await browser.request(method, path, json=body)).status_code != 429

    served(database, story, limits=True)


def test_over_the_socket_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "message", Rule(5, 60))

    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        table = (await anna.lay(FMR, 3))["id"]
        async with anna.at(table) as page, bob.at(table) as other:
            for _ in range(5):
                await page.do("say", phrase="hello")
            with pytest.raises(Refused) as refused:
                await page.do("say", phrase="hello")
            assert refused.value.kind == "too-many"
            assert refused.value.said["data"]["seconds"] > 0
            await other.do("sit", seat=1)

    served(database, story, limits=True)


def test_one_table_can_t_take_the_server_for_itself(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULES, "table", Rule(4, 60))

    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table, other = [(await anna.lay(FMR, 3))["id"] for _ in range(2)]
        for _ in range(4):
            await anna.do(table, "say", phrase="hello")
        answer = await anna.http.post(
            f"/api/tables/{table}/commands", json=anna.command("say", phrase="hello")
        )
        assert answer.status_code == 429
        await anna.do(other, "say", phrase="hello")

    served(database, story, limits=True)


@pytest.mark.parametrize(
    ("path", "size"),
    [("/api/guest", 70_000), ("/api/tables", 3_000_000), ("/api/replay", 5_000_000)],
)
def test_too_large_is_refused(database: str, path: str, size: int) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        answer = await anna.http.post(path, content=b'{"name": "' + b"x" * size + b'"}')
        assert answer.status_code == 413
        assert answer.json()["data"]["why"] == "too-large"

        async def dripping() -> AsyncGenerator[bytes]:
            for _ in range(size // 10_000):
                yield b" " * 10_000

        slowly = await anna.http.post(path, content=dripping())
        assert slowly.status_code == 413

    served(database, story)


# Proxies


def test_x_forwarded_is_believed_from_named_proxies_only() -> None:
    from paddock.server.house import House
    from paddock.server.operation.worker import options

    def config(proxies: str) -> Any:
        made = Settings(database=":memory:", proxies=proxies)
        return options(made, House(made))

    assert config("").proxy_headers is False
    assert config("10.0.0.7").proxy_headers is True
    assert config("10.0.0.7").forwarded_allow_ips == "10.0.0.7"


# Answers


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "kind"),
    [
        ("GET", "/api/nothing", None, 404, "no-such"),
        ("DELETE", "/api/games", None, 405, "malformed"),
        ("POST", "/api/guest", b"{", 400, "malformed"),
        ("POST", "/api/guest", b'{"name": 3}', 400, "malformed"),
        ("GET", "/api/tables/x", None, 404, "no-such"),
        ("GET", "/api/tables?status=never", None, 400, "malformed"),
        ("GET", "/api/me", None, 401, "signed-out"),
        ("GET", "/assets/none.js", None, 404, "no-such"),
    ],
)
def test_whatever_is_refused_is_refused_in_one_form(
    database: str, method: str, path: str, body: bytes | None, status: int, kind: str
) -> None:
    async def story(place: Place) -> None:
        answer = await place.stranger().http.request(method, path, content=body)
        assert answer.status_code == status
        said = answer.json()
        assert (said["type"], said["kind"]) == ("refused", kind)
        assert said["data"]["why"]

    served(database, story)


def test_a_database_that_is_away_is_said_to_be_away(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        for table in ("sessions", "tables"):
            await place.house.database.run(text(f"alter table {table} rename to away_{table}"))
        answer = await anna.http.get("/api/tables")
        assert (answer.status_code, answer.json()["data"]["why"]) == (503, "store")
        assert "retry-after" in answer.headers

    served(database, story)


# Logs


def test_no_log_holds_what_players_write_or_see(database: str) -> None:
    heard = io.StringIO()

    async def story(place: Place) -> None:
        handler = logging.StreamHandler(heard)
        handler.setFormatter(logs.Json())
        handler.addFilter(lambda record: not record.name.startswith(("http", "websockets")))
        root = logging.getLogger()
        root.addHandler(handler)
        before, root.level = root.level, logging.DEBUG
        try:
            anna = await place.guest("SECRETNAME")
            table = (await anna.lay(FMR, 3))["id"]
            await anna.do(table, "say", text="SECRETWORDS")
            await anna.http.post("/api/sign-in", json={"login": "x", "password": "SECRETPASS"})
            await anna.http.get("/feed/SECRETTOKEN.json")
            await anna.http.get("/api/me?x=SECRETQUERY")
            await place.house.database.run(text("alter table entries rename to gone"))
            answer = await anna.http.post(
                f"/api/tables/{table}/commands", json=anna.command("say", text="SECRETWORDS")
            )
            assert answer.status_code == 503
            logging.getLogger("x").error("failed", exc_info=ValueError("SECRETCARD"))
        finally:
            root.removeHandler(handler)
            root.level = before

    served(database, story)
    said = heard.getvalue()
    assert "answered" in said
    assert '"route":"/feed/{name}"' in said
    assert "ValueError" in said
    assert "SECRET" not in said


def test_errors_of_the_database_quote_nothing(tmp_path: Path) -> None:
    async def ask() -> str:
        database = opened(str(tmp_path / "x.db"))
        try:
            await database.run(text("insert into nowhere values (:x)").bindparams(x="SECRET"))
        except Exception as error:
            return repr(error) + str(error)
        finally:
            await database.close()
        return "SECRET"

    assert "SECRET" not in asyncio.run(ask())
