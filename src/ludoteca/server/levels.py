"""The bots a table may seat."""

from ludoteca.bots import names
from ludoteca.server.problems import Denied


def levels() -> list[str]:
    """The names of the bots, weakest first."""
    return names()


def check_level(level: str | None) -> str:
    """A level that there is; the middle one if none was asked for."""
    if level is not None and level not in levels():
        known = ", ".join(levels())
        raise Denied("bad_seats", "problem-level", level=level[:40], known=known)
    return level_of(level)


def level_of(level: str | None) -> str:
    """This level; the middle one if none was asked for, or it is gone."""
    known = levels()
    return level if level in known else known[len(known) // 2]
