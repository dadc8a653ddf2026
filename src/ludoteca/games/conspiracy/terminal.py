"""The table drawn with letters, for the terminal."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from ludoteca.games.conspiracy.cards import ROW_LENGTHS
from ludoteca.games.conspiracy.view import lord_code
from ludoteca.games.conspiracy.words import territory_effect, territory_name
from ludoteca.kernel.text import Speaker, Text

STYLES = ("yellow", "red", "green", "blue", "magenta")
POWERS = ("<>", "s", "g", "oo", "o", "^")  # swap, silver key, gold key, pearls, reveal


def draw_board(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The whole view: chambers side by side, then what lies in the middle."""
    chambers = [_chamber(view, seat, speaker) for seat in range(view["players"])]
    return Group(Columns(chambers, padding=(0, 1)), _middle(view, speaker))


def _lord(lord: int, marks: str = "") -> Line:
    """A lord as `R6^`, in its guild's colour; the letter tells it without colour."""
    return Line(f"{lord_code(lord)}{POWERS[lord % 6]}{marks}", STYLES[lord // 6])


def _chamber(view: dict[str, Any], seat: int, speaker: Speaker) -> Panel:
    chamber = view["chambers"][seat]
    lines, cell = [], 0
    for row, length in enumerate(ROW_LENGTHS):
        line = Line("   " * row)
        for _ in range(length):
            line.append_text(_cell(chamber["cells"], cell))
            cell += 1
        lines.append(line)
    counts = Text("terminal-counts", {name: chamber[name] for name in ("pearls", "silver", "gold")})
    lines.append(Line(speaker.say(counts)))
    for territory in chamber["territories"]:
        lines.append(Line(speaker.say(territory_name(territory)), "italic"))
    title = speaker.name(seat) + (" *" if view["master"] == seat else "")
    if "score" in chamber:
        total = Text("terminal-score", {"score": chamber["score"]["total"]})
        title += f" · {speaker.say(total)}"
    return Panel(Group(*lines), title=title, border_style="bold" if view["seat"] == seat else "dim")


def _cell(cells: list[dict[str, Any]], cell: int) -> Line:
    """Six columns for a cell: its lord, `!` for a crest, `#` under a territory."""
    if cell >= len(cells):
        return Line("  ·   ", "dim")
    marks = ("!" if cells[cell]["crest"] else "") + (
        "#" if cells[cell]["territory"] is not None else ""
    )
    line = _lord(cells[cell]["lord"], marks)
    line.pad_right(max(0, 6 - len(line)))
    return line


def _middle(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    lines = [Line(speaker.say(Text("terminal-deck", {"deck": view["deck"]})))]
    for pile in view["piles"]:
        if pile:
            line = Line(f"{speaker.say(Text('terminal-pile'))} ")
            line.append_text(Line("  ").join(_lord(lord) for lord in pile))
            lines.append(line)
    for name in ("row", "offered"):
        for territory in view[name]:
            said = speaker.say(territory_name(territory))
            lines.append(Line(f"{speaker.say(Text(f'terminal-{name}'))} {said}: "))
            lines[-1].append(speaker.say(territory_effect(territory)), "italic")
    if view["hand"]:
        line = Line(f"{speaker.say(Text('terminal-hand'))} ")
        line.append_text(Line("  ").join(_lord(lord) for lord in view["hand"]))
        lines.append(line)
    return Group(*lines)
