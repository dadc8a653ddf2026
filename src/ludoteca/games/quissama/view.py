"""What a player sees: what lies open and the own hand, built up piece by piece."""

from typing import get_args

from ludoteca.games.quissama.cards import (
    BERNARDINA,
    BUSINESSES,
    CHARACTER_CODES,
    CHARACTERS,
    FACE_CODES,
    FACES,
    ICON_NAMES,
    IDENTICAL,
    INFLUENCE_COSTS,
)
from ludoteca.games.quissama.costs import character_of, cost_of, influence_cost
from ludoteca.games.quissama.hands import known_cards
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.original import ROADS
from ludoteca.games.quissama.payment import begin_payment, pay_all, take_back
from ludoteca.games.quissama.state import LOOKING, MAIN, NOT_PLAYED, OVER, PAYING, Position
from ludoteca.games.quissama.turn import full_bits
from ludoteca.games.quissama.view_types import (
    Area,
    Business,
    Character,
    Icons,
    Pair,
    Payment,
    Phase,
    QuissamaView,
    Spending,
    Spent,
    Turn,
)
from ludoteca.games.quissama.vocabulary import (
    ACTIONS,
    ATTACK,
    EMPLOY,
    FOUND,
    FREE,
    FREE_BY_CAPOEIRA,
    FREE_BY_LIBERTY,
    MINISTER,
    MINISTER_WITHOUT,
    RECRUIT,
    REPLACE_BURGHER,
    REPLACE_MINISTER,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import count_bits, members
from ludoteca.kernel.vocabulary import Vocabulary

PHASES: tuple[Phase, ...] = get_args(Phase)  # by number
PLACE_CODES = ("n1", "n2", "g1", "g2", *(f"b{number}" for number in range(1, 11)), "porco")
WAIVED = ("coin", "burgher", "crown")
VARIANTS = tuple(setting.name for setting in META.settings)
# What is paid for, by an action of each price: one for the Nagoas and one for the Guaiamuns where
# it depends on the gang, one for each item that Alencar waives.
PRICED = {
    "free": (FREE, FREE + 2),
    "found": (FOUND,),
    "employ": (EMPLOY, EMPLOY + 5),
    "recruit": (RECRUIT,),
    "minister": (MINISTER,),
    "attack": (ATTACK, ATTACK + 2),
    "replace_burgher": (REPLACE_BURGHER,),
    "replace_minister": (REPLACE_MINISTER,),
    "minister_without": tuple(MINISTER_WITHOUT + waived for waived in range(3)),
    "free_by_liberty": (FREE_BY_LIBERTY,),
    "free_by_capoeira": (FREE_BY_CAPOEIRA, FREE_BY_CAPOEIRA + 2),
}


VOCABULARY = Vocabulary.of(
    ACTIONS,
    {
        "card": (FACE_CODES.__getitem__, FACE_CODES.index),
        "character": (CHARACTER_CODES.__getitem__, CHARACTER_CODES.index),
        "place": (PLACE_CODES.__getitem__, PLACE_CODES.index),
        "square": (PLACE_CODES.__getitem__, PLACE_CODES.index),
        "business": (lambda number: PLACE_CODES[number + 4], lambda w: PLACE_CODES.index(w) - 4),
        "space": (lambda number: str(number + 1), lambda word: int(word) - 1),
        "slot": (lambda number: str(number + 1), lambda word: int(word) - 1),
        "waived": (WAIVED.__getitem__, WAIVED.index),
    },
)


def view_of(position: Position, seat: int | None) -> QuissamaView:
    """The open table, and for a seat its own hand and what it knows of the others'.

    Of a payment under way only who pays sees anything.
    """
    if seat != position.seat:
        position = as_others_see(position)
    return {
        "players": position.players,
        "seat": None if position.phase == OVER else position.seat,
        "you": seat,
        "starter": position.starter,
        "phase": PHASES[position.phase],
        "turns": position.turns,
        "variants": [name for name, on in zip(VARIANTS, position.settings, strict=True) if on],
        "scandals": position.scandals(),
        "blessings": position.blessings(),
        "costs": costs(position),
        "deck": position.deck.count,
        "discards": cards(list(position.discards)),
        "removed": position.removed,
        "market": list(position.market),
        "squares": list(position.squares),
        "businesses": [business(position, number) for number in range(BUSINESSES)],
        "tenement": {"count": position.tenement, "spaces": position.tenement_spaces},
        "ministry": [None if owner < 0 else owner for owner in position.ministry],
        "senzala": position.senzala,
        "characters": [character(position, number, seat) for number in range(CHARACTERS)],
        "stored": cards(list(position.stored)),
        "seats": [area(position, owner, seat) for owner in range(position.players)],
        "turn": turn(position),
        "paying": payment(position) if position.phase == PAYING else None,
        "spending": spending(position) if seat == position.seat else [],
        "robbing": position.thefts,
        "looking": None if position.looking < 0 else position.looking,
        "winner": None if position.winner < 0 else position.winner,
        "winning": None if position.winning < 0 else position.winning,
    }


def cards(counts: list[int]) -> list[int]:
    """Faces one by one, from how many there are of each."""
    return [face for face, count in enumerate(counts) for _ in range(count)]


def business(position: Position, number: int) -> Business:
    """One business: whose, with how many capoeiras, and where its road leads."""
    owner = position.owners[number]
    return {
        "owner": None if owner < 0 else owner,
        "workers": position.workers[number],
        "square": ROADS[number],
        "full": position.is_full(number),
    }


def character(position: Position, number: int, viewer: int | None) -> Character:
    """One character: where it is, whose markers are on it, what a marker costs and the goals.

    The price is what the viewer pays, or for a spectator the seat in turn: in a rival's area it
    is more than the cost.
    """
    payer = position.seat if viewer is None else viewer
    holder = position.holders[number]
    played = holder != NOT_PLAYED
    return {
        "played": played,
        "holder": None if holder < 0 else holder,
        "markers": members(position.markers[number]),
        "cost": icons(INFLUENCE_COSTS[number]),
        "price": icons(influence_cost(position, number, payer)),
        "identical": IDENTICAL if number == BERNARDINA else 0,
        "progress": [progress(position, seat, number) for seat in range(position.players)]
        if played
        else [],
    }


def costs(position: Position) -> dict[str, list[Icons]]:
    """What the things that anybody may do cost."""
    return {
        kind: [icons(cost_of(position, action)) for action in actions]
        for kind, actions in PRICED.items()
    }


def icons(cost: int) -> Icons:
    """A cost by the names of its icons."""
    return {
        name: (cost >> (4 * icon)) & 15
        for icon, name in enumerate(ICON_NAMES)
        if (cost >> (4 * icon)) & 15
    }


def progress(position: Position, seat: int, number: int) -> list[Pair]:
    """How far a seat is towards a character's goal: pairs of what it has and what is asked."""
    full, ministers = position.full_businesses(seat), position.ministers(seat)
    if number <= 1:
        return [[int(position.is_free(seat, BERNARDINA)), 1]]
    return {
        2: [[position.tenement, position.tenement_spaces]],
        3: [[full, 4]],
        4: [[position.on_board(), position.princess_goal]],
        5: [[ministers, 2], [full, 2]],
        6: [[ministers, 4]],
        7: [],
    }[number]


def area(position: Position, owner: int, seat: int | None) -> Area:
    """One player's area: open to all, but for the hand."""
    observer = position.players if seat is None else seat
    known = position.known[observer * position.players + owner]
    area: Area = {
        "cards": position.sizes[owner],
        "pieces": position.pieces[owner],
        "full": members(full_bits(position, owner)),
        "ministers": position.ministers(owner),
        "token_worth": 2 if position.is_free(owner, 3) and not (position.fresh >> 3) & 1 else 1,
    }
    looked_at = position.phase == LOOKING and seat == position.seat and owner == position.looking
    if owner == seat or looked_at:
        area["hand"] = hand(position, owner)
    else:
        area["known"] = cards([known_cards(known, face) for face in range(FACES)])
    return area


def hand(position: Position, owner: int) -> list[int]:
    """The cards in a hand, grouped by face."""
    return cards([position.held(owner, face) for face in range(FACES)])


def turn(position: Position) -> Turn:
    """What the seat in turn has left over, used and done."""
    return {
        "tokens": members(position.tokens),
        "excess": list(position.pool),
        "used": members(position.used),
        "fresh": members(position.fresh),
        "closed": bool(position.closed),
        "exchanged": position.exchanged,
        "laid": members(position.laid),
        "robbed": list(position.robbed),
    }


def payment(position: Position) -> Payment:
    """What is being paid, and what `pay` would spend; only the payer is told."""
    character = character_of(position.deed)
    twin = copy_of(position)
    pay_all(twin)
    return {
        "action": position.deed,
        "due": icons(position.due),
        "identical": IDENTICAL if position.whole and character == BERNARDINA else 0,
        **spent(position, twin),
    }


def spending(position: Position) -> list[Spending]:
    """What the seat in turn would spend on everything it may do now, paid in the obvious way.

    `choice` says that there is another way to pay. Actions of one kind that cost the same are
    paid alike; those of two kinds need not be: the Colar takes a marker off, and replaces none.
    """
    if position.phase != MAIN:
        return []
    row = ActionBuffer(VOCABULARY.size)
    position.legal(position.seat, row)
    found: dict[tuple[str, int, int], Spending] = {}
    for action in row.actions():
        cost, character = int(cost_of(position, action)), int(character_of(action))
        price = (VOCABULARY.kind(action).name, cost, character)
        if price in found:
            found[price]["actions"].append(action)
        elif cost or character >= 0:
            twin = copy_of(position)
            choice = not begin_payment(twin, action)
            pay_all(twin)
            found[price] = {"actions": [action], "choice": choice, **spent(position, twin)}
    return list(found.values())


def as_others_see(position: Position) -> Position:
    """The position without the payment under way, of which they are told when all is paid."""
    if position.phase != PAYING:
        return position
    before = copy_of(position)
    take_back(before)
    return before


def copy_of(position: Position) -> Position:
    """A copy to try a payment on."""
    twin = position.clone()
    assert isinstance(twin, Position)
    return twin


def spent(before: Position, after: Position) -> Spent:
    """The cards, tokens and excess icons that a payment took from the seat in turn."""
    seat = before.seat
    left = zip(list(before.pool), list(after.pool), strict=True)
    return {
        "spends": cards([before.held(seat, f) - after.held(seat, f) for f in range(FACES)]),
        "spends_tokens": count_bits(before.tokens) - count_bits(after.tokens),
        "spends_excess": [max(0, had - has) for had, has in left],
    }
