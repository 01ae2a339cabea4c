"""Weight and speed of the pages, in real Chromium over loopback.

    just bench client

Prints a table for RESULTS.md. The server runs as its own process, with every game ready.
"""

import gzip
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import hatch_build
from paddock.core import registry
from paddock.lab.warm import warm
from tests.e2e.conftest import GAMES, Place, chromium
from tests.e2e.people import Person

FMR = "formula_motor_racing"
COLD_STARTS = 9
MOVES = 80
REGRIDS = 12

PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]"

# From a click to the first change of the board, as the page itself sees it.
WATCH = """() => {
  window.answers = [];
  let pressed = 0;
  document.addEventListener('click', (event) => {
    if (event.target.closest('.may, .decisions button')) pressed = performance.now();
  }, true);
  new MutationObserver(() => {
    if (!pressed) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => window.answers.push(performance.now() - from));
  }).observe(document.querySelector('.field'), { subtree: true, childList: true, attributes: true,
    characterData: true });
}"""
LONG = """() => {
  window.long = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.long.push(entry.duration);
  }).observe({ type: 'longtask' });
}"""


def scripts_of(page: Page) -> dict[str, int]:
    """The scripts that a page has loaded, with their size behind gzip."""
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    static = hatch_build.STATIC
    return {
        name: len(gzip.compress((static / name.lstrip("/")).read_bytes(), 9))
        for name in names
        if name.endswith(".js")
    }


def somebody(browser: Browser, place: Place, speed: str) -> Person:
    context = browser.new_context(base_url=place.address, locale="ja-JP")
    return Person(context.new_page(), speed, "", Path(tempfile.gettempdir()))


def weights(browser: Browser, place: Place) -> tuple[float, float]:
    """KiB of the first page, and what a game's page loads beyond."""
    anna = somebody(browser, place, "normal")
    anna.goes("/")
    anna.page.wait_for_load_state("networkidle")
    first = scripts_of(anna.page)
    anna.races(FMR)
    anna.page.locator(".track").wait_for()
    anna.page.wait_for_load_state("networkidle")
    game = scripts_of(anna.page)
    anna.page.context.close()
    beyond = sum(size for name, size in game.items() if name not in first)
    return sum(first.values()) / 1024, beyond / 1024


def first_views(browser: Browser, place: Place) -> list[float]:
    """Milliseconds until a cold browser shows the home page's own words."""
    found: list[float] = []
    for _ in range(COLD_STARTS):
        anna = somebody(browser, place, "normal")
        anna.page.goto("/")
        anna.page.wait_for_function(f"() => {PAINTED}")
        found.append(anna.page.evaluate(f"{PAINTED}.startTime"))
        anna.page.context.close()
    return found


def answers(browser: Browser, place: Place) -> list[float]:
    """Milliseconds from a click to the changed board, at a table with bots."""
    anna = somebody(browser, place, "instant")
    found: list[float] = []
    while len(found) < MOVES:
        anna.races(FMR, seats=4, options={"races": 3})
        anna.page.locator(".track").wait_for()
        anna.page.evaluate(WATCH)
        anna.plays_on()
        found += anna.page.evaluate("window.answers")
    anna.page.context.close()
    return found


def long_tasks(browser: Browser, place: Place) -> tuple[int, float]:
    """Tasks above 50 ms while all twelve cars change places, and the longest one."""
    anna = somebody(browser, place, "instant")
    table = anna.races(FMR, seats=3, options={"races": 1, "colours": "lot"})
    anna.plays_on()
    anna.page.evaluate("localStorage.setItem('paddock.settings', '{\"speed\":\"normal\"}')")
    anna.goes(f"/replay/{table}")
    anna.page.locator(".track").wait_for()
    anna.page.wait_for_timeout(1500)
    anna.page.evaluate(LONG)
    slider = anna.page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    for i in range(REGRIDS):
        anna.page.evaluate(
            "([s, ply]) => { s.value = ply; s.dispatchEvent(new Event('input')); }",
            [slider.element_handle(), last if i % 2 else last // 3],
        )
        anna.page.wait_for_timeout(700)  # the whole animation
    found: list[float] = anna.page.evaluate("window.long")
    anna.page.context.close()
    return len([one for one in found if one > 50]), max(found, default=0.0)


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def row(*cells: Any) -> None:
    print("| " + " | ".join(map(str, cells)) + " |")


def main() -> int:
    """Measure, and print."""
    program = chromium()
    if program is None:
        print("Chromium is not installed", file=sys.stderr)
        return 2
    hatch_build.build()
    registry.add_package("tests.toys")  # the server of the tests serves them too
    for game in GAMES:
        warm(game)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Place(Path(folder))
        place.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            first, beyond = weights(browser, place)
            views = first_views(browser, place)
            clicks = answers(browser, place)
            count, longest = long_tasks(browser, place)
        finally:
            browser.close()
            place.stop()
    row("what", "wanted", "measured")
    row("---", "---", "---")
    row("scripts of the first page, gzip", "≤ 60 KiB", f"{first:.1f} KiB")
    row("scripts of a game's page beyond, gzip", "≤ 60 KiB", f"{beyond:.1f} KiB")
    row(
        f"first view, cold cache ({len(views)} starts)",
        "< 1000 ms",
        f"median {statistics.median(views):.0f} ms, worst {max(views):.0f} ms",
    )
    row(
        f"click to the changed board ({len(clicks)} clicks)",
        "p95 < 100 ms",
        f"p50 {quantile(clicks, 0.5):.0f} ms, p95 {quantile(clicks, 0.95):.0f} ms",
    )
    row(
        f"tasks above 50 ms in {REGRIDS} moves of all twelve cars",
        "0",
        f"{count} (longest {longest:.0f} ms)",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
