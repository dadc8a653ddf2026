"""The saving style: grey on white, and light where the board is dark.

Nothing is told by colour alone on our boards: guilds, spheres, gangs and seats have a symbol and a
pattern each, and those stay. What is light or dark by nature, as a pearl or a crest, is in
`<g data-ink="plain">`: it stays so where the rest is turned round. What only its colour sets off
from what is behind it, as a white beard, has `data-ink="edge"`: it gets a line around it.
"""

import re

PLAIN = '<g data-ink="plain"'
EDGE = 'data-ink="edge"'
COLOUR = "#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?![0-9a-fA-F])"
PRINTED = re.compile(rf"{COLOUR}|{PLAIN}|<g\b|</g>|{EDGE}")
DRAWN = 'stroke="#444444" stroke-width="0.6"'  # that edge, in the figures' millimetres
WHITE_FROM = 0.82  # what is as light as this is paper
BLACK_TO = 0.16  # what is as dark as this is ink


def lightness(colour: str) -> float:
    """How light a colour looks, from 0 to 1."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def grey(colour: str, inverted: bool) -> str:
    """The grey that a colour is printed in; whatever is broad and dark comes out light."""
    light = lightness(colour)
    light = 1 - light if inverted else light
    spread = (light - BLACK_TO) / (WHITE_FROM - BLACK_TO)
    level = round(255 * min(1.0, max(0.0, spread)) ** (0.55 if inverted else 0.65))
    return f"#{level:02x}{level:02x}{level:02x}"


def saving(svg: str, inverted: bool) -> str:
    """A drawing in the saving style."""
    depth = 0  # in groups inside a plain one

    def printed(found: re.Match[str]) -> str:
        nonlocal depth
        text = found.group()
        if text[0] == "#":
            return grey(text, inverted and not depth)
        if text == EDGE:
            return DRAWN
        if text == "</g>":
            depth = max(0, depth - 1)
        elif depth or text == PLAIN:
            depth += 1
        return text

    return PRINTED.sub(printed, svg)
