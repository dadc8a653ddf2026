"""Lines on a white ground, as SVG: small enough to be read beside the sentence they belong to."""

from collections.abc import Mapping, Sequence
from html import escape

Line = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, FOOT = 62, 150, 30, 40  # room around the lines; the names stand on the right
COLOURS = ("#1b5e8c", "#b3470f", "#3b7a2a", "#7a3b85", "#8a6d00")
DASHES = ("", "6 3", "2 3", "9 3 2 3", "12 4")  # for eyes that do not tell hues apart
NAME_GAP = 13


def chart(title: str, across: str, lines: Mapping[str, Line]) -> str:
    """A picture of lines by name, both axes from zero."""
    points = [point for line in lines.values() for point in line]
    right, top = max(x for x, _ in points), max(y for _, y in points)
    parts = [text(LEFT, TOP - 12, title, "start"), *axes(across, right, top)]
    taken: list[float] = []
    for number, (name, line) in enumerate(lines.items()):
        places = [place(x / right, y / top) for x, y in line]
        parts.append(polyline(places, number))
        y = free(places[-1][1], taken)
        taken.append(y)
        parts.append(text(WIDTH - RIGHT + 8, y + 4, name, "start", COLOURS[number % 5]))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *parts, "</svg>\n"])


def place(across: float, up: float) -> tuple[float, float]:
    """Where a point lies, given as parts of both axes."""
    return (
        LEFT + across * (WIDTH - LEFT - RIGHT),
        HEIGHT - FOOT - up * (HEIGHT - TOP - FOOT),
    )


def free(wanted: float, taken: Sequence[float]) -> float:
    """The nearest height at which a name covers no other."""
    offsets = sorted(range(-200, 201), key=abs)
    return next(
        wanted + offset
        for offset in offsets
        if all(abs(wanted + offset - other) >= NAME_GAP for other in taken)
    )


def axes(across: str, right: float, top: float) -> list[str]:
    """Two axes with a number at each quarter."""
    parts = []
    for quarter in range(5):
        x, y = place(quarter / 4, quarter / 4)
        base, edge = place(0, 0)[1], place(1, 0)[0]
        parts.append(f'<line x1="{LEFT}" x2="{edge}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(text(LEFT - 6, y + 4, short(top * quarter / 4), "end"))
        parts.append(text(x, base + 16, short(right * quarter / 4), "middle"))
    middle = place(0.5, 0)[0]
    return [*parts, text(middle, HEIGHT - 8, across, "middle")]


def polyline(places: Sequence[tuple[float, float]], number: int) -> str:
    """One line, in a colour and a dash of its own."""
    row = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    colour, dash = COLOURS[number % 5], DASHES[number % 5]
    return (
        f'<polyline fill="none" stroke="{colour}" stroke-width="2" '
        f'stroke-dasharray="{dash}" points="{row}"/>'
    )


def text(x: float, y: float, words: str, anchor: str, colour: str = "#333") -> str:
    """A few words."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="11" '
        f'text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'
    )


def short(value: float) -> str:
    """A number of a few letters."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"
