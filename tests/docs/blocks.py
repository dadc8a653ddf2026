"""The code blocks of a page, and how each is tried.

A line `<!-- test: ... -->` right before a block says how, where it is not simply run:

    file NAME      it is written to that file
    parse          it cannot be run here: its words are checked
    repository     it is run in this folder, not in an empty one
    pages          see test_game.py
    1000=4, 7=2    it is run with these numbers instead of those
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
FIRST_PAGES = [ROOT / "README.md", ROOT / "README.pt-BR.md"]
FENCE = re.compile(
    r"(?:^ *<!-- test: (?P<mark>[^\n]*?) -->\n)?"
    r"^(?P<indent> *)```(?P<language>[^\n]*)\n(?P<text>.*?)^ *```$",
    re.M | re.S,
)


@dataclass(frozen=True)
class Block:
    """One block of code in a page."""

    language: str
    text: str
    mark: str
    line: int

    def with_fewer(self) -> str:
        """The text with the numbers of the mark: what shows something great is tried small."""
        text = self.text
        for large, small in re.findall(r"([\d_]+)=([\d_]+)", self.mark):
            text, found = re.subn(rf"(?<![\d_]){large}(?![\d_])", small, text)
            assert found, f"line {self.line}: there is no {large} to make smaller"
        return text


def blocks_of(page: Path) -> list[Block]:
    """Every block of a page, in order."""
    source = page.read_text(encoding="utf-8")
    return [
        Block(
            found["language"],
            re.sub(rf"^{found['indent']}", "", found["text"], flags=re.M),
            found["mark"] or "",
            source.count("\n", 0, found.start()) + 1,
        )
        for found in FENCE.finditer(source)
        if not found["language"].startswith("{")  # a directive, for the page itself
    ]
