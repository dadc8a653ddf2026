"""Checklist 23-26: the elections and ties."""

import pytest

from ludoteca.games.vossa_excelencia import facts
from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure
LAST = "turn 1, semester 8"


def counted(first: str, second: str, rest: str = "", **cards: str) -> Board:
    """The last turn of the game, ended."""
    return Board(f"{first} | {second} | {LAST}, zone v6, pile quiet, {rest}", **cards).end_turn()


def test_23_hands_are_discarded() -> None:
    table = counted("p1 q1", "p2 q2", "hand0 a b, hand1 c")
    assert table.hand(0) == table.hand(1) == ""
    assert all(table.discarded(code) for code in "abc")


def test_24_effects_at_the_start_of_the_elections_in_turn_order() -> None:
    table = counted(
        "p1 q1 x",
        "p2 q2 y",
        x="elections = 'receive 1 infamy'",
        y="elections = 'roll 1-6 -> target receive 1 infamy'",
        rest="pile i1 i2 quiet",
    )
    assert [seat for seat, *_rest in table.numbers("receives")] == [0, 0]
    assert list(table.state.scores()) == [-2, 0]


def test_24_a_card_discarded_by_then_has_no_effect() -> None:
    table = counted(
        "p1 q1 x",
        "p2 q2 y",
        x="elections = 'target discard 1 parliamentarian'",
        y="elections = 'gain 7 money'",
    )
    assert (table.discarded("y"), table.money("p2")) == (True, 0)


def test_24_every_card_of_a_large_cabinet() -> None:
    many = {f"m{n}": "elections = 'gain 1 money'" for n in range(80)}
    table = counted("p1 q1 " + " ".join(many), "p2 q2", **many)
    assert table.money("p1") == 80


def test_24_they_may_ask_before_the_count() -> None:
    table = counted("p1$1 q1 x i1", "p2 q2", x="elections = 'lose 1 money: discard 1 infamy'")
    table.waits_for("accepting", 0)
    table.play("accept")
    assert table.state.over()
    assert list(table.state.scores()) == [0, 0]


def test_25_capital_of_every_card_in_the_cabinet() -> None:
    table = counted("p1 q1 v1 v2 i1 x", "p2 q2 v3", x="capital = 2")
    assert list(table.state.scores()) == [7, 3]
    assert list(table.state.ranking()) == [1, 2]
    assert table.happened.count("counts") == 5
    assert table.happened[-1] == "game_ends"


@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ("p1 q1 v1", "p2 q2 x", [1, 2]),  # more voters
        ("p1$1 q1", "p2$2 q2", [2, 1]),  # then more money, on whatever card
        ("p1$1 q1", "p2 q2 y$2", [2, 1]),
        ("p1 q1", "p2 q2 i1 z", [1, 2]),  # then fewer infamies
        ("p1 q1", "p2 q2", [2, 1]),  # then the later in turn order
        ("p1 q1 w", "p2 q2", [1, 2]),  # unless a card says otherwise
    ],
)
def test_26_ties(first: str, second: str, ranking: list[int]) -> None:
    cards = {"x": "capital = 3", "y": "", "z": "capital = 1", "w": "rules = ['wins ties']"}
    table = counted(first, second, "starter 0", **cards)
    assert len(set(table.state.scores())) == 1
    assert list(table.state.ranking()) == ranking


@pytest.mark.parametrize("at", range(len(facts.TIE_BREAKS)))
def test_26_the_browser_explains_ties_in_the_order_of_the_rules(at: int) -> None:
    """What comes first decides, though all that comes later would decide otherwise."""
    more_and_less = {"voters": ("v1", "x"), "money": ("y$1", ""), "infamies": ("i1 z", "")}
    cabinets = ["p1 q1", "p2 q2"]
    for number, (name, sign) in enumerate(facts.TIE_BREAKS[at:]):
        more, less = more_and_less[name]
        ahead = 0 if number == 0 else 1
        cabinets[ahead] += f" {more if sign > 0 else less}"
        cabinets[1 - ahead] += f" {less if sign > 0 else more}"
    cards = {"x": "capital = 3", "y": "", "z": "capital = 1"}
    table = counted(cabinets[0], cabinets[1], "starter 0", **cards)
    assert len(set(table.state.scores())) == 1
    assert list(table.state.ranking()) == [1, 2]


def test_26_no_money_outweighs_a_voter() -> None:
    rich = " ".join(f"m{n}$999" for n in range(70))
    cards = {f"m{n}": "" for n in range(70)} | {"x": "capital = 3"}
    table = counted(f"p1 q1 x {rich}", "p2 q2 v1", "starter 0", **cards)
    assert len(set(table.state.scores())) == 1
    assert list(table.state.ranking()) == [2, 1]


def test_26_later_in_turn_order_is_counted_from_the_first_player() -> None:
    table = Board("p1 q1 | p2 q2 | starter 1, turn 0, semester 8, zone v6, pile quiet").end_turn()
    assert list(table.state.ranking()) == [1, 2]


def test_whoever_left_is_behind_everybody_else() -> None:
    table = Board(
        "p1 q1 i1 i2 | - | - | semester 8, turn 0, starter 1, left 0 1 2, zone v6, pile quiet"
    )
    assert list(table.state.ranking()) == [1, 3, 2]


def test_an_infamy_received_at_the_elections_counts_and_comes_too_late_for_their_start() -> None:
    """Its direct effect happens; what it says of the start of the elections does not any more."""
    late = "capital = -2; direct = 'gain 1 money'; elections = 'gain 5 money'"
    notation = "p1 q1 x | p2 q2 | zone v1, semester 8, pile j v2"
    board = Board(notation, x="elections = 'receive 1 infamy'", infamy_j=late)
    board.end_turn().end_turn()
    assert board.is_over
    assert list(board.state.scores()) == [-2, 0]
    assert board.money("p1") == 1


def test_what_cards_say_of_the_start_comes_before_what_it_brings_about() -> None:
    """All of it arises at once; the direct effect of an infamy received by it comes after."""
    board = Board(
        "p1 q1 x | p2 q2 y | zone v1, semester 8, pile j v2",
        x="elections = 'receive 1 infamy'",
        y="elections = 'gain 2 money'",
        infamy_j="direct = 'gain 1 money'",
    )
    board.end_turn().end_turn()
    assert [row[:2] for row in board.numbers("gets_money")] == [[1, 2], [0, 1]]
