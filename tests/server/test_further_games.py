"""One more folder of games: what lies in it has a catalogue card, a typed view and a lesson."""

import json
import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca.games
from ludoteca.server import typescript
from ludoteca.server.lessons import make_chapter
from tests.server.harness import Player, serving

FURTHER = Path(__file__).parents[1] / "conformance"
LESSON = FURTHER / "toy" / "web" / "lesson.json"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy of the conformance suite beside the real games."""
    places = [*ludoteca.games.__path__, str(FURTHER)]
    monkeypatch.setattr(ludoteca.games, "__path__", places)


def test_the_setting_names_one_more_folder() -> None:
    script = "from ludoteca.kernel.game import find, names; print(names(), find('toy').name)"
    told = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "LUDOTECA_GAMES": str(FURTHER)},
        capture_output=True,
        text=True,
        check=True,
        stdin=subprocess.DEVNULL,
    )
    assert told.stdout.strip().endswith("'toy', 'vossa_excelencia'] toy")


async def test_a_lesson_is_there_by_lying_in_the_folder(toy: None, tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        cards = await ana.ask("GET", "/api/games")
        assert [card["lesson"] for card in cards if card["name"] == "toy"] == [True]
        lesson = await ana.ask("GET", "/api/lessons/toy")
        assert lesson == {"game": "toy", "chapters": ["first"], "players": 2, "options": {}}
        chapter = await ana.ask("GET", "/api/lessons/toy/first")
        asked = [step["expects"] for step in chapter["steps"]]
        assert asked == [None, 24, 12, 8, None]
        why = await ana.ask("GET", "/api/lessons/toy/first/why?step=1&action=1")
        assert why["name"] == "not_in_hand"


def test_what_the_browser_has_of_it_is_up_to_date(toy: None) -> None:
    """`LUDOTECA_GAMES=tests/conformance python -m ludoteca.server.typescript` writes the type."""
    assert typescript.stale() == []
    lesson = json.loads(msgspec.json.encode(make_chapter("toy", "first")))
    assert json.loads(LESSON.read_text(encoding="utf-8")) == lesson


async def test_the_folder_of_games_is_not_looked_into_for_every_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes milliseconds, in which nobody else is served."""
    looks: list[object] = []
    look = pkgutil.iter_modules

    def count(*given: Any) -> Any:
        looks.append(given)
        return look(*given)

    async with serving(tmp_path) as url, Player(url) as ana:
        await ana.ask("GET", "/api/games")
        monkeypatch.setattr(pkgutil, "iter_modules", count)
        for _ in range(3):
            await ana.ask("GET", "/api/games")
            await ana.ask("GET", "/api/games/quissama/cards")
            await ana.ask("GET", "/api/games/nothing/cards", status=404)
            await ana.ask("GET", "/api/lessons/nothing", status=404)
            await ana.make_table("human bot")
    assert looks == []
