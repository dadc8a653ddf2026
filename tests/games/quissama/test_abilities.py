"""The eight characters: what each can do, once a turn, before the first combination."""

import pytest

from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure

ALL = "held quissama=0 woodruff=0 alemao=0 araujo=0 princesa=0 alencar=0 imperador=0"
ABILITIES = [
    ("store", "quissama"),
    ("rescue", "quissama"),
    ("look 1", "woodruff"),
    ("steal 1", "alemao"),
    ("free_by_liberty n1", "princesa"),
    ("free_by_capoeira n1", "princesa"),
    ("minister_without coin", "alencar"),
    ("replace_burgher b2", "imperador"),
    ("replace_minister 1", "imperador"),
    ("replace_marker bernardina 1", "imperador"),
]
BOARD = "tenement 1, ministry 1, businesses b2=1, markers bernardina=1"
STORED = "stored N, "  # lie under Quissama while somebody holds him
HAND = "N N N L L B B B K K MM MM"


@pytest.mark.parametrize(("action", "owner"), ABILITIES)
def test_an_ability_needs_its_character_free_and_unused(action: str, owner: str) -> None:
    assert Board(f"{HAND} | L L | {STORED}{BOARD}, {ALL}").reason(action) == ""
    assert Board(f"{HAND} | L L | {BOARD}").reason(action) == "not_held"
    stored = STORED if owner == "quissama" else ""
    held = f"{stored}{BOARD}, held {owner}=0, market K E J"
    assert Board(f"{HAND} | L L | {held}").reason(action) == ""
    assert Board(f"{HAND} | L L | {held}, used {owner}").reason(action) == "ability_used"
    assert Board(f"{HAND} | L L | {held}, fresh {owner}").reason(action) == "too_fresh"
    assert Board(f"{HAND} | L L | {held}, closed 1").reason(action) == "abilities_closed"
    blocked = held.replace("bernardina=1", f"bernardina=1 {owner}=1")
    assert Board(f"{HAND} | L L | {blocked}").reason(action) == "blocked"
    if owner != "quissama":  # who is in every game
        absent = held.replace(f"{owner}=0", f"{owner}=x")
        assert Board(f"{HAND} | L L | {absent}").reason(action) == "not_in_game"


def test_abilities_of_several_characters_in_one_turn_each_once() -> None:
    table = Board(f"L | L L | {STORED}{BOARD}, {ALL}").play(
        "store", "steal 1", "free_by_liberty n1"
    )
    assert table.reason("store") == "ability_used"
    assert table.reason("steal 1") == "ability_used"
    assert table.reason("free_by_capoeira n1") == "ability_used"


def test_the_first_combination_or_exchange_closes_the_abilities() -> None:
    table = Board(f"N L | L L | {BOARD}, {ALL}").play("free n1")
    assert table.reason("store") == "abilities_closed"
    table = Board(f"N L | L L | {BOARD}, {ALL}, market B E J").play("exchange N 1")
    assert table.reason("store") == "abilities_closed"


def test_quissama_stores_a_card_openly_or_takes_all() -> None:
    table = Board("L | L L L L L | held quissama=0, stored K, deck B").play("store")
    assert table.cards(list(table.state.stored)) == "B K"
    assert table.reason("rescue") == "ability_used"
    table = Board("L | L L L L L | held quissama=0, stored B K").play("rescue")
    assert table.hand() == "L B K"
    assert table.seats(1)[0]["known"] == [7, 8]


def test_quissama_needs_cards_to_store_or_to_take() -> None:
    assert Board("L | L | held quissama=0").reason("rescue") == "nothing_stored"


def test_woodruff_looks_and_swaps_one_for_one() -> None:
    table = Board("L M | B K N | held woodruff=0").play("look 1")
    assert table.seats(0)[1]["hand"] == [0, 7, 8]
    assert table.options(kind="swap_take") == ["swap_take N", "swap_take B", "swap_take K"]
    table.play("swap_take K", "swap_give L")
    assert (table.hand(0), table.hand(1)) == ("M K", "N L B")
    assert table.reason("look 1") == "ability_used"


