"""What is said, in both languages: prompts, decisions, commentary, the board."""

import pytest

from paddock.core import registry
from paddock.core.texts import LANGUAGES, Language, Speaker
from paddock.core.who import NOBODY
from paddock.games.grands_tours import course
from paddock.games.grands_tours.course.naming import kind_name
from paddock.games.grands_tours.course.reading import built_in
from tests.games.grands_tours.table import GAME, KIND, NAME, Table, table

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")
FOLDER = registry.folder(NAME)
SPEAKERS: dict[Language, Speaker] = {
    language: Speaker(language, [FOLDER], NAMES) for language in LANGUAGES
}
say = SPEAKERS["en"].say
BIG = {"A": "2 3 4 5 5 6g", "B": "2 2 3 4 5 6", "C": "3 3 4", "D": "6 6"}


def told(made: Table) -> list[str]:
    return [say(GAME.tell(event)) for event in made.told]


def said(made: Table, words: str) -> list[str]:
    decision = made.decision(words)
    return [say(decision.text), *map(say, decision.facts)]


def prompts(made: Table) -> list[str]:
    message = GAME.prompt(made.box, made.state, made.due)
    return [speaker.say(message) for speaker in SPEAKERS.values()]


def test_prompts_lead_through_an_action() -> None:
    made = table(peloton=BIG, on={2: "B5 C4", 3: "D5"})
    assert prompts(made) == [
        "第2ラウンド、あなたの手番です。アクションを選んでください。",
        "Round 2, your turn: which action?",
    ]
    made.do("replace")
    assert prompts(made)[1] == "Replace: on which card?"
    wait = GAME.prompt(made.box, made.state, 2)
    assert say(wait) == "Anna is to move."


def test_decisions_say_what_they_would_bring() -> None:
    made = table(peloton=BIG, on={2: "B5 C4", 3: "D5"})
    assert said(made, "roll")[0] == "Roll the 3 dice in the gruppetto"
    assert "ride on average" in said(made, "roll")[1]
    made.do("place")
    assert said(made, "on 2") == [
        "card 2 (3 min, sprint point)",
        "Ben leads with 5, next 4",
    ]
    made.do("on 2")
    assert said(made, "die 6g") == [
        "The 6 (general die)",
        "you would have 6, the best of the others 5",
    ]


def test_decisions_have_their_place_on_the_board() -> None:
    made = table(peloton=BIG, on={2: "B5 C4", 3: "B5"})
    assert made.decision("place").anchor == "action:place"
    made.do("replace")
    assert made.decision("on 3").anchor == "card:3"
    made = table(peloton=BIG, on={2: "B5 C2"}, assist={"removal": "A"}).do("remove")
    assert made.decision("target B5").anchor == "die:card2-5-seat2"
    made = table(peloton=BIG).do("place", "on 3")
    assert made.decision("die 5").anchor == "die:peloton1-5"
    assert made.decision("die 6g").anchor == "die:general"


def test_a_round_is_told() -> None:
    made = table(cards="3S, 3M, 2S", peloton=BIG, on={2: "B5 C4"}).do("place", "on 2", "die 6g")
    assert told(made) == ["Anna places a 6 (general die) on card 2."]
    made.passing(3)
    assert "Anna wins card 2 with 6: 3 min, sprint point." in told(made)
    assert "Anna takes the sprint jersey with 1 point." in told(made)


def test_what_dice_show_is_told_with_jersey_dice_apart() -> None:
    made = table(peloton={**BIG, "A": "2 3 4 5 5"}).do("roll").roll("1 4 6 7")
    assert told(made)[0] == "Anna rolls 4 dice: 1 4 6 + general 7; the 1 falls behind."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_every_card_that_can_be_won_and_every_player(language: Language) -> None:
    made = table(cards="3S, 3M, 2S", car=3, held=[2], peloton=BIG, on={2: "A5 B5", 3: "B6"})
    view = GAME.view(made.box, made.state, 0)
    board = GAME.picture(made.box, view, SPEAKERS[language].say)
    assert "= " in board
    assert ">" in board
    assert all(board.count(name) >= 1 for name in NAMES[:4])
    assert "[Ben 6]" in board


def test_the_sheet_says_who_won_what_and_how_cards_are_called() -> None:
    made = table(cards="3S, 3M", peloton=BIG, on={2: "B6"}).passing(4)
    rows = GAME.sheet(made.box, made.state, say, {"card:2": "Old Pass"})
    assert rows[2][:6] == ["2", "3 min, sprint point", "Old Pass", "won", "Ben", "3"]
    assert [row[4] for row in rows[-4:]] == ["Ben", "Anna", "Cleo", "Dan"]


# GT-2
@pytest.mark.parametrize("word", ["grand_tour", "stage_race", "plain_tour"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_course_can_be_looked_at(word: str, language: Language) -> None:
    made = built_in(word)
    text = course.picture(made, SPEAKERS[language].say)
    assert made.title[language] in text
    drawing = course.drawing(made)
    assert drawing.count('id="card:') == len(made.cards)


def test_every_kind_of_card_has_a_name_in_both_languages() -> None:
    for kind in range(len(KIND)):
        names = [speaker.say(kind_name(kind)) for speaker in SPEAKERS.values()]
        assert all(names)


def test_a_spectator_is_told_whose_turn_it_is() -> None:
    made = table(peloton=BIG)
    assert say(GAME.prompt(made.box, made.state, NOBODY)) == "Anna is to move."
