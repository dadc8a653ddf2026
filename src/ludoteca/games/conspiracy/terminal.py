"""The table drawn with letters, for the terminal. Colours only repeat what letters say."""

from collections.abc import Iterator
from typing import Literal, get_args

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from ludoteca.games.conspiracy.cards import COALITION_POINTS, ROW_LENGTHS
from ludoteca.games.conspiracy.view import lord_code
from ludoteca.games.conspiracy.view_types import Cell, Chambered, ConspiracyView, ScoreSheet
from ludoteca.games.conspiracy.words import territory_effect, territory_name
from ludoteca.kernel.game import Argument
from ludoteca.kernel.text import Speaker, Text

STYLES = ("yellow", "red", "green", "blue", "magenta")
POWERS = ("↔", "†", "‡", "••", "•", "»")  # swap, silver key, gold key, pearls, herald
CREST, TERRITORY = "♦", "■"
CELL = 7  # columns of a lord with all its marks
PANEL = 5 * CELL + 5  # two of them fill 80 columns
NOTHING = "–"
Part = Literal["lords", "territories", "coalition", "master"]
PARTS: tuple[Part, ...] = get_args(Part)  # of the final count


def draw_board(view: ConspiracyView, speaker: Speaker) -> RenderableType:
    """The whole view: chambers side by side, and what lies in the middle or came of it all."""
    chambers = [_chamber(view, seat, speaker) for seat in range(view["players"])]
    below = _score_sheet(view, speaker) if view["phase"] == "over" else _middle(view, speaker)
    return Group(SideBySide(chambers), below)


