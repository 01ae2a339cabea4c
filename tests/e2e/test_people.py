"""Accounts, devices and notices, as a person meets them on their own page."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Comes, Place

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]
PASSWORD = "lap after lap"


def test_a_guest_becomes_an_account_and_comes_in_on_another_device(
    place: Place, comes: Comes
) -> None:
    anna = comes(place, name="Anna")
    page = anna.page
    anna.races("kerb_market", seats=2)
    anna.goes("/me")
    page.get_by_label("Your name").fill("Annamaria")
    page.get_by_label("Your name").blur()
    page.get_by_label("sky blue").check(force=True)
    page.get_by_label("Login", exact=True).fill("annamaria")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(re.compile("^Recovery code: "))).to_be_visible()
    expect(page.get_by_text("Signed in as annamaria")).to_be_visible()
    assert anna.faults() == []
    anna.shot("account-en-dark-1280")

    elsewhere = comes(place, language="ja", width=360)
    elsewhere.goes("/me")
    elsewhere.page.get_by_label("ログイン名", exact=True).fill("annamaria")
    elsewhere.page.get_by_label("パスワード", exact=True).fill(PASSWORD)
    elsewhere.page.get_by_role("button", name="サインイン", exact=True).click()
    # Everything is as she likes it: her language, her name, her tables.
    expect(elsewhere.page.get_by_text("Signed in as annamaria")).to_be_visible()
    expect(elsewhere.page.get_by_label("Your name")).to_have_value("Annamaria")
    expect(elsewhere.page.get_by_text("Kerb Market").first).to_be_visible()
    assert not elsewhere.scrolls_sideways()
    assert elsewhere.faults() == []


def test_one_hears_of_one_s_turn_by_a_feed_and_not_at_night(place: Place, comes: Comes) -> None:
    anna = comes(place)
    page = anna.page
    anna.guest()
    anna.goes("/me")
    page.get_by_role("button", name="Add").click()
    link = page.get_by_role("link", name="JSON Feed")
    expect(link).to_be_visible()
    feed = page.request.get(link.get_attribute("href") or "")
    assert feed.ok
    assert feed.json()["items"] == []
    for label, time in (("Quiet from", "22:00"), ("until", "07:00")):
        page.get_by_label(label, exact=True).fill(time)
        page.get_by_label(label, exact=True).blur()
    page.wait_for_load_state("networkidle")
    page.reload()
    expect(page.get_by_label("Quiet from")).to_have_value("22:00")
    assert anna.faults() == []
