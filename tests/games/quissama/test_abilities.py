"""The eight characters: what each can do, once a turn, before the first combination."""

import pytest

from tests.games.quissama.playing import At

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
BOARD = "stored N, tenement 1, ministry 1, businesses b2=1, markers bernardina=1"
HAND = "N N N L L B B B K K MM MM"


@pytest.mark.parametrize(("action", "owner"), ABILITIES)
def test_an_ability_needs_its_character_free_and_unused(action: str, owner: str) -> None:
    assert At(f"{HAND} | L L | {BOARD}, {ALL}").why_not(action) is None
    assert At(f"{HAND} | L L | {BOARD}").why_not(action) == "not_held"
    held = f"{BOARD}, held {owner}=0, market K E J"
    assert At(f"{HAND} | L L | {held}").why_not(action) is None
    assert At(f"{HAND} | L L | {held}, used {owner}").why_not(action) == "ability_used"
    assert At(f"{HAND} | L L | {held}, fresh {owner}").why_not(action) == "too_fresh"
    assert At(f"{HAND} | L L | {held}, closed 1").why_not(action) == "abilities_closed"
    blocked = held.replace("bernardina=1", f"bernardina=1 {owner}=1")
    assert At(f"{HAND} | L L | {blocked}").why_not(action) == "blocked"
    absent = held.replace(f"{owner}=0", f"{owner}=x")
    assert At(f"{HAND} | L L | {absent}").why_not(action) == "not_in_game"


def test_abilities_of_several_characters_in_one_turn_each_once() -> None:
    table = At(f"L | L L | {BOARD}, {ALL}").do("store", "steal 1", "free_by_liberty n1")
    assert table.why_not("store") == "ability_used"
    assert table.why_not("steal 1") == "ability_used"
    assert table.why_not("free_by_capoeira n1") == "ability_used"


def test_the_first_combination_or_exchange_closes_the_abilities() -> None:
    table = At(f"N L | L L | {BOARD}, {ALL}").do("free n1")
    assert table.why_not("store") == "abilities_closed"
    table = At(f"N L | L L | {BOARD}, {ALL}, market B E J").do("exchange N 1")
    assert table.why_not("store") == "abilities_closed"


def test_quissama_stores_a_card_openly_or_takes_all() -> None:
    table = At("L | L L L L L | held quissama=0, stored K, deck B").do("store")
    assert table.cards(list(table.state.stored)) == "B K"
    assert table.why_not("rescue") == "ability_used"
    table = At("L | L L L L L | held quissama=0, stored B K").do("rescue")
    assert table.hand() == "L B K"
    assert table.seats(1)[0]["known"] == [7, 8]


def test_quissama_needs_cards_to_store_or_to_take() -> None:
    assert At("L | L | held quissama=0").why_not("rescue") == "nothing_stored"


def test_woodruff_looks_and_swaps_one_for_one() -> None:
    table = At("L | B K N | held woodruff=0").do("look 1")
    assert table.seats(0)[1]["hand"] == [0, 7, 8]
    assert table.options("swap_take") == ["swap_take N", "swap_take B", "swap_take K"]
    table.do("swap_take K", "swap_give L")
    assert (table.hand(0), table.hand(1)) == ("K", "N L B")
    assert table.why_not("look 1") == "ability_used"


def test_woodruff_may_decline_but_not_look_again() -> None:
    table = At("L | B | K | held woodruff=0").do("look 1", "swap_none")
    assert table.why_not("look 2") == "ability_used"
    assert (table.hand(0), table.hand(1)) == ("L", "B")


def test_woodruff_takes_only_what_is_there() -> None:
    table = At("L | B | held woodruff=0").do("look 1")
    assert table.why_not("swap_take K") == "not_their_card"
    table.do("swap_take B")
    assert table.why_not("swap_give K") == "no_such_card"


def test_woodruff_without_a_card_to_give_only_looks() -> None:
    table = At("- | B | held woodruff=0").do("look 1")
    assert table.phase == "main"


def test_nobody_looks_at_an_empty_hand_or_at_oneself() -> None:
    table = At("L | - | held woodruff=0")
    assert table.why_not("look 1") == "rival_has_no_cards"
    assert table.why_not("look 0") == "no_such_rival"
    assert table.why_not("look 2") == "no_such_rival"


def test_two_thefts_strike_two_rivals() -> None:
    """The manual's example: two rivals, two Guaiamuns: one card of each."""
    table = At("L | B B B | K K K | held alemao=0, tenement 2").do("steal 2")
    assert list(table.state.sizes) == [3, 2, 2]
    assert table.phase == "main"


def test_three_thefts_are_two_and_one() -> None:
    """The manual's example: two rivals, three Guaiamuns: two of one and one of the other."""
    table = At("L | B B B | K K K | held alemao=0, tenement 3").do("steal 2")
    assert table.phase == "stealing"
    assert table.options("steal") == ["steal 1", "steal 2"]
    table.do("steal 2")
    assert list(table.state.sizes) == [4, 2, 1]


