"""Every message on a table's socket; `docs/protocol.md` says what they mean."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from ludoteca.kernel.advice import Placing
from ludoteca.kernel.shape import PAIR
from ludoteca.kernel.text import TextData
from ludoteca.server.entries import Absence, Clock, What

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Small = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
View = Mapping[str, object]  # of the type that its game declares
Undo = Literal["now", "ask", "no"]


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message from a client. It is answered once, and its id is never applied twice."""

    id: MessageId


class Act(Incoming, tag="act", frozen=True):
    """Do an action, meant for this step."""

    step: Small
    action: Small


class Propose(Incoming, tag="propose", frozen=True):
    """Take back, or end without a result."""

    what: What


class Answer(Incoming, tag="answer", frozen=True):
    """Agree to what was proposed, or do not."""

    yes: bool


class Say(Incoming, tag="say", frozen=True):
    """Chat."""

    text: str


class Mute(Incoming, tag="mute", frozen=True):
    """Do not show me somebody's chat, or do again."""

    who: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    on: bool


class Return(Incoming, tag="return", frozen=True):
    """I am back."""


class Look(Incoming, tag="look", frozen=True):
    """See and act as another seat that I hold."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=31)]


class Hint(Incoming, tag="hint", frozen=True):
    """What would a master do in my place, at this step?"""

    step: Small


class Plan(Incoming, tag="plan", frozen=True):
    """Answer with this where the table answers for me; null: as it would."""

    action: Small | None


class See(Incoming, tag="see", frozen=True):
    """My page is before my eyes, as it is when it is opened, or hidden behind others."""

    on: bool


class Ping(Incoming, tag="ping", frozen=True):
    """Are you there? Browsers do not tell that a connection is dead."""


class Recall(Incoming, tag="recall", frozen=True):
    """What does the log say before its line of this index, 0 is the first that I was shown?"""

    before: Small


class Absent(Incoming, tag="absent", frozen=True):
    """Somebody who is waited for does not come: remind them, go on without, or win."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=31)]
    what: Literal["remind", "replace", "win"]


AnyIncoming = (
    Act | Propose | Answer | Say | Mute | Return | Look | See | Hint | Plan | Recall | Ping | Absent
)


class OptionData(msgspec.Struct, frozen=True):
    """Something that may be done now."""

    action: int
    kind: str
    arguments: dict[str, int]
    notation: str
    text: TextData


