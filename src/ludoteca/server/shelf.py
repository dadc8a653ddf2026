"""Which games there are, looked up once: to look into their folder takes milliseconds each time."""

from functools import cache

import ludoteca.games
from ludoteca.kernel import game


def names() -> list[str]:
    """The games that are there, as of the first time that somebody asked."""
    return _names(tuple(ludoteca.games.__path__))


@cache
def _names(folders: tuple[str, ...]) -> list[str]:
    return game.names()
