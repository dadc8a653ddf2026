# compiled: mypyc
"""What a sentence comes to under the standing rules: who, and how many cards each.

One place reads the standing rules, in this order: parts cancelled, doubled, limited, forbidden
(whole structures are cancelled before, in `judge.py`). `plan` writes the bill and changes nothing
else; `settle` books a bill on a ledger as if it had been carried out.
"""

from ludoteca.games.agencia.box import CODE, COUNT, ROW, TO, WHEN, WHO
from ludoteca.games.agencia.faults import (
    CANNOT_GO_DOWN,
    CANNOT_GO_UP,
    DRAW_BANNED,
    FIELD_IS_FROZEN,
    FINE,
    HIGHEST_MAY_NOT,
    HOLDER_FEWEST,
    HOLDER_HIGHEST,
    NEIGHBOURS_TIE,
    NO_FIELD_MOVE,
    NO_SOLVER_YET,
    NO_STRUCTURAL_CARD,
    NOBODY_CONCERNED,
    NOBODY_FELL,
    NOT_ALL_CAN,
    NOTHING_DISCARDED,
    NOTHING_DRAWN,
    ODD_DIFFERENCE,
    PILES_EMPTY,
    PUNISHED_WINS,
    SAME_PLAYER,
    SWAPS_FORBIDDEN,
    SYNDICATE_SHORT,
    TOO_FEW_CARDS,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    ALTER,
    ALTER_THIS,
    ALTERING_COSTS,
    AS_DISCARDED,
    CRISIS_IF,
    DISCARD,
    DISCARD_PER_DRAW,
    DOUBLE_DISCARDS,
    DOUBLE_DRAWS,
    DRAW,
    EXCHANGE,
    FIELD_FROZEN,
    GO_DOWN,
    GO_UP,
    HAND,
    HIGHEST_STUCK,
    IF_MOST_DREW,
    MOST,
    MOVE_FIELD,
    NEEDS_DEED,
    NEEDS_SOMEBODY,
    NO_DRAW_LAST,
    NO_DRAWS_DISCARDS,
    NO_SWAPS,
    NOBODY_SOLVED,
    ONE_DRAW,
    OWN_DISCARDS_ONLY,
    PARTY_ROOM,
    PASS_CARDS,
    PASS_HANDS,
    PER_THREE,
    PICK_DRAW,
    PROPOSE,
    REST,
    RISE,
    SHIELD,
    SINCE_TURN,
    SWAP_CARDS,
    SWAP_FIELD,
    SWAP_HANDS,
    TURN_FLOW,
    TWICE_GAINED,
    UNLESS_REVOLT,
    UNTIL_EQUAL,
    UP_TO_MOST,
    WHOLE_HAND,
    WIN,
    YOU_ARE_HIGHEST,
    YOU_HAVE_FEWEST,
)
from ludoteca.games.agencia.ledger import NOBODY, Ledger
from ludoteca.games.agencia.who import (
    by_cards,
    fewest_cards,
    most_cards,
    party_seats,
    select,
    with_cards,
)
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64


def plan(history: History, ledger: Ledger, pc: i64) -> i64:
    """Write the bill of the sentence at `pc`; the fault if it cannot be carried out, else 0."""
    verb = CODE[pc]
    ledger.receivers = 0
    for seat in range(ledger.players):
        ledger.bill[seat] = 0
    if verb == CRISIS_IF:
        return plan_guard(history, ledger, CODE[pc + WHEN])
    ledger.subjects = subjects_of(history, ledger, pc)
    if ledger.subjects < 0:
        return ledger.fault
    if ledger.subjects == 0 and verb != HAND and needs_somebody(pc):
        return ledger.fail(NOBODY_CONCERNED, CODE[pc + WHO], NOBODY, 0)
    if verb == DRAW or verb == PICK_DRAW:
        return plan_draw(history, ledger, pc)
    if verb == DISCARD:
        return plan_discard(history, ledger, pc)
    if verb == HAND:
        return plan_hand(history, ledger, pc)
    if verb == PASS_CARDS:
        return plan_pass(ledger, CODE[pc + COUNT])
    if verb == SWAP_CARDS or verb == SWAP_HANDS or verb == PASS_HANDS:
        return plan_swap(history, ledger, pc)
    if MOVE_FIELD <= verb <= RISE:
        return plan_field(history, ledger, pc)
    return plan_other(history, ledger, pc)


def needs_somebody(pc: i64) -> bool:
    """Whether the sentence is a crisis if it concerns nobody."""
    return CODE[pc + WHEN] == NEEDS_SOMEBODY or CODE[pc + WHEN] == NEEDS_DEED


