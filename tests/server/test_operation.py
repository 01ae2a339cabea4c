"""For operators: health, measures, pages, the OpenAPI document, the doctor."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from paddock.server.operation.site import Site
from tests.server.guests import Place, served
from tests.server.postgres import Server as Postgres
from tests.server.running import run, serving, until

FMR = "formula_motor_racing"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "paddock.db")


# Health and measures


def test_health_follows_the_database(postgres_server: Postgres) -> None:
    async def story(place: Place) -> None:
        browser = place.stranger().http
        answer = await browser.get("/health")
        assert answer.json()["status"] == "ok"
        assert answer.json()["games"][FMR] is True
        name = str(place.house.database.engine.url.database)
        postgres_server.sql("postgres", f'alter database "{name}" allow_connections false')
        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        postgres_server.sql("postgres", ended)
        away = await browser.get("/health")
        assert (away.status_code, away.json()["data"]["why"]) == (503, "store")
        postgres_server.sql("postgres", f'alter database "{name}" allow_connections true')
        assert (await browser.get("/health")).status_code == 200

    with postgres_server.database() as address:
        served(address, story)


def measured(said: str, name: str, *labels: str) -> float:
    """The sum of a measure's lines that bear these labels."""
    lines = [line for line in said.splitlines() if line.startswith(name)]
    lines = [line for line in lines if all(label in line for label in labels)]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


def test_measures_count_what_happens(database_url: str) -> None:
    async def story(place: Place) -> None:
        anna = await place.guest("Anna")
        table = (await anna.post("/api/play", {"game": FMR, "seats": 3}))["id"]
        async with anna.at(table) as page:
            await page.until(lambda: page.match and 0 in page.match["due"])
            await page.act(0)
            await anna.http.get("/api/tables/nothing")
            await anna.http.post(f"/api/tables/{table}/commands", json=anna.command("close"))
            said = await looked(place)
            assert measured(said, "paddock_sockets ") == 1
        assert measured(said, "paddock_moves_total", 'by="person"') == 1
        assert measured(said, "paddock_command_seconds_count", 'verb="act"', '"done"') == 1
        assert measured(said, "paddock_command_seconds_count", 'verb="close"', "not-now") == 1
        assert measured(said, "paddock_refusals_total", "not-now") == 1
        assert measured(said, "paddock_tables", 'status="playing"') == 1
        assert measured(said, "paddock_seats", 'of="bot"') == 2
        assert measured(said, "paddock_database_up ") == 1
        assert measured(said, "paddock_commit_seconds_count ") >= 2
        assert measured(said, "paddock_entries_total ") >= 3
        route = 'route="/api/tables/{table}"'
        assert measured(said, "paddock_http_seconds_count", route, 'status="404"') == 1
        assert table not in said
        assert "Anna" not in said

    served(database_url, story)


async def looked(place: Place) -> str:
    """The measures of this moment."""
    from paddock.server.operation.measures import Watch

    watch = Watch(place.house)
    watch.look()
    await watch.count_tables()
    return (await place.stranger().http.get("/metrics")).text


def test_measures_are_for_this_machine_and_for_who_has_the_token(database: str) -> None:
    async def story(place: Place) -> None:
        browser = place.stranger().http
        assert (await browser.get("/metrics")).status_code == 200
        forwarded = {"x-forwarded-for": "1.2.3.4"}
        assert (await browser.get("/metrics", headers=forwarded)).status_code == 403
        for token, status in (("right", 200), ("wrong", 403), ("r", 403)):
            headers = {**forwarded, "authorization": f"Bearer {token}"}
            assert (await browser.get("/metrics", headers=headers)).status_code == status

    served(database, story, metrics_token="right")


def test_several_processes_count_together(postgres_server: Postgres) -> None:
    with postgres_server.database() as database:
        run("migrate", "--database", database)
        with serving(database, "--workers", "2") as server:
            until(lambda: len(server.children()) == 2, "two processes")
            for _ in range(40):
                with type(server.http)(base_url=server.http.base_url) as fresh:
                    fresh.get("/api/games")
            said = server.http.get("/metrics").text
            route = 'route="/api/games"'
            assert measured(said, "paddock_http_seconds_count", route) == 40
            server.stop()


# Pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client's build."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "x" * 1000)
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;" * 200)
    (folder / "icon.svg").write_text("<svg/>")
    return folder


