"""What a player sees: everything that lies open, and one's own hand, built up piece by piece."""

from typing import get_args

from ludoteca.games.vossa_excelencia.asking import book_of, branches
from ludoteca.games.vossa_excelencia.card_text import Wording
from ludoteca.games.vossa_excelencia.choices import is_reached
from ludoteca.games.vossa_excelencia.instructions import (
    CATEGORY_NAMES,
    ICON_NAMES,
    ICONS,
    RESOURCE_NAMES,
    SPHERE_NAMES,
)
from ludoteca.games.vossa_excelencia.payment import ask_price, next_icon
from ludoteca.games.vossa_excelencia.scoring import capital_of, card_capital
from ludoteca.games.vossa_excelencia.state import (
    ARTICULATED,
    BRANCHING,
    CABINETS,
    DISCARD_PILE,
    HANDS,
    KNOWN,
    OVER,
    PAYING,
    REVEALED,
    TARGETING,
    TURNED,
    USED,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.view_types import (
    Bill,
    CabinetCard,
    CabinetView,
    HandView,
    Phase,
    Resolving,
    Stage,
    VossaView,
    Voter,
)
from ludoteca.games.vossa_excelencia.vocabulary import ACTIONS
from ludoteca.kernel.vocabulary import Vocabulary

PHASES: tuple[Phase, ...] = get_args(Phase)  # by number
STAGES: tuple[Stage, ...] = get_args(Stage)
RESOURCES = RESOURCE_NAMES

VOCABULARY = Vocabulary.of(
    ACTIONS,
    {
        "sphere": (SPHERE_NAMES.__getitem__, SPHERE_NAMES.index),
        "resource": (RESOURCES.__getitem__, RESOURCES.index),
    },
)


def cards_in(position: Position, place: int) -> list[int]:
    """The cards of a list, ascending."""
    cards, card = [], int(position.heads[place])
    while card >= 0:
        cards.append(card)
        card = int(position.after[card])
    return cards


def view_of(position: Position, seat: int | None) -> VossaView:
    """The table as a seat, or with None a spectator, sees it."""
    over = position.phase == OVER
    return {
        "players": position.players,
        "seat": None if over else position.seat,
        "actor": None if over else position.actor,
        "starter": position.starter,
        "phase": PHASES[position.phase],
        "stage": STAGES[position.stage],
        "semester": position.semester,
        "semesters": position.semesters(),
        "expansion": bool(position.settings[1]),
        "deck": position.deck.name,
        "zone": [_voter(position, card, seat) for card in cards_in(position, int(ZONE))],
        "piles": {
            name: {
                "count": int(position.pile_counts[category]),
                "discard": _discarded(position, category),
            }
            for category, name in enumerate(CATEGORY_NAMES)
        },
        "event": position.event if position.event >= 0 else None,
        "die": position.die or None,
        "cabinets": [_cabinet(position, at, seat) for at in range(position.players)],
        "resolving": _resolving(position),
    }


def _discarded(position: Position, category: int) -> list[int]:
    """The cards of a face-up discard."""
    first, end = position.deck.first[category], position.deck.first[category + 1]
    return [card for card in range(first, end) if position.where[card] == DISCARD_PILE]


def _voter(position: Position, card: int, seat: int | None) -> Voter:
    """A voter in the zone, and what it would cost this seat."""
    shown: Voter = {"card": card}
    if seat is not None:
        shown["price"] = _price(position, seat, card)
    return shown


def _price(position: Position, seat: int, card: int) -> Bill:
    """What a card would cost this seat now, icon by icon."""
    if position.deck.icons[card] == 0:
        return {}  # without a cost it enters play as soon as it is revealed
    price = ask_price(position, seat, card)
    return {ICON_NAMES[i]: int(price[i]) for i in range(ICONS) if price[i]}


def _cabinet(position: Position, seat: int, viewer: int | None) -> CabinetView:
    first = seat * 6
    return {
        "cards": [_card(position, seat, card) for card in cards_in(position, int(CABINETS) + seat)],
        "influence": {
            name: int(position.influence[first + at]) for at, name in enumerate(SPHERE_NAMES)
        },
        "power": position.power[seat],
        "hand": _hand(position, seat, viewer),
        "capital": capital_of(position, seat),
        "in_game": position.is_in_game(seat),
    }


def _card(position: Position, seat: int, card: int) -> CabinetCard:
    return {
        "card": card,
        "turned": bool(position.flags[card] & TURNED),
        "used": bool(position.flags[card] & (USED | ARTICULATED)),
        "money": position.money[card],
        "capital": card_capital(position, seat, card),
    }


def _hand(position: Position, seat: int, viewer: int | None) -> HandView:
    """How many cards, and those this viewer knows: all of one's own, of others what was seen."""
    cards = cards_in(position, int(HANDS) + seat)
    open_bits = REVEALED | KNOWN
    seen = [card for card in cards if viewer == seat or position.flags[card] & open_bits]
    revealed = [card for card in cards if position.flags[card] & REVEALED]
    hand: HandView = {"count": len(cards), "cards": seen, "revealed": revealed}
    if viewer == seat:
        hand["prices"] = {str(card): _price(position, seat, card) for card in cards}
    return hand


def _resolving(position: Position) -> Resolving | None:
    """The effect under way: which card, for whom, and what is asked."""
    if position.phase == PAYING:
        icon = next_icon(position.bill)
        return {
            "card": position.paying if position.paying >= 0 else position.source,
            "owner": position.actor,
            "icon": ICON_NAMES[icon],
            "bill": {ICON_NAMES[i]: position.bill[i] for i in range(ICONS) if position.bill[i]},
        }
    if position.pc < 0:
        return None
    shown: Resolving = {
        "card": position.source,
        "owner": position.owner,
        "remaining": max(int(position.remaining), 0),
        "target": position.target if position.target >= 0 else None,
    }
    if position.phase == BRANCHING:
        texts = branches(position, Wording(book_of(position)))
        shown["branches"] = [text.data() for text in texts]
    if position.phase == TARGETING:
        seats = range(position.players)
        inside = [seat for seat in seats if position.is_in_game(seat)]
        shown["sheltered"] = [seat for seat in inside if not is_reached(position, seat)]
    return shown
