"""Cards that meet: what only shows when two or three of them are in the society together."""

from typing import Any

import pytest

from ludoteca.games.agencia.language import IDEOLOGIES
from ludoteca.games.agencia.view import round_of
from tests.games.agencia.society import ANSWERS, DECKS, Society, Turn, revolt_ready

pytestmark = pytest.mark.pure


def society(seats: str, rest: str = "") -> Society:
    """Seat 0 is about to begin; every deck is in."""
    return Society(f"{seats} | {DECKS}, motions on, turn 0, {rest}")


def play_turns(table: Society, count: int) -> Society:
    """So many turns in the usual way: no natural card, no revolt, the first card."""
    until = table.state.history.turn + count
    while table.state.history.turn < until:
        options = table.options()
        table.play(([option for option in options if option in ANSWERS] or options)[0])
    return table


def settle(table: Society) -> Society:
    """Whoever owes cards gives the first ones."""
    while table.phase == "give":
        table.play(table.options()[0])
    return table


# 164: what was drawn or received in the last round.


def test_164_counts_what_was_drawn_in_the_round_before_its_turn() -> None:
    table = play_turns(society("164: *5 | 190: *5 | 113: *5 | 5: *5"), 4)
    assert table.cards == [7, 5, 5, 5], "seat 0 was made to draw 2"
    assert play_turns(table, 1).cards == [3, 5, 5, 9]


def test_164_counts_what_was_handed_over_but_not_what_lies_further_back() -> None:
    table = play_turns(society("164: *5 | 194: *5 | 113: *5"), 4)
    assert table.cards == [4, 4, 7], "seat 1 handed over 1; seat 0 handed on 2"
    table = play_turns(society("164: *9 | 194: *5 | 5: *5"), 7)
    assert table.cards == [7, 3, 9], "each round only its own card"


def test_a_position_that_did_not_note_gains_goes_on() -> None:
    table = play_turns(society("164: *5 | 190: *5 | 113: *5"), 2)
    data = table.state.dump()
    past = dict(data["history"])  # type: ignore[call-overload]
    del past["gains_before"]
    older = table.game.load({**data, "history": past})
    assert older.dump() == {**data, "history": {**past, "gains_before": past["gains"]}}


# 57: nobody makes its holder draw, not in the own turn either.


def test_57_spares_its_holder_what_a_solved_crisis_costs_in_the_own_turn() -> None:
    table = society("83: *5 | 57: *5 | 171: *5 | 113: *5")
    play_turns(table, 1)
    table.play("play_on")
    assert (table.crisis, table.state.books.seat) == ("scheduled", 1)
    before = table.cards
    solver = table.waiting[0]
    table.play(table.options()[0], "place 0")
    settle(table)
    assert table.cards[1] == before[1] == 5
    assert sum(table.cards) == sum(before) - 2 + 2, f"{solver} discards 2, the other two draw"


def test_57_spares_its_holder_the_draw_for_a_revolt_in_the_own_turn() -> None:
    table = society("57: *9 | 8: *5 | 113: *5")
    table.state.revolt_open = 1
    table.play("play_on", "revolt", "insert 1", "place 2", "no_support", "no_support")
    assert table.cards == [9, 5, 5]


def test_57_spares_its_holder_the_price_of_altering_in_the_own_turn() -> None:
    table = society("57: 998 1 *3 | 132: *5 | 113: *6")
    table.play("play_on", "use 998", "insert 1", "place 2")
    assert table.cards == [4, 5, 6]


def test_57_makes_no_crisis_of_an_odd_difference() -> None:
    turn = Turn(114, "7 4 2", others=[3, 57])
    assert (turn.crisis, turn.cards) == (None, [7, 4, 2])
    assert Turn(114, "7 4 2", others=[57, 3]).crisis == "odd_difference"


def test_57_makes_no_crisis_of_107_where_only_its_holder_fits() -> None:
    table = play_turns(society("48: *6 | 107: *6 | 57: *6"), 1)
    table.play("play_on")  # since the turn of seat 0 nobody has discarded
    settle(table)
    assert (table.crisis, table.cards) == (None, [5, 6, 6])
    assert "cancelled" not in table.happened


