"""Every page, in both languages, dark and light, wide and narrow: axe finds nothing."""

import json

import pytest
from playwright.sync_api import expect

from tests.client.record import FOLDER
from tests.e2e.conftest import Comes, Place

FMR = "formula_motor_racing"
pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]
PAGES = {
    "home": "/",
    "tables": "/tables",
    "new": "/new",
    "join": "/join",
    "replays": "/replay",
    "rules": f"/rules/{FMR}",
    "fairness": "/fairness",
    "me": "/me",
    "lost": "/nowhere",
}
LOOKS = [("ja", "dark", 360), ("en", "light", 360), ("ja", "light", 1280), ("en", "dark", 1280)]


@pytest.mark.parametrize(("language", "theme", "width"), LOOKS)
def test_every_page_is_there_for_everybody(
    place: Place, comes: Comes, language: str, theme: str, width: int
) -> None:
    anna = comes(place, language, width, theme=theme)
    found: list[str] = []
    for name, path in PAGES.items():
        anna.goes(path)
        anna.page.wait_for_load_state("networkidle")
        assert anna.page.evaluate("document.documentElement.lang") == language
        found += [f"{name}: {fault}" for fault in anna.faults()]
        found += [f"{name}: scrolls sideways"] if anna.scrolls_sideways() else []
        anna.shot(f"{name}-{language}-{theme}-{width}")
    anna.guest()
    anna.goes("/me")
    anna.page.wait_for_load_state("networkidle")
    assert "\n".join([*found, *anna.faults()]) == ""


@pytest.mark.parametrize(("language", "theme", "width"), LOOKS)
def test_a_table_from_its_set_up_to_a_choice_of_cars(
    place: Place, comes: Comes, language: str, theme: str, width: int
) -> None:
    anna = comes(place, language, width, theme=theme)
    page = anna.page
    anna.goes("/new")
    page.locator("form button.main").click()
    page.locator(".seats").wait_for()
    page.locator("svg.qr").wait_for()
    tag = f"{language}-{theme}-{width}"
    anna.shot(f"setting-up-{tag}")
    assert anna.faults() == []
    assert not anna.scrolls_sideways()
    anna.races(FMR, seats=4, level="rookie")
    page.locator(".team.may").first.wait_for()
    anna.shot(f"teams-{tag}")
    assert anna.faults() == []
    page.locator(".team.may").first.click()
    page.locator(".hand .may").first.wait_for(timeout=20_000)
    anna.shot(f"hand-{tag}")
    assert anna.faults() == []
    page.locator(".hand .may").first.click()
    anna.waits_for_turn()
    anna.shot(f"cars-{tag}")
    assert anna.faults() == []
    assert not anna.scrolls_sideways()


def test_settings_last_and_show_at_once(place: Place, comes: Comes) -> None:
    anna = comes(place, "ja")
    page = anna.page
    anna.goes("/me")
    page.get_by_label("ふりがなをつける").check()
    page.get_by_label("明るさ", exact=True).select_option("light")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    anna.goes(f"/rules/{FMR}")
    expect(page.locator("ruby", has_text="手番").first).to_be_visible()
    expect(page.locator("ruby rt", has_text="てばん").first).to_be_visible()
    assert anna.faults() == []
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("link", name="Tables")).to_be_visible()
    expect(page.get_by_role("heading", name="Your first race in short")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(page.get_by_role("link", name="Tables")).to_be_visible()


def test_a_rule_is_found_by_word_and_by_number(place: Place, comes: Comes) -> None:
    anna = comes(place)
    page = anna.page
    anna.goes(f"/rules/{FMR}#FMR-16")
    expect(page.locator("li.lit a.number").first).to_have_text("FMR-16")
    expect(page.locator("li.lit")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("slipstream")
    expect(page.get_by_role("status").first).to_contain_text("found")
    assert page.locator("article a.number").count() < 6


def test_a_match_file_that_lies_is_named_by_its_first_lie(place: Place, comes: Comes) -> None:
    anna = comes(place)
    page = anna.page
    file = json.loads((FOLDER / f"{FMR}.json").read_text(encoding="utf-8"))["file"]
    anna.goes("/fairness")
    anna.gives_file(file)
    expect(page.get_by_role("heading", name="Everything is as promised")).to_be_visible()
    entry = next(one for one in file["entries"] if one[0] == "luck" and one[1] == 7)
    entry[3] = (entry[3] + 1) % entry[2]
    anna.gives_file(file)
    expect(page.get_by_role("heading", name="Something is not as promised")).to_be_visible()
    expect(page.locator(".verdict li.bad")).to_contain_text("Value number 7 is wrong")


def test_a_dropped_match_is_seen_again(place: Place, comes: Comes) -> None:
    anna = comes(place)
    page = anna.page
    for game in (FMR, "kerb_market"):
        file = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))["file"]
        anna.goes("/replay")
        anna.gives_file(file)
        page.get_by_role("region", name="Lap chart").wait_for()
        page.get_by_role("button", name="To the end").click()
        expect(page.locator("details pre")).not_to_be_empty()
        assert anna.faults() == []
