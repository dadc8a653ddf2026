# compiled: mypyc
"""What can be done, what can happen, and why something cannot be: the numbers and their names."""

from typing import Final

from ludoteca.kernel.native import i64
from ludoteca.kernel.questions import Questions

# Actions. Each kind begins where the one before it ends.
OPEN: Final[i64] = 0  # opening: a first business, nothing paid
FREE: Final[i64] = 10  # + square
FOUND: Final[i64] = 14  # + business
EMPLOY: Final[i64] = 24  # + business
RECRUIT: Final[i64] = 34  # from a square of the Guaiamuns into the tenement
MINISTER: Final[i64] = 36
ATTACK: Final[i64] = 37  # + place
PLAY_BLOW: Final[i64] = 52  # + place
PLAY_SCANDAL: Final[i64] = 67  # + space
PLAY_ESCAPE: Final[i64] = 73  # + square
INFLUENCE: Final[i64] = 77  # + character
RELEASE: Final[i64] = 85  # pay a rival's marker off a character
WITHDRAW_BURGHER: Final[i64] = 125  # with no piece left; and the two after it
WITHDRAW_MINISTER: Final[i64] = 135  # + space
WITHDRAW_MARKER: Final[i64] = 141  # + character
EXCHANGE: Final[i64] = 149  # + card * MARKET + slot
STORE: Final[i64] = 203  # Quissama
RESCUE: Final[i64] = 204  # Quissama
LOOK: Final[i64] = 205  # Woodruff
STEAL: Final[i64] = 210  # Alemão
REPLACE_BURGHER: Final[i64] = 215  # Imperador, and the two after it
REPLACE_MINISTER: Final[i64] = 225  # + space
REPLACE_MARKER: Final[i64] = 231  # + character * 5 + rival
MINISTER_WITHOUT: Final[i64] = 271  # Alencar: without coin, burgher or crown
FREE_BY_LIBERTY: Final[i64] = 274  # Princesa, for a liberty alone
FREE_BY_CAPOEIRA: Final[i64] = 278  # Princesa, for a capoeira alone
END_TURN: Final[i64] = 282  # no more combinations: discard and refill
PAY: Final[i64] = 283  # the rest of the payment in the obvious way
PAY_CARD: Final[i64] = 284  # the first of the ways to pay: PAY_CARD + way
PAY_BLESSING: Final[i64] = 293
PAY_TOKEN: Final[i64] = 294
PAY_UNIQUE: Final[i64] = 295  # + card
PAY_SET: Final[i64] = 300  # three alike, some of them blessings
SWAP_TAKE: Final[i64] = 339  # Woodruff: out of the rival's hand
SWAP_NONE: Final[i64] = 357
SWAP_GIVE: Final[i64] = 358  # + card
DISCARD: Final[i64] = 376  # + card
REFILL: Final[i64] = 394  # the end of the turn
ACTIONS_END: Final[i64] = 395

ACTIONS: Final = {
    int(OPEN): "open business:0-9",
    int(FREE): "free square:0-3",
    int(FOUND): "found business:0-9",
    int(EMPLOY): "employ business:0-9",
    int(RECRUIT): "recruit square:2-3",
    int(MINISTER): "minister",
    int(ATTACK): "attack place:0-14",
    int(PLAY_BLOW): "blow place:0-14",
    int(PLAY_SCANDAL): "scandal space:0-5",
    int(PLAY_ESCAPE): "escape square:0-3",
    int(INFLUENCE): "influence character:0-7",
    int(RELEASE): "release character:0-7 rival:0-4",
    int(WITHDRAW_BURGHER): "withdraw_burgher business:0-9",
    int(WITHDRAW_MINISTER): "withdraw_minister space:0-5",
    int(WITHDRAW_MARKER): "withdraw_marker character:0-7",
    int(EXCHANGE): "exchange card:0-17 slot:0-2",
    int(STORE): "store",
    int(RESCUE): "rescue",
    int(LOOK): "look rival:0-4",
    int(STEAL): "steal rival:0-4",
    int(REPLACE_BURGHER): "replace_burgher business:0-9",
    int(REPLACE_MINISTER): "replace_minister space:0-5",
    int(REPLACE_MARKER): "replace_marker character:0-7 rival:0-4",
    int(MINISTER_WITHOUT): "minister_without waived:0-2",
    int(FREE_BY_LIBERTY): "free_by_liberty square:0-3",
    int(FREE_BY_CAPOEIRA): "free_by_capoeira square:0-3",
    int(END_TURN): "end_turn",
    int(PAY): "pay",
    int(PAY_CARD): "pay_card card:0-8",
    int(PAY_BLESSING): "pay_blessing",
    int(PAY_TOKEN): "pay_token",
    int(PAY_UNIQUE): "pay_unique card:13-17",
    int(PAY_SET): "pay_set card:0-12 blessings:0-2",
    int(SWAP_TAKE): "swap_take card:0-17",
    int(SWAP_NONE): "swap_none",
    int(SWAP_GIVE): "swap_give card:0-17",
    int(DISCARD): "discard card:0-17",
    int(REFILL): "refill",
    int(ACTIONS_END): "",
}

