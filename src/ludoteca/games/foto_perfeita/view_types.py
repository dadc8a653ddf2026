"""What a view of Foto Perfeita is made of. web/view.ts is written from these types."""

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "looking",
    "keeping",
    "taking",
    "returning",
    "giving",
    "rumouring",
    "stealing",
    "sharing",
    "offering",
    "pricing",
    "bidding",
    "secret_bidding",
    "paying",
    "deciding",
    "photo",
    "voting",
    "over",
    "peeking",
]  # in the order of their numbers
Busy = Literal["menu", "picking", "standing", "at_table", "at_camera"]
PhotoFault = Literal[
    "", "camera_high", "sees_over", "sees_left", "sees_right", "sees_front", "guest_unseen"
]


class Spot(TypedDict):
    """Where a guest stands."""

    space: int  # 0-16, from the camera backwards and from the left
    offset: int  # 0-8, where in its space; 4 is the middle


class PhotoView(TypedDict):
    """The set as it stands, and what the judge says of it from the last look on."""

    floor: list[Spot | None]  # by guest
    on_table: list[int]  # guests who stand there, placed for no photo
    table: list[bool]  # by place of the table
    camera: list[int]  # the six choices
    fault: NotRequired[PhotoFault]  # what is wrong with it, '' if nothing
    unseen: NotRequired[int | None]
    clear: NotRequired[list[int]]  # guests covered by no other guest
    faceless: NotRequired[list[int]]  # guests whose face cannot be seen
    hiders: NotRequired[list[list[int]]]  # by guest: who covers a part of its face


class Own(PhotoView):
    """Behind one's own screen, and what one has chosen and not shown yet."""

    vip: int | None  # the envelope that holds one's own card
    hand: Busy
    picked: int | None
    choice: int
    choice2: int
    seen: list[int]  # envelopes looked into so far


class EnvelopeView(TypedDict):
    """An envelope; what is in it only if it lies open before this viewer."""

    holder: int | None  # a seat, or null in the centre
    fresh: bool  # won in an auction of this round: still closed
    announced: list[int]  # rounds in which somebody has told of a VIP card in it
    cards: NotRequired[list[str]]  # three codes; e.g. "by-dalva"
    vips: NotRequired[int]  # VIP cards known in it


class Auction(TypedDict):
    """The envelope on offer and the bidding so far, all of it open."""

    lot: int
    high: int
    high_bidder: int | Literal["house"]
    passed: list[int]
    rebid: bool
    tied: list[int]


class Guested(TypedDict):
    """A guest's points: the places of the cards that were met."""

    met: list[int]
    points: int


class ScoreSheet(TypedDict):
    """How a seat's points come about, guest by guest."""

    guests: dict[str, Guested]  # by code
    photo: int
    decorations: int  # points for them
    placed: int
    envelopes: int
    total: int
    place: int | None


class FotoView(TypedDict):
    """What a seat or a spectator may see."""

    players: int
    phase: Phase
    waiting: list[int]
    round: int
    starter: int
    trade: str | None
    trades_used: list[int]
    trades_left: int
    auctions: int  # auction cards among the six; 0 in the plain game
    active: int
    auction: Auction | None
    last: list[int]
    last2: list[int]
    envelopes: list[EnvelopeView]  # by guest
    decorations: list[int]
    supply: int
    taken: int
    photos: NotRequired[list[PhotoView]]  # once all are taken
    scores: NotRequired[list[ScoreSheet]]
    tied: NotRequired[list[int]]
    votes: NotRequired[list[int | None]]
    own: NotRequired[Own]  # not for spectators
