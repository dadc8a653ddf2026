"""The worker process of the bots: reads a question a line, writes an answer a line.

It is given what a seat can imagine and never the real position.
"""

import sys

import msgspec

from ludoteca.bots import make
from ludoteca.kernel.game import find


class Question(msgspec.Struct):
    """What would this bot do, in this imagined position, at this seat?"""

    game: str
    level: str
    seed: int
    seat: int
    position: dict[str, object]


class Verdict(msgspec.Struct):
    """The action, or what went wrong."""

    action: int | None = None
    error: str | None = None


def answer(question: Question) -> Verdict:
    """Think; whatever goes wrong is part of the answer."""
    try:
        state = find(question.game).load(question.position)
        return Verdict(action=make(question.level, question.seed).choose(state, question.seat))
    except Exception as error:  # the worker goes on: the table takes another bot for this move
        return Verdict(error=f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer until there are no more questions."""
    for line in sys.stdin.buffer:
        verdict = answer(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(verdict) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
