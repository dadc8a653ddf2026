"""The table drawn with letters, for the terminal."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.card_text import ICONS, Wording, bill_text
from ludoteca.games.vossa_excelencia.decks import deck_named
from ludoteca.games.vossa_excelencia.instructions import SPHERE_NAMES
from ludoteca.games.vossa_excelencia.view_types import CabinetCard, CabinetView, VossaView
from ludoteca.kernel.text import Speaker, Text

STYLES = ("red", "yellow", "blue", "magenta", "white", "green")
SYMBOLS = ("●", "▲", "■", "★", "✚", "◆")  # beside every colour, the sphere's own shape


def draw_board(view: VossaView, speaker: Speaker) -> RenderableType:
    """The whole view: calendar, zone, cabinets side by side, one's own hand."""
    book = deck_named(view["deck"]).book
    assert isinstance(book, Book)
    cabinets = [_cabinet(view, seat, book, speaker) for seat in range(view["players"])]
    return Group(_calendar(view, book, speaker), _zone(view, book, speaker), Columns(cabinets))


def _calendar(view: VossaView, book: Book, speaker: Speaker) -> Line:
    spaces = [
        f"[{at}]" if at == view["semester"] else f" {at} " for at in range(1, view["semesters"] + 1)
    ]
    line = Line(f"{speaker.say(Text('terminal-calendar'))} {''.join(spaces)}")
    if view["event"] is not None:
        line.append(f"  {speaker.say(Wording(book).name(view['event']))}", "bold")
    return line


def _mark(book: Book, card: int) -> Line:
    """The shapes of a card's spheres, then its name in their colour."""
    spheres = book.cards[card].spheres
    shapes = "".join(SYMBOLS[sphere] for sphere in spheres) or "·"
    return Line(f"{shapes} ", STYLES[spheres[0]] if spheres else "")


def _named(book: Book, card: int, speaker: Speaker) -> Line:
    line = _mark(book, card)
    line.append(speaker.say(Wording(book).name(card)))
    return line


def _zone(view: VossaView, book: Book, speaker: Speaker) -> Panel:
    lines = []
    for voter in view["zone"]:
        card = book.cards[voter["card"]]
        line = _named(book, voter["card"], speaker)
        price = voter.get("price")
        cost = card.cost if price is None else [price.get(icon, 0) for icon in ICONS]
        line.append(f"  {card.capital:+d}  ", "bold")
        line.append(speaker.say(bill_text(cost)), "italic")
        lines.append(line)
    return Panel(Group(*lines), title=speaker.say(Text("terminal-zone")))


def _cabinet(view: VossaView, seat: int, book: Book, speaker: Speaker) -> Panel:
    cabinet = view["cabinets"][seat]
    lines = [_card(entry, book, speaker) for entry in cabinet["cards"]]
    lines.append(_resources(cabinet, speaker))
    hand = cabinet["hand"]
    lines.append(Line(speaker.say(Text("terminal-hand", {"count": hand["count"]}))))
    for card in hand["cards"]:
        line = Line("  > " if card in hand["revealed"] else "    ")
        line.append_text(_named(book, card, speaker))
        line.append(f"  {speaker.say(bill_text(book.cards[card].cost))}", "italic")
        lines.append(line)
    total = speaker.say(Text("terminal-capital", {"count": cabinet["capital"]}))
    style = "bold" if view["seat"] == seat else "dim"
    return Panel(Group(*lines), title=f"{speaker.name(seat)} · {total}", border_style=style)


def _card(entry: CabinetCard, book: Book, speaker: Speaker) -> Line:
    """`/` before a turned card, its money and capital after the name."""
    line = Line("/ " if entry["turned"] else "  ")
    line.append_text(_named(book, entry["card"], speaker))
    line.append(f" ${entry['money']}" if entry["money"] else "", "green")
    line.append(f" {entry['capital']:+d}" if entry["capital"] else "", "bold")
    return line


def _resources(cabinet: CabinetView, speaker: Speaker) -> Line:
    line = Line(speaker.say(Text("terminal-resources")) + " ")
    for at, name in enumerate(SPHERE_NAMES):
        if cabinet["influence"][name]:
            line.append(f"{SYMBOLS[at]}{cabinet['influence'][name]} ", STYLES[at])
    if cabinet["power"]:
        line.append(f"⚡{cabinet['power']}", "bold")
    return line
