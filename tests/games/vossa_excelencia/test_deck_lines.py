"""The line that a fault names is the line where an editor shows it."""

import pytest

from ludoteca.games.vossa_excelencia.deck_file import check
from ludoteca.games.vossa_excelencia.lines import Lines
from tests.games.vossa_excelencia.board import card, plain_deck

pytestmark = pytest.mark.pure
WRONG = "[[party]]\nid = 'x'\nname = 'x'\ncapital = 'y'\n"


def places(source: str) -> list[tuple[int, str]]:
    """Line and card of every fault."""
    return [(fault.line, fault.card) for fault in check(source)]


@pytest.mark.parametrize(
    ("before", "lines"),
    [
        ("", 0),
        ("# a\u2028b\u0085c\n", 1),
        ("# one\r\n# two\r\n", 2),
        ("title = '''\n[[party]]\nid = 3'''\n", 3),
        ('title = """\n[[party]]\n\\"""" # one ends here"""\n', 3),
        ("# [[party]] '\"\n", 1),
        ("title = '# [[party]]'\n", 1),
    ],
)
def test_what_stands_before_a_card_does_not_shift_it(before: str, lines: int) -> None:
    source = before + WRONG + plain_deck()
    found = [place for place in places(source) if place[1] == "x"]
    assert found == [(lines + 4, "x")]


@pytest.mark.parametrize("header", ['[["party"]]', "[['party']]", "[[ party ]]", "  [[party]] # x"])
def test_however_a_header_is_written(header: str) -> None:
    assert places(WRONG.replace("[[party]]", header) + plain_deck()) == [(4, "x")]


@pytest.mark.parametrize("field", ["'capital'", '"capital"', '"c\\u0061pital"', "\tcapital "])
def test_however_a_field_is_written(field: str) -> None:
    assert places(WRONG.replace("capital", field) + plain_deck()) == [(4, "x")]


def test_cards_of_an_inline_list_stand_where_it_begins() -> None:
    inline = "title = 'x'\nevent = [\n {id = 'x', name = 'x', event = 'win'},\n {id = 'Y'},\n]\n"
    plain = plain_deck().replace(card("event", "quiet", "event = 'nothing'"), "")
    assert places(inline + plain) == [(2, "Y"), (3, "x")]


def test_a_list_is_searched_to_its_end_and_no_farther() -> None:
    sentences = "".join("  'draw 1',\n" + "\n" * 9 for _ in range(3))
    body = f"direct = [\n{sentences}  'win',\n]\n"
    assert places(card("party", "x", body) + plain_deck())[0] == (35, "x")
    body = "direct = 'win' # not here:\naction = 'draw 1' # 'win'"
    assert places(card("party", "x", body) + plain_deck())[0] == (4, "x")


def test_a_sentence_that_begins_like_another() -> None:
    body = "direct = [\n 'gain 1 hip',\n 'gain 1 hi',\n]"
    assert places(card("party", "x", body) + plain_deck())[0] == (6, "x")


def test_tables_of_cards_and_dotted_names() -> None:
    table = "[[party]]\nid = 'x'\n[party.name]\npt = 'x'\nen = ''\n"
    assert places(table + plain_deck()) == [(3, "x")]
    dotted = "[[party]]\nid = 'x'\nname.pt = 'x'\nname.en = ''\n"
    assert places(dotted + plain_deck()) == [(3, "x")]
    lines = Lines("a.b = 1\nkeywords.x = 'x'\nkeywords.y = ''\n")
    assert (lines.top("a"), lines.within("keywords", "y"), lines.top("z")) == (1, 3, 0)


def test_too_few_counts_what_is_not_of_the_expansion() -> None:
    source = plain_deck().replace(
        "[[parliamentarian]]\n", "[[parliamentarian]]\nexpansion = true\n"
    )
    (fault,) = check(source)
    assert fault.text.arguments == {
        "text": "parliamentarian",
        "section": "parliamentarian",
        "least": 1,
        "found": 0,
    }
