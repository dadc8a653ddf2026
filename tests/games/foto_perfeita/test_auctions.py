"""Checklist 28-42: auctions, each at its boundaries, and the house of two players."""

import pytest

from ludoteca.games.foto_perfeita.hurry import hurry
from ludoteca.games.foto_perfeita.vocabulary import PASS
from tests.games.foto_perfeita.board import Board

pytestmark = pytest.mark.pure


def auction(trade: str, seats: str, rest: str = "") -> Board:
    """A board on which seat 0 offers."""
    asked = f"game auction, phase offering, trade {trade}, pending 0, passed 0"
    return Board(f"{seats} | {asked}, {rest}")


THREE = "dalva samira | jurema | odete"


def test_the_winner_pays_the_seller_and_the_losers_nothing() -> None:
    board = auction("open", THREE).play("0 offer dalva", "1 amount 2", "2 amount 3", "1 amount 4")
    board.play("2 pass")
    assert board.decorations == [14, 6, 10]
    assert board.envelopes(1) == "dalva jurema"
    board.waits_for("offering", 1)


@pytest.mark.parametrize(
    ("amount", "reason"), [(0, "too_low"), (3, "too_low"), (4, ""), (10, ""), (11, "too_poor")]
)
def test_a_bid_is_more_than_the_last_and_no_more_than_one_has(amount: int, reason: str) -> None:
    board = auction("open", THREE).play("0 offer dalva", "1 amount 3")
    assert board.reason(f"2 amount {amount}") == reason


@pytest.mark.parametrize(("purse", "next_asked"), [(3, 3), (4, 2)])
def test_whoever_cannot_outbid_passes_unasked(purse: int, next_asked: int) -> None:
    board = auction("open", f"dalva | samira | teo decorations={purse} | iara").play(
        "0 offer dalva"
    )
    board.play("1 amount 3")
    board.waits_for("bidding", next_asked)
    assert ("passes" in board.told()) == (next_asked == 3)


def test_the_seller_may_sell_the_last_envelope() -> None:
    board = auction("open", "dalva | jurema | odete").play("0 offer dalva", "1 amount 1", "2 pass")
    assert (board.envelopes(0), board.envelopes(1)) == ("", "dalva jurema")
    assert board.decorations == [11, 9, 10]
    board.waits_for("offering", 1)


def test_who_passes_is_out_until_the_next_auction() -> None:
    board = auction("open", "dalva | samira | teo | iara").play("0 offer dalva", "1 pass")
    board.play("2 amount 1", "3 amount 2")
    board.waits_for("bidding", 2)
    board.play("2 pass")
    assert board.envelopes(3) == "dalva iara"
    board.play("1 offer samira")
    board.waits_for("bidding", 2)


def test_the_seller_does_not_bid() -> None:
    board = auction("open", THREE).play("0 offer dalva")
    assert board.reason("0 amount 3") == "not_your_decision"


def test_the_last_who_has_not_passed_may_still_bid() -> None:
    board = auction("open", THREE).play("0 offer dalva", "1 pass")
    board.waits_for("bidding", 2)
    board.play("2 amount 1")
    assert board.envelopes(2) == "dalva odete"


def test_nobody_bids_and_the_turn_passes() -> None:
    board = auction("open", THREE).play("0 offer dalva", "1 pass", "2 pass")
    assert board.envelopes(0) == "dalva samira"
    assert "no_bid" in board.told()
    board.waits_for("offering", 1)


def test_with_nothing_to_offer_the_turn_passes() -> None:
    board = auction("open", "dalva | - | odete").play("0 offer dalva", "1 pass", "2 pass")
    assert "nothing_to_offer" in board.told()
    board.waits_for("offering", 2)


def test_an_envelope_won_is_neither_looked_into_nor_offered_this_round() -> None:
    board = auction("open", THREE).play("0 offer dalva", "1 amount 1", "2 pass")
    assert board.reason("1 offer dalva") == "just_won"
    assert not board.sees(1, "dalva")
    board.play("1 offer jurema", "2 pass", "0 pass", "2 offer odete", "0 pass", "1 pass")
    board.waits_for("looking", 0, 1, 2)
    assert board.sees(1, "dalva")


