"""Draw the letters again: `python -m ludoteca.envs.glyphs.make PLAIN.ttf BOLD.ttf`, with Pillow.

Everything that a board may be drawn with and the font has: Latin letters, punctuation, arrows,
lines, blocks, shapes and signs. Shades are kept in 16 steps.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

STORE = Path(__file__).with_name("glyphs.npz")
POINTS, WIDTH, HEIGHT, BASELINE = 15, 9, 17, 13
RANGES = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2030, 0x2044), (0x2070, 0x20BF),
    (0x2150, 0x215F), (0x2190, 0x21D5), (0x2200, 0x226F), (0x2460, 0x2473), (0x2500, 0x27BF),
)  # fmt: skip


def draw(font: Any, characters: str) -> Any:
    """The shade of each pixel of each character."""
    image, drawing = import_module("PIL.Image"), import_module("PIL.ImageDraw")
    masks = np.zeros((len(characters), HEIGHT, WIDTH), np.uint8)
    for number, character in enumerate(characters):
        canvas = image.new("L", (WIDTH, HEIGHT))
        drawing.Draw(canvas).text((0, BASELINE), character, 255, font=font, anchor="ls")
        masks[number] = np.asarray(canvas) // 16 * 17
    return masks


def main(plain: str, bold: str) -> None:
    """Draw what the font has; what it has not looks like what no font has."""
    fonts = [import_module("PIL.ImageFont").truetype(path, POINTS) for path in (plain, bold)]
    wanted = "".join(chr(code) for first, last in RANGES for code in range(first, last + 1))
    missing = draw(fonts[0], "\uffff")[0]
    drawn = draw(fonts[0], wanted)
    had = "".join(c for c, mask in zip(wanted, drawn, strict=True) if (mask != missing).any())
    masks = np.stack([draw(font, had) for font in fonts])
    np.savez_compressed(STORE, characters=np.array(list(had)), masks=masks, missing=missing)


if __name__ == "__main__":
    main(*sys.argv[1:])