def test_pages_are_kept_as_long_as_they_may_be(database: str, built: Path) -> None:
    async def story(place: Place) -> None:
        place.house.site = Site(built)
        browser = place.stranger().http
        index = await browser.get("/")
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        assert index.headers["cache-control"] == "no-cache"
        for path in ("/tables/abc", "/rules/formula_motor_racing"):
            assert (await browser.get(path)).text == index.text
        again = await browser.get("/", headers={"if-none-match": index.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = await browser.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        plain = await browser.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        assert (await browser.head("/")).status_code == 200
        assert (await browser.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        for path in ("/assets/old.js", "/none.png", "/api/none", "/../pyproject.toml", "/.env"):
            assert (await browser.get(path)).status_code == 404, path

    served(database, story)


def test_a_new_build_is_noticed(built: Path) -> None:
    import os

    site = Site(built)
    assert site.index is not None
    before = site.index.tag
    (built / "index.html").write_text("<!doctype html>new")
    os.utime(built / "index.html", (1, 1))
    assert site.index is not None
    assert site.index.tag != before
    assert gzip.decompress(site.file("assets/app-1a2b.js").packed or b"") != b""  # pyright: ignore


@pytest.mark.parametrize(("wanted", "said"), [("ja", "サーバー"), ("en-GB,ja", "server")])
def test_without_a_build_the_server_says_that_it_is_there(
    database: str, tmp_path: Path, wanted: str, said: str
) -> None:
    async def story(place: Place) -> None:
        place.house.site = Site(tmp_path / "none")
        answer = await place.stranger().http.get("/", headers={"accept-language": wanted})
        assert answer.status_code == 200
        assert said in answer.text

    served(database, story)


# The document


def test_the_document_names_every_route_and_its_errors(database: str) -> None:
    async def story(place: Place) -> None:
        document: Any = (await place.stranger().http.get("/schema/openapi.json")).json()
        operations = {
            operation["operationId"]: operation
            for item in document["paths"].values()
            for operation in item.values()
        }
        assert len(operations) == sum(len(item) for item in document["paths"].values())
        for name, operation in operations.items():
            assert operation.get("description"), f"{name} says nothing"
            reference = operation["responses"]["429"]["content"]["application/json"]["schema"]
            assert reference["$ref"].endswith("/Refused")
        body = operations["tables-command"]["requestBody"]["content"]["application/json"]
        assert len(body["schema"]["anyOf"]) > 15
        assert missing_schemas(document) == []

    served(database, story)


def missing_schemas(document: Any) -> list[str]:
    """What is referred to and not there."""
    import re

    said = str(document)
    wanted = set(re.findall(r"#/components/schemas/([\w.]+)", said))
    return sorted(wanted - set(document["components"]["schemas"]))


# The doctor


def test_the_doctor_finds_nothing_where_all_is_well(database: str) -> None:
    code, said = run("doctor", "--database", database, "--port", "0")
    assert code == 0
    assert "All is well" in said
    assert not Path(database).exists()


def test_the_doctor_of_postgresql(postgres_server: Postgres) -> None:
    with postgres_server.database() as database:
        code, said = run("doctor", "--database", database, "--port", "0")
        assert (code, "paddock migrate" in said) == (1, True)
        run("migrate", "--database", database)
        code, said = run("doctor", "--database", database, "--port", "0", "--workers", "30")
        assert "Notices between processes come through" in said
        assert (code, "30 processes need" in said) == (1, True)
        assert run("doctor", "--database", database, "--port", "0")[0] == 0


def test_the_doctor_sees_a_damaged_file(database: str) -> None:
    run("migrate", "--database", database)
    path = Path(database)
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 9] = b"\xff" * (4096 * 6)
    path.write_bytes(bytes(data))
    code, said = run("doctor", "--database", database, "--port", "0")
    assert code == 1
    assert "✗" in said


def test_the_doctor_sees_what_is_not_set(database: str) -> None:
    address = ("--address", "https://paddock.example")
    code, said = run("doctor", "--database", database, "--port", "0", *address)
    assert code == 0
    assert "--proxies" in said
    assert "PADDOCK_CONTACT" in said


def test_a_database_that_is_away_is_counted(database: str) -> None:
    async def story(place: Place) -> None:
        await place.house.database.run(text("alter table tables rename to gone"))
        said = await looked(place)
        assert measured(said, "paddock_database_up ") == 0

    served(database, story)
