"""The press as a process of its own: an order on the standard input, a PDF on the standard output.

What cannot be printed is told on the error stream, as a text, with the exit code REFUSED.
"""

import os
import sys

import msgspec

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import TextData
from ludoteca.press.order import Order
from ludoteca.press.printing import print_game

REFUSED = 2
GENTLE = 5  # behind whoever plays


class PrintJob(msgspec.Struct, frozen=True):
    """What is to be printed."""

    game: str
    players: int
    order: Order
    settings: tuple[tuple[str, str], ...] = ()  # of the table, as a file of one's own


def main() -> int:
    """Print one order; the exit code."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=PrintJob)
    try:
        printed = print_game(job.game, job.order, job.players, dict(job.settings))
    except Problem as problem:
        data: TextData = problem.text.data()
        sys.stderr.buffer.write(msgspec.json.encode(data))
        return REFUSED
    sys.stdout.buffer.write(printed.pdf)
    return 0


if __name__ == "__main__":
    sys.exit(main())
