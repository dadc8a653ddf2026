"""Bots arrange by search on the judge with what they know, and bid by what it is worth to them."""

import pytest

from ludoteca import bots
from ludoteca.bots import decide
from ludoteca.build import compiled
from ludoteca.games.foto_perfeita import GAME
from ludoteca.games.foto_perfeita.cards import CARD_CODES
from ludoteca.games.foto_perfeita.scene import GUEST_CODES, OFFSETS
from ludoteca.games.foto_perfeita.staging import MOST_JUDGED, Staging, known_points, staging_for
from ludoteca.games.foto_perfeita.state import Position
from ludoteca.kernel.bits import bits_of, count_bits
from ludoteca.kernel.random import Random
from tests.games.foto_perfeita.board import Board

END = "phase photo, round 6, normals_left 0"
FOUR = ("dalva", "samira", "teo", "iara")
ONE_POINT = "cards dalva=row1+row2+column1 adao=row3+row2+column5"
HIDING = "ingrid=row4+faceless+faceless jurema=row3+clear+hide-ingrid"
AUCTION = "game auction, phase offering, pending 0, passed 0"


def knowing(*guests: str) -> str:
    """A seat that has looked into these envelopes."""
    return f"seen={bits_of([GUEST_CODES.index(guest) for guest in guests])}"


def planned(*guests: str, cards: str = "") -> Staging:
    board = Board(f"- {knowing(*guests)} | - | {END}, cards {cards}")
    return staging_for(board.state, 0)


def spaces(plan: Staging) -> dict[str, int]:
    """Where the guests of a plan stand."""
    return {
        GUEST_CODES[guest]: spot // OFFSETS for guest, spot in enumerate(plan.floor) if spot >= 0
    }


def answer(board: Board, seat: int, level: str = "legend") -> str:
    """What a bot does."""
    return GAME.vocabulary.write(decide(bots.make(level, 1), board.state, seat))


def play_photo(board: Board, seat: int, level: str = "legend") -> list[str]:
    """Let a bot take its photo; all that it did."""
    done = []
    while seat in board.waiting and board.phase == "photo":
        done.append(answer(board, seat, level))
        board.state.apply(seat, GAME.vocabulary.read(done[-1]))
    return done


def amount(board: Board, seat: int = 1) -> int:
    """What a bot bids; 0 if it passes."""
    kind, _, number = answer(board, seat).partition(" ")
    return int(number) if kind == "amount" else 0


# The photo.


def test_a_plan_meets_all_that_can_be_met_together() -> None:
    plan = planned("dalva", "teo", cards="dalva=row4+column1+by-teo teo=row3+no-women+clear")
    assert plan.points == 6 + 3, "Teo would have to do without Dalva beside him"
    assert spaces(plan)["teo"] != spaces(plan)["dalva"]


def test_a_plan_hides_a_face_where_the_judge_says_it_is_hidden() -> None:
    plan = planned("ingrid", "jurema", cards=HIDING)
    assert plan.points == 12


def test_a_plan_brings_in_a_guest_nobody_knows_where_a_known_one_wants_company() -> None:
    cards = "dalva=row4+column1+by-teo"
    plan = planned("dalva", cards=cards)
    assert plan.points == 6
    assert set(spaces(plan)) == {"dalva", "teo"}


def test_whoever_knows_nothing_places_nobody() -> None:
    assert planned().points == 0
    assert spaces(planned()) == {}


def test_a_plan_does_not_depend_on_what_was_never_seen() -> None:
    cards = "dalva=row4+column1+by-teo"
    one = planned("dalva", cards=cards)
    other = planned("dalva", cards=f"{cards} teo=row1+row2+row2 samira=clear+clear+clear")
    assert list(one.floor) == list(other.floor)


def test_a_search_takes_a_bounded_number_of_photos() -> None:
    plan = planned(*GUEST_CODES)
    assert 0 < plan.judged <= MOST_JUDGED + 6, "one more for every start at most"
    assert plan.points > 14, "more than a point a guest"


def test_a_bot_carries_out_its_plan_without_a_detour() -> None:
    board = Board(f"- {knowing(*FOUR)} | - | {END}")
    plan = staging_for(board.state, 0)
    done = play_photo(board, 0, "legend1")
    assert known_points(board.state, 0, False) >= plan.points > 0
    assert done[-1] == "shutter"
    standing = count_bits(board.state.placed(0))
    assert len(done) == 3 * standing + 1, "fetched, taken and put down, each once"


def dealt(seed: int) -> str:
    """The preferences of a new game."""
    state = GAME.new(2, Random(seed))
    assert isinstance(state, Position)
    codes = [CARD_CODES[card] for card in state.cards]
    return " ".join(
        f"{guest}={'+'.join(codes[3 * place : 3 * place + 3])}"
        for place, guest in enumerate(GUEST_CODES)
    )


