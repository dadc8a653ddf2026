"""The table drawn with letters, for the terminal."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from ludoteca.games.foto_perfeita.cards import CARD_CODES
from ludoteca.games.foto_perfeita.scene import CELLS, COLUMNS, GUESTS
from ludoteca.games.foto_perfeita.view_types import EnvelopeView, FotoView, PhotoView
from ludoteca.games.foto_perfeita.words import card_text, guest_name
from ludoteca.kernel.text import Speaker, Text

WIDTH = 8  # letters of a space
OUT_OF_ROUNDS = ("photo", "voting", "over")


def draw_board(view: FotoView, speaker: Speaker) -> RenderableType:
    """The whole view: seats with their envelopes, the centre, one's own screen, then the photos."""
    parts = [
        _round(view, speaker),
        *(_seat(view, seat, speaker) for seat in range(view["players"])),
    ]
    parts.append(_envelopes(view, None, speaker, speaker.say(Text("terminal-centre"))))
    if "photos" in view:
        for seat, photo in enumerate(view["photos"]):
            title = f"{speaker.name(seat)} · {_score(view, seat, speaker)}"
            parts.append(_floor(photo, speaker, title))
    elif "own" in view:
        parts.append(_floor(view["own"], speaker, speaker.say(Text("terminal-floor"))))
    return Group(*parts)


def _round(view: FotoView, speaker: Speaker) -> Line:
    line = Line(speaker.say(_step(view)))
    auction = view["auction"]
    if auction:
        lot = speaker.say(guest_name(auction["lot"]))
        bid = Text("terminal-auction", {"guest": lot, "high": auction["high"]})
        line.append("  " + speaker.say(bid), "bold")
    return line


def _step(view: FotoView) -> Text:
    """What is done now: a trade card is of its own round, and the photo is of none."""
    if view["phase"] in OUT_OF_ROUNDS:
        return Text(f"party-step-{view['phase']}")
    if view["phase"] == "looking":
        return Text("party-step-look", {"round": view["round"]})
    trade = Text(f"trade-{view['trade']}")
    return Text("terminal-round", {"round": view["round"], "trade": trade})


def _score(view: FotoView, seat: int, speaker: Speaker) -> str:
    """All points of a seat; where decorations count too, what the photo brought of them."""
    sheet = view["scores"][seat]
    counted = {name: sheet[name] for name in ("total", "photo", "decorations")}
    return speaker.say(
        Text("terminal-score-parts" if view["auctions"] else "terminal-score", counted)
    )


def _seat(view: FotoView, seat: int, speaker: Speaker) -> RenderableType:
    name = speaker.name(seat) + (" *" if view["starter"] == seat else "")
    counts = speaker.say(Text("terminal-decorations", {"count": view["decorations"][seat]}))
    return _envelopes(view, seat, speaker, f"{name} · {counts}")


def _envelopes(view: FotoView, holder: int | None, speaker: Speaker, title: str) -> RenderableType:
    lines = []
    for guest in range(GUESTS):
        envelope = view["envelopes"][guest]
        if envelope["holder"] == holder:
            lines.append(_envelope(guest, envelope, speaker))
    return Panel(Group(*lines), title=title, title_align="left", border_style="dim")


def _envelope(guest: int, envelope: EnvelopeView, speaker: Speaker) -> Line:
    """A guest's name; behind it, where the envelope is open, its preferences and VIP cards."""
    line = Line(speaker.say(guest_name(guest)), "bold" if "cards" in envelope else "")
    for card in envelope.get("cards", ()):
        line.append(f"\n   · {speaker.say(card_text(CARD_CODES.index(card)))}", "not bold")
    line.append("  VIP" * envelope.get("vips", 0), "yellow")
    return line


def _floor(photo: PhotoView, speaker: Speaker, title: str) -> Panel:
    """The floor from above, row 4 on top; the table is drawn as ===."""
    cells = dict.fromkeys(CELLS, "·")
    for guest, spot in enumerate(photo["floor"]):
        if spot:
            cells[CELLS[spot["space"]]] = speaker.say(guest_name(guest))[:WIDTH]
    lines = []
    for row in (3, 2, 1, 0):
        names = [cells.get(row * COLUMNS + column, "===") for column in range(COLUMNS)]
        lines.append(Line(" ".join(name.center(WIDTH) for name in names)))
    if photo.get("fault"):
        lines.append(Line(speaker.say(Text("terminal-fault")), "red"))
    return Panel(Group(*lines), title=title, title_align="left")
