# compiled: mypyc
"""What is true of every position of Conspiração, beyond bounds and numbers of cards.

Each check looks at one relation and says what is wrong with it, or nothing.
"""

from typing import Final

from ludoteca.games.conspiracy.cards import (
    CELLS,
    GUILDS,
    LORD_KINDS,
    MOST_DRAWN,
    ONLY_ONE,
    ONLY_TWO,
    SILVER_KEY,
    SWAPPER,
    guild_of,
    has_key,
    pearls_of_rank,
    pearls_of_territory,
    rank_of,
)
from ludoteca.games.conspiracy.chamber import can_claim, can_swap, keys_suffice
from ludoteca.games.conspiracy.state import (
    CHOOSE,
    CLAIM,
    EMPTY,
    KEEP,
    LEAVE,
    NOBODY,
    OVER,
    PLACE,
    RECRUIT,
    SWAP,
    SWAP_WITH,
    Position,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64


def check_chambers(position: Position) -> str:
    """Chambers are filled in reading order; territories lie on lords with keys, each on one."""
    for seat in range(position.players):
        covers: i64 = 0
        for cell in range(CELLS):
            lord = position.lord_at(seat, cell)
            if (lord != EMPTY) != (cell < position.placed[seat]):
                return f"the chamber of seat {seat} has a gap"
            covered = position.covers[seat * CELLS + cell] != EMPTY
            if covered and (lord == EMPTY or not has_key(lord)):
                return f"a territory of seat {seat} lies on no key"
            covers += 1 if covered else 0
        if covers != count_bits(position.held[seat]):
            return f"a territory of seat {seat} lies on two lords"
    return ""


def check_turns(position: Position) -> str:
    """In every turn that was ended a lord was placed."""
    placed: i64 = 0
    for seat in range(position.players):
        placed += position.placed[seat]
    return f"{position.turns} turns, and {placed} lords" if position.turns > placed else ""


def check_order(position: Position) -> str:
    """Turns go round from the starter; whoever has ended some placed a lord in each of them."""
    players = position.players
    if position.seat != (position.starter + position.turns) % players:
        return f"seat {position.seat} is in turn, {position.turns} after seat {position.starter}"
    for seat in range(players):
        first = (seat - position.starter) % players
        ended = (position.turns - first + players - 1) // players
        is_placing = seat == position.seat and PLACE <= position.phase <= CHOOSE
        if is_placing and position.phase != PLACE:
            ended += 1  # in the turn under way it has placed one, too
        if position.placed[seat] < ended:
            return f"seat {seat} placed fewer lords than it had turns"
        if position.placed[seat] > 0 and ended == 0 and not is_placing:
            return f"seat {seat} placed lords and had no turn"
    return ""


def check_crests(position: Position) -> str:
    """The crest of a guild is on one of its most influential lords in a chamber."""
    for seat in range(position.players):
        for guild in range(GUILDS):
            cell = position.crests[seat * GUILDS + guild]
            crested = EMPTY if cell == EMPTY else position.lord_at(seat, cell)
            is_bare = cell != EMPTY and crested == EMPTY
            if is_bare or crested != best_lord(position, seat, guild):
                return f"crest {guild} of seat {seat} is not on the best lord of its guild"
    return ""


def best_lord(position: Position, seat: i64, guild: i64) -> i64:
    """The most influential lord of a guild in a chamber, or EMPTY."""
    best = EMPTY
    for cell in range(position.placed[seat]):
        lord = position.lord_at(seat, cell)
        if guild_of(lord) == guild and lord > best:
            best = lord
    return best


def check_pearls(position: Position) -> str:
    """Pearls are those of the lords and territories in a chamber: none is ever spent."""
    for seat in range(position.players):
        pearls: i64 = 0
        for cell in range(position.placed[seat]):
            pearls += pearls_of_rank(rank_of(position.lord_at(seat, cell)))
            pearls += pearls_of_territory(position.covers[seat * CELLS + cell])
        if pearls != position.pearls[seat]:
            return f"seat {seat} has {position.pearls[seat]} pearls, and its chamber {pearls}"
    return ""


def check_keys(position: Position) -> str:
    """Keys that count are those placed since the last territory: their lords never move."""
    for seat in range(position.players):
        silver: i64 = 0
        gold: i64 = 0
        for cell in range(position.placed[seat]):
            lord = position.lord_at(seat, cell)
            if position.covers[seat * CELLS + cell] != EMPTY:
                silver = 0
                gold = 0
            elif has_key(lord):
                silver += 1 if rank_of(lord) == SILVER_KEY else 0
                gold += 0 if rank_of(lord) == SILVER_KEY else 1
        if silver != position.silver[seat] or gold != position.gold[seat]:
            return f"seat {seat} counts other keys than its chamber shows"
    return ""


def check_master(position: Position) -> str:
    """The pawn is with somebody who has the most pearls; with nobody while there are none."""
    most: i64 = 0
    for pearls in position.pearls:
        if pearls > most:
            most = pearls
    if position.master == NOBODY:
        return "nobody is Pearl Master, and there are pearls" if most > 0 else ""
    if most == 0 or position.pearls[position.master] < most:
        return f"the Pearl Master, seat {position.master}, has not the most pearls"
    return ""


def check_limit(position: Position) -> str:
    """Opponents are limited by whoever holds the territory that says so."""
    owner = position.limit_owner
    if (owner == NOBODY) != (position.limit == 0):
        return "a limit and its owner belong together"
    if owner == NOBODY:
        return ""
    territory = ONLY_ONE if position.limit == 1 else ONLY_TWO
    return "" if position.has_territory(owner, territory) else "the limit is of no territory"


def check_closer(position: Position) -> str:
    """Whoever filled a chamber first closes the game; it ends when the turn comes back there."""
    closer = position.closer
    turn = turns_after(position, closer, position.seat)
    for seat in range(position.players):
        full = position.placed[seat] == CELLS
        if full and closer == NOBODY:
            return f"the chamber of seat {seat} is full, and nobody closes the game"
        if full and position.phase != OVER and turns_after(position, closer, seat) > turn:
            return f"the chamber of seat {seat} is full before its last turn"
    if closer != NOBODY and position.placed[closer] < CELLS:
        return f"seat {closer} closes the game with a chamber that is not full"
    if position.phase == OVER and position.seat != closer:
        return "the game is over before the turn came back to whoever closed it"
    recruits = position.phase == RECRUIT or position.phase == KEEP
    if recruits and position.placed[position.seat] == CELLS:
        return f"seat {position.seat} recruits and its chamber is full"
    return ""


def turns_after(position: Position, closer: i64, seat: i64) -> i64:
    """How many turns after the closer's a seat has its last one."""
    return (seat - closer) % position.players


def check_hand(position: Position) -> str:
    """Lords are in hand while they are kept, left or placed; those placed fit the chamber."""
    phase = position.phase
    count = position.hand_count
    if phase == RECRUIT or phase == OVER:
        return "lords are in hand, and nobody places them" if count > 0 else ""
    room = CELLS - position.placed[position.seat]
    if phase == LEAVE:
        return check_pile_in_hand(position, room)
    if phase == KEEP:
        fits = 2 <= count <= MOST_DRAWN
        return "" if fits else f"{count} lords are turned up to keep one"
    if phase == PLACE and position.hand[0] == position.hand[count - 1]:
        return "there is no order to place lords in"
    return f"{count} lords are to be placed on {room} cells" if count > room else ""


def check_pile_in_hand(position: Position, room: i64) -> str:
    """Lords stay behind only of one guild's pile that is too large."""
    if position.hand_count <= room:
        return "no lord has to stay behind"
    first = position.hand[0]
    last = position.hand[position.hand_count - 1]
    same = first != last and guild_of(first) == guild_of(last)
    return "" if same else "the lords in hand are of no one pile"


def check_swap(position: Position) -> str:
    """Two lords change places after a 0; the first of them is named between the two choices."""
    swapping = position.swapping
    if (swapping != EMPTY) != (position.phase == SWAP_WITH):
        return "a swap under way and its first lord belong together"
    if position.phase != SWAP and position.phase != SWAP_WITH:
        return ""
    if rank_last_placed(position) != SWAPPER or not can_swap(position):
        return f"seat {position.seat} has no lord that swaps"
    if swapping == EMPTY:
        return ""
    lord = position.lord_at(position.seat, swapping)
    return "the lord to be swapped does not move" if lord == EMPTY or has_key(lord) else ""


def check_claim(position: Position) -> str:
    """A territory is claimed with the keys for it, and chosen from those drawn."""
    offered = count_bits(position.offered)
    if position.phase == CHOOSE:
        if not 2 <= offered <= MOST_DRAWN:
            return f"{offered} territories are drawn to keep one"
    elif offered > 0:
        return "territories are drawn, and nobody chooses"
    if position.phase != CLAIM and position.phase != CHOOSE:
        return ""
    cell = position.seat * CELLS + position.placed[position.seat] - 1
    if not has_key(rank_last_placed(position)) or position.covers[cell] != EMPTY:
        return f"seat {position.seat} has just placed no key"
    if not keys_suffice(position):
        return f"seat {position.seat} has too few keys for a territory"
    return "there is no territory to claim" if offered == 0 and not can_claim(position) else ""


def rank_last_placed(position: Position) -> i64:
    """The rank of the lord that the seat in turn placed last; of an empty chamber, none."""
    cell = position.placed[position.seat] - 1
    if cell < 0:
        return LORD_KINDS
    return rank_of(position.lord_at(position.seat, cell))


CHECKS: Final = (
    check_chambers,
    check_turns,
    check_crests,
    check_pearls,
    check_keys,
    check_master,
    check_limit,
    check_closer,
    check_hand,
    check_swap,
    check_claim,
    check_order,
)
