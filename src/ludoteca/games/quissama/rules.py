# compiled: mypyc
"""Which answers to a question are legal, and where each of them goes."""

from typing import Final

from ludoteca.games.quissama import abilities, characters, city, ministry, payment, pieces, turn
from ludoteca.games.quissama.cards import FACES, MARKET
from ludoteca.games.quissama.costs import fill_purse
from ludoteca.games.quissama.goals import check_goals
from ludoteca.games.quissama.hands import faces_in_hand, why_not_from_hand
from ludoteca.games.quissama.options import (
    legal_abilities,
    legal_combinations,
    legal_thefts,
)
from ludoteca.games.quissama.original import TENEMENT_ROADS
from ludoteca.games.quissama.state import (
    DISCARDING,
    GIVING,
    LOOKING,
    MAIN,
    OPENING,
    PAYING,
    STEALING,
    Position,
)
from ludoteca.games.quissama.vocabulary import (
    ATTACK,
    DISCARD,
    EMPLOY,
    END_TURN,
    EXCHANGE,
    FOUND,
    FREE,
    FREE_BY_CAPOEIRA,
    FREE_BY_LIBERTY,
    INFLUENCE,
    LOOK,
    MINISTER,
    MINISTER_WITHOUT,
    OPEN,
    PAY,
    PAY_CARD,
    PLAY_BLOW,
    PLAY_ESCAPE,
    PLAY_SCANDAL,
    RECRUIT,
    REFILL,
    RELEASE,
    REPLACE_BURGHER,
    REPLACE_MARKER,
    REPLACE_MINISTER,
    RESCUE,
    STEAL,
    STORE,
    SWAP_GIVE,
    SWAP_NONE,
    SWAP_TAKE,
    WITHDRAW_BURGHER,
)
from ludoteca.kernel.action_buffer import ActionBuffer, add_bits
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL

ABILITY_ENDS: Final[vec[i64]] = vec[i64](
    [int(LOOK), int(STEAL), int(REPLACE_BURGHER), int(MINISTER_WITHOUT), int(FREE_BY_LIBERTY)]
)
ABILITY_OWNERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 6, 5])  # by the ends above; then the Princess


def legal(position: Position, out: ActionBuffer) -> None:
    """The legal actions of the seat in turn, ascending."""
    out.clear()
    phase = position.phase
    if phase == MAIN:
        fill_purse(position)
        legal_combinations(position, out)
        if position.closed == 0:
            legal_abilities(position, out)
        out.add(END_TURN)
    elif phase == PAYING:
        out.add(PAY)
        add_bits(payment.ways(position), PAY_CARD, out)
    elif phase == OPENING:
        for business in range(FREE):
            if city.why_not_open(position, business) == LEGAL:
                out.add(OPEN + business)
    elif phase == STEALING:
        legal_thefts(position, out)
    else:
        legal_cards(position, out)


def legal_cards(position: Position, out: ActionBuffer) -> None:
    """Decisions about cards: which to take, give or throw away."""
    phase = position.phase
    if phase == LOOKING:
        for face in range(FACES):
            if abilities.why_not_swap_take(position, face) == LEGAL:
                out.add(SWAP_TAKE + face)
        out.add(SWAP_NONE)
    elif phase == GIVING:
        for face in range(FACES):
            if abilities.why_not_swap_give(position, face) == LEGAL:
                out.add(SWAP_GIVE + face)
    elif phase == DISCARDING:
        add_bits(faces_in_hand(position), DISCARD, out)
        if turn.why_not_refill(position) == LEGAL:
            out.add(REFILL)


def why_not(position: Position, action: i64) -> i64:
    """The reason against an action that is of the kind asked for."""
    fill_purse(position)
    if action < EXCHANGE:
        return why_not_combine(position, action)
    if action < END_TURN:
        return why_not_exchange_or_use(position, action)
    return why_not_decide(position, action)


