# compiled: mypyc
"""Hegemonies: which are present, whom they would favour, and what a claim brings about."""

from ludoteca.games.agencia.alter import count_ideology, threshold
from ludoteca.games.agencia.books import NOBODY, ROWS
from ludoteca.games.agencia.field import note_columns, note_rows
from ludoteca.games.agencia.language import (
    ANCESTORS,
    AUSTRIAN,
    FASCISM,
    FIELD_FROZEN,
    HEGEMONIES,
    JUDGEMENT,
    LEVIATHAN,
    STATELESS,
    VANGUARD,
)
from ludoteca.games.agencia.state import (
    CLAIM,
    CLAIMS,
    MATCH_CLOSED,
    MATCH_WON,
    OVER,
    PASS_ON,
    SELF_NOTICED,
    Position,
)
from ludoteca.games.agencia.turn import with_allies
from ludoteca.games.agencia.vocabulary import (
    CLAIMS_HEGEMONY,
    CLAIMS_IN_VAIN,
    NOT_AVAILABLE,
    NOT_PRESENT,
    WINS_GAME,
)
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL


def may_claim(position: Position, ideology: i64) -> i64:
    """Why this claim may not be made; where everybody has to notice alone, any may be tried."""
    if position.settings[SELF_NOTICED] == 1:
        return LEGAL
    return why_not_claim(position, ideology)


def why_not_claim(position: Position, ideology: i64) -> i64:
    """Present in the society at the end of a turn, and available."""
    if count_ideology(position, ideology) < threshold(position):
        return NOT_PRESENT
    return LEGAL if favoured(position, ideology) != NOBODY else NOT_AVAILABLE


def favoured(position: Position, ideology: i64) -> i64:
    """Who would win by a hegemony, or whom it turns on; NOBODY if it is unavailable."""
    seat: i64 = NOBODY
    if ideology == ANCESTORS:
        if count_bits(position.first_winners) == 1:
            seat = lowest_bit(position.first_winners)
    elif ideology == LEVIATHAN:
        seat = most_wins(position)
    elif ideology == AUSTRIAN:
        seat = longest_highest(position)
    elif ideology == FASCISM:
        seat = only_blocker(position)
    elif ideology == STATELESS:
        if has_majority_row(position):
            seat = position.reached[ideology]
    else:
        seat = position.reached[ideology]
        if ideology == VANGUARD and not can_lead(position, seat):
            seat = NOBODY
    if seat != NOBODY and (position.books.punished >> seat) & 1 == 1:
        if ideology != VANGUARD or position.books.rows[seat] == 3:  # else it is no win
            return NOBODY
    return seat


def can_lead(position: Position, seat: i64) -> bool:
    """Whether the vanguard can take place: in a frozen field only if it wins the game."""
    if seat == NOBODY or not position.books.has(FIELD_FROZEN):
        return True
    return position.books.rows[seat] == 3


def most_wins(position: Position) -> i64:
    """Most matches won; a tie goes to the later winner, unless they won together."""
    best: i64 = NOBODY
    best_rank: i64 = 0
    tied = False
    for seat in range(position.players):
        rank = position.wins[seat] * 100000 + position.last_win[seat]
        if position.wins[seat] > 0 and rank >= best_rank:
            tied = rank == best_rank
            best = seat
            best_rank = rank
    return NOBODY if tied else best


def longest_highest(position: Position) -> i64:
    """Highest in the field; of several, who came to that row first."""
    row = position.books.highest_row()
    best: i64 = NOBODY
    tied = False
    for seat in range(position.players):
        if position.books.rows[seat] == row:
            if best == NOBODY or position.since[seat] < position.since[best]:
                best = seat
                tied = False
            elif position.since[seat] == position.since[best]:
                tied = True
    return NOBODY if tied else best


def only_blocker(position: Position) -> i64:
    """The one player who blocks another; NOBODY if none does, or several do."""
    found: i64 = 0
    for seat in range(position.players):
        blocker = position.books.blocker(seat)
        if blocker != NOBODY:
            found |= 1 << blocker
    return lowest_bit(found) if count_bits(found) == 1 else NOBODY


def has_majority_row(position: Position) -> bool:
    """Whether most players stand on one row."""
    for row in range(ROWS):
        if 2 * count_bits(position.books.on_row(row)) > position.players:
            return True
    return False


def ask_for_claims(position: Position) -> None:
    """Every seat in flow order may claim. Where there is nothing to claim nobody is asked.

    Where hegemonies are to be noticed everybody is asked after every turn: else the question itself
    would tell that there is one.
    """
    position.phase = PASS_ON
    if position.claimers != 0:
        if position.settings[SELF_NOTICED] == 1 or something_there(position):
            position.phase = CLAIM


def something_there(position: Position) -> bool:
    """Whether any hegemony can be claimed."""
    for ideology in range(HEGEMONIES):
        if why_not_claim(position, ideology) == LEGAL:
            return True
    return False


def next_claimer(position: Position) -> i64:
    """Whose word is awaited: the first along the flow from the player of this turn."""
    for steps in range(position.players):
        seat = position.books.along(position.books.seat, steps)
        if (position.claimers >> seat) & 1 == 1:
            return seat
    return NOBODY


def claim(position: Position, claimer: i64, ideology: i64) -> None:
    """The hegemony ends the match, in its own way; in vain, nobody hears of that claimer again."""
    if why_not_claim(position, ideology) != LEGAL:
        position.vain |= 1 << claimer
        position.follies |= 1 << claimer
        position.claimers &= ~(1 << claimer)
        position.tell(CLAIMS_IN_VAIN, claimer, ideology)
        position.phase = CLAIMS
        return
    seat = favoured(position, ideology)
    winners = with_allies(position, 1 << seat)
    position.tell(CLAIMS_HEGEMONY, claimer, ideology)
    position.hegemony = ideology
    wins_game = ideology == STATELESS
    if ideology == VANGUARD:
        if position.books.rows[seat] == 3:
            wins_game = True
        else:
            rearrange_field(position, seat)
            position.phase = MATCH_CLOSED
            return
    if wins_game and not position.books.has(JUDGEMENT):
        win_game(position, winners)
        return
    position.match_winners = winners
    position.phase = MATCH_WON


def win_game(position: Position, winners: i64) -> None:
    """The game is won there and then, and with it the match."""
    position.game_winners = winners
    position.matches += 1
    position.phase = OVER
    for seat in range(position.players):
        if (winners >> seat) & 1 == 1:
            position.wins[seat] += 1
            position.tell(WINS_GAME, seat)


def rearrange_field(position: Position, seat: i64) -> None:
    """The vanguard: everybody home; its leader to row 3, row 3 to 0, 2 to 1, 1 and 0 to 2."""
    books = position.books
    before = books.rows[:]
    columns = books.columns[:]
    after = vec[i64]([2, 2, 1, 0, 0])
    for other in range(position.players):
        books.columns[other] = other
        books.rows[other] = after[before[other]]
    books.rows[seat] = 3
    note_rows(position, before)
    note_columns(position, columns)


def go_down_all(position: Position, winners: i64) -> None:
    """Fascism: everybody but the winner who is not on row 0 goes down, beside whoever is there."""
    books = position.books
    for row in range(ROWS - 1):
        fallers = books.on_row(row + 1) & ~winners
        for seat in range(position.players):
            if (fallers >> seat) & 1 == 1:
                books.columns[seat] = books.nearest_free(row, books.columns[seat])
                books.rows[seat] = row
