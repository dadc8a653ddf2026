"""`ludoteca tournament` and `ludoteca lab`, as they are typed."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.driving import Command, Terminal

pytestmark = pytest.mark.pure

TOURNAMENT = ("tournament", "conspiracy", "--bots", "random,greedy", "--seed", "1")


def test_a_tournament_as_a_table(ludoteca: Command) -> None:
    told = ludoteca(*TOURNAMENT, "--games", "9", "--lang", "en")
    assert (told.code, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0].split()[:3] == ["Bot", "Rating", "Games"]
    assert sorted(line.split()[0] for line in lines[1:3]) == ["greedy", "random"]
    assert lines[1].split()[4] == "10"  # rounded up to whole deals
    assert "(" in lines[1]  # with its interval


def test_the_same_tournament_whatever_the_jobs(ludoteca: Command) -> None:
    arguments = (*TOURNAMENT, "--games", "8", "--players", "4", "--json")
    alone, together = ludoteca(*arguments), ludoteca(*arguments, "--jobs", "2")
    assert alone.out == together.out
    result = json.loads(alone.out)
    assert (result["games"], result["players"], result["seed"]) == (8, 4, "1")
    assert {each["bot"] for each in result["standings"]} == {"random", "greedy"}
    assert "partial" not in result


def test_a_tournament_leaves_its_files(ludoteca: Command) -> None:
    told = ludoteca(*TOURNAMENT, "--games", "6", "--out", "results", "--json", "--lang", "en")
    folder = Path("results")
    assert "results" in told.err
    assert (folder / "tournament.json").read_text(encoding="utf-8") == told.out
    page = (folder / "tournament.html").read_text(encoding="utf-8")
    assert "ludoteca tournament conspiracy --bots random,greedy --games 6 --seed 1" in page
    assert (folder / "tournament.svg").read_text(encoding="utf-8").startswith("<svg")
    again = ludoteca(*TOURNAMENT, "--games", "6", "--out", "results", "--json")
    assert again.out == told.out
    other = ludoteca(*TOURNAMENT[:-1], "2", "--out", "results", "--lang", "en")
    assert other.code == 2
    assert "something else (seed: 1, not 2)" in other.err


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    wanted = "100000000"
    arguments = (*TOURNAMENT, "--games", wanted, "--jobs", "2", "--out", "results", "--lang", "en")
    with Terminal(*arguments, folder=tmp_path) as lab:
        while not re.search(rf"\d\d/{wanted}", lab.screen):  # so many that some deal is whole
            lab.screen = ""
            lab.read_until(f"/{wanted}")
        lab.interrupt()
        assert lab.end() == 130
        assert "Traceback" not in lab.screen
        assert "Interrupted: partial result of" in lab.screen
        assert "Repeat the command to go on from here." in lab.screen
    result = json.loads((tmp_path / "results" / "tournament.json").read_text(encoding="utf-8"))
    assert result["partial"] is True
    parts = (tmp_path / "results" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    kept = sum(json.loads(line)["end"] - json.loads(line)["first"] for line in parts[1:])
    assert kept >= result["games"] > 0


def test_the_report_of_a_game(ludoteca: Command) -> None:
    arguments = ("lab", "conspiracy", "--games", "3", "--players", "2,3", "--bots", "random")
    told = ludoteca(*arguments, "--seed", "1", "--lang", "en")
    assert (told.code, told.err) == (0, "")
    assert told.out == "Report on 6 games: conspiracy-lab.html\n"
    page = Path("conspiracy-lab.html").read_text(encoding="utf-8")
    assert "Conspiracy: Abyss Universe" in page
    command = "ludoteca lab conspiracy --games 3 --players 2,3 --bots random --seed 1"
    assert command in page
    ludoteca(*arguments, "--seed", "1", "--jobs", "2", "--out", "again.html", "--lang", "en")
    assert Path("again.html").read_text(encoding="utf-8") == page


def test_the_report_compares_two_sets_of_options(ludoteca: Command) -> None:
    arguments = ("--games", "2", "--players", "2", "--bots", "random", "--out", "new/a.html")
    told = ludoteca("lab", "quissama", *arguments, "--against", "open_market=on")
    assert told.code == 0
    page = Path("new/a.html").read_text(encoding="utf-8")
    assert "Segundo: Mercado aberto: Ligado" in page
    assert "--against open_market=on --seed " in page  # the seed that was drawn is told
