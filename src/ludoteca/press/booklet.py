"""The rules pages as blocks of text: the few marks of Markdown that they are written with.

What is none of them is a ValueError with its line, so that no rule is ever printed as a riddle. A
line `<!-- screen -->` before a block keeps it off the paper, before a heading the whole chapter. A
game's `text/paper.*.md` has what only paper needs, each part behind `<!-- after: name -->` or
`<!-- before: name -->`; there `<!-- places: 1 2! 3+ / 4 5 -->` draws rows of places, one dark
and its neighbours grey.
"""

import re
from collections.abc import Sequence
from typing import Any

Block = dict[str, Any]
HEADING = re.compile(r"(#{1,3}) (.*?)(?:\s*\{#([a-z_-]+)\})?$")
INLINE = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)")
BULLET, NUMBER, CELL = re.compile(r"- (.*)"), re.compile(r"\d+\. (.*)"), re.compile(r"\|(.*)\|$")
FIGURE = re.compile(r"<!-- figure: \w+ -->$")  # for the screen: on paper there are the parts
SCREEN = re.compile(r"<!-- screen -->$")  # what follows speaks of the app
PLACED = re.compile(r"<!-- (after|before): ([a-z_-]+) -->$")  # the chapter that it stands next to
PLACES = re.compile(r"<!-- places: (.+) -->$")
LINE = 44  # letters on a line of a column, about
UNKNOWN = re.compile(r"!\[|<\w|^```|^\s*~~~|^    ")


def read_rules(markdown: str) -> list[Block]:
    """A rules page as blocks, in order; a heading keeps its anchor."""
    groups = [group.splitlines() for group in re.split(r"\n\s*\n", markdown.strip())]
    return _without_screen([block for group in groups for block in _group(group)])


def with_paper(rules: Sequence[Block], paper: Sequence[Block]) -> list[Block]:
    """The rules with the chapters of paper where they belong; ValueError if that is nowhere."""
    found = list(rules)
    at = len(found)
    for block in paper:
        if block["is"] == "after":
            at = _end_of(found, block["anchor"])
        elif block["is"] == "before":
            at = _begin_of(found, block["anchor"])
        else:
            found.insert(at, block)
            at += 1
    return found


def _begin_of(blocks: Sequence[Block], anchor: str) -> int:
    """Where the heading with this anchor stands."""
    for at, each in enumerate(blocks):
        if each["is"] == "heading" and each["anchor"] == anchor:
            return at
    raise ValueError(f"no heading {anchor}")


def _end_of(blocks: Sequence[Block], anchor: str) -> int:
    """Where the chapter with this anchor ends."""
    begin = _begin_of(blocks, anchor)
    level = blocks[begin]["level"]
    later = range(begin + 1, len(blocks))
    return next((at for at in later if blocks[at].get("level", level + 1) <= level), len(blocks))


def _without_screen(blocks: Sequence[Block]) -> list[Block]:
    kept: list[Block] = []
    is_marked, chapter = False, 0  # the level of the chapter that is left out
    for block in blocks:
        level = block.get("level", 0)
        if block["is"] == "screen":
            is_marked = True
        elif is_marked:
            is_marked, chapter = False, level or chapter
        elif not chapter or 0 < level <= chapter:
            chapter = 0
            kept.append(block)
    return kept


def _group(lines: list[str]) -> list[Block]:
    """The blocks of lines with no empty line between them."""
    for line in lines:
        if UNKNOWN.search(line):
            raise ValueError(f"cannot be printed: {line}")
    if FIGURE.match(lines[0]):
        return []
    if SCREEN.match(lines[0]):
        return [{"is": "screen"}, *(_group(lines[1:]) if lines[1:] else [])]
    if placed := PLACED.match(lines[0]):
        return [{"is": placed.group(1), "anchor": placed.group(2)}]
    if places := PLACES.match(lines[0]):
        rows = [row.split() for row in places.group(1).split("/")]
        return [{"is": "places", "lines": rows}]
    if heading := HEADING.match(lines[0]):
        return [_heading(heading), *(_group(lines[1:]) if lines[1:] else [])]
    if lines[0].startswith(">"):
        return [
            {"is": "quote", "blocks": read_rules("\n".join(line[1:].strip() for line in lines))}
        ]
    for pattern, name in ((BULLET, "bullets"), (NUMBER, "numbers")):
        if pattern.match(lines[0]):
            return [{"is": name, "items": [runs(item) for item in _items(lines, pattern)]}]
    if CELL.match(lines[0]):
        return [_table(lines)]
    return [{"is": "paragraph", "runs": runs(" ".join(lines))}]


def _heading(found: re.Match[str]) -> Block:
    marks, words, anchor = found.groups()
    return {"is": "heading", "level": len(marks), "runs": runs(words), "anchor": anchor or ""}


def _items(lines: list[str], pattern: re.Pattern[str]) -> list[str]:
    items: list[str] = []
    for line in lines:
        if found := pattern.match(line):
            items.append(found.group(1))
        else:
            items[-1] += " " + line.strip()
    return items


def _table(lines: list[str]) -> Block:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head, body = rows[0], rows[2:]
    columns = [[row[at] for row in (head, *body)] for at in range(len(head))]
    return {
        "is": "table",
        "widths": [round(width, 2) for width in _widths(columns)],
        "head": [runs(cell) for cell in head],
        "rows": [[runs(cell) for cell in row] for row in body],
    }


def _widths(columns: list[list[str]]) -> list[float]:
    """How wide the columns of a table are to each other; the longest word of each fits on it."""
    wished = [max(8, *map(len, column)) ** 0.6 for column in columns]
    shares = [LINE * wish / sum(wished) for wish in wished]
    least = [2 + max(map(len, " ".join(column).split()), default=0) for column in columns]
    pairs = list(zip(shares, least, strict=True))
    short = sum(max(0.0, word - share) for share, word in pairs)
    spare = sum(max(0.0, share - word) for share, word in pairs) or 1.0
    return [max(share - (share - word) * min(1.0, short / spare), word) for share, word in pairs]


def runs(words: str) -> list[dict[str, str]]:
    """A line as stretches of one style."""
    found, at = [], 0
    for match in INLINE.finditer(words):
        found.append((words[at : match.start()], "plain"))
        strong, emphasis, code, link = match.groups()
        style = "strong" if strong else "emph" if emphasis else "plain"
        found.append((strong or emphasis or code or link, style))
        at = match.end()
    found.append((words[at:], "plain"))
    return [{"text": text, "style": style} for text, style in found if text]


def without_rulings(blocks: Sequence[Block]) -> list[Block]:
    """The rules without the cases that a quotation settles."""
    return [block for block in blocks if block["is"] != "quote"]


def chapters(blocks: Sequence[Block], anchors: Sequence[str]) -> list[Block]:
    """The chapters with these anchors, in the page's own order; ValueError if one is missing."""
    missing = set(anchors) - {block.get("anchor") for block in blocks}
    if missing:
        raise ValueError(f"no heading {sorted(missing)[0]}")
    kept, taking = [], False
    for block in blocks:
        if block["is"] == "heading" and block["level"] <= 2:
            taking = block["anchor"] in anchors and block["anchor"] != ""
        if taking:
            kept.append(block)
    return kept
