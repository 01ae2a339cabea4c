"""What is said, in both languages: prompts, decisions, refusals, the commentary, the board."""

import re

import pytest

from paddock.core import registry
from paddock.core.messages import Message
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.core.who import NOBODY
from paddock.games.formula_motor_racing.actions import card_anchor
from paddock.games.formula_motor_racing.events import KINDS
from paddock.games.formula_motor_racing.state import Phase
from paddock.games.formula_motor_racing.words import car_name
from tests.games.formula_motor_racing.table import (
    CAR,
    CARD,
    GAME,
    NAME,
    Table,
    opening,
    season,
    table,
    walk,
)

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")
FOLDER = registry.folder(NAME)
SPEAKERS: dict[Language, Speaker] = {
    language: Speaker(language, [FOLDER], NAMES) for language in LANGUAGES
}
say = SPEAKERS["en"].say
sagen = SPEAKERS["ja"].say


def prompts(made: Table, seat: int) -> list[str]:
    message = GAME.prompt(made.box, made.state, seat)
    return [say(message), sagen(message)]


def told(made: Table) -> list[str]:
    return [say(GAME.tell(event)) for event in made.told]


# Prompts


@pytest.mark.parametrize(
    ("steps", "en", "ja"),
    [
        ([], "Your turn: play a card.", "あなたの手番です。カードを1枚プレイしてください。"),
        (
            ["play turbo"],
            "TAILENDER TURBO: on which car?",
            "《ビリターボ》を、どの車に使いますか？",
        ),
        (["play crash"], "Anna rolls the die.", "Annaがダイスを振ります。"),
        (
            ["play crash", "face 4"],
            "A 4: which neighbour crashes too?",
            "出目は4。どちらの車を巻き添えにしますか？",
        ),
        (
            ["play spin out", "face 4"],
            "A 4. Keep it, or roll once more?",
            "出目は4。このまま決めますか、振り直しますか？",
        ),
        (
            ["play charge gear", "choose B2", "face 4"],
            "Blue 2 is now P11. Charge again?",
            "青2は今11位。もう一度突撃しますか？",
        ),
        (["play turbo", "choose B2"], "Anna draws a card.", "Annaが山札からカードを1枚引きます。"),
    ],
)
def test_the_prompt_says_what_may_be_done(steps: list[str], en: str, ja: str) -> None:
    made = table(hand="turbo, crash, spin out, charge gear").do(*steps)
    assert prompts(made, 0) == [en, ja]
    waiting = made.due == 0
    assert (prompts(made, 1)[0] == "Anna is to move.") == waiting
    assert prompts(made, NOBODY) == prompts(made, 1)


def test_prompts_before_the_race_and_after_the_season() -> None:
    made = opening(3)
    assert prompts(made, 0) == ["Pick a team.", "チームを選んでください。"]
    assert prompts(made, 2)[0] == "Anna is to move."
    made.do(*(f"pick {c}" for c in ("blue", "green", "yellow", "orange", "red", "purple")))
    assert prompts(made, 1)[0] == "The next team for the grid is drawn."
    assert prompts(opening(4, colours="lot"), 2)[0] == "Anna draws a team."
    made.do(*(f"next-on-grid {c}" for c in ("blue", "green", "yellow", "orange", "red", "purple")))
    assert prompts(made, 1)[0] == "The cards are dealt."
    assert prompts(season(), 1) == ["The season is over.", "シーズン終了です。"]


# Decisions


