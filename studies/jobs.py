"""Many games in several processes, with a bar that tells how far they have come."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from ludoteca.cli.progress import progress_bar

Task = TypeVar("Task")
Result = TypeVar("Result")


def each(play: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """What comes of every task, in the order of the tasks whatever the number of jobs."""
    with ProcessPoolExecutor(jobs) as pool, progress_bar("games", len(tasks)) as tell:
        for done, result in enumerate(pool.map(play, tasks), start=1):
            tell(done, len(tasks))
            yield result
