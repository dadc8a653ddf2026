"""Checklist 22-27: the six trades, each at its boundaries."""

import pytest

from tests.games.foto_perfeita.board import Board

pytestmark = pytest.mark.pure

THREE = "dalva samira | jurema ingrid | odete iara | phase {}, trade {}"


def test_dance_keeps_one_and_deals_back_as_many_as_were_given() -> None:
    board = Board("dalva samira jurema | ingrid odete | iara | phase keeping, trade dance, seed 3")
    board.play("0 keep dalva", "1 keep odete", "2 keep iara")
    assert [len(board.envelopes(seat).split()) for seat in range(3)] == [3, 2, 1]
    assert "dalva" in board.envelopes(0)
    assert "odete" in board.envelopes(1)
    assert board.envelopes(2) == "iara"
    board.waits_for("looking", 0, 1, 2)


def test_dance_is_secret_until_all_have_chosen() -> None:
    board = Board(THREE.format("keeping", "dance")).play("0 keep dalva")
    board.waits_for("keeping", 1, 2)
    assert board.told() == []
    assert board.view(1)["last"] == [-1, -1, -1]
    assert board.reason("1 keep dalva") == "not_yours"


@pytest.mark.parametrize(
    ("phase", "trade", "choice"),
    [
        ("giving", "gifts", "to_left"),
        ("rumouring", "rumours", "look teo"),
        ("rumouring", "rumours", "pass"),
        ("stealing", "theft", "take jurema"),
        ("sharing", "shared", "give dalva"),
        ("paying", "fixed", "buy"),
        ("paying", "fixed", "pass"),
    ],
)
def test_what_all_decide_at_once_is_unseen_until_all_have(
    phase: str, trade: str, choice: str
) -> None:
    price = "lot odete, high 2, active 2, turn 2, pending 0 1, passed 2"
    rest = price if phase == "paying" else "pending 0 1 2"
    board = Board(f"dalva | jurema ingrid | odete iara | phase {phase}, trade {trade}, {rest}")
    before = board.view(1)
    board.play(f"0 {choice}")
    assert board.told() == []
    after = board.view(1)
    assert after.pop("waiting") == [seat for seat in before.pop("waiting") if seat != 0]
    assert after == before


def test_partner_takes_two_of_the_centre_and_returns_two() -> None:
    board = Board("dalva samira | jurema | phase taking, trade partner, pending 0")
    assert board.reason("0 take jurema") == "not_in_centre"
    board.play("0 take teo", "0 take adao")
    board.waits_for("returning", 0)
    board.play("0 give teo", "0 give dalva")
    assert board.envelopes(0) == "samira adao"
    board.waits_for("taking", 1)


def test_partner_goes_round_from_the_starter() -> None:
    rest = "phase taking, trade partner, starter 2, active 2, pending 2"
    board = Board(f"dalva samira | jurema ingrid | odete iara | {rest}")
    for seat in (2, 0, 1):
        board.waits_for("taking", seat)
        board.play(f"{seat} take teo", f"{seat} take adao", f"{seat} give teo", f"{seat} give adao")
    board.waits_for("looking", 0, 1, 2)


def test_partner_takes_all_of_a_centre_of_two_unasked() -> None:
    seats = "dalva samira farofa adao | odete iara anselmo joaquim | tobias kaue renato teo"
    board = Board(f"{seats} jurema ingrid | phase returning, trade partner, taken 2, pending 0")
    board.play("0 give dalva", "0 give samira")
    assert board.envelopes(1) == "dalva samira odete iara anselmo joaquim"
    board.waits_for("returning", 1)


def test_partner_with_one_in_the_centre_returns_one() -> None:
    board = Board("dalva samira | jurema | phase returning, trade partner, taken 1, pending 0")
    board.play("0 give samira")
    assert board.envelopes(0) == "dalva"
    board.waits_for("taking", 1)


