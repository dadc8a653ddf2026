"""One way in which a game can end."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ludoteca.kernel.table import Table


@dataclass(frozen=True)
class Ending:
    """So many players under these settings, and whether a finished table has come to it."""

    players: int
    happened: Callable[[Table], bool]
    options: Mapping[str, str] = field(default_factory=dict)
