"""Whole matches in a browser: by mouse, by keyboard, by finger, with and without a board."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Comes, Place

FMR = "formula_motor_racing"
pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]
SHORT = {"races": 1, "removed": [24], "colours": "lot"}


def test_a_whole_season_by_mouse_from_the_door_to_the_fork(place: Place, comes: Comes) -> None:
    anna = comes(place, name="Anna")
    page = anna.page
    anna.goes("/")
    page.get_by_role("link", name=re.compile("^With friends Lay")).click()
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_label("Races in the season").fill("2")
    page.get_by_label("Races in the season").blur()
    page.get_by_label("Cards taken out before each race").fill("２０")  # as a Japanese keyboard
    page.get_by_label("Cards taken out before each race").blur()
    expect(page.get_by_label("Cards taken out before each race")).to_have_value("20")
    for seat in (2, 3, 4):
        page.get_by_label(f"Bot for seat {seat}").select_option("rookie")
    expect(page.get_by_text("Waiting for Anna")).to_be_visible()
    page.get_by_role("button", name="I’m ready").click()

    # Something that can't be done says why.
    assert anna.waits_for_turn()
    page.locator(".team.may").first.click()
    page.locator(".hand .may").first.wait_for(timeout=20_000)
    page.locator('[id="car:red-1"]').click()
    expect(page.get_by_text("Choose a card first.")).to_be_visible()
    # What is shown can be taken back, as long as nothing has been learnt.
    page.locator(".hand .may").first.click()
    page.get_by_role("button", name="Undo").click()
    page.locator(".hand .may").first.wait_for()

    assert anna.plays_on() > 10
    expect(page.get_by_role("heading", name="The chequered flag!")).to_be_visible()
    expect(page.locator(".result li")).to_have_count(4)
    page.locator("summary", has_text="Score sheet").click()
    expect(page.get_by_role("region", name="Score sheet").locator("tbody tr")).to_have_count(24)
    anna.shot("result-en-dark-1280")
    assert anna.faults() == []

    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="Everything is as promised")).to_be_visible()
    expect(page.locator(".verdict li.good")).to_have_count(5)
    expect(page.get_by_text("added by this browser")).to_be_visible()
    anna.shot("fairness-en-dark-1280")
    assert anna.faults() == []

    page.go_back()
    page.get_by_role("link", name="See it again").click()
    page.get_by_role("region", name="Lap chart").wait_for()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Statistics").locator("tbody tr")).to_have_count(12)
    page.locator(".points button").first.click()
    page.get_by_role("button", name="One step back").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?ply=\d+"))
    anna.shot("replay-en-dark-1280")
    assert anna.faults() == []
    page.reload()  # the address is the moment
    page.get_by_role("region", name="Lap chart").wait_for()
    page.get_by_role("button", name=re.compile("Go on from step")).click()
    page.wait_for_url("**/t/*")
    assert anna.waits_for_turn()


def test_a_race_by_keyboard_alone(place: Place, comes: Comes) -> None:
    anna = comes(place)
    page = anna.page
    anna.races(FMR, seats=3, options=SHORT, level="rookie")
    by_tab = 0
    for _ in range(80):
        if not anna.waits_for_turn():
            break
        if by_tab < 4:
            reach_a_choice(anna.page)
            warned = page.evaluate("!!document.activeElement.querySelector('.warning')")
            page.keyboard.press("Enter")
            if warned:
                page.keyboard.press("Enter")
            by_tab += 1
        else:
            warned = page.locator(".hand button.may, .decisions button").first
            twice = warned.locator(".warning").count() > 0
            page.keyboard.press("1")
            if twice:
                page.keyboard.press("1")
        page.wait_for_timeout(120)
    assert anna.is_over()
    assert by_tab == 4


def reach_a_choice(page: Page) -> None:
    """Press Tab until something that may be done has the focus."""
    for _ in range(120):
        if page.evaluate("document.activeElement.matches('button.may, .decisions button')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing that may be done can be reached by keyboard")


def test_a_race_on_a_telephone_with_one_finger(place: Place, comes: Comes) -> None:
    anna = comes(place, language="ja", width=360, height=740, theme="light")
    page = anna.page
    anna.races(FMR, seats=3, options={**SHORT, "colours": "pick"}, level="rookie")
    page.locator(".team.may").first.tap()
    page.locator(".hand .may").first.wait_for(timeout=20_000)
    assert not anna.scrolls_sideways()
    assert anna.too_small(".pit button, .hand button, .team, header a, header button") == []
    anna.shot("hand-ja-light-360")
    anna.takes(page.locator(".hand .may").first, tap=True)
    anna.waits_for_turn()
    assert anna.too_small(".car.may") == []
    assert not anna.scrolls_sideways()
    anna.plays_on(tap=True)
    assert not anna.scrolls_sideways()
    anna.shot("result-ja-light-360")
    assert anna.faults() == []


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_game_without_a_board_is_played_from_decisions_and_texts(
    place: Place, comes: Comes, language: str
) -> None:
    anna = comes(place, language=language)
    anna.races("kerb_market", seats=2, level="rookie")
    anna.waits_for_turn()
    anna.page.locator(".drawing svg").wait_for()
    anna.page.locator("details pre").first.wait_for()
    expect(anna.page.locator("details pre").first).not_to_be_empty()
    anna.shot(f"no-board-{language}-dark-1280")
    assert anna.faults() == []
    anna.plays_on()
    expect(anna.page.locator(".result li")).to_have_count(2)


def test_the_guided_race_leads_to_the_flag(place: Place, comes: Comes) -> None:
    anna = comes(place, language="ja")
    page = anna.page
    anna.goes(f"/learn/{FMR}")
    for _ in range(80):
        if page.get_by_text("これで走り出せます").count():
            break
        on = page.get_by_role("button", name="次へ", exact=True)
        choices = page.locator(".hand .may, .decisions button")
        on.or_(choices.first).or_(page.get_by_text("これで走り出せます")).first.wait_for()
        if on.count():
            on.click()
            continue
        if not choices.count():
            continue
        choices.last.click()  # often not the one that is meant: then it is named
        hinted = page.locator(".hinted")
        if hinted.count():
            wanted = re.search(r"「(.*)」", hinted.inner_text())
            assert wanted
            named = page.locator(".hand .may, .decisions button").filter(has_text=wanted[1])
            if named.count() == 0:  # a car: its button on the board
                named = page.locator(".decisions button").filter(has_text=wanted[1])
            named.first.click()
            if page.locator(".warning[role=status]").count():
                named.first.click()
    expect(page.get_by_text("これで走り出せます")).to_be_visible()
    anna.shot("learn-ja-dark-1280")
    assert anna.faults() == []
