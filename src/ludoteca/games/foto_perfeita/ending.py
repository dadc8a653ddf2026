# compiled: mypyc
"""The end: all photos shown, points told, and the vote where nothing else parts the best."""

from ludoteca.games.foto_perfeita.scoring import score, tie_breaks
from ludoteca.games.foto_perfeita.state import OVER, VOTING, Position
from ludoteca.games.foto_perfeita.vocabulary import (
    GAME_ENDS,
    NOT_TIED,
    PHOTOS_SHOWN,
    SCORES,
    VOTE_BEGINS,
    VOTES,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL
from ludoteca.kernel.state import places


def show_photos(position: Position) -> None:
    """All photos and envelopes lie open; if the best are wholly tied, everybody votes."""
    position.shown += 1
    position.tell(PHOTOS_SHOWN)
    for seat in range(position.players):
        position.tell(SCORES, seat, score(position, seat), count_bits(position.placed(seat)))
    position.tied = best_seats(position)
    if count_bits(position.tied) > 1:
        position.phase = VOTING
        position.pending = (1 << position.players) - 1
        position.tell(VOTE_BEGINS)
    else:
        end_game(position)


def best_seats(position: Position) -> i64:
    """The seats in first place, as bits."""
    points = position.vip_at[:]
    for seat in range(position.players):
        points[seat] = score(position, seat)
    ranking = places(points, tie_breaks(position))
    bits: i64 = 0
    for seat in range(position.players):
        if ranking[seat] == 1:
            bits |= 1 << seat
    return bits


def why_not_vote(position: Position, voted: i64) -> i64:
    """Only for one of those tied."""
    return LEGAL if (position.tied >> voted) & 1 == 1 else NOT_TIED


def count_votes(position: Position) -> None:
    """All votes lie open; the most win, equal votes share the win."""
    for seat in range(position.players):
        position.votes[seat] = position.choice[seat]
        position.tell(VOTES, seat, position.choice[seat])
    position.reveal_choices()
    end_game(position)


def end_game(position: Position) -> None:
    """Nothing more is asked."""
    position.phase = OVER
    position.tell(GAME_ENDS)
