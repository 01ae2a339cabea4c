# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# (schemathesis says little of its types.)
"""The OpenAPI document keeps its word: schemathesis asks what it allows, and what not."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Server, serving, until

FMR = "formula_motor_racing"
ROUGHLY: Any = list(HealthCheck)
EXAMPLES = 8  # of each operation
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
LEFT_OUT = re.compile(r"channels|^/(feed|off|confirm|metrics)|/texts")  # they send letters, or HTML
UNAVAILABLE = 503  # what is documented as such is no fault


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which something can be asked for."""
    database = str(tmp_path_factory.mktemp("document") / "paddock.db")
    with serving(database, "--no-limits") as started:
        until(lambda: started.http.get("/health").json()["games"][FMR], "the game")
        yield started


def token_of(server: Server) -> str:
    """Of somebody new."""
    return str(server.http.post("/api/guest", json={"name": "Anna"}).json()["token"])


def a_table(server: Server, token: str) -> str:
    """Where somebody plays."""
    headers = {"authorization": f"Bearer {token}"}
    body = {"game": FMR, "seats": 3}
    return str(server.http.post("/api/play", json=body, headers=headers).json()["id"])


def operations(server: Server) -> list[Any]:
    """All that can be asked."""
    schema = schemathesis.openapi.from_url(f"http://{server.address}/schema")
    found: list[Any] = [result.ok() for result in schema.get_all_operations()]  # pyright: ignore
    return [operation for operation in found if not LEFT_OUT.search(operation.path)]


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_operation_answers_as_the_document_says(server: Server, mode: GenerationMode) -> None:
    asked = operations(server)
    assert len(asked) > 45
    faults: list[str] = []
    for operation in asked:
        token = token_of(server)
        table = a_table(server, token) if "{table}" in operation.path else ""
        try:
            try_out(operation, mode, token, table)
        except BaseException as error:  # every operation is tried, and every fault told
            if isinstance(error, KeyboardInterrupt | SystemExit):
                raise
            faults.append(f"{operation.label}: {error}"[:1500])
    assert not faults, "\n\n".join(faults)


def try_out(operation: Any, mode: GenerationMode, token: str, table: str) -> None:
    """Ask it a few times."""
    headers = {"authorization": f"Bearer {token}"}

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=ROUGHLY,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if table and len(str(case.path_parameters.get("table", ""))) % 2:
            case.path_parameters["table"] = table
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        answer = case.call(headers=headers, timeout=20)
        if answer.status_code != UNAVAILABLE:
            case.validate_response(answer, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # nothing wrong can be sent where nothing is asked
        ask()


def test_a_route_that_broke_its_word_would_be_found(tmp_path: Path) -> None:
    """The same checks over a document that says something else than the server does."""
    with serving(str(tmp_path / "paddock.db"), "--no-limits") as server:
        document = server.http.get("/schema").json()
        health = document["components"]["schemas"]["Health"]
        health["properties"]["version"] = {"type": "integer"}
        document["servers"] = [{"url": f"http://{server.address}"}]
        schema = schemathesis.openapi.from_dict(document)
        operation = schema["/health"]["GET"]
        with pytest.raises(BaseException, match="schema"):
            try_out(operation, GenerationMode.POSITIVE, token_of(server), "")