def test_57_taken_over_in_mid_program_does_not_stop_the_own_structure() -> None:
    turn = Turn(61, "3 5 5", ["choose 1"], others=[57])
    assert (turn.cards, turn.society[0]) == ([4, 5, 5], "57")


# 191: a hand-over that is all a card does is skipped, whoever it would have been.


@pytest.mark.parametrize(
    ("card", "hands"), [(14, "5 4 4"), (14, "1 5 5"), (74, "5 4 4 4"), (74, "5 5 5")]
)
def test_191_makes_no_crisis_of_a_hand_over_that_could_not_be_done(card: int, hands: str) -> None:
    turn = Turn(card, hands, others=[191])
    assert (turn.crisis, turn.cards) == (None, [int(size) for size in hands.split()])
    assert "cancelled" in turn.happened


# 89: the next two may not draw.


def test_89_makes_a_crisis_of_an_alteration_that_must_be_paid_with_cards() -> None:
    turn = Turn(89, "5 5 5 5", others=[95, 132, 3], rest="rows 0 1 0 0")
    turn.play("play_on")
    assert turn.crisis == "draw_banned"


@pytest.mark.parametrize(("cards", "after"), [("89: *5 | 48: 998 1 2 *3", 5)])
def test_89_outside_a_program_its_players_do_not_draw(cards: str, after: int) -> None:
    table = society(f"{cards} | 132: *4 | 113: *5")
    play_turns(table, 1)
    table.play("play_on", "discard 2", "use 998", "insert 1", "place 3")
    assert table.cards[1] == after - 1, "Nova geração is spent, nothing is drawn"


# 132 and 101: what altering costs is part of the whole.


def test_92_with_132_and_101_is_a_crisis_before_anything_is_done() -> None:
    turn = Turn(92, "5 2 5", others=[101, 132], rest="rows 0 1 0")
    assert (turn.crisis, turn.cards) == ("syndicate_short", [5, 2, 5])
    turn = Turn(92, "5 4 5", others=[101, 132], rest="rows 0 1 0")
    assert (turn.crisis, turn.cards) == (None, [6, 1, 6])


def test_altering_in_a_program_needs_the_cards_it_costs() -> None:
    turn = Turn(95, "5 1 5", others=[101, 132], rest="rows 0 1 0")
    assert (turn.crisis, turn.cards) == ("syndicate_short", [5, 1, 5])


def test_132_is_paid_by_the_rules_from_before_the_alteration() -> None:
    table = society("3: 998 67 *3 | 132: *5 | 113: *6")
    table.play("play_on", "use 998", "insert 67", "place 2")
    assert (table.society, table.cards) == (["3", "132", "67"], [6, 5, 6])
    table = society("3: 998 1 *3 | 132: *5 | 67: *6")
    table.play("play_on", "use 998", "insert 1", "place 2")
    assert (table.society, table.cards) == (["3", "132", "1"], [4, 5, 6])


# 172: what it gives and takes comes after the round.


def test_172_its_prize_counts_for_the_round_that_begins() -> None:
    table = play_turns(society("172: *5 | 64: *5 | 113: *5"), 3)
    assert (table.cards, list(table.state.history.round_drawn[:3])) == ([5, 7, 5], [0, 1, 0])


def test_172_its_discard_is_one_of_the_round_that_begins_for_other_cards_too() -> None:
    table = settle(play_turns(society("172: *5 | 9: *4 | 113: *5"), 3))
    assert table.cards == [6, 1, 6], "seat 1 has discarded 2, and 1 more as the round closed"
    play_turns(table, 3)  # 9 cannot be done any more, so seat 1 discards nothing
    assert round_of(table.state)["discarded"] == [1], "121 asks seat 1 for nothing"


def test_172_its_prize_is_counted_once_by_164() -> None:
    table = play_turns(society("172: *5 | 64: *5 | 113: *5"), 3)
    assert round_of(table.state)["gained"] == [0, 2, 0], "one by 64, one as the round closed"
    play_turns(table, 3)
    assert round_of(table.state)["gained"] == [0, 2, 0], "again, and not the first prize too"


