"""Coming in, going out, and everything that is one's own."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, func, select
from websockets.exceptions import ConnectionClosed

from paddock.server.errors import Malformed
from paddock.server.people import names, passwords
from paddock.store.schema import entries, people, sessions
from tests.server.guests import Guest, Json, Place, Refused, served

FMR = "formula_motor_racing"
PASSWORD = "correct horse"
DAY = 86_400
YEAR = 365 * DAY


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Where the kind of database makes no difference."""
    return str(tmp_path / "paddock.db")


async def account(guest: Guest, login: str) -> str:
    """A guest becomes an account: the recovery code."""
    made = await guest.post("/api/account", {"login": login, "password": PASSWORD})
    return str(made["recovery"])


async def sign_in(guest: Guest, login: str, password: str = PASSWORD, **more: object) -> None:
    body = {"login": login, "password": password, **more}
    guest.enter_as(await guest.post("/api/sign-in", body))


async def refused(guest: Guest, method: str, path: str, body: object = None) -> str:
    """What the server says when it says no."""
    with pytest.raises(Refused) as refusal:
        await guest.ask(method, path, body)
    return f"{refusal.value.kind} {refusal.value.why}".strip()


# Names and codes


def test_a_name_is_shown_without_what_hides_in_it() -> None:
    assert names.shown("  Anna\u202e \t B\x07 ") == "Anna B"
    assert names.shown("家族👨‍👩‍👧") == "家族👨‍👩‍👧"
    with pytest.raises(Malformed):
        names.shown(" \u200b ")


def test_a_login_is_the_same_however_it_is_typed() -> None:
    assert names.login("Ａnna　Ｂ") == names.login("anna b") == "annab"
    with pytest.raises(Malformed):
        names.login("a")


def test_a_code_is_the_same_however_it_is_typed() -> None:
    code = passwords.new_code(20)
    assert len(code.split("-")) == 5
    kept = passwords.kept_of(code)
    assert passwords.same_code(kept, code.lower().replace("-", " "))
    assert not passwords.same_code(kept, passwords.new_code(20))
    assert not passwords.same_code(None, "")


# Oneself


