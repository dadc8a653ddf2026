# compiled: mypyc
"""Agência in numbers, as layout.py names them: the open table, the own hand, what is known."""

from ludoteca.games.agencia.alter import count_ideology
from ludoteca.games.agencia.box import CARDS, FIRST_NATURAL, KIND, KINDS, WORDS
from ludoteca.games.agencia.cardset import following
from ludoteca.games.agencia.crisis import revolter
from ludoteca.games.agencia.faults import FINE, TIED
from ludoteca.games.agencia.knowledge import PLACES
from ludoteca.games.agencia.moves import open_hands
from ludoteca.games.agencia.natural import is_exchange
from ludoteca.games.agencia.rules import waiting
from ludoteca.games.agencia.state import OVER, TAKE, Position
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation


def observe(position: Position, seat: i64, out: Observation) -> None:
    """Write what a seat observes."""
    players = position.players
    books = position.books
    out.add(position.phase)
    out.add((books.seat - seat + players) % players)
    out.add_seats(waiting(position), seat, players)
    out.add_seat(position.starter, seat, players)
    out.add(1 if books.flow > 0 else 0)
    out.add(position.matches)
    out.add(position.history.turn)
    out.add_row(position.settings, 0, 9, 0)
    out.add_by_seat(books.society, seat, players, 1, 1)
    observe_field(position, seat, out)
    observe_program(position, seat, out)
    observe_alteration(position, seat, out)
    observe_crisis(position, seat, out)
    observe_past(position, seat, out)
    observe_hegemonies(position, seat, out)
    observe_match(position, seat, out)
    observe_cards(position, seat, out)


def observe_field(position: Position, seat: i64, out: Observation) -> None:
    """Rows, columns, and in which order they came there; zeros in simple mode."""
    players = position.players
    if not position.uses_field():
        out.skip(5 * players)
        return
    out.add_by_seat(position.books.rows, seat, players, 1, 0)
    out.add_by_seat(position.books.columns, seat, players, 1, 0)
    out.add_by_seat(position.blocked, seat, players, 1, 0)
    out.add_seats(position.movers | position.double_movers, seat, players)
    for place in range(players):
        since = position.since[(seat + place) % players]
        before: i64 = 0
        for other in range(players):
            if position.since[other] < since:
                before += 1
        out.add(before)