# Interpreted, the photos of a legend would take minutes.
@pytest.mark.parametrize("level", ["veteran", "legend" if compiled() else "legend1"])
def test_who_has_seen_more_envelopes_takes_a_better_photo(level: str) -> None:
    points = [0, 0]
    for seed in range(3):
        more, less = knowing(*FOUR, "odete", "adao", "jurema"), knowing(*FOUR)
        board = Board(f"- {more} | - {less} | {END}, cards {dealt(seed)}")
        for seat in (0, 1):
            play_photo(board, seat, level)
        for seat, score in enumerate(board.state.scores()):
            points[seat] += score
    assert points[0] > points[1]


# Auctions.


def offered(trade: str, seats: str, rest: str = "") -> Board:
    """Seat 0 has put Dalva up for auction."""
    return Board(f"{seats} | {AUCTION}, trade {trade}, {rest}").play("0 offer dalva")


@pytest.mark.parametrize("trade", ["open", "single", "secret", "unfair"])
def test_a_bid_rises_with_the_worth_of_the_envelope(trade: str) -> None:
    unseen = offered(trade, "dalva samira | jurema | odete")
    seen = offered(trade, f"dalva samira | jurema {knowing('dalva')} | odete")
    assert amount(seen) == 0, "there is nothing to be learnt"
    assert 0 < amount(unseen) < 10


@pytest.mark.parametrize("trade", ["single", "secret"])
def test_a_vip_card_that_was_announced_makes_a_bot_bid_more(trade: str) -> None:
    plain = offered(trade, "dalva samira | jurema | odete")
    announced = Board(f"dalva vip=dalva | jurema | odete | {AUCTION}, trade {trade}")
    announced.play("0 offer_vip dalva")
    assert amount(announced) > amount(plain)


@pytest.mark.parametrize("trade", ["open", "single", "secret", "unfair"])
@pytest.mark.parametrize("purse", [1, 2, 4])
@pytest.mark.parametrize("level", bots.names())
def test_a_bot_never_bids_more_than_it_has(trade: str, purse: int, level: str) -> None:
    board = offered(trade, f"dalva samira | jurema decorations={purse} | odete decorations=0")
    for seed in range(5):
        action = decide(bots.make(level, seed), board.state, 1)
        kind, _, bid = GAME.vocabulary.write(action).partition(" ")
        assert kind == "pass" or int(bid) <= purse


def test_a_bot_does_not_go_beyond_what_an_envelope_is_worth() -> None:
    board = offered("open", "dalva samira | jurema | odete").play("1 amount 8")
    assert answer(board, 2) == "pass"


@pytest.mark.parametrize(("price", "does"), [(1, "buy"), (4, "buy"), (9, "pass")])
def test_a_look_is_paid_for_if_it_is_worth_the_price(price: int, does: str) -> None:
    board = offered("fixed", "dalva | jurema | odete").play(f"0 amount {price}")
    assert answer(board, 1) == does


def test_nobody_pays_for_what_they_have_seen() -> None:
    board = offered("fixed", f"dalva | jurema {knowing('dalva')} | odete").play("0 amount 1")
    assert answer(board, 1) == "pass"


def test_a_price_is_one_that_others_will_pay() -> None:
    assert 1 < amount(offered("fixed", "dalva | jurema | odete"), 0) <= 6


KINDLY = "cards dalva=row1+row2+row3 samira=row4+left+clear"


@pytest.mark.parametrize("level", ["veteran", "master", "legend1"])
def test_the_vip_card_is_kept_for_the_last_look(level: str) -> None:
    """Of 360 games whoever keeps it wins 36 %, whoever puts it in at the first look 31 %."""
    board = Board(f"dalva samira {knowing('dalva', 'samira')} | teo | {KINDLY}")
    assert answer(board, 0, level) == "done"


@pytest.mark.parametrize("others", ["", "1 shutter"])
def test_the_vip_card_goes_where_all_is_met(others: str) -> None:
    """At the last look, whether others are still at it or have all pressed the shutter."""
    guests = f"dalva samira {knowing('dalva', 'samira')} floor=dalva@22,samira@41"
    board = Board(f"{guests} | teo floor=teo@22 | {END}, {KINDLY}")
    if others:
        board.play(others)
    assert "vip samira" in play_photo(board, 0, "master")


@pytest.mark.parametrize("last", [False, True])
def test_bots_vote_for_the_photo_with_the_most_faces(last: bool) -> None:
    board = Board(f"dalva floor=dalva@41 | odete floor=adao@45 | teo | {END}, {ONE_POINT}")
    board.play("0 shutter", "1 shutter", "2 shutter")
    board.waits_for("voting", 0, 1, 2)
    if last:
        board.play("0 vote 1", "1 vote 1")
    for seed in range(6):
        action = decide(bots.make("veteran", seed), board.state, 2)
        assert GAME.vocabulary.write(action) == "vote 0", "the plant has no face"
