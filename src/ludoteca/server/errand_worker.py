"""What every process shares that is sent on an errand: a job on the standard input, lines out."""

import os
import sys
from typing import TypeVar

import msgspec

Job = TypeVar("Job")
GENTLE = 5  # behind whoever plays


def read_job(kind: type[Job]) -> Job:
    """What is to be done, gently."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    return msgspec.json.decode(sys.stdin.buffer.read(), type=kind)


def tell(line: msgspec.Struct) -> None:
    """Say how far it has come, or what came of it."""
    sys.stdout.buffer.write(line_of(line))
    sys.stdout.buffer.flush()


def line_of(line: msgspec.Struct) -> bytes:
    """As it is sent."""
    return msgspec.json.encode(line) + b"\n"
