"""The bar that tells how far something long has come."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Tell = Callable[[int, int], None]  # how many are done, of how many


@contextmanager
def progress_bar(said: str, total: int) -> Iterator[Tell]:
    """A bar on the error stream while somebody watches it; gone when it ends."""
    errors = Console(stderr=True, markup=False, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    with bar:
        task = bar.add_task(said, total=total)
        yield lambda done, wanted: bar.update(task, completed=done, total=wanted)
