"""What a person does in a browser."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, FilePayload, Locator, Page, Response
from playwright.sync_api import TimeoutError as Late

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
MAY = "button.may, .decisions button"
# What a browser says by itself while the server is away; answers are looked at one by one.
EXPECTED = re.compile(r"status of \d+|ERR_CONNECTION|WebSocket connection")


class Person:
    """Somebody with a browser."""

    def __init__(self, page: Page, speed: str, name: str, shots: Path) -> None:
        self.page = page
        self.errors: list[str] = []
        self._shots = shots
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)
        page.on("response", self._see)
        kept = {"speed": speed, "name": name}
        page.add_init_script(
            "if (!localStorage.getItem('paddock.settings')) localStorage.setItem("
            f"'paddock.settings', '{json.dumps(kept)}')"
        )

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.errors.append(message.text)

    def _see(self, response: Response) -> None:
        if response.status >= 400 and response.status not in (401, 503):
            self.errors.append(f"{response.status} {response.url}")

    def goes(self, path: str) -> None:
        """Open a page, and wait until it is there."""
        self.page.goto(path)
        self.page.locator("main h1").first.wait_for()

    def guest(self) -> None:
        """Be known to the server."""
        wanted = {"name": "Guest", "language": "en"}
        me = self.page.request.post("/api/guest", data=wanted, headers={"x-paddock": "test"})
        assert me.ok, me.text()

    def races(self, game: str, **wanted: Any) -> str:
        """Sit down at a race against bots, without the way there."""
        self.guest()
        answer = self.page.request.post(
            "/api/play", data={"game": game, **wanted}, headers={"x-paddock": "test"}
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.goes(f"/t/{table}")
        return table

    def gives_file(self, file: object) -> None:
        """Put a match file on the page."""
        body = json.dumps(file).encode()
        payload: FilePayload = {"name": "m.json", "mimeType": "application/json", "buffer": body}
        self.page.locator("input[type=file]").set_input_files(payload)

    # At a table

    def choices(self) -> Locator:
        """What may be done now, on the board and in the list."""
        return self.page.locator(MAY)

    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def waits_for_turn(self) -> bool:
        """Wait until one may do something; no: it is over."""
        self.page.locator(f"{MAY}, .result").first.wait_for(timeout=20_000)
        return not self.is_over()

    def position(self) -> str:
        """Everything on the board: changes with every step."""
        return self.page.evaluate(
            "[...document.querySelectorAll('.prompt, .decisions, .hand, .track, .box li, .twin')]"
            ".map((one) => one.innerText).join('|')"
        )

    def takes(self, choice: Locator, *, tap: bool = False) -> None:
        """Take a choice, a second time where it warns."""
        press = choice.tap if tap else choice.click
        warned = choice.locator(".warning").count() > 0
        press(timeout=3000)
        if warned:
            press(timeout=3000)

    def plays_on(self, *, tap: bool = False, most: int = 400) -> int:
        """Play to the end: always the last choice. How many decisions that took."""
        for taken in range(most):
            if not self.waits_for_turn():
                return taken
            before = self.page.evaluate("document.querySelectorAll('[data-action]').length")
            buttons = self.page.locator(".hand button.may, .decisions button")
            if buttons.count() == 0:  # it has gone on meanwhile
                continue
            last = buttons.last
            action = last.get_attribute("data-action")
            prompt = self.page.locator(".prompt").inner_text()
            try:
                self.takes(last, tap=tap)
            except Late:  # an outcry has ended meanwhile
                continue
            self.page.wait_for_function(
                """([action, prompt, before]) => document.querySelector('.result')
                    || document.querySelectorAll('[data-action]').length !== before
                    || document.querySelector('.prompt').innerText !== prompt
                    || !document.querySelector(`[data-action="${action}"]`)""",
                arg=[action, prompt, before],
            )
        raise AssertionError("the match has no end")

    # Judging

    def shot(self, name: str) -> None:
        """A picture for people to look at."""
        self._shots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(
            path=self._shots / f"{name}.png", full_page=True, animations="disabled"
        )

    def faults(self) -> list[str]:
        """What axe finds wrong with the page."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than its window."""
        return self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )

    def too_small(self, selector: str) -> list[str]:
        """Visible targets of less than 44 pixels."""
        return self.page.evaluate(
            """(selector) => [...document.querySelectorAll(selector)]
                .map((one) => [one, one.getBoundingClientRect()])
                .filter(([one, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
                .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width}×${box.height}`)""",
            selector,
        )
