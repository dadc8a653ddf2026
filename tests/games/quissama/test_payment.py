"""Paying in all its freedom: singles, doubles, tokens, blessings, unique cards, excess."""

import pytest

import ludoteca
from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.cards import FACE_CODES
from ludoteca.kernel.bits import count_bits
from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure


def test_one_way_to_pay_is_not_asked_for() -> None:
    assert Board("B M M | L | ").play("found b1").phase == "main"


def test_what_is_needed_whole_is_not_asked_for_though_some_is_left_over() -> None:
    """Five coins of a double card and two double tokens: any two of them are too few."""
    table = Board("MM | L | businesses b1=0+2 b2=0+2, held araujo=0").play("influence woodruff")
    assert (table.phase, table.hand(), table.state.tokens) == ("main", "", 0)
    assert list(table.state.pool) == [0, 0, 1]


def test_with_one_coin_more_there_is_a_choice() -> None:
    table = Board("M MM | L | businesses b1=0+2 b2=0+2, held araujo=0").play("influence woodruff")
    assert table.options() == ["pay", "pay_card M", "pay_card MM", "pay_token"]


def test_a_blessing_to_spare_is_a_choice_where_some_would_be_left_over() -> None:
    table = Board("MM J | L | businesses b1=0+2 b2=0+2, held araujo=0").play("influence woodruff")
    assert table.options() == ["pay", "pay_card MM", "pay_blessing", "pay_token"]


def test_two_ways_are_asked_for_icon_by_icon() -> None:
    table = Board("N NN L | L | ").play("free n1")
    assert table.phase == "paying"
    assert table.options(kind="pay_card") == ["pay_card N", "pay_card NN"]
    assert table.options(kind="pay") == ["pay"]


def test_the_excess_of_a_double_card_pays_another_action_of_the_turn() -> None:
    """A double card frees two only with two liberties (heading Os capoeiras e as praças)."""
    table = Board("NN L L | L | ").play("free n1")
    assert list(table.state.pool) == [1, 0, 0]
    assert table.hand() == "L"
    table.play("free n2")
    assert table.hand() == ""
    assert list(table.state.pool) == [0, 0, 0]


def test_a_double_card_with_one_liberty_frees_one() -> None:
    assert Board("NN L | L | ").play("free n1").reason("free n1") == "cannot_pay"


def test_excess_is_lost_at_the_end_of_the_turn() -> None:
    table = Board("NN L | L | ").play("free n1", "end_turn")
    assert list(table.state.pool) == [0, 0, 0]


def test_an_attack_with_more_than_three_leaves_one_for_another_action() -> None:
    """The manual's example: two double cards attack, the fourth capoeira serves again."""
    table = Board("GG GG L | L | ").play("attack n1")
    assert list(table.state.pool) == [0, 1, 0]
    table.play("free g1")
    assert table.hand() == ""


def test_a_token_pays_like_a_coin_card() -> None:
    """The manual's example: a minister with a burgher, a crown and a token."""
    table = Board("B K | L | businesses b1=0+2").play("minister")
    assert table.hand() == ""
    assert table.state.tokens == 0


def test_a_token_is_spent_once_a_turn_and_comes_back() -> None:
    table = Board("B B K K | L | businesses b1=0+2").play("minister")
    assert table.reason("minister") == "cannot_pay"
    table.end().end()
    assert table.state.seat == 0
    assert table.state.tokens == 1


def test_tokens_and_cards_add_up() -> None:
    table = Board("B M | L | businesses b1=0+2").play("found b2")
    assert table.phase == "main"
    assert table.hand() == ""


def test_the_rest_of_a_two_token_serves_again_in_the_same_turn() -> None:
    table = Board("B B K K | L | businesses b1=0+2, held araujo=0").play("minister")
    assert list(table.state.pool) == [0, 0, 1]
    assert table.play("minister").hand() == ""


def test_a_token_can_be_kept_while_cards_pay() -> None:
    table = Board("B K M | L | businesses b1=0+2").play("minister")
    table.play("pay_card M")
    assert table.state.tokens == 1


def test_pay_spends_tokens_then_singles_then_doubles() -> None:
    table = Board("B M M MM | L | businesses b1=0+2").play("found b2", "pay")
    assert table.hand() == "M MM"
    assert table.state.tokens == 0
    assert Board("N N N NN L | L | ").play("attack g1", "pay").hand() == "NN L"
    assert Board("N NN NN | L | ").play("attack g1", "pay").hand() == "NN"