def test_a_vip_card_is_announced_only_if_the_seller_has_seen_it() -> None:
    board = auction("open", "dalva samira vip=dalva | jurema | odete")
    assert board.reason("0 offer_vip samira") == "no_vip_known"
    board.play("0 offer_vip dalva")
    assert board.told(2)[:2] == ["says_vip", "offers"]
    assert board.state.given == 1, "who says it has learnt nothing, and may take it back"
    silent = auction("open", "dalva samira vip=dalva | jurema | odete").play("0 offer dalva")
    assert "says_vip" not in silent.told()


def test_single_bids_go_round_once_from_the_left() -> None:
    board = auction("single", "dalva | samira | teo | iara").play("0 offer dalva", "1 amount 2")
    assert board.reason("2 amount 2") == "too_low"
    board.play("2 amount 3", "3 pass")
    assert board.envelopes(2) == "dalva teo"
    assert board.decorations == [13, 10, 7, 10]


def test_shared_first_everybody_adds_one_to_the_centre() -> None:
    asked = "game auction, phase sharing, trade shared, pending 0 1"
    board = Board(f"dalva samira | jurema iara | - | {asked}")
    board.play("0 give dalva", "1 give jurema")
    assert {"dalva", "jurema"} <= set(board.centre.split())
    board.waits_for("offering", 0)
    assert board.reason("0 offer samira") == "not_in_centre"
    assert board.reason("0 offer teo") == ""


def shared(decorations: int) -> Board:
    board = auction("shared", f"samira decorations={decorations} | jurema | odete decorations=4")
    return board.play("0 offer teo", "1 amount 3", "2 amount 4", "1 pass")


def test_shared_sells_to_the_highest_bidder() -> None:
    board = shared(4).play("0 sell")
    assert board.decorations == [8, 10, 0]
    assert board.envelopes(2) == "odete teo"


def test_shared_buys_at_exactly_that_bid_from_the_bidder() -> None:
    board = shared(4).play("0 buy")
    assert board.decorations == [0, 10, 8]
    assert board.envelopes(0) == "samira teo"


def test_shared_too_poor_must_sell() -> None:
    board = shared(3)
    assert board.decorations == [7, 10, 0]
    assert board.envelopes(2) == "odete teo"


def test_shared_without_bids_stays_in_the_centre() -> None:
    board = auction("shared", "samira | jurema | odete").play("0 offer teo", "1 pass", "2 pass")
    assert "teo" in board.centre


@pytest.mark.parametrize(
    ("price", "reason"), [(0, "too_low"), (1, ""), (8, ""), (9, "nobody_can_pay")]
)
def test_a_fixed_price_is_at_least_1_and_somebody_can_pay_it(price: int, reason: str) -> None:
    board = auction("fixed", "dalva | jurema decorations=8 | odete decorations=3")
    board.play("0 offer dalva")
    assert board.reason(f"0 amount {price}") == reason


def test_whoever_pays_the_fixed_price_looks_at_once_and_the_envelope_stays() -> None:
    board = auction("fixed", "dalva vip=dalva | jurema | odete decorations=3")
    board.play("0 offer dalva", "0 amount 4")
    board.waits_for("paying", 1)
    board.play("1 buy")
    assert board.decorations == [14, 6, 3]
    assert (board.sees(1, "dalva"), board.vips(1, "dalva")) == (True, 1)
    assert not board.sees(2, "dalva")
    assert board.envelopes(0) == "dalva"


def test_the_fixed_price_may_be_refused_and_is_not_named_where_nobody_has_anything() -> None:
    board = auction("fixed", "dalva | jurema | odete").play("0 offer dalva", "0 amount 1")
    board.play("1 pass", "2 pass")
    assert board.decorations == [10, 10, 10]
    board = auction("fixed", "dalva | - decorations=0 | odete decorations=0").play("0 offer dalva")
    assert "no_price" in board.told()
    assert "no_bid" not in board.told(), "it is not that nobody wants it"
    board.waits_for("offering", 2)


def test_secret_bids_are_unseen_until_all_have_bid() -> None:
    board = auction("secret", THREE).play("0 offer dalva", "1 amount 4")
    assert board.view(2)["last"] == [-1, -1, -1]
    assert "bids" not in board.told(2)
    board.play("2 amount 3")
    assert board.view(0)["last"] == [-1, 4, 3]
    assert board.decorations == [14, 6, 10]


