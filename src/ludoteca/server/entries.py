"""What can happen at a table, as it is written to the store: a row of entries that only grows."""

from typing import Literal

import msgspec

Phase = Literal["gathering", "playing", "over", "ended"]
What = Literal["undo", "end"]
Absence = Literal["bot", "ask"]  # when somebody's time is up: a bot stands in, or the others decide
Told = tuple[int, str, dict[str, int]]  # who may know, kind, arguments


class Clock(msgspec.Struct, frozen=True):
    """Time for the whole game, in minutes, and what each decision adds, in seconds."""

    minutes: int
    increment: int = 0


class SeatRow(msgspec.Struct, omit_defaults=True):
    """Who sits where."""

    kind: Literal["human", "open", "bot"]
    name: str = ""
    level: str | None = None
    guest: str | None = None
    absent: bool = False  # a bot stands in
    invited: str | None = None  # the guest for whom an open seat is kept until they answer


class Entry(msgspec.Struct, tag_field="is", omit_defaults=True, kw_only=True):
    """Something that happened: when, and by which guest's message."""

    at: int  # milliseconds since 1970
    who: str = ""
    id: str = ""  # the client's own, so that a resend is known


class Opened(Entry, tag="opened"):
    """Always the first."""

    game: str
    rules: int
    seed: str
    seats: list[SeatRow]
    options: dict[str, str] = {}
    public: bool = False
    language: str = "pt"
    hot_seat: bool = False
    days: int | None = None
    clock: Clock | None = None
    uploaded: bool = False
    absence: Absence = "bot"
    meeting: bool = False  # for whoever comes, now


class Joined(Entry, tag="joined"):
    """Somebody took an open seat."""

    seat: int
    name: str


class Left(Entry, tag="left"):
    """Somebody gave a seat up before the game began."""

    seat: int


class Declined(Entry, tag="declined"):
    """Somebody did not want the seat that was kept for them."""

    seat: int


class Began(Entry, tag="began"):
    """The game was set up; bots of this level and these names took the open seats."""

    waiting: list[int]
    events: list[Told]
    seats: list[SeatRow]


class Acted(Entry, tag="acted"):
    """An action, what it told, and what undo has to know."""

    seat: int
    action: int
    chances: int = msgspec.field(name="draws")  # what chance had decided before; stored as ever
    shown: int
    waiting: list[int]
    events: list[Told]
    given: int = 0  # of what was shown, so much was the seat's own
    settled: int = 0  # what was done for good before it, as its seat knew
    hurry: int | None = None  # seconds that the game gives from now on; None: nothing new about it
    seers: int = -1  # who was shown anything of it, as bits; of older entries: everybody


class Undone(Entry, tag="undone"):
    """A seat's last action and all after it were taken back; so many steps are kept."""

    seat: int
    kept: int
    waiting: list[int]
    hurry: int | None = None  # as with an action
    only: bool = False  # later steps of others, which this seat had not seen, have stayed


class Proposed(Entry, tag="proposed"):
    """Somebody asked the others."""

    seat: int
    what: What


class Answered(Entry, tag="answered"):
    """Somebody agreed or did not."""

    seat: int
    yes: bool


class Ended(Entry, tag="ended"):
    """The game stopped without a result."""

    why: Literal["agreed", "abandoned", "claimed"]
    winners: list[int] = []  # of a game that all others have left


class Away(Entry, tag="away"):
    """A bot stands in for a player who left, is late, or is waited for no more."""

    seat: int
    why: Literal["left", "clock", "replaced"]


class Returned(Entry, tag="returned"):
    """The player is back."""

    seat: int


class Said(Entry, tag="said"):
    """A line of chat."""

    name: str
    text: str
    seat: int | None = None


class Muted(Entry, tag="muted"):
    """Somebody does not want to read somebody; nobody else is told."""

    whom: str
    on: bool


class Planned(Entry, tag="planned"):
    """What a seat wants to answer where the table answers by itself; nobody else is told."""

    seat: int
    action: int | None = None  # None: nothing any more


class Rematched(Entry, tag="rematched"):
    """The same people went on at another table."""

    table: str


class Ruled(Entry, tag="ruled"):
    """The game goes on under a newer version of its rules."""

    rules: int


class Reminded(Entry, tag="reminded"):
    """Somebody who is waited for was reminded: by another, or by the table itself."""

    seat: int
    by: int | None = None


class Rested(Entry, tag="rested"):
    """Somebody is on holiday, and their clock stands; milliseconds since 1970."""

    seat: int
    since: int
    until: int


class Stood(Entry, tag="stood"):
    """Nobody could play for a while, and no clock ran; milliseconds since 1970."""

    since: int
    until: int


class Forgotten(Entry, tag="forgotten"):
    """Somebody was forgotten: what came before is not what it was, and has to be read anew.

    It takes a number, so that nobody who has not read it can write.
    """


AnyEntry = (
    Opened | Joined | Left | Declined | Began | Acted | Undone | Proposed | Answered | Ended | Away
    | Returned | Said | Muted | Planned | Rematched | Ruled | Stood | Reminded | Rested
    | Forgotten
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """The entry that `encode` wrote."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
