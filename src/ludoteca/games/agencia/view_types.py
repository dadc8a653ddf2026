"""What a view of Agência is made of. web/view.ts is written from these types."""

from typing import Annotated, TypedDict

from ludoteca.games.agencia.state import Phase
from ludoteca.kernel.shape import PAIR
from ludoteca.kernel.text import TextData

Pair = Annotated[list[int], PAIR]


class Printed(TypedDict):
    """A kind of card, in words for every language."""

    number: int  # in the manual, e.g. 44
    name: TextData
    text: TextData
    deck: int  # 0 main, 1 historical, 2 theoretical, 3 strategic, 4 social
    ideology: int  # -1 for none


class HandView(TypedDict):
    """A hand: its size, and the cards where they are seen or known to be there."""

    count: int
    open: bool
    cards: list[int] | None  # kinds, e.g. [3, 41, 209]; of others only if they lie open
    known: list[int] | None  # of others: what is known to be there
    chosen: list[int] | None  # own cards chosen to be given, e.g. [41]
    team: list[int]
    owes: int | None


class LastStep(TypedDict):
    """What a seat laid open in the last step, and what came to its hand if that was seen."""

    laid: list[int]
    arrived: list[int] | None


class FieldView(TypedDict):
    """The ideological field, by seat."""

    rows: list[int]  # 0 to 4
    columns: list[int]
    blocked_wins: list[int]  # 1 after a win spent on a blocker
    since: list[int]
    blockers: list[int]  # -1 for none
    movers: list[int]  # who still alters the field after the match


class Program(TypedDict):
    """How far the structure in turn has been carried out."""

    running: bool
    sentence: int
    picks: int
    chosen: Pair
    owing: list[int]
    receiver: int
    verb: int
    refused: bool
    cancelled: int
    fetching: int


class Alteration(TypedDict):
    """The alteration under way or last tried."""

    seat: int
    cause: int  # see CAUSES
    card: int  # -1 before it is chosen
    place: int  # -1 before it is chosen
    done: bool
    asked: list[int]
    votes: int
    natural: int


class CrisisView(TypedDict):
    """Why this is a crisis, and who has been passed over; what hangs over the match."""

    fault: int
    party: int
    seat: int
    count: int
    reason: TextData | None
    passed_over: list[int]
    revolter: int  # who could revolt now, -1 for nobody
    announced: bool
    paradigms: int
    banned: list[int]
    punished: list[int]
    crises: int


class RoundView(TypedDict):
    """What cards ask about: who did what in the last round, and in this match."""

    drew: list[int]  # seats, in the last round
    discarded: list[int]
    altered: list[int]
    handed: list[Pair]  # giver, taker
    gained: list[int]
    played: list[int]  # by seat, the number of the latest turn, -1 for none
    failed_revolts: list[int]
    fell_to_one: list[int]
    last_discarders: list[int]
    last_revolter: int
    last_solver: int
    drawn: list[int]
    discards: list[int]


class Hegemony(TypedDict):
    """How many cards of an ideology are in the society, and whom it would favour."""

    count: int
    needed: int
    favours: int  # -1 if it is not clear
    obstacle: str | None  # why it is present and unavailable
    reached_by: int


class Motion(TypedDict):
    """What somebody has claimed, and who has said so."""

    kind: int
    accused: int
    made: list[int]
    accusers: list[int]


class AgenciaView(TypedDict):
    """The table as one seat or a spectator sees it."""

    players: int
    you: int | None
    seat: int | None  # whose turn it is
    phase: Phase
    waiting: list[int]
    flow: int  # 1 or -1
    society: list[int]  # kinds by seat
    hands: list[HandView]
    pile: int
    piles: list[int] | None  # what may be taken, for whoever is choosing
    discards: list[int]
    last_step: list[LastStep]
    match: int
    starter: int
    turn: int
    field: FieldView | None  # none in simple mode
    program: Program
    alteration: Alteration
    crisis: CrisisView
    round: RoundView
    hegemonies: list[Hegemony]  # by ideology; none in simple mode
    self_noticed: bool
    claimed_in_vain: list[int]  # seats that may not claim again in this match
    motion: Motion
    winners: list[int]
    wins: list[int]