@pytest.mark.parametrize(
    ("steps", "words", "text", "anchor", "rule"),
    [
        ([], "play overtake red +3", "OVERTAKE +3 (Red)", "card:", "FMR-12"),
        ([], "play off circuit", "OFF CIRCUIT −2", "card:", "FMR-13"),
        ([], "play pit beige", "PIT STOP (beige: any car)", "card:", "FMR-15"),
        (["play off circuit"], "choose P2", "Purple 2 (P7)", "car:purple-2", "FMR-13"),
        (["play crash", "face 5"], "ahead", "Orange 1 ahead (P4)", "car:orange-1", "FMR-18"),
        (["play crash", "face 5"], "behind", "Purple 1 behind (P6)", "car:purple-1", "FMR-18"),
        (["play spin out", "face 5"], "stop", "Keep the 5", "", "FMR-17"),
        (["play spin out", "face 5"], "again", "Roll once more", "", "FMR-17"),
    ],
)
def test_a_decision_has_its_text_its_place_on_the_board_and_its_rule(
    steps: list[str], words: str, text: str, anchor: str, rule: str
) -> None:
    made = table(hand="overtake red +3, off circuit, pit beige, crash, spin out").do(*steps)
    decision = made.decision(words)
    assert say(decision.text) == text
    assert decision.anchor.startswith(anchor) if anchor else decision.anchor == ""
    assert decision.text.rule == rule


@pytest.mark.parametrize(("words", "text"), [("stop", "Stop here"), ("again", "Charge again")])
def test_the_decisions_after_a_charge(words: str, text: str) -> None:
    made = table(hand="charge gear").do("play charge gear", "choose B2", "face 1")
    assert say(made.decision(words).text) == text
    assert made.decision(words).text.rule == "FMR-16"


def test_a_team_to_pick_is_on_the_board_too() -> None:
    decision = opening(4).decision("pick orange")
    assert (say(decision.text), sagen(decision.text)) == ("Orange", "橙チーム")
    assert (decision.anchor, decision.text.rule) == ("team:orange", "FMR-5")


# FMR-19
@pytest.mark.parametrize(
    ("card", "car", "warns"),
    [
        ("wrong line", "B2", True),
        ("wrong line", "G2", False),
        ("pit blue", "B1", True),
        ("overtake blue +2", "B2", False),
        ("charge gear", "B2", False),
    ],
)
def test_whoever_is_about_to_hurt_an_own_car_is_warned(card: str, car: str, warns: bool) -> None:
    warning = table(hand=card).do(f"play {card}").decision(f"choose {car}").warning
    assert (warning is not None and warning.key == "warn-own-car") == warns


# FMR-19
def test_whoever_is_about_to_waste_a_card_is_warned() -> None:
    made = table(retired="R1 R2", hand="overtake red +2, pit red, pit beige")
    for card in ("overtake red +2", "pit red"):
        warning = made.decision(f"play {card}").warning
        assert warning is not None
        assert warning.key == "warn-no-car"
    assert made.decision("play pit beige").warning is None


# Refusals


def why(made: Table, seat: int, anchor: str) -> str:
    return say(made.refusals(seat)[anchor])


def test_why_a_car_cannot_be_chosen() -> None:
    made = table(retired="R1", hand="overtake red +2, turbo, wrong line, crash")
    assert why(made, 0, "car:blue-1") == "Choose a card first."
    assert why(made, 1, "car:blue-1") == "Anna is to move."
    overtake = made.copy().do("play overtake red +2")
    assert why(overtake, 0, "car:red-1") == "Red 1 has retired."
    assert why(overtake, 0, "car:blue-1") == "This card is for a Red car."
    assert "car:red-2" not in overtake.refusals(0)
    turbo = made.copy().do("play turbo")
    assert why(turbo, 0, "car:blue-1") == "Blue 1 is not among the last three."
    assert "car:blue-2" not in turbo.refusals(0)
    crash = made.copy().do("play crash", "face 3")
    assert why(crash, 0, "car:blue-1") == "Only the car right ahead or right behind."
    assert len(crash.refusals(0)) == 12 - 2 + len(set(crash.hand(0)))


def test_why_no_card_and_no_car_can_be_chosen_after_a_roll() -> None:
    made = table(hand="charge gear, turbo").do("play charge gear", "choose B2", "face 1")
    assert why(made, 0, "car:blue-1") == "Say first whether you roll again."
    assert why(made, 0, card_anchor(CARD.index("turbo"))) == "One card a turn."