def subjects_of(history: History, ledger: Ledger, pc: i64) -> i64:
    """Whom the sentence concerns; -1 with a fault, unless it comes to nothing whoever it is."""
    found: i64 = 0
    packed = CODE[pc + WHO]
    while packed != 0:
        seats = party_seats(history, ledger, packed % PARTY_ROOM)
        if seats >= 0:
            found |= seats
        elif not comes_to_nothing(history, ledger, pc):
            return seats
        packed //= PARTY_ROOM
    return found


def comes_to_nothing(history: History, ledger: Ledger, pc: i64) -> bool:
    """Whether it does not matter who was meant: none of those who tie can draw or discard."""
    verb = CODE[pc]
    if is_void(ledger, pc):
        return True
    if ledger.tied == 0 or (verb != DRAW and verb != DISCARD) or CODE[pc + ROW + WHO] == REST:
        return False
    for seat in range(ledger.players):
        if (ledger.tied >> seat) & 1 == 1:
            if verb == DRAW and can_draw(history, ledger, seat):
                return False
            if verb == DISCARD and can_discard(ledger, seat, ledger.seat):
                return False
    return True


def is_void(ledger: Ledger, pc: i64) -> bool:
    """Whether a draw or discard does not happen at all, so that nobody need be named for it."""
    if not ledger.has(NO_DRAWS_DISCARDS):
        return False
    verb = CODE[pc]
    return verb == DRAW or verb == DISCARD or verb == PICK_DRAW


def plan_guard(history: History, ledger: Ledger, condition: i64) -> i64:
    """A crisis if the condition holds."""
    ledger.subjects = 0
    seat = ledger.seat
    if condition == YOU_ARE_HIGHEST:
        if ledger.rows[seat] == ledger.highest_row():
            return ledger.fail(HOLDER_HIGHEST, 0, seat, ledger.rows[seat])
    elif condition == YOU_HAVE_FEWEST:
        if with_cards(ledger, fewest_cards(ledger, 0)) == 1 << seat:
            return ledger.fail(HOLDER_FEWEST, 0, seat, ledger.cards[seat])
    elif condition == NOBODY_SOLVED:
        if history.last_solver == NOBODY:
            return ledger.fail(NO_SOLVER_YET, 0, NOBODY, 0)
    elif history.fell == 0:
        return ledger.fail(NOBODY_FELL, 0, NOBODY, 0)
    return FINE


def plan_draw(history: History, ledger: Ledger, pc: i64) -> i64:
    """Who draws how many; for every card the syndicate's holder must have one to discard."""
    if CODE[pc + WHEN] == IF_MOST_DREW and not ledger.has(NO_DRAWS_DISCARDS):
        most = by_cards(ledger, MOST)
        if most < 0:
            return ledger.fault
        if history.drew[lowest_bit(most)] < history.round_start(ledger.players):
            ledger.subjects = 0
    total: i64 = 0
    for seat in range(ledger.players):
        if (ledger.subjects >> seat) & 1 == 1:
            count = draw_count(history, ledger, seat, CODE[pc + COUNT])
            if count < 0:
                return ledger.fault
            ledger.bill[seat] = count
            total += count
    if total == 0 and (CODE[pc + WHEN] == NEEDS_DEED or CODE[pc + COUNT] == UP_TO_MOST):
        return ledger.fail(NOTHING_DRAWN, 0, NOBODY, 0)
    if total > ledger.pool:
        return ledger.fail(PILES_EMPTY, 0, NOBODY, total)
    return plan_syndicate(ledger, total)


def plan_syndicate(ledger: Ledger, total: i64) -> i64:
    """Whoever discards for each card drawn must be able to."""
    syndicate = ledger.holders(DISCARD_PER_DRAW)
    if syndicate != 0 and total > 0:
        seat = lowest_bit(syndicate)
        debt = demanded_discards(ledger, total)
        if ledger.cards[seat] + ledger.bill[seat] < debt:
            return ledger.fail(SYNDICATE_SHORT, 0, seat, debt)
    return FINE


def draw_count(history: History, ledger: Ledger, seat: i64, stated: i64) -> i64:
    """How many cards a seat draws: 0 where a rule stops it quietly, -1 where one forbids it."""
    count = stated
    if stated == PER_THREE:
        count = ledger.total() // 3
    elif stated == AS_DISCARDED:
        count = ledger.discarded
    elif stated == UP_TO_MOST:
        count = cards_short(ledger, seat)
        if count < 0:
            return count
    if not can_draw(history, ledger, seat):
        return 0
    count = demanded_draws(ledger, count, stated != UP_TO_MOST)
    if count > 0 and (ledger.banned >> seat) & 1 == 1:
        ledger.fail(DRAW_BANNED, 0, seat, count)
        return -1
    return count


