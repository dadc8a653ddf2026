"""The bots a table may seat."""

from ludoteca.bots import names
from ludoteca.bots.levels import LEVELS, VETERAN
from ludoteca.server.denials import Denied


def levels() -> list[str]:
    """The names of the levels, weakest first."""
    return list(LEVELS)


def check_level(level: str | None) -> str:
    """A level that there is; veteran if none was asked for."""
    if level is not None and level not in levels():
        known = ", ".join(levels())
        raise Denied("bad_seats", "problem-level", level=level[:40], known=known)
    return level_of(level)


def level_of(level: str | None) -> str:
    """This bot; veteran if none was asked for, or it is gone."""
    return level if level is not None and level in names() else VETERAN
