"""Whatever comes over a socket gets one answer, and what is refused changes nothing."""

import itertools
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from paddock.server.wire.commands import AnyCommand
from tests.server.running import Server, run, serving, until

FMR = "formula_motor_racing"
COMMANDS: tuple[Any, ...] = get_args(AnyCommand)
TAGS = tuple(str(command.__struct_config__.tag) for command in COMMANDS)
EXAMPLES = 150
ROUGHLY: Any = list(HealthCheck)
ROUGH = settings(
    max_examples=EXAMPLES, deadline=None, database=None,
    suppress_health_check=ROUGHLY,
)  # fmt: skip

numbers = st.one_of(st.integers(-2, 9), st.integers(), st.floats(allow_nan=False))
words = st.one_of(
    st.sampled_from(["", "hello", "club", "back", "end", "clock", "red-1", "\u202e", "\x00", "💥"]),
    st.text(max_size=60),
)
leaves = st.one_of(st.none(), st.booleans(), numbers, words)
anything = st.recursive(
    leaves, lambda inner: st.lists(inner) | st.dictionaries(words, inner), max_leaves=8
)
clocks = st.fixed_dictionaries({"kind": st.sampled_from(["none", "live", "days"]), "move": numbers})
setups = st.fixed_dictionaries(
    {"game": st.sampled_from([FMR, "nothing"]), "seats": st.integers(0, 9)},
    optional={"options": st.dictionaries(words, anything, max_size=3), "clock": clocks},
)
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.one_of(st.integers(0, 3), anything),
    "action": st.one_of(st.integers(-1, 40), anything),
    "last": st.one_of(st.integers(0, 60), anything),
    "setup": st.one_of(setups, anything),
    "clock": st.one_of(clocks, anything),
    "yes": st.one_of(st.booleans(), anything),
    "ready": st.one_of(st.booleans(), anything),
}


@st.composite
def commands(draw: st.DrawFn) -> dict[str, Any]:
    """Something like a command, with fields that may fit or not."""
    kind = draw(st.sampled_from(COMMANDS))
    made: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        if field.name != "id" and draw(st.integers(0, 9)):
            made[field.name] = draw(LIKELY.get(field.name, st.one_of(words, anything)))
    return made


class Page:
    """A socket, and what it has been told."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._ids = itertools.count(1)
        self.last = 0

    def say(self, message: str | bytes) -> dict[str, Any]:
        """Send something as it is; the answer to it."""
        self._connection.send(message)
        while True:
            answer = msgspec.json.decode(self._connection.recv(timeout=20))
            if answer["type"] in ("done", "refused"):
                return answer
            if answer["type"] == "update":
                self.last = answer["last"]

    def do(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command under a name of its own."""
        name = f"fuzz-{next(self._ids)}"
        answer = self.say(msgspec.json.encode({**command, "id": name}).decode())
        assert answer["id"] == name
        return answer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    database = str(tmp_path_factory.mktemp("messages") / "paddock.db")
    with serving(database, "--no-limits") as started:
        until(lambda: started.http.get("/health").json()["games"][FMR], "the game")
        yield started, database


@pytest.fixture
def page(server: tuple[Server, str]) -> Iterator[Page]:
    """Somebody in the middle of a match."""
    http: httpx.Client = server[0].http
    token = http.post("/api/guest", json={"name": "Anna"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    body = {"game": FMR, "seats": 3}
    table = http.post("/api/play", json=body, headers=headers).json()["id"]
    url = f"ws://{server[0].address}/api/tables/{table}/socket?last=0"
    with connect(url, additional_headers=headers, max_size=None) as connection:
        yield Page(connection)


def test_commands_of_all_shapes_get_one_answer_each(page: Page, server: tuple[Server, str]) -> None:
    said: set[str] = set()

    @ROUGH
    @given(commands())
    def ask(command: dict[str, Any]) -> None:
        answer = page.do(command)
        said.add(answer["type"])
        if answer["type"] == "refused":
            assert answer["kind"] not in ("error", "bad-game"), answer
            assert answer["data"].get("why") != "broken", (command, answer)

    ask()
    assert said == {"done", "refused"}
    good = server[0].http.get("/health")
    assert good.status_code == 200


@ROUGH
@given(message=st.one_of(st.text(max_size=2000), st.binary(max_size=2000)))
def _nonsense(page: Page, message: str | bytes) -> None:
    answer = page.say(message)
    assert (answer["type"], answer["kind"]) == ("refused", "malformed")


def test_nonsense_is_refused_and_the_socket_stays(page: Page) -> None:
    _nonsense(page)
    for message in (
        "[" * 10_000, '{"type":' * 2000, "1e999", '"\\ud800"', "null", "[]", "{}", "{" * 16_000,
        '{"type": "act", "type": "say"}', '{"type": "act", "id": "' + "x" * 15_000 + '"}',
        b"\xff\xfe", b"", '{"type":"act","id":"a","seat":' + "9" * 5000 + ',"action":0,"last":0}',
    ):  # fmt: skip
        answer = page.say(message)
        assert (answer["type"], answer["kind"]) == ("refused", "malformed"), message[:40]
    assert page.do({"type": "say", "phrase": "hello"})["type"] == "done"


def test_the_same_name_is_answered_again_and_done_once(page: Page) -> None:
    command = msgspec.json.encode({"type": "say", "phrase": "hello", "id": "twice"}).decode()
    first, second = page.say(command), page.say(command)
    assert first["type"] == "done"
    assert first == second


def test_every_log_that_this_has_made_still_replays(page: Page, server: tuple[Server, str]) -> None:
    """Whatever was let in, the rules accept again."""

    @ROUGH
    @given(commands())
    def ask(command: dict[str, Any]) -> None:
        page.do(command)

    ask()
    assert page.last > 1
    code, said = run("verify", "--all", "--database", server[1])
    assert code == 0, said


def test_every_command_is_tried() -> None:
    assert len(TAGS) > 15
    assert len(set(TAGS)) == len(TAGS)