# What is asked: the phases in the order of state.py, each with the kinds of action that answer it.
QUESTIONS: Final = Questions(
    ACTIONS,
    (
        "opening open",
        (
            "main free found employ recruit minister attack blow scandal escape influence release"
            " withdraw_burgher withdraw_minister withdraw_marker exchange store rescue look steal"
            " replace_burgher replace_minister replace_marker minister_without"
            " free_by_liberty free_by_capoeira end_turn"
        ),
        "paying pay pay_card pay_blessing pay_token pay_unique pay_set",
        "stealing steal",
        "looking swap_take swap_none",
        "giving swap_give",
        "discarding discard refill",
        "over",
    ),
)

# Events.
TURN_BEGINS: Final[i64] = 0
DRAWS_CARD: Final[i64] = 1
DRAWS: Final[i64] = 2
RESHUFFLES: Final[i64] = 3
OPENS: Final[i64] = 4
PAYS_CARD: Final[i64] = 5
PAYS_BLESSING: Final[i64] = 6
PAYS_TOKEN: Final[i64] = 7
PAYS_EXCESS: Final[i64] = 8
PAYS_UNIQUE: Final[i64] = 9
PAYS_SET: Final[i64] = 10
FREES: Final[i64] = 11
FOUNDS: Final[i64] = 12
EMPLOYS: Final[i64] = 13
FILLS_BUSINESS: Final[i64] = 14
RECRUITS: Final[i64] = 15
MINISTER_ENTERS: Final[i64] = 16
MINISTER_MOVES: Final[i64] = 17
MINISTER_FALLS: Final[i64] = 18
ATTACKS: Final[i64] = 19
BLOWS: Final[i64] = 20
SCANDALISES: Final[i64] = 21
ESCAPES: Final[i64] = 22
INFLUENCES: Final[i64] = 23
TAKES_CHARACTER: Final[i64] = 24
TAKES_FROM: Final[i64] = 25
MARKER_RETURNS: Final[i64] = 26
RELEASES: Final[i64] = 27
STORED_LOST: Final[i64] = 28
WITHDRAWS_BURGHER: Final[i64] = 29
WITHDRAWS_MINISTER: Final[i64] = 30
WITHDRAWS_MARKER: Final[i64] = 31
EXCHANGES: Final[i64] = 32
MARKET_RENEWED: Final[i64] = 33
MARKET_CARD: Final[i64] = 34
STORES: Final[i64] = 35
RESCUES: Final[i64] = 36
LOOKS: Final[i64] = 37
SWAPS: Final[i64] = 38
SWAPS_UNSEEN: Final[i64] = 39
SWAPS_NOTHING: Final[i64] = 40
STEALS_CARD: Final[i64] = 41
STEALS: Final[i64] = 42
REPLACES_BURGHER: Final[i64] = 43
REPLACES_MINISTER: Final[i64] = 44
REPLACES_MARKER: Final[i64] = 45
DISCARDS: Final[i64] = 46
WINS: Final[i64] = 47
UNDECIDED: Final[i64] = 48

