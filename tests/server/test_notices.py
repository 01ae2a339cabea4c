"""Being told that it is one's turn: feeds, webhooks, mail."""

import asyncio
import contextlib
import email
import email.message
import email.policy
import hashlib
import hmac
import ipaddress
import socket
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select, update

from paddock.core.texts import LANGUAGES, bundle
from paddock.server.errors import Malformed
from paddock.server.notices import mail, webhook
from paddock.server.notices.courier import PAUSES, Courier
from paddock.server.notices.times import after_quiet, not_before
from paddock.server.notices.wording import FOLDER, Words
from paddock.server.operation import doctor
from paddock.server.settings import Settings
from paddock.server.wire.notices import Notifying
from paddock.store.schema import channels, deliveries, notices
from tests.server.guests import Guest, Json, Place, served
from tests.server.test_people import FMR, refused

DAY = 86_400
HOUR = 3600
CLOCK = {"kind": "days", "move": DAY}
ADDRESS = "https://paddock.example"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Where the kind of database makes no difference."""
    return str(tmp_path / "paddock.db")


# A table that waits for Anna


async def her_turn(place: Place, anna: Guest, **more: Any) -> str:
    """A table with a clock in days that waits for her."""
    setup: Json = {"clock": CLOCK, **more}
    table = (await anna.lay(FMR, 3, bots={"1": "club", "2": "club"}, **setup))["id"]
    await anna.do(table, "ready", seat=0)
    while (await anna.look(table))["match"]["due"] != [0]:
        await asyncio.sleep(0.02)
    return str(table)


async def her_move(place: Place, anna: Guest, table: str) -> None:
    """She decides until others have to."""
    look = await anna.look(table)
    action = look["match"]["looks"][0]["decisions"][0]["action"]
    await anna.do(table, "act", seat=0, action=action, last=look["last"])


# When


TOKYO_22 = 1_795_093_200_000  # 2026-11-19 22:00 in Tokyo
QUIET = Notifying(quiet_from="21:30", quiet_until="07:00")


@pytest.mark.parametrize(
    ("hours", "until"),
    [(0, 9), (-0.75, -0.75), (-0.5, 9), (8, 9), (9, 9), (8.99, 9), (12, 12)],
)
def test_quiet_hours_go_over_midnight(hours: float, until: float) -> None:
    at = TOKYO_22 + int(hours * HOUR * 1000)
    assert after_quiet(QUIET, at) == TOKYO_22 + int(until * HOUR * 1000)


def test_quiet_hours_are_those_of_the_persons_time_zone() -> None:
    berlin = msgspec.structs.replace(QUIET, time_zone="Europe/Berlin")
    assert after_quiet(berlin, TOKYO_22) == TOKYO_22  # 14:00 there
    noon = msgspec.structs.replace(QUIET, quiet_from="12:00", quiet_until="15:00")
    berlin_noon = msgspec.structs.replace(noon, time_zone="Europe/Berlin")
    assert after_quiet(berlin_noon, TOKYO_22) == TOKYO_22 + HOUR * 1000


def test_mail_waits_a_little_and_for_the_digest() -> None:
    wishes = Notifying(digest=12)
    assert not_before("webhook", wishes, TOKYO_22, TOKYO_22) == TOKYO_22
    assert not_before("mail", wishes, None, TOKYO_22) == TOKYO_22 + 120_000
    assert (
        not_before("mail", wishes, TOKYO_22 - HOUR * 1000, TOKYO_22) == TOKYO_22 + 11 * HOUR * 1000
    )


# Where to


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1",
     "0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1",
     "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
     "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
)  # fmt: skip
def test_no_address_of_an_inside_is_public(address: str) -> None:
    assert not webhook.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"])
def test_addresses_outside_are_public(address: str) -> None:
    assert webhook.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "target", ["ftp://a.example/", "https://", "https://me:secret@a.example/", "nonsense", "",
               "http://127.0.0.1/", "http://[::1]:80/", "file:///etc/passwd"]
)  # fmt: skip
def test_a_webhook_needs_a_public_address_of_the_web(target: str) -> None:
    with pytest.raises(Malformed):
        webhook.checked(target, private=False)


@pytest.mark.parametrize(
    "target", ["", "anna", "@a.example", "anna@", "anna@here", "a b@c.example", "a@b@c.example",
               "a@c.example\nBcc: all@c.example", "<a@c.example>", "a" * 250 + "@c.example"]
)  # fmt: skip
def test_a_mailbox_looks_like_one(target: str) -> None:
    with pytest.raises(Malformed):
        mail.checked(target)


def test_both_languages_say_the_same_things() -> None:
    keys = [set(bundle(language, (FOLDER,))._messages) for language in LANGUAGES]  # pyright: ignore
    assert keys[0] == keys[1]
    for language in LANGUAGES:
        words = Words(language)
        args = {"game": "G", "when": "W", "name": "N", "count": 2, "link": "L"}
        for key in keys[0]:
            if key.startswith(("notice-", "feed-", "mail-", "confirm-", "page-")):
                assert words.say(key, **args, address="A", target="T")


# What waits, and feeds


def test_one_notice_for_each_turn(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = await her_turn(place, anna)
        listed = await anna.get("/api/me/notices")
        assert [(one["kind"], one["table"], one["current"]) for one in listed] == [
            ("turn", table, True)
        ]
        # Time is up: a warning, once. The bot takes over: nothing is current any more.
        place.clock.pass_seconds(DAY + 10)
        await place.house.scheduler.wake_all()
        await place.house.scheduler.wake_all()
        listed = await anna.get("/api/me/notices")
        assert [(one["kind"], one["current"]) for one in listed] == [
            ("warning", True), ("turn", True)
        ]  # fmt: skip
        assert listed[0]["until"] > place.clock()
        assert await (await place.guest("Bob")).get("/api/me/notices") == []

    served(database_url, story)


def test_a_feed_tells_what_waits_to_whoever_has_its_address(database: str) -> None:
    async def story(place: Place) -> None:
        anna, reader = await place.guest("Anna & <b>"), place.stranger()
        table = await her_turn(place, anna)
        feed = await anna.post("/api/me/channels", {"kind": "feed"})
        told = (await reader.http.get(feed["json"])).json()
        assert told["version"] == "https://jsonfeed.org/version/1.1"
        assert [item["url"] for item in told["items"]] == [f"{ADDRESS}/t/{table}"]
        assert "手番" in told["items"][0]["content_text"]
        await anna.ask("PATCH", "/api/me", {"language": "en"})
        answer = await reader.http.get(feed["atom"])
        assert answer.headers["content-type"].startswith("application/atom+xml")
        root = ElementTree.fromstring(answer.content)
        name = "{http://www.w3.org/2005/Atom}"
        assert root.findtext(f"{name}title") == "Paddock: Anna & <b>"
        assert "it is your turn." in [str(one.text) for one in root.iter(f"{name}title")][1]
        # Other addresses tell nothing, and the address can be taken back.
        for path in ("/feed/x.json", "/feed/.json", feed["json"][:-1], "/feed/%00.atom"):
            assert (await reader.http.get(path)).status_code == 404
        again = {"kind": "feed"}
        assert await refused(anna, "POST", "/api/me/channels", again) == "not-now there-already"
        await anna.ask("DELETE", f"/api/me/channels/{feed['id']}")
        assert (await reader.http.get(feed["json"])).status_code == 404

    served(database, story, address=ADDRESS)


# Webhooks


class Receiver:
    """Somebody's web server."""

    def __init__(self) -> None:
        self.answers: list[str] = []  # to come; empty: 204
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.url = ""

    @property
    def said(self) -> list[Json]:
        return [msgspec.json.decode(body) for _, body in self.got]

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                lines = [line.partition(": ") for line in head.split("\r\n")[1:] if line]
                headers = {name.lower(): value for name, _, value in lines}
                body = await reader.readexactly(int(headers["content-length"]))
                self.got.append((headers, body))
                answer = self.answers.pop(0) if self.answers else "204 No Content"
                writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
                await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def receiving() -> AsyncGenerator[Receiver]:
    """A web server on a free port of this machine."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
    receiver.url = f"http://localhost:{server.sockets[0].getsockname()[1]}/hook?key=1"
    try:
        yield receiver
    finally:
        server.close()


async def hooked(anna: Guest, receiver: Receiver) -> Json:
    channel: Json = await anna.post("/api/me/channels", {"kind": "webhook", "target": receiver.url})
    return channel


def test_a_webhook_gets_each_turn_once_and_signed(database_url: str) -> None:
    async def story(place: Place) -> None:
        async with receiving() as receiver:
            anna = await place.guest("Anna")
            channel = await hooked(anna, receiver)
            table = await her_turn(place, anna)
            others = [_another(place) for _ in range(4)]  # as many processes at once
            await asyncio.gather(*(one.round() for one in others), place.house.courier.round())
            assert [said["kind"] for said in receiver.said] == ["turn"]
            headers, body = receiver.got[0]
            said = receiver.said[0]
            assert said["url"] == f"{ADDRESS}/t/{table}"
            assert said["text"] == said["content"]
            assert said["url"] in said["text"]
            assert headers["host"] == receiver.url.split("/")[2]
            signature = hmac.new(channel["secret"].encode(), body, hashlib.sha256).hexdigest()
            assert headers["x-paddock-signature"] == f"sha256={signature}"
            # Another turn, another notice; off is off, at one click.
            await her_move(place, anna, table)
            off = await place.stranger().http.get(said["off"].removeprefix(ADDRESS))
            assert '<form method="post">' in off.text
            assert "localhost" in off.text
            assert "key=1" not in off.text  # the address itself may be a secret
            done = await place.stranger().http.post(said["off"].removeprefix(ADDRESS))
            assert done.status_code == 200
            assert (await anna.get("/api/me/channels"))[0]["stopped"] == "off"
            meanwhile = await her_turn(place, anna)
            await place.house.courier.round()
            await anna.ask("PATCH", f"/api/me/channels/{channel['id']}", {"on": True})
            later = await her_turn(place, anna)
            await place.house.courier.round()
            told = [said["table"] for said in receiver.said]
            assert meanwhile not in told
            assert told.count(later) == 1

    served(database_url, story, private_webhooks=True, address=ADDRESS)


def _another(place: Place) -> Courier:
    """The courier of another process."""
    house = place.house
    return Courier(house.database, house.letters, house.webhooks, house.mail, house.now)


def test_a_webhook_that_fails_is_tried_again_later_and_later(database: str) -> None:
    async def story(place: Place) -> None:
        async with receiving() as receiver:
            anna = await place.guest("Anna")
            await hooked(anna, receiver)
            receiver.answers = ["500 Oops", "302 Found", "429 Slow\r\nRetry-After: 77"]
            await her_turn(place, anna, clock={"kind": "days", "move": 20 * DAY})
            courier = place.house.courier
            for tries, pause in enumerate((PAUSES[0], PAUSES[1], 77), 1):
                await courier.round()
                assert len(receiver.got) == tries
                place.clock.pass_seconds(pause - 5)
                await courier.round()
                assert len(receiver.got) == tries
                place.clock.pass_seconds(5)
            await courier.round()
            assert len(receiver.got) == 4
            assert await place.house.database.rows(select(deliveries)) == []
            row = await place.house.database.row(select(channels))
            assert row is not None
            assert (row["tries"], row["wake"], row["lease"]) == (0, None, None)

    served(database, story, private_webhooks=True)


def test_a_webhook_that_never_answers_well_is_stopped_and_says_so(database: str) -> None:
    async def story(place: Place) -> None:
        async with receiving() as receiver:
            anna = await place.guest("Anna")
            channel = await hooked(anna, receiver)
            receiver.answers = ["500 Oops"] * 20
            await her_turn(place, anna, clock={"kind": "days", "move": 20 * DAY})
            for _ in range(20):
                await place.house.courier.round()
                place.clock.pass_seconds(DAY)
            assert len(receiver.got) == len(PAUSES) + 1
            assert (await anna.get("/api/me/channels"))[0]["stopped"] == "failing"
            path = f"/api/me/channels/{channel['id']}"
            receiver.answers = ["410 Gone"]
            await anna.ask("PATCH", path, {"on": True})
            await her_turn(place, anna)
            await place.house.courier.round()
            assert (await anna.get("/api/me/channels"))[0]["stopped"] == "gone"
            receiver.answers = []
            await anna.post(f"{path}/try", None)
            assert receiver.said[-1]["kind"] == "test"

    served(database, story, private_webhooks=True)


def test_a_name_that_leads_inside_is_not_reached(database: str) -> None:
    async def story(place: Place) -> None:
        async with receiving() as receiver:
            anna = await place.guest("Anna")
            channel = await hooked(anna, receiver)  # localhost: by its name it can't be told
            path = f"/api/me/channels/{channel['id']}/try"
            assert await refused(anna, "POST", path) == "away undelivered"
            await her_turn(place, anna)
            await place.house.courier.round()
            assert receiver.got == []
            assert (await anna.get("/api/me/channels"))[0]["stopped"] == "refused"

    served(database, story)


def test_quiet_hours_hold_a_webhook_and_a_turn_taken_meanwhile_is_not_told(database: str) -> None:
    async def story(place: Place) -> None:
        async with receiving() as receiver:
            anna = await place.guest("Anna")
            await hooked(anna, receiver)
            await anna.ask(
                "PUT", "/api/me/notifying", {"quiet_from": "00:00", "quiet_until": "23:59"}
            )
            table = await her_turn(place, anna, clock={"kind": "days", "move": 20 * DAY})
            await place.house.courier.round()
            assert receiver.got == []
            await anna.do(table, "stand", seat=0)
            await anna.ask("PUT", "/api/me/notifying", {})
            await place.house.courier.round()
            assert receiver.got == []
            assert await place.house.database.rows(select(deliveries)) == []
            wrong = {"quiet_from": "21:00"}
            assert await refused(anna, "PUT", "/api/me/notifying", wrong) == "malformed quiet"
            wrong = {"time_zone": "Nowhere/At_All"}
            assert await refused(anna, "PUT", "/api/me/notifying", wrong) == "malformed time-zone"

    served(database, story, private_webhooks=True)


# Mail


class Mailbox:
    """What a local SMTP server has been given."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], email.message.EmailMessage]] = []
        self.answer = ""  # to the next recipient, if not "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        message: Any = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.mails.append((envelope.rcpt_tos, message))
        return "250 OK"

    def body(self) -> str:
        """Of the latest."""
        return str(self.mails[-1][1].get_content())


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    """A real SMTP server on this machine, and its address."""
    box = Mailbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller: Any = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


