"""Positions that no game can come to are refused, each with its reason."""

from typing import Any

import pytest

from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.notation import read_position
from ludoteca.kernel.fields import DamagedPosition


def reason(notation: str, **fields: Any) -> str:
    """Why the position of a text, with other numbers in some fields, is not loaded."""
    with pytest.raises(DamagedPosition) as caught:
        GAME.load({**read_position(notation).dump(), **fields})
    return str(caught.value)


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        # Components on the board.
        ("- | - | squares 30 30 30 30", "120 capoeiras are free, of 30"),
        ("- | - | squares 9 8 7 7", "31 capoeiras are free, of 30"),
        ("- | - | tenement 7", "7 live in the tenement's 6 spaces"),
        (
            "- | - | ministry 0 0 0 0 0 0, businesses b1=0 b2=0 b3=0 b4=0 b5=0",
            "seat 0 has 11 pieces in play, of 10",
        ),
        ("- | - | spaces 7", "the tenement has 7 spaces"),
        ("- | - | freed 19", "the Princess asks for 19 capoeiras"),
        ("- | - | variants one_capoeira, freed 18", "the Princess asks for 18 capoeiras"),
        # Characters and markers.
        ("- | - | markers bernardina=01", "more than one marker lies on Bernardina"),
        ("- | - | held bernardina=1, markers bernardina=1", "seat 1 has a marker on its own"),
        ("- | - | stored N", "cards lie under Quissama, whom nobody holds"),
        (
            "- | - | variants one_character, held alemao=0 araujo=0",
            "seat 0 holds 2 characters, of one",
        ),
        ("- | - | known 0>0=N", "seat 0 keeps what it knows of its own hand"),
        # Turns and the end.
        ("- | - | phase opening", "the phase is 0 after 2 turns"),
        ("- | - | turns 1", "the phase is 1 after 1 turns"),
        ("- | - | turns 500", "nobody has won after 500 turns, of 500"),
        ("- | - | phase over", "nobody has won after 2 turns, of 500"),
        ("- | - | starter 1", "seat 0 is in turn, 2 after seat 1"),
        ("- | - | turn 1, turns 4, starter 0", "seat 1 is in turn, 4 after seat 0"),
        ("- | - | winner 0", "a winner and a goal belong together"),
        ("- | - | winner 0, winning alemao", "seat 0 has won, and the game goes on"),
        (
            "- | - | phase over, winner 0, winning alemao, held alemao=1",
            "seat 0 has won by a character it does not hold",
        ),
        # The turn.
        ("- | - | tokens b1", "seat 0 has a coin token of a business that is not full"),
        ("- | - | businesses b1=1+2, tokens b1", "seat 0 has a coin token of a business that"),
        ("- | - | used alemao", "seat 0 has used or just taken a character that it cannot have"),
        ("- | - | held alemao=0, used alemao, fresh alemao", "seat 0 has used or just taken a"),
        ("- | - | laid 1", "exchanges and market slots do not fit"),
        ("- | - | laid 1, exchanged 2", "exchanges and market slots do not fit"),
        ("- | - | laid 1, exchanged 1", "a card was exchanged, and no combination made"),
        ("- | - | held alemao=0, fresh alemao", "a marker was moved, and no combination made"),
        ("- | - | cleared 1", "a marker was moved, and no combination made"),
        ("- | - | pool 1 0 0", "something is left over of payments, and nothing was paid for"),
        (
            "- | - | phase opening, turns 0, closed 1",
            "something was done in the turn of an opening",
        ),
        (
            "N | N | held woodruff=0, used woodruff, closed 1, phase looking, looking 1",
            "an ability is under way after the first combination",
        ),
        ("- | - | laid 1 2, exchanged 2", "2 cards were exchanged, of one"),
        ("N | - | phase discarding, pool 1 0 0", "something is left over of payments when nothing"),
        # What is being decided.
        ("N | N | phase looking", "nobody's hand, or one's own, is looked at"),
        ("N | N | phase looking, looking 0", "nobody's hand, or one's own, is looked at"),
        ("N | N | looking 1", "nobody's hand, or one's own, is looked at"),
        ("N | N | phase giving, looking 1", "a card taken and one to be given belong together"),
        ("N | N | phase giving, looking 1, took G", "the card taken is not in hand"),
        ("N | N | phase looking, looking 1", "a character was not used whose ability is under way"),
        ("- | N | robbed 0 1", "cards were stolen, and Alemão was not used"),
        (
            "- | N | held alemao=0, used alemao, robbed 0 7",
            "more cards were stolen than the tenement has spaces",
        ),
        ("- | N | thefts 1", "thefts and the seat that steals belong together"),
        ("- | N | phase stealing", "thefts and the seat that steals belong together"),
        ("- | N | robbed 1 0", "seat 0 has robbed itself"),
        (
            "- | N | phase stealing, thefts 1, tenement 3",
            "there are other thefts than people in the tenement",
        ),
        (
            "- | - | held alemao=0, used alemao, phase stealing, thefts 1, tenement 1",
            "seat 0 is to decide and can do nothing",
        ),
        # Payments.
        ("N | - | due 1", "something is due, and nobody pays"),
        ("N | - | deed free n1", "something is due, and nobody pays"),
        ("N | - | paid 1", "something is due, and nobody pays"),
        ("N | - | new_excess 1", "something is due, and nobody pays"),
        ("N | - | phase paying", "what is paid for is no deed"),
        ("N | - | phase paying, deed end_turn", "what is paid for is no deed"),
        ("N | - | phase paying, deed free n1, due 16", "more is due than the deed costs"),
        ("G | - | phase paying, deed free n1, due 1", "what is due cannot be paid"),
        (
            "N | - | phase paying, deed free n1, due 1, whole 1",
            "a whole influence cost is due for something else",
        ),
        (
            "N J | - | phase paying, deed employ b1, due 1",
            "what is paid for is not allowed",
        ),
    ],
)
def test_what_belongs_together_is_together(notation: str, said: str) -> None:
    assert reason(notation).startswith(said)


