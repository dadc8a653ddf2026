# compiled: mypyc
"""What can be done, what can happen, and why something cannot be: the numbers and their names."""

from typing import Final

from ludoteca.kernel.native import i64
from ludoteca.kernel.questions import Questions

# Actions. Each kind begins where the one before it ends.
DONE: Final[i64] = 0
MOVE_GUEST: Final[i64] = 1
DECORATE: Final[i64] = 2
MOVE_CAMERA: Final[i64] = 3
SHUTTER: Final[i64] = 4
STEP_OUT: Final[i64] = 5
PASS: Final[i64] = 6
BUY: Final[i64] = 7
SELL: Final[i64] = 8
TO_LEFT: Final[i64] = 9
TO_RIGHT: Final[i64] = 10
AWAY: Final[i64] = 11
VIP: Final[i64] = 12  # + guest
KEEP: Final[i64] = 26  # + guest
TAKE: Final[i64] = 40  # + guest
GIVE: Final[i64] = 54  # + guest
LOOK: Final[i64] = 68  # + guest
OFFER: Final[i64] = 82  # + guest
OFFER_VIP: Final[i64] = 96  # + guest
PICK: Final[i64] = 110  # + guest
STAND: Final[i64] = 124  # + space
SHIFT: Final[i64] = 141  # + offset
SLOT: Final[i64] = 150  # + place of the table
CAMERA_ACROSS: Final[i64] = 162  # + choice
CAMERA_HEIGHT: Final[i64] = 169  # + choice
CAMERA_DISTANCE: Final[i64] = 176  # + choice
FRAME_WIDTH: Final[i64] = 180  # + choice
AIM_ACROSS: Final[i64] = 184  # + choice
AIM_UP: Final[i64] = 191  # + choice
AMOUNT: Final[i64] = 197  # + decorations
VOTE: Final[i64] = 258  # + seat
ON_TABLE: Final[i64] = 264
ACTIONS_END: Final[i64] = 265

ACTIONS: Final = {
    int(DONE): "done",
    int(MOVE_GUEST): "move_guest",
    int(DECORATE): "decorate",
    int(MOVE_CAMERA): "move_camera",
    int(SHUTTER): "shutter",
    int(STEP_OUT): "step_out",
    int(PASS): "pass",
    int(BUY): "buy",
    int(SELL): "sell",
    int(TO_LEFT): "to_left",
    int(TO_RIGHT): "to_right",
    int(AWAY): "away",
    int(VIP): "vip guest:0-13",
    int(KEEP): "keep guest:0-13",
    int(TAKE): "take guest:0-13",
    int(GIVE): "give guest:0-13",
    int(LOOK): "look guest:0-13",
    int(OFFER): "offer guest:0-13",
    int(OFFER_VIP): "offer_vip guest:0-13",
    int(PICK): "pick guest:0-13",
    int(STAND): "stand space:0-16",
    int(SHIFT): "shift offset:0-8",
    int(SLOT): "slot slot:0-11",
    int(CAMERA_ACROSS): "camera_across camera_across:0-6",
    int(CAMERA_HEIGHT): "camera_height camera_height:0-6",
    int(CAMERA_DISTANCE): "camera_distance camera_distance:0-3",
    int(FRAME_WIDTH): "frame_width frame_width:0-3",
    int(AIM_ACROSS): "aim_across aim_across:0-6",
    int(AIM_UP): "aim_up aim_up:0-5",
    int(AMOUNT): "amount amount:0-60",
    int(VOTE): "vote voted:0-5",
    int(ON_TABLE): "on_table",
    int(ACTIONS_END): "",
}

# What is asked: the phases in the order of state.py, each with the kinds of action that answer it.
# Then what those are asked who are busy behind a screen, in the order of state.py, and who have
# a single envelope to give away.
QUESTIONS: Final = Questions(
    ACTIONS,
    (
        "looking done move_guest vip",
        "keeping keep",
        "taking take",
        "returning give",
        "giving give",
        "rumouring pass look",
        "stealing take",
        "sharing give",
        "offering offer offer_vip",
        "pricing amount",
        "bidding pass amount",
        "secret_bidding amount",
        "paying pass buy",
        "deciding buy sell",
        "photo move_guest decorate move_camera shutter step_out vip",
        "voting vote",
        "over",
        "peeking done",
        "trade_done",
        "next_turn",
        "picking pick",
        "standing away stand shift on_table",
        "at_table slot",
        "at_camera camera_across camera_height camera_distance frame_width aim_across aim_up",
        "choosing_side to_left to_right",
    ),
)

# Events.
ROUND_BEGINS: Final[i64] = 0
READS: Final[i64] = 1
TURNS_UP: Final[i64] = 2
LAYS_DOWN: Final[i64] = 3
IS_DEALT: Final[i64] = 4
TAKES: Final[i64] = 5
RETURNS: Final[i64] = 6
GIVES: Final[i64] = 7
REVEALS: Final[i64] = 8
LOOKS_AT: Final[i64] = 9
LOOKS_AWAY: Final[i64] = 10
STEALS: Final[i64] = 11
AUCTION_BEGINS: Final[i64] = 12
OFFERS: Final[i64] = 13
SAYS_VIP: Final[i64] = 14
NOTHING_TO_OFFER: Final[i64] = 15
HOUSE_BIDS: Final[i64] = 16
BIDS: Final[i64] = 17
PASSES: Final[i64] = 18
NAMES_PRICE: Final[i64] = 19
PAYS: Final[i64] = 20
HOUSE_PAYS: Final[i64] = 21
WINS: Final[i64] = 22
HOUSE_WINS: Final[i64] = 23
TIED: Final[i64] = 24
STILL_TIED: Final[i64] = 25
NO_BID: Final[i64] = 26
RELIEF: Final[i64] = 27
LAST_LOOK: Final[i64] = 28
PHOTOS_SHOWN: Final[i64] = 29
SCORES: Final[i64] = 30
VOTE_BEGINS: Final[i64] = 31
VOTES: Final[i64] = 32
GAME_ENDS: Final[i64] = 33
PUTS_VIP: Final[i64] = 34
PAYS_HOUSE: Final[i64] = 35
NO_PRICE: Final[i64] = 36