def test_172_its_prizes_come_before_hegemonies() -> None:
    table = play_turns(society("172: *5 | 127: *5 | 9: *9", "rows 0 0 1"), 2)
    table.play("no_claim", "no_claim", "no_claim", "play_on")
    settle(table)  # by 9
    table.play("end_turn")
    assert (table.phase, table.waiting) == ("give", [2]), "seat 2 has discarded most"
    settle(table)
    assert (table.phase, table.waiting) == ("claim", [2]), "austrian has been there all the time"


# 996: only where somebody would discard.


@pytest.mark.parametrize(
    ("card", "rule", "hands", "wakes"),
    [
        (54, 97, "*4", False),  # the next discards: not by another's structure
        (48, 97, "*4", True),
        (119, 97, "*4", True),  # you do
        (35, 113, "*5", False),  # nobody has 3 cards or fewer
        (35, 113, "*3", True),
        (64, 101, "*4", True),  # the syndicate discards
        (88, 101, "*4", True),  # or would, had it the cards
        (64, 113, "*4", False),
        (49, 67, "*4", False),
    ],
)
def test_996_waits_for_a_structure_by_which_somebody_discards(
    card: int, rule: int, hands: str, wakes: bool
) -> None:
    table = society(f"3: 996 *4 | {card}: {hands} | {rule}: *6")
    table.play("play_on", "use 996", "play_on")
    assert (table.crisis == "paradigm_falls") == wakes
    assert table.state.paradigms == (0 if wakes else 1)


@pytest.mark.parametrize(("own", "wakes"), [(4, True), (3, False)])
def test_996_where_it_hangs_on_who_is_chosen(own: int, wakes: bool) -> None:
    """By 185 two with as many cards discard; under 97 only whoever has it in the own turn does."""
    table = society(f"3: 996 *4 | 185: *{own} | 97: *5 | 113: *4 | 5: *5")
    table.play("play_on", "use 996", "play_on")
    assert (table.crisis == "paradigm_falls") == wakes


def test_two_new_paradigms_fall_in_one_crisis() -> None:
    table = society("3: 996 *4 | 5: 996 *4 | 48: *4 | 49: *6")
    table.play("play_on", "use 996", "play_on", "use 996", "play_on")
    assert (table.crisis, table.state.paradigms) == ("paradigm_falls", 0)
    table.play(table.options()[0], "place 0", "play_on")
    assert (table.crisis, table.phase) == (None, "give"), "49 is done as it says"


@pytest.mark.parametrize(("card", "hands"), [(22, "*4"), (130, "*6")])
def test_996_falls_too_where_it_is_unclear_who_would_discard(card: int, hands: str) -> None:
    table = society(f"3: 996 *4 | {card}: {hands} | 113: *4")
    table.play("play_on", "use 996", "play_on")
    assert (table.crisis, table.state.paradigms) == ("paradigm_falls", 0)


@pytest.mark.parametrize(("rows", "wakes"), [("1 1 0 0", False), ("1 0 0 1", True)])
def test_996_goes_on_waiting_where_none_of_the_tied_would_discard(rows: str, wakes: bool) -> None:
    """184 is a crisis, since others draw; but under 97 only its own holder could discard."""
    table = society("3: 996 *4 | 184: *4 | 97: *5 | 5: *4", f"rows {rows}")
    table.play("play_on", "use 996", "play_on")
    assert table.crisis == ("paradigm_falls" if wakes else "tied")
    assert table.state.paradigms == (0 if wakes else 1)


# 997: two different places.


def test_997_after_a_veto_the_place_that_was_not_altered_is_open() -> None:
    table = society("3: 997 1 2 64 *2 | 17: *4 | 113: *6")
    table.play("play_on", "use 997", "insert 1", "place 0", "veto", "insert 2", "place 0")
    assert "no_veto" in table.options()


def test_997_after_an_alteration_its_place_is_closed() -> None:
    table = society("3: 997 1 2 64 *2 | 113: *4 | 5: *6")
    table.play("play_on", "use 997", "insert 1", "place 0", "insert 2")
    assert table.reason("place 0") == "other_place"


# 129 and 175: last and next may be one player.


@pytest.mark.parametrize(("card", "after"), [(129, [3, 6, 11]), (175, [7, 6, 7])])
def test_129_and_175_hand_over_twice_to_a_player_who_is_last_and_next(
    card: int, after: list[int]
) -> None:
    """So with a second turn by 105 after a first one that turned the flow round."""
    assert Turn(card, "9 6 5", rest="flow -1", drew=[]).cards == after