def test_all_zero_is_no_bid() -> None:
    board = auction("secret", THREE).play("0 offer dalva", "1 amount 0", "2 amount 0")
    assert "no_bid" in board.told()
    assert board.envelopes(0) == "dalva samira"


@pytest.mark.parametrize(
    ("amount", "reason"), [(3, "below_first_bid"), (4, ""), (10, ""), (11, "too_poor")]
)
def test_the_tied_bid_again_not_below_the_first(amount: int, reason: str) -> None:
    board = auction("secret", "dalva | jurema | odete | iara").play("0 offer dalva")
    board.play("1 amount 4", "2 amount 4", "3 amount 2")
    board.waits_for("secret_bidding", 1, 2)
    assert board.reason(f"1 amount {amount}") == reason


def test_tied_again_the_seller_keeps_it() -> None:
    board = auction("secret", THREE).play("0 offer dalva", "1 amount 4", "2 amount 4")
    board.play("1 amount 5", "2 amount 5")
    assert "still_tied" in board.told()
    assert board.decorations == [10, 10, 10]
    board.waits_for("offering", 1)


def test_who_has_no_more_stays_with_the_first_bid_unasked() -> None:
    board = auction("secret", "dalva | jurema decorations=4 | odete").play("0 offer dalva")
    board.play("1 amount 4", "2 amount 4")
    board.waits_for("secret_bidding", 2)
    board.play("2 amount 5")
    assert board.envelopes(2) == "dalva odete"


def test_unfair_losers_pay_half_rounded_down() -> None:
    board = auction("unfair", "dalva | jurema | odete | iara").play("0 offer dalva")
    board.play("1 amount 6", "2 amount 5", "3 amount 1")
    assert board.decorations == [10 + 6 + 2 + 0, 4, 8, 10]
    assert board.envelopes(1) == "dalva jurema"


def test_unfair_bid_again_and_outbid_pays_half_of_the_second_bid() -> None:
    board = auction("unfair", "dalva | jurema | odete").play("0 offer dalva")
    board.play("1 amount 4", "2 amount 4", "1 amount 8", "2 amount 7")
    assert board.decorations == [10 + 8 + 3, 2, 7]
    assert board.envelopes(1) == "dalva jurema"


def test_unfair_still_tied_pay_nothing_and_the_outbid_half() -> None:
    board = auction("unfair", "dalva | jurema | odete | iara").play("0 offer dalva")
    board.play("1 amount 6", "2 amount 6", "3 amount 4", "1 amount 7", "2 amount 7")
    assert board.decorations == [12, 10, 10, 8]
    assert board.envelopes(0) == "dalva"


# Two players: the house.


def test_the_house_opens_with_2_and_unbeaten_leaves_the_envelope_in_the_centre() -> None:
    board = auction("open", "dalva samira | jurema").play("0 offer dalva")
    assert board.reason("1 amount 2") == "too_low"
    board.play("1 pass")
    assert (board.decorations, board.state.supply) == ([12, 10], 10)
    assert "dalva" in board.centre


def test_beaten_the_house_pays_nothing() -> None:
    board = auction("open", "dalva samira | jurema").play("0 offer dalva", "1 amount 3")
    assert (board.decorations, board.state.supply) == ([13, 7], 12)


@pytest.mark.parametrize(("supply", "bid"), [(2, 2), (1, 1), (0, 0)])
def test_the_house_bids_what_it_has(supply: int, bid: int) -> None:
    board = auction("open", "dalva | jurema", f"supply {supply}").play("0 offer dalva")
    assert board.state.high == bid


def test_shared_the_active_player_buys_from_the_house() -> None:
    board = auction("shared", "samira | jurema").play("0 offer teo", "1 pass", "0 buy")
    assert (board.decorations, board.state.supply) == ([8, 10], 14)
    assert board.envelopes(0) == "samira teo"


@pytest.mark.parametrize(
    ("trade", "amount", "decorations", "supply", "winner"),
    [
        ("secret", 0, [12, 10], 10, "house"),
        ("secret", 1, [12, 10], 10, "house"),
        ("secret", 2, [12, 8], 12, "player"),
        ("unfair", 1, [12, 10], 10, "house"),
        ("unfair", 2, [13, 8], 11, "player"),
        ("unfair", 3, [14, 7], 11, "player"),
    ],
)
def test_the_house_in_secret_auctions(
    trade: str, amount: int, decorations: list[int], supply: int, winner: str
) -> None:
    board = auction(trade, "dalva samira | jurema").play("0 offer dalva", f"1 amount {amount}")
    assert (board.decorations, board.state.supply) == (decorations, supply)
    assert ("dalva" in board.centre) == (winner == "house")