EVENTS: Final = {
    int(ROUND_BEGINS): "round_begins round seat",
    int(READS): "reads guest card card2 card3",
    int(TURNS_UP): "turns_up seat trade",
    int(LAYS_DOWN): "lays_down seat guest",
    int(IS_DEALT): "is_dealt seat guest",
    int(TAKES): "takes seat guest",
    int(RETURNS): "returns seat guest",
    int(GIVES): "gives seat other guest",
    int(REVEALS): "reveals guest card card2 card3",
    int(LOOKS_AT): "looks_at seat guest",
    int(LOOKS_AWAY): "looks_away seat",
    int(STEALS): "steals seat other guest",
    int(AUCTION_BEGINS): "auction_begins seat",
    int(OFFERS): "offers seat guest",
    int(SAYS_VIP): "says_vip seat guest",
    int(NOTHING_TO_OFFER): "nothing_to_offer seat",
    int(HOUSE_BIDS): "house_bids amount",
    int(BIDS): "bids seat amount",
    int(PASSES): "passes seat",
    int(NAMES_PRICE): "names_price seat amount",
    int(PAYS): "pays seat other amount",
    int(HOUSE_PAYS): "house_pays seat amount",
    int(WINS): "wins seat guest",
    int(HOUSE_WINS): "house_wins guest",
    int(TIED): "tied amount",
    int(STILL_TIED): "still_tied seat guest",
    int(NO_BID): "no_bid guest",
    int(RELIEF): "relief seat other",
    int(LAST_LOOK): "last_look",
    int(PHOTOS_SHOWN): "photos_shown",
    int(SCORES): "scores seat points placed",
    int(VOTE_BEGINS): "vote_begins",
    int(VOTES): "votes seat other",
    int(GAME_ENDS): "game_ends",
    int(PUTS_VIP): "puts_vip guest",
    int(PAYS_HOUSE): "pays_house seat amount",
    int(NO_PRICE): "no_price seat guest",
}

# Reasons. Numbers below 10 are the kernel's. The second word is the heading of the rules page.
NOT_NOW: Final[i64] = 10
NOT_YOURS: Final[i64] = 11
VIP_USED: Final[i64] = 12
NOT_IN_CENTRE: Final[i64] = 13
OWN_ENVELOPE: Final[i64] = 14
NOT_NEIGHBOURS: Final[i64] = 15
ALREADY_GIVEN: Final[i64] = 16
JUST_WON: Final[i64] = 17
NO_VIP_KNOWN: Final[i64] = 18
TOO_POOR: Final[i64] = 19
TOO_LOW: Final[i64] = 20
BELOW_FIRST_BID: Final[i64] = 21
NOBODY_CAN_PAY: Final[i64] = 22
SPACE_TAKEN: Final[i64] = 23
NOT_PLACED: Final[i64] = 24
NO_DECORATION_LEFT: Final[i64] = 25
CAMERA_TOO_HIGH: Final[i64] = 26
SEES_OVER_SCREEN: Final[i64] = 27
SEES_BESIDE_LEFT: Final[i64] = 28
SEES_BESIDE_RIGHT: Final[i64] = 29
SEES_IN_FRONT: Final[i64] = 30
GUEST_NOT_VISIBLE: Final[i64] = 31
ALL_VISIBLE: Final[i64] = 32
NOT_TIED: Final[i64] = 33

REASONS: Final = {
    int(NOT_NOW): "not_now round",
    int(NOT_YOURS): "not_yours envelopes",
    int(VIP_USED): "vip_used vip",
    int(NOT_IN_CENTRE): "not_in_centre trades",
    int(OWN_ENVELOPE): "own_envelope trades",
    int(NOT_NEIGHBOURS): "not_neighbours trades",
    int(ALREADY_GIVEN): "already_given trades",
    int(JUST_WON): "just_won auctions",
    int(NO_VIP_KNOWN): "no_vip_known auctions",
    int(TOO_POOR): "too_poor auctions",
    int(TOO_LOW): "too_low auctions",
    int(BELOW_FIRST_BID): "below_first_bid auctions",
    int(NOBODY_CAN_PAY): "nobody_can_pay auctions",
    int(SPACE_TAKEN): "space_taken placing",
    int(NOT_PLACED): "not_placed placing",
    int(NO_DECORATION_LEFT): "no_decoration_left placing",
    int(CAMERA_TOO_HIGH): "camera_too_high photo",
    int(SEES_OVER_SCREEN): "sees_over_screen photo",
    int(SEES_BESIDE_LEFT): "sees_beside_left photo",
    int(SEES_BESIDE_RIGHT): "sees_beside_right photo",
    int(SEES_IN_FRONT): "sees_in_front photo",
    int(GUEST_NOT_VISIBLE): "guest_not_visible photo",
    int(ALL_VISIBLE): "all_visible photo",
    int(NOT_TIED): "not_tied scoring",
}
