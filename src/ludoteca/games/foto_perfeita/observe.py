# compiled: mypyc
"""Foto Perfeita in numbers, as layout.py names them: the table, one's own screen and memory."""

from typing import Final

from ludoteca.games.foto_perfeita.cards import IN_ENVELOPE, ROUNDS, TRADES
from ludoteca.games.foto_perfeita.scene import CAMERA_PARTS, GUESTS, OFFSETS, SLOTS
from ludoteca.games.foto_perfeita.scoring import score
from ludoteca.games.foto_perfeita.state import AUCTION_GAME, FREE_BIDS, HOUSE, NOWHERE, Position
from ludoteca.kernel.native import i64
from ludoteca.kernel.observation import Observation

BY_THE_HOUSE: Final[i64] = 1
SAID_IN: Final[i64] = 7  # rounds in which an envelope may be said to hold a VIP card


def observe(position: Position, seat: i64, out: Observation) -> None:
    """Write what a seat observes."""
    players = position.players
    out.add(position.phase)
    out.add_seats(position.waiting(), seat, players)
    out.add(position.round if position.round < ROUNDS else ROUNDS - 1)
    out.add((position.starter - seat + players) % players)
    out.add((position.active - seat + players) % players)
    out.add(position.trade + 1)
    out.add_row(position.used, 0, TRADES, 0)
    out.add(position.normals_left + position.auctions_left)
    out.add(position.settings[AUCTION_GAME])
    out.add(position.settings[FREE_BIDS])
    out.add_by_seat(position.decorations, seat, players, 1, 0)
    out.add(position.supply)
    out.add(position.taken)
    out.add_by_seat(position.last, seat, players, 1, 1)
    out.add_by_seat(position.last2, seat, players, 1, 1)
    observe_auction(position, seat, out)
    observe_envelopes(position, seat, out)
    observe_screen(position, seat, out)
    observe_count(position, seat, out)


def observe_auction(position: Position, seat: i64, out: Observation) -> None:
    """The envelope on offer and the bidding; zeros where there is none."""
    players = position.players
    on = position.lot >= 0
    out.add(position.lot + 1)
    out.add(position.high if on else 0)
    bidder = position.high_bidder
    if not on or bidder < HOUSE or bidder == -1:
        out.add(0)
    elif bidder == HOUSE:
        out.add(BY_THE_HOUSE)
    else:
        out.add(2 + (bidder - seat + players) % players)
    out.add_seats(position.passed if on else 0, seat, players)
    out.add(position.rebid if on else 0)
    tied = on or position.is_shown()
    out.add_seats(position.tied if tied else 0, seat, players)


def observe_envelopes(position: Position, seat: i64, out: Observation) -> None:
    """Who holds each envelope, what is said of it, and what this seat has seen in it."""
    everything = position.is_shown()
    known = position.seen[seat] | position.open[seat] | position.public_open | position.public_seen
    revealed = position.public_open if (position.pending >> seat) & 1 == 1 else 0
    for guest in range(GUESTS):
        out.add_seat(position.holder[guest], seat, position.players)
    out.add_flags(position.fresh, GUESTS)
    for guest in range(GUESTS):
        out.add_flags(position.announced[guest], SAID_IN)
    out.add_flags(position.open[seat] | revealed, GUESTS)
    for guest in range(GUESTS):
        if everything or (known >> guest) & 1 == 1:
            out.add_row(position.cards, guest * IN_ENVELOPE, IN_ENVELOPE, 1)
        else:
            out.skip(IN_ENVELOPE)
    for guest in range(GUESTS):
        out.add(position.count_vips(guest) if everything else position.known_vips(seat, guest))


def observe_screen(position: Position, seat: i64, out: Observation) -> None:
    """Behind one's own screen, what one is doing there, and what the judge says of the photo."""
    first = seat * GUESTS
    for guest in range(GUESTS):
        spot = position.floor[first + guest]
        out.add(0 if spot == NOWHERE else 1 + spot // OFFSETS)
    for guest in range(GUESTS):
        spot = position.floor[first + guest]
        out.add(0 if spot == NOWHERE else 1 + spot % OFFSETS)
    out.add_flags(position.on_table[seat], GUESTS)
    out.add_flags(position.tables[seat], SLOTS)
    out.add_row(position.cameras, seat * CAMERA_PARTS, CAMERA_PARTS, 0)
    out.add(position.vip_at[seat] + 1)
    out.add(position.hand[seat])
    out.add(position.picked[seat] + 1)
    out.add(position.choice[seat] + 1)
    out.add(position.choice2[seat] + 1)
    judged = position.has_photo()
    placed = position.placed(seat) if judged else 0
    out.add(position.faults[seat] if judged else 0)
    out.add(position.unseen[seat] + 1 if judged else 0)
    out.add_flags(position.clear[seat] & placed, GUESTS)
    out.add_flags(position.faceless[seat] & placed, GUESTS)


def observe_count(position: Position, seat: i64, out: Observation) -> None:
    """Points and votes, once the photos are compared."""
    players = position.players
    counted = position.is_shown()
    for place in range(players):
        out.add(score(position, (seat + place) % players) if counted else 0)
    for place in range(players):
        out.add_seat(position.votes[(seat + place) % players] if counted else -1, seat, players)
