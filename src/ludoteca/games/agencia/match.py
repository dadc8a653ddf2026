# compiled: mypyc
"""Matches: dealing, winning, closing, and the field between them."""

from typing import Final

from ludoteca.games.agencia.books import NOBODY, TOP_ROW
from ludoteca.games.agencia.box import CARDS, KIND, STRUCTURAL_KINDS
from ludoteca.games.agencia.cardset import clear, put
from ludoteca.games.agencia.costs import penalty
from ludoteca.games.agencia.field import note_columns, note_rows, pay_penalty, swap_squares
from ludoteca.games.agencia.hegemony import go_down_all
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    ANCESTORS,
    FASCISM,
    FIELD_FROZEN,
    HIGHEST_STUCK,
    JUDGEMENT,
    VANGUARD,
    WINNER_MOVES_TWICE,
    WINNER_STAYS,
)
from ludoteca.games.agencia.state import (
    AGREED,
    CLOSE_AFTER,
    DEAL,
    FIELD,
    MATCH_LIMITS,
    MATCHES_OVER,
    MOST_MATCHES,
    MOVERS,
    OVER,
    ROUND_LIMITS,
    ROUNDS_OVER,
    RUN,
    TURN,
    TURNED_OVER,
    UNSOLVED,
    Position,
)
from ludoteca.games.agencia.turn import with_allies
from ludoteca.games.agencia.vocabulary import (
    BLOCKED,
    CLOSING,
    LOTS_ALTER,
    LOTS_RETURN,
    MATCH_BEGINS,
    MATCH_CLOSES,
    MOVES_SIDEWAYS,
    NO_SUCH_SEAT,
    SQUARE_TAKEN,
    STAYS,
    WINS_GAME,
    WINS_MATCH,
)
from ludoteca.kernel.bits import count_bits, draw_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.piles import Bag
from ludoteca.kernel.reasons import LEGAL

LIMITS: Final[vec[i64]] = vec[i64](MATCH_LIMITS)
ROUNDS: Final[vec[i64]] = vec[i64](ROUND_LIMITS)


def deal(position: Position) -> None:
    """Begin a match: shuffle all cards of the game, deal hands and structures."""
    reset(position)
    cards = vec[i64]([0] * 280)
    position.pile = Bag(cards)
    position.pile.count = 0
    for card in range(CARDS):
        if position.is_in_game(card):
            position.pile.add(card)
    deal_cards(position)
    position.starter = next_starter(position)
    position.books.seat = position.starter
    position.tell(MATCH_BEGINS, position.matches + 1, position.starter)
    position.phase = TURN


def reset(position: Position) -> None:
    """Nothing of the last match is left but field, flow and the winners so far."""
    position.history = History()
    for seat in range(position.players):
        clear(position.hands, seat)
        position.teams[seat] = 0
    clear(position.discards, 0)
    clear(position.been, 0)
    for ideology in range(7):
        position.reached[ideology] = NOBODY
    position.revolt_open = 0
    position.paradigms = 0
    position.moved = 0
    position.vain = 0
    position.motion = 0
    position.accused = NOBODY
    position.crisis_next = 0
    position.second_turn = 0
    position.drawn_cards = 0
    position.hegemony = NOBODY
    books = position.books
    books.banned = 0
    books.punished = 0
    books.alliances = 0
    books.winners = 0


def hand_size(position: Position, seat: i64) -> i64:
    """5 cards; with the social deck 8, less 1 for each row in the field."""
    if position.uses_deck(4):
        return 8 - position.books.rows[seat]
    return 5


def deal_cards(position: Position) -> None:
    """Hands and structures; a natural card turned up as a structure goes back."""
    books = position.books
    hidden = vec[i64]([0] * 5)
    for index in range(position.pile.count):
        put(hidden, 0, position.pile.cards[index])
    for seat in range(position.players):
        books.cards[seat] = hand_size(position, seat)
        for _dealt in range(books.cards[seat]):
            put(position.hands, seat, position.pile.draw(position.random))
    for seat in range(position.players):
        card = position.pile.draw(position.random)
        while KIND[card] >= STRUCTURAL_KINDS:
            position.pile.add(card)
            card = position.pile.draw(position.random)
        books.society[seat] = card
        put(position.been, 0, card)
    for word in range(5):
        hidden[word] &= ~position.been[word]
    books.pool = position.pile.count
    books.read_rules()
    position.knowledge.begin(hidden, position.hands)


