"""In a real terminal: pages, Ctrl-C, and what is left behind."""

import json
import os
import subprocess
import sys
from pathlib import Path

from ludoteca import read_record, replay
from ludoteca.cli.files import write
from tests.cli.driving import PATIENCE, Terminal
from tests.cli.records import finished

CLEAR = "\x1b[2J"


def test_ctrl_c_saves_the_game_and_leaves_quietly(tmp_path: Path) -> None:
    with Terminal(
        "play", "conspiracy", "--lang", "en", "--save", "a.json", folder=tmp_path
    ) as play:
        play.read_until("> ")
        play.type("draw 3")
        play.read_until("Choose the lord")
        play.interrupt()
        assert play.end() == 130
        assert "Game saved in a.json" in play.screen
        assert "Traceback" not in play.screen
        assert len(read_record((tmp_path / "a.json").read_bytes()).actions) >= 1


def test_every_position_gets_a_page_of_its_own(tmp_path: Path) -> None:
    with Terminal("play", "conspiracy", "--seed", "1", "--save", "a.json", folder=tmp_path) as play:
        play.read_until("> ")
        assert CLEAR in play.screen
        play.type("q")
        assert play.end() == 0


def test_stepping_through_a_game(tmp_path: Path) -> None:
    write(tmp_path / "a.json", finished(seed="3"))
    steps = len(finished(seed="3").actions)
    with Terminal("replay", "a.json", "--lang", "en", folder=tmp_path) as seen:
        seen.read_until("The beginning")
        for typed, expected in [("", "Step 1 of"), ("9", "Step 9 of"), ("b", "Step 8 of")]:
            seen.read_until("> ")
            seen.type(typed)
            seen.read_until(expected)
        seen.read_until("> ")
        seen.type("f")
        seen.read_until(f"Step {steps} of {steps}")
        seen.read_until("wins!")
        seen.type("q")
        assert seen.end() == 0


def test_ctrl_c_while_replaying_is_quiet(tmp_path: Path) -> None:
    write(tmp_path / "a.json", finished(seed="3"))
    with Terminal("replay", "a.json", folder=tmp_path) as seen:
        seen.read_until("> ")
        seen.interrupt()
        assert seen.end() == 130
        assert "Traceback" not in seen.screen


def test_ctrl_c_while_simulating_prints_what_there_is(tmp_path: Path) -> None:
    arguments = ("--games", "1000000000", "--seed", "1", "--jobs", "2", "--json", "--lang", "en")
    out = tmp_path / "out.json"
    with Terminal("simulate", "conspiracy", *arguments, folder=tmp_path, out=out) as lab:
        lab.read_until("/1000000000")
        while " 0/1000000000" in lab.screen:
            lab.screen = ""
            lab.read_until("/1000000000")
        lab.interrupt()
        assert lab.end() == 130
        assert "Traceback" not in lab.screen
        assert "Interrupted: partial result, " in lab.screen
        summary = json.loads(out.read_text(encoding="utf-8"))
        assert summary["partial"] is True
        assert 0 < summary["games"] < 1_000_000_000
        assert sum(summary["wins_by_seat"]) == summary["games"]


def test_closed_streams_never_hang(tmp_path: Path) -> None:
    shell = f"'{sys.executable}' -m ludoteca play conspiracy --save a.json <&- >&- 2>&-"
    done = subprocess.run(["/bin/sh", "-c", shell], cwd=tmp_path, timeout=PATIENCE)
    assert done.returncode == 0
    assert replay(read_record((tmp_path / "a.json").read_bytes())).steps is not None


def test_nobody_reading_on_is_no_news(tmp_path: Path) -> None:
    write(tmp_path / "a.json", finished(seed="3"))
    shell = f"'{sys.executable}' -m ludoteca replay a.json | true"
    command = ["/bin/sh", "-c", shell]
    done = subprocess.run(command, cwd=tmp_path, timeout=PATIENCE, capture_output=True)
    assert done.stderr == b""


def test_letters_that_cannot_be_written_are_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", "games", "--lang", "pt"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=PATIENCE,
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Conspira??o" in done.stdout
