"""Rules pages read as blocks, so that they can be set."""

import re

import pytest

from ludoteca.kernel import game as games
from ludoteca.press.booklet import (
    Block,
    chapters,
    read_rules,
    runs,
    with_paper,
    without_rulings,
)

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


def test_what_speaks_of_the_app_stays_on_the_screen() -> None:
    quote = "> **Ours.** kept\n>\n> <!-- screen -->\n>\n> clock"
    chapter = "<!-- screen -->\n\n## Undo {#undo}\n\none\n\n### More\n\n## End {#end}\n\nover"
    blocks = read_rules(f"<!-- screen -->\n\npress here\n\nplay\n\n{quote}\n\n{chapter}")
    assert said(blocks) == "play Ours. kept End over"


def test_chapters_of_paper_stand_where_they_belong() -> None:
    paper = read_rules("<!-- after: turn -->\n\n## Set up {#setup}\n\nshuffle")
    headings = [each for each in with_paper(read_rules(PAGE), paper) if each["is"] == "heading"]
    assert [text(each) for each in headings] == ["Game", "Turn", "Set up", "End"]
    table = read_rules("<!-- before: turn -->\n\n## Table {#table}\n\nsort")
    headings = [each for each in with_paper(read_rules(PAGE), table) if each["is"] == "heading"]
    assert [text(each) for each in headings] == ["Game", "Table", "Turn", "End"]
    for side in ("after", "before"):
        with pytest.raises(ValueError, match="no heading nowhere"):
            with_paper(read_rules(PAGE), read_rules(f"<!-- {side}: nowhere -->\n\nlost"))


def test_places_are_drawn_in_rows() -> None:
    assert read_rules("<!-- places: 1! 2+ / 3 -->") == [
        {"is": "places", "lines": [["1!", "2+"], ["3"]]}
    ]


# What an app says and paper cannot: buttons, clocks, bots, limits, and how a photo is computed.
APP = {
    "pt": r"pixel|robô|relógio|clique|desfazer|voltar atrás|página|pagar. gasta|999|aprenda jog",
    "en": r"pixel|\bbots?\b|\bclock\b|\bclick|undo|take back|page|pay. spends|999|learn by playing",
}


@pytest.mark.parametrize("language", ["pt", "en"])
@pytest.mark.parametrize("name", games.names())
def test_the_booklet_reads_as_paper(name: str, language: str) -> None:
    texts = games.find(name).folder / "text"
    rules, paper = (
        read_rules((texts / f"{page}.{language}.md").read_text(encoding="utf-8"))
        for page in ("rules", "paper")
    )
    booklet = with_paper(rules, paper)
    assert not re.findall(APP[language], said(booklet), re.IGNORECASE)
    assert "setup" in [block.get("anchor") for block in booklet]


@pytest.mark.parametrize("line", ["![a picture](x.svg)", "<b>html</b>", "```"])
def test_what_cannot_be_set_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="cannot be printed"):
        read_rules(f"# Game\n\n{line}\n")


@pytest.mark.parametrize("language", ["pt", "en"])
@pytest.mark.parametrize("name", games.names())
def test_every_word_of_the_rules_pages_is_kept(name: str, language: str) -> None:
    """Letters and digits, in their order; marks and anchors are no words."""
    file = games.find(name).folder / "text" / f"rules.{language}.md"
    source = file.read_text(encoding="utf-8").replace("<!-- screen -->", "")
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