def next_starter(position: Position) -> i64:
    """The last winner; several, or none yet: by lot."""
    champions = position.books.champions
    if champions == 0:
        return position.random.below(position.players)
    return draw_bit(champions, position.random)


def win_match(position: Position) -> None:
    """Note the winners, let them rise, and end the game if one has reached the top."""
    winners = position.match_winners
    for seat in range(position.players):
        if (winners >> seat) & 1 == 1:
            position.wins[seat] += 1
            position.last_win[seat] = position.matches
            if position.uses_field():  # else the match is the game
                position.tell(WINS_MATCH, seat)
    if position.first_winners == 0:
        position.first_winners = winners
    position.books.champions = winners
    position.matches += 1
    if position.uses_field():
        let_winners_rise(position, winners)
    else:
        position.game_winners = winners
    position.game_winners = with_allies(position, position.game_winners)
    if position.game_winners != 0 or is_last_match(position):
        end_game(position)
    elif position.uses_field():
        line_up_movers(position, winners)


def is_last_match(position: Position) -> bool:
    """Whether so many matches have been played that the game ends here."""
    return position.matches >= LIMITS[position.settings[MOST_MATCHES]]


def leaders(position: Position) -> i64:
    """Who is highest in the field; of these, who has won most matches, as bits."""
    books = position.books
    best: i64 = 0
    best_rank: i64 = -1
    for seat in range(position.players):
        rank = books.rows[seat] * 1000 + position.wins[seat]
        if rank > best_rank:
            best = 0
            best_rank = rank
        if rank == best_rank:
            best |= 1 << seat
    return best


def end_game(position: Position) -> None:
    """Somebody has reached row 4, or won the match of simple mode, or it was the last match."""
    if position.game_winners == 0:
        position.tell(CLOSING, MATCHES_OVER)
        position.game_winners = leaders(position)
    for seat in range(position.players):
        if (position.game_winners >> seat) & 1 == 1:
            position.tell(WINS_GAME, seat)
    position.phase = OVER


def let_winners_rise(position: Position, winners: i64) -> None:
    """From the top row down, so that a blocker who wins too is out of the way."""
    books = position.books
    stuck: i64 = 0
    if books.has(HIGHEST_STUCK):
        stuck = books.on_row(books.highest_row())
        if count_bits(stuck) != 1:
            stuck = 0
    before = books.rows[:]
    columns = books.columns[:]
    if books.has(WINNER_STAYS):
        tell_who_stays(position, winners, WINNER_STAYS)
    elif books.has(JUDGEMENT):
        judge_winners(position, winners)
    else:
        tell_who_stays(position, winners & stuck, HIGHEST_STUCK)
        for step in range(TOP_ROW):
            risers = books.on_row(TOP_ROW - 1 - step) & winners & ~stuck
            rise_all(position, risers)
            winners &= ~risers
    if position.hegemony == FASCISM and not books.has(FIELD_FROZEN):
        go_down_all(position, position.match_winners)
    note_rows(position, before)
    note_columns(position, columns)


def tell_who_stays(position: Position, seats: i64, rule: i64) -> None:
    """Some have won, and a standing rule keeps them from going up."""
    for seat in range(position.players):
        if (seats >> seat) & 1 == 1:
            position.tell(STAYS, seat, rule)


def rise_all(position: Position, risers: i64) -> None:
    """Each goes up a row if the square above is free; if blocked, the second win counts."""
    for seat in range(position.players):
        if (risers >> seat) & 1 == 1:
            rise(position, seat)
            if position.books.rows[seat] == TOP_ROW:
                position.game_winners |= 1 << seat


def rise(position: Position, seat: i64) -> None:
    """Up a row; or change places with the blocker on the second blocked win; or be held up."""
    books = position.books
    blocker = books.blocker(seat)
    if blocker == NOBODY:
        books.rows[seat] += 1
    elif position.blocked[seat] == 1 or position.hegemony == ANCESTORS:
        swap_squares(books, seat, blocker)
    else:
        position.blocked[seat] = 1
        position.tell(BLOCKED, seat, blocker)


