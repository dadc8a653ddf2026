"""What a player sees: the open table, the own hand, and what is known of the others."""

from ludoteca.games.agencia.alter import count_ideology, threshold
from ludoteca.games.agencia.box import KIND, kind_of_number, number_of
from ludoteca.games.agencia.card_text import fault_text
from ludoteca.games.agencia.cardset import members_of
from ludoteca.games.agencia.crisis import revolter
from ludoteca.games.agencia.hegemony import favoured
from ludoteca.games.agencia.knowledge import PLACES, SPECTATOR
from ludoteca.games.agencia.language import IDEOLOGIES
from ludoteca.games.agencia.moves import open_hands, owing
from ludoteca.games.agencia.natural import is_exchange
from ludoteca.games.agencia.obstacles import obstacle
from ludoteca.games.agencia.rules import waiting
from ludoteca.games.agencia.state import (
    GIVE,
    OVER,
    PHASES,
    SELF_NOTICED,
    TAKE,
    Position,
)
from ludoteca.games.agencia.view_types import (
    AgenciaView,
    Alteration,
    CrisisView,
    FieldView,
    HandView,
    Hegemony,
    LastStep,
    Program,
    RoundView,
)
from ludoteca.games.agencia.vocabulary import ACTIONS
from ludoteca.kernel.bits import members
from ludoteca.kernel.vocabulary import Vocabulary


def card_code(kind: int) -> str:
    """A card in notation: its number in the manual."""
    return str(number_of(kind))


def read_card(code: str) -> int:
    """The kind that notation names; ValueError if there is none."""
    return kind_of_number(int(code))


VOCABULARY = Vocabulary.of(
    ACTIONS,
    {
        "card": (card_code, read_card),
        "hegemony": (IDEOLOGIES.__getitem__, IDEOLOGIES.index),
    },
)


def _kinds(cards: list[int]) -> list[int]:
    return [int(KIND[card]) for card in cards]


def view_of(position: Position, seat: int | None) -> AgenciaView:
    """The table as one seat, or with None a spectator, sees it."""
    books = position.books
    return {
        "players": position.players,
        "you": seat,
        "seat": None if position.phase == OVER else books.seat,
        "phase": PHASES[position.phase],
        "waiting": members(waiting(position)),
        "flow": books.flow,
        "society": list(books.society[: position.players]),
        "hands": [hand_of(position, owner, seat) for owner in range(position.players)],
        "pile": position.pile.count,
        "piles": piles_of(position, seat),
        "discards": _kinds(members_of(position.discards, 0)),
        "last_step": [step_of(position, owner, seat) for owner in range(position.players)],
        "match": position.matches + (1 if position.phase != OVER else 0),
        "starter": position.starter,
        "turn": position.history.turn,
        "field": field_of(position),
        "program": program_of(position),
        "alteration": alteration_of(position),
        "crisis": crisis_of(position),
        "round": round_of(position),
        "hegemonies": hegemonies_of(position),
        "self_noticed": bool(position.settings[SELF_NOTICED]),
        "claimed_in_vain": members(position.vain),
        "motion": {
            "kind": position.motion,
            "accused": position.accused,
            "made": members(position.moved),
            "accusers": members(position.accusers),
        },
        "winners": members(position.game_winners),
        "wins": list(position.wins[: position.players]),
    }


def hand_of(position: Position, owner: int, seat: int | None) -> HandView:
    """A hand: its size, and the cards where they are seen or known to be there."""
    observer = int(SPECTATOR) if seat is None else seat
    is_open = bool((open_hands(position) >> owner) & 1)
    mine = owner == seat
    return {
        "count": position.books.cards[owner],
        "open": is_open,
        "cards": _kinds(members_of(position.hands, owner)) if mine or is_open else None,
        "known": None if mine else _kinds(known_cards(position, observer, owner)),
        "chosen": _kinds(members_of(position.chosen, owner)) if mine else None,
        "team": members(position.teams[owner]),
        "owes": position.owed[owner] if mine else None,
    }


def known_cards(position: Position, observer: int, owner: int) -> list[int]:
    """The cards that an observer knows to be in a hand."""
    may = position.knowledge.may
    cards = members_of(may, observer * PLACES + owner)
    return [card for card in cards if position.knowledge.is_known(observer, owner, card)]


