"""Plots as SVG. Across they are drawn in percent, so that letters keep their size on any screen."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from ludoteca.lab.reports.html import Html, tag
from ludoteca.lab.statistics.intervals import Share

BARS = 32  # at most, in a histogram
HEIGHT = 132
FOOT = 22  # room for the numbers below
ROW = 14  # height of one interval
SIDES = ("one", "other")  # CSS classes of what is compared


@dataclass(frozen=True)
class Scale:
    """Which numbers lie between the left edge and the right one."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Where a number lies, in percent, no further than the edges."""
        width = self.high - self.low or 1.0
        return min(max(100 * (value - self.low) / width, 0.0), 100.0)


def svg(label: str, height: float, *inside: Html, css: str = "") -> Html:
    """A picture as wide as its place."""
    name = f"plot {css}".strip()
    return tag(
        "svg", *inside, class_=name, width="100%", height=height, role="img", aria_label=label
    )


def intervals(
    label: str, shares: Sequence[Share | None], scale: Scale, mark: float | None = None
) -> Html:
    """One interval under another, each a dot with its reach, and a line at what would be fair.

    Where there is none its place stays empty, so that each side keeps its colour.
    """
    height = ROW * len(shares) + 4
    parts = []
    if mark is not None:
        at = percent(scale.at(mark))
        parts.append(tag("line", class_="fair", x1=at, x2=at, y1=0, y2=height))
    for number, share in enumerate(shares):
        if share is not None:
            parts.append(interval(share, scale, ROW * number + ROW / 2 + 2, SIDES[number % 2]))
    return svg(label, height, *parts)


def interval(share: Share, scale: Scale, y: float, css: str) -> Html:
    """A dot and its reach; the other side's dot is hollow, for eyes that do not tell hues apart."""
    low, high, at = (percent(scale.at(each)) for each in (share.low, share.high, share.value))
    reach = tag("line", class_="reach", x1=low, x2=high, y1=y, y2=y)
    return tag("g", reach, tag("circle", cx=at, cy=y, r=4.5), class_=css)


def percent(value: float) -> str:
    """A place across, as SVG wants it."""
    return f"{value:.2f}%"


def histogram(
    label: str,
    counts: Sequence[Counter[int]],
    css: Sequence[str] = SIDES,
    reach: Sequence[int] = (),
) -> Html:
    """How often each number came up: the first filled, the second as an outline over it.

    `reach` are numbers that must have room too, so that pictures can be compared.
    """
    values = [*reach, *(value for each in counts for value in each)]
    if not values:
        return svg(label, 0)
    width = bar_width(min(values), max(values))
    first = floor(min(values) / width) * width
    bars = (max(values) - first) // width + 1
    shares = [_binned(each, first, width, bars) for each in counts]
    top = max(max(each) for each in shares)
    scale = Scale(first, first + bars * width)
    parts = [
        _bars(each, top, name) if number == 0 else _outline(each, top, name)
        for number, (each, name) in enumerate(zip(shares, css, strict=False))
    ]
    ground = HEIGHT - FOOT
    parts.append(tag("line", class_="ground", x1="0%", x2="100%", y1=ground, y2=ground))
    for tick in ticks(scale.low, scale.high - width):
        middle = percent(scale.at(tick + width / 2 if width > 1 else tick + 0.5))
        parts.append(tag("text", str(tick), class_="tick", x=middle, y=HEIGHT - 6))
    return svg(label, HEIGHT, *parts)


def bar_width(low: int, high: int) -> int:
    """A round number of values for each bar, so that there are not too many of them."""
    width = max(1, ceil((high - low + 1) / BARS))
    step: int = 10 ** floor(log10(width))
    return next(step * factor for factor in (1, 2, 5, 10) if step * factor >= width)


def _binned(counts: Counter[int], first: int, width: int, bars: int) -> list[float]:
    result = [0.0] * bars
    for value, times in counts.items():
        result[(value - first) // width] += times / max(counts.total(), 1)
    return result


def _bars(shares: Sequence[float], top: float, css: str) -> Html:
    ground = HEIGHT - FOOT
    wide = 100 / len(shares)
    gap = wide * 0.08
    bars = [
        tag(
            "rect",
            x=percent(number * wide + gap),
            width=percent(wide - 2 * gap),
            y=ground - share / top * (ground - 4),
            height=share / top * (ground - 4),
        )
        for number, share in enumerate(shares)
        if share
    ]
    return tag("g", *bars, class_=css)


def _outline(shares: Sequence[float], top: float, css: str) -> Html:
    """Steps, as lines that each know their two ends in percent."""
    ground = HEIGHT - FOOT
    wide = 100 / len(shares)
    heights = [ground - share / top * (ground - 4) for share in shares]
    lines = []
    before = float(ground)
    for number, y in enumerate([*heights, float(ground)]):
        left = percent(number * wide)
        if y != before:
            lines.append(tag("line", class_="step", x1=left, x2=left, y1=before, y2=y))
        if number < len(shares) and y != ground:
            right = percent((number + 1) * wide)
            lines.append(tag("line", class_="step", x1=left, x2=right, y1=y, y2=y))
        before = y
    return tag("g", *lines, class_=css)


def ticks(low: float, high: float, wanted: int = 6) -> list[int]:
    """Round numbers from low to high, about as many as wanted."""
    rough = max((high - low) / wanted, 1)
    step = 10 ** floor(log10(rough))
    step = next(step * factor for factor in (1, 2, 5, 10) if step * factor >= rough)
    return list(range(ceil(low / step) * step, floor(high) + 1, step))
