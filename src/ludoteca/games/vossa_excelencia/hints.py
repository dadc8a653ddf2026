# compiled: mypyc
"""What a sensible player sees in a position, and what one does without much thought."""

from ludoteca.games.vossa_excelencia.instructions import ARTICULATION, SPHERES
from ludoteca.games.vossa_excelencia.rules import kind_of
from ludoteca.games.vossa_excelencia.scoring import capital_of, money_in_cabinet
from ludoteca.games.vossa_excelencia.state import (
    ACCEPTING,
    ACTIONS,
    CABINETS,
    DISCARDS,
    HANDS,
    NONE,
    OVER,
    REVEALED,
    TURNED,
    Position,
)
from ludoteca.games.vossa_excelencia.vocabulary import (
    ARTICULATE,
    BUY,
    KEEP,
    PAY,
    REFUSE,
    REVEAL,
    STOP,
    USE,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random


def evaluate(position: Position, seat: i64) -> float:
    """Capital ahead of the best opponent, hopes included until the game is over."""
    best_opponent = -1000.0
    for other in range(position.players):
        if other != seat:
            best_opponent = max(best_opponent, standing(position, other))
    return standing(position, seat) - best_opponent


def standing(position: Position, seat: i64) -> float:
    """A seat's capital and, while the game goes on, what its cabinet still promises."""
    if not position.is_in_game(seat):
        return -100.0
    points = float(capital_of(position, seat))
    money = float(money_in_cabinet(position, seat))
    if position.phase == OVER:
        return points + 0.01 * money
    points += 0.45 * money + engine(position, seat)
    points += resources(position, seat) + hand_worth(position, seat)
    return points


def turns_left(position: Position, seat: i64) -> i64:
    """Turns a seat has yet to begin."""
    left = position.semesters() - position.semester
    order = (seat - position.starter + position.players) % position.players
    now = (position.seat - position.starter + position.players) % position.players
    if order > now:
        left += 1
    return left if left > 0 else 0


def engine(position: Position, seat: i64) -> float:
    """What the cabinet brings in the turns to come, and unturned cards still in this one."""
    total = 0.0
    left = float(turns_left(position, seat))
    in_turn = position.seat == seat
    card = position.heads[CABINETS + seat]
    while card >= 0:
        worth = float(position.deck.worth[card]) * 0.1
        total += worth * 0.55 * left
        if in_turn and position.flags[card] & TURNED == 0:
            if position.deck.program(card, ARTICULATION) >= 0:
                total += 0.5 * worth
        card = position.after[card]
    return total


def resources(position: Position, seat: i64) -> float:
    """Influence and power at hand: worth something while there is a turn to spend them in."""
    amount = float(position.power[seat]) * 0.4
    for sphere in range(SPHERES):
        amount += float(position.influence[seat * SPHERES + sphere]) * 0.32
    return amount


def hand_worth(position: Position, seat: i64) -> float:
    """Cards in hand: a little each; revealed ones only if they can still be paid for."""
    total = 0.0
    card = position.heads[HANDS + seat]
    while card >= 0:
        if position.flags[card] & REVEALED == 0:
            total += 0.3
        elif position.seat == seat:
            total += 0.34
        card = position.after[card]
    return total


# Without much thought.


def suggest(position: Position, options: ActionBuffer, random: Random) -> i64:
    """The most promising kind of action; any of the answers where an effect asks."""
    if position.phase == ACTIONS:
        return suggest_action(position, options, random)
    if position.phase == DISCARDS:
        return KEEP if random.below(4) > 0 else any_of(options, random)
    if position.phase == ACCEPTING:
        return options.items[0] if random.below(4) > 0 else REFUSE
    return any_of(options, random)


def any_of(options: ActionBuffer, random: Random) -> i64:
    """Any of them."""
    return options.items[random.below(options.count)]


def suggest_action(position: Position, options: ActionBuffer, random: Random) -> i64:
    """Articulate, then buy voters, then pay, then reveal what can be paid for."""
    best: i64 = STOP
    most: i64 = 0
    for place in range(options.count):
        action = options.items[place]
        promise = promise_of(position, action) + random.below(8)
        if action != STOP and promise > most:
            best = action
            most = promise
    return best if most >= 10 else STOP


def promise_of(position: Position, action: i64) -> i64:
    """How much an action promises, roughly; below 10 it is better left."""
    if action == STOP:
        return 0
    first = kind_of(action)
    card = action - first
    if first == ARTICULATE:
        return 100 + position.deck.worth[card]
    if first == BUY:
        return 80 + 4 * position.deck.capital[card]
    if first == PAY:
        return 50 + position.deck.worth[card] + 5 * position.deck.capital[card]
    if first == REVEAL:
        return reveal_promise(position, card)
    return 12 if first == USE and position.deck.worth[card] > 0 else NONE


def reveal_promise(position: Position, card: i64) -> i64:
    """Worth revealing if it costs nothing or is about to be paid for."""
    if position.deck.icons[card] == 0:
        return 40 + position.deck.worth_once[card]
    wealth = position.power[position.seat]
    for sphere in range(SPHERES):
        wealth += position.influence[position.seat * SPHERES + sphere]
    if wealth >= position.deck.icons[card]:
        return 30
    return 0