def test_woodruff_does_not_give_back_the_very_card_just_taken() -> None:
    table = Board("L M | B K | held woodruff=0").play("look 1", "swap_take K")
    assert table.options() == ["swap_give M", "swap_give L"]
    assert table.reason("swap_give K") == "just_taken"


def test_woodruff_gives_another_copy_of_the_card_just_taken() -> None:
    """Another copy was held already: the two cannot be told apart."""
    table = Board("L K | B K | held woodruff=0").play("look 1", "swap_take K", "swap_give K")
    assert (table.hand(0), table.hand(1)) == ("L K", "B K")


def test_woodruff_gives_an_only_card_without_being_asked() -> None:
    table = Board("L | B K | held woodruff=0").play("look 1", "swap_take K")
    assert (table.hand(0), table.hand(1), table.phase) == ("K", "L B", "main")


def test_woodruff_may_decline_but_not_look_again() -> None:
    table = Board("L | B | K | held woodruff=0").play("look 1", "swap_none")
    assert table.reason("look 2") == "ability_used"
    assert (table.hand(0), table.hand(1)) == ("L", "B")


def test_woodruff_takes_only_what_is_there() -> None:
    table = Board("L M | B | held woodruff=0").play("look 1")
    assert table.reason("swap_take K") == "not_their_card"
    table.play("swap_take B")
    assert table.reason("swap_give K") == "no_such_card"


def test_woodruff_without_a_card_to_give_only_looks() -> None:
    table = Board("- | B | held woodruff=0").play("look 1")
    assert table.phase == "main"


def test_nobody_looks_at_an_empty_hand_or_at_oneself() -> None:
    table = Board("L | - | held woodruff=0")
    assert table.reason("look 1") == "rival_has_no_cards"
    assert table.reason("look 0") == "no_such_rival"
    assert table.reason("look 2") == "no_such_rival"


def test_two_thefts_strike_two_rivals() -> None:
    """The manual's example: two rivals, two Guaiamuns: one card of each."""
    table = Board("L | B B B | K K K | held alemao=0, tenement 2").play("steal 2")
    assert list(table.state.sizes) == [3, 2, 2]
    assert table.phase == "main"


def test_three_thefts_are_two_and_one() -> None:
    """The manual's example: two rivals, three Guaiamuns: two of one and one of the other."""
    table = Board("L | B B B | K K K | held alemao=0, tenement 3").play("steal 2")
    assert table.phase == "stealing"
    assert table.options(kind="steal") == ["steal 1", "steal 2"]
    table.play("steal 2")
    assert list(table.state.sizes) == [4, 2, 1]


def test_thefts_alternate_among_three_rivals() -> None:
    table = Board("L | B B | K K | N N | held alemao=0, tenement 2").play("steal 2")
    assert table.options(kind="steal") == ["steal 1", "steal 3"]
    assert table.reason("steal 2") == "robbed_more"
    assert table.reason("end_turn") == "not_now"
    table.play("steal 3")
    assert list(table.state.sizes) == [3, 2, 1, 1]


def test_thefts_pass_over_empty_hands_and_end_with_the_cards() -> None:
    table = Board("L | B | K K | held alemao=0, tenement 4").play("steal 1")
    assert list(table.state.sizes) == [4, 0, 0]
    assert table.phase == "main"


def test_stealing_needs_guaiamuns_in_the_tenement() -> None:
    assert Board("L | B | held alemao=0").reason("steal 1") == "nobody_in_tenement"
    assert Board("L | - | held alemao=0, tenement 1").reason("steal 1") == "rival_has_no_cards"


def test_a_victim_does_not_refill_before_the_end_of_the_own_turn() -> None:
    table = Board("L | B B B B B | held alemao=0, tenement 3").play("steal 1").end()
    assert table.state.seat == 1
    assert table.state.sizes[1] == 2