def test_a_guest_changes_name_and_settings(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest(" Anna ")
        assert (await anna.get("/api/me"))["name"] == "Anna"
        changes: Json = {"name": "Ann", "language": "en", "colour": "red", "shape": "star"}
        me = await anna.ask("PATCH", "/api/me", {**changes, "settings": {"speed": 2, "dark": True}})
        me = await anna.ask("PATCH", "/api/me", {"settings": {"speed": None, "furigana": True}})
        assert me["settings"] == {"dark": True, "furigana": True}
        assert {name: me[name] for name in changes} == changes
        huge = {"settings": {"x": "x" * 9000}}
        assert await refused(anna, "PATCH", "/api/me", huge) == "malformed too-large"
        assert await refused(anna, "PATCH", "/api/me", {"name": "\u200b"}) == "malformed name"
        assert await anna.get("/api/me") == me
        assert await refused(place.stranger(), "GET", "/api/me") == "signed-out session"

    served(database, story)


def test_the_cookie_is_for_the_server_alone(database: str) -> None:
    async def story(place: Place) -> None:
        anna = place.stranger()
        answer = await anna.http.post("/api/guest", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/", "Max-Age=31536000"):
            assert part in cookie
        anna.http.cookies.set("paddock_session", answer.json()["token"])
        assert (await anna.get("/api/me"))["name"] == "Anna"
        out = await anna.http.post("/api/sign-out")
        assert "Max-Age=0" in out.headers["set-cookie"]
        anna.http.cookies.set("paddock_session", answer.json()["token"])
        assert await refused(anna, "GET", "/api/me") == "signed-out session"

    served(database, story, address="https://paddock.example")


def test_a_session_that_nobody_uses_is_over_after_a_year(database: str) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        place.clock.pass_seconds(YEAR - 1000)
        await anna.get("/api/me")
        place.clock.pass_seconds(2000)
        await anna.get("/api/me")
        assert await refused(bob, "GET", "/api/me") == "signed-out session"
        carl = await place.guest("Carl")
        await carl.lay(FMR, 3)
        await place.house.people.tidy()
        assert len(await anna.get("/api/me/sessions")) == 1
        kept = await place.house.database.rows(select(people.c.name).order_by(people.c.name))
        assert [row["name"] for row in kept] == ["Anna", "Carl"]  # of Bob nothing is left

    served(database, story)


# Accounts


def test_a_guest_becomes_an_account_and_comes_back(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        recovery = await account(anna, "Anna")
        body = {"login": "ANNA", "password": PASSWORD}
        assert await refused(anna, "POST", "/api/account", body) == "not-now has-account"
        bob = await place.guest("Bob")
        assert await refused(bob, "POST", "/api/account", body) == "not-now login-taken"
        stranger = place.stranger()
        wrong = {"login": "anna", "password": "wrong horse"}
        nobody = {"login": "nobody", "password": PASSWORD}
        no = "signed-out name-or-password"
        assert await refused(stranger, "POST", "/api/sign-in", wrong) == no
        assert await refused(stranger, "POST", "/api/sign-in", nobody) == no
        await sign_in(stranger, "anna")
        assert stranger.person == anna.person
        # The recovery code opens it once, and ends every other session.
        lost = {"login": "anna", "code": recovery.lower(), "password": "new horses"}
        again = place.stranger()
        answer = await again.post("/api/recover", lost)
        again.enter_as(answer)
        assert again.person == anna.person
        assert await refused(anna, "GET", "/api/me") == "signed-out session"
        assert await refused(stranger, "POST", "/api/recover", lost) == "signed-out name-or-code"
        await sign_in(stranger, "anna", "new horses")
        await stranger.post("/api/recover", {**lost, "code": answer["recovery"]})

    served(database_url, story)


def test_passwords_are_kept_as_argon2id_and_never_shown(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        recovery = await account(anna, "anna")
        row = await place.house.database.row(select(people))
        assert row is not None
        assert row["password"].startswith("$argon2id$")
        assert recovery not in row["recovery"]
        export = await anna.get("/api/me/export")
        assert row["password"] not in msgspec.json.encode(export).decode()

    served(database, story)


def test_a_missing_account_costs_as_much_as_a_wrong_password(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        await account(anna, "anna")
        compared: list[str] = []
        fits = place.house.accounts._passwords._same  # pyright: ignore[reportPrivateUsage]

        def count(kept: str, password: str) -> bool:
            compared.append(kept)
            return fits(kept, password)

        place.house.accounts._passwords._same = count  # pyright: ignore[reportPrivateUsage]
        for login in ("anna", "nobody", "x\u0000", ""):
            body = {"login": login, "password": "wrong horse"}
            no = await refused(place.stranger(), "POST", "/api/sign-in", body)
            assert no == "signed-out name-or-password"
        assert len(compared) == 4
        assert {kept.split("$")[3] for kept in compared} == {compared[0].split("$")[3]}

    served(database, story)


def test_whoever_guesses_has_to_wait(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        await account(anna, "anna")
        bob = place.stranger()
        wrong = {"login": "anna", "code": "AAAA", "password": "wrong horse"}
        for _ in range(10):
            assert await refused(bob, "POST", "/api/recover", wrong) == "signed-out name-or-code"
        with pytest.raises(Refused) as refusal:
            await sign_in(bob, "anna")
        assert (refusal.value.kind, refusal.value.why) == ("too-many", "attempts")
        place.clock.pass_seconds(refusal.value.said["data"]["seconds"])
        await sign_in(bob, "anna")

    served(database, story)


def test_another_password_ends_the_other_sessions(database: str) -> None:
    async def story(place: Place) -> None:
        anna, other = await place.guest("Anna"), place.stranger()
        new = {"old": PASSWORD, "new": "new horses"}
        assert await refused(anna, "POST", "/api/me/password", new) == "not-now no-account"
        await account(anna, "anna")
        await sign_in(other, "anna")
        wrong = {"old": "wrong", "new": "new horses"}
        assert await refused(anna, "POST", "/api/me/password", wrong) == "signed-out password"
        await anna.post("/api/me/password", new)
        assert await refused(other, "GET", "/api/me") == "signed-out session"
        again = await anna.post("/api/me/recovery", {"password": "new horses"})
        lost = {"login": "anna", "code": again["recovery"], "password": PASSWORD}
        other.enter_as(await other.post("/api/recover", lost))

    served(database, story)


def test_sessions_are_listed_and_ended(database: str) -> None:
    async def story(place: Place) -> None:
        anna, phone, tablet = await place.guest("Anna"), place.stranger(), place.stranger()
        await account(anna, "anna")
        phone.http.headers["user-agent"] = "Phone"
        await sign_in(phone, "anna")
        await sign_in(tablet, "anna")
        listed = await anna.get("/api/me/sessions")
        assert [one["here"] for one in listed].count(True) == 1
        mine = next(one for one in listed if one["device"] == "Phone")
        bob = await place.guest("Bob")
        path = f"/api/me/sessions/{mine['id']}"
        assert await refused(bob, "DELETE", path) == "no-such session"
        assert await refused(anna, "DELETE", "/api/me/sessions/%25") == "no-such session"
        await anna.ask("DELETE", path)
        assert await refused(phone, "GET", "/api/me") == "signed-out session"
        await anna.ask("DELETE", "/api/me/sessions")
        assert await refused(tablet, "GET", "/api/me") == "signed-out session"
        assert len(await anna.get("/api/me/sessions")) == 1

    served(database, story)


def test_whoever_is_signed_out_sees_nothing_more(database: str) -> None:
    async def story(place: Place) -> None:
        anna, phone = await place.guest("Anna"), place.stranger()
        phone.enter_as(await phone.post("/api/move", await anna.post("/api/me/move-code", None)))
        table = await anna.lay(FMR, 3)
        async with anna.at(table["id"]) as here, phone.at(table["id"]) as there:
            await there.until(lambda: there.info)
            await anna.ask("DELETE", "/api/me/sessions")
            away = await there.until(lambda: there.answers.get(""))
            assert (away["kind"], away["data"]["why"]) == ("signed-out", "session")
            with pytest.raises(ConnectionClosed):
                await there.next()
            await here.do("say", phrase="hello")
            # From another process: found out by going round.
            await place.house.database.run(delete(sessions))
            await place.house.doorkeeper.look()
            assert (await here.until(lambda: here.answers.get("")))["kind"] == "signed-out"

    served(database, story)


# To another device, to an account


def test_a_guest_goes_on_with_another_device(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna, phone = await place.guest("Anna"), place.stranger()
        first = await anna.post("/api/me/move-code", None)
        code = (await anna.post("/api/me/move-code", None))["code"]
        old = {"code": first["code"]}
        assert await refused(phone, "POST", "/api/move", old) == "not-now move-code"
        phone.enter_as(await phone.post("/api/move", {"code": code.lower()}))
        assert phone.person == anna.person
        twice = await refused(place.stranger(), "POST", "/api/move", {"code": code})
        assert twice == "not-now move-code"
        late = (await anna.post("/api/me/move-code", None))["code"]
        place.clock.pass_seconds(601)
        no = await refused(place.stranger(), "POST", "/api/move", {"code": late})
        assert no == "not-now move-code"

    served(database_url, story)


def test_a_guests_tables_go_over_to_the_account(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna, phone = await place.guest("Anna"), await place.guest("Phone")
        await account(anna, "anna")
        both = await anna.lay(FMR, 3)
        await phone.do(both["id"], "sit", seat=1)
        await phone.do(both["id"], "say", text="hello")
        running = await phone.post("/api/play", {"game": FMR, "seats": 3})
        closed = await phone.lay(FMR, 3)
        await phone.do(closed["id"], "close")
        await phone.post("/api/me/setups", {"name": "Mine", "setup": {"game": FMR, "seats": 3}})
        await sign_in(phone, "anna", keep=True)
        assert phone.person == anna.person
        mine = {one["id"]: one["mine"] for one in await anna.get("/api/me/tables")}
        assert mine == {both["id"]: [0, 1], running["id"]: [0], closed["id"]: [0]}
        look = await anna.look(both["id"])
        assert [said["person"] for said in look["talk"]] == [anna.person]
        assert (await anna.look(running["id"]))["match"]["looks"][0]["seat"] == 0
        assert (await anna.look(closed["id"]))["table"]["owner"] == anna.person
        assert [one["name"] for one in await anna.get("/api/me/setups")] == ["Mine"]
        # What the log says, it says after a fresh start too.
        place.forget_tables()
        assert (await anna.look(both["id"]))["table"] == look["table"]

    served(database_url, story)


def test_a_guest_who_is_not_taken_along_stays_apart(database: str) -> None:
    async def story(place: Place) -> None:
        anna, guest = await place.guest("Anna"), await place.guest("Guest")
        await account(anna, "anna")
        table = await guest.lay(FMR, 3)
        await sign_in(guest, "anna")
        assert await anna.get("/api/me/tables") == []
        assert (await anna.look(table["id"]))["table"]["seats"][0]["name"] == "Guest"

    served(database, story)


# Everything, and the end of it


def test_everything_of_a_person_can_be_exported(database: str) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        table = await anna.lay(FMR, 3)
        await bob.do(table["id"], "sit", seat=1)
        await anna.do(table["id"], "say", text="mine")
        await bob.do(table["id"], "say", text="his")
        await anna.post("/api/me/blocks", {"person": bob.person, "kind": "mute"})
        export = await anna.get("/api/me/export")
        assert [one["table"] for one in export["seats"]] == [table["id"]]
        assert [one["entry"][-1] for one in export["said"]] == ["mine"]
        assert [one["person"] for one in export["blocks"]] == [bob.person]
        assert "his" not in msgspec.json.encode(export).decode()

    served(database, story)


def test_whoever_leaves_for_good_leaves_no_name(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna, bob = await place.guest("Anna"), await place.guest("Bob")
        tables = await leave_traces(anna, bob)
        await account(await place.guest("Anna-Lena"), "anna-lena")
        await sign_in(anna, "anna-lena", keep=True)  # what the guest said, Anna-Lena has said
        export = await anna.get("/api/me/export")
        assert len(export["said"]) == 3
        assert await refused(anna, "DELETE", "/api/me", {}) == "signed-out password"
        await anna.ask("DELETE", "/api/me", {"password": PASSWORD})
        assert await refused(anna, "GET", "/api/me") == "signed-out session"
        assert await refused(place.stranger(), "POST", "/api/sign-in",
                             {"login": "anna-lena", "password": PASSWORD})  # fmt: skip
        for table in tables:
            warm = await bob.look(table)
            place.forget_tables()
            cold = await bob.look(table)
            assert cold["table"] == warm["table"]
            assert cold["talk"] == warm["talk"]
            assert "Anna" not in msgspec.json.encode([warm, cold]).decode()
        rows = await place.house.database.rows(select(entries.c.body))
        assert not [row for row in rows if b"Anna" in row["body"]]
        count = await place.house.database.row(select(func.count().label("n")).select_from(people))
        assert count is not None
        assert count["n"] == 1
        waiting, playing = (
            (await bob.look(tables[0]))["table"],
            (await bob.look(tables[1]))["table"],
        )
        assert [seat["kind"] for seat in waiting["seats"]] == ["open", "person", "open"]
        assert waiting["owner"] == bob.person
        assert [seat["kind"] for seat in playing["seats"]] == ["bot", "person", "bot"]
        await bob.do(tables[0], "say", phrase="hello")  # the tables go on
        await bob.do(tables[1], "say", phrase="hello")

    served(database_url, story)


async def leave_traces(anna: Guest, bob: Guest) -> list[str]:
    """A table that waits, one that plays, one that is closed: with both at them."""
    tables: list[str] = []
    for _ in range(3):
        table = (await anna.lay(FMR, 3, bots={"2": "club"}))["id"]
        await bob.do(table, "sit", seat=1)
        await anna.do(table, "say", text="I am Anna-Lena")
        tables.append(table)
    await anna.do(tables[0], "put-bot", seat=2, level="")
    for guest, seat in ((anna, 0), (bob, 1)):
        await guest.do(tables[1], "ready", seat=seat)
    await anna.do(tables[2], "close")
    return tables
