# compiled: mypyc
"""Which answers to a question are legal, and where each of them goes."""

from ludoteca.games.vossa_excelencia.actions import (
    articulate,
    drop,
    itemise,
    keep,
    pay,
    pay_with,
    reveal,
    use,
    why_not_articulate,
    why_not_buy,
    why_not_by_hand,
    why_not_drop,
    why_not_itemise,
    why_not_pay,
    why_not_reveal,
    why_not_use,
)
from ludoteca.games.vossa_excelencia.choices import (
    add_candidates,
    fee_with_a_choice,
    fits,
    is_branch_possible,
)
from ludoteca.games.vossa_excelencia.effects import (
    answer_branch,
    answer_card,
    answer_condition,
    answer_sphere,
    answer_target,
    proceed,
)
from ludoteca.games.vossa_excelencia.instructions import COUNT, ICONS, SPHERES, STRIDE, WHAT
from ludoteca.games.vossa_excelencia.payment import why_not_pay_with
from ludoteca.games.vossa_excelencia.state import (
    ACCEPTING,
    ACTIONS,
    BRANCHING,
    CABINETS,
    CHOOSING,
    DISCARDS,
    HANDS,
    PAYING,
    RUNNING,
    SPHERE,
    TARGETING,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.turn import stop_acting
from ludoteca.games.vossa_excelencia.vocabulary import (
    ACCEPT,
    ACCEPT_BY_HAND,
    ARTICULATE,
    BRANCH_IMPOSSIBLE,
    BUY,
    CHOOSE,
    CHOOSE_RIVAL,
    CHOOSE_SPHERE,
    DROP,
    ITEMISE,
    KEEP,
    NO_SUCH_RIVAL,
    NOT_A_CHOICE,
    NOTHING_BY_HAND,
    PAY,
    PAY_WITH,
    REFUSE,
    REVEAL,
    STOP,
    TAKE_BRANCH,
    USE,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL, NO_SUCH_ACTION


def legal(position: Position, out: ActionBuffer) -> None:
    """The legal actions of the seat that is waited for, ascending."""
    out.clear()
    phase = position.phase
    if phase == ACTIONS:
        legal_actions(position, out)
    elif phase == DISCARDS:
        legal_in(position, HANDS + position.seat, DROP, out)
        out.add(KEEP)
    elif phase == ACCEPTING:
        out.add(ACCEPT)
        if fee_with_a_choice(position, position.pc):
            out.add(ACCEPT_BY_HAND)
        out.add(REFUSE)
    elif phase == CHOOSING:
        code = position.deck.code
        what = code[position.pc + WHAT]
        add_candidates(position, code[position.pc], what, position.actor, CHOOSE, out)
    else:
        legal_small(position, out)


def legal_actions(position: Position, out: ActionBuffer) -> None:
    """Every action of a turn, kind by kind."""
    seat = position.seat
    out.add(STOP)
    legal_in(position, HANDS + seat, REVEAL, out)
    first = out.count
    legal_in(position, HANDS + seat, PAY, out)
    legal_in(position, ZONE, BUY, out)
    legal_itemised(position, first, out)
    legal_in(position, CABINETS + seat, ARTICULATE, out)
    legal_in(position, CABINETS + seat, USE, out)


def legal_in(position: Position, place: i64, first: i64, out: ActionBuffer) -> None:
    """The legal actions of one kind with the cards of a list."""
    card = position.heads[place]
    while card >= 0:
        if why_not_with(position, first, card) == LEGAL:
            out.add(first + card)
        card = position.after[card]


def legal_itemised(position: Position, first: i64, out: ActionBuffer) -> None:
    """Payments icon by icon, of what can be paid for: the actions written from `first` on.

    Hand cards stand before voters, as parliamentarians do in the deck.
    """
    for place in range(first, out.count):
        card = out.items[place] - kind_of(out.items[place])
        if why_not_by_hand(position, card) == LEGAL:
            out.add(ITEMISE + card)


def legal_small(position: Position, out: ActionBuffer) -> None:
    """Alternatives, spheres, rivals, resources."""
    first = CHOOSE_SPHERE
    count = SPHERES
    if position.phase == BRANCHING:
        first = TAKE_BRANCH
        count = position.deck.code[position.pc + COUNT]
    elif position.phase == TARGETING:
        first = CHOOSE_RIVAL
        count = position.players
    elif position.phase == PAYING:
        first = PAY_WITH
        count = ICONS
    for number in range(count):
        if why_not(position, first + number) == LEGAL:
            out.add(first + number)


def kind_of(action: i64) -> i64:
    """The first action of the kind, for the kinds that name a card."""
    if action < PAY:
        return REVEAL
    if action < BUY:
        return PAY
    if action < ITEMISE:
        return BUY
    if action < ARTICULATE:
        return ITEMISE
    if action < USE:
        return ARTICULATE
    if action < DROP:
        return USE
    return DROP if action < KEEP else CHOOSE


def why_not(position: Position, action: i64) -> i64:
    """The reason against an action that is of the kind asked for."""
    if action == STOP or action == KEEP or action == ACCEPT or action == REFUSE:
        return LEGAL
    if action == ACCEPT_BY_HAND:
        return LEGAL if fee_with_a_choice(position, position.pc) else NOTHING_BY_HAND
    if action < KEEP or CHOOSE <= action < CHOOSE_SPHERE:
        first = kind_of(action)
        if action - first >= position.deck.size:
            return NO_SUCH_ACTION
        return why_not_with(position, first, action - first)
    if action < CHOOSE:
        return why_not_branch(position, action - TAKE_BRANCH)
    if action < CHOOSE_RIVAL:
        return LEGAL
    if action < PAY_WITH:
        return why_not_rival(position, action - CHOOSE_RIVAL)
    return why_not_pay_with(position, position.actor, action - PAY_WITH)


def why_not_with(position: Position, first: i64, card: i64) -> i64:
    """The reason against an action of a kind that names a card."""
    if first == REVEAL:
        return why_not_reveal(position, card)
    if first == PAY:
        return why_not_pay(position, card)
    if first == BUY:
        return why_not_buy(position, card)
    if first == ITEMISE:
        return why_not_itemise(position, card)
    if first == ARTICULATE:
        return why_not_articulate(position, card)
    if first == USE:
        return why_not_use(position, card)
    if first == DROP:
        return why_not_drop(position, card)
    code = position.deck.code
    what = code[position.pc + WHAT]
    return LEGAL if fits(position, code[position.pc], what, position.actor, card) else NOT_A_CHOICE


def why_not_branch(position: Position, place: i64) -> i64:
    """An alternative that does nothing cannot be chosen while another does something."""
    if place >= position.deck.code[position.pc + COUNT]:
        return NOT_A_CHOICE
    branch = position.pc + STRIDE * (place + 1)
    return LEGAL if is_branch_possible(position, branch) else BRANCH_IMPOSSIBLE


def why_not_rival(position: Position, rival: i64) -> i64:
    """Somebody else who is still in the game."""
    if rival >= position.players or rival == position.owner or not position.is_in_game(rival):
        return NO_SUCH_RIVAL
    return LEGAL


def apply(position: Position, action: i64) -> None:
    """Do a legal action of the seat that is waited for, and all that follows by itself."""
    phase = position.phase
    if phase == ACTIONS:
        apply_action(position, action)
    elif phase == DISCARDS:
        if action == KEEP:
            keep(position)
        else:
            drop(position, action - DROP)
    elif phase == ACCEPTING:
        answer_condition(position, action != REFUSE, action == ACCEPT_BY_HAND)
    elif phase == BRANCHING:
        answer_branch(position, action - TAKE_BRANCH)
    elif phase == CHOOSING:
        answer_card(position, action - CHOOSE)
    elif phase == SPHERE:
        answer_sphere(position, action - CHOOSE_SPHERE)
    elif phase == TARGETING:
        answer_target(position, action - CHOOSE_RIVAL)
    elif phase == PAYING:
        pay_with(position, action - PAY_WITH)
    if position.phase == RUNNING:
        proceed(position)


def apply_action(position: Position, action: i64) -> None:
    """One of the actions of a turn."""
    if action == STOP:
        stop_acting(position)
        return
    first = kind_of(action)
    card = action - first
    if first == REVEAL:
        reveal(position, card)
    elif first == PAY or first == BUY:
        pay(position, card)
    elif first == ITEMISE:
        itemise(position, card)
    elif first == ARTICULATE:
        articulate(position, card)
    else:
        use(position, card)
