"""What is said, in both languages: prompts, decisions, refusals, the commentary, the board."""

import pytest

from paddock.core import registry
from paddock.core.texts import Speaker
from paddock.core.who import NOBODY
from paddock.games.top_race.course import drawing, picture, read
from paddock.games.top_race.state import Phase
from tests.games.top_race.table import GAME, NAME, Table, deck_file, opening, racing, selling

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")
FOLDER = registry.folder(NAME)
say = Speaker("en", [FOLDER], NAMES).say
hanasu = Speaker("ja", [FOLDER], NAMES).say


def prompts(made: Table, seat: int) -> list[str]:
    message = GAME.prompt(made.box, made.state, seat)
    return [say(message), hanasu(message)]


def told(made: Table) -> list[str]:
    return [say(GAME.tell(event)) for event in made.told]


def test_the_prompts_of_the_auction() -> None:
    made = selling(3, hands={0: "red 10; joker 5", 1: "blue <> red"})
    assert prompts(made, 0) == [
        "Red is up for auction. Your hand gives it 10 squares and up to 5 by jokers.",
        "赤の競りです。あなたの手札で10マス、ジョーカーで最大5マス進められます。",
    ]
    assert prompts(made, 2)[0] == "Red is up for auction; nobody has bid yet."
    made.do("bid 40")
    english, japanese = prompts(made, 1)
    assert english.startswith("Anna bids $40,000 for Red. Your hand gives it 0 squares and ")
    assert english.endswith("up to 0 by jokers, and a spurt or puncture.")
    assert japanese.startswith("赤にAnnaが40,000ドルをつけています。あなたの手札で0マス、")
    assert japanese.endswith("ジョーカーで最大0マス進められます（スパート／パンクあり）。")
    assert prompts(made, NOBODY)[1] == "赤の競りです。Annaが40,000ドルをつけています。"
    made.do("pass", "pass")
    assert prompts(made, 0) == [
        "Where shall Red start?",
        "赤をどのスタート位置に置きますか？",
    ]


