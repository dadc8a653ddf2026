"""The deck guide in Portuguese has every field, sentence, instruction and rule of the other."""

import re
from pathlib import Path

from tests.docs.blocks import ROOT


def samples(page: Path) -> list[str]:
    """What stands as code in the tables of a page, in order."""
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line[:2] == "| "]
    return [sample for row in rows for sample in re.findall(r"`([^`]+)`", row)]


def test_both_guides_have_the_same_examples_in_the_same_order() -> None:
    english = samples(ROOT / "docs/vossa-excelencia-deck.md")
    assert len(english) > 90
    assert samples(ROOT / "docs/baralho.md") == english