def test_pay_shows_what_it_will_spend() -> None:
    table = Board("B M M MM | L | businesses b1=0+2").play("found b2")
    paying = table.state.view(0)["paying"]
    assert isinstance(paying, dict)
    assert (paying["spends"], paying["spends_tokens"]) == ([4, 7], 1)
    assert table.state.view(1)["paying"] is None


def test_a_blessing_that_is_needed_elsewhere_cannot_pay_here() -> None:
    table = Board("M M J | L | ").play("found b1")
    assert table.hand() == ""
    table = Board("B M M J | L | ").play("found b1")
    assert table.options(kind="pay_blessing") == ["pay_blessing"]
    table = Board("M M M J | L | ").play("found b1")
    assert table.hand() == "M"


@pytest.mark.parametrize(
    ("hand", "move", "is_asked"),
    [
        ("N N J", "attack g1", False),  # all are needed
        ("N N J J", "attack g1", True),
        ("N N N J", "attack g1", True),
        ("NN J", "attack g1", False),
        ("N NN J", "attack g1", True),
        ("B M J", "found b1", False),
        ("B J J", "found b1", False),
        ("B M J J", "found b1", True),
        ("B M M J", "found b1", True),
    ],
)
def test_a_blessing_is_no_question_where_everything_is_needed(
    hand: str, move: str, is_asked: bool
) -> None:
    table = Board(f"{hand} | L | ").play(move)
    assert (table.phase == "paying") == is_asked
    if not is_asked:
        assert table.hand() == ""


def test_a_blessing_is_one_icon_only() -> None:
    assert Board("J B | L | ").reason("found b1") == "cannot_pay"
    assert Board("J J B | L | ").play("found b1").hand() == ""


def test_what_does_not_pay_the_icon_is_refused() -> None:
    table = Board("B M MM L | L | ").play("found b1")
    assert table.reason("pay_card L") == "no_way_to_pay"
    assert table.reason("pay_token") == "no_way_to_pay"
    assert table.reason("pay_unique malta") == "no_way_to_pay"
    assert table.reason("free n1") == "not_now"


def test_each_unique_card_pays_one_marker_of_its_characters() -> None:
    pays = {
        "malta": ["quissama"],
        "porco": ["alemao"],
        "burguesia": ["woodruff", "araujo", "alencar"],
        "familia": ["princesa", "imperador"],
        "colar": ["bernardina"],
    }
    for card, characters in pays.items():
        table = Board(f"{card} | L | held araujo=1 woodruff=1 bernardina=-1, market K E J")
        assert table.options(kind="influence") == [
            f"influence {c}" for c in characters if c not in ("araujo", "woodruff", "bernardina")
        ]
    for character in ("woodruff", "araujo", "alencar"):
        assert Board("burguesia | L | ").play(f"influence {character}").hand() == ""
    assert Board("colar | L | held araujo=0").play("influence bernardina").hand() == ""


def test_a_unique_card_never_pays_the_extra_burgher() -> None:
    assert Board("malta | L | held quissama=1").reason("influence quissama") == "cannot_pay"
    assert Board("malta B | L | held quissama=1").play("influence quissama").hand() == ""
    assert Board("malta J | L | held quissama=1").play("influence quissama").hand() == ""


def test_a_unique_card_also_pays_a_rival_off() -> None:
    board = "held quissama=0, markers quissama=1"
    assert Board(f"malta | L | {board}").play("release quissama 1").hand() == ""


def test_a_unique_card_and_icons_are_a_choice() -> None:
    table = Board("malta NN NN N | L | ").play("influence quissama")
    assert table.options(kind="pay_unique") == ["pay_unique malta"]
    assert table.play("pay").hand() == "N NN NN"
    table = Board("malta NN NN N | L | ").play("influence quissama", "pay_card NN")
    assert table.hand() == "malta"


def test_excess_waits_while_a_unique_card_may_pay() -> None:
    table = Board("burguesia M MM MM | L | pool 0 0 1").play("influence woodruff")
    table.play("pay_unique burguesia")
    assert list(table.state.pool) == [0, 0, 1]


def test_three_alike_with_blessings() -> None:
    board = "held araujo=0"
    table = Board(f"N N N J J | L | {board}").play("influence bernardina")
    assert table.options(kind="pay_set") == ["pay_set N 0", "pay_set N 1", "pay_set N 2"]
    assert table.play("pay_set N 1").hand() == "N J"
    assert Board(f"J J J | L | {board}").play("influence bernardina").hand() == ""
    assert Board(f"L J J | L | {board}").play("influence bernardina").hand() == ""


