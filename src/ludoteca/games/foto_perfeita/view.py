"""What a player sees, built up piece by piece: the table, and behind one's own screen."""

from typing import get_args

from ludoteca.games.foto_perfeita.cards import (
    AUCTIONS,
    CARD_CODES,
    IN_ENVELOPE,
    ROUNDS,
    TRADE_CODES,
)
from ludoteca.games.foto_perfeita.scene import GUEST_CODES, GUESTS, OFFSETS, SLOTS
from ludoteca.games.foto_perfeita.scoring import (
    decoration_points,
    guest_points,
    met_cards,
    photo_points,
    score,
)
from ludoteca.games.foto_perfeita.state import (
    AUCTION_GAME,
    HOUSE,
    NOWHERE,
    OVER,
    Position,
)
from ludoteca.games.foto_perfeita.view_types import (
    Auction,
    Busy,
    EnvelopeView,
    FotoView,
    Own,
    Phase,
    PhotoFault,
    PhotoView,
    ScoreSheet,
)
from ludoteca.games.foto_perfeita.vocabulary import ACTIONS
from ludoteca.kernel.bits import members
from ludoteca.kernel.vocabulary import Vocabulary

PHASES: tuple[Phase, ...] = get_args(Phase)  # by number
HANDS: tuple[Busy, ...] = get_args(Busy)
FAULTS: tuple[PhotoFault, ...] = get_args(PhotoFault)

VOCABULARY = Vocabulary.of(ACTIONS, {"guest": (GUEST_CODES.__getitem__, GUEST_CODES.index)})


def view_of(position: Position, seat: int | None) -> FotoView:
    """What a seat, or with None a spectator, may see."""
    seen: FotoView = {
        "players": position.players,
        "phase": PHASES[position.phase],
        "waiting": members(position.waiting()),
        "round": min(position.round + 1, int(ROUNDS)),
        "starter": position.starter,
        "trade": None if position.trade < 0 else TRADE_CODES[position.trade],
        "trades_used": list(position.used),
        "trades_left": position.normals_left + position.auctions_left,
        "auctions": AUCTIONS if position.settings[AUCTION_GAME] else 0,
        "active": position.active,
        "auction": auction(position),
        "last": list(position.last),
        "last2": list(position.last2),
        "envelopes": [envelope(position, seat, guest) for guest in range(GUESTS)],
        "decorations": list(position.decorations),
        "supply": position.supply,
        "taken": position.taken,
    }
    if position.is_shown():
        seen["photos"] = [photo(position, other) for other in range(position.players)]
        seen["scores"] = [score_sheet(position, other) for other in range(position.players)]
        seen["tied"] = members(position.tied)
        seen["votes"] = [None if vote < 0 else vote for vote in position.votes]
    if seat is not None:
        seen["own"] = own(position, seat)
    return seen


def auction(position: Position) -> Auction | None:
    """The envelope on offer and the bidding so far, all of it open."""
    if position.lot < 0:
        return None
    return {
        "lot": position.lot,
        "high": position.high,
        "high_bidder": "house" if position.high_bidder == HOUSE else position.high_bidder,
        "passed": members(position.passed),
        "rebid": bool(position.rebid),
        "tied": members(position.tied),
    }


def envelope(position: Position, seat: int | None, guest: int) -> EnvelopeView:
    """Who holds an envelope; what is in it only if it lies open before this viewer."""
    shown: EnvelopeView = {
        "holder": None if position.holder[guest] < 0 else position.holder[guest],
        "fresh": bool((position.fresh >> guest) & 1),
        "announced": members(position.announced[guest]),
    }
    everything = position.is_shown()
    opened = seat is not None and (position.open[seat] >> guest) & 1 == 1
    if everything or opened or is_revealed(position, seat, guest):
        cards = position.cards[guest * IN_ENVELOPE : (guest + 1) * IN_ENVELOPE]
        shown["cards"] = [CARD_CODES[card] for card in cards]
    if everything:
        shown["vips"] = position.count_vips(guest)
    elif seat is not None and opened:
        shown["vips"] = position.known_vips(seat, guest)
    return shown


def is_revealed(position: Position, seat: int | None, guest: int) -> bool:
    """Whether an envelope lies open before everybody, and this viewer has not closed it yet."""
    looks = seat is None or (position.pending >> seat) & 1 == 1
    return looks and (position.public_open >> guest) & 1 == 1


def own(position: Position, seat: int) -> Own:
    """Behind one's own screen, and what one has chosen and not shown yet."""
    vip = position.vip_at[seat]
    return {
        **photo(position, seat),
        "vip": None if vip < 0 else vip,
        "hand": HANDS[position.hand[seat]],
        "picked": None if position.picked[seat] < 0 else position.picked[seat],
        "choice": position.choice[seat],
        "choice2": position.choice2[seat],
        "seen": members(position.seen[seat]),
    }


def photo(position: Position, seat: int) -> PhotoView:
    """The set as it stands, and what the judge says of it once there is a photo to take."""
    spots = position.floor_of(seat)
    shown: PhotoView = {
        "floor": [
            None if spot == NOWHERE else {"space": spot // OFFSETS, "offset": spot % OFFSETS}
            for spot in spots
        ],
        "on_table": members(position.on_table[seat]),
        "table": [bool((position.tables[seat] >> slot) & 1) for slot in range(SLOTS)],
        "camera": list(position.camera_of(seat)),
    }
    if position.has_photo():
        placed = position.placed(seat)
        shown["fault"] = FAULTS[position.faults[seat]]
        shown["unseen"] = None if position.unseen[seat] < 0 else position.unseen[seat]
        shown["clear"] = members(position.clear[seat] & placed)
        shown["faceless"] = members(position.faceless[seat] & placed)
        hiders = position.hiders[seat * GUESTS : (seat + 1) * GUESTS]
        shown["hiders"] = [members(bits) if placed else [] for bits in hiders]
    return shown


def score_sheet(position: Position, seat: int) -> ScoreSheet:
    """How a seat's points come about, guest by guest."""
    placed = members(position.placed(seat))
    return {
        "guests": {
            GUEST_CODES[guest]: {
                "met": members(met_cards(position, seat, guest)),
                "points": guest_points(position, seat, guest),
            }
            for guest in placed
        },
        "photo": photo_points(position, seat),
        "decorations": decoration_points(position, seat),
        "placed": len(placed),
        "envelopes": len(members(position.envelopes_of(seat))),
        "total": score(position, seat),
        "place": position.ranking()[seat] if position.phase == OVER else None,
    }