def observe_program(position: Position, seat: i64, out: Observation) -> None:
    """How far the structure in turn has been carried out."""
    players = position.players
    books = position.books
    out.add((position.running + 1) // 2)
    out.add(position.pc)
    out.add(position.picks)
    out.add_seat(books.first, seat, players)
    out.add_seat(books.second, seat, players)
    out.add_seat(position.receiver, seat, players)
    out.add(position.verb)
    out.add(position.refused)
    out.add(position.cancelled + 1)
    out.add(position.fetching)
    out.add(position.owed[seat])


def observe_alteration(position: Position, seat: i64, out: Observation) -> None:
    """The alteration under way or last tried."""
    players = position.players
    out.add_seat(position.alter_seat, seat, players)
    out.add(position.alter_cause)
    out.add(position.alter_card + 1)
    out.add_seat(position.alter_place, seat, players)
    out.add(position.alter_done)
    out.add_seats(position.asked, seat, players)
    out.add(position.votes)
    out.add(0 if position.natural < 0 else 1 + position.natural - FIRST_NATURAL)


def observe_crisis(position: Position, seat: i64, out: Observation) -> None:
    """Why this is a crisis, who has been passed over, and what hangs over the match."""
    players = position.players
    out.add(position.fault)
    if position.fault == FINE or position.fault == TIED:  # of a tie it is what they tie with
        out.add(0)
    else:
        out.add_seat(position.fault_seat, seat, players)
    out.add_seats(position.solvers_tried, seat, players)
    if position.phase == OVER:
        out.add(0)
    else:
        out.add_seat(revolter(position), seat, players)
    out.add(position.crisis_next)
    out.add(position.paradigms)
    out.add_seats(position.books.banned, seat, players)
    out.add_seats(position.books.punished, seat, players)
    out.add(position.history.crises)


def observe_past(position: Position, seat: i64, out: Observation) -> None:
    """What cards ask about: who did what in the last round, and in this match."""
    history = position.history
    players = position.players
    start = history.round_start(players)
    add_since(history.drew, start, seat, players, out)
    add_since(history.discarded, start, seat, players, out)
    add_since(history.altered, start, seat, players, out)
    for giver in range(players):
        for taker in range(players):
            pair = ((seat + giver) % players) * 6 + (seat + taker) % players
            out.add(1 if history.handed[pair] >= start else 0)
    for place in range(players):
        out.add(history.gained((seat + place) % players, players))
    out.add_by_seat(history.round_drawn, seat, players, 1, 0)
    out.add_by_seat(history.round_discarded, seat, players, 1, 0)
    out.add_seats(history.failed, seat, players)
    out.add_seats(history.fell, seat, players)
    out.add_seats(history.last_discarders, seat, players)
    out.add_seat(history.last_revolter, seat, players)
    out.add_seat(history.last_solver, seat, players)


def add_since(turns: vec[i64], start: i64, seat: i64, players: i64, out: Observation) -> None:
    """Write who did something in the last round."""
    for place in range(players):
        out.add(1 if turns[(seat + place) % players] >= start else 0)


def observe_hegemonies(position: Position, seat: i64, out: Observation) -> None:
    """How many cards of each ideology are in the society, and who brought the last one needed."""
    if not position.uses_field():
        out.skip(14 + position.players)
        return
    for ideology in range(7):
        out.add(count_ideology(position, ideology))
    for ideology in range(7):
        out.add_seat(position.reached[ideology], seat, position.players)
    out.add_seats(position.vain, seat, position.players)


def observe_match(position: Position, seat: i64, out: Observation) -> None:
    """Motions, alliances, wins, and how many cards there are where."""
    players = position.players
    out.add(position.motion)
    out.add_seat(position.accused, seat, players)
    out.add_seats(position.moved, seat, players)
    out.add_seats(position.accusers, seat, players)
    for place in range(players):
        out.add_seats(position.teams[(seat + place) % players], seat, players)
    out.add_by_seat(position.wins, seat, players, 1, 0)
    out.add_seats(position.game_winners, seat, players)
    out.add_by_seat(position.books.cards, seat, players, 1, 0)
    out.add_seats(open_hands(position), seat, players)
    out.add(position.pile.count)


def observe_cards(position: Position, seat: i64, out: Observation) -> None:
    """Cards by kind: discards, own choice, the pile where it is looked through, and hands."""
    first = out.at
    out.skip((3 + position.players) * KINDS)
    add_kinds(position.discards, 0, out, first)
    add_kinds(position.chosen, seat, out, first + KINDS)
    if position.phase == TAKE and seat == position.books.seat:
        for index in range(position.pile.count):
            out.items[first + 2 * KINDS + KIND[position.pile.cards[index]]] += 1
        if is_exchange(position):
            add_kinds(position.discards, 0, out, first + 2 * KINDS)
    opened = open_hands(position)
    for place in range(position.players):
        owner = (seat + place) % position.players
        at = first + (3 + place) * KINDS
        if owner == seat or (opened >> owner) & 1 == 1:
            add_kinds(position.hands, owner, out, at)
        else:
            add_kinds(known_to(position, seat, owner), 0, out, at)


def add_kinds(cards: vec[i64], place: i64, out: Observation, at: i64) -> None:
    """Count the cards of a set by kind."""
    card = following(cards, place, 0)
    while card < CARDS:
        out.items[at + KIND[card]] += 1
        card = following(cards, place, card + 1)


def known_to(position: Position, seat: i64, owner: i64) -> vec[i64]:
    """The cards that may be nowhere but in this hand, as far as a seat can tell."""
    may = position.knowledge.may
    known = vec[i64]([0] * 5)
    base = seat * PLACES * WORDS
    for word in range(WORDS):
        elsewhere: i64 = 0
        for place in range(PLACES):
            if place != owner:
                elsewhere |= may[base + place * WORDS + word]
        known[word] = may[base + owner * WORDS + word] & ~elsewhere
    return known