def demanded_draws(ledger: Ledger, stated: i64, doubles: bool = True) -> i64:
    """How many cards a structure that says so many makes somebody draw: doubled, then limited."""
    count = stated
    if doubles and ledger.has(DOUBLE_DRAWS):
        count *= 2
    if ledger.has(ONE_DRAW) and count > 1:
        count = 1
    return count


def demanded_discards(ledger: Ledger, stated: i64) -> i64:
    """How many cards a structure that says so many makes somebody discard."""
    return stated * 2 if ledger.has(DOUBLE_DISCARDS) else stated


def cards_short(ledger: Ledger, seat: i64) -> i64:
    """How many cards a seat has less than the single one with most; -1 with a fault if none."""
    if by_cards(ledger, MOST) < 0:
        return -1
    short = most_cards(ledger) - ledger.cards[seat]
    if short == 0:
        ledger.fail(NOTHING_DRAWN, 0, seat, 0)
        return -1
    return short


def can_draw(history: History, ledger: Ledger, seat: i64) -> bool:
    """Whether no standing rule quietly keeps a seat from drawing by the structure in turn."""
    return not is_shielded(ledger, seat) and is_free_to_draw(history, ledger, seat)


def can_be_charged(history: History, ledger: Ledger, seat: i64) -> bool:
    """Whether a seat draws what the standing rule of another's structure makes it draw.

    Outside a program nothing is a crisis: who may not draw simply does not.
    """
    if (ledger.banned >> seat) & 1 == 1:
        return False
    return is_chargeable(history, ledger, seat)


def is_chargeable(history: History, ledger: Ledger, seat: i64) -> bool:
    """The same, but for a ban, which in a program is a crisis."""
    if (ledger.holders(SHIELD) >> seat) & 1 == 1:
        return False
    return is_free_to_draw(history, ledger, seat)


def is_free_to_draw(history: History, ledger: Ledger, seat: i64) -> bool:
    """Whether neither 67 nor 157 keeps a seat from drawing."""
    if ledger.has(NO_DRAWS_DISCARDS):
        return False
    if ledger.has(NO_DRAW_LAST):
        holders = ledger.holders(NO_DRAW_LAST)
        last = history.last_player(ledger, 1 << ledger.seat)
        return ((holders | (1 << last)) >> seat) & 1 == 0
    return True


def is_shielded(ledger: Ledger, seat: i64) -> bool:
    """Whether a seat is spared what the structure in turn, another's, would bring it."""
    return ledger.has(SHIELD) and seat != ledger.seat and (ledger.holders(SHIELD) >> seat) & 1 == 1


def can_discard(ledger: Ledger, seat: i64, owner: i64) -> bool:
    """Whether no standing rule quietly keeps a seat from discarding by the owner's structure."""
    if ledger.has(NO_DRAWS_DISCARDS):
        return False
    return seat == owner or not ledger.has(OWN_DISCARDS_ONLY)


def plan_discard(history: History, ledger: Ledger, pc: i64) -> i64:
    """Who discards how many; exactly, or it is a crisis."""
    never_crisis = CODE[pc + WHEN] == UNLESS_REVOLT
    if never_crisis and history.revolt_won >= history.round_start(ledger.players):
        if history.revolt_won >= 0:
            ledger.subjects = 0
    for seat in range(ledger.players):
        if (ledger.subjects >> seat) & 1 == 1 and can_discard(ledger, seat, ledger.seat):
            count = CODE[pc + COUNT]
            if count == WHOLE_HAND:
                count = ledger.cards[seat]
            else:
                count = demanded_discards(ledger, count)
            if count > ledger.cards[seat]:
                if not never_crisis:
                    return ledger.fail(TOO_FEW_CARDS, 0, seat, count)
                count = 0
            ledger.bill[seat] = count
    if never_crisis:
        spare_hands(ledger)
    if CODE[pc + WHEN] == NEEDS_DEED and billed(ledger) == 0:
        return ledger.fail(NOTHING_DISCARDED, 0, NOBODY, 0)
    return FINE


def billed(ledger: Ledger) -> i64:
    """How many cards are on the bill."""
    total: i64 = 0
    for seat in range(ledger.players):
        total += ledger.bill[seat]
    return total