def test_thefts_alternate_among_three_rivals() -> None:
    table = At("L | B B | K K | N N | held alemao=0, tenement 2").do("steal 2")
    assert table.options("steal") == ["steal 1", "steal 3"]
    assert table.why_not("steal 2") == "robbed_more"
    assert table.why_not("end_turn") == "not_now"
    table.do("steal 3")
    assert list(table.state.sizes) == [3, 2, 1, 1]


def test_thefts_pass_over_empty_hands_and_end_with_the_cards() -> None:
    table = At("L | B | K K | held alemao=0, tenement 4").do("steal 1")
    assert list(table.state.sizes) == [4, 0, 0]
    assert table.phase == "main"


def test_stealing_needs_guaiamuns_in_the_tenement() -> None:
    assert At("L | B | held alemao=0").why_not("steal 1") == "nobody_in_tenement"
    assert At("L | - | held alemao=0, tenement 1").why_not("steal 1") == "rival_has_no_cards"


def test_a_victim_does_not_refill_before_the_end_of_the_own_turn() -> None:
    table = At("L | B B B B B | held alemao=0, tenement 3").do("steal 1").end()
    assert table.state.seat == 1
    assert table.state.sizes[1] == 2


def test_araujo_makes_tokens_worth_two() -> None:
    assert At("B | L | businesses b1=0+2, held araujo=0").buy("found b2").hand() == ""
    assert At("B | L | businesses b1=0+2").why_not("found b2") == "cannot_pay"
    blocked = "businesses b1=0+2, held araujo=0, markers araujo=1"
    assert At(f"B | L | {blocked}").why_not("found b2") == "cannot_pay"


def test_the_princess_frees_for_one_item() -> None:
    table = At("L | L | held princesa=0").do("free_by_liberty g1")
    assert table.state.squares[2] == 3
    table = At("G | L | held princesa=0").do("free_by_capoeira g1")
    assert (table.state.squares[2], table.hand()) == (3, "")
    assert At("N | L | held princesa=0").why_not("free_by_capoeira g1") == "cannot_pay"
    assert At("N | L | held princesa=0").why_not("free_by_liberty g1") == "cannot_pay"


def test_alencar_waives_any_one_item() -> None:
    for waived, hand in (("coin", "B K"), ("burgher", "M K"), ("crown", "M B")):
        table = At(f"{hand} | L | held alencar=0").do(f"minister_without {waived}")
        assert (table.state.ministry[0], table.hand()) == (0, "")
        for short in hand.split():
            table = At(f"{short} | L | held alencar=0")
            assert table.why_not(f"minister_without {waived}") == "cannot_pay"


def test_the_emperor_takes_over_a_business_with_its_people() -> None:
    """The manual's first example, with a full business: its token comes along next turn."""
    table = At("B MM | L L L L L | held imperador=0, businesses b2=1+2").do("replace_burgher b2")
    assert (table.state.owners[1], table.state.workers[1]) == (0, 2)
    assert list(table.state.pieces) == [9, 10]
    assert table.state.tokens == 0
    table.end().end()
    assert (table.state.tokens, table.state.token_worth()) == (2, 1)


def test_the_emperor_with_araujo_gets_the_token_at_two() -> None:
    board = "held imperador=0 araujo=0, businesses b2=1+2"
    table = At(f"B MM | L L L L L | {board}").do("replace_burgher b2").end().end()
    assert table.state.token_worth() == 2


def test_the_emperor_replaces_a_minister_in_place_at_full_cost() -> None:
    """The manual's second example; Alencar's discount does not apply."""
    board = "held imperador=0 alencar=0, ministry 0 1"
    table = At(f"B K M | L | {board}").do("replace_minister 2")
    assert list(table.state.ministry)[:2] == [0, 0]
    assert At(f"B K | L | {board}").why_not("replace_minister 2") == "cannot_pay"
    assert At(f"B K M | L | {board}").why_not("replace_minister 1") == "not_a_rivals_piece"
    assert At(f"B K M | L | {board}").why_not("replace_minister 3") == "not_a_rivals_piece"


def test_the_emperor_replaces_a_marker_and_may_take_the_character() -> None:
    board = "held imperador=0, markers araujo=01"
    table = At(f"B B | L | {board}").do("replace_marker araujo 1")
    assert table.state.holders[3] == 0
    assert list(table.state.pieces) == [10, 10]
    table = At("B B | L | held imperador=0, markers araujo=1").do("replace_marker araujo 1")
    assert table.state.markers[3] == 1


def test_a_marker_in_a_rivals_area_costs_the_emperor_a_burgher_more() -> None:
    board = "held imperador=0 araujo=1, markers araujo=2"
    assert At(f"B B | L | L | {board}").why_not("replace_marker araujo 2") == "cannot_pay"
    assert At(f"B B B | L | L | {board}").do("replace_marker araujo 2").hand() == ""


def test_the_emperor_leaves_markers_on_own_characters_to_be_paid_off() -> None:
    board = "held imperador=0 araujo=0, markers araujo=1"
    assert At(f"B B | L | {board}").why_not("replace_marker araujo 1") == "your_character"
    assert At(f"B B | L | {board}").why_not("replace_marker alemao 1") == "no_marker_there"


def test_the_excess_of_a_paid_ability_serves_a_combination() -> None:
    table = At("NN L | L | held princesa=0").do("free_by_capoeira n1", "free n1")
    assert table.hand() == ""
