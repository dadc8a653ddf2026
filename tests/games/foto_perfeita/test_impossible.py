"""Positions that no game can come to are refused, each with its reason."""

from typing import Any

import pytest

from ludoteca.games.foto_perfeita import GAME
from ludoteca.games.foto_perfeita.notation import read_position
from ludoteca.kernel.fields import DamagedPosition

DANCE = "used 1 0 0 0 0 0 0 0 0 0 0 0, normals_left 5, trade dance"


def reason(notation: str, **fields: Any) -> str:
    """Why the position of a text, with other numbers in some fields, is not loaded."""
    with pytest.raises(DamagedPosition) as caught:
        GAME.load({**read_position(notation).dump(), **fields})
    return str(caught.value)


def test_a_position_that_can_be_is_loaded() -> None:
    for text in (
        "dalva iara | samira teo | phase looking",
        f"dalva iara | samira teo | {DANCE}, phase keeping",
    ):
        data = read_position(text).dump()
        assert GAME.load(data).dump() == data


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("dalva | samira | round 6", "the phase is 0 after 6 rounds"),
        ("dalva | samira | phase photo", "the phase is 14 after 0 rounds"),
        ("dalva | samira | round 1", "0 trades are turned up in round 2"),
        ("dalva | samira | phase keeping", "0 trades are turned up in round 1"),
        (f"dalva | samira | {DANCE}", "1 trades are turned up in round 1"),
        (
            f"dalva | samira | {DANCE}, trade gifts, phase giving",
            "the trade under way is not turned up",
        ),
        ("dalva | samira | pending", "nobody owes a decision, or somebody does after the end"),
        (f"dalva | samira | {DANCE}, phase giving", "phase 4 does not belong to trade 0"),
        (f"dalva | samira | {DANCE}, phase offering, pending 0", "phase 8 does not belong to"),
        (f"dalva | samira | {DANCE}, phase keeping, active 1", "seat 1 is active out of turn"),
        (
            f"dalva | samira | {DANCE}, phase keeping, turn 2",
            "everybody has been active in this trade",
        ),
        (f"dalva choice=0 | samira | {DANCE}, phase keeping", "seat 0 has chosen"),
        ("dalva | samira choice=3 | phase looking", "seat 1 has chosen what it cannot"),
        ("dalva hand=2 | samira | phase looking", "seat 0 moves nobody"),
        ("dalva picked=dalva | samira | phase looking", "seat 0 moves nobody"),
        ("dalva hand=1 | samira | pending 1", "seat 0 is busy with its set out of time"),
        (
            "dalva floor=dalva@23,iara@23.0 | samira | phase looking",
            "two guests of seat 0 stand on one space",
        ),
    ],
)
def test_what_belongs_together_is_together(notation: str, said: str) -> None:
    assert reason(notation).startswith(said)


AUCTION = (
    "dalva iara | samira teo | game auction, used 0 0 0 0 0 0 1 0 0 0 0 0, auctions_left 2,"
    " trade open, phase bidding, lot dalva, pending 1, passed 0, supply 12"
)
NEXT = f"dalva iara | samira teo | {DANCE}, round 1, starter 1"  # the look after the dance
PHOTO = (
    "dalva iara | samira teo | used 1 1 2 0 2 0 0 0 0 0 0 0, normals_left 0, trade rumours,"
    " round 6, phase photo"
)


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        # Whose turn it is in a trade, and between two.
        (f"dalva iara | samira teo | {DANCE}, phase keeping, turn 1", "trade 0 is of all at once"),
        ("dalva | samira | active 1", "seat 1 is active in no trade"),
        ("dalva | samira | turn 2", "2 seats were active in trade -1"),
        (f"{NEXT}, active 1", "seat 1 is active in no trade"),
        (f"{NEXT}, turn 2", "2 seats were active in trade 0"),
        # What belongs to one step.
        ("dalva | samira | taken 1", "envelopes are taken, and nobody takes any"),
        ("dalva | samira votes=0 |", "seat 1 has voted before the vote is over"),
        ("dalva tables=1 | samira |", "the table of seat 0 was changed before the photo"),
        ("dalva | samira cameras=0.0.0.0.0.0 |", "the camera of seat 1 was moved before the photo"),
        ("dalva | samira | lot dalva", "an envelope is on offer out of an auction"),
        ("dalva | samira | fresh dalva", "an envelope was won, and nobody has just won one"),
        (f"{AUCTION}, fresh odete", "an envelope was won, and nobody has just won one"),
        ("dalva | samira | announced 1 0 0 0 0 0 0 0 0 0 0 0 0 0", "a VIP card was announced, and"),
        # Bids.
        ("dalva | samira | high 1", "somebody has bid, and there was no auction"),
        ("dalva | samira | passed 1", "somebody has bid, and there was no auction"),
        ("dalva | samira | high_bidder 1", "somebody has bid, and there was no auction"),
        ("dalva | samira | rebid 1", "bids are made once more, and nobody is tied"),
        ("dalva | samira | tied 0 1", "bids are made once more, and nobody is tied"),
        (
            f"{AUCTION}, phase offering, lot none, pending 0, high 1",
            "somebody has bid, and nothing",
        ),
        ("dalva | samira | tied 0", "bids are made once more, and nobody is tied"),
        # The end.
        (
            f"{PHOTO.replace('| samira', 'floor=dalva@23 | samira')}, phase voting, tied 0 1",
            "the seats that are tied are not those in first place",
        ),
        (
            f"{PHOTO}, phase over, pending, tied 0 1",
            "seat 0 has voted for nobody who was tied, or has not voted",
        ),
        # What lies open.
        ("dalva open=samira seen=samira | samira |", "an envelope lies open before seat 0 that it"),
        ("dalva open=dalva seen=dalva | samira | pending 1", "an envelope lies open before seat 0"),
        (
            "dalva seen=teo | samira seen=teo | public_open teo, public_seen teo",
            "an envelope lies open before everybody out of time",
        ),
        # Rounds to come.
        (
            f"{AUCTION}, announced 2 0 0 0 0 0 0 0 0 0 0 0 0 0",
            "a VIP card was announced in a round",
        ),
        ("dalva vip=dalva@1 | samira |", "the VIP card of seat 0 was put in in a round to come"),
        (
            f"dalva seen=dalva held=2{'.0' * 13} | samira |",
            "seat 0 has looked into an envelope in a round to come",
        ),
        (
            f"dalva seen=dalva looks=8{'.0' * 13} | samira |",
            "seat 0 has looked into an envelope in a round to come",
        ),
    ],
)
def test_what_means_nothing_now_is_as_if_nothing_had_been(notation: str, said: str) -> None:
    assert reason(notation).startswith(said)


