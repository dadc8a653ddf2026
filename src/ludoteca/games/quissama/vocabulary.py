# compiled: mypyc
"""What can be done, what can happen, and why something cannot be: the numbers and their names."""

from typing import Final

from ludoteca.kernel.native import i64

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
EXCHANGE: Final[i64] = 125  # + card * MARKET + slot
STORE: Final[i64] = 179  # Quissama
RESCUE: Final[i64] = 180  # Quissama
LOOK: Final[i64] = 181  # Woodruff
STEAL: Final[i64] = 186  # Alemão
REPLACE_BURGHER: Final[i64] = 191  # Imperador, and the two after it
REPLACE_MINISTER: Final[i64] = 201  # + space
REPLACE_MARKER: Final[i64] = 207  # + character * 5 + rival
MINISTER_WITHOUT: Final[i64] = 247  # Alencar: without coin, burgher or crown
FREE_BY_LIBERTY: Final[i64] = 250  # Princesa, for a liberty alone
FREE_BY_CAPOEIRA: Final[i64] = 254  # Princesa, for a capoeira alone
END_TURN: Final[i64] = 258  # no more combinations: discard and refill
PAY: Final[i64] = 259  # the rest of the payment in the obvious way
PAY_CARD: Final[i64] = 260  # the first of the ways to pay: PAY_CARD + way
PAY_BLESSING: Final[i64] = 269
PAY_TOKEN: Final[i64] = 270
PAY_UNIQUE: Final[i64] = 271  # + card
PAY_SET: Final[i64] = 276  # three alike, some of them blessings
SWAP_TAKE: Final[i64] = 315  # Woodruff: out of the rival's hand
SWAP_NONE: Final[i64] = 333
SWAP_GIVE: Final[i64] = 334  # + card
DISCARD: Final[i64] = 352  # + card
REFILL: Final[i64] = 370  # the end of the turn
ACTIONS_END: Final[i64] = 371

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
EXCHANGES: Final[i64] = 29
MARKET_RENEWED: Final[i64] = 30
MARKET_CARD: Final[i64] = 31
STORES: Final[i64] = 32
RESCUES: Final[i64] = 33
LOOKS: Final[i64] = 34
SWAPS: Final[i64] = 35
SWAPS_UNSEEN: Final[i64] = 36
SWAPS_NOTHING: Final[i64] = 37
STEALS_CARD: Final[i64] = 38
STEALS: Final[i64] = 39
REPLACES_BURGHER: Final[i64] = 40
REPLACES_MINISTER: Final[i64] = 41
REPLACES_MARKER: Final[i64] = 42
DISCARDS: Final[i64] = 43
WINS: Final[i64] = 44

EVENTS: Final = {
    int(TURN_BEGINS): "turn_begins seat",
    int(DRAWS_CARD): "draws_card seat card",
    int(DRAWS): "draws seat",
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
NO_SUCH_RIVAL: Final[i64] = 33
MARKET_USED: Final[i64] = 34
SAME_CARD: Final[i64] = 35
LAID_THIS_TURN: Final[i64] = 36
ABILITIES_CLOSED: Final[i64] = 37
NOT_HELD: Final[i64] = 38
BLOCKED: Final[i64] = 39
TOO_FRESH: Final[i64] = 40
ABILITY_USED: Final[i64] = 41
PILES_EMPTY: Final[i64] = 42
NOTHING_STORED: Final[i64] = 43
RIVAL_HAS_NO_CARDS: Final[i64] = 44
NO_CARD_TO_GIVE: Final[i64] = 45
NOBODY_IN_TENEMENT: Final[i64] = 46
ROBBED_MORE: Final[i64] = 47
NOT_A_RIVALS_PIECE: Final[i64] = 48
NOT_THEIR_CARD: Final[i64] = 49
NO_WAY_TO_PAY: Final[i64] = 50
TOO_MANY_CARDS: Final[i64] = 51

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
}
