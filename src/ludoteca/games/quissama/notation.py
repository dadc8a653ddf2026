"""Positions in one short text, for tests, problems and bug reports.

    N NN B M M | L - | turn 0, squares 2 0 2 2, businesses b1=0+2 b6=1, held quissama=1

First each hand, then the rest, every part with a default: an empty board with two capoeiras on
each square, the first seat before its first combination. `b1=0+2` is business 1, owned by seat 0,
with two capoeiras; `markers quissama=02` are markers of seats 0 and 2. Pieces and capoeiras named
nowhere are with their owners and in the senzala. Cards named nowhere are in the deck; where `deck`
names its cards, all the others are discards. The coin tokens of the seat in turn are unspent unless
`tokens` says which are.
"""

from collections import Counter
from typing import Any

from ludoteca.games.quissama.cards import (
    BUSINESSES,
    CHARACTER_CODES,
    CHARACTERS,
    FACE_CODES,
    FACES,
    box,
)
from ludoteca.games.quissama.game import load
from ludoteca.games.quissama.hands import known_cards, one_more
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.original import PRINCESS_GOAL, PRINCESS_LESS, TENEMENT_SPACES
from ludoteca.games.quissama.state import NOT_PLAYED, Position
from ludoteca.games.quissama.view import PHASES, PLACE_CODES, VOCABULARY, cards
from ludoteca.kernel.bits import bits_of, members
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

VARIANTS = tuple(setting.name for setting in META.settings)
ZEROS = ("starter", "removed", "tenement", "closed", "exchanged", "cleared", "due", "whole")
NUMBERS = {  # plain numbers, and what they are if nothing is said
    **dict.fromkeys((*ZEROS, "thefts", "shown"), 0),
    "looking": -1,
    "winner": -1,
}
CODED = {"took": FACE_CODES, "winning": CHARACTER_CODES}  # one name, or nothing
OTHERS = ("turn", "turns", "phase", "variants", "squares", "businesses", "ministry", "held") + (
    ("markers", "market", "stored", "deck", "discards", "pool", "tokens", "used", "fresh", "laid")
    + ("robbed", "known", "deed", "spaces", "freed", "seed")
)
Fields = dict[str, list[str]]


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    *hands, rest = [part.strip() for part in notation.split("|")]
    fields = _read_fields(rest)
    data = _read_board(fields, len(hands))
    data["hands"] = [count for hand in hands for count in _counts(hand.replace("-", "").split())]
    data["market"] = _faces(fields.get("market", ["K", "E", "M"]))
    data["stored"] = _counts(fields.get("stored", []))
    _add_piles(data, fields)
    _add_turn(data, fields)
    return load(data)


def _read_fields(rest: str) -> Fields:
    fields: Fields = {}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        name, *values = part.split()
        if name not in NUMBERS and name not in CODED and name not in OTHERS:
            raise ValueError(f"no field {name!r}")
        fields[name] = [value for value in values if value != "none"]
    return fields


def _faces(codes: list[str]) -> list[int]:
    return [FACE_CODES.index(code) for code in codes]


def _counts(codes: list[str]) -> list[int]:
    found = Counter(_faces(codes))
    return [found[face] for face in range(FACES)]


def _pairs(fields: Fields, name: str) -> dict[str, str]:
    return dict(word.split("=") for word in fields.get(name, []))


def _numbers(fields: Fields, name: str, default: list[int]) -> list[int]:
    return [int(value) for value in fields[name]] if name in fields else default


def _read_board(fields: Fields, players: int) -> dict[str, Any]:
    owners, workers = [-1] * BUSINESSES, [0] * BUSINESSES
    for code, content in _pairs(fields, "businesses").items():
        owner, _, count = content.partition("+")
        owners[PLACE_CODES.index(code) - 4] = int(owner)
        workers[PLACE_CODES.index(code) - 4] = int(count or 0)
    holders = [-1] * CHARACTERS
    for code, holder in _pairs(fields, "held").items():
        holders[CHARACTER_CODES.index(code)] = int(NOT_PLAYED) if holder == "x" else int(holder)
    markers = [0] * CHARACTERS
    for code, seats in _pairs(fields, "markers").items():
        markers[CHARACTER_CODES.index(code)] = bits_of([int(seat) for seat in seats])
    ministry = [-1 if word == "-" else int(word) for word in fields.get("ministry", [])]
    return {
        "players": players,
        "settings": [int(name in fields.get("variants", [])) for name in VARIANTS],
        "random": Random(_numbers(fields, "seed", [0])[0]).dump(),
        "squares": _numbers(fields, "squares", [2, 2, 2, 2]),
        "owners": owners,
        "workers": workers,
        "ministry": (ministry + [-1] * 6)[:6],
        "holders": holders,
        "markers": markers,
    }


def _add_piles(data: dict[str, Any], fields: Fields) -> None:
    """The cards of deck and discards: one is named, the other is what is left."""
    settings, players = data["settings"], data["players"]
    left = Counter(box(players + 1 if settings[3] else 6, players if settings[4] else 5))
    for place, count in enumerate(data["hands"]):
        left[place % FACES] -= count
    left.subtract(data["market"])
    left.subtract(cards(data["stored"]))
    left[FACE_CODES.index("E")] -= _numbers(fields, "removed", [0])[0]
    name = "deck" if "deck" in fields else "discards"
    named = Counter(_faces(fields.get(name, [])))
    left.subtract(named)
    if min(left.values()) < 0:
        raise ValueError(f"too many {FACE_CODES[min(left, key=lambda face: left[face])]}")
    deck, discards = (named, left) if name == "deck" else (left, named)
    data["deck"] = sorted(deck.elements())
    data["discards"] = [discards[face] for face in range(FACES)]