@pytest.mark.parametrize(
    ("notation", "active", "table"),
    [
        ("dalva | samira |", 0, 1023),
        ("dalva | samira | starter 1", 1, 1023),
        (NEXT, 0, 1023),
        (PHOTO, 1, 1023),
        (AUCTION, 0, 1023),
        (f"{AUCTION}, turn 1, lot samira, pending 0, passed 1", 1, 1023),
        ("dalva decorations=7 | samira decorations=13 |", 0, 127),
    ],
)
def test_who_is_active_and_what_is_on_the_table_need_not_be_said(
    notation: str, active: int, table: int
) -> None:
    data: Any = read_position(notation).dump()
    assert GAME.load(data).dump() == data
    assert (data["active"], data["tables"][0]) == (active, table)


def test_what_lies_open_was_seen() -> None:
    text = "dalva iara | samira teo | phase looking"
    data: Any = read_position(text).dump()
    assert reason(text, open=[1, 0], seen=[0, 0]) == "seat 0 has not seen what lies open before it"
    assert reason(text, public_seen=1, seen=[1, 0]).startswith("seat 1 has not seen")
    assert reason(text, public_open=1).startswith("nobody has seen what lies open before all")
    held = [1 - number for number in data["held"]]
    assert reason(text, held=held, seen=[0, 0]).startswith("seat 0 has looked into an envelope")


def test_what_is_on_offer_is_the_sellers_and_bids_are_covered() -> None:
    auction = AUCTION
    data = read_position(auction).dump()
    assert GAME.load(data).dump() == data
    assert reason(auction, lot=-1) == "no envelope is on offer"
    assert reason(auction.replace("lot dalva", "lot samira")).startswith("the envelope on offer")
    assert reason(auction, high=11, high_bidder=1) == "seat 1 bids more than it has"
    assert reason(auction, high=13, high_bidder=-2) == "the house bids more than it has"
    assert reason(auction, pending=1) == "the seller bids for its own envelope"
    assert reason(auction, passed=0) == "the seller bids for its own envelope"
    assert reason(auction, passed=3) == "somebody bids who has passed"
    assert reason(auction, high=3, high_bidder=1) == "the highest bidder is asked again"


def test_who_is_asked_what_to_take_has_a_choice() -> None:
    """A centre of two, or what is left of it, is taken without asking."""
    seven, five = "dalva samira jurema ingrid odete iara anselmo", "joaquim tobias kaue renato teo"
    partner = "used 0 1 0 0 0 0 0 0 0 0 0 0, normals_left 5, trade partner, phase taking, pending 0"
    said = "there is no choice of what to take"
    assert reason(f"{seven} | {five} farofa | {partner}") == said
    assert reason(f"{seven} | {five} | {partner}") == said
    for text in (
        f"{seven} | joaquim tobias kaue renato | {partner}",
        f"{seven} | {five} | {partner}, taken 1",
    ):
        data = read_position(text).dump()
        assert GAME.load(data).dump() == data