def judge_winners(position: Position, winners: i64) -> None:
    """O julgamento da história: winners go to row 0, home if that is free, the others by lot."""
    books = position.books
    homeless = winners
    for _others_who_make_room in range(position.players):
        for seat in range(position.players):
            if (homeless >> seat) & 1 == 1 and books.at(0, seat) == NOBODY:
                books.rows[seat] = 0
                books.columns[seat] = seat
                homeless &= ~(1 << seat)
    for seat in range(position.players):
        if (homeless >> seat) & 1 == 1 and books.rows[seat] > 0:
            return_by_lot(position, seat)


def return_by_lot(position: Position, seat: i64) -> None:
    """To a free square of row 0; where there is but one, no lots are drawn."""
    books = position.books
    free = free_columns(position)
    books.columns[seat] = draw_bit(free, position.random)
    books.rows[seat] = 0
    if count_bits(free) > 1:
        position.tell(LOTS_RETURN, seat)


def free_columns(position: Position) -> i64:
    """The columns whose square on row 0 is free, as bits."""
    found: i64 = 0
    for column in range(position.players):
        if position.books.at(0, column) == NOBODY:
            found |= 1 << column
    return found


def line_up_movers(position: Position, winners: i64) -> None:
    """Everybody on row 1 or above alters the field once; standing rules change that."""
    books = position.books
    position.phase = MOVERS
    position.movers = books.everybody() & ~books.on_row(0)
    position.double_movers = 0
    position.stage = 0
    if books.has(FIELD_FROZEN):
        position.movers = 0
        return
    if books.has(WINNER_MOVES_TWICE):
        position.movers &= ~winners
        position.double_movers = winners
    highest = books.on_row(books.highest_row())
    if books.has(HIGHEST_STUCK) and count_bits(highest) == 1:
        position.movers &= ~highest
        position.double_movers &= ~highest


def ask_next_mover(position: Position) -> None:
    """Ascending rows, newest on the row first; then those who alter twice; then the next match."""
    if position.movers == 0 and position.double_movers == 0:
        position.phase = DEAL
    elif not position.books.can_move_somebody():
        position.movers = 0
        position.double_movers = 0
    else:
        position.alter_seat = next_mover(position)
        position.phase = FIELD


def next_mover(position: Position) -> i64:
    """Of those left, the lowest and newest; a tie by lot."""
    left = position.movers if position.movers != 0 else position.double_movers
    if position.stage == 1:
        return position.alter_seat
    best: i64 = 0
    best_rank: i64 = 1000000000000000
    for seat in range(position.players):
        if (left >> seat) & 1 == 1:
            rank = (position.books.rows[seat] << 30) - position.since[seat]
            if rank < best_rank:
                best = 1 << seat
                best_rank = rank
            elif rank == best_rank:
                best |= 1 << seat
    found = draw_bit(best, position.random)
    if count_bits(best) > 1:
        position.tell(LOTS_ALTER, found)
    return found


def why_not_move(position: Position, seat: i64, step: i64) -> i64:
    """One square sideways, to a free square of the same row; the edges are not joined."""
    if seat >= position.players:
        return NO_SUCH_SEAT
    return LEGAL if position.books.can_move(seat, step) else SQUARE_TAKEN


def move(position: Position, seat: i64, step: i64) -> None:
    """Alter the field: in mid-match by a structure, or after the match."""
    position.tell(MOVES_SIDEWAYS, position.alter_seat, seat, step)
    if position.running > 0:
        cost = penalty(position.history, position.books, position.alter_seat)
        position.books.columns[seat] += step
        position.phase = RUN
        pay_penalty(position, cost)
        return
    position.books.columns[seat] += step
    position.phase = MOVERS
    mover = 1 << position.alter_seat
    if position.movers & mover != 0:
        position.movers &= ~mover
    elif position.stage == 0:
        position.stage = 1
    else:
        position.stage = 0
        position.double_movers &= ~mover


def close_match(position: Position) -> None:
    """No winner; the next match begins with the last winner of any match."""
    position.tell(CLOSING, closing_cause(position))
    position.tell(MATCH_CLOSES)
    position.matches += 1
    position.phase = DEAL
    if is_last_match(position):
        end_game(position)


def closing_cause(position: Position) -> i64:
    """Why a match closes: a vanguard, the rounds, all agree before a turn; else a crisis."""
    if position.hegemony == VANGUARD:
        return TURNED_OVER
    if position.history.turn >= ROUNDS[position.settings[CLOSE_AFTER]] * position.players:
        return ROUNDS_OVER
    return AGREED if position.fault == 0 else UNSOLVED
