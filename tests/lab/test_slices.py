"""Cutting games into parts, and keeping the finished ones in a file."""

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from ludoteca import Problem
from ludoteca.lab.running.chunks import Chunks
from ludoteca.lab.running.slices import Slices, missing

HEADING = {"ludoteca": "tournament", "game": "conspiracy", "seed": "s"}


def cut_all(parts: Slices, seconds: float) -> list[range]:
    """Cut everything, as if each game took so many seconds."""
    found = []
    while part := parts.cut():
        found.append(part)
        parts.learn({"games": len(part), "seconds": seconds * len(part)})
    return found


@given(st.integers(0, 200), st.lists(st.tuples(st.integers(0, 250), st.integers(0, 30))))
def test_missing_are_exactly_the_games_nobody_has_played(
    games: int, parts: list[tuple[int, int]]
) -> None:
    finished = [range(first, first + length) for first, length in parts]
    played = {game for part in finished for game in part}
    gaps = missing(games, finished)
    assert [game for gap in gaps for game in gap] == [
        game for game in range(games) if game not in played
    ]


def test_parts_cover_what_is_missing_once_and_in_order() -> None:
    parts = cut_all(Slices([range(5), range(9, 300)], 1.0), seconds=0.05)
    assert [game for part in parts for game in part] == [*range(5), *range(9, 300)]
    assert max(len(part) for part in parts) == 20


def test_parts_of_slow_games_are_single_games() -> None:
    assert all(len(part) == 1 for part in cut_all(Slices([range(20)], 1.0), seconds=30.0))


def test_finished_parts_are_found_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "games.jsonl"
    first = Chunks(file, HEADING)
    first.add(range(3), {"results": [1, 2, 3]})
    first.add(range(7, 9), {"results": [8, 9]})
    assert first.found == []
    assert Chunks(file, HEADING).found == [
        (range(3), {"results": [1, 2, 3]}),
        (range(7, 9), {"results": [8, 9]}),
    ]


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Chunks(file, HEADING).add(range(3), {"results": []})
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"first":3,"en')
    again = Chunks(file, HEADING)
    assert [part for part, _ in again.found] == [range(3)]
    assert file.read_bytes() == whole


@pytest.mark.parametrize("damage", [b"first", b'"last"', b'"\xff"'])
def test_a_damaged_line_is_named(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "games.jsonl"
    Chunks(file, HEADING).add(range(3), {"results": []})
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b'"first"', damage))
    with pytest.raises(Problem, match="damaged at line 2"):
        Chunks(file, HEADING)


def test_a_part_that_cannot_be_is_damage(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = Chunks(file, HEADING)
    first.add(range(3), {"results": [1, 2, 3]})
    first.add(range(3, 6), {"results": [4]})
    before = file.read_bytes()
    with pytest.raises(Problem, match="damaged at line 3"):
        Chunks(file, HEADING, lambda part, result: len(part) == len(result["results"]))
    assert file.read_bytes() == before


def test_the_games_of_something_else_are_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Chunks(file, HEADING)
    before = file.read_bytes()
    with pytest.raises(Problem, match=r"something else \(seed: s, not t\)"):
        Chunks(file, {**HEADING, "seed": "t"})
    assert file.read_bytes() == before


def test_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    with pytest.raises(Problem, match="I cannot use"):
        Chunks(tmp_path / "taken" / "games.jsonl", HEADING)