@pytest.mark.parametrize(
    ("paid", "said"),
    [
        ("due 4097, paid 1", "what is due is not what is left of the cost"),
        ("due 1", "what is due is not what is left of the cost"),
        ("due 4096, paid 1", "what was paid lies nowhere"),
        ("due 4096, spent_excess 1, new_excess 1, paid 1", "what was paid lies nowhere"),
        ("due 4097, bulk 1", "a unique card or a set was paid for something else"),
    ],
)
def test_what_was_paid_can_be_taken_back(paid: str, said: str) -> None:
    assert reason(f"N NN J L | - | phase paying, deed free n1, {paid}") == said


def test_what_was_loaded_without_a_word() -> None:
    start = "- | - | turn 0"
    data: Any = read_position(start).dump()
    assert reason(start, squares=[30, 30, 30, 30]) == "120 capoeiras are free, of 30"
    assert reason(start, owners=[0] * 10, ministry=[0] * 6).startswith("seat 0 has 16 pieces")
    assert reason(start, workers=[1] + [0] * 9).startswith("capoeiras work in business 0")
    assert reason(start, markers=[*data["markers"][:7], 3]).startswith("more than one marker")
    assert reason(start, holders=[-2] + [-1] * 7).startswith("characters: 7 instead of 8")


def test_a_payment_under_way_is_loaded() -> None:
    for text in (
        "N NN J L | - | phase paying, deed free n1, due 4097",
        "NN J L | - | phase paying, deed free n1, due 4096, paid 1, discards N",
        "N J M M | N | businesses b1=0, phase paying, deed employ b1, due 513",
    ):
        data = read_position(text).dump()
        assert GAME.load(data).dump() == data