def link(text: str, to: str) -> str:
    """The path of a link in a mail."""
    found = [word for word in text.split() if word.startswith(f"{ADDRESS}/{to}/")]
    assert len(found) == 1
    return found[0].removeprefix(ADDRESS)


def test_mail_comes_once_its_owner_agrees_and_ends_with_one_click(
    database_url: str, mailbox: tuple[Mailbox, str]
) -> None:
    box, server = mailbox

    async def story(place: Place) -> None:
        anna, owner = await place.guest("Anna"), place.stranger()
        await anna.ask("PATCH", "/api/me", {"language": "en"})
        target = {"kind": "mail", "target": "anna@mail.EXAMPLE"}
        channel = await anna.post("/api/me/channels", target)
        assert not channel["confirmed"]
        table = await her_turn(place, anna)
        place.clock.pass_seconds(600)
        await place.house.courier.round()
        assert len(box.mails) == 1  # the question, and nothing before it is answered
        to, asked = box.mails[0]
        assert to == ["anna@mail.example"]
        assert asked["From"] == "Paddock <paddock@paddock.example>"
        path = link(box.body(), "confirm")
        assert "<form" in (await owner.http.get(path)).text
        assert not (await anna.get("/api/me/channels"))[0]["confirmed"]
        await owner.http.post(path)
        # Two tables wait: one mail.
        await her_turn(place, anna)
        second = await her_turn(place, anna)
        await place.house.courier.round()
        assert len(box.mails) == 1
        place.clock.pass_seconds(121)
        others = [_another(place) for _ in range(3)]
        await asyncio.gather(*(one.round() for one in others))
        assert len(box.mails) == 2
        told = box.mails[1][1]
        assert told["Subject"] == "Paddock: 2 notices"
        assert table not in box.body()  # that was before
        assert second in box.body()
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        way_out = told["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
        assert way_out == link(box.body(), "off")
        one_click = {"List-Unsubscribe": "One-Click"}
        assert (await owner.http.post(way_out, data=one_click)).status_code == 200
        assert (await anna.get("/api/me/channels"))[0]["stopped"] == "off"
        assert (await owner.http.post("/off/nonsense")).status_code == 404

    served(database_url, story, smtp=server, address=ADDRESS,
           mail_from="Paddock <paddock@paddock.example>")  # fmt: skip


def test_a_digest_holds_mail_together(database: str, mailbox: tuple[Mailbox, str]) -> None:
    box, server = mailbox

    async def story(place: Place) -> None:
        anna = await place.guest("アンナ")
        await confirmed(place, anna)
        await anna.ask("PUT", "/api/me/notifying", {"digest": 6})
        await her_turn(place, anna)
        place.clock.pass_seconds(121)
        await place.house.courier.round()
        assert len(box.mails) == 2
        assert "手番です" in box.mails[-1][1]["Subject"]
        assert "アンナさん" in box.body()
        for hours in (1, 2, 2):
            await her_turn(place, anna)
            place.clock.pass_seconds(hours * HOUR)
            await place.house.courier.round()
        assert len(box.mails) == 2
        place.clock.pass_seconds(HOUR)
        await place.house.courier.round()
        assert box.mails[-1][1]["Subject"] == "Paddock: お知らせ3件"

    served(database, story, smtp=server, mail_from="paddock@paddock.example", address=ADDRESS)


async def confirmed(place: Place, anna: Guest) -> None:
    """A mailbox whose owner has agreed."""
    await anna.post("/api/me/channels", {"kind": "mail", "target": "anna@mail.example"})
    agreed = update(channels).values(confirmed=place.clock())
    await place.house.database.run(agreed)


def test_a_mailbox_that_is_none_is_not_tried_again(
    database: str, mailbox: tuple[Mailbox, str]
) -> None:
    box, server = mailbox

    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        await confirmed(place, anna)
        await her_turn(place, anna, clock={"kind": "days", "move": 20 * DAY})
        box.answer = "450 later"
        place.clock.pass_seconds(121)
        await place.house.courier.round()
        assert (await anna.get("/api/me/channels"))[0]["stopped"] == ""
        box.answer = "550 nobody here"
        place.clock.pass_seconds(PAUSES[0])
        await place.house.courier.round()
        assert (await anna.get("/api/me/channels"))[0]["stopped"] == "refused"
        assert len(box.mails) == 1

    served(database, story, smtp=server, mail_from="paddock@paddock.example", address=ADDRESS)


def test_without_a_mail_server_there_is_no_mail(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        assert (await anna.get("/api/me/notifying"))["mail"] is False
        wanted = {"kind": "mail", "target": "anna@mail.example"}
        assert await refused(anna, "POST", "/api/me/channels", wanted) == "not-now no-mail"

    served(database, story)


def test_a_mailbox_is_asked_a_few_times_only(database: str, mailbox: tuple[Mailbox, str]) -> None:
    box, server = mailbox

    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        wanted = {"kind": "mail", "target": "anna@mail.example"}
        channel = await anna.post("/api/me/channels", wanted)
        path = f"/api/me/channels/{channel['id']}/try"
        await anna.post(path, None)
        await anna.post(path, None)
        assert await refused(anna, "POST", path) == "too-many attempts"
        other = await place.guest("Bob")
        assert await refused(other, "POST", "/api/me/channels", wanted) == "too-many attempts"
        assert len(box.mails) == 3

    served(database, story, smtp=server, mail_from="paddock@paddock.example", address=ADDRESS)


def test_notices_are_forgotten_after_a_while(database: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        await her_turn(place, anna)
        place.clock.pass_seconds(61 * DAY)
        await place.house.desk.tidy()
        assert await place.house.database.rows(select(notices)) == []

    served(database, story)


def test_the_doctor_knocks_at_the_mail_server(mailbox: tuple[Mailbox, str]) -> None:
    async def found(**settings: str) -> list[tuple[str, str]]:
        told = doctor._mail(Settings(**settings))  # pyright: ignore
        return [(one.level, one.key) async for one in told]

    sender = {"mail_from": "paddock@paddock.example", "address": ADDRESS}
    assert asyncio.run(found()) == []
    assert asyncio.run(found(smtp=mailbox[1], **sender)) == [("good", "doctor-mail")]
    assert asyncio.run(found(smtp=mailbox[1])) == [("bad", "doctor-mail-sender")]
    silent = asyncio.run(found(smtp="smtp://127.0.0.1:1", mail_from="a@b.example"))
    assert silent == [("bad", "doctor-mail-address"), ("bad", "doctor-mail-silent")]
