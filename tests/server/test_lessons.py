"""Lessons: scripts that the rules themselves play."""

from pathlib import Path

import pytest

from ludoteca.kernel.game import find, names
from ludoteca.server.denials import NotFound
from ludoteca.server.lessons import has_lesson, make_lesson, read_script, table_at, why_not
from tests.server.harness import Player, serving

TAUGHT = [name for name in names() if has_lesson(name)]


def test_agencia_can_be_learnt() -> None:
    assert "agencia" in TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_by_the_rules_to_the_learners_win(game: str) -> None:
    script = read_script(game)
    table = table_at(game, script, len(script.steps))
    assert table.over
    assert table.winners == [script.seat]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_asks_for_something_legal_and_says_something(game: str) -> None:
    lesson = make_lesson(game)
    for step in lesson.steps:
        assert step.words is not None
        assert (step.expects is None) or lesson.seat in step.state.waiting
        for language in ("pt", "en"):
            assert find(game).speaker(language).has(step.words["id"])
    assert lesson.steps[0].expects is None
    assert lesson.steps[-1].expects is None


def test_agencias_lesson_meets_structure_crisis_revolt_and_natural_card() -> None:
    told = [line.kind for step in make_lesson("agencia").steps for line in step.log]
    met = ["discards", "crisis", "crisis_solved", "revolt_begins", "revolt_succeeds", "uses"]
    assert [told.index(kind) for kind in met] == sorted(told.index(kind) for kind in met)
    assert told[-2:] == ["wins_match", "wins_game"]


def test_what_cannot_be_done_is_answered_with_the_rule() -> None:
    steps = make_lesson("agencia").steps
    vocabulary = find("agencia").vocabulary
    said = [step.words and step.words["id"] for step in steps]
    at = said.index("lesson-not-yet")
    reason = why_not("agencia", at, vocabulary.read("use 999"))
    assert reason is not None
    assert reason.name == "not_fewest"
    assert why_not("agencia", at, vocabulary.read("use 998")) is None


def test_a_game_without_a_lesson_has_none() -> None:
    with pytest.raises(NotFound):
        read_script("nothing")


async def test_lessons_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        cards = await ana.ask("GET", "/api/games")
        assert [card["name"] for card in cards if card["lesson"]] == TAUGHT
        lesson = await ana.ask("GET", "/api/lessons/agencia")
        first = next(step for step in lesson["steps"] if step["expects"] is not None)
        assert first["expects"] in [option["action"] for option in first["state"]["options"]]
        refused = await ana.ask("GET", "/api/lessons/agencia/why?step=1&action=1055")
        assert refused["name"] == "not_now"
        response = await ana.http.get("/api/lessons/nothing")
        assert response.status_code == 404
