"""From the arguments to the exit code: here ends whatever goes wrong on the way."""

import os
import sys
from collections.abc import Sequence

import typer
import typer.main

from ludoteca.cli.app import app
from ludoteca.cli.help import misuse, translate
from ludoteca.cli.voice import Voice, overhear
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import Text

UNHEARD, MISUSED, INTERRUPTED = 1, 2, 130
UNCOMPILED = "interpreted classes cannot inherit from compiled"  # as mypyc says it


def main() -> None:
    """The command `ludoteca`."""
    prepare_streams()
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on: what is still to be written goes nowhere, without a word.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = UNHEARD
    sys.exit(code)


def prepare_streams() -> None:
    """Make do with streams that are closed, or that cannot write every letter."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 - for as long as we run
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code. What cannot be done is one line on stderr and 2."""
    voice = overhear(arguments, os.environ)
    command = translate(typer.main.get_command(app), voice)
    try:
        with command.make_context("ludoteca", list(arguments)) as context:
            return command.invoke(context) or 0
    except typer.Exit as done:
        return done.exit_code
    except Problem as problem:
        return complain(voice, problem.text)
    except typer.TyperException as error:
        return complain(voice, misuse(error))
    except TypeError as error:
        if str(error) != UNCOMPILED:
            raise
        return complain(voice, Text("problem-uncompiled", {}))
    except KeyboardInterrupt:
        return INTERRUPTED


def complain(voice: Voice, text: Text) -> int:
    """One line about what cannot be."""
    line = " ".join(voice.say(text).split())
    print(f"ludoteca: {line}", file=sys.stderr)
    return MISUSED
