# compiled: mypyc
"""Which decision is asked for, which answers are legal, where each goes, and what follows."""

from typing import Final

from ludoteca.games.foto_perfeita import arrange, auctions, ending, rounds, secret, trades
from ludoteca.games.foto_perfeita.cards import (
    DANCE,
    FIXED,
    GIFTS,
    PARTNER,
    REVELATIONS,
    RUMOURS,
    SHARED,
    THEFT as THEFT_CARD,
)
from ludoteca.games.foto_perfeita.state import (
    BIDDING,
    GIVING,
    KEEPING,
    LOOKING,
    MENU,
    NEXT_TURN,
    NO_LOOK,
    OVER,
    PAYING,
    PEEKING,
    PHOTO,
    PRICING,
    RETURNING,
    RUMOURING,
    SECRET_BIDDING,
    SHARING,
    STEALING,
    TAKING,
    TRADE_DONE,
    VOTING,
    Position,
)
from ludoteca.games.foto_perfeita.vocabulary import (
    AIM_ACROSS,
    AIM_UP,
    AMOUNT,
    AWAY,
    BUY,
    CAMERA_ACROSS,
    CAMERA_DISTANCE,
    CAMERA_HEIGHT,
    DECORATE,
    DONE,
    FRAME_WIDTH,
    GIVE,
    KEEP,
    LOOK,
    MOVE_CAMERA,
    MOVE_GUEST,
    OFFER,
    OFFER_VIP,
    ON_TABLE,
    PASS,
    PICK,
    QUESTIONS,
    SELL,
    SHIFT,
    SHUTTER,
    SLOT,
    STAND,
    STEP_OUT,
    TAKE,
    TO_LEFT,
    TO_RIGHT,
    VIP,
    VOTE,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL

BUSY: Final[i64] = 19  # the question before those of PICKING, STANDING ...
CHOOSING_SIDE: Final[i64] = 24  # the question to whoever has a single envelope to give
RANGES: Final[vec[i64]] = QUESTIONS.ranges
RANGE_STARTS: Final[vec[i64]] = QUESTIONS.starts


def question(position: Position, seat: i64) -> i64:
    """What a seat is asked: by phase, or by what it is busy with behind its screen."""
    phase = position.phase
    if phase == LOOKING or phase == PHOTO:
        if position.hand[seat] != MENU:
            return BUSY + position.hand[seat]
    elif phase == GIVING and trades.chooses_side(position, seat):
        return CHOOSING_SIDE
    return phase


def legal(position: Position, seat: i64, out: ActionBuffer) -> None:
    """The legal actions of a seat that is waited for, ascending."""
    out.clear()
    asked = question(position, seat)
    place = RANGE_STARTS[asked]
    while place < RANGE_STARTS[asked + 1]:
        for action in range(RANGES[place], RANGES[place + 1]):
            if why_not(position, seat, action) == LEGAL:
                out.add(action)
        place += 2


def why_not(position: Position, seat: i64, action: i64) -> i64:
    """The reason against an action that answers what is asked."""
    if action < VIP:
        return why_not_plain(position, seat, action)
    if action < PICK:
        return why_not_envelope(position, seat, action)
    if action < AMOUNT:
        return why_not_arrange(position, seat, action)
    if action >= ON_TABLE:
        return LEGAL
    if action >= VOTE:
        return ending.why_not_vote(position, action - VOTE)
    amount = action - AMOUNT
    if position.phase == PRICING:
        return auctions.why_not_price(position, amount)
    if position.phase == BIDDING:
        return auctions.why_not_bid(position, seat, amount)
    return auctions.why_not_secret_bid(position, seat, amount)


def why_not_plain(position: Position, seat: i64, action: i64) -> i64:
    """Actions without arguments; most are always possible where they are asked for."""
    if action == SHUTTER:
        return arrange.why_not_shutter(position, seat)
    if action == DECORATE:
        return arrange.why_not_decorate(position, seat)
    if action == STEP_OUT:
        return arrange.why_not_step_out(position, seat)
    return LEGAL


def why_not_envelope(position: Position, seat: i64, action: i64) -> i64:
    """Actions that name an envelope."""
    if action < KEEP:
        return arrange.why_not_vip(position, seat, action - VIP)
    if action < TAKE:
        return trades.why_not_own(position, seat, action - KEEP)
    if action < GIVE:
        if position.phase == STEALING:
            return trades.why_not_steal(position, seat, action - TAKE)
        return trades.why_not_take(position, action - TAKE)
    if action < LOOK:
        if position.phase == GIVING:
            return trades.why_not_give(position, seat, action - GIVE)
        return trades.why_not_own(position, seat, action - GIVE)
    if action < OFFER:
        return trades.why_not_look(position, seat, action - LOOK)
    if action < OFFER_VIP:
        return auctions.why_not_offer(position, action - OFFER)
    return auctions.why_not_offer_vip(position, action - OFFER_VIP)


def why_not_arrange(position: Position, seat: i64, action: i64) -> i64:
    """Actions behind one's own screen."""
    if action < STAND:
        return LEGAL
    if action < SHIFT:
        return arrange.why_not_stand(position, seat, action - STAND)
    if action < SLOT:
        return arrange.why_not_shift(position, seat)
    if action < CAMERA_ACROSS:
        return arrange.why_not_slot(position, seat, action - SLOT)
    part = camera_part(action)
    return arrange.why_not_camera(position, seat, part, action - camera_first(part))


def camera_part(action: i64) -> i64:
    """Which of the camera's six parts an action changes."""
    if action < CAMERA_HEIGHT:
        return 0
    if action < CAMERA_DISTANCE:
        return 1
    if action < FRAME_WIDTH:
        return 2
    if action < AIM_ACROSS:
        return 3
    return 4 if action < AIM_UP else 5


CAMERA_FIRSTS: Final[vec[i64]] = vec[i64](
    [
        int(first)
        for first in (
            CAMERA_ACROSS,
            CAMERA_HEIGHT,
            CAMERA_DISTANCE,
            FRAME_WIDTH,
            AIM_ACROSS,
            AIM_UP,
        )
    ]
)


def camera_first(part: i64) -> i64:
    """The first action that changes a part of the camera."""
    return CAMERA_FIRSTS[part]


def apply(position: Position, seat: i64, action: i64) -> None:
    """Do a legal action, and then all that follows until somebody is asked again."""
    if action < VIP:
        apply_plain(position, seat, action)
    elif action < PICK:
        apply_envelope(position, seat, action)
    elif action < AMOUNT:
        apply_arrange(position, seat, action)
    elif action < VOTE:
        apply_amount(position, seat, action - AMOUNT)
    elif action < ON_TABLE:
        position.choose(seat, action - VOTE)
    else:
        arrange.put_on_table(position, seat)
    while position.pending == 0 and position.phase != OVER:
        go_on(position)


def apply_plain(position: Position, seat: i64, action: i64) -> None:
    """Actions without arguments."""
    if action == DONE or action == SHUTTER:
        arrange.done(position, seat)
    elif action == MOVE_GUEST:
        arrange.move_guest(position, seat)
    elif action == DECORATE:
        arrange.decorate(position, seat)
    elif action == MOVE_CAMERA:
        arrange.move_camera(position, seat)
    elif action == STEP_OUT:
        arrange.step_out(position, seat)
    elif action == AWAY:
        arrange.put_away(position, seat)
    elif action == TO_LEFT or action == TO_RIGHT:
        trades.give_to_side(position, seat, action == TO_LEFT)
    else:
        apply_yes_or_no(position, seat, action)


def apply_yes_or_no(position: Position, seat: i64, action: i64) -> None:
    """Pass, buy or sell, whatever they mean in this phase."""
    if position.phase == RUMOURING:
        position.choose(seat, NO_LOOK)
    elif position.phase == PAYING:
        position.choose(seat, auctions.PAID if action == BUY else auctions.NOT_PAID)
    elif action == PASS:
        auctions.pass_bid(position, seat)
    elif action == BUY:
        auctions.buy(position)
    elif action == SELL:
        auctions.sell(position)


def apply_envelope(position: Position, seat: i64, action: i64) -> None:
    """Actions that name an envelope."""
    if action < KEEP:
        arrange.put_vip(position, seat, action - VIP)
    elif action < TAKE:
        position.choose(seat, action - KEEP)
    elif action < GIVE:
        if position.phase == STEALING:
            position.choose(seat, action - TAKE)
        else:
            trades.take(position, action - TAKE)
    elif action < LOOK:
        apply_give(position, seat, action - GIVE)
    elif action < OFFER:
        position.choose(seat, action - LOOK)
    elif action < OFFER_VIP:
        auctions.offer(position, action - OFFER)
    else:
        auctions.offer_vip(position, action - OFFER_VIP)


def apply_give(position: Position, seat: i64, guest: i64) -> None:
    """An envelope leaves: as a gift, back to the centre, or into the shared auction."""
    if position.phase == GIVING:
        trades.give(position, seat, guest)
    elif position.phase == RETURNING:
        trades.return_envelope(position, guest)
    else:
        position.choose(seat, guest)


def apply_arrange(position: Position, seat: i64, action: i64) -> None:
    """Actions behind one's own screen."""
    if action < STAND:
        arrange.pick(position, seat, action - PICK)
    elif action < SHIFT:
        arrange.stand(position, seat, action - STAND)
    elif action < SLOT:
        arrange.shift(position, seat, action - SHIFT)
    elif action < CAMERA_ACROSS:
        arrange.set_slot(position, seat, action - SLOT)
    else:
        part = camera_part(action)
        arrange.set_camera(position, seat, part, action - camera_first(part))


def apply_amount(position: Position, seat: i64, amount: i64) -> None:
    """A number of decorations: a price or a bid."""
    if position.phase == PRICING:
        auctions.name_price(position, amount)
    elif position.phase == BIDDING:
        auctions.bid(position, seat, amount)
    else:
        position.choose(seat, amount)


def go_on(position: Position) -> None:
    """Nobody owes a decision: what the phase was about happens, and the next begins."""
    phase = position.phase
    if phase == LOOKING:
        rounds.turn_up(position)
        begin_trade(position)
    elif phase == PEEKING:
        end_peeking(position)
    elif phase == TRADE_DONE:
        rounds.end_round(position)
    elif phase == NEXT_TURN:
        auctions.next_turn(position)
    elif phase == PHOTO:
        ending.show_photos(position)
    elif phase == VOTING:
        ending.count_votes(position)
    elif phase <= STEALING:
        go_on_trade(position)
    else:
        go_on_auction(position)


def end_peeking(position: Position) -> None:
    """All envelopes are closed: after a fixed price the next seat's turn, else a new round."""
    position.public_open = 0
    position.phase = NEXT_TURN if position.trade == FIXED else TRADE_DONE


def begin_trade(position: Position) -> None:
    """Begin what the card just turned up says."""
    trade = position.trade
    if trade == DANCE:
        trades.begin_dance(position)
    elif trade == PARTNER:
        trades.begin_partner(position)
    elif trade == GIFTS:
        trades.begin_gifts(position)
    elif trade == REVELATIONS:
        trades.revelations(position)
    elif trade == RUMOURS:
        trades.begin_rumours(position)
    elif trade == THEFT_CARD:
        trades.begin_theft(position)
    elif trade == SHARED:
        auctions.begin_sharing(position)
    else:
        auctions.begin_turn(position)


def go_on_trade(position: Position) -> None:
    """Everybody has answered a trade."""
    phase = position.phase
    if phase == KEEPING:
        trades.dance(position)
    elif phase == TAKING:
        trades.begin_returning(position)
    elif phase == RETURNING:
        trades.end_partner_turn(position)
    elif phase == GIVING:
        trades.pass_gifts(position)
    elif phase == RUMOURING:
        trades.rumours(position)
    else:
        trades.theft(position)


def go_on_auction(position: Position) -> None:
    """Everybody has answered an auction."""
    phase = position.phase
    if phase == SHARING:
        auctions.share(position)
    elif phase == BIDDING:
        auctions.close_bidding(position)
    elif phase == SECRET_BIDDING:
        secret.settle_secret(position)
    elif phase == PAYING:
        auctions.settle_price(position)