def test_the_house_is_absent_at_a_fixed_price() -> None:
    board = auction("fixed", "dalva | jurema").play("0 offer dalva", "0 amount 2", "1 pass")
    assert board.state.supply == 12


# Relief.


def after_rumours(seats: str) -> Board:
    """The end of a round in which nobody has looked at anything."""
    board = Board(f"{seats} | game auction, phase rumouring, trade rumours")
    return board.play(*(f"{seat} pass" for seat in board.waiting))


def test_who_has_nothing_left_gets_one_from_each_who_has_one() -> None:
    board = after_rumours("dalva | - decorations=0 | teo decorations=0 | iara")
    assert board.decorations == [9, 2, 0, 9]
    assert board.told().count("relief") == 2


def test_an_envelope_or_a_decoration_is_not_nothing() -> None:
    board = after_rumours("dalva | - decorations=1 | teo decorations=0")
    assert board.decorations == [10, 1, 0]


def test_the_poor_are_helped_in_turn_order_and_do_not_give_to_each_other() -> None:
    board = after_rumours("dalva decorations=1 | - decorations=0 | - decorations=0")
    assert board.decorations == [0, 1, 0]


# A spent decoration stands on nobody's table.


def on_table(board: Board, seat: int) -> int:
    return sum(board.view(seat)["own"]["table"])


def test_a_decoration_that_was_paid_leaves_the_rehearsal() -> None:
    board = auction("open", THREE).play("0 offer dalva", "1 amount 4", "2 pass")
    assert [on_table(board, seat) for seat in range(3)] == [12, 6, 10]


# Free bidding: an open auction among people who play live.


FREE = "game auction, bids free, phase offering, trade open, pending 0, passed 0"


def test_played_live_anybody_may_raise_at_any_moment() -> None:
    board = Board(f"dalva | samira | teo | iara | {FREE}").play("0 offer dalva")
    board.waits_for("bidding", 1, 2, 3)
    board.play("3 amount 1", "1 amount 2")
    board.waits_for("bidding", 2, 3)
    assert board.reason("1 amount 5") == "not_your_decision"
    assert board.reason("2 amount 2") == "too_low"
    board.play("3 amount 4", "1 amount 5", "3 pass")
    board.waits_for("bidding", 2)
    assert board.reason("3 amount 9") == "not_your_decision"
    board.play("2 pass")
    assert board.envelopes(1) == "dalva samira"
    assert board.decorations == [15, 5, 10, 10]


def test_played_live_whoever_cannot_outbid_is_out_and_nobody_may_bid_at_all() -> None:
    board = Board(f"dalva | samira | teo decorations=2 | iara | {FREE}").play("0 offer dalva")
    board.play("1 amount 2")
    board.waits_for("bidding", 3)
    board.play("3 pass")
    assert board.envelopes(1) == "dalva samira"
    board.play("1 offer samira", "0 pass", "2 pass", "3 pass")
    assert "no_bid" in board.told()
    board.waits_for("offering", 2)


def test_free_bidding_gives_half_a_minute_for_each_bid() -> None:
    """How it is counted, and that it is, at a table: tests/server/test_hurry.py."""
    board = Board(f"dalva | samira | teo | iara | {FREE}")
    assert hurry(board.state) is None
    opened = hurry(board.play("0 offer dalva").state)
    assert opened == (30, PASS, 0)
    assert hurry(board.play("1 pass").state) == opened, "to pass gives nobody new time"
    bid = hurry(board.play("2 amount 1").state)
    assert bid is not None
    assert bid != opened, "a bid does"
    assert hurry(board.play("3 pass").state) is None, "sold"


def test_the_other_auctions_keep_their_order_in_live_play() -> None:
    rest = FREE.replace("trade open", "trade single")
    board = Board(f"dalva | samira | teo | iara | {rest}").play("0 offer dalva")
    board.waits_for("bidding", 1)
