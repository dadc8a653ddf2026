"""`ludoteca lab`: the balance report of a game, as a page."""

import sys
from collections.abc import Mapping
from pathlib import Path

from ludoteca.cli.files import check_writable, write_text
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.voice import CommandProblem, Voice
from ludoteca.lab.running.experiment import Experiment
from ludoteca.lab.running.study import run_study

INTERRUPTED = 130


def study_game(
    voice: Voice, asked: Experiment, against: Mapping[str, str], command: str, out: Path | None
) -> int:
    """Play the games, write the report, say where it is; the exit code."""
    file = out or Path(f"{asked.game}-lab.html")
    check_writable(file)
    with progress_bar(voice.say("simulate-progress"), asked.games) as tell:
        studied = run_study(asked, against, tell)
    played = sum(sample.games for sample in studied.samples)
    if not played:
        print(voice.say("lab-nothing"), file=sys.stderr)
        return INTERRUPTED
    again = f"{command} --seed {studied.study.seed}" if asked.seed is None else command
    write_text(file, studied.page(voice.language, again))
    print(voice.say("lab-written", file=str(file), games=voice.number(played)))
    if studied.partial:
        wanted = studied.wanted * len(studied.samples)
        said = voice.say("simulate-partial", games=played, wanted=wanted)
        print(said, file=sys.stderr)
    return INTERRUPTED if studied.partial else 0


def read_players(given: str) -> list[int]:
    """Numbers of players, separated by commas."""
    words = [word.strip() for word in given.split(",") if word.strip()]
    if not all(word.isascii() and word.isdecimal() for word in words):
        raise CommandProblem("problem-value", name="--players")
    return [int(word) for word in words]
