# compiled: mypyc
"""The course of a round: look and place, turn up a trade, and what closes it."""

from typing import Final

from ludoteca.games.foto_perfeita.cards import (
    OPEN,
    ROUNDS,
    TRADE_COPIES,
    TRADE_FEWEST,
    TRADE_MOST,
    TRADES,
)
from ludoteca.games.foto_perfeita.knowledge import look_at_own
from ludoteca.games.foto_perfeita.state import LOOKING, MENU, NOBODY, PHOTO, Position
from ludoteca.games.foto_perfeita.vocabulary import LAST_LOOK, RELIEF, ROUND_BEGINS, TURNS_UP
from ludoteca.kernel.native import i64

NOT_DRAWN: Final[i64] = -1
NO_COPIES: Final[i64] = 0


def begin_round(position: Position) -> None:
    """Everybody looks into the envelopes they hold and may rearrange their figures."""
    position.phase = LOOKING
    position.tell(ROUND_BEGINS, position.round + 1, position.starter)
    everybody_looks(position)


def everybody_looks(position: Position) -> None:
    """What was won lies with the rest now; all own envelopes are open."""
    position.fresh = 0
    position.shown += 1
    position.pending = (1 << position.players) - 1
    for seat in range(position.players):
        position.hand[seat] = MENU
        position.picked[seat] = NOBODY
        position.edits[seat] = 0
        position.lay_table(seat)
    look_at_own(position)


def turn_up(position: Position) -> None:
    """The starter turns up the next trade card: one of those left that fit the players."""
    first: i64 = 0
    end = OPEN
    if position.random.below(position.normals_left + position.auctions_left) < (
        position.normals_left
    ):
        position.normals_left -= 1
    else:
        position.auctions_left -= 1
        first = OPEN
        end = TRADES
    position.trade = draw_trade(position, first, end)
    position.used[position.trade] += 1
    position.tell(TURNS_UP, position.starter, position.trade)
    position.turn = 0
    position.active = position.starter


def draw_trade(position: Position, first: i64, end: i64) -> i64:
    """Any card of the box that is not used, among these kinds."""
    left: i64 = 0
    for trade in range(first, end):
        left += copies_left(position, trade)
    skip = position.random.below(left)
    for trade in range(first, end):
        skip -= copies_left(position, trade)
        if skip < 0:
            return trade
    return NOT_DRAWN


def copies_left(position: Position, trade: i64) -> i64:
    """How many cards of this kind are still in the box; none if they do not fit the players."""
    if TRADE_FEWEST[trade] <= position.players <= TRADE_MOST[trade]:
        return TRADE_COPIES[trade] - position.used[trade]
    return NO_COPIES


def end_round(position: Position) -> None:
    """Help the poor, pass the reference card to the left, and go on to the next round."""
    relieve(position)
    position.starter = position.seat_after(position.starter)
    position.round += 1
    if position.round == ROUNDS:
        begin_photo(position)
    else:
        begin_round(position)


def relieve(position: Position) -> None:
    """Whoever has neither envelope nor decoration gets one decoration from each who has one.

    All who are poor when the round ends count, in turn order; who gives is never one of them.
    """
    poor: i64 = 0
    for seat in range(position.players):
        if position.decorations[seat] == 0 and position.envelopes_of(seat) == 0:
            poor |= 1 << seat
    for turn in range(position.players):
        seat = (position.starter + turn) % position.players
        if (poor >> seat) & 1 == 1:
            collect(position, seat, poor)


def collect(position: Position, seat: i64, poor: i64) -> None:
    """Each seat that is not poor and has a decoration gives one to this seat."""
    for turn in range(position.players):
        giver = (position.starter + turn) % position.players
        if (poor >> giver) & 1 == 0 and position.decorations[giver] > 0:
            position.give_decorations(giver, -1)
            position.give_decorations(seat, 1)
            position.tell(RELIEF, giver, seat)


def begin_photo(position: Position) -> None:
    """A last look; the final placing and the photo, all at the same time."""
    position.phase = PHOTO
    position.tell(LAST_LOOK)
    everybody_looks(position)
    for seat in range(position.players):
        position.judge(seat)