def test_a_blessing_is_no_double_card_among_three_alike() -> None:
    assert Board("NN NN J | L | held araujo=0").reason("influence bernardina") == "cannot_pay"


def test_tokens_are_never_among_three_alike_and_no_excess_remains() -> None:
    board = "held araujo=0, businesses b1=0+2"
    assert Board(f"M M | L | {board}").reason("influence bernardina") == "cannot_pay"
    table = Board(f"MM MM MM | L | {board}").play("influence bernardina")
    assert list(table.state.pool) == [0, 0, 0]


def test_a_set_must_leave_the_burgher() -> None:
    board = "held araujo=0 bernardina=1"
    table = Board(f"B B B J J | L | {board}").play("influence bernardina")
    assert table.options(kind="pay_set") == ["pay_set B 0", "pay_set B 1", "pay_set B 2"]
    table = Board(f"N N N J | L | {board}").play("influence bernardina")
    assert table.hand() == ""


def spending(table: Board, notation: str, seat: int | None = 0) -> dict[str, object] | None:
    """What the view says an action would spend."""
    action = GAME.vocabulary.read(notation)
    rows = table.state.view(seat)["spending"]
    assert isinstance(rows, list)
    return next((row for row in rows if action in row["actions"]), None)


@pytest.mark.parametrize(
    ("notation", "action", "choice"),
    [
        ("B M M | L | ", "found b2", False),
        ("B J M MM | L | businesses b1=0+2", "found b2", True),
        ("N NN L | L | ", "free n2", True),
        ("G L | L | pool 1 0 0", "free n1", False),
        ("malta NN NN N | L | ", "influence quissama", True),
        ("N N N J | L | held araujo=0", "influence bernardina", True),
        ("K M | L | held alencar=0", "minister_without burgher", False),
    ],
)
def test_what_pay_would_spend_is_shown_before(notation: str, action: str, choice: bool) -> None:
    table = Board(notation)
    shown = spending(table, action)
    assert shown is not None
    assert shown["choice"] == choice
    before, tokens, pool = table.hand().split(), table.state.tokens, list(table.state.pool)
    table.buy(action)
    spent = [FACE_CODES[face] for face in shown["spends"]]  # type: ignore[attr-defined]
    assert sorted(table.hand().split() + spent) == sorted(before)
    assert shown["spends_tokens"] == count_bits(tokens) - count_bits(table.state.tokens)
    gone = [max(0, had - has) for had, has in zip(pool, table.state.pool, strict=True)]
    assert shown["spends_excess"] == gone


def test_only_the_payer_is_shown_what_would_be_spent() -> None:
    table = Board("B M M | B M M | ")
    assert spending(table, "found b2") is not None
    assert spending(table, "found b2", seat=1) is None
    assert spending(table, "found b2", seat=None) is None


def test_the_emperors_replacement_on_bernardina_is_announced_without_the_colar() -> None:
    """Removing the marker takes the Colar, replacing it three alike, though both cost the same."""
    notation = "N N N colar | L | held imperador=0 araujo=0, markers bernardina=1"
    announced = {
        action: spending(Board(notation), action)
        for action in ("release bernardina 1", "replace_marker bernardina 1")
    }
    assert [shown and shown["spends"] for shown in announced.values()] == [[13], [0, 0, 0]]
    assert [shown and shown["choice"] for shown in announced.values()] == [True, False]


def test_what_is_free_or_refused_has_no_spending() -> None:
    table = Board("E M | L | ministry 1")
    assert spending(table, "scandal 1") is None
    assert spending(table, "found b1") is None
    assert spending(table, "end_turn") is None


def test_the_view_tells_prices_by_gang_and_area() -> None:
    view = Board("N | L | held quissama=1").state.view(0)
    costs, characters = view["costs"], view["characters"]
    assert isinstance(costs, dict)
    assert costs["free"] == [{"nagoa": 1, "liberty": 1}, {"guaiamum": 1, "liberty": 1}]
    assert costs["attack"] == [{"guaiamum": 3}, {"nagoa": 3}]
    assert costs["minister_without"][1] == {"coin": 1, "crown": 1}
    assert isinstance(characters, list)
    assert characters[0]["cost"] == {"nagoa": 5}
    assert characters[0]["price"] == {"nagoa": 5, "burgher": 1}


def test_a_crown_that_pays_is_told_as_a_crown() -> None:
    table = ludoteca.at("quissama", "K K N L | K N | turn 0, known 1>0=K+K")
    table.play(0, "influence alencar")
    assert table.log(1)[-3:-1] == ["Jogador 1 paga com uma carta de Coroa."] * 2
    assert "known none" in table.notation
