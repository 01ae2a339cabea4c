"""Several browsers at one table, pages that are loaded anew, a server that comes back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Comes, Place
from tests.e2e.people import Person

FMR = "formula_motor_racing"
pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def lays_a_table(anna: Person, *, cards_out: str = "20") -> str:
    """A table with one bot; the address of its invitation."""
    page = anna.page
    anna.goes("/new")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_label("Races in the season").fill("1")
    page.get_by_label("Cards taken out before each race").fill(cards_out)
    page.get_by_label("Cards taken out before each race").blur()
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_label("Bot for seat 3").select_option("rookie")
    return page.get_by_label("Link of this table").input_value()


def board(page: Page) -> str:
    """The board in words, as the page shows it."""
    if page.locator("details pre").count() == 0 or not page.locator("details pre").is_visible():
        page.locator("summary", has_text=re.compile("The board in words|盤面を文字で")).click()
    expect(page.locator("details pre").first).not_to_be_empty()
    return page.locator("details pre").first.inner_text()


def test_two_play_in_two_languages_and_a_third_watches(place: Place, comes: Comes) -> None:
    anna, ben, eve = comes(place, name="Anna"), comes(place, "ja", name="Ben"), comes(place)
    invitation = lays_a_table(anna)
    ben.page.goto(invitation)
    ben.page.get_by_role("button", name="ここに座る").first.click()
    eve.page.goto(invitation)
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    ben.page.get_by_role("button", name="準備完了").click()
    anna.page.get_by_role("button", name="I’m ready").click()
    for one in (anna, ben, eve):
        one.page.locator(".track").wait_for()
    assert anna.waits_for_turn()

    # What one says, the other reads in their own language.
    anna.page.get_by_role("button", name="Talk").click()
    anna.page.get_by_role("button", name="Good luck!").click()
    ben.page.get_by_role("button", name="おしゃべり").click()
    expect(ben.page.locator(".said")).to_contain_text("お互いがんばりましょう")

    # Both pick, then whoever is to move plays a card: all see the same file of cars.
    for _ in range(8):
        for one in (anna, ben):
            if one.page.locator(".team.may").count():
                one.page.locator(".team.may").first.click()
                one.page.wait_for_timeout(300)
        if anna.page.locator(".hand").count():
            break
    for one in (anna, ben):
        one.page.locator(".hand").wait_for()
    assert eve.page.locator(".hand").count() == 0, "who watches sees no hand"
    assert eve.page.get_by_text("Your hand").count() == 0
    for _ in range(12):
        mover = next((one for one in (anna, ben) if one.choices().count()), None)
        if mover is None:
            anna.page.wait_for_timeout(200)
            continue
        mover.takes(mover.page.locator(".hand button.may, .decisions button").first)
        anna.page.wait_for_timeout(250)
    anna.page.wait_for_timeout(500)
    files = [one.page.evaluate(FILE_OF_CARS) for one in (anna, ben, eve)]
    assert files[0] == files[1] == files[2]

    # To end here needs both.
    anna.page.locator("summary", has_text="More").click()
    anna.page.get_by_role("button", name="Propose to end here").click()
    ben.page.get_by_role("button", name="賛成").click()
    expect(ben.page.get_by_text("全員の同意で終わりました")).to_be_visible()
    expect(eve.page.get_by_text("Ended by agreement")).to_be_visible()
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url("**/t/*")
    ben.page.get_by_role("link", name="次のレースへ").click()
    expect(ben.page.locator(".seats li").first).to_contain_text("Anna")


FILE_OF_CARS = """[...document.querySelectorAll('.track .car')]
    .map((car) => car.id + car.style.transform).sort().join(' ')"""


def test_a_page_loaded_anew_in_the_middle_shows_the_same(place: Place, comes: Comes) -> None:
    anna = comes(place)
    anna.races(FMR, seats=3, options={"races": 1, "colours": "lot"}, level="rookie")
    anna.waits_for_turn()
    anna.page.locator(".hand .may").first.click()
    anna.waits_for_turn()
    before = board(anna.page), anna.page.locator(".prompt").inner_text()
    anna.page.reload()
    anna.waits_for_turn()
    assert (board(anna.page), anna.page.locator(".prompt").inner_text()) == before


def test_the_server_comes_back_and_nothing_is_lost(own_place: Place, comes: Comes) -> None:
    anna = comes(own_place)
    anna.races(FMR, seats=3, options={"races": 1, "colours": "lot"}, level="rookie")
    anna.waits_for_turn()
    before = anna.page.locator(".hand li").count()
    own_place.stop()
    expect(anna.page.get_by_text("The connection is gone")).to_be_visible()
    assert anna.page.locator(".hand .may").count() > 0, "what was there stays"
    anna.page.locator(".hand .may").first.click()  # sent as soon as somebody hears it
    own_place.start()
    expect(anna.page.get_by_text("The connection is gone")).to_have_count(0, timeout=15_000)
    expect(anna.page.locator(".hand li")).to_have_count(before - 1, timeout=15_000)
    anna.waits_for_turn()


def test_several_at_one_screen_do_not_see_each_other_s_hands(place: Place, comes: Comes) -> None:
    anna = comes(place, name="Anna")
    page = anna.page
    anna.goes("/new")
    page.get_by_label(re.compile("Round this screen")).check()
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_label("Choosing colours").select_option("lot")
    page.get_by_label("Bot for seat 3").select_option("rookie")
    page.get_by_label("Name of the next person").fill("Ben")
    page.get_by_role("button", name="Sit here").first.click()
    for _ in range(2):
        page.get_by_role("button", name="I’m ready").first.click()
        page.wait_for_timeout(200)
    seen: set[str] = set()
    for _ in range(14):
        page.locator(".curtain, .hand .may, .decisions button").first.wait_for(timeout=15_000)
        if page.locator(".curtain").count():
            assert page.locator(".hand").count() == 0
            seen.add(page.locator(".curtain .who").inner_text())
            page.get_by_role("button", name=re.compile("^I am")).click()
        elif anna.choices().count():
            anna.takes(page.locator(".hand button.may, .decisions button").first)
            page.wait_for_timeout(200)
    assert len(seen) >= 1
    assert any("Ben" in one for one in seen)