def test_gifts_go_to_both_neighbours_at_once() -> None:
    board = Board(THREE.format("giving", "gifts"))
    board.play("0 give dalva")
    assert board.reason("0 give dalva") == "already_given"
    board.play("0 give samira", "1 give jurema", "1 give ingrid", "2 give odete")
    assert board.envelopes(0) == "dalva samira"
    board.play("2 give iara")
    assert board.envelopes(0) == "ingrid odete"
    assert board.envelopes(1) == "dalva iara"
    assert board.envelopes(2) == "samira jurema"


@pytest.mark.parametrize(("side", "seat"), [("to_left", 1), ("to_right", 2)])
def test_a_single_gift_goes_to_the_side_one_chooses(side: str, seat: int) -> None:
    board = Board("dalva | jurema ingrid | odete iara | phase giving, trade gifts")
    assert board.reason("0 give dalva") == "not_now"
    assert board.reason("1 to_left") == "not_now"
    board.play(f"0 {side}", "1 give jurema", "1 give ingrid", "2 give odete", "2 give iara")
    assert "dalva" in board.envelopes(seat)


def test_two_players_give_one_gift_each() -> None:
    board = Board("dalva samira | jurema ingrid | phase giving, trade gifts")
    board.play("0 give dalva", "1 give jurema")
    assert (board.envelopes(0), board.envelopes(1)) == ("samira jurema", "dalva ingrid")


def turned_up(trade: str, seats: str, rest: str = "") -> Board:
    """A board on which closing the envelopes turns up this trade."""
    for seed in range(300):
        board = Board(f"{seats} | {rest}, seed {seed}").done()
        if board.view(None)["trade"] == trade:
            return board
    raise AssertionError(trade)


def test_revelations_open_two_of_the_centre_to_everybody_but_no_vip_card() -> None:
    board = turned_up("revelations", "dalva samira vip=teo@0 | jurema ingrid")
    opened = [guest for guest in board.centre.split() if board.sees(None, guest)]
    assert len(opened) == 2
    assert all(board.sees(seat, guest) for seat in (0, 1) for guest in opened)
    assert board.told().count("reveals") == 2
    assert all(board.vips(1, guest) is None for guest in opened)


def test_revelations_with_one_in_the_centre_open_that_one() -> None:
    seats = "dalva samira jurema ingrid odete iara anselmo | joaquim tobias kaue renato teo farofa"
    board = turned_up("revelations", seats)
    assert board.told().count("reveals") == 1
    assert board.sees(0, "adao")


def test_rumours_look_into_any_envelope_but_ones_own() -> None:
    board = Board("dalva vip=dalva | samira | phase rumouring, trade rumours")
    assert board.reason("0 look dalva") == "own_envelope"
    board.play("1 look dalva")
    assert not board.sees(1, "dalva")
    board.play("0 pass")
    assert board.sees(1, "dalva")
    assert board.vips(1, "dalva") == 1
    assert not board.sees(0, "teo")
    assert board.envelopes(0) == "dalva"


def test_several_may_hear_the_same_rumour() -> None:
    board = Board("dalva | samira | iara | phase rumouring, trade rumours")
    board.play("0 look teo", "1 look teo", "2 look dalva")
    assert [board.sees(seat, "teo") for seat in range(3)] == [True, True, False]


def test_theft_takes_from_the_left_what_was_there_before() -> None:
    board = Board(THREE.format("stealing", "theft"))
    assert board.reason("0 take odete") == "not_neighbours"  # seat 1 may just be taking it
    board.play("0 take jurema", "1 take odete", "2 take samira")
    assert board.envelopes(0) == "dalva jurema"
    assert board.envelopes(1) == "ingrid odete"
    assert board.envelopes(2) == "samira iara"


def test_theft_of_the_only_envelope_is_not_asked_and_of_none_does_nothing() -> None:
    board = turned_up("theft", "dalva | samira iara | -")
    board.waits_for("stealing", 0)
    board.play("0 take iara")
    assert [board.envelopes(seat) for seat in range(3)] == ["iara", "samira", "dalva"]