def spare_hands(ledger: Ledger) -> None:
    """Nobody discards if more hands than may win would be emptied: it must not be a crisis."""
    emptied: i64 = 0
    for seat in range(ledger.players):
        if ledger.cards[seat] == ledger.bill[seat]:
            emptied |= 1 << seat
    too_many = count_bits(emptied) > 1 and not ledger.many_may_win()
    if too_many or emptied & ledger.punished != 0:
        for seat in range(ledger.players):
            ledger.bill[seat] = 0


def plan_hand(history: History, ledger: Ledger, pc: i64) -> i64:
    """Who hands how many to whom; the bill is per receiver."""
    givers = ledger.subjects
    receivers = select(history, ledger, CODE[pc + TO])
    if receivers < 0:
        return ledger.fault
    if CODE[pc + WHEN] == NEEDS_SOMEBODY and receivers == 0:
        return ledger.fail(NOBODY_CONCERNED, CODE[pc + TO], NOBODY, 0)
    if givers & receivers != 0:
        return ledger.fail(SAME_PLAYER, CODE[pc + TO], lowest_bit(givers & receivers), 0)
    for seat in range(ledger.players):
        if is_shielded(ledger, seat):
            receivers &= ~(1 << seat)
    count = hand_count(history, ledger, CODE[pc + COUNT], givers, receivers)
    if count < 0:
        return ledger.fault
    for seat in range(ledger.players):
        if (givers >> seat) & 1 == 1:
            if count * count_bits(receivers) > ledger.cards[seat]:
                return ledger.fail(TOO_FEW_CARDS, 0, seat, count * count_bits(receivers))
            ledger.bill[seat] = count
    if count > 0:
        ledger.receivers = receivers
    return FINE


def hand_count(history: History, ledger: Ledger, stated: i64, givers: i64, receivers: i64) -> i64:
    """How many cards a giver hands to each receiver; -1 with a fault."""
    if stated == SINCE_TURN:
        return history.discards - history.discards_at[ledger.first]
    if stated == TWICE_GAINED:
        return 2 * history.gained(ledger.seat, ledger.players)
    if stated == UNTIL_EQUAL:
        if receivers == 0:
            return 0
        difference = ledger.cards[lowest_bit(givers)] - ledger.cards[lowest_bit(receivers)]
        if difference % 2 == 1:
            ledger.fail(ODD_DIFFERENCE, 0, lowest_bit(givers), difference)
            return -1
        return difference // 2
    return stated


def plan_pass(ledger: Ledger, count: i64) -> i64:
    """Everybody hands on at once. One player short of cards may pass on what arrives."""
    short: i64 = NOBODY
    for seat in range(ledger.players):
        if is_shielded(ledger, ledger.along(seat, 1)):
            continue
        if ledger.cards[seat] < count:
            if is_shielded(ledger, seat):
                return ledger.fail(TOO_FEW_CARDS, 0, seat, count)
            if short != NOBODY:
                return ledger.fail(NOT_ALL_CAN, 0, seat, count)
            short = seat
        ledger.bill[seat] = count
    return FINE


def plan_swap(history: History, ledger: Ledger, pc: i64) -> i64:
    """Swaps of cards or hands: forbidden, with oneself, or with an empty hand they are crises."""
    verb = CODE[pc]
    if ledger.has(NO_SWAPS):
        return ledger.fail(SWAPS_FORBIDDEN, 0, NOBODY, 0)
    if verb == PASS_HANDS:
        return FINE
    ledger.receivers = select(history, ledger, CODE[pc + TO])
    if ledger.receivers < 0:
        return ledger.fault
    if ledger.subjects & ledger.receivers != 0:
        return ledger.fail(SAME_PLAYER, CODE[pc + TO], lowest_bit(ledger.subjects), 0)
    if verb == SWAP_CARDS:
        for seat in range(ledger.players):
            if ((ledger.subjects | ledger.receivers) >> seat) & 1 == 1:
                ledger.bill[seat] = CODE[pc + COUNT]
                if ledger.cards[seat] < CODE[pc + COUNT]:
                    return ledger.fail(TOO_FEW_CARDS, 0, seat, CODE[pc + COUNT])
    return FINE


