"""A worker that reads as ours does, but never ends where a text says so: for tests."""

import re
import time

from ludoteca.server import reading_worker
from ludoteca.server.reading_worker import Answer, CardsJob, CheckJob, LookJob

_usual = reading_worker.answer


def answer(job: CheckJob | LookJob | CardsJob) -> Answer:
    """As usual, or a pattern that holds the interpreter for years, a rest, or all the memory."""
    source = "" if isinstance(job, CardsJob) else job.source
    if "# runs wild" in source:
        re.match(r"(a+)+$", "a" * 60 + "b")
    if "# sleeps" in source:
        time.sleep(1000)
    if "# grows" in source:
        assert len(b"x" * (8 * 1024**3))
    return _usual(job)


if __name__ == "__main__":
    reading_worker.answer = answer
    reading_worker.main()
