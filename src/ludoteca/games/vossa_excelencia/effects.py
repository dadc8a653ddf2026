# compiled: mypyc
"""The interpreter: effects one by one in the order they were generated, pausing for choices.

What is being resolved is a row of code and a few registers in the position. An instruction that
needs a choice sets the phase and returns; the answer comes back through one of the `answer_...`
functions, which go on from there.
"""

from ludoteca.games.vossa_excelencia.choices import (
    asks_nothing,
    can_meet,
    candidates,
    fee_bill,
    first_candidate,
    is_branch_possible,
    is_card_choice,
    is_reached,
)
from ludoteca.games.vossa_excelencia.instructions import (
    ALL,
    CAMPAIGN,
    CHOICE,
    COLLECT,
    CONDITION,
    COUNT,
    DISCARD,
    DISCARD_HAND,
    DRAW,
    END,
    EVERYONE,
    EVERYTHING,
    FACES_OF_DIE,
    FEE,
    GAIN,
    GAIN_CHOSEN,
    GIVE,
    ICONS,
    JUMP,
    LEAVE,
    LOSE,
    LUCK,
    MONEY,
    OTHERS,
    PARTY,
    PER,
    PLAY,
    POWER,
    RECEIVE,
    RETRIEVE,
    RETURN,
    ROLL,
    SENTENCE,
    SPHERES,
    STORE,
    STRIDE,
    SWEEP,
    SWITCH,
    TAKE,
    TARGET,
    TURN,
    WHAT,
    WHO,
)
from ludoteca.games.vossa_excelencia.payment import (
    owned,
    settle_all,
    settle_money_icons,
    settle_what_is_clear,
    take as take_resource,
)
from ludoteca.games.vossa_excelencia.scoring import count_per
from ludoteca.games.vossa_excelencia.state import (
    ACCEPTING,
    BRANCHING,
    CABINETS,
    CHOOSING,
    MOST_COUNTERS,
    NONE,
    PAYING,
    RUNNING,
    SPHERE,
    TARGETING,
    TURNED,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.turn import leave_game, next_stage
from ludoteca.games.vossa_excelencia.vocabulary import (
    ACCEPTS,
    CANNOT_MEET,
    GAINS,
    GIVES_MONEY,
    LOSES,
    NO_FACE,
    REFUSES,
    ROLLS,
    STORES,
    TAKES_BRANCH,
    TARGETS,
    TURNS,
    UNTURNS,
    ZONE_SWEPT,
)
from ludoteca.games.vossa_excelencia.zones import (
    collectable,
    discard,
    draw_cards,
    enter,
    give_money,
    leave_list,
    lose_money,
    money_onto,
    put_counters,
    put_in,
    receive_infamies,
    refill_zone,
    return_to_hand,
    reveal_voters,
    show_own,
    sum_rules,
    take_top,
)
from ludoteca.kernel.native import append, i64, vec


def proceed(position: Position) -> None:
    """Resolve until somebody has to decide or the game is over."""
    while position.phase == RUNNING:
        resolve_next(position)


def resolve_next(position: Position) -> None:
    """The next row of code, effect or stage, whichever is due."""
    if position.pc >= 0:
        step(position)
    elif position.queued > 0:
        begin_effect(position)
    else:
        next_stage(position)


def begin_effect(position: Position) -> None:
    """Take the oldest effect that was generated.

    Those of players who left are forgotten, and those of cards that are no longer in play.
    """
    program = position.queue[0]
    position.source = position.queue[1]
    position.owner = position.queue[2]
    position.queued -= 1
    for place in range(3 * position.queued):
        position.queue[place] = position.queue[place + 3]
    if position.is_in_game(position.owner) and position.is_in_play(position.source):
        position.pc = program
        position.remaining = NONE
        position.target = NONE
        position.actor = position.owner


def step(position: Position) -> None:
    """Resolve one row of code, or as much of it as can be done without asking."""
    row = position.pc
    op = position.deck.code[row]
    if op == END:
        position.pc = NONE
    elif op == SENTENCE:
        position.target = NONE
        position.pc = row + STRIDE
    elif op == CONDITION:
        meet_condition(position)
    elif op == ROLL:
        roll(position)
    elif op == CHOICE:
        choose_branch(position)
    elif op == JUMP:
        position.pc = position.deck.code[row + WHAT]
    else:
        instruct(position)


# Conditions, risks, alternatives.


def meet_condition(position: Position) -> None:
    """Impossible: no effect. Possible: the owner is asked, unless there is nothing to refuse."""
    row = position.pc
    if not can_meet(position, row):
        position.tell(CANNOT_MEET, position.owner, position.source)
        position.pc = position.deck.code[row + WHAT]
    elif asks_nothing(position, row):
        position.pc = row + STRIDE
    else:
        position.actor = position.owner
        position.phase = ACCEPTING


def answer_condition(position: Position, accepted: bool, by_hand: bool) -> None:
    """Meet the condition, or have no effect."""
    position.phase = RUNNING
    position.by_hand = 0
    if not accepted:
        position.tell(REFUSES, position.owner, position.source)
        position.pc = position.deck.code[position.pc + WHAT]
        return
    position.tell(ACCEPTS, position.owner, position.source)
    if by_hand:
        position.by_hand = 1
    position.pc += STRIDE


def roll(position: Position) -> None:
    """Roll the die; the matching effect is compulsory, no match is no effect."""
    code = position.deck.code
    row = position.pc
    position.die = position.random.below(FACES_OF_DIE) + 1
    position.tell(ROLLS, position.owner, position.die, position.source)
    face = lucky(position, position.owner, position.die)
    for place in range(code[row + COUNT]):
        faces = row + STRIDE * (place + 1)
        if (code[faces + COUNT] >> face) & 1 == 1:
            position.pc = code[faces + WHAT]
            return
    position.tell(NO_FACE, position.owner)
    position.pc = code[row + WHAT]


def lucky(position: Position, seat: i64, face: i64) -> i64:
    """The face that a roll counts as: cards may add to it, but no die shows more than six."""
    face += sum_rules(position, seat, LUCK)
    if face < 1:
        return 1
    return face if face < FACES_OF_DIE else FACES_OF_DIE


def choose_branch(position: Position) -> None:
    """Ask only if more than one alternative would do something."""
    code = position.deck.code
    row = position.pc
    possible: i64 = 0
    last: i64 = 0
    for place in range(code[row + COUNT]):
        if is_branch_possible(position, row + STRIDE * (place + 1)):
            possible += 1
            last = place
    if possible == 0:
        position.pc = code[row + WHAT]
    elif possible == 1:
        answer_branch(position, last)
    else:
        position.actor = position.owner
        position.phase = BRANCHING


def answer_branch(position: Position, place: i64) -> None:
    """Go on with the chosen alternative."""
    position.phase = RUNNING
    position.tell(TAKES_BRANCH, position.owner, place, position.source)
    branch = position.pc + STRIDE * (place + 1)
    position.pc = position.deck.code[branch + COUNT]


# Instructions.


def instruct(position: Position) -> None:
    """Begin an instruction, or go on with it; it pauses where somebody must choose."""
    if position.remaining < 0 and not address(position):
        return
    op = position.deck.code[position.pc]
    if is_card_choice(op):
        card_by_card(position, op)
    elif op == GAIN_CHOSEN and position.remaining > 0:
        position.phase = SPHERE
    elif op == FEE:
        pay_fee(position)
    else:
        do_at_once(position, op)
        if position.phase == RUNNING and position.pc >= 0:
            next_actor(position)


def address(position: Position) -> bool:
    """Settle who does it and how much; False if it must wait for a rival to be named."""
    who = position.deck.code[position.pc + WHO]
    position.actor = position.owner
    if who == TARGET:
        if position.target < 0:
            if position.still_in_game() > 2:
                position.phase = TARGETING
                return False
            position.target = position.next_in_game(position.owner)
        position.actor = position.target
    elif who == OTHERS:
        position.actor = position.next_in_game(position.owner)
    position.remaining = amount(position)
    return True


def answer_target(position: Position, rival: i64) -> None:
    """The rival of this sentence."""
    position.phase = RUNNING
    position.target = rival
    position.tell(TARGETS, position.owner, rival)


def amount(position: Position) -> i64:
    """How much the actor has to do."""
    code = position.deck.code
    per = code[position.pc + PER]
    count = code[position.pc + COUNT]
    if not is_reached(position, position.actor):
        return 0
    if count == ALL:
        return EVERYTHING
    if per < 0:
        return count
    return count * count_per(position, position.actor, per, position.source)


def next_actor(position: Position) -> None:
    """The next player whom the instruction addresses; after the last, the next row."""
    who = position.deck.code[position.pc + WHO]
    position.remaining = NONE
    if who == OTHERS or who == EVERYONE:
        position.actor = position.next_in_game(position.actor)
        if position.actor != position.owner:
            position.remaining = amount(position)
            return
    position.actor = position.owner
    position.pc += STRIDE


def do_at_once(position: Position, op: i64) -> None:
    """An instruction that asks nobody anything."""
    seat = position.actor
    count = position.remaining
    what = position.deck.code[position.pc + WHAT]
    if count == 0:
        return
    if op == GAIN:
        gain(position, seat, what, count)
    elif op == LOSE:
        lose(position, seat, what, count)
    elif op == DRAW:
        draw_cards(position, seat, count)
    elif op == RECEIVE:
        receive_infamies(position, seat, count)
    elif op == STORE:
        store(position, count)
    elif op == COLLECT:
        collect(position, seat, count)
    elif op == GIVE:
        give(position, seat, count)
    elif op == CAMPAIGN:
        reveal_voters(position, count)
    elif op == SWITCH:
        switch_party(position, seat)
    elif op == SWEEP:
        sweep(position)
    elif op == LEAVE:
        leave_game(position, seat)


def gain(position: Position, seat: i64, resource: i64, count: i64) -> None:
    """Money to the politician; influence and power last to the end of one's turn."""
    if resource == MONEY:
        give_money(position, seat, count)
        return
    room = MOST_COUNTERS - owned(position, seat, resource)
    if count > room:
        count = room
    if count <= 0:
        return
    position.points[seat] += count
    if resource == POWER:
        position.power[seat] += count
    else:
        position.influence[seat * SPHERES + resource] += count
    position.tell(GAINS, seat, count, resource)


def answer_sphere(position: Position, sphere: i64) -> None:
    """Influence of the chosen sphere."""
    position.phase = RUNNING
    gain(position, position.actor, sphere, position.remaining)
    next_actor(position)


def lose(position: Position, seat: i64, resource: i64, count: i64) -> None:
    """As far as there is any."""
    if resource == MONEY:
        lose_money(position, seat, count)
        return
    found = owned(position, seat, resource)
    lost = count if count < found else found
    if lost > 0:
        take_resource(position, seat, resource, lost)
        position.tell(LOSES, seat, lost, resource)


def store(position: Position, count: i64) -> None:
    """Money on this very card, if it is still in play."""
    if position.where[position.source] >= CABINETS:
        stored = put_counters(position, position.source, count)
        if stored > 0:
            position.tell(STORES, position.owner, stored, position.source)


def collect(position: Position, seat: i64, count: i64) -> None:
    """Money from this card to the politician; it is moved, and not received."""
    found = collectable(position, seat)
    moved = count if count < found else found
    if moved > 0:
        position.money[position.source] -= moved
        money_onto(position, seat, position.politicians[seat], moved)


def give(position: Position, seat: i64, count: i64) -> None:
    """Money from this seat to the owner of the effect, as far as there is any."""
    lost = lose_money(position, seat, count)
    if lost > 0:
        position.tell(GIVES_MONEY, seat, lost, position.owner)
        give_money(position, position.owner, lost)


def switch_party(position: Position, seat: i64) -> None:
    """The party goes to the box and a new one comes from the pile, if there is one."""
    party = take_top(position, PARTY)
    if party < 0:
        return
    card = position.heads[CABINETS + seat]
    while card >= 0:
        following = position.after[card]
        if position.deck.category[card] == PARTY:
            discard(position, seat, card)
        card = following
    enter(position, seat, party)


def sweep(position: Position) -> None:
    """As many others in the place of all voters of the zone, which go back only then."""
    swept = vec[i64]()
    while position.heads[ZONE] >= 0:
        voter = position.heads[ZONE]
        leave_list(position, voter)
        swept = append(swept, voter)
    position.tell(ZONE_SWEPT, len(swept))
    reveal_voters(position, len(swept))
    for voter in swept:
        position.add_to_pile(voter)
    reveal_voters(position, len(swept) - position.counts[ZONE])
    refill_zone(position)


# Card by card.


def card_by_card(position: Position, op: i64) -> None:
    """Do it with every card there is if there are no more than needed; else ask for the next."""
    what = position.deck.code[position.pc + WHAT]
    seat = position.actor
    found = candidates(position, op, what, seat)
    if position.remaining <= 0 or found == 0:
        finish_taking(position, op)
        next_actor(position)
    elif found <= position.remaining:
        for _done in range(found):
            do_with(position, op, seat, first_candidate(position, op, what, seat))
        finish_taking(position, op)
        next_actor(position)
    else:
        position.phase = CHOOSING


def answer_card(position: Position, card: i64) -> None:
    """Do it with the chosen card, and go on with the rest of the instruction."""
    position.phase = RUNNING
    position.remaining -= 1
    do_with(position, position.deck.code[position.pc], position.actor, card)


def finish_taking(position: Position, op: i64) -> None:
    """Voters taken from the zone are replaced once all are taken: others were not to be had."""
    if op == TAKE:
        refill_zone(position)


def do_with(position: Position, op: i64, seat: i64, card: i64) -> None:
    """An instruction done with one card."""
    if op == DISCARD or op == DISCARD_HAND:
        discard(position, seat, card)
    elif op == RETURN or op == RETRIEVE:
        return_to_hand(position, seat, card)
    elif op == PLAY:
        show_own(position, seat, card)
        leave_list(position, card)
        enter(position, seat, card)
    elif op == TAKE:
        leave_list(position, card)
        put_in(position, seat, card)
    elif op == TURN:
        position.flags[card] |= TURNED
        position.tell(TURNS, seat, card)
    else:
        position.flags[card] &= ~TURNED
        position.tell(UNTURNS, seat, card)


# Fees.


def pay_fee(position: Position) -> None:
    """Pay it in one act, or icon by icon where the owner wants to say what pays what."""
    bill = fee_bill(position, position.deck.code[position.pc + WHAT])
    if position.by_hand == 0:
        settle_all(position, position.owner, bill)
        next_actor(position)
        return
    for icon in range(ICONS):
        position.bill[icon] = bill[icon]
    settle_money_icons(position, position.owner, position.bill)
    position.paying = NONE
    position.by_hand = 0
    if settle_what_is_clear(position, position.owner):
        next_actor(position)
    else:
        position.phase = PAYING
