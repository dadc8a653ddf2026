# compiled: mypyc
"""Quissama in numbers, as layout.py names them: the open table, the own hand, what is known."""

from ludoteca.games.quissama.cards import (
    BUSINESSES,
    CHARACTERS,
    FACES,
    ICONS,
    MARKET,
    MINISTERS,
    SQUARES,
)
from ludoteca.games.quissama.hands import known_cards
from ludoteca.games.quissama.payment import take_back
from ludoteca.games.quissama.state import LOOKING, PAYING, POOLS, SETTINGS, Position
from ludoteca.kernel.native import i64
from ludoteca.kernel.observation import Observation


def observe(position: Position, seat: i64, out: Observation) -> None:
    """Write what a seat observes; of a payment under way only who pays sees anything."""
    if position.phase == PAYING and seat != position.seat:
        before = position.clone()
        assert isinstance(before, Position)
        take_back(before)
        position = before
    players = position.players
    out.add(position.phase)
    out.add((position.seat - seat + players) % players)
    out.add((position.starter - seat + players) % players)
    out.add(position.turns)
    out.add_row(position.settings, 0, SETTINGS, 0)
    out.add(position.deck.count)
    out.add(position.removed)
    out.add_row(position.discards, 0, FACES, 0)
    out.add_row(position.stored, 0, FACES, 0)
    out.add_row(position.market, 0, MARKET, 1)
    observe_board(position, seat, out)
    observe_characters(position, seat, out)
    observe_turn(position, seat, out)
    out.add_by_seat(position.sizes, seat, players, 1, 0)
    out.add_by_seat(position.pieces, seat, players, 1, 0)
    for place in range(players):
        observe_hand(position, seat, (seat + place) % players, out)


def observe_board(position: Position, seat: i64, out: Observation) -> None:
    """Capoeiras, burghers and ministers."""
    players = position.players
    out.add_row(position.squares, 0, SQUARES, 0)
    out.add_row(position.workers, 0, BUSINESSES, 0)
    for business in range(BUSINESSES):
        out.add_seat(position.owners[business], seat, players)
    for space in range(MINISTERS):
        out.add_seat(position.ministry[space], seat, players)
    out.add(position.senzala)
    out.add(position.tenement)
    out.add(position.tenement_spaces)
    out.add(position.princess_goal)


def observe_characters(position: Position, seat: i64, out: Observation) -> None:
    """Who has each character, and whose markers are on it."""
    players = position.players
    for character in range(CHARACTERS):
        holder = position.holders[character]
        if holder < 0:
            out.add(holder + 2)
        else:
            out.add(2 + (holder - seat + players) % players)
    for character in range(CHARACTERS):
        out.add_seats(position.markers[character], seat, players)


def observe_turn(position: Position, seat: i64, out: Observation) -> None:
    """What the seat in turn has left, used and done, and the decision under way."""
    players = position.players
    out.add_flags(position.tokens, BUSINESSES)
    out.add_row(position.pool, 0, POOLS, 0)
    out.add_flags(position.used, CHARACTERS)
    out.add_flags(position.fresh, CHARACTERS)
    out.add(position.closed)
    out.add(position.exchanged)
    out.add_flags(position.laid, MARKET)
    out.add_by_seat(position.robbed, seat, players, 1, 0)
    paying = position.phase == PAYING
    out.add(position.deed + 1 if paying else 0)
    for icon in range(ICONS):
        out.add((position.due >> (4 * icon)) & 15 if paying else 0)
    out.add(position.thefts)
    out.add_seat(position.looking, seat, players)
    out.add_seat(position.winner, seat, players)
    out.add(position.winning + 1)


def observe_hand(position: Position, seat: i64, owner: i64, out: Observation) -> None:
    """The cards of a hand that this seat sees or knows to be there."""
    looks = position.phase == LOOKING and seat == position.seat and owner == position.looking
    if owner == seat or looks:
        out.add_row(position.hands, owner * FACES, FACES, 0)
        return
    known = position.known[seat * position.players + owner]
    for face in range(FACES):
        out.add(known_cards(known, face))
