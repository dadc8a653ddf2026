# compiled: mypyc
"""What a structure would come to: does a rule take its effect away, would anybody discard?"""

from typing import Final

from ludoteca.games.agencia.books import Books
from ludoteca.games.agencia.box import (
    CODE,
    DRAWS_DISCARDS,
    ONLY_HANDS,
    ROW,
    START,
    TRAITS,
    WHEN,
    WHO,
)
from ludoteca.games.agencia.faults import FINE, SYNDICATE_SHORT, TIED, TOO_FEW_CARDS
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.judge import candidates, choices, pick
from ludoteca.games.agencia.language import (
    ALTER,
    ALTER_THIS,
    DISCARD,
    DISCARD_PER_DRAW,
    DRAW,
    END,
    EXCHANGE,
    GO_UP,
    HAND,
    HIGHEST_IDLE,
    MOVE_FIELD,
    NO_LONE_HANDING,
    NO_RIVAL_DRAWS,
    ONE_PLAYER_ONLY,
    ONLY_DRAWS_DISCARDS,
    OWN_DISCARDS_ONLY,
    PARTY_ROOM,
    PASS_CARDS,
    PASS_HANDS,
    PICK_DRAW,
    PICKED,
    PICKED_TOO,
    SWAP_CARDS,
    SWAP_HANDS,
    TWO_FEWEST,
    TWO_LOWEST,
    UNLESS_REVOLT,
    YOU,
)
from ludoteca.games.agencia.standing import billed
from ludoteca.games.agencia.verbs import book, none_of_the_tied_can, plan
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64

NOT_CANCELLED: Final[i64] = -1


def cancelled_by(history: History, books: Books) -> i64:
    """The rule that takes away all effect of the structure in turn; -1 if none does."""
    kind = books.source
    if books.has(HIGHEST_IDLE) and books.on_row(books.highest_row()) == 1 << books.seat:
        if (books.holders(HIGHEST_IDLE) >> books.seat) & 1 == 0:
            return HIGHEST_IDLE
    if books.has(ONLY_DRAWS_DISCARDS) and TRAITS[kind] & DRAWS_DISCARDS == 0:
        return ONLY_DRAWS_DISCARDS
    if books.has(NO_LONE_HANDING) and TRAITS[kind] & ONLY_HANDS != 0:
        return NO_LONE_HANDING
    if books.has(ONE_PLAYER_ONLY) or books.has(NO_RIVAL_DRAWS):
        return cancelled_by_count(history, books)
    return NOT_CANCELLED


def cancelled_by_count(history: History, books: Books) -> i64:
    """Go through the program to see who would act and who would draw."""
    acting: i64 = 0
    drawing: i64 = 0
    trial = books.copy()
    pc = START[books.source]
    while CODE[pc] != END:
        choose_any(history, trial, pc)
        fault = plan(history, trial, pc)
        if names_two(pc):
            acting = books.everybody()
        if trial.subjects > 0:
            acting |= actors(trial, CODE[pc])
            if CODE[pc] == DRAW or CODE[pc] == PICK_DRAW:
                drawing |= trial.subjects
        if fault == FINE:
            book(trial, pc)
        pc += ROW
    if books.has(ONE_PLAYER_ONLY) and count_bits(acting) > 1:
        return ONE_PLAYER_ONLY
    pacifists = books.holders(NO_RIVAL_DRAWS)
    if pacifists != 0 and drawing & ~pacifists != 0:
        return NO_RIVAL_DRAWS
    return NOT_CANCELLED


def names_two(pc: i64) -> bool:
    """Whether a sentence speaks of two players, even where it is unclear which."""
    if CODE[pc] == SWAP_CARDS or CODE[pc] == SWAP_HANDS:
        return True
    first = CODE[pc + WHO] % PARTY_ROOM
    if first == TWO_FEWEST or first == TWO_LOWEST:
        return True
    return first == PICKED and CODE[pc + WHO] // PARTY_ROOM == PICKED_TOO


def choose_any(history: History, trial: Books, pc: i64) -> None:
    """Choose whoever fits first, as far as anybody does: who it is makes no difference here."""
    for picks in range(choices(trial, pc)):
        found = candidates(history, trial, pc, picks)
        if found <= 0:
            return
        pick(trial, picks, lowest_bit(likely(trial, pc, found)))


def likely(books: Books, pc: i64, found: i64) -> i64:
    """Of those to choose from, whoever may draw; opponents of 151's holder, if there are any.

    There are some only where its holder cannot be chosen.
    """
    rivals = found & ~books.holders(NO_RIVAL_DRAWS)
    if rivals != 0:
        found = rivals
    if CODE[pc] == DRAW and found & ~books.banned != 0:
        return found & ~books.banned
    return found


def actors(books: Books, verb: i64) -> i64:
    """Who draws, discards or hands over by the planned sentence; a swap always names two."""
    if verb == DRAW or verb == PICK_DRAW or verb == DISCARD or verb == HAND or verb == EXCHANGE:
        return books.subjects
    if verb == PASS_CARDS or verb == PASS_HANDS:
        return books.everybody()
    return 0


def implies_discard(history: History, books: Books) -> bool:
    """Whether by the structure in turn, as things stand, somebody would have to discard.

    Discards that a standing rule stops do not count, nor those of a card that never is a crisis;
    those that the syndicate owes for cards drawn do.
    """
    trial = books.copy()
    pc = START[books.source]
    pays = books.holders(DISCARD_PER_DRAW) != 0
    while CODE[pc] != END:
        verb = CODE[pc]
        if verb == DISCARD and choices(trial, pc) > 0:
            return chosen_may_discard(history, trial, pc)
        choose_any(history, trial, pc)
        fault = plan(history, trial, pc)
        if verb == DISCARD and states_discard(history, trial, pc, fault):
            return True
        if fault == SYNDICATE_SHORT:
            return True
        if fault == FINE:
            if pays and draws_cards(verb) and billed(trial) > 0:
                return True
            book(trial, pc)
        pc += ROW
    return False


def states_discard(history: History, books: Books, pc: i64, fault: i64) -> bool:
    """Whether a planned discard is to happen, be it possible or not."""
    if CODE[pc + WHEN] == UNLESS_REVOLT:
        return False
    if fault == TIED:
        return not none_of_the_tied_can(history, books, DISCARD)
    return fault == TOO_FEW_CARDS or (fault == FINE and billed(books) > 0)


def chosen_may_discard(history: History, books: Books, pc: i64) -> bool:
    """Whether some choice makes somebody discard: under 97 only where it includes the own hand."""
    if not books.has(OWN_DISCARDS_ONLY) or CODE[pc + WHO] % PARTY_ROOM == YOU:
        return True
    found = candidates(history, books, pc, 0)
    return found > 0 and (found >> books.seat) & 1 == 1


def draws_cards(verb: i64) -> bool:
    """Whether the bill of a verb is of cards drawn."""
    if verb == DRAW or verb == PICK_DRAW or verb == ALTER or verb == ALTER_THIS:
        return True
    return MOVE_FIELD <= verb <= GO_UP