# 69 and 57 with three players.


def test_69_finds_the_receiver_whom_57_does_not_protect() -> None:
    turn = Turn(69, "5 5 5", others=[57, 3], stop="target")
    assert turn.phase != "target", "there is but one way: the protected player gives"
    assert (settle(turn).cards, turn.crisis) == ([2, 2, 11], None)


# Hegemonies and allies.


def allied(seats: str, ideology: int, rest: str = "") -> Society:
    """Seats 0 and 1 are a team; the hegemony has been completed by seat 0."""
    table = society(seats, rest)
    table.state.teams[0], table.state.teams[1] = 0b010, 0b001
    table.state.books.alliances = 1
    table.state.reached[ideology] = 0
    while table.phase != "claim":
        options = table.options()
        table.play(([option for option in options if option in ANSWERS] or options)[0])
    return table.play(f"claim {IDEOLOGIES[ideology]}")


def test_allies_share_a_match_won_by_hegemony() -> None:
    table = allied("113: *6 | 17: *5 | 18: *5", 3)
    assert list(table.state.wins[:3]) == [1, 1, 0]
    assert table.rows == [1, 1, 0]


def test_allies_of_the_fascist_winner_do_not_go_down() -> None:
    table = allied("163: *4 | 14: *5 | 113: *5", 4, "rows 2 1 1, columns 1 0 1")
    assert table.rows == [3, 2, 0]


def test_allies_share_a_game_won_by_hegemony() -> None:
    table = allied("19: *6 | 20: *5 | 113: *5", 6)
    assert (table.is_over, table.state.game_winners) == (True, 0b011)
    assert list(table.state.wins[:3]) == [1, 1, 0]
    table = allied("161: *6 | 10: *5 | 113: *5", 5, "rows 3 0 0")
    assert (table.is_over, table.state.game_winners) == (True, 0b011)


# A punished player is never left without cards.


def test_a_punished_player_keeps_the_last_card_outside_a_program() -> None:
    table = society("49: *2 | 96: *5 | 113: *1")
    table.state.books.punished = 0b100
    table.play("play_on", "insert 3", "place 0")
    settle(table)
    assert table.cards == [1, 4, 1]


def test_a_punished_player_who_would_pay_the_last_card_for_solving_is_passed_over() -> None:
    table = society("49: *2 | 171: *2 | 113: *1 | 5: *2")
    table.state.books.punished = 0b0010
    table.play("play_on")
    assert table.waiting == [3]


# What cannot happen needs nobody: 67, 97, 57 and 157 over ties.


@pytest.mark.parametrize(
    ("card", "rule", "hands", "fault"),
    [
        (22, 67, "5 3 3", None),
        (22, 67, "3 5 3", None),
        (22, 97, "5 3 3", None),  # whoever of them it would be, it is another's structure
        (22, 97, "3 3 5", "tied"),  # it could be the own
        (181, 67, "5 4 4", None),  # nobody has 3 cards
        (181, 97, "5 4 4", "nobody_fits"),
        (68, 67, "5 3 3", None),
        (185, 67, "5 4 3", None),
        (168, 57, "5 3 3", "tied"),  # one of them may draw
    ],
)
def test_a_tie_is_no_crisis_where_none_of_the_tied_could_do_it(
    card: int, rule: int, hands: str, fault: str | None
) -> None:
    turn = Turn(card, hands, others=[rule])
    assert (turn.crisis, turn.cards) == (fault, [int(size) for size in hands.split()])


def test_68_turns_the_flow_even_where_67_lets_nobody_draw() -> None:
    assert Turn(68, "5 3 3", others=[67]).state.books.flow == -1


def test_157_over_a_tie_for_fewest() -> None:
    turn = Turn(53, "5 3 4 3", others=[157])
    assert (turn.crisis, turn.cards) == (None, [5, 3, 4, 3]), (
        "its holder and the last: neither draws"
    )


