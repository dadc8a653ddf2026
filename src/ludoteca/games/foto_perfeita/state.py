# compiled: mypyc
"""The position: where every envelope, VIP card, decoration and figure is, and who knows what."""

from typing import Final, final

from ludoteca.games.foto_perfeita.cards import (
    AUCTIONS,
    CARD_TYPES,
    CARDS,
    DATA,
    DECORATIONS,
    MOST_DECORATIONS,
    ROUNDS,
    TRADES,
)
from ludoteca.games.foto_perfeita.judge import GUEST_UNSEEN, frame_fault, start_camera
from ludoteca.games.foto_perfeita.meta import META
from ludoteca.games.foto_perfeita.scene import (
    CAMERA_PARTS,
    GUESTS,
    OFFSETS,
    SLOTS,
    SPACES,
    camera_choices,
)
from ludoteca.games.foto_perfeita.sight import Sight
from ludoteca.kernel.fields import (
    CHANCE,
    SHOWN,
    DamagedPosition,
    Fields,
    Number,
    Row,
    all_seats,
    last_seat,
    per_seat,
)
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import MASK, Random
from ludoteca.kernel.state import State

# What is being decided.
LOOKING: Final[i64] = 0  # step 1: look, place figures, perhaps put in the VIP card
KEEPING: Final[i64] = 1  # dance: which envelope stays
TAKING: Final[i64] = 2  # partner: which comes from the centre
RETURNING: Final[i64] = 3  # partner: which goes back
GIVING: Final[i64] = 4  # gifts: for the left, then for the right
RUMOURING: Final[i64] = 5  # rumours: which one to look into
STEALING: Final[i64] = 6  # theft: which one to take from the left
SHARING: Final[i64] = 7  # shared auction: which one goes to the centre
OFFERING: Final[i64] = 8  # which envelope is put up for auction
PRICING: Final[i64] = 9  # fixed auction: the price
BIDDING: Final[i64] = 10  # one after another: raise or pass
SECRET_BIDDING: Final[i64] = 11  # all at once
PAYING: Final[i64] = 12  # fixed auction: who pays for a look
DECIDING: Final[i64] = 13  # shared auction: sell, or buy at that price
PHOTO: Final[i64] = 14  # the last look, the final placing and the photo
VOTING: Final[i64] = 15  # the best photo of those tied
OVER: Final[i64] = 16
PEEKING: Final[i64] = 17  # a trade has opened envelopes: those who look close them again
TRADE_DONE: Final[i64] = 18  # nothing is asked: the round ends
NEXT_TURN: Final[i64] = 19  # nothing is asked: the next seat becomes active

# What a seat is doing while it looks, or takes its photo.
MENU: Final[i64] = 0
PICKING: Final[i64] = 1  # which guest to move
STANDING: Final[i64] = 2  # where to
AT_TABLE: Final[i64] = 3  # which place of the table to set or clear
AT_CAMERA: Final[i64] = 4  # what to change about the camera

AUCTION_GAME: Final[i64] = 0  # setting: whether three of the six trades are auctions
FREE_BIDS: Final[i64] = 1  # setting: whether an open auction is bid for in no order

NO_LOOK: Final[i64] = 14  # choice of whoever looks into no envelope

NOBODY: Final[i64] = -1
CENTRE: Final[i64] = -1
NOWHERE: Final[i64] = -1
HOUSE: Final[i64] = -2
ALL_GUESTS: Final[i64] = (1 << 14) - 1
ALL_SLOTS: Final[i64] = (1 << 12) - 1
ALL_LOOKS: Final[i64] = (1 << 21) - 1
ALL_ROUNDS: Final[i64] = (1 << 7) - 1  # the six, and the last look
MOST_CHOICES: Final[i64] = 6  # of one part of the camera
MOST_COPIES: Final[i64] = max([row[0] for row in DATA["trades"].values()])  # of one trade card