EVENTS: Final = {
    int(TURN_BEGINS): "turn_begins seat",
    int(DRAWS_CARD): "draws_card seat card",
    int(DRAWS): "draws seat count",
    int(RESHUFFLES): "reshuffles count",
    int(OPENS): "opens seat business",
    int(PAYS_CARD): "pays_card seat card",
    int(PAYS_BLESSING): "pays_blessing seat icon",
    int(PAYS_TOKEN): "pays_token seat count",
    int(PAYS_EXCESS): "pays_excess seat count icon",
    int(PAYS_UNIQUE): "pays_unique seat card character",
    int(PAYS_SET): "pays_set seat card blessings",
    int(FREES): "frees seat square",
    int(FOUNDS): "founds seat business",
    int(EMPLOYS): "employs seat business",
    int(FILLS_BUSINESS): "fills_business seat business",
    int(RECRUITS): "recruits seat square count",
    int(MINISTER_ENTERS): "minister_enters seat",
    int(MINISTER_MOVES): "minister_moves rival space",
    int(MINISTER_FALLS): "minister_falls rival",
    int(ATTACKS): "attacks seat place",
    int(BLOWS): "blows seat place",
    int(SCANDALISES): "scandalises seat rival space",
    int(ESCAPES): "escapes seat square",
    int(INFLUENCES): "influences seat character",
    int(TAKES_CHARACTER): "takes_character seat character",
    int(TAKES_FROM): "takes_from seat character rival",
    int(MARKER_RETURNS): "marker_returns rival character",
    int(RELEASES): "releases seat character rival",
    int(STORED_LOST): "stored_lost count",
    int(WITHDRAWS_BURGHER): "withdraws_burgher seat business",
    int(WITHDRAWS_MINISTER): "withdraws_minister seat space",
    int(WITHDRAWS_MARKER): "withdraws_marker seat character",
    int(EXCHANGES): "exchanges seat card other_card",
    int(MARKET_RENEWED): "market_renewed card",
    int(MARKET_CARD): "market_card card",
    int(STORES): "stores seat card",
    int(RESCUES): "rescues seat count",
    int(LOOKS): "looks seat rival",
    int(SWAPS): "swaps seat rival card other_card",
    int(SWAPS_UNSEEN): "swaps_unseen seat rival",
    int(SWAPS_NOTHING): "swaps_nothing seat rival",
    int(STEALS_CARD): "steals_card seat rival card",
    int(STEALS): "steals seat rival",
    int(REPLACES_BURGHER): "replaces_burgher seat rival business",
    int(REPLACES_MINISTER): "replaces_minister seat rival space",
    int(REPLACES_MARKER): "replaces_marker seat rival character",
    int(DISCARDS): "discards seat card",
    int(WINS): "wins seat character",
    int(UNDECIDED): "undecided count",
}

# Reasons. Numbers below 10 are the kernel's. The second word is the heading of the rules page.
NOT_NOW: Final[i64] = 10
CANNOT_PAY: Final[i64] = 11
NO_PIECES: Final[i64] = 12
SENZALA_EMPTY: Final[i64] = 13
BUSINESS_TAKEN: Final[i64] = 14
NOT_YOUR_BUSINESS: Final[i64] = 15
BUSINESS_FULL: Final[i64] = 16
SQUARE_EMPTY: Final[i64] = 17
TENEMENT_FULL: Final[i64] = 18
NOBODY_THERE: Final[i64] = 19
SQUARE_GUARDS: Final[i64] = 20
TENEMENT_GUARDED: Final[i64] = 21
OWN_BUSINESS: Final[i64] = 22
NO_SUCH_CARD: Final[i64] = 23
NO_MINISTER_THERE: Final[i64] = 24
NOT_IN_GAME: Final[i64] = 25
YOUR_CHARACTER: Final[i64] = 26
NEEDS_FREE_CHARACTER: Final[i64] = 27
MARKER_IN_WAY: Final[i64] = 28
SAME_TURN: Final[i64] = 29
ONE_CHARACTER: Final[i64] = 30
NO_MARKER_THERE: Final[i64] = 31
NOT_YOURS_TO_RELEASE: Final[i64] = 32
HAS_PIECES: Final[i64] = 33
NOT_YOUR_PIECE: Final[i64] = 34
NO_SUCH_RIVAL: Final[i64] = 35
MARKET_USED: Final[i64] = 36
SAME_CARD: Final[i64] = 37
LAID_THIS_TURN: Final[i64] = 38
ABILITIES_CLOSED: Final[i64] = 39
NOT_HELD: Final[i64] = 40
BLOCKED: Final[i64] = 41
TOO_FRESH: Final[i64] = 42
ABILITY_USED: Final[i64] = 43
PILES_EMPTY: Final[i64] = 44
NOTHING_STORED: Final[i64] = 45
RIVAL_HAS_NO_CARDS: Final[i64] = 46
NO_CARD_TO_GIVE: Final[i64] = 47
NOBODY_IN_TENEMENT: Final[i64] = 48
ROBBED_MORE: Final[i64] = 49
NOT_A_RIVALS_PIECE: Final[i64] = 50
NOT_THEIR_CARD: Final[i64] = 51
NO_WAY_TO_PAY: Final[i64] = 52
TOO_MANY_CARDS: Final[i64] = 53
JUST_TAKEN: Final[i64] = 54

