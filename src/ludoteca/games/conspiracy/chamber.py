# compiled: mypyc
"""The second half of a turn: placing lords and resolving each, one after another."""

from ludoteca.games.conspiracy.cards import (
    ANY_TWO_KEYS,
    CELLS,
    CHOOSE_FROM_DECK,
    GOLD_KEY,
    GUILDS,
    HERALD,
    SILVER_KEY,
    SWAPPER,
    guild_of,
    has_key,
    pearls_of_rank,
    rank_of,
)
from ludoteca.games.conspiracy.state import (
    CLAIM,
    EMPTY,
    NOBODY,
    OVER,
    PLACE,
    RECRUIT,
    SWAP,
    SWAP_WITH,
    Position,
)
from ludoteca.games.conspiracy.vocabulary import (
    BECOMES_MASTER,
    CREST_MOVES,
    FILLS_CHAMBER,
    GAINS_PEARLS,
    GAME_ENDS,
    LIMIT_ENDS,
    LORD_HAS_KEY,
    NO_LORD_THERE,
    NO_SWAP_MADE,
    NO_TERRITORY_LEFT,
    NOT_IN_HAND,
    PLACES,
    REVEALS,
    SAME_LORD,
    SWAPS,
    TURN_BEGINS,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def place_next(position: Position) -> None:
    """Go on with the lords in hand: ask for the order only where it matters, then end the turn."""
    if position.hand_count == 0:
        end_turn(position)
    elif position.hand[0] == position.hand[position.hand_count - 1]:
        place(position, position.hand[0])
    else:
        position.phase = PLACE


def why_not_place(position: Position, lord: i64) -> i64:
    """Only a recruited lord can be placed."""
    return LEGAL if position.is_in_hand(lord) else NOT_IN_HAND


def place(position: Position, lord: i64) -> None:
    """Put a lord in the next cell and resolve it: pearls, crest, herald, master, swap, keys."""
    seat = position.seat
    cell = position.placed[seat]
    rank = rank_of(lord)
    position.remove_from_hand(lord)
    position.chambers[seat * CELLS + cell] = lord
    position.placed[seat] = cell + 1
    position.tell(PLACES, seat, lord, cell)
    pearls = pearls_of_rank(rank)
    position.pearls[seat] += pearls
    if pearls > 0:
        position.tell(GAINS_PEARLS, seat, pearls, position.pearls[seat])
    move_crest(position, lord, cell)
    if rank == HERALD:
        reveal(position)
    if pearls > 0:
        claim_pearl_master(position)
    if position.placed[seat] == CELLS:
        close(position)
    resolve_last(position, rank)


def resolve_last(position: Position, rank: i64) -> None:
    """What may need a decision comes last: the swap of a 0, the territory of a key."""
    seat = position.seat
    if rank == SWAPPER and can_swap(position):
        position.phase = SWAP
        return
    if rank == SILVER_KEY:
        position.silver[seat] += 1
    elif rank == GOLD_KEY:
        position.gold[seat] += 1
    if has_key(rank) and keys_suffice(position):
        if can_claim(position):
            position.phase = CLAIM
            return
        position.tell(NO_TERRITORY_LEFT, seat)
    place_next(position)


def move_crest(position: Position, lord: i64, cell: i64) -> None:
    """The crest goes to the first lord of a guild, later only to a more influential one."""
    seat = position.seat
    guild = guild_of(lord)
    place = seat * GUILDS + guild
    crested = position.crests[place]
    # Of one guild's lords the more influential has the higher number.
    if crested == EMPTY or lord > position.chambers[seat * CELLS + crested]:
        position.crests[place] = cell
        position.tell(CREST_MOVES, seat, guild, cell)


def reveal(position: Position) -> None:
    """The herald turns the deck's top lord onto its pile; from an empty deck, nothing."""
    if position.deck.count > 0:
        lord = position.deck.draw(position.random)
        position.add_to_pile(lord)
        position.tell(REVEALS, position.seat, lord)


def claim_pearl_master(position: Position) -> None:
    """Whoever gains pearls and then has as many as the Pearl Master takes the pawn."""
    seat = position.seat
    master = position.master
    if master == seat:
        return
    if master == NOBODY or position.pearls[seat] >= position.pearls[master]:
        position.master = seat
        position.tell(BECOMES_MASTER, seat, position.pearls[seat])


def can_swap(position: Position) -> bool:
    """Whether the chamber holds two lords without keys."""
    free: i64 = 0
    for cell in range(position.placed[position.seat]):
        if not has_key(position.lord_at(position.seat, cell)):
            free += 1
    return free >= 2


def why_not_swap(position: Position, cell: i64) -> i64:
    """A lord with a key never moves, used or not; so none under a territory moves either."""
    lord = position.lord_at(position.seat, cell)
    if lord == EMPTY:
        return NO_LORD_THERE
    return LORD_HAS_KEY if has_key(lord) else LEGAL


def swap(position: Position, cell: i64) -> None:
    """Name the first of the two lords that change places."""
    position.swapping = cell
    position.phase = SWAP_WITH


def no_swap(position: Position) -> None:
    """Leave the chamber as it is."""
    position.tell(NO_SWAP_MADE, position.seat)
    place_next(position)


def why_not_swap_with(position: Position, cell: i64) -> i64:
    """The second lord is another one without a key."""
    return SAME_LORD if cell == position.swapping else why_not_swap(position, cell)


def swap_with(position: Position, cell: i64) -> None:
    """Change places. Each crest travels with its lord; no power fires again."""
    seat = position.seat
    other = position.swapping
    first = position.lord_at(seat, other)
    second = position.lord_at(seat, cell)
    position.chambers[seat * CELLS + other] = second
    position.chambers[seat * CELLS + cell] = first
    for guild in range(GUILDS):
        crest = position.crests[seat * GUILDS + guild]
        if crest == cell:
            position.crests[seat * GUILDS + guild] = other
        elif crest == other:
            position.crests[seat * GUILDS + guild] = cell
    position.swapping = EMPTY
    position.tell(SWAPS, seat, first, second, other * CELLS + cell)
    place_next(position)


def keys_suffice(position: Position) -> bool:
    """Two alike or any three since the last territory; any two for the owner of that territory."""
    silver = position.silver[position.seat]
    gold = position.gold[position.seat]
    if silver >= 2 or gold >= 2 or silver + gold >= 3:
        return True
    return silver + gold >= 2 and position.has_territory(position.seat, ANY_TWO_KEYS)


def can_claim(position: Position) -> bool:
    """Whether there is a territory that this seat may take."""
    if position.has_territory(position.seat, CHOOSE_FROM_DECK):
        return position.territory_deck != 0
    return position.territory_deck != 0 or position.row != 0


def close(position: Position) -> None:
    """The first full chamber: every other seat has one more turn."""
    position.tell(FILLS_CHAMBER, position.seat)
    if position.closer == NOBODY:
        position.closer = position.seat


def end_turn(position: Position) -> None:
    """Pass the turn on; the game ends when it would come back to whoever filled a chamber first."""
    position.turns += 1
    position.seat += 1
    if position.seat == position.players:
        position.seat = 0
    if position.seat == position.closer:
        position.phase = OVER
        position.tell(GAME_ENDS)
        return
    position.phase = RECRUIT
    if position.limit_owner == position.seat:
        position.limit = 0
        position.limit_owner = NOBODY
        position.tell(LIMIT_ENDS, position.seat)
    position.tell(TURN_BEGINS, position.seat)
