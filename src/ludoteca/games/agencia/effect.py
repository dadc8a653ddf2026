# compiled: mypyc
"""What a structure would come to: does a rule take its effect away, would anybody discard?"""

from typing import Final

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
from ludoteca.games.agencia.ledger import Ledger
from ludoteca.games.agencia.standing import billed
from ludoteca.games.agencia.verbs import book, plan
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64

NOT_CANCELLED: Final[i64] = -1


def cancelled_by(history: History, ledger: Ledger) -> i64:
    """The rule that takes away all effect of the structure in turn; -1 if none does."""
    kind = ledger.source
    if ledger.has(HIGHEST_IDLE) and ledger.on_row(ledger.highest_row()) == 1 << ledger.seat:
        if (ledger.holders(HIGHEST_IDLE) >> ledger.seat) & 1 == 0:
            return HIGHEST_IDLE
    if ledger.has(ONLY_DRAWS_DISCARDS) and TRAITS[kind] & DRAWS_DISCARDS == 0:
        return ONLY_DRAWS_DISCARDS
    if ledger.has(NO_LONE_HANDING) and TRAITS[kind] & ONLY_HANDS != 0:
        return NO_LONE_HANDING
    if ledger.has(ONE_PLAYER_ONLY) or ledger.has(NO_RIVAL_DRAWS):
        return cancelled_by_count(history, ledger)
    return NOT_CANCELLED


def cancelled_by_count(history: History, ledger: Ledger) -> i64:
    """Go through the program to see who would act and who would draw."""
    acting: i64 = 0
    drawing: i64 = 0
    trial = ledger.copy()
    pc = START[ledger.source]
    while CODE[pc] != END:
        choose_any(history, trial, pc)
        fault = plan(history, trial, pc)
        if names_two(pc):
            acting = ledger.everybody()
        if trial.subjects > 0:
            acting |= actors(trial, CODE[pc])
            if CODE[pc] == DRAW or CODE[pc] == PICK_DRAW:
                drawing |= trial.subjects
        if fault == FINE:
            book(trial, pc)
        pc += ROW
    if ledger.has(ONE_PLAYER_ONLY) and count_bits(acting) > 1:
        return ONE_PLAYER_ONLY
    pacifists = ledger.holders(NO_RIVAL_DRAWS)
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


def choose_any(history: History, trial: Ledger, pc: i64) -> None:
    """Choose whoever fits first, as far as anybody does: who it is makes no difference here."""
    for picks in range(choices(trial, pc)):
        found = candidates(history, trial, pc, picks)
        if found <= 0:
            return
        pick(trial, picks, lowest_bit(found))


def actors(ledger: Ledger, verb: i64) -> i64:
    """Who draws, discards or hands over by the planned sentence; a swap always names two."""
    if verb == DRAW or verb == PICK_DRAW or verb == DISCARD or verb == HAND or verb == EXCHANGE:
        return ledger.subjects
    if verb == PASS_CARDS or verb == PASS_HANDS:
        return ledger.everybody()
    return 0


def implies_discard(history: History, ledger: Ledger) -> bool:
    """Whether by the structure in turn, as things stand, somebody would have to discard.

    Discards that a standing rule stops do not count, nor those of a card that never is a crisis;
    those that the syndicate owes for cards drawn do.
    """
    trial = ledger.copy()
    pc = START[ledger.source]
    pays = ledger.holders(DISCARD_PER_DRAW) != 0
    while CODE[pc] != END:
        verb = CODE[pc]
        if verb == DISCARD and choices(trial, pc) > 0:
            return chosen_may_discard(history, trial, pc)
        choose_any(history, trial, pc)
        fault = plan(history, trial, pc)
        if verb == DISCARD and states_discard(trial, pc, fault):
            return True
        if fault == SYNDICATE_SHORT:
            return True
        if fault == FINE:
            if pays and draws_cards(verb) and billed(trial) > 0:
                return True
            book(trial, pc)
        pc += ROW
    return False


def states_discard(ledger: Ledger, pc: i64, fault: i64) -> bool:
    """Whether a planned discard is to happen, be it possible or not."""
    if CODE[pc + WHEN] == UNLESS_REVOLT:
        return False
    return fault == TIED or fault == TOO_FEW_CARDS or (fault == FINE and billed(ledger) > 0)


def chosen_may_discard(history: History, ledger: Ledger, pc: i64) -> bool:
    """Whether some choice makes somebody discard: under 97 only where it includes the own hand."""
    if not ledger.has(OWN_DISCARDS_ONLY) or CODE[pc + WHO] % PARTY_ROOM == YOU:
        return True
    found = candidates(history, ledger, pc, 0)
    return found > 0 and (found >> ledger.seat) & 1 == 1


def draws_cards(verb: i64) -> bool:
    """Whether the bill of a verb is of cards drawn."""
    if verb == DRAW or verb == PICK_DRAW or verb == ALTER or verb == ALTER_THIS:
        return True
    return MOVE_FIELD <= verb <= GO_UP