def test_araujo_makes_tokens_worth_two() -> None:
    assert Board("B | L | businesses b1=0+2, held araujo=0").buy("found b2").hand() == ""
    assert Board("B | L | businesses b1=0+2").reason("found b2") == "cannot_pay"
    blocked = "businesses b1=0+2, held araujo=0, markers araujo=1"
    assert Board(f"B | L | {blocked}").reason("found b2") == "cannot_pay"


def test_the_princess_frees_for_one_item() -> None:
    table = Board("L | L | held princesa=0").play("free_by_liberty g1")
    assert table.state.squares[2] == 3
    table = Board("G | L | held princesa=0").play("free_by_capoeira g1")
    assert (table.state.squares[2], table.hand()) == (3, "")
    assert Board("N | L | held princesa=0").reason("free_by_capoeira g1") == "cannot_pay"
    assert Board("N | L | held princesa=0").reason("free_by_liberty g1") == "cannot_pay"


def test_alencar_waives_any_one_item() -> None:
    for waived, hand in (("coin", "B K"), ("burgher", "M K"), ("crown", "M B")):
        table = Board(f"{hand} | L | held alencar=0").play(f"minister_without {waived}")
        assert (table.state.ministry[0], table.hand()) == (0, "")
        for short in hand.split():
            table = Board(f"{short} | L | held alencar=0")
            assert table.reason(f"minister_without {waived}") == "cannot_pay"


def test_the_emperor_takes_over_a_business_with_its_people() -> None:
    """The manual's first example, with a full business: its token comes along next turn."""
    table = Board("B MM | L L L L L | held imperador=0, businesses b2=1+2").play(
        "replace_burgher b2"
    )
    assert (table.state.owners[1], table.state.workers[1]) == (0, 2)
    assert list(table.state.pieces) == [9, 10]
    assert table.state.tokens == 0
    table.end().end()
    assert (table.state.tokens, table.state.token_worth()) == (2, 1)


def test_the_emperor_with_araujo_gets_the_token_at_two() -> None:
    board = "held imperador=0 araujo=0, businesses b2=1+2"
    table = Board(f"B MM | L L L L L | {board}").play("replace_burgher b2").end().end()
    assert table.state.token_worth() == 2


def test_the_emperor_replaces_a_minister_in_place_at_full_cost() -> None:
    """The manual's second example; Alencar's discount does not apply."""
    board = "held imperador=0 alencar=0, ministry 0 1"
    table = Board(f"B K M | L | {board}").play("replace_minister 2")
    assert list(table.state.ministry)[:2] == [0, 0]
    assert Board(f"B K | L | {board}").reason("replace_minister 2") == "cannot_pay"
    assert Board(f"B K M | L | {board}").reason("replace_minister 1") == "not_a_rivals_piece"
    assert Board(f"B K M | L | {board}").reason("replace_minister 3") == "not_a_rivals_piece"


def test_the_emperor_replaces_a_marker_and_may_take_the_character() -> None:
    board = "held imperador=0, markers araujo=01"
    table = Board(f"B B | L | {board}").play("replace_marker araujo 1")
    assert table.state.holders[3] == 0
    assert list(table.state.pieces) == [10, 10]
    table = Board("B B | L | held imperador=0, markers araujo=1").play("replace_marker araujo 1")
    assert table.state.markers[3] == 1


def test_a_marker_in_a_rivals_area_costs_the_emperor_a_burgher_more() -> None:
    board = "held imperador=0 araujo=1, markers araujo=2"
    assert Board(f"B B | L | L | {board}").reason("replace_marker araujo 2") == "cannot_pay"
    assert Board(f"B B B | L | L | {board}").play("replace_marker araujo 2").hand() == ""


def test_the_emperor_leaves_markers_on_own_characters_to_be_paid_off() -> None:
    board = "held imperador=0 araujo=0, markers araujo=1"
    assert Board(f"B B | L | {board}").reason("replace_marker araujo 1") == "your_character"
    assert Board(f"B B | L | {board}").reason("replace_marker alemao 1") == "no_marker_there"


def test_the_excess_of_a_paid_ability_serves_a_combination() -> None:
    table = Board("NN L | L | held princesa=0").play("free_by_capoeira n1", "free n1")
    assert table.hand() == ""
