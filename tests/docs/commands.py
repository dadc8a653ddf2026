"""Whether the commands of a block exist, for those that cannot be run by a test."""

import re
import shlex
import subprocess
from importlib.util import find_spec

import typer.main

from ludoteca.cli.app import app
from tests.docs.blocks import ROOT

TARGETS = set(re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))


def faults_in(text: str) -> list[str]:
    """What is wrong with the commands of a block of shell, as far as can be told by reading."""
    parsed = subprocess.run(["bash", "-n"], input=text, capture_output=True, text=True)
    lines = text.replace("\\\n", " ").splitlines()
    wrong = [fault for line in lines for fault in _faults_in_line(line)]
    return wrong + parsed.stderr.splitlines()


def _faults_in_line(line: str) -> list[str]:
    try:
        words = shlex.split(line, comments=True)
    except ValueError:
        return []  # a string over several lines; bash has read it
    while words and re.fullmatch(r"[A-Z_]+=.*|sudo|runuser|export|--", words[0]):
        words = words[3:] if words[1:2] == ["-u"] else words[1:]
    if words and words[0].rpartition("/")[2] == "ludoteca":
        return _faults_in_ludoteca(words[1:])
    if words[:1] == ["make"]:
        return [f"make {word}" for word in words[1:] if word.isalpha() and word not in TARGETS]
    if words[:2] == ["python", "-m"]:
        return [] if find_spec(words[2]) else [f"python -m {words[2]}"]
    return []


def _faults_in_ludoteca(words: list[str]) -> list[str]:
    """Unknown commands and options, by what the command line itself declares."""
    command = typer.main.get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words[0]]  # type: ignore[attr-defined]
        words = words[1:]
    if hasattr(command, "commands"):
        return [f"ludoteca {' '.join(words)}"]
    known = {name for parameter in command.params for name in parameter.opts}
    asked = [word.partition("=")[0] for word in words if word.startswith("--")]
    return [f"{command.name} {option}" for option in asked if option not in known]