FIELDS: Final = Fields(
    META,
    CHANCE,
    SHOWN,
    Row("holder", GUESTS, CENTRE, last_seat),
    Row("cards", CARDS, 0, CARD_TYPES - 1),
    Row("vip_at", per_seat(1), NOBODY, GUESTS - 1),
    Row("vip_round", per_seat(1), 0, ROUNDS),
    Row("floor", per_seat(GUESTS), NOWHERE, SPACES * OFFSETS - 1),
    Row("on_table", per_seat(1), 0, ALL_GUESTS),
    Row("picked", per_seat(1), NOBODY, GUESTS - 1),
    Row("decorations", per_seat(1), 0, MOST_DECORATIONS).said(by_seat=True),
    Row("tables", per_seat(1), 0, ALL_SLOTS).said(by_seat=True),
    Row("hand", per_seat(1), MENU, AT_CAMERA).said(by_seat=True),
    Row("edits", per_seat(1), 0, MASK).said(by_seat=True),
    Row("choice", per_seat(1), NOBODY, MOST_DECORATIONS).said(by_seat=True),
    Row("choice2", per_seat(1), NOBODY, MOST_DECORATIONS).said(by_seat=True),
    Row("last", per_seat(1), NOBODY, MOST_DECORATIONS).said(by_seat=True),
    Row("last2", per_seat(1), NOBODY, MOST_DECORATIONS).said(by_seat=True),
    Row("votes", per_seat(1), NOBODY, last_seat).said(by_seat=True),
    Row("seen", per_seat(1), 0, ALL_GUESTS).said(by_seat=True),
    Row("open", per_seat(1), 0, ALL_GUESTS).said(by_seat=True),
    Row("looks", per_seat(GUESTS), 0, ALL_LOOKS).said(by_seat=True),
    Row("held", per_seat(GUESTS), 0, ALL_ROUNDS).said(by_seat=True),
    Row("cameras", per_seat(CAMERA_PARTS), 0, MOST_CHOICES).said(by_seat=True),
    Number("phase", LOOKING, PEEKING).said(of="phase"),
    Number("trade", NOBODY, TRADES - 1).said(of="trade", silent=-1),
    Number("lot", NOBODY, GUESTS - 1).said(of="guest", silent=-1),
    Number("round", 0, ROUNDS).said(),
    Number("starter", 0, last_seat).said(),
    Number("turn", 0, per_seat(1)).said(),
    Number("active", 0, last_seat).said(),
    Number("normals_left", 0, ROUNDS).said(),
    Number("auctions_left", 0, AUCTIONS).said(),
    Number("taken", 0, 2).said(),
    Number("high", 0, MOST_DECORATIONS).said(),
    Number("high_bidder", HOUSE, last_seat).said(),
    Number("rebid", 0, 1).said(),
    Number("supply", 0, MOST_DECORATIONS).said(),
    Number("public_open", 0, ALL_GUESTS).said(of="guest", is_set=True, silent=0),
    Number("public_seen", 0, ALL_GUESTS).said(of="guest", is_set=True, silent=0),
    Number("fresh", 0, ALL_GUESTS).said(of="guest", is_set=True, silent=0),
    Number("pending", 0, all_seats).said(is_set=True),
    Number("passed", 0, all_seats).said(is_set=True),
    Number("tied", 0, all_seats).said(is_set=True),
    Row("used", TRADES, 0, MOST_COPIES).said(),
    Row("announced", GUESTS, 0, ALL_ROUNDS).said(),
)