@pytest.mark.parametrize(
    ("card", "others", "hands", "past", "fault"),
    [
        (4, (67, 15), "5 5 5", {}, "nothing_drawn"),
        (4, (15, 57), "5 5 5", {}, None),
        (4, (113, 57), "5 5 5", {}, "nobody_concerned"),
        (4, (157, 15), "5 5 5", {}, "nothing_drawn"),  # 15 is the structure of the last to play
        (31, (67, 3), "5 5 5", {"drew": [1]}, "nothing_discarded"),
        (31, (97, 3), "5 5 5", {"drew": [1]}, "nothing_discarded"),
        (31, (97, 3), "5 5 5", {"drew": [0, 1]}, None),
        (123, (67, 3), "7 5 3", {}, "nothing_drawn"),
        (123, (157, 3), "7 5 3", {}, "nothing_drawn"),  # its holder and the last
        (123, (57, 3), "7 5 3", {}, None),
        (123, (97, 3), "7 5 3", {}, None),
    ],
)
def test_4_31_and_123_are_crises_by_their_own_words_if_nothing_comes_of_them(
    card: int, others: tuple[int, ...], hands: str, past: dict[str, Any], fault: str | None
) -> None:
    assert Turn(card, hands, others=others, **past).crisis == fault


@pytest.mark.parametrize(("others", "fault"), [((67, 3, 5), "tied"), ((157, 3, 5), "tied")])
def test_94_is_a_crisis_by_its_own_words_if_it_is_unclear_who(
    others: tuple[int, ...], fault: str
) -> None:
    assert Turn(94, "4 2 2 7", others=others, drew=[3]).crisis == fault
    assert Turn(94, "4 2 7 7", others=others, drew=[3]).crisis == fault
    assert Turn(94, "4 2 3 7", others=others, drew=[3]).crisis is None


# 37: more than one player.


@pytest.mark.parametrize(
    ("card", "hands", "rows"),
    [
        (40, "5 3 3", "0 0 0"),  # a swap with one of two
        (24, "5 3 3", "0 0 0"),  # a swap with nobody
        (186, "5 5 5", "0 0 0"),  # three lowest
        (186, "5 5 5", "0 1 1"),
        (185, "5 4 3", "0 0 0"),
        (74, "4 4 4 5", "0 0 0 0"),
        (70, "5 3 3", "0 0 0"),  # hands of two swapped, by whomever
    ],
)
def test_37_takes_the_effect_of_what_speaks_of_two_even_if_it_is_unclear_of_whom(
    card: int, hands: str, rows: str
) -> None:
    turn = Turn(card, hands, others=[37], rest=f"rows {rows}")
    assert (turn.crisis, turn.cards) == (None, [int(size) for size in hands.split()])
    assert "cancelled" in turn.happened
    assert turn.state.books.flow == 1


# 28: nothing else.


@pytest.mark.parametrize(
    ("card", "rows", "has_effect"),
    [(80, "0 0 0", True), (103, "0 0 0", True), (65, "0 1 0", True)]  # conditions and rules beside
    + [(30, "0 0 0", False), (131, "0 0 0", False), (13, "0 0 0", False), (124, "0 0 0", True)],
)
def test_28_only_what_draws_and_discards_and_nothing_else(
    card: int, rows: str, has_effect: bool
) -> None:
    turn = Turn(card, "5 5 5", others=[28], rest=f"rows {rows}")
    assert ("cancelled" in turn.happened) != has_effect


# A turn lost to a crisis or a revolt is still a turn.


def test_whoever_lost_the_turn_to_a_crisis_is_the_last_to_play() -> None:
    table = society("49: *2 | 194: *5 | 113: *6 | 5: *5")
    table.play("play_on")
    assert (table.crisis, table.waiting) == ("too_few_cards", [2])
    table.play(table.options()[0], "place 3")
    assert table.state.books.seat == 1
    play_turns(table, 1)
    assert table.cards == [3, 4, 6, 5], "seat 1 hands a card to seat 0"


def test_whoever_lost_the_turn_to_a_revolt_is_the_last_to_play() -> None:
    table = revolt_ready("2 5 9 5", 194, 113, 3)
    table.play("revolt", "insert 10", "place 3", "support")
    play_turns(table, 1)
    assert table.cards == [3, 4, 9, 5]


# 82 with 101 and 132: judged as the society stands before.


