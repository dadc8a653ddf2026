"""The table drawn with letters, for the terminal."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from ludoteca.games.agencia.card_text import card_name, card_text
from ludoteca.games.agencia.view_types import AgenciaView
from ludoteca.games.agencia.words import words
from ludoteca.kernel.text import Speaker, Text


def draw_board(view: AgenciaView, speaker: Speaker) -> RenderableType:
    """Seats in the order of play, then the piles and the hand of whoever looks."""
    order = [(view["flow"] * step) % view["players"] for step in range(view["players"])]
    seats = [_seat(view, seat, speaker) for seat in order]
    return Group(_middle(view, speaker), Columns(seats, padding=(0, 1)), *_hand(view, speaker))


def _seat(view: AgenciaView, seat: int, speaker: Speaker) -> Panel:
    kind = view["society"][seat]
    lines = [Line(speaker.say(card_name(kind)), "bold"), Line(speaker.say(card_text(kind)))]
    hand = view["hands"][seat]
    lines.append(Line(speaker.say(Text("terminal-hand", {"count": hand["count"]})), "cyan"))
    shown = hand["cards"] if hand["open"] else hand["known"]
    lines += [Line(f"  {speaker.say(card_name(card))}", "dim") for card in shown or []]
    title = speaker.name(seat)
    if view["field"]:
        row = Text("terminal-row", {"row": view["field"]["rows"][seat]})
        title += f" · {speaker.say(row)}"
    border = "bold" if view["seat"] == seat else "dim"
    return Panel(Group(*lines), title=title, border_style=border, width=38)


def _middle(view: AgenciaView, speaker: Speaker) -> Line:
    direction = words("direction", view["flow"])
    turn = {"match": view["match"], "turn": view["turn"] + 1, "direction": direction}
    piles = {"pile": view["pile"], "discards": len(view["discards"])}
    said = [speaker.say(Text("terminal-turn", turn)), speaker.say(Text("terminal-piles", piles))]
    return Line("\n".join(said))


def _hand(view: AgenciaView, speaker: Speaker) -> list[RenderableType]:
    """The cards of whoever looks, each with its text."""
    if view["you"] is None:
        return []
    lines: list[RenderableType] = []
    for card in view["hands"][view["you"]]["cards"] or []:
        line = Line(f"{speaker.say(card_name(card))}: ", "bold")
        line.append(speaker.say(card_text(card)), "italic")
        lines.append(line)
    return lines