class Position(State):
    """Every component in its place. Rows of several seats lie one after another."""

    def __init__(
        self, players: i64, random: Random, settings: vec[i64], source: "Position | None"
    ) -> None:
        """Lay out an empty table, or copy `source`."""
        super().__init__(players, random, settings)
        seats = int(players)
        # Who holds each envelope, or CENTRE.
        self.holder: Final[vec[i64]] = vec[i64]([-1] * 14) if source is None else source.holder[:]
        # The three preferences of each envelope, ascending.
        self.cards: Final[vec[i64]] = vec[i64]([0] * 42) if source is None else source.cards[:]
        # The envelope with each seat's VIP card, or NOBODY while it is unused.
        self.vip_at: Final[vec[i64]] = (
            vec[i64]([-1] * seats) if source is None else source.vip_at[:]
        )
        # The round in which it went in; 6 is the last look.
        self.vip_round: Final[vec[i64]] = (
            vec[i64]([0] * seats) if source is None else source.vip_round[:]
        )
        # Envelopes whose preferences a seat has ever seen, as bits.
        self.seen: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.seen[:]
        # Per seat and envelope, an octal digit a round: VIPs of others seen + 1.
        self.looks: Final[vec[i64]] = (
            vec[i64]([0] * (14 * seats)) if source is None else source.looks[:]
        )
        # Per seat and envelope, the rounds in which it was looked into, as bits.
        self.held: Final[vec[i64]] = (
            vec[i64]([0] * (14 * seats)) if source is None else source.held[:]
        )
        # The rounds in which an envelope was said to hold a VIP card, as bits.
        self.announced: Final[vec[i64]] = (
            vec[i64]([0] * 14) if source is None else source.announced[:]
        )
        # Envelopes that lie open before a seat, as bits.
        self.open: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.open[:]
        self.decorations: Final[vec[i64]] = (
            vec[i64]([int(DECORATIONS)] * seats) if source is None else source.decorations[:]
        )
        # Per seat and guest: space * 9 + offset, or NOWHERE.
        self.floor: Final[vec[i64]] = (
            vec[i64]([-1] * (14 * seats)) if source is None else source.floor[:]
        )
        # Guests who stand on the table, and so not on the floor, as bits.
        self.on_table: Final[vec[i64]] = (
            vec[i64]([0] * seats) if source is None else source.on_table[:]
        )
        # Places of the table with a decoration, as bits.
        self.tables: Final[vec[i64]] = (
            vec[i64]([1023] * seats) if source is None else source.tables[:]
        )
        # Choices of the camera's six parts.
        self.cameras: Final[vec[i64]] = (
            vec[i64]([0] * (6 * seats)) if source is None else source.cameras[:]
        )
        # What each seat is doing in the looking and photo steps: MENU, PICKING ....
        self.hand: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.hand[:]
        # The guest in a seat's hand.
        self.picked: Final[vec[i64]] = (
            vec[i64]([-1] * seats) if source is None else source.picked[:]
        )
        # Changes made to the set since the last look began.
        self.edits: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.edits[:]
        # What a seat has chosen, unseen until all have.
        self.choice: Final[vec[i64]] = (
            vec[i64]([-1] * seats) if source is None else source.choice[:]
        )
        # Its second, where there are two.
        self.choice2: Final[vec[i64]] = (
            vec[i64]([-1] * seats) if source is None else source.choice2[:]
        )
        # The choices that were shown last, or bids.
        self.last: Final[vec[i64]] = vec[i64]([-1] * seats) if source is None else source.last[:]
        self.last2: Final[vec[i64]] = vec[i64]([-1] * seats) if source is None else source.last2[:]
        # Whom each seat votes for.
        self.votes: Final[vec[i64]] = vec[i64]([-1] * seats) if source is None else source.votes[:]
        # Trade cards turned up so far, by kind.
        self.used: Final[vec[i64]] = vec[i64]([0] * 12) if source is None else source.used[:]
        self.public_open: i64 = 0  # envelopes that lie open before everybody, as bits
        self.public_seen: i64 = 0  # envelopes that were ever opened before everybody, as bits
        self.fresh: i64 = 0  # envelopes won this round: neither looked into nor offered, as bits
        self.supply: i64 = 0  # decorations of the house
        self.phase: i64 = LOOKING
        self.pending: i64 = 0  # seats that owe a decision, as bits
        self.round: i64 = 0  # rounds ended so far
        self.starter: i64 = 0  # who has the reference card
        self.turn: i64 = 0  # how many seats have been active in this trade
        self.active: i64 = 0  # whose turn it is in this trade
        self.trade: i64 = NOBODY  # the trade card under way, or the last one
        self.normals_left: i64 = 6  # trades and auctions still face down
        self.auctions_left: i64 = 0
        self.taken: i64 = 0  # envelopes taken in this partner turn, then those still to return
        self.lot: i64 = NOBODY  # the envelope on offer
        self.high: i64 = 0  # the highest bid, or the fixed price
        self.high_bidder: i64 = NOBODY  # whose it is; HOUSE for the supply
        self.passed: i64 = 0  # seats out of this auction, as bits
        self.rebid: i64 = 0  # 1 while the tied bid once more
        self.tied: i64 = 0  # seats tied in a secret auction, or for the win, as bits
        # What is wrong with the photo, in the judge's numbers.
        self.faults: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.faults[:]
        # The guest who cannot be seen in it.
        self.unseen: Final[vec[i64]] = (
            vec[i64]([-1] * seats) if source is None else source.unseen[:]
        )
        # Guests with no other guest in front, as bits.
        self.clear: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.clear[:]
        # Guests whose face cannot be seen, as bits.
        self.faceless: Final[vec[i64]] = (
            vec[i64]([0] * seats) if source is None else source.faceless[:]
        )
        # Per seat and guest, the guests in front of its face, as bits.
        self.hiders: Final[vec[i64]] = (
            vec[i64]([0] * (14 * seats)) if source is None else source.hiders[:]
        )
        if source is None:
            for seat in range(players):
                self.place_camera(seat)
        else:
            self.copy_from(source)

    @final
    def copy_from(self, source: "Position") -> None:
        """Become an independent copy."""
        self.shown = source.shown
        self.effort = source.effort
        self.public_open = source.public_open
        self.public_seen = source.public_seen
        self.fresh = source.fresh
        self.supply = source.supply
        self.phase = source.phase
        self.pending = source.pending
        self.round = source.round
        self.starter = source.starter
        self.turn = source.turn
        self.active = source.active
        self.trade = source.trade
        self.normals_left = source.normals_left
        self.auctions_left = source.auctions_left
        self.taken = source.taken
        self.lot = source.lot
        self.high = source.high
        self.high_bidder = source.high_bidder
        self.passed = source.passed
        self.rebid = source.rebid
        self.tied = source.tied

    def dump(self) -> dict[str, object]:
        """The whole position as plain data."""
        return FIELDS.dump(self)

    @final
    def restore(self, data: dict[str, object]) -> None:
        """Become the position that `dump` wrote, and ask the judge again."""
        FIELDS.restore(self, data)
        for seat in range(self.players):
            for part in range(CAMERA_PARTS):
                if self.cameras[seat * CAMERA_PARTS + part] >= camera_choices(part):
                    raise DamagedPosition(f"seat {seat} has no such camera")
            if self.has_photo():
                self.judge(seat)

    @final
    def place_camera(self, seat: i64) -> None:
        """Put a seat's camera where it stands before anybody moves it."""
        start = start_camera()
        for part in range(CAMERA_PARTS):
            self.cameras[seat * CAMERA_PARTS + part] = start[part]

    @final
    def has_photo(self) -> bool:
        """Whether the last look has come: there is a photo to take, or it is taken."""
        return PHOTO <= self.phase <= OVER

    @final
    def is_shown(self) -> bool:
        """Whether all photos are taken: nothing is hidden any more."""
        return self.phase == VOTING or self.phase == OVER

    @final
    def lay_table(self, seat: i64) -> None:
        """All decorations that a seat has stand on its table, as far as there are places."""
        count = self.decorations[seat]
        if count > SLOTS:
            count = SLOTS
        self.tables[seat] = (1 << count) - 1

    @final
    def give_decorations(self, seat: i64, amount: i64) -> None:
        """Somebody gets decorations, or with a negative number loses them."""
        self.decorations[seat] += amount
        self.lay_table(seat)

    @final
    def choose(self, seat: i64, chosen: i64) -> None:
        """Keep a seat's choice unseen; it owes no decision any more."""
        self.choice[seat] = chosen
        self.pending &= ~(1 << seat)

    @final
    def reveal_choices(self) -> None:
        """Everybody has chosen: what they chose lies open."""
        for seat in range(self.players):
            self.last[seat] = self.choice[seat]
            self.last2[seat] = self.choice2[seat]
            self.choice[seat] = NOBODY
            self.choice2[seat] = NOBODY
        self.shown += 1

    @final
    def seat_after(self, seat: i64) -> i64:
        """The left neighbour."""
        return (seat + 1) % self.players

    @final
    def seat_before(self, seat: i64) -> i64:
        """The right neighbour."""
        return (seat + self.players - 1) % self.players

    @final
    def envelopes_of(self, holder: i64) -> i64:
        """The envelopes that a seat, or the CENTRE, holds, as bits."""
        bits: i64 = 0
        for guest in range(GUESTS):
            if self.holder[guest] == holder:
                bits |= 1 << guest
        return bits

    @final
    def count_vips(self, guest: i64) -> i64:
        """How many VIP cards an envelope really holds."""
        count: i64 = 0
        for seat in range(self.players):
            if self.vip_at[seat] == guest:
                count += 1
        return count

    @final
    def known_vips(self, seat: i64, guest: i64) -> i64:
        """How many VIP cards a seat knows of in an envelope: its own, and those it last saw."""
        looks = self.looks[seat * GUESTS + guest]
        most: i64 = 0
        while looks != 0:
            if (looks & 7) - 1 > most:
                most = (looks & 7) - 1
            looks >>= 3
        if self.vip_at[seat] == guest:
            most += 1
        return most

    @final
    def space_of(self, seat: i64, guest: i64) -> i64:
        """The space a guest stands on, or NOWHERE."""
        spot = self.floor[seat * GUESTS + guest]
        return spot if spot == NOWHERE else spot // OFFSETS

    @final
    def guest_on(self, seat: i64, space: i64) -> i64:
        """Who stands on a space, or NOBODY."""
        for guest in range(GUESTS):
            if self.space_of(seat, guest) == space:
                return guest
        return NOBODY

    @final
    def placed(self, seat: i64) -> i64:
        """The guests on a seat's floor, as bits."""
        bits: i64 = 0
        for guest in range(GUESTS):
            if self.floor[seat * GUESTS + guest] != NOWHERE:
                bits |= 1 << guest
        return bits

    @final
    def camera_of(self, seat: i64) -> vec[i64]:
        """The six choices of a seat's camera."""
        return self.cameras[seat * CAMERA_PARTS : (seat + 1) * CAMERA_PARTS]

    @final
    def floor_of(self, seat: i64) -> vec[i64]:
        """Where each guest stands on a seat's floor."""
        return self.floor[seat * GUESTS : (seat + 1) * GUESTS]

    @final
    def judge(self, seat: i64) -> None:
        """Have a seat's photo judged as the set stands now."""
        camera = self.camera_of(seat)
        self.faults[seat] = frame_fault(camera)
        self.unseen[seat] = NOBODY
        self.clear[seat] = ALL_GUESTS
        self.faceless[seat] = 0
        if self.placed(seat) != 0:
            self.read_photo(seat, Sight(self.floor_of(seat), self.tables[seat], camera))

    @final
    def read_photo(self, seat: i64, photo: Sight) -> None:
        """Keep what the rules ask of a photo."""
        self.clear[seat] = ALL_GUESTS & ~photo.covered
        self.faceless[seat] = ALL_GUESTS & ~photo.faces
        for guest in range(GUESTS):
            self.hiders[seat * GUESTS + guest] = photo.hiders[guest]
        self.unseen[seat] = photo.unseen()
        if self.faults[seat] == 0 and self.unseen[seat] != NOBODY:
            self.faults[seat] = GUEST_UNSEEN
