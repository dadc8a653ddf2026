"""The documents say what is so: every example in them is read, every ruling has its test."""

import re
from pathlib import Path

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.deck_file import ALSO, FIELDS, check, example
from ludoteca.games.vossa_excelencia.portuguese import FIELDS as FIELD_NAMES, SAID, SECTIONS
from ludoteca.games.vossa_excelencia.sentences import RULES, VERBS, Reader
from tests.games.vossa_excelencia.board import card, plain_deck

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs/vossa-excelencia-deck.md").read_text(encoding="utf-8")
READER = Reader({"personality": 0})


def table_of(heading: str) -> list[str]:
    """The code samples in the last column of a section's table."""
    section = GUIDE.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][2:]
    return [sample for row in rows for sample in re.findall(r"`([^`]+)`", row)]


def fields_of_cards() -> list[tuple[str, str]]:
    """Every field of the table of cards, with each of its examples."""
    section = GUIDE.split("## Cards\n")[1].split("\n## ")[0]
    rows = [line.split(" | ") for line in section.splitlines() if line.startswith("| `")]
    return [
        (row[0].strip("| `"), sample) for row in rows for sample in re.findall(r"`([^`]+)`", row[3])
    ]


@pytest.mark.parametrize(("field", "sample"), fields_of_cards())
def test_every_field_of_the_guide_is_good_where_it_may_stand(field: str, sample: str) -> None:
    assert sample.startswith(f"{field} = ")
    for section, also in ALSO.items():
        if field in (*FIELDS, *also):
            needed = 'event = "nothing"' if section == "event" and field != "event" else ""
            text = card(section, "sample", f"{sample}; {needed}")
            text = re.sub(rf'^{field} = "sample"\n', "", text, flags=re.MULTILINE)
            assert check(plain_deck() + text) == [], section


def test_no_field_is_without_an_example() -> None:
    known = {*FIELDS, *(field for also in ALSO.values() for field in also)}
    assert {field for field, _ in fields_of_cards()} == known


@pytest.mark.parametrize("sample", [s for s in table_of("Sentences") if s.startswith('"')])
def test_every_sentence_of_the_guide_can_be_read(sample: str) -> None:
    READER.sentence(sample.strip('"').replace("\\|", "|"))


def test_every_instruction_of_the_guide_can_be_read_and_none_is_missing() -> None:
    samples = table_of("Instructions")
    for sample in samples:
        READER.step(sample)
    used = " | ".join(samples)
    assert [verb for verb in VERBS if verb not in used] == []


def test_every_rule_of_the_guide_can_be_read_and_none_is_missing() -> None:
    samples = [
        s for s in table_of("Rules that a card changes") if s not in ("buy", "reveal", "per")
    ]
    samples = [sample for sample in samples if sample not in ("pay", "use", "unturn")]
    for sample in samples:
        READER.rule(sample)
    assert set(RULES) <= set(samples)


@pytest.mark.parametrize("language", ["pt", "en"])
def test_the_example_deck_shows_every_field(language: str) -> None:
    for field in {*FIELDS, *(field for also in ALSO.values() for field in also)}:
        written = FIELD_NAMES.get(field, field) if language == "pt" else field
        assert f"\n{written} = " in example(language), written


def test_the_whole_card_of_the_guide_is_a_good_card() -> None:
    card = GUIDE.split("## One whole card")[1].split("```toml\n")[1].split("```")[0]
    assert check(plain_deck() + "\n" + card) == []


@pytest.mark.parametrize("language", ["pt", "en"])
def test_every_reason_leads_to_a_heading_of_the_rules(language: str) -> None:
    text = (GAME.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"\{#(\w+)\}", text))
    assert {reason.fields[0] for reason in GAME.reasons.values()} <= headings


def test_the_guides_name_every_portuguese_word() -> None:
    for name in ("baralho", "vossa-excelencia-deck"):
        text = (ROOT / f"docs/{name}.md").read_text(encoding="utf-8")
        for words in [*SAID.values(), *((each,) for each in (SECTIONS | FIELD_NAMES).values())]:
            assert all(f"`{word}`" in text for word in words), words
