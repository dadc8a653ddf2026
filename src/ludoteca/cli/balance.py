"""`ludoteca lab`: the balance report of a game, as a page."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludoteca.cli.files import check_writable, write_text
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.voice import Trouble, Voice
from ludoteca.lab.report import balance_report
from ludoteca.lab.study import run_study

INTERRUPTED = 130


def study_game(
    voice: Voice,
    game: str,
    games: int,
    players: str,
    seed: str | None,
    bots: Sequence[str],
    jobs: int,
    options: Mapping[str, str],
    against: Mapping[str, str],
    out: Path | None,
    cluster: str | None,
    command: str,
) -> int:
    """Play the games, write the report, say where it is; the exit code."""
    file = out or Path(f"{game}-lab.html")
    check_writable(file)
    with progress_bar(voice.say("simulate-progress"), games) as tell:
        studied = run_study(
            game,
            games,
            read_players(players),
            seed,
            bots,
            jobs,
            options,
            against,
            cluster,
            progress=tell,
        )
    played = sum(sample.games for sample in studied.samples)
    if not played:
        print(voice.say("lab-nothing"), file=sys.stderr)
        return INTERRUPTED
    again = f"{command} --seed {studied.study.seed}" if seed is None else command
    write_text(file, balance_report(studied, voice.language, again))
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
        raise Trouble("trouble-value", name="--players")
    return [int(word) for word in words]