def why_not_combine(position: Position, action: i64) -> i64:
    """The reason against an opening or a combination."""
    if action < FREE:
        return city.why_not_open(position, action - OPEN)
    if action < FOUND:
        return city.why_not_free(position, action - FREE)
    if action < EMPLOY:
        return city.why_not_found(position, action - FOUND)
    if action < RECRUIT:
        return city.why_not_employ(position, action - EMPLOY)
    if action < MINISTER:
        return city.why_not_recruit(position, action - RECRUIT + TENEMENT_ROADS[0])
    if action < ATTACK:
        return ministry.why_not_minister(position, action)
    if action < PLAY_BLOW:
        return city.why_not_attack(position, action - ATTACK)
    if action < PLAY_SCANDAL:
        return city.why_not_blow(position, action - PLAY_BLOW)
    if action < PLAY_ESCAPE:
        return ministry.why_not_scandal(position, action - PLAY_SCANDAL)
    if action < INFLUENCE:
        return city.why_not_escape(position)
    if action < RELEASE:
        return characters.why_not_influence(position, action - INFLUENCE)
    if action < WITHDRAW_BURGHER:
        offset = action - RELEASE
        return characters.why_not_release(position, offset // 5, offset % 5)
    return pieces.why_not_withdraw(position, action)


def why_not_exchange_or_use(position: Position, action: i64) -> i64:
    """The reason against a market exchange or an ability."""
    if action < STORE:
        offset = action - EXCHANGE
        return turn.why_not_exchange(position, offset // MARKET, offset % MARKET)
    if action == STORE:
        return abilities.why_not_store(position)
    if action == RESCUE:
        return abilities.why_not_rescue(position)
    if action < STEAL:
        return abilities.why_not_look(position, action - LOOK)
    if action < REPLACE_BURGHER:
        return abilities.why_not_steal(position, action - STEAL)
    if action < REPLACE_MINISTER:
        return abilities.why_not_replace_burgher(position, action - REPLACE_BURGHER)
    if action < REPLACE_MARKER:
        return abilities.why_not_replace_minister(position, action - REPLACE_MINISTER)
    if action < MINISTER_WITHOUT:
        offset = action - REPLACE_MARKER
        return abilities.why_not_replace_marker(position, offset // 5, offset % 5)
    if action < FREE_BY_LIBERTY:
        return abilities.why_not_minister_without(position, action)
    return abilities.why_not_free_cheaply(position, action)


def why_not_decide(position: Position, action: i64) -> i64:
    """The reason against an answer to a question about paying or cards."""
    if action == END_TURN or action == PAY or action == SWAP_NONE:
        return LEGAL
    if action < SWAP_TAKE:
        return payment.why_not_way(position, action - PAY_CARD)
    if action < SWAP_NONE:
        return abilities.why_not_swap_take(position, action - SWAP_TAKE)
    if action < DISCARD:
        return abilities.why_not_swap_give(position, action - SWAP_GIVE)
    if action < REFILL:
        return why_not_from_hand(position, action - DISCARD)
    return turn.why_not_refill(position)


def apply(position: Position, action: i64) -> None:
    """Do a legal action of the seat in turn."""
    if action < FREE:
        city.open_business(position, action - OPEN)
        turn.next_seat(position)
    elif action < END_TURN:
        act(position, action)
    elif action == END_TURN:
        turn.end_turn(position)
    elif action < SWAP_TAKE:
        pay(position, action)
    else:
        decide(position, action)


def act(position: Position, action: i64) -> None:
    """A combination, an exchange or an ability: pay for it, then do it."""
    if position.phase == STEALING:
        abilities.steal(position, action - STEAL)
        return
    if payment.begin_payment(position, action):
        perform(position, action)


def owner_of(action: i64) -> i64:
    """The character whose ability an action is."""
    for place in range(len(ABILITY_ENDS)):
        if action < ABILITY_ENDS[place]:
            return ABILITY_OWNERS[place]
    return 4


def pay(position: Position, action: i64) -> None:
    """Go on paying; once all is paid, do what was paid for."""
    if action == PAY:
        paid = payment.pay_all(position)
    else:
        payment.pay_by(position, action - PAY_CARD)
        paid = payment.settle(position)
    if paid:
        perform(position, position.deed)


def perform(position: Position, action: i64) -> None:
    """Do what is paid for, and see whether it wins the game.

    The others are told only now: that there was a choice how to pay would tell them of the hand.
    """
    payment.show_payment(position)
    if action >= STORE:
        position.used |= 1 << owner_of(action)
    elif action < WITHDRAW_BURGHER or action >= EXCHANGE:
        position.closed = 1
    if action < EXCHANGE:
        combine(position, action)
        check_goals(position)
    elif action < STORE:
        offset = action - EXCHANGE
        turn.exchange(position, offset // MARKET, offset % MARKET)
    else:
        use(position, action)


def combine(position: Position, action: i64) -> None:
    """Do a combination."""
    if action < FOUND:
        city.free(position, action - FREE)
    elif action < EMPLOY:
        city.found(position, action - FOUND)
    elif action < RECRUIT:
        city.employ(position, action - EMPLOY)
    elif action < MINISTER:
        city.recruit(position, action - RECRUIT + TENEMENT_ROADS[0])
    elif action < ATTACK:
        ministry.enter_minister(position)
    elif action < PLAY_BLOW:
        city.attack(position, action - ATTACK)
    elif action < PLAY_SCANDAL:
        city.blow(position, action - PLAY_BLOW)
    elif action < PLAY_ESCAPE:
        ministry.scandal(position, action - PLAY_SCANDAL)
    elif action < INFLUENCE:
        city.escape(position, action - PLAY_ESCAPE)
    elif action < RELEASE:
        characters.influence(position, action - INFLUENCE)
    elif action < WITHDRAW_BURGHER:
        characters.release(position, (action - RELEASE) // 5, (action - RELEASE) % 5)
    else:
        pieces.withdraw(position, action)


def use(position: Position, action: i64) -> None:
    """Do what an ability does."""
    if action == STORE:
        abilities.store(position)
    elif action == RESCUE:
        abilities.rescue(position)
    elif action < STEAL:
        abilities.look(position, action - LOOK)
    elif action < REPLACE_BURGHER:
        abilities.begin_stealing(position, action - STEAL)
    else:
        use_on_board(position, action)
        check_goals(position)


def use_on_board(position: Position, action: i64) -> None:
    """The abilities that move pieces."""
    if action < REPLACE_MINISTER:
        abilities.replace_burgher(position, action - REPLACE_BURGHER)
    elif action < REPLACE_MARKER:
        abilities.replace_minister(position, action - REPLACE_MINISTER)
    elif action < MINISTER_WITHOUT:
        offset = action - REPLACE_MARKER
        abilities.replace_marker(position, offset // 5, offset % 5)
    elif action < FREE_BY_LIBERTY:
        ministry.enter_minister(position)
    elif action < FREE_BY_CAPOEIRA:
        city.free(position, action - FREE_BY_LIBERTY)
    else:
        city.free(position, action - FREE_BY_CAPOEIRA)


def decide(position: Position, action: i64) -> None:
    """Woodruff's swap, and the end of the turn."""
    if action < SWAP_NONE:
        abilities.swap_take(position, action - SWAP_TAKE)
    elif action == SWAP_NONE:
        abilities.swap_nothing(position)
    elif action < DISCARD:
        abilities.swap_give(position, action - SWAP_GIVE)
    elif action < REFILL:
        turn.throw_away(position, action - DISCARD)
    else:
        turn.refill(position)
