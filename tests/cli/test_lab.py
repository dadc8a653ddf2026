"""`ludoteca tournament` and `ludoteca lab`, as they are typed."""

import json
import re
from pathlib import Path

import pytest

from ludoteca import find
from ludoteca.cli import balance
from ludoteca.cli.tournament import show
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.running.contest import Contest, Played
from ludoteca.lab.statistics.standings import judge
from tests.cli.driving import Command, Terminal

TOURNAMENT = ("tournament", "conspiracy", "--bots", "random,greedy", "--seed", "1")


def test_a_tournament_as_a_table(ludoteca: Command) -> None:
    told = ludoteca(*TOURNAMENT, "--games", "9", "--lang", "en")
    assert (told.code, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0].split()[:3] == ["Bot", "Rating", "Games"]
    assert sorted(line.split()[0] for line in lines[1:3]) == ["greedy", "random"]
    assert lines[1].split()[4] == "10"  # rounded up to whole deals
    assert "(" in lines[1]  # with its interval


def shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bots: str, language: str
) -> str:
    """A tournament on a terminal of 80 columns, won by whoever is named first."""
    contest = Contest("agencia", 2, "s", tuple(bots.split(",")), {})
    played = {}
    for game in range(contest.whole_deals(10_000)):
        seats = contest.seating(game)[1]
        places = [1, 2] if (seats[0] < seats[1]) != (game % 7 == 0) else [2, 1]
        played[game] = Played(places, [100 // place for place in places], 7)
    monkeypatch.setenv("COLUMNS", "80")
    show(Phrasebook(language, find("agencia")), judge(contest, played, len(played)))
    return capsys.readouterr().out


@pytest.mark.parametrize("language", ["pt", "en"])
@pytest.mark.parametrize(
    "bots",
    [
        "random,greedy",
        "greedy,apprentice,veteran,master",
        "random,greedy,apprentice,veteran,master",
        "random,greedy,apprentice,veteran,master,legend",
        ",".join(f"a bot called {number}" for number in range(7)),
    ],
)
def test_a_tournament_is_readable_in_80_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bots: str, language: str
) -> None:
    out = shown(monkeypatch, capsys, bots, language)
    words = Phrasebook(language, find("agencia"))
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= 80
    for column in ("bot", "rating", "games", "won", "fair", "place", "points"):
        assert words.say(f"tournament-{column}") in out.splitlines()[0]
    second = out.partition("\n\n")[2]
    for bot in bots.split(","):
        assert re.search(rf"^{bot} ", second, re.MULTILINE)
    number = len(bots.split(","))
    assert second.count("%") == 2 * number * (number - 1)  # every duel with its interval


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


@pytest.mark.parametrize(
    ("out", "says"),
    [
        ("taken/a.html", "There is no folder to save “taken/a.html” in."),
        ("taken/more/a.html", "There is no folder to save “taken/more/a.html” in."),
        (".", "“.” is a folder, not a file."),
        (f"{'a' * 300}.html", "File name too long"),
    ],
)
def test_where_no_report_can_be_is_said_before_anything_is_played(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch, out: str, says: str
) -> None:
    Path("taken").write_text("a file, not a folder")
    monkeypatch.setattr(balance, "run_study", None)
    told = ludoteca("lab", "conspiracy", "--out", out, "--lang", "en")
    assert (told.code, told.out) == (2, "")
    assert says in told.err


def test_a_report_that_may_not_be_written(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(self: Path, mode: str) -> None:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(balance, "run_study", None)
    monkeypatch.setattr(Path, "open", denied)
    told = ludoteca("lab", "conspiracy", "--out", "a.html", "--lang", "en")
    assert (told.code, told.err) == (2, "ludoteca: I am not allowed to use “a.html”.\n")


def test_an_older_report_stays_until_there_is_a_new_one(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*arguments: object, **more: object) -> None:
        raise KeyboardInterrupt

    Path("old.html").write_text("the older one")
    monkeypatch.setattr(balance, "run_study", interrupt)
    for file in ("old.html", "new.html"):
        assert ludoteca("lab", "conspiracy", "--out", file).code == 130
    assert Path("old.html").read_text() == "the older one"
    assert not Path("new.html").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize(
    ("language", "says"), [("en", "no room left on the disk"), ("pt", "mais espaço no disco")]
)
def test_a_full_disk_is_said_in_one_line(ludoteca: Command, language: str, says: str) -> None:
    small = ("--games", "1", "--players", "2", "--bots", "random")
    told = ludoteca("lab", "conspiracy", *small, "--out", "/dev/full", "--lang", language)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert says in told.err


def test_an_interrupt_before_the_first_game_ended_is_told(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.lab.running.study.play_parts", interrupted)
    told = ludoteca("lab", "conspiracy", "--lang", "en")
    assert (told.code, told.out) == (130, "")
    assert told.err == "Interrupted before any game was finished: there is no report.\n"
    assert not Path("conspiracy-lab.html").exists()


def test_a_tournament_that_goes_on_tells_its_seed_as_it_is_typed(ludoteca: Command) -> None:
    arguments = ("tournament", "conspiracy", "--games", "2", "--out", "results")
    ludoteca(*arguments, "--seed", "a b")
    ludoteca(*arguments)
    page = Path("results/tournament.html").read_text(encoding="utf-8")
    assert "--games 2 --seed 'a b'" in page


def test_damaged_games_are_said_in_one_line(ludoteca: Command) -> None:
    ludoteca(*TOURNAMENT, "--games", "2", "--out", "results")
    file = Path("results/games.jsonl")
    file.write_text(file.read_text(encoding="utf-8") + '{"first":2,"end":4}\n', encoding="utf-8")
    told = ludoteca(*TOURNAMENT, "--games", "4", "--out", "results", "--lang", "en")
    assert told.code == 2
    assert "games.jsonl” is damaged at line " in told.err
