"""The cards that the browser prints are the cards that the game plays."""

import json

from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.printed import FILE, printed
from tests.games.agencia.society import Turn


def test_the_file_is_the_data() -> None:
    assert FILE.read_text(encoding="utf-8") == printed()


def test_every_kind_has_a_line() -> None:
    cards = json.loads(printed())
    assert [card["number"] for card in cards] == [*range(1, 207), *range(995, 1000)]
    assert {card["ideology"] for card in cards[206:]} == {-1}


def test_the_view_tells_why_it_is_a_crisis() -> None:
    turn = Turn(44, "1 4 3")
    crisis = turn.state.view(None)["crisis"]
    assert isinstance(crisis, dict)
    assert crisis["reason"]["id"] == "fault-too_few_cards"
    assert crisis["reason"]["args"]["seat"] == {"seat": 0}


def test_the_view_tells_no_reason_without_a_crisis() -> None:
    crisis = GAME.read_position("48: *5 | 3: *5 | 5: *5 | turn 0").view(0)["crisis"]
    assert isinstance(crisis, dict)
    assert crisis["reason"] is None
