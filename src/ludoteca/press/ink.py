"""The saving style: grey on white, and light where the board is dark.

Nothing is told by colour alone on our boards: guilds, spheres, gangs and seats have a symbol and a
pattern each, and those stay.
"""

import re

COLOUR = re.compile(r"#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?![0-9a-fA-F])")
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
    return COLOUR.sub(lambda found: grey(found.group(), inverted), svg)
