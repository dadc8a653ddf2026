"""Traps of the languages we speak, looked for in every text there is."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PORTUGUESE = [*ROOT.glob("src/ludoteca/**/text/pt.ftl"), *ROOT.glob("web/src/text/pt.ftl")]


def test_none_is_not_said_as_one() -> None:
    """In Portuguese the category `one` holds 0 too: `[one] 1 mesa` says that there is a table."""
    assert len(PORTUGUESE) > 8
    wrong = re.compile(r"(?m)^\s*\*?\[one\]\s.*\b1\b.*$")
    found = {path.parent.parent.name: wrong.findall(path.read_text("utf-8")) for path in PORTUGUESE}
    assert {place: lines for place, lines in found.items() if lines} == {}