def _add_turn(data: dict[str, Any], fields: Fields) -> None:
    """What belongs to the turn and the decision under way."""
    players = data["players"]
    data["seat"] = _numbers(fields, "turn", [0])[0]
    data["turns"] = _numbers(fields, "turns", [players])[0]
    data["phase"] = PHASES.index(fields["phase"][0]) if "phase" in fields else 1
    full = [b for b in range(BUSINESSES) if data["owners"][b] == data["seat"]]
    full = [b for b in full if data["workers"][b] == 2]
    tokens = [PLACE_CODES.index(code) - 4 for code in fields.get("tokens", [])]
    data["tokens"] = bits_of(tokens if "tokens" in fields else full)
    for name, default in NUMBERS.items():
        data[name] = _numbers(fields, name, [default])[0]
    for name, codes in CODED.items():
        data[name] = codes.index(fields[name][0]) if fields.get(name) else -1
    for name in ("used", "fresh"):
        data[name] = bits_of([CHARACTER_CODES.index(code) for code in fields.get(name, [])])
    data["laid"] = bits_of([slot - 1 for slot in _numbers(fields, "laid", [])])
    data["pool"] = _numbers(fields, "pool", [0, 0, 0])
    data["robbed"] = _numbers(fields, "robbed", [0] * players)
    data["deed"] = VOCABULARY.read(" ".join(fields["deed"])) if fields.get("deed") else -1
    data["tenement_spaces"] = _numbers(fields, "spaces", [TENEMENT_SPACES])[0]
    goal = PRINCESS_GOAL[players] - PRINCESS_LESS * data["settings"][0]
    data["princess_goal"] = _numbers(fields, "freed", [goal])[0]
    data["known"] = _read_known(fields, players)


def _read_known(fields: Fields, players: int) -> list[int]:
    """`0>1=N+N`: seat 0 knows of two Nagoas in the hand of seat 1."""
    known = [0] * (players * (players + 1))
    for pair, codes in _pairs(fields, "known").items():
        observer, owner = (int(seat) for seat in pair.split(">"))
        for face in _faces(codes.split("+")):
            place = observer * players + owner
            known[place] = one_more(known[place], face)
    return known


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    hands = [_write_cards([state.held(seat, f) for f in range(FACES)]) for seat in _seats(state)]
    fields = {**_write_board(state), **_write_turn(state)}
    rest = [f"{name} {value or 'none'}" for name, value in fields.items()]
    return " | ".join([*(hand or "-" for hand in hands), ", ".join(rest)])


def _seats(state: Position) -> range:
    return range(state.players)


def _write_cards(counts: list[int]) -> str:
    return " ".join(FACE_CODES[face] for face in cards(counts))


def _write_board(state: Position) -> dict[str, str]:
    businesses = [
        f"{PLACE_CODES[b + 4]}={state.owners[b]}+{state.workers[b]}"
        for b in range(BUSINESSES)
        if state.owners[b] >= 0
    ]
    held = [
        f"{CHARACTER_CODES[c]}={'x' if state.holders[c] == NOT_PLAYED else state.holders[c]}"
        for c in range(CHARACTERS)
        if state.holders[c] != -1
    ]
    markers = [
        f"{CHARACTER_CODES[c]}={''.join(str(seat) for seat in members(state.markers[c]))}"
        for c in range(CHARACTERS)
        if state.markers[c]
    ]
    return {
        "variants": " ".join(VARIANTS[i] for i, on in enumerate(state.settings) if on),
        "squares": " ".join(str(count) for count in state.squares),
        "businesses": " ".join(businesses),
        "ministry": " ".join("-" if owner < 0 else str(owner) for owner in state.ministry),
        "held": " ".join(held),
        "markers": " ".join(markers),
        "market": " ".join(FACE_CODES[face] for face in state.market),
        "stored": _write_cards(list(state.stored)),
        "discards": _write_cards(list(state.discards)),
    }


def _write_turn(state: Position) -> dict[str, str]:
    fields = {"turn": str(state.seat), "turns": str(state.turns), "phase": PHASES[state.phase]}
    fields |= {name: str(getattr(state, name)) for name in NUMBERS if name != "shown"}
    for name, codes in CODED.items():
        value = getattr(state, name)
        fields[name] = codes[value] if value >= 0 else ""
    fields["tokens"] = " ".join(PLACE_CODES[b + 4] for b in members(state.tokens))
    for name in ("used", "fresh"):
        fields[name] = " ".join(CHARACTER_CODES[c] for c in members(getattr(state, name)))
    fields["laid"] = " ".join(str(slot + 1) for slot in members(state.laid))
    fields["pool"] = " ".join(str(count) for count in state.pool)
    fields["robbed"] = " ".join(str(count) for count in state.robbed)
    fields["deed"] = VOCABULARY.write(state.deed) if state.deed >= 0 else ""
    fields["spaces"] = str(state.tenement_spaces)
    fields["freed"] = str(state.princess_goal)
    fields["known"] = " ".join(_write_known(state))
    return fields


def _write_known(state: Position) -> list[str]:
    found = []
    for place, known in enumerate(state.known):
        faces = cards([known_cards(known, face) for face in range(FACES)])
        if faces:
            pair = f"{place // state.players}>{place % state.players}"
            found.append(f"{pair}={'+'.join(FACE_CODES[face] for face in faces)}")
    return found