def test_in_ones_turn_every_card_can_be_chosen_and_in_anothers_none() -> None:
    made = table(hand="turbo")
    assert not [anchor for anchor in made.refusals(0) if anchor.startswith("card:")]
    cards = {anchor for anchor in made.refusals(1) if anchor.startswith("card:")}
    assert len(cards) == len(set(made.hand(1)))
    assert {why(made, 1, card) for card in cards} == {"Anna is to move."}
    made.do("play turbo")
    mine = [anchor for anchor in made.refusals(0) if anchor.startswith("card:")]
    assert {why(made, 0, card) for card in mine} == {"One card a turn."}


# FMR-5
def test_why_a_team_cannot_be_picked() -> None:
    made = opening(4).do("pick blue")
    assert made.refusals(1).keys() == {"team:blue"}
    assert why(made, 1, "team:blue") == "Anna commands this team."
    assert why(made, 3, "team:red") == "Ben is to move."


def test_a_spectator_and_everybody_after_the_season_or_while_luck_is_due_needs_no_reason() -> None:
    assert table().refusals(NOBODY) == {}
    assert season().refusals(0) == {}
    assert table(hand="crash").do("play crash").refusals(0) == {}


# The commentary


def test_a_turn_is_told() -> None:
    made = table(hand="overtake red +3, turbo", line="B1 G2 Y1 P1 R1 O2")
    assert told(made.do("play overtake red +3", "choose R1", "get-card crash")) == [
        "Anna plays OVERTAKE +3 (Red).",
        "Red 1 overtakes: P5 → P2.",
        "Orange 2 comes along in the slipstream: P6 → P3.",
        "You draw CRASH.",
    ]


# FMR-25, FMR-27, FMR-31
def test_the_end_of_a_season_is_told() -> None:
    made = season(line="Y1 Y2", drivers=True)
    assert told(made)[-4:] == [
        "The season is over.",
        "Yellow wins the constructors’ title with 16 points.",
        "Yellow 1 wins the drivers’ title with 10 points.",
        "Cleo wins the season with 16 points!",
    ]
    ja = [sagen(GAME.tell(event)) for event in season(line="P1 P2").told[-2:]]
    assert ja == [
        "紫チームが16点でコンストラクターズ・タイトルを獲得！",
        "紫チームを指揮するプレイヤーはいないので、勝者なしです。",
    ]
    assert told(season(line="P1 P2"))[-1] == "Nobody commands Purple, so no player has won."


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_can_be_said_in_both_languages(language: Language) -> None:
    speaker = SPEAKERS[language]
    said: set[str] = set()
    for seed, seats in enumerate([3, 4, 5, 6, 4, 4]):
        made = opening(
            seats, races=2, removed=(6,), drivers=True, colours=["pick", "lot"][seed % 2]
        )
        for number, _ in enumerate(walk(made, seed)):
            messages = [GAME.tell(event) for event in made.told]
            if number % 7 == 0:
                messages += asked(made)
            for message in messages:
                assert not re.search(r"[{}]", speaker.say(message))
                said.add(message.key)
    events = {f"event-{kind.name}" for kind in KINDS.values() if "unseen" not in kind.name}
    rare = {"event-nobody-wins", "event-no-car-there"}
    assert said >= events - rare


def asked(made: Table) -> list[Message]:
    """All that can be asked for at this moment."""
    messages: list[Message] = []
    for seat in (NOBODY, 0, 1, 2):
        messages.append(GAME.prompt(made.box, made.state, seat))
        messages += made.refusals(seat).values()
    if made.due < made.box.seats and made.phase != Phase.OVER:
        for words in made.may():
            decision = made.decision(words)
            messages += [decision.text, *decision.facts]
            messages += [decision.warning] if decision.warning else []
    return messages


# The board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_every_car_once(language: Language) -> None:
    made = table(retired="O1 G2")
    board = GAME.picture(made.box, GAME.view(made.box, made.state, 0), SPEAKERS[language].say)
    for car in range(len(CAR)):
        assert board.count(SPEAKERS[language].say(car_name(car))) == 1
