"""The rules of Foto Perfeita most easily got wrong, each played by hand."""

from typing import Any

from ludoteca import Table
from tests.second_reading.foto_photo import GUESTS
from tests.second_reading.hand import go_on, offered, play, view

THREE = "dalva samira | jurema | odete"
LAST_LOOK = "phase photo, round 6, normals_left 0, trade theft, used 1 1 1 1 1 1 0 0 0 0 0 0"


TRADES = "dance partner gifts revelations rumours theft open shared single fixed secret unfair"


def turned_up(trade: str) -> str:
    """A trade card of the first round, and what is left of both kinds with auctions."""
    used = " ".join(str(int(name == trade)) for name in TRADES.split())
    normal = TRADES.split().index(trade) < 6
    left = f"normals_left {3 - normal}, auctions_left {2 + normal}"
    return f"game auction, trade {trade}, used {used}, {left}"


def at(position: str, *moves: str) -> Table:
    return play("foto_perfeita", position, *moves)


def auction(trade: str, seats: str, *moves: str) -> Table:
    """Ana offers Dalva's envelope."""
    asked = f"{turned_up(trade)}, phase offering, pending 0, passed 0"
    return at(f"{seats} | {asked}", "0: offer dalva", *moves)


def envelopes(table: Table, seat: int) -> set[str]:
    holders = (envelope["holder"] for envelope in view(table)["envelopes"])
    return {guest for guest, holder in zip(GUESTS, holders, strict=True) if holder == seat}


def decorations(table: Table) -> list[int]:
    return list(view(table)["decorations"])


def judged(floor: str, cards: str, vips: str = "") -> Any:
    """Ana's points for her guests once all photos are taken, with these cards in envelopes."""
    seats = f"- floor={floor} tables=0 {vips} | - tables=0"
    table = at(f"{seats} | {LAST_LOOK}, cards {cards}")
    while not table.over:
        seat = table.waiting[0]
        go_on(table, f"{seat}: " + ("shutter" if "shutter" in offered(table) else "vote 0"))
    return view(table)["scores"][0]["guests"]


def test_1_an_envelope_won_stays_shut_and_unsold_until_the_next_round() -> None:
    """“Leilões”, IMPORTANTE: not looked at before the next round, not auctioned in this one."""
    table = auction("single", THREE, "1: amount 3", "2: pass")
    assert envelopes(table, 1) == {"dalva", "jurema"}
    assert decorations(table) == [13, 7, 10], "the winner pays the seller, the others nothing"
    assert "cards" not in view(table, 1)["envelopes"][GUESTS.index("dalva")]
    assert "offer dalva" not in offered(table, 1)


def test_2_a_single_bid_goes_round_once_from_the_left() -> None:
    """“Leilão de Lance Único”: each other player bids once, the highest buys."""
    table = auction("single", THREE, "1: amount 3")
    assert table.waiting == (2,)
    go_on(table, "2: amount 4")
    assert envelopes(table, 2) == {"dalva", "odete"}, "and Bia is not asked again"


def test_3_a_secret_tie_is_bid_again_not_below_and_then_kept() -> None:
    """“Leilão Secreto”: the tied bid again, at least as much; tied again, the seller keeps it."""
    table = auction("secret", THREE, "1: amount 4", "2: amount 4")
    assert set(table.waiting) == {1, 2}
    assert "amount 3" not in offered(table, 1)
    assert "amount 4" in offered(table, 1)
    go_on(table, "1: amount 5")
    go_on(table, "2: amount 5")
    assert envelopes(table, 0) == {"dalva", "samira"}
    assert decorations(table) == [10, 10, 10]
    poor = auction(
        "secret",
        "dalva samira decorations=16 | jurema | odete decorations=4",
        "1: amount 4",
        "2: amount 4",
    )
    assert poor.waiting == (1,), "who has no more stays with it, unasked"
    go_on(poor, "1: amount 4")
    assert envelopes(poor, 0) == {"dalva", "samira"}


def test_4_in_the_unfair_one_losers_pay_half_rounded_down() -> None:
    """“Leilão Secreto Injusto”: every loser pays half of the bid, rounded down."""
    table = auction("unfair", THREE, "1: amount 5", "2: amount 7")
    assert decorations(table) == [19, 8, 3]