def test_the_prompts_of_sealed_rounds() -> None:
    made = selling(2, auction="secret")
    assert prompts(made, 0)[0].startswith("What is your limit for Red?")
    made.do("0: limit 20")
    assert prompts(made, 0)[0].startswith("Waiting for everybody’s limit for Red.")
    assert prompts(made, NOBODY)[0] == "Red is up for auction; nobody has bid yet."
    made = racing(3, hand="red 5", at="red a12").do("play red 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert prompts(made, 2)[0].startswith("Tip 1: which car will end up in front? It brings")
    assert prompts(made, NOBODY)[0] == "Tip 1: everybody ticks a car in secret."
    made.do("2: tick red")
    assert prompts(made, 2)[1] == "1TIP：全員の予想を待っています。まだ変えられます。"


def test_the_prompts_of_the_race() -> None:
    made = racing(hand="joker 5, red 2; blue <> red", at="blue a30, red b2")
    assert prompts(made, 0)[0] == "Your turn: play a speed card."
    assert prompts(made, 1) == ["Anna is to move.", "Annaの手番です。"]
    joker = made.copy().do("play joker 5, red 2")
    assert prompts(joker, 0)[0] == "Joker 5, Red 2: which car does the joker move 5 squares?"
    joker.do("choose white")
    assert prompts(joker, 0)[0] == "Joker 5, Red 2: White has 5 squares to go. Where next?"
    made.do("play blue <> red")
    assert prompts(made, 0)[0] == "Blue ↔ Red (spurt or puncture): which of the two?"
    made.do("spurt")
    assert prompts(made, 0)[1] == "赤が30列までスパート。次はどこへ進みますか？"


def test_decisions_say_what_they_cost_and_where_they_lead() -> None:
    made = selling(3, cash={0: 300})
    bid = made.decision("bid 210")
    assert say(bid.text) == "Bid $210,000"
    assert [say(fact) for fact in bid.facts] == ["leaves you $90,000"]
    assert bid.warning is not None
    assert say(bid.warning) == "More than $200,000, the prize for first place."
    made = racing(hand="red 5", at="red a45").do("play red 5")
    go = made.decision("go a46")
    assert say(go.text) == "To 46 inside"
    assert [say(fact) for fact in go.facts] == [
        "Red: column 45 → column 50",
        "13 squares to the finish from there",
    ]
    assert hanasu(go.text) == "46列のインへ"


def test_a_tip_says_what_it_brings() -> None:
    made = racing(3, hand="red 5", at="red a12").do("play red 5")
    while made.phase is Phase.MOVE:
        made.do(made.may()[0])
    assert prompts(made, 0)[0].endswith(
        "It brings P1 $90,000, P2 $60,000, P3 $30,000, P4 $0, P5 −$10,000, P6 −$30,000."
    )
    made.do("0: tick blue")
    facts = [say(fact) for fact in made.decision("tick blue", 0).facts]
    assert facts[0] == "now at column 0"
    assert facts[1].startswith("still to come: ")
    assert facts[2] == "your choice so far"


@pytest.mark.parametrize(
    ("made", "seat", "anchor", "text"),
    [
        (selling(3), 1, "lot", "Anna is to bid."),
        (selling(3).do("bid 10"), 0, "lot", "Yours is the highest bid."),
        (selling(3).do("pass"), 0, "lot", "You are out of this lot."),
        (selling(3, cash={1: 5}).do("bid 10"), 1, "lot", "You can’t pay $20,000."),
        (
            selling(3, auction="outcry").do("1: content"),
            1,
            "lot",
            "You want no more until somebody bids higher.",
        ),
        (racing(hand="red 5"), 0, "car:red", "Choose a card first."),
        (racing(hand="red 5"), 1, "car:red", "Anna is to move."),
        (
            racing(hand="joker 5, red 2").do("play joker 5, red 2"),
            0,
            "car:red",
            "Red stands on the card, so the joker can’t be Red.",
        ),
        (
            racing(hand="blue <> red", at="blue a30").do("play blue <> red"),
            0,
            "car:white",
            "The card links two other cars.",
        ),
        (
            racing(hand="red 5", at="red b20").do("play red 5"),
            0,
            "car:red",
            "Finish this car’s way first.",
        ),
        (selling(3).do("bid 10", "pass", "pass"), 0, "car:red", "Choose a start square first."),
    ],
)
def test_a_refusal_says_why(made: Table, seat: int, anchor: str, text: str) -> None:
    assert say(made.refusals(seat)[anchor]) == text


def test_a_spurt_does_not_go_beyond() -> None:
    made = racing(hand="blue <> red", at="blue b22, red b20, white a21").do("play blue <> red")
    made.do("spurt", "go b21")
    assert made.due == 0
    assert set(made.may()) == {"go a22", "go c22"}
    assert say(made.refusals(0)["square:b22"]) == "A car stands there."
    made = racing(hand="blue <> red", at="blue a52, red b51").do("play blue <> red", "spurt")
    beyond = [say(why) for why in made.refusals(0).values()]
    assert made.at("red") in ("b55", "c56") or beyond


def test_the_commentary_tells_a_card_by_its_lines() -> None:
    made = racing(hand="joker 5, red 2", at="white a28, red a30")
    made.do("play joker 5, red 2", "choose white")
    assert told(made) == [
        "Anna plays: Joker 5, Red 2.",
        "The joker is White.",
        "White moves from column 28 to 29 single lane.",
        "White is blocked: 4 squares are lost.",
        "Red moves from column 30 to 32 single lane.",
    ]


def test_every_kind_of_outcome_has_a_name() -> None:
    made = opening(3)
    assert say(GAME.outcome(made.action(made.may()[0]))) == "card #1"
    assert say(GAME.outcome(made.action("opens 1"))) == "Ben"
    assert say(GAME.outcome(made.action("turn-up white"))) == "White"


def test_the_picture_shows_the_cars_where_they_are() -> None:
    made = racing(
        2, hand="red 5", at="red a20, blue b20, yellow a52, purple c54, white a28, green c0"
    )
    made.state.punctured[4], made.state.partner[4] = 1, 5
    view = GAME.view(made.box, made.state, 0)
    lines = GAME.picture(made.box, view, say).splitlines()
    assert any("[R ]" in line or "[R]" in line for line in lines)
    row = next(line for line in lines if line.startswith("a ") and "R" in line)
    assert row.index("R") == 2 + 4 * 2 + 1  # columns 18, 19, then 20
    assert "column 28, puncture" in "\n".join(lines)
    assert "#" in lines[-1]
    japanese = GAME.picture(made.box, view, hanasu)
    assert "[赤]" in japanese


def test_the_sheet_adds_up_to_the_money() -> None:
    from tests.games.top_race.table import played_out

    made = played_out(opening(3, races=2), 3)
    rows = GAME.sheet(made.box, made.state, say, {})
    assert len(rows) == 1 + 2 * 3
    for seat, cash in enumerate(made.cash()):
        shown = rows[1 + 3 + seat][-1].replace("$", "").replace(",", "").replace("−", "-")
        assert int(shown) == 1000 * cash


def test_a_deck_can_be_shown() -> None:
    deck = read(deck_file("red <> blue", *(f"red {n}" for n in range(1, 12))))
    text = picture(deck, say)
    assert "Red: 66 squares on 11 cards, 0 of 0 joker squares, 1 special card" in text
    assert "Not every colour gets the same." in text
    assert drawing(deck).count("<g ") == 12