def test_82_with_101_is_judged_on_the_society_before_the_alterations() -> None:
    assert Turn(82, "5 1 5", others=[101]).crisis == "syndicate_short"
    turn = Turn(82, "5 2 5", others=[101], stop="insert")
    assert (turn.crisis, turn.phase) == (None, "insert")


def test_82_what_alterations_make_impossible_is_a_crisis_and_they_stay() -> None:
    turn = Turn(82, "101+4 1 5", ["insert 101", "place 1"], others=[3])
    assert (turn.crisis, turn.society[1]) == ("syndicate_short", "101")


def test_82_with_132_everybody_pays_for_altering() -> None:
    assert Turn(82, "5 5 5", others=[132, 101]).crisis == "syndicate_short", "9 cards for 5 and 3"
    turn = Turn(82, "5 9 9", others=[132, 3], stop="natural")
    assert turn.crisis is None


# 112 and a tied 65.


def test_112_does_not_help_where_65_makes_the_turn_of_a_tied_player_a_crisis() -> None:
    table = society("64: *5 | 65: *5 | 112: *5", "rows 1 0 1")
    table.play("play_on")
    assert (table.crisis, table.phase) == ("tied_highest", "insert")


# What a longer second reading came upon.


def test_87_only_the_change_of_places_is_an_alteration_of_the_field() -> None:
    turn = Turn(87, "5 5 5 5", others=[132], rest="rows 0 2 0 0")
    assert (turn.rows, turn.cards) == ([2, 0, 1, 1], [7, 5, 5, 5]), "paid once, for the exchange"
    turn = Turn(87, "5 5 5 5", others=[134], rest="rows 0 2 0 0")
    assert (turn.crisis, turn.rows) == (None, [2, 0, 1, 1]), "the holder is highest only by then"


def test_101_discards_once_both_cards_of_131_are_drawn() -> None:
    turn = Turn(131, "5 5 5", ["take 64"], others=[101, 137], stop="take")
    assert (turn.phase, turn.cards) == ("take", [6, 5, 5])
    turn.play("take 63")
    assert settle(turn).cards == [5, 3, 5], "two for the two drawn, then the own two"


@pytest.mark.parametrize(
    ("hands", "crisis"),
    [
        ("3 6 7 7", None),  # it is clear that an opponent would draw
        ("5 2 7 7", "tied"),  # its holder would
        ("3 6 3 7", "tied"),  # it is unclear who would
    ],
)
def test_151_takes_the_effect_of_94_if_it_is_clear_who_would_draw(
    hands: str, crisis: str | None
) -> None:
    turn = Turn(94, hands, others=[151])
    assert turn.crisis == crisis
    assert ("cancelled" in turn.happened) == (crisis is None)


def test_151_takes_the_effect_of_123_where_its_holder_has_most_cards() -> None:
    turn = Turn(123, "5 8 5", others=[151])
    assert (turn.crisis, "cancelled" in turn.happened) == (None, True)
    turn = Turn(123, "5 4 8", others=[151])
    assert (turn.crisis, turn.cards) == (None, [5, 8, 8]), "its holder alone can be chosen"


def test_204_in_the_own_crisis_one_is_the_last_to_play() -> None:
    assert Turn(49, "2 5 2", others=[204, 103]).waiting == [2], "all else is tied"
    assert Turn(49, "2 5 2", others=[204, 103], rest="rows 1 0 0").waiting == [0]


def test_157_whom_it_keeps_from_drawing_is_not_chosen_to() -> None:
    turn = Turn(1, "5 5 5 5 5", others=[157], stop="target")
    assert turn.options() == ["choose 2", "choose 3"], "neither its holder nor the last to play"
    turn = Turn(1, "5 5 5", others=[157])
    assert (turn.crisis, turn.cards) == (None, [5, 5, 5]), "there is nobody else"


def test_107_counts_what_172_makes_discard_as_the_opponents_turn_ends() -> None:
    table = play_turns(society("48: *6 | 107: *6 | 172: *6"), 4)
    before = table.cards
    table.play("play_on")  # since the turn of seat 0 nobody has discarded: it is seat 2
    assert before[1] - settle(table).cards[1] == 2, "one for the closed round, one of seat 0"