def plan_field(history: History, ledger: Ledger, pc: i64) -> i64:
    """Changes of the field in mid-match."""
    verb = CODE[pc]
    seat = ledger.seat
    if ledger.has(FIELD_FROZEN):
        return ledger.fail(FIELD_IS_FROZEN, 0, seat, 0)
    if ledger.has(HIGHEST_STUCK) and verb != RISE and ledger.rows[seat] == ledger.highest_row():
        return ledger.fail(HIGHEST_MAY_NOT, 0, seat, ledger.rows[seat])
    row = ledger.rows[seat]
    if verb == MOVE_FIELD and not ledger.can_move_somebody():
        return ledger.fail(NO_FIELD_MOVE, 0, seat, 0)
    if verb == SWAP_FIELD:
        ledger.receivers = select(history, ledger, CODE[pc + TO])
    elif verb == GO_DOWN:
        if row == 0 or ledger.at(row - 1, ledger.columns[seat]) != NOBODY:
            return ledger.fail(CANNOT_GO_DOWN, 0, seat, row)
    elif verb == GO_UP:
        if row >= 3 or ledger.blocker(seat) != NOBODY:
            return ledger.fail(CANNOT_GO_UP, 0, seat, row)
    elif verb == RISE:
        for mate in range(ledger.players):
            if (ledger.subjects >> mate) & 1 == 1 and ledger.blocker(mate) != NOBODY:
                return ledger.fail(CANNOT_GO_UP, 0, mate, ledger.rows[mate])
        return FINE
    return plan_costs(history, ledger, 1 << seat)


def plan_other(history: History, ledger: Ledger, pc: i64) -> i64:
    """Verbs that move no counted cards."""
    verb = CODE[pc]
    seat = ledger.seat
    if verb == ALTER or verb == ALTER_THIS or verb == PROPOSE:
        return plan_alter(history, ledger)
    if verb == EXCHANGE:
        if ledger.cards[seat] == 0:
            return ledger.fail(TOO_FEW_CARDS, 0, seat, 1)
        if ledger.pool == 0:
            return ledger.fail(PILES_EMPTY, 0, seat, 1)
    elif verb == TURN_FLOW:
        if ledger.cards[ledger.along(seat, 1)] == ledger.cards[ledger.along(seat, -1)]:
            return ledger.fail(NEIGHBOURS_TIE, 0, seat, ledger.cards[ledger.along(seat, 1)])
    elif verb == WIN:
        if ledger.subjects & ledger.punished != 0:
            return ledger.fail(PUNISHED_WINS, 0, lowest_bit(ledger.subjects), 0)
    else:
        ledger.receivers = select(history, ledger, CODE[pc + TO])
    return FINE


def plan_alter(history: History, ledger: Ledger) -> i64:
    """Whoever alters needs a structural card; one yet to be drawn counts as possibly that."""
    for seat in range(ledger.players):
        if (ledger.subjects >> seat) & 1 == 1:
            suitable = ((ledger.structural | ledger.drawn) >> seat) & 1
            if suitable == 0 or ledger.cards[seat] == 0:
                return ledger.fail(NO_STRUCTURAL_CARD, 0, seat, 0)
    return plan_costs(history, ledger, ledger.subjects)


def plan_costs(history: History, ledger: Ledger, altering: i64) -> i64:
    """The bill of what altering costs, one seat after another along the flow; exactly, or not."""
    if not ledger.has(ALTERING_COSTS):
        return FINE
    syndicate = ledger.holders(DISCARD_PER_DRAW)
    left = ledger.cards[lowest_bit(syndicate)] if syndicate != 0 else 0
    for steps in range(ledger.players):
        seat = ledger.along(ledger.seat, steps)
        if (altering >> seat) & 1 == 0 or not is_chargeable(history, ledger, seat):
            continue
        cost = demanded_draws(ledger, 2)
        if (ledger.banned >> seat) & 1 == 1:
            return ledger.fail(DRAW_BANNED, 0, seat, cost)
        ledger.bill[seat] = cost
        debt = demanded_discards(ledger, cost)
        left += (cost if (syndicate >> seat) & 1 == 1 else 0) - debt
        if syndicate != 0 and left < 0:
            return ledger.fail(SYNDICATE_SHORT, 0, lowest_bit(syndicate), debt)
    if billed(ledger) > ledger.pool:
        return ledger.fail(PILES_EMPTY, 0, NOBODY, billed(ledger))
    return FINE


def penalty(history: History, ledger: Ledger, seat: i64) -> i64:
    """What altering a structure or the field costs a seat now: cards to draw, as far as any are."""
    if ledger.has(ALTERING_COSTS) and can_be_charged(history, ledger, seat):
        cost = demanded_draws(ledger, 2)
        return cost if ledger.pool >= cost else ledger.pool
    return 0


def fewest_seats(ledger: Ledger) -> i64:
    """Everybody tied for fewest cards."""
    return with_cards(ledger, fewest_cards(ledger, 0))


def has_single_fewest(ledger: Ledger, seat: i64) -> bool:
    """Whether a seat is the only one with fewest cards."""
    return fewest_seats(ledger) == 1 << seat
