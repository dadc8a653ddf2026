"""What is to be played: all that simulations, tournaments and studies have in common."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ludoteca.kernel.problems import Problem

Progress = Callable[[int, int], None]  # is told how many games have been played, of how many


def quiet(played: int, wanted: int) -> None:
    """Tell nobody how far it has come."""


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """So many games of a game between bots, and where they are played.

    The same seed gives the same figures, wherever and on however many processes.
    """

    game: str
    games: int
    players: Sequence[int] = ()  # none: what suits the bots and the game
    seed: int | str | None = None  # none: a fresh one
    bots: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    jobs: int = 1  # processes
    cluster: str | None = None  # the address of a Dask cluster, instead of processes

    def __post_init__(self) -> None:
        for name in ("games", "jobs"):
            if getattr(self, name) < 1:
                raise Problem("problem-positive", name=name)

    @property
    def table_size(self) -> int | None:
        """The one number of players that was asked for, if any was."""
        return self.players[0] if self.players else None