def test_5_in_the_shared_one_the_active_player_sells_or_buys_at_the_bid() -> None:
    """“Leilão Compartilhado”: buy by paying the highest bidder exactly the bid; too poor: sell."""
    position = f"{THREE} | {turned_up('shared')}, phase sharing, passed 0"
    table = at(position, "0: give samira", "1: give jurema", "2: give odete", "0: offer jurema")
    go_on(table, "1: amount 4")
    go_on(table, "2: pass")
    assert offered(table, 0) == ["buy", "sell"]
    go_on(table, "0: buy")
    assert envelopes(table, 0) == {"dalva", "jurema"}
    assert decorations(table)[:2] == [6, 14]


def test_6_at_a_fixed_price_everybody_who_pays_looks_and_the_envelope_stays() -> None:
    """“Leilão de Preço Fixo”: the payer looks at once; it stays with the active player."""
    table = auction("fixed", THREE, "0: amount 2", "1: buy")
    assert envelopes(table, 0) == {"dalva", "samira"}
    go_on(table, "2: pass")
    assert decorations(table) == [12, 8, 10]
    assert "cards" in view(table, 1)["envelopes"][GUESTS.index("dalva")]
    assert "cards" not in view(table, 2)["envelopes"][GUESTS.index("dalva")]


def test_7_theft_takes_from_the_left_what_was_there_before() -> None:
    """“Roubo”: all at once, from the left neighbour, not what that one is just taking."""
    table = at(f"{THREE} | {turned_up('theft')}, phase stealing")
    assert offered(table, 2) == ["take dalva", "take samira"]
    for move in ("0: take jurema", "1: take odete", "2: take dalva"):
        go_on(table, move)
    assert envelopes(table, 0) == {"samira", "jurema"}
    assert (envelopes(table, 1), envelopes(table, 2)) == ({"odete"}, {"dalva"})


def test_8_beside_is_along_an_edge_and_copies_count_each() -> None:
    """“Cartas de Preferência”: an edge, not a corner; three copies met are 6 points."""
    edge = judged("dalva@33,teo@32", "dalva=by-teo+row3+row3")
    assert (len(edge["dalva"]["met"]), edge["dalva"]["points"]) == (3, 6)
    corner = judged("dalva@33,teo@42", "dalva=by-teo+row3+row3")
    assert (len(corner["dalva"]["met"]), corner["dalva"]["points"]) == (2, 3)


def test_9_points_for_0_to_3_and_a_vip_card_counts_the_guest_again() -> None:
    """“Pontuação”: -3, 1, 3, 6; each VIP card scores the guest once more, negative too."""
    for row, points in (("row1+row2+row4", -3), ("row3+row1+row2", 1), ("row3+row3+row1", 3)):
        assert judged("dalva@33", f"dalva={row}")["dalva"]["points"] == points
    twice = judged("dalva@33", "dalva=row1+row2+row4", "vip=dalva@0")
    assert twice["dalva"]["points"] == -6


def test_10_not_beside_a_man_across_a_corner_and_the_dog_is_none() -> None:
    """“Eu não quero estar ao lado de um homem”: diagonal is fine, dog and plant never count."""
    beside = judged("dalva@33,teo@32", "dalva=no-men+row3+row3")
    across = judged("dalva@33,teo@42", "dalva=no-men+row3+row3")
    dog = judged("dalva@33,farofa@32", "dalva=no-men+row3+row3")
    assert [len(one["dalva"]["met"]) for one in (beside, across, dog)] == [2, 3, 3]


def photographed(ana: str, bia: str) -> Table:
    """The end of a game, or the vote, once both have taken their photos; their points are equal."""
    cards = "dalva=by-teo+row3+row3 teo=row1+row2+column5 jurema=row4+row4+row2"
    table = at(f"{ana} tables=0 | {bia} tables=0 | {LAST_LOOK}, cards {cards}")
    go_on(table, "0: shutter")
    go_on(table, "1: shutter")
    assert table.scores[0] == table.scores[1]
    return table


def test_11_ties_are_broken_by_guests_then_envelopes_then_a_vote() -> None:
    """“Pontuação”: more figures in the photo, then more envelopes, then everybody votes."""
    two, one = "floor=dalva@33,teo@32", "floor=jurema@43"  # 6 - 3 points, and 3
    assert photographed(f"- {two}", f"samira odete {one}").winners == [0], "guests before envelopes"
    assert photographed(f"samira {one}", f"iara odete {one}").winners == [1]
    vote = photographed(f"samira {one}", f"odete {one}")
    assert not vote.over
    assert offered(vote, 0) == ["vote 0", "vote 1"]