REASONS: Final = {
    int(NOT_NOW): "not_now turn",
    int(CANNOT_PAY): "cannot_pay paying",
    int(NO_PIECES): "no_pieces pieces",
    int(SENZALA_EMPTY): "senzala_empty squares",
    int(BUSINESS_TAKEN): "business_taken businesses",
    int(NOT_YOUR_BUSINESS): "not_your_business businesses",
    int(BUSINESS_FULL): "business_full businesses",
    int(SQUARE_EMPTY): "square_empty businesses",
    int(TENEMENT_FULL): "tenement_full tenement",
    int(NOBODY_THERE): "nobody_there attacks",
    int(SQUARE_GUARDS): "square_guards attacks",
    int(TENEMENT_GUARDED): "tenement_guarded attacks",
    int(OWN_BUSINESS): "own_business attacks",
    int(NO_SUCH_CARD): "no_such_card cards",
    int(NO_MINISTER_THERE): "no_minister_there ministry",
    int(NOT_IN_GAME): "not_in_game gallery",
    int(YOUR_CHARACTER): "your_character characters",
    int(NEEDS_FREE_CHARACTER): "needs_free_character bernardina",
    int(MARKER_IN_WAY): "marker_in_way bernardina",
    int(SAME_TURN): "same_turn bernardina",
    int(ONE_CHARACTER): "one_character variants",
    int(NO_MARKER_THERE): "no_marker_there characters",
    int(NOT_YOURS_TO_RELEASE): "not_yours_to_release characters",
    int(HAS_PIECES): "has_pieces pieces",
    int(NOT_YOUR_PIECE): "not_your_piece pieces",
    int(NO_SUCH_RIVAL): "no_such_rival abilities",
    int(MARKET_USED): "market_used market",
    int(SAME_CARD): "same_card market",
    int(LAID_THIS_TURN): "laid_this_turn market",
    int(ABILITIES_CLOSED): "abilities_closed abilities",
    int(NOT_HELD): "not_held abilities",
    int(BLOCKED): "blocked characters",
    int(TOO_FRESH): "too_fresh characters",
    int(ABILITY_USED): "ability_used abilities",
    int(PILES_EMPTY): "piles_empty abilities",
    int(NOTHING_STORED): "nothing_stored abilities",
    int(RIVAL_HAS_NO_CARDS): "rival_has_no_cards abilities",
    int(NO_CARD_TO_GIVE): "no_card_to_give abilities",
    int(NOBODY_IN_TENEMENT): "nobody_in_tenement abilities",
    int(ROBBED_MORE): "robbed_more abilities",
    int(NOT_A_RIVALS_PIECE): "not_a_rivals_piece abilities",
    int(NOT_THEIR_CARD): "not_their_card abilities",
    int(NO_WAY_TO_PAY): "no_way_to_pay paying",
    int(TOO_MANY_CARDS): "too_many_cards turn",
    int(JUST_TAKEN): "just_taken abilities",
}