class SideBySide:
    """Panels in as few equal rows as the terminal is wide enough for."""

    def __init__(self, panels: list[Panel]) -> None:
        """Take the panels of all seats."""
        self.panels = panels

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        """Lay them out: four go two and two rather than three and one."""
        count = len(self.panels)
        fitting = max(1, min(count, options.max_width // PANEL))
        rows = -(-count // fitting)
        length = -(-count // rows)
        for first in range(0, count, length):
            grid = Table.grid()
            grid.add_row(*self.panels[first : first + length])
            yield grid


def _lord(lord: int) -> Line:
    """A lord as `R6»`, in its guild's colour: guild letter, influence, power."""
    return Line(f"{lord_code(lord)}{POWERS[lord % 6]}", STYLES[lord // 6])


def _chamber(view: ConspiracyView, seat: int, speaker: Speaker) -> Panel:
    """One player's pyramid, pearls, keys and territories."""
    chamber = view["chambers"][seat]
    swapping = view["seat"] == seat and view["phase"] in ("swap", "swap_with")
    lines, cell = [], 0
    for row, length in enumerate(ROW_LENGTHS):
        line = Line(" " * (row * CELL // 2))
        for _ in range(length):
            line.append_text(_cell(chamber["cells"], cell, numbered=swapping))
            cell += 1
        lines.append(line)
    lines.append(_counts(chamber, speaker))
    lines += [_held(chamber, territory, speaker) for territory in chamber["territories"]]
    most_held = max(len(each["territories"]) for each in view["chambers"])
    lines += [Line()] * (most_held - len(chamber["territories"]))
    return Panel(
        Group(*lines),
        title=_title(view, seat, speaker),
        subtitle=Line(speaker.say(Text("terminal-master"))) if view["master"] == seat else None,
        border_style="bold" if view["seat"] == seat else "dim",
        width=PANEL,
    )


def _title(view: ConspiracyView, seat: int, speaker: Speaker) -> Line:
    title = Line(speaker.name(seat), "bold" if view["seat"] == seat else "")
    score = view["chambers"][seat].get("score")
    if score:
        title.append(f" · {speaker.say(Text('terminal-score', {'score': score['total']}))}")
    return title


def _cell(cells: list[Cell], cell: int, numbered: bool) -> Line:
    """A place: crest, lord and territory; while lords change places, its number and lord."""
    if cell >= len(cells):
        line = Line("  ·", "dim")
    elif numbered:
        line = Line(f"{cell + 1:>2}:", "dim")
        line.append_text(_lord(cells[cell]["lord"]))
    else:
        line = Line(CREST if cells[cell]["crest"] else " ", "bold")
        line.append_text(_lord(cells[cell]["lord"]))
        line.append(TERRITORY if cells[cell]["territory"] is not None else "")
    line.pad_right(CELL - len(line))
    return line


def _counts(chamber: Chambered, speaker: Speaker) -> Line:
    """Pearls, and the keys that have not opened a territory yet."""
    keys = POWERS[1] * chamber["silver"] + POWERS[2] * chamber["gold"]
    arguments: dict[str, Argument] = {"pearls": chamber["pearls"], "keys": keys or NOTHING}
    return Line(speaker.say(Text("terminal-counts", arguments)))


def _held(chamber: Chambered, territory: int, speaker: Speaker) -> Line:
    """A territory that is held, and what it is worth where that is shown."""
    line = Line(f"{TERRITORY} {speaker.say(territory_name(territory))}")
    if "score" in chamber:
        line.append(f"  {chamber['score']['each_territory'][str(territory)]}", "bold")
    return line


def _middle(view: ConspiracyView, speaker: Speaker) -> Table:
    """Decks, piles, territories to be had, and the lords turned up."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", justify="right", no_wrap=True)
    grid.add_column()
    decks = {"lords": view["deck"], "territories": len(view["territory_deck"])}
    grid.add_row(speaker.say(Text("terminal-decks")), speaker.say(Text("terminal-deck", decks)))
    piles = Line("   ").join(_lords(pile) for pile in view["piles"] if pile)
    grid.add_row(speaker.say(Text("terminal-piles")), piles or NOTHING)
    for name in ("row", "offered"):
        for number, territory in enumerate(view[name]):
            label = speaker.say(Text(f"terminal-{name}")) if number == 0 else ""
            grid.add_row(label, _offered(territory, speaker))
    if view["hand"]:
        grid.add_row(speaker.say(Text("terminal-hand")), _lords(view["hand"]))
    if view["closer"] is not None:
        name = speaker.name(view["closer"])
        grid.add_row("", Line(speaker.say(Text("terminal-last_turns", {"name": name})), "bold"))
    return grid


def _lords(lords: list[int]) -> Line:
    return Line(" ").join(_lord(lord) for lord in lords)


def _offered(territory: int, speaker: Speaker) -> Line:
    line = Line(f"{speaker.say(territory_name(territory))}: ")
    return line.append(speaker.say(territory_effect(territory)), "italic")


def _score_sheet(view: ConspiracyView, speaker: Speaker) -> Table:
    """Every part of the final count, a column for each player."""
    sheets = [chamber["score"] for chamber in view["chambers"]]
    table = Table(title=Line(speaker.say(Text("terminal-scoring")), "bold"), title_justify="left")
    table.add_column()
    for seat in range(view["players"]):
        table.add_column(Line(speaker.name(seat)), justify="right")
    for part in PARTS:
        points = [_part(part, sheet) for sheet in sheets]
        table.add_row(speaker.say(Text(f"terminal-part-{part}")), *points)
    table.add_section()
    totals = [Line(str(sheet["total"]), "bold") for sheet in sheets]
    table.add_row(Line(speaker.say(Text("terminal-part-total")), "bold"), *totals)
    pearls = [str(chamber["pearls"]) for chamber in view["chambers"]]
    table.add_row(speaker.say(Text("terminal-part-pearls")), *pearls, style="dim")
    return table


def _part(part: Part, sheet: ScoreSheet) -> str:
    """The points of one part; those of the coalition with how they come about."""
    if part == "coalition":
        return f"{sheet['coalition']} × {COALITION_POINTS} = {sheet['coalition_points']}"
    return str(sheet[part])
