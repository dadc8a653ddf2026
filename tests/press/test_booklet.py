"""Rules pages read as blocks, so that they can be set."""

import re

import pytest

from ludoteca.kernel import game as games
from ludoteca.press.booklet import Block, chapters, read_rules, runs, without_rulings

PAGE = """# Game

Two **bold** words,
on two lines.

## Turn {#turn}

1. First, with *stress*.
2. Then
   more.

> **Ours.** A ruling.
>
> Another.

## End {#end}
- one
- two

| cost | what |
| --- | --- |
| 1 | a `thing` |
"""


def text(block: Block) -> str:
    return "".join(run["text"] for run in block["runs"])


def test_every_block_is_read() -> None:
    blocks = read_rules(PAGE)
    kinds = [block["is"] for block in blocks]
    assert kinds == [
        *("heading", "paragraph", "heading", "numbers", "quote"),
        *("heading", "bullets", "table"),
    ]
    assert text(blocks[1]) == "Two bold words, on two lines."
    assert blocks[2]["anchor"] == "turn"
    assert len(blocks[3]["items"]) == 2
    assert [text(each) for each in blocks[4]["blocks"]] == ["Ours. A ruling.", "Another."]
    assert [text({"runs": cell}) for cell in blocks[7]["rows"][0]] == ["1", "a thing"]


def test_a_figure_of_the_screen_is_passed_over() -> None:
    blocks = read_rules("before\n\n<!-- figure: Things -->\n\nafter")
    assert [text(block) for block in blocks] == ["before", "after"]


def test_styles_are_kept() -> None:
    assert [run["style"] for run in runs("a **b** *c* [d](/e)")] == [
        *("plain", "strong", "plain", "emph", "plain", "plain"),
    ]


def test_chapters_are_chosen_by_their_anchors() -> None:
    kept = chapters(without_rulings(read_rules(PAGE)), ["turn"])
    assert [block["is"] for block in kept] == ["heading", "numbers"]


def test_a_chapter_that_is_not_there_is_no_secret() -> None:
    with pytest.raises(ValueError, match="no heading nowhere"):
        chapters(read_rules(PAGE), ["nowhere"])


@pytest.mark.parametrize("line", ["![a picture](x.svg)", "<b>html</b>", "```"])
def test_what_cannot_be_set_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="cannot be printed"):
        read_rules(f"# Game\n\n{line}\n")


@pytest.mark.parametrize("language", ["pt", "en"])
@pytest.mark.parametrize("name", games.names())
def test_every_word_of_the_rules_pages_is_kept(name: str, language: str) -> None:
    """Letters and digits, in their order; marks and anchors are no words."""
    file = games.find(name).folder / "text" / f"rules.{language}.md"
    source = file.read_text(encoding="utf-8")
    assert letters(said(read_rules(source))) == letters(plain(source))


def said(blocks: list[Block]) -> str:
    words = []
    for block in blocks:
        words += [text(block)] if "runs" in block else []
        words += [text({"runs": item}) for item in block.get("items", [])]
        words += [said(block["blocks"])] if "blocks" in block else []
        for row in [block["head"], *block["rows"]] if "rows" in block else []:
            words += [text({"runs": cell}) for cell in row]
    return " ".join(words)


def plain(markdown: str) -> str:
    without_anchors = re.sub(r"\{#[a-z_-]+\}|\]\([^)]*\)|<!--.*-->", "", markdown)
    return re.sub(r"(?m)^\d{1,2}\. ", "", without_anchors)


def letters(words: str) -> str:
    return "".join(letter for letter in words if letter.isalnum())
