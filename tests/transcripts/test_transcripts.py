"""Whole games, one for every way they can end, replayed to their stored result."""

import json
from typing import Any

import pytest

from ludoteca.kernel.game import find, names
from ludoteca.kernel.table import replay
from tests.transcripts.find import FOLDER, endings, read, result

pytestmark = pytest.mark.pure

REMEDY = "if games are meant to end differently: python -m tests.transcripts.find {}"


def stored(game: str) -> dict[str, dict[str, Any]]:
    data = json.loads((FOLDER / game / "results.json").read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


ALL = [(game, ending) for game in names() for ending in endings(game)]


@pytest.mark.parametrize(("game", "ending"), ALL)
def test_a_transcript_replays_to_its_result(game: str, ending: str) -> None:
    table = replay(read(FOLDER / game / f"{ending}.json"))
    assert table.over
    assert result(table) == stored(game)[ending], REMEDY.format(game)
    assert endings(game)[ending].happened(table), REMEDY.format(game)


@pytest.mark.parametrize("game", names())
def test_every_transcript_is_of_an_ending_that_is_listed(game: str) -> None:
    files = {path.stem for path in (FOLDER / game).glob("*.json")} - {"results"}
    assert files == set(endings(game)) == set(stored(game))


@pytest.mark.parametrize("game", names())
def test_there_is_a_transcript_for_every_number_of_players(game: str) -> None:
    assert {ending.players for ending in endings(game).values()} >= set(find(game).meta.players)