def piles_of(position: Position, seat: int | None) -> list[int] | None:
    """The pile, for whoever is picking a card from it."""
    if position.phase != TAKE or seat != position.books.seat:
        return None
    cards = list(position.pile.cards[: position.pile.count])
    if is_exchange(position):
        cards += members_of(position.discards, 0)
    return sorted(_kinds(cards))


def step_of(position: Position, owner: int, seat: int | None) -> LastStep:
    """What a seat laid open in the last step, and what came to its hand if that was seen.

    Nothing while cards are chosen in secret: that it is not the last step any more would tell that
    one has been.
    """
    if position.phase == GIVE:
        return {"laid": [], "arrived": [] if owner == seat else None}
    seen = owner == seat or (position.arrived_open >> owner) & 1
    return {
        "laid": _kinds(members_of(position.laid, owner)),
        "arrived": _kinds(members_of(position.arrived, owner)) if seen else None,
    }


def field_of(position: Position) -> FieldView | None:
    """Rows and columns; None in simple mode."""
    if not position.uses_field():
        return None
    count = position.players
    books = position.books
    return {
        "rows": list(books.rows[:count]),
        "columns": list(books.columns[:count]),
        "blocked_wins": list(position.blocked[:count]),
        "since": list(position.since[:count]),
        "blockers": [int(books.blocker(seat)) for seat in range(count)],
        "movers": members(position.movers | position.double_movers),
    }


def program_of(position: Position) -> Program:
    """How far the structure in turn has been carried out."""
    books = position.books
    return {
        "running": bool(position.running),
        "sentence": position.pc,
        "picks": position.picks,
        "chosen": [int(books.first), int(books.second)],
        "owing": members(owing(position)),
        "receiver": position.receiver,
        "verb": position.verb,
        "refused": bool(position.refused),
        "cancelled": position.cancelled,
        "fetching": position.fetching,
    }


def alteration_of(position: Position) -> Alteration:
    """The alteration under way or last tried."""
    return {
        "seat": position.alter_seat,
        "cause": position.alter_cause,
        "card": position.alter_card,
        "place": position.alter_place,
        "done": bool(position.alter_done),
        "asked": members(position.asked),
        "votes": position.votes,
        "natural": position.natural,
    }


def crisis_of(position: Position) -> CrisisView:
    """Why this is a crisis, and who has been passed over; what hangs over the match."""
    seat, count = position.fault_seat, position.fault_count
    reason = fault_text(position.fault, position.fault_party, seat, count)
    return {
        "fault": position.fault,
        "party": position.fault_party,
        "seat": seat,
        "count": count,
        "reason": reason.data() if position.fault else None,
        "passed_over": members(position.solvers_tried),
        "revolter": int(revolter(position)),
        "announced": bool(position.crisis_next),
        "paradigms": position.paradigms,
        "banned": members(position.books.banned),
        "punished": members(position.books.punished),
        "crises": position.history.crises,
    }


def round_of(position: Position) -> RoundView:
    """What cards ask about: who did what in the last round, and in this match."""
    history, count = position.history, position.players
    start = history.round_start(count)
    seats = range(count)
    return {
        "drew": [seat for seat in seats if history.drew[seat] >= start],
        "discarded": [seat for seat in seats if history.discarded[seat] >= start],
        "altered": [seat for seat in seats if history.altered[seat] >= start],
        "handed": [
            [giver, taker]
            for giver in seats
            for taker in seats
            if history.handed[giver * 6 + taker] >= start
        ],
        "gained": [int(history.gained(seat, count)) for seat in seats],
        "played": list(history.played[:count]),
        "failed_revolts": members(history.failed),
        "fell_to_one": members(history.fell),
        "last_discarders": members(history.last_discarders),
        "last_revolter": history.last_revolter,
        "last_solver": history.last_solver,
        "drawn": list(history.round_drawn[:count]),
        "discards": list(history.round_discarded[:count]),
    }


def hegemonies_of(position: Position) -> list[Hegemony]:
    """How many cards of each ideology are in the society, and whom it would favour."""
    if not position.uses_field():
        return []
    return [
        {
            "count": int(count_ideology(position, ideology)),
            "needed": int(threshold(position)),
            "favours": int(favoured(position, ideology)),
            "obstacle": obstacle(position, ideology),
            "reached_by": int(position.reached[ideology]),
        }
        for ideology in range(7)
    ]
