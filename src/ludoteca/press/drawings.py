"""The games' drawings, as `npm run press` has rendered them from the boards' own components."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.kernel.problems import Problem

DRAWN = Path(__file__).parent / "drawn"
FONTS = DRAWN / "fonts"
CHECKOUT = Path(__file__).parents[3]  # where the sources lie, if they do
Place = tuple[float, float, float, float]  # middle, width, height


@dataclass(frozen=True)
class Drawings:
    """A game's drawings by name, and the tokens of its look."""

    look: Mapping[str, str]
    svgs: Mapping[str, str]
    places: Mapping[str, Mapping[str, Place]] = field(default_factory=dict)
    sizes: Mapping[str, tuple[float, float]] = field(default_factory=dict)

    @property
    def title_font(self) -> str:
        """The family of the game's titles."""
        return self.look["face-title"].split(",")[0].strip("'\" ")


@cache
def drawings_of(game: str) -> Drawings:
    """A game's drawings; a Problem if there are none, or if their sources have changed since."""
    file = DRAWN / f"{game}.json"
    if not file.exists():
        raise Problem("problem-print-undrawn", game=game)
    data = json.loads(file.read_text(encoding="utf-8"))
    changed = changed_sources(data["sources"], CHECKOUT)
    if changed:
        raise Problem("problem-print-stale", file=changed[0])
    return _read(data)


def changed_sources(sources: Mapping[str, str], top: Path) -> list[str]:
    """The files that are no longer what was drawn; none where no sources lie about."""
    if not (top / "web" / "press.js").exists():
        return []
    return [path for path, digest in sources.items() if _digest(top / path) != digest]


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else ""


def _read(data: dict[str, Any]) -> Drawings:
    drawn = data["drawings"]
    return Drawings(
        look=data["look"],
        svgs={name: each["svg"] for name, each in drawn.items()},
        places={name: each["places"] for name, each in drawn.items() if "places" in each},
        sizes={name: (each["width"], each["height"]) for name, each in drawn.items()},
    )
