# compiled: mypyc
"""Which answers to a question are legal, and where each of them goes."""

from ludoteca.games.conspiracy.chamber import (
    no_swap,
    place,
    swap,
    swap_with,
    why_not_place,
    why_not_swap,
    why_not_swap_with,
)
from ludoteca.games.conspiracy.recruit import (
    draw,
    drawable,
    keep,
    leave,
    take_pile,
    takeable_piles,
    why_not_draw,
    why_not_keep,
    why_not_leave,
    why_not_take_pile,
)
from ludoteca.games.conspiracy.state import (
    CHOOSE,
    CLAIM,
    KEEP,
    LEAVE,
    PLACE,
    RECRUIT,
    SWAP,
    SWAP_WITH,
    Position,
)
from ludoteca.games.conspiracy.territory import (
    choose_territory,
    claim,
    claimable,
    draw_territories,
    drawable_territories,
    why_not_choose,
    why_not_claim,
    why_not_draw_territories,
)
from ludoteca.games.conspiracy.vocabulary import (
    CHOOSE_TERRITORY,
    CLAIM_TERRITORY,
    DRAW,
    DRAW_TERRITORIES,
    KEEP_LORD,
    LEAVE_LORD,
    NO_SWAP,
    PLACE_LORD,
    SWAP_LORD,
    SWAP_WITH_LORD,
    TAKE_PILE,
)
from ludoteca.kernel.action_buffer import ActionBuffer, add_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def legal(position: Position, out: ActionBuffer) -> None:
    """The legal actions of the seat in turn, ascending."""
    out.clear()
    phase = position.phase
    if phase == RECRUIT:
        piles = takeable_piles(position) << (TAKE_PILE - DRAW)
        add_bits(drawable(position) | piles, DRAW, out)
    elif phase == KEEP or phase == LEAVE or phase == PLACE:
        legal_lords(position, out)
    elif phase == SWAP or phase == SWAP_WITH:
        legal_swaps(position, out)
    elif phase == CLAIM:
        territories = claimable(position) << (CLAIM_TERRITORY - DRAW_TERRITORIES)
        add_bits(drawable_territories(position) | territories, DRAW_TERRITORIES, out)
    elif phase == CHOOSE:
        add_bits(position.offered, CHOOSE_TERRITORY, out)


def legal_lords(position: Position, out: ActionBuffer) -> None:
    """One action for each kind of lord in hand; the hand is ascending, so like stands by like."""
    first = KEEP_LORD
    if position.phase == LEAVE:
        first = LEAVE_LORD
    elif position.phase == PLACE:
        first = PLACE_LORD
    for index in range(position.hand_count):
        if index == 0 or position.hand[index] != position.hand[index - 1]:
            out.add(first + position.hand[index])


def legal_swaps(position: Position, out: ActionBuffer) -> None:
    """Cells whose lord may move; and, before the first is named, no swap at all."""
    if position.phase == SWAP:
        out.add(NO_SWAP)
        for cell in range(position.placed[position.seat]):
            if why_not_swap(position, cell) == 0:
                out.add(SWAP_LORD + cell)
    else:
        for cell in range(position.placed[position.seat]):
            if why_not_swap_with(position, cell) == 0:
                out.add(SWAP_WITH_LORD + cell)


def why_not(position: Position, action: i64) -> i64:
    """The reason against an action that is of the kind asked for."""
    if action < TAKE_PILE:
        return why_not_draw(position, action - DRAW + 1)
    if action < KEEP_LORD:
        return why_not_take_pile(position, action - TAKE_PILE)
    if action < LEAVE_LORD:
        return why_not_keep(position, action - KEEP_LORD)
    if action < PLACE_LORD:
        return why_not_leave(position, action - LEAVE_LORD)
    if action < NO_SWAP:
        return why_not_place(position, action - PLACE_LORD)
    if action == NO_SWAP:
        return LEGAL
    if action < SWAP_WITH_LORD:
        return why_not_swap(position, action - SWAP_LORD)
    if action < DRAW_TERRITORIES:
        return why_not_swap_with(position, action - SWAP_WITH_LORD)
    if action < CLAIM_TERRITORY:
        return why_not_draw_territories(position, action - DRAW_TERRITORIES + 1)
    if action < CHOOSE_TERRITORY:
        return why_not_claim(position, action - CLAIM_TERRITORY)
    return why_not_choose(position, action - CHOOSE_TERRITORY)


def apply(position: Position, action: i64) -> None:
    """Do a legal action of the seat in turn."""
    if action < TAKE_PILE:
        draw(position, action - DRAW + 1)
    elif action < KEEP_LORD:
        take_pile(position, action - TAKE_PILE)
    elif action < LEAVE_LORD:
        keep(position, action - KEEP_LORD)
    elif action < PLACE_LORD:
        leave(position, action - LEAVE_LORD)
    elif action < NO_SWAP:
        place(position, action - PLACE_LORD)
    elif action == NO_SWAP:
        no_swap(position)
    elif action < SWAP_WITH_LORD:
        swap(position, action - SWAP_LORD)
    elif action < DRAW_TERRITORIES:
        swap_with(position, action - SWAP_WITH_LORD)
    elif action < CLAIM_TERRITORY:
        draw_territories(position, action - DRAW_TERRITORIES + 1)
    elif action < CHOOSE_TERRITORY:
        claim(position, action - CLAIM_TERRITORY)
    else:
        choose_territory(position, action - CHOOSE_TERRITORY)
