# compiled: mypyc
"""What is true of every position of Foto Perfeita, beyond bounds and numbers of components.

Each check looks at one relation and says what is wrong with it, or nothing.
"""

from typing import Final

from ludoteca.games.foto_perfeita.cards import (
    DANCE,
    FIXED,
    GIFTS,
    OPEN,
    PARTNER,
    REVELATIONS,
    ROUNDS,
    RUMOURS,
    SECRET,
    SHARED,
    THEFT,
    TRADES,
)
from ludoteca.games.foto_perfeita.ending import best_seats
from ludoteca.games.foto_perfeita.judge import start_camera
from ludoteca.games.foto_perfeita.scene import CAMERA_PARTS, GUESTS, SLOTS
from ludoteca.games.foto_perfeita.state import (
    BIDDING,
    CENTRE,
    DECIDING,
    FREE_BIDS,
    GIVING,
    HOUSE,
    KEEPING,
    LOOKING,
    MENU,
    NO_LOOK,
    NOBODY,
    NOWHERE,
    OFFERING,
    OVER,
    PAYING,
    PEEKING,
    PHOTO,
    PRICING,
    RETURNING,
    RUMOURING,
    SECRET_BIDDING,
    SHARING,
    STANDING,
    STEALING,
    TAKING,
    VOTING,
    Position,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64

NO_TURN: Final[i64] = 0


def is_arranging(position: Position) -> bool:
    """Whether everybody looks and places figures, in a round or before the photo."""
    return position.phase == LOOKING or position.phase == PHOTO


def is_shown(position: Position) -> bool:
    """Whether all photos are taken."""
    return position.phase == VOTING or position.phase == OVER


def check_rounds(position: Position) -> str:
    """A trade is turned up in every round, after the look; the photo comes after the last."""
    at_photo = position.phase == PHOTO or is_shown(position)
    if at_photo != (position.round == ROUNDS):
        return f"the phase is {position.phase} after {position.round} rounds"
    trades: i64 = sum(position.used)
    expected = position.round
    if not at_photo and position.phase != LOOKING:
        expected += 1
    if trades != expected:
        return f"{trades} trades are turned up in round {position.round + 1}"
    if trades > 0 and (position.trade < 0 or position.used[position.trade] == 0):
        return "the trade under way is not turned up"
    return ""


def check_pending(position: Position) -> str:
    """Somebody who is there owes a decision, until the game is over."""
    if position.pending >> position.players != 0:
        return "a seat that is not there owes a decision"
    if (position.pending == 0) != (position.phase == OVER):
        return "nobody owes a decision, or somebody does after the end"
    phase = position.phase
    alone = phase == TAKING or phase == RETURNING or phase == OFFERING
    alone = alone or phase == PRICING or phase == DECIDING
    if alone and position.pending != 1 << position.active:
        return "another than the active seat owes the decision"
    return ""


def fits_trade(phase: i64, trade: i64) -> bool:
    """Whether a phase belongs to a trade."""
    if phase == KEEPING:
        return trade == DANCE
    if phase == TAKING or phase == RETURNING:
        return trade == PARTNER
    if phase == GIVING:
        return trade == GIFTS
    if phase == RUMOURING:
        return trade == RUMOURS
    if phase == STEALING:
        return trade == THEFT
    if phase == SHARING or phase == DECIDING:
        return trade == SHARED
    if phase == PRICING or phase == PAYING:
        return trade == FIXED
    if phase == SECRET_BIDDING:
        return trade >= SECRET
    if phase == BIDDING:
        return OPEN <= trade < FIXED
    return phase != OFFERING or trade >= OPEN


def check_trade(position: Position) -> str:
    """What is decided belongs to the trade; its turn goes round from the starter."""
    phase = position.phase
    if phase == PEEKING and position.trade not in (REVELATIONS, RUMOURS, FIXED):
        return f"trade {position.trade} opens no envelope"
    if not fits_trade(phase, position.trade):
        return f"phase {phase} does not belong to trade {position.trade}"
    if is_arranging(position) or is_shown(position):
        return check_between(position)
    if position.turn >= position.players:
        return "everybody has been active in this trade"
    if position.active != (position.starter + position.turn) % position.players:
        return f"seat {position.active} is active out of turn"
    if position.turn > 0 and (not has_turns(position.trade) or phase == SHARING):
        return f"trade {position.trade} is of all at once, and has no turns"
    if phase == PEEKING:
        return check_peeking(position)
    if phase == RETURNING:
        own = count_bits(position.envelopes_of(position.active))
        return "" if 0 < position.taken < own else "there is nothing to return"
    if phase == TAKING:
        return check_taking(position)
    return ""


def has_turns(trade: i64) -> bool:
    """Whether one seat after another is active in a trade."""
    return trade == PARTNER or trade >= OPEN


def check_between(position: Position) -> str:
    """Between two trades the turn of the last one has come back to who began it."""
    turn = position.players if has_turns(position.trade) else NO_TURN
    if position.turn != turn:
        return f"{position.turn} seats were active in trade {position.trade}"
    began = position.starter if position.round == 0 else position.seat_before(position.starter)
    return "" if position.active == began else f"seat {position.active} is active in no trade"


def check_taking(position: Position) -> str:
    """Two are taken by choice: there are more to choose from."""
    if position.taken >= 2:
        return "two envelopes are taken already"
    if count_bits(position.envelopes_of(CENTRE)) + position.taken <= 2:
        return "there is no choice of what to take"
    return ""


def check_peeking(position: Position) -> str:
    """Envelopes lie open that the trade has opened, before those who have not closed them yet."""
    if (position.public_open != 0) != (position.trade == REVELATIONS):
        return "an envelope lies open before everybody, or none does"
    for seat in range(position.players):
        opened = position.open[seat] | position.public_open
        if (position.pending >> seat) & 1 == 1 and opened == 0:
            return f"seat {seat} has nothing to close"
        if (position.pending >> seat) & 1 == 0 and position.open[seat] != 0:
            return f"seat {seat} has closed its envelopes, and one is open"
    return ""


def check_open(position: Position) -> str:
    """Envelopes lie open while they are looked into, and only those that may be."""
    if position.phase == PEEKING:
        return ""
    if position.public_open != 0:
        return "an envelope lies open before everybody out of time"
    for seat in range(position.players):
        may = is_arranging(position) and (position.pending >> seat) & 1 == 1
        if position.open[seat] != 0 and not may:
            return f"an envelope lies open before seat {seat} out of time"
        if position.open[seat] & ~position.envelopes_of(seat) != 0:
            return f"an envelope lies open before seat {seat} that it does not hold"
    return ""


def check_times(position: Position) -> str:
    """Nothing is remembered of rounds to come."""
    after = position.round + 1
    for guest in range(GUESTS):
        if position.announced[guest] >> after != 0:
            return "a VIP card was announced in a round to come"
    for seat in range(position.players):
        if position.vip_round[seat] > position.round:
            return f"the VIP card of seat {seat} was put in in a round to come"
        for guest in range(GUESTS):
            place = seat * GUESTS + guest
            if position.held[place] >> after != 0 or position.looks[place] >> (3 * after) != 0:
                return f"seat {seat} has looked into an envelope in a round to come"
    return ""


def check_first(position: Position) -> str:
    """Once the photos are shown, those in first place are tied, or the only one."""
    if is_shown(position) and position.tied != best_seats(position):
        return "the seats that are tied are not those in first place"
    return ""


def fits_vote(position: Position, voted: i64) -> bool:
    """Whether it is a vote for one of several who were tied; or none, where there was no vote."""
    if count_bits(position.tied) == 1:
        return voted == NOBODY
    return voted != NOBODY and (position.tied >> voted) & 1 == 1


def check_idle(position: Position) -> str:
    """What belongs to one step is as before it until then."""
    phase = position.phase
    if position.taken > 0 and phase != TAKING and phase != RETURNING:
        return "envelopes are taken, and nobody takes any"
    start = start_camera()
    for seat in range(position.players):
        if position.votes[seat] != NOBODY and phase != OVER:
            return f"seat {seat} has voted before the vote is over"
        if phase == OVER and not fits_vote(position, position.votes[seat]):
            return f"seat {seat} has voted for nobody who was tied, or has not voted"
        if position.has_photo():
            continue
        for part in range(CAMERA_PARTS):
            if position.cameras[seat * CAMERA_PARTS + part] != start[part]:
                return f"the camera of seat {seat} was moved before the photo"
        if position.tables[seat] != laid(position.decorations[seat]):
            return f"the table of seat {seat} was changed before the photo"
    return check_auctions(position)


def laid(decorations: i64) -> i64:
    """The places of the table that so many decorations take, as bits."""
    count = decorations
    if count > SLOTS:
        count = SLOTS
    return (1 << count) - 1


def check_auctions(position: Position) -> str:
    """Bids and lots are of an auction that there was, and new for each envelope."""
    phase = position.phase
    if position.lot != NOBODY and not has_lot(phase):
        if phase != PEEKING or position.trade != FIXED:
            return "an envelope is on offer out of an auction"
    under_way = position.trade >= OPEN and not is_arranging(position) and not is_shown(position)
    for guest in range(GUESTS):
        if (position.fresh >> guest) & 1 == 1 and (not under_way or position.holder[guest] < 0):
            return "an envelope was won, and nobody has just won one"
        if position.announced[guest] != 0 and auctions(position) == 0:
            return "a VIP card was announced, and there was no auction"
    again = position.rebid == 1
    if not is_shown(position) and again != (position.tied != 0):
        return "bids are made once more, and nobody is tied"
    if again and count_bits(position.tied) == 1 and not is_shown(position):
        return "bids are made once more, and nobody is tied"
    bids = position.high != 0 or position.high_bidder != NOBODY or position.rebid == 1
    if auctions(position) == 0 and (bids or position.passed != 0):
        return "somebody has bid, and there was no auction"
    begins = phase == OFFERING or phase == PRICING
    if begins and (bids or position.passed & ~(1 << position.active) != 0):
        return "somebody has bid, and nothing was on offer"
    return ""


def auctions(position: Position) -> i64:
    """How many auctions were turned up so far."""
    count: i64 = 0
    for trade in range(OPEN, TRADES):
        count += position.used[trade]
    return count


def has_lot(phase: i64) -> bool:
    """Whether an envelope is on offer."""
    if phase == PRICING or phase == PAYING or phase == DECIDING:
        return True
    return phase == BIDDING or phase == SECRET_BIDDING


def check_lot(position: Position) -> str:
    """An envelope is on offer, of the active seat or the centre, and the bid for it is covered."""
    if not has_lot(position.phase):
        return ""
    if position.lot == NOBODY:
        return "no envelope is on offer"
    seller = CENTRE if position.trade == SHARED else position.active
    if position.holder[position.lot] != seller:
        return "the envelope on offer is not the seller's"
    bidder = position.high_bidder
    if bidder == HOUSE and position.high > position.supply:
        return "the house bids more than it has"
    if bidder >= 0 and position.high > position.decorations[bidder]:
        return f"seat {bidder} bids more than it has"
    if position.phase == DECIDING:
        rich = position.decorations[position.active] >= position.high
        return "" if bidder != NOBODY and rich else "there is nothing to decide"
    return check_bidders(position)


def check_bidders(position: Position) -> str:
    """Bids are asked of others than the seller, who have not passed and can still bid."""
    if (position.pending >> position.active) & 1 == 1 and position.phase != PRICING:
        return "the seller bids for its own envelope"
    if position.phase == PAYING and position.high < 1:
        return "the price is nothing"
    if position.phase != BIDDING:
        return ""
    if position.high_bidder == position.active or (position.passed >> position.active) & 1 == 0:
        return "the seller bids for its own envelope"
    free = position.trade == OPEN and position.settings[FREE_BIDS] == 1
    if position.pending & position.passed != 0 or (count_bits(position.pending) != 1 and not free):
        return "somebody bids who has passed"
    if position.high_bidder >= 0 and (position.pending >> position.high_bidder) & 1 == 1:
        return "the highest bidder is asked again"
    return ""


def check_choices(position: Position) -> str:
    """What somebody has chosen unseen is something that can be chosen."""
    for seat in range(position.players):
        chosen = position.choice[seat]
        second = position.choice2[seat]
        if chosen != NOBODY and not can_choose(position, seat, chosen):
            return f"seat {seat} has chosen what it cannot"
        if second != NOBODY and (position.phase != GIVING or second == chosen):
            return f"seat {seat} has chosen what it cannot"
        if second != NOBODY and not can_choose(position, seat, second):
            return f"seat {seat} has chosen what it cannot"
        waits = (position.pending >> seat) & 1 == 1
        if waits and (second != NOBODY or (chosen != NOBODY and position.phase != GIVING)):
            return f"seat {seat} has chosen and owes the choice"
    return check_missing(position)


def can_choose(position: Position, seat: i64, chosen: i64) -> bool:
    """Whether a choice could have been made in this phase."""
    phase = position.phase
    if phase == SECRET_BIDDING:
        lowest: i64 = position.last[seat] if position.rebid == 1 else 0
        return seat != position.active and lowest <= chosen <= position.decorations[seat]
    if phase == PAYING:
        return (
            seat != position.active
            and chosen <= 1
            and (chosen == 0 or position.decorations[seat] >= position.high)
        )
    if phase == VOTING:
        return chosen < position.players and (position.tied >> chosen) & 1 == 1
    if phase == RUMOURING and chosen == NO_LOOK:
        return True
    return chosen < GUESTS and can_choose_envelope(position, seat, chosen)


def can_choose_envelope(position: Position, seat: i64, guest: i64) -> bool:
    """Whether an envelope could have been chosen in this phase."""
    phase = position.phase
    holder = position.holder[guest]
    if phase == KEEPING or phase == GIVING or phase == SHARING:
        return holder == seat
    if phase == STEALING:
        return holder == position.seat_after(seat)
    return phase == RUMOURING and holder != seat


def check_missing(position: Position) -> str:
    """Where everybody chooses, whoever owes nothing more has chosen."""
    phase = position.phase
    if phase == VOTING and count_bits(position.tied) < 2:
        return "there is nobody to vote for"
    if phase != VOTING and phase != RUMOURING:
        return ""
    for seat in range(position.players):
        if (position.pending >> seat) & 1 == 0 and position.choice[seat] == NOBODY:
            return f"seat {seat} owes a choice and is not asked"
    return ""


def check_sets(position: Position) -> str:
    """Two guests never share a space; tables hold decorations that one has."""
    for seat in range(position.players):
        taken: i64 = 0
        for guest in range(GUESTS):
            space = position.space_of(seat, guest)
            if space != NOWHERE:
                if (taken >> space) & 1 == 1:
                    return f"two guests of seat {seat} stand on one space"
                taken |= 1 << space
                if (position.on_table[seat] >> guest) & 1 == 1:
                    return f"a guest of seat {seat} stands on floor and table"
        if count_bits(position.tables[seat]) > position.decorations[seat]:
            return f"the table of seat {seat} has more decorations than there are"
    return ""


def check_hands(position: Position) -> str:
    """A figure is in hand while somebody places it, and only then."""
    for seat in range(position.players):
        doing = position.hand[seat]
        if (doing == STANDING) != (position.picked[seat] != NOBODY):
            return f"seat {seat} moves nobody"
        busy = is_arranging(position) and (position.pending >> seat) & 1 == 1
        if doing != MENU and not busy:
            return f"seat {seat} is busy with its set out of time"
        if (position.vip_at[seat] == NOBODY) and position.vip_round[seat] > 0:
            return f"the VIP card of seat {seat} went into no envelope"
    return ""


def check_sight(position: Position) -> str:
    """Whoever looks into an envelope has seen what is in it; what all have seen, each has."""
    for seat in range(position.players):
        seen = position.seen[seat]
        if position.open[seat] & ~seen != 0 or position.public_seen & ~seen != 0:
            return f"seat {seat} has not seen what lies open before it"
        for guest in range(GUESTS):
            place = seat * GUESTS + guest
            looked = position.held[place] != 0 or position.looks[place] != 0
            if looked and (seen >> guest) & 1 == 0:
                return f"seat {seat} has looked into an envelope and not seen what is in it"
    unseen = position.public_open & ~position.public_seen
    return "nobody has seen what lies open before all" if unseen != 0 else ""


CHECKS: Final = (
    check_rounds,
    check_pending,
    check_trade,
    check_lot,
    check_choices,
    check_sets,
    check_hands,
    check_sight,
    check_open,
    check_times,
    check_first,
    check_idle,
)