class LineData(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    step: int
    kind: str
    arguments: dict[str, int]
    text: TextData


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    at: int
    who: str  # another for every reader and at every table
    seat: int | None
    name: str
    text: str
    you: bool


class MutedPerson(msgspec.Struct, frozen=True):
    """Somebody whose lines one does not read."""

    who: str
    name: str


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as one guest is told."""

    kind: Literal["human", "open", "bot"]
    name: str
    level: str | None
    you: bool
    absent: bool
    invited: bool  # it is open, and kept for you; one with a name is kept for somebody else
    named: bool  # false: a person who gave no name, called by the number of the seat


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table but the game's position."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    language: str
    public: bool
    hot_seat: bool
    days: int | None
    clock: Clock | None
    phase: Literal["gathering", "playing", "over", "ended"]
    seats: list[SeatInfo]
    host: bool
    commitment: str
    seed: str | None
    created: int
    rematch: str | None
    uploaded: bool
    absence: Absence
    meeting: bool  # opened for whoever comes, now
    first: int | None  # whom the lots let begin; None before that
    claimed: list[int]  # who has won because all others had gone


class ShownState(msgspec.Struct, frozen=True):
    """The game as one seat sees it."""

    step: int
    waiting: list[int]
    view: View
    prompt: TextData | None
    asks: tuple[str, ...]  # the kinds of action that this seat is asked for
    options: list[Annotated[msgspec.Raw, OptionData]]
    undo: Undo
    undo_reason: TextData | None
    scores: list[int] | None
    ranking: list[int] | None


class ClockState(msgspec.Struct, frozen=True):
    """A seat's time."""

    left: int
    running: bool


class ProposalData(msgspec.Struct, frozen=True):
    """What somebody asked, who has agreed and who is still asked."""

    what: str
    seat: int
    agreed: list[int]
    asked: list[int]


class Latecomer(msgspec.Struct, frozen=True):
    """What may be done about who does not come, in how many milliseconds; null: not."""

    seat: int
    waited: int  # milliseconds already
    remind: int | None
    replace: int | None
    win: int | None
    rests: int | None  # for how long they are on holiday


class Outgoing(msgspec.Struct, frozen=True, kw_only=True):
    """A message to a client."""


class Snapshot(Outgoing, tag="snapshot", frozen=True):
    """Everything, for one seat."""

    number: int
    now: int
    seat: int | None
    table: TableInfo
    state: Annotated[msgspec.Raw, ShownState] | None
    earlier: int  # lines of the log that came before these, to be recalled
    log: list[LineData]
    chat: list[ChatLine]
    muted: list[MutedPerson]
    clocks: list[ClockState | None]
    proposal: ProposalData | None
    plan: int | None  # what this seat has planned to answer
    absences: list[Latecomer]
    present: list[bool]
    pace: Annotated[list[float], PAIR]  # messages a second, and at once, that are let through


class Update(Outgoing, tag="update", frozen=True):
    """What came after `since`, for one seat."""

    since: int
    number: int
    now: int
    log: list[LineData]
    chat: list[ChatLine]
    table: TableInfo | None
    state: Annotated[msgspec.Raw, ShownState] | None
    clocks: list[ClockState | None]
    proposal: ProposalData | None
    plan: int | None  # what this seat has planned to answer
    absences: list[Latecomer]


class Done(Outgoing, tag="done", frozen=True):
    """It is durable."""

    id: str
    number: int


class Refusal(Outgoing, tag="refused", frozen=True):
    """Nothing has changed, and why."""

    id: str | None
    name: str
    text: TextData
    rule: str | None = None


class Present(Outgoing, tag="present", frozen=True):
    """Who is connected."""

    present: list[bool]
    spectators: int


class Heard(Outgoing, tag="heard", frozen=True):
    """The whole chat anew, after somebody was muted or is to be heard again."""

    chat: list[ChatLine]
    muted: list[MutedPerson]


class Recalled(Outgoing, tag="recalled", frozen=True):
    """Lines of the log that came earlier."""

    earlier: int  # lines before these
    log: list[LineData]


class Notice(Outgoing, tag="notice", frozen=True):
    """The house is closed, and why; open again with an empty text."""

    text: str


class Eased(Outgoing, tag="eased", frozen=True):
    """Too much was asked of legends: for now they answer as this level; null: as themselves."""

    level: str | None


class Idea(msgspec.Struct, frozen=True):
    """An action worth thinking about, and the chance to win after it, 0 to 1."""

    action: int
    after: float


class Hinted(Outgoing, tag="hint", frozen=True):
    """What a master would do at this step: its choice first, then what else it thought of."""

    step: int
    before: float
    ideas: list[Idea]
    why: list[TextData] = []  # of the choice: what it brings, what comes next, what it prevents
    placings: list[Placing] = []  # a plan of several moves, for the board to draw


AnyOutgoing = (
    Snapshot | Update | Done | Refusal | Present | Hinted | Notice | Eased | Heard | Recalled
)


class IdOnly(msgspec.Struct):
    """What can be read of a message that cannot be understood."""

    id: MessageId


_encoder = msgspec.json.Encoder()
_id_decoder = msgspec.json.Decoder(IdOnly)
_decoder = msgspec.json.Decoder(AnyIncoming)


def encode(message: AnyOutgoing | ShownState | OptionData) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def decode(data: str | bytes) -> AnyIncoming:
    """A client's message; msgspec.DecodeError if it is none."""
    message: AnyIncoming = _decoder.decode(data)
    return message


def decode_id(data: str | bytes) -> str | None:
    """The id of a message that is wrong otherwise, so that it can be answered."""
    try:
        return _id_decoder.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
