"""Whether `cards.toml` describes a box that can be played: an owner may write their own into it.

Numbers of cards, the spaces of an area and the guests that are named are free; only rows and
columns are where their words say. What has no words, no rule or no room in the envelopes is
refused, and said. Not compiled: it is read once.
"""

import re
from collections.abc import Iterator
from typing import Any

AREAS = ("row1", "row2", "row3", "row4", "column1", "column3", "column5") + (
    "left",
    "right",
    "edge",
    "middle",
    "table",
)  # those that have words, `card-<code>`
OTHERS = ("no_men", "no_women", "clear", "faceless")
TRADES = ("dance", "partner", "gifts", "revelations", "rumours", "theft")
AUCTIONS = ("open", "shared", "single", "fixed", "secret", "unfair")
PREFERENCES = 42  # three for each of fourteen envelopes
LINE = re.compile(r"(row|column)(\d)")
FLOOR = (".....", ".....", ".....", ".TTT.")  # row 4 first, T is the table


class WrongBox(ValueError):
    """What is written in `cards.toml` cannot be played."""


def checked(data: dict[str, Any], faces: dict[str, bool]) -> dict[str, Any]:
    """The same data; WrongBox, with the first fault, if it is no box. `faces`: who has one."""
    for fault in faults(data, faces):
        raise WrongBox(f"cards.toml: {fault}")
    return data


def faults(data: dict[str, Any], faces: dict[str, bool]) -> Iterator[str]:
    """All that is wrong with it."""
    codes = [area["code"] for area in data["areas"]]
    yield from _twice("area", codes)
    for area in data["areas"]:
        yield from _area_faults(area)
    others = data["others"]
    for name in ("beside", "hide"):
        yield from _twice(name, others[name])
        yield from (
            f"{name}: there is no guest {code!r}" for code in others[name] if code not in faces
        )
    yield from (
        f"hide: {code!r} has no face" for code in others["hide"] if not faces.get(code, True)
    )
    if others["instead"] != "clear":
        yield f"instead: only 'clear' has words for this, not {others['instead']!r}"
    yield from _count_faults(data)
    yield from _trade_faults(data["trades"])


def _twice(what: str, codes: list[str]) -> Iterator[str]:
    yield from (
        f"{what}: {code!r} stands there twice" for code in {*codes} if codes.count(code) > 1
    )


def _area_faults(area: dict[str, Any]) -> Iterator[str]:
    code, rows = area["code"], area["spaces"]
    if code not in AREAS:
        yield f"area {code!r} has no words; there are {', '.join(AREAS)}"
    if [len(row) for row in rows] != [5, 5, 5, 5] or set("".join(rows)) - set(".#T"):
        yield f"area {code!r}: draw four rows of five, with . # and T"
    elif [row.replace("#", ".") for row in rows] != list(FLOOR):
        yield f"area {code!r}: the table T is in the middle of the last row"
    elif "#" not in "".join(rows):
        yield f"area {code!r} marks no space"
    elif (line := LINE.fullmatch(code)) and list(rows) != _line(line[1], int(line[2])):
        yield f"area {code!r} marks other spaces than {line[1]} {line[2]} has"


def _line(kind: str, number: int) -> list[str]:
    """A whole row or column, drawn: row 4 first, column 1 on the left."""
    return [
        "".join(
            "#" if space == "." and number == (4 - row if kind == "row" else column + 1) else space
            for column, space in enumerate(spaces)
        )
        for row, spaces in enumerate(FLOOR)
    ]


def _count_faults(data: dict[str, Any]) -> Iterator[str]:
    counts = [area["copies"] for area in data["areas"]]
    counts += [data["others"][name] for name in OTHERS]
    if min(counts) < 0:
        yield "a number of copies is below 0"
    total = sum(counts) + len(data["others"]["beside"]) + len(data["others"]["hide"])
    if total != PREFERENCES:
        yield f"{total} preference cards, not {PREFERENCES}: three for each envelope"


def _trade_faults(trades: dict[str, list[int]]) -> Iterator[str]:
    if tuple(trades) != TRADES + AUCTIONS:
        yield f"trades are {', '.join(TRADES + AUCTIONS)}, in this order"
        return
    for players in range(2, 7):
        for names, need in ((TRADES, 6), (AUCTIONS, 3)):
            rows = [trades[name] for name in names]
            count = sum(copies for copies, least, most in rows if least <= players <= most)
            if count < need:
                kinds = f"{names[0]} to {names[-1]}"
                yield f"{count} cards of {kinds} for {players} players, not {need}"
