"""The page docs/observations.md: `python -m ludoteca.envs.page` prints it."""

from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.layout import CHOICE, ObservedField

HEAD = """# Observations, field by field

What `observe` writes and every adapter hands on: whole numbers (`int16`), one field after \
another. This page is made by `python -m ludoteca.envs.page`; how the numbers are to be read is in \
[research.md](research.md).

Seats are counted from the seat that observes: 0 is itself, 1 its left neighbour, and so on. A \
*count* is more or less of something, a *flag* is 0 or 1, a *choice* only names something. Where \
it says “0 nobody, else 1 + seat”, 1 is the seat itself. The sizes are those for the fewest \
players and for the most.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(_section(find(name)) for name in names())])


def _section(game: Game) -> str:
    fewest, most = game.meta.players[0], game.meta.players[-1]
    small, large = game.layout(fewest), game.layout(most)
    title = f"## {game.name}, version {small.version}"
    sizes = (
        f"{small.size} numbers for {fewest} players ({small.width} features), "
        f"{large.size} for {most} ({large.width} features)."
    )
    lines = ["| field | kind | numbers | from–to | |", "| --- | --- | --- | --- | --- |"]
    for name, few, many in _pairs(small.fields, large.fields):
        size = _range(few.size, many.size)
        highest = _range(few.highest, many.highest)
        bounds = f"{few.lowest} to {highest}" if few.kind == CHOICE or few.highest > 1 else "0, 1"
        lines.append(f"| `{name}` | {few.kind} | {size} | {bounds} | {few.about} |")
    return "\n".join([title, "", sizes, "", *lines, ""])


def _pairs(
    small: tuple[ObservedField, ...], large: tuple[ObservedField, ...]
) -> list[tuple[str, ObservedField, ObservedField]]:
    """Each field for the fewest and for the most players; those of each seat only once."""
    wide = {field.name: field for field in large}
    found = []
    for field in small:
        stem, _, seat = field.name.rpartition("_")
        part, _, middle = stem.rpartition("_")
        if seat.isdigit():
            name, again = f"{stem}_<seat>", seat != "0"
        elif middle.isdigit():
            name, again = f"{part}_<seat>_{seat}", middle != "0"
        else:
            name, again = field.name, False
        if not again:
            found.append((name, field, wide[field.name]))
    return found


def _range(few: int, many: int) -> str:
    return str(few) if few == many else f"{few}–{many}"


if __name__ == "__main__":
    print(page(), end="")
