"""The bench: what fell is named, and lines are drawn where they belong."""

import asyncio
import json
import re
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from bench import fuzz, soak
from bench.against import changes, fallen, main
from bench.chart import chart, free
from tests.faults.processes import servers


def report(play: float = 100.0, clone: float = 2.0, jobs: float = 1.9) -> dict[str, Any]:
    row = {"game": "conspiracy", "players": 2, "compiled": True}
    return {
        "compiled": [{**row, "decisions_per_s": play, "clone_us": clone}],
        "interpreted": [],
        "jobs": {"2": jobs},
        "adapters": {},
        "search": {},
    }


@pytest.mark.parametrize(
    ("after", "named"),
    [
        (report(), []),
        (report(play=96.0, clone=2.05), []),  # less than a twentieth
        (report(play=94.0), ["compiled, conspiracy 2, decisions_per_s"]),
        (report(play=200.0, clone=2.2), ["compiled, conspiracy 2, clone_us"]),  # a time is longer
        (report(jobs=1.0, clone=4.0), ["compiled, conspiracy 2, clone_us", "jobs, 2"]),
    ],
)
def test_what_fell_by_more_than_a_twentieth_is_named(
    after: dict[str, Any], named: list[str]
) -> None:
    assert sorted(change.name for change in fallen(report(), after)) == named


def test_only_what_both_runs_have_is_compared_and_the_worst_comes_first() -> None:
    after = report(play=50.0, clone=1.0)
    after["adapters"] = {"vector adapter": 1.0}
    names = [change.name.rpartition(", ")[2] for change in changes(report(), after)]
    assert names == ["decisions_per_s", "2", "clone_us"]


def test_a_fall_is_an_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(tmp_path / name) for name in ("before.json", "after.json")]
    for path, each in zip(paths, (report(), report(play=50.0)), strict=True):
        Path(path).write_text(json.dumps(each), encoding="utf-8")
    assert main(paths) == 1
    assert "decisions_per_s: 100 -> 50 (0.50)" in capsys.readouterr().out
    assert main([paths[0], paths[0]]) == 0


def test_a_chart_is_svg_with_a_line_for_each_name_within_the_picture() -> None:
    picture = chart("bytes & more", "moves", {"one": [(0, 0), (10, 4)], "two": [(0, 1), (5, 4)]})
    root = ElementTree.fromstring(picture)
    drawn = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(drawn) == 2
    width, height = map(float, (root.get("viewBox") or "").split()[2:])
    for line in drawn:
        for x, y in re.findall(r"([\d.]+),([\d.]+)", line.get("points") or ""):
            assert 0 <= float(x) <= width
            assert 0 <= float(y) <= height


def test_names_on_a_chart_do_not_cover_each_other() -> None:
    taken: list[float] = []
    for _ in range(5):
        taken.append(free(100.0, taken))
    gaps = [abs(one - other) for one in taken for other in taken if one is not other]
    assert min(gaps) >= 13


async def test_a_soak_says_how_far_it_has_come_and_one_fault_is_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "SAMPLE", 0.2)
    monkeypatch.setattr(soak, "DRAW", 0.5)
    monkeypatch.setattr(soak, "PLAYERS", 1)
    with servers(f"{tmp_path}/tables.sqlite") as [server]:
        run = soak.Soak(server, 2 / 60)
        await run.run(tmp_path / "soak.svg")
        assert re.search(
            r"0.0 minutes, \d+ tables, \d+ moves, 0 faults: \d+ MB", capsys.readouterr().out
        )
        assert (tmp_path / "soak.svg").is_file()
        server.kill()
        run.until = time.monotonic() + 0.5
        await run.play(0)
    assert len(run.faults) == 1


async def test_nonsense_ends_when_the_server_has_fallen_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "AWAY", 0.01)
    monkeypatch.setattr(fuzz, "SOCKETS", 1)  # nobody else is still opening a table
    with servers(f"{tmp_path}/tables.sqlite") as [server]:
        running = asyncio.create_task(fuzz.run(server, 1_000_000))
        while " messages, " not in capsys.readouterr().out:
            await asyncio.sleep(0.1)
        server.kill()
        with pytest.raises(ConnectionError, match="fallen over"):
            await running
