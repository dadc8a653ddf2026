"""Positions in one short text, for tests, problems and bug reports.

    N NN B M M | L - | turn 0, squares 2 0 2 2, businesses b1=0+2 b6=1, held quissama=1

First each hand, then the rest, every part with a default: an empty board with two capoeiras on
each square, the first seat before its first combination. `b1=0+2` is business 1, owned by seat 0,
with two capoeiras; `markers quissama=02` are markers of seats 0 and 2. Pieces and capoeiras named
nowhere are with their owners and in the senzala. Cards named nowhere are in the deck; where `deck`
names its cards, all the others are discards. The coin tokens of the seat in turn are unspent unless
`tokens` says which are. Who began follows from the seat in turn, unless `starter` says it.
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
from ludoteca.games.quissama.game import Quissama, load
from ludoteca.games.quissama.hands import known_cards, one_more
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.state import FIELDS, GALLERY, NOT_PLAYED, Position
from ludoteca.games.quissama.view import PHASES, PLACE_CODES, VOCABULARY, cards
from ludoteca.kernel.bits import bits_of, members
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.notation import (
    NOTHING,
    Codes,
    FieldWords,
    Written,
    read_fields,
    read_words,
    spelled,
    split_notation,
    write_fields,
)
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

VARIANTS = tuple(setting.name for setting in META.settings)
FACE = Codes("card", FACE_CODES)
CHARACTER = Codes("character", CHARACTER_CODES)
BUSINESS = Codes("business", PLACE_CODES[4:14])
CODES = (FACE, CHARACTER, BUSINESS, Codes("phase", PHASES))
WRITTEN = spelled(FIELDS.in_words(), CODES)
NAMES = (*(field.name for field in WRITTEN), "shown", "deck", "seed")


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    hands, rest = split_notation(notation)
    words = read_words(rest, NAMES)
    data = _begin(len(hands), words)
    read_fields((*WRITTEN, Written("shown")), words, data)
    data["hands"] = [count for hand in hands for count in _counts(hand.replace("-", "").split())]
    _add_board(data)
    _add_piles(data, words)
    if "tokens" not in words:
        data["tokens"] = _full_businesses(data)
    if "starter" not in words:
        data["starter"] = (data["seat"] - data["turns"]) % data["players"]
    data["deed"] = VOCABULARY.read(" ".join(data["deed"])) if data["deed"] else -1
    data["known"] = _read_known(data)
    return load(data)


def _begin(players: int, words: FieldWords) -> dict[str, Any]:
    """What a game has before its first combination, if nothing is said."""
    variants = [int(name in words.get("variants", [])) for name in VARIANTS]
    seed = int(words["seed"][0]) if "seed" in words else 0
    seats = FIELDS.players({"players": players})
    data: dict[str, Any] = Quissama(seats, Random(seed), vec[i64](variants), None).dump()
    data |= {name: [] for name in ("variants", "businesses", "held", "markers", "ministry")}
    data |= {name: [] for name in ("stored", "discards", "deed", "known")}
    return {
        **data,
        "squares": [2] * 4,
        "market": [FACE.number(code) for code in ("K", "E", "M")],
        "turns": players,
        "phase": PHASES.index("main"),
    }


def _counts(codes: list[str]) -> list[int]:
    return _by_face([FACE.number(code) for code in codes])


def _by_face(faces: list[int]) -> list[int]:
    found = Counter(faces)
    return [found[face] for face in range(FACES)]


def _pairs(words: list[str]) -> dict[str, str]:
    return dict(word.split("=") for word in words)


def _add_board(data: dict[str, Any]) -> None:
    """Businesses, ministry, characters and their markers."""
    owners, workers = [-1] * BUSINESSES, [0] * BUSINESSES
    for code, content in _pairs(data.pop("businesses")).items():
        owner, _, count = content.partition("+")
        owners[BUSINESS.number(code)] = int(owner)
        workers[BUSINESS.number(code)] = int(count or 0)
    holders, markers = [-1] * CHARACTERS, [0] * CHARACTERS
    for code, holder in _pairs(data.pop("held")).items():
        holders[CHARACTER.number(code)] = int(NOT_PLAYED) if holder == "x" else int(holder)
    for code, seats in _pairs(data["markers"]).items():
        markers[CHARACTER.number(code)] = bits_of([int(seat) for seat in seats])
    ministry = [-1 if word == "-" else int(word) for word in data["ministry"]]
    data |= {"owners": owners, "workers": workers, "holders": holders, "markers": markers}
    data["ministry"] = (ministry + [-1] * 6)[:6]


def _full_businesses(data: dict[str, Any]) -> int:
    """Those of the seat in turn, as bits."""
    owned = [b for b in range(BUSINESSES) if data["owners"][b] == data["seat"]]
    return int(bits_of([b for b in owned if data["workers"][b] == 2]))


def _add_piles(data: dict[str, Any], words: FieldWords) -> None:
    """The cards of deck and discards: one is named, the other is what is left."""
    settings, players = data["settings"], data["players"]
    left = Counter(box(players + 1 if settings[3] else 6, players if settings[4] else 5))
    for place, count in enumerate(data["hands"]):
        left[place % FACES] -= count
    left.subtract(data["market"])
    left.subtract(data["stored"])
    left[FACE.number("E")] -= data["removed"]
    named = Counter(data["discards"])
    if "deck" in words:
        named = Counter(FACE.number(code) for code in words["deck"] if code != NOTHING)
    left.subtract(named)
    if min(left.values()) < 0:
        raise ValueError(f"too many {FACE_CODES[min(left, key=lambda face: left[face])]}")
    deck, discards = (named, left) if "deck" in words else (left, named)
    data["deck"] = sorted(deck.elements())
    data["discards"] = [discards[face] for face in range(FACES)]
    data["stored"] = _by_face(data["stored"])


def _read_known(data: dict[str, Any]) -> list[int]:
    """`0>1=N+N`: seat 0 knows of two Nagoas in the hand of seat 1."""
    players = data["players"]
    known = [0] * (players * (players + 1))
    for pair, codes in _pairs(data["known"]).items():
        observer, owner = (int(seat) for seat in pair.split(">"))
        for code in codes.split("+"):
            place = observer * players + owner
            known[place] = one_more(known[place], FACE.number(code))
    return known


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    hands = [_write_hand(state, seat) or "-" for seat in range(state.players)]
    said = {**state.dump(), **_write_board(state)}
    said["stored"], said["discards"] = cards(list(state.stored)), cards(list(state.discards))
    said["deed"] = [VOCABULARY.write(state.deed)] if state.deed >= 0 else []
    said["known"] = _write_known(state)
    return " | ".join([*hands, write_fields(WRITTEN, said)])


def _write_hand(state: Position, seat: int) -> str:
    faces = cards([state.held(seat, face) for face in range(FACES)])
    return " ".join(FACE_CODES[face] for face in faces)


def _write_board(state: Position) -> dict[str, object]:
    """Variants, businesses, ministry and characters, in words."""
    businesses = [
        f"{BUSINESS.codes[b]}={state.owners[b]}+{state.workers[b]}"
        for b in range(BUSINESSES)
        if state.owners[b] >= 0
    ]
    held = [
        f"{CHARACTER_CODES[c]}={'x' if state.holders[c] == NOT_PLAYED else state.holders[c]}"
        for c in range(CHARACTERS)
        if state.holders[c] != GALLERY
    ]
    markers = [
        f"{CHARACTER_CODES[c]}={''.join(str(seat) for seat in members(state.markers[c]))}"
        for c in range(CHARACTERS)
        if state.markers[c]
    ]
    return {
        "variants": [VARIANTS[i] for i, on in enumerate(state.settings) if on],
        "businesses": businesses,
        "ministry": ["-" if owner < 0 else str(owner) for owner in state.ministry],
        "held": held,
        "markers": markers,
    }


def _write_known(state: Position) -> list[str]:
    found = []
    for place, known in enumerate(state.known):
        faces = cards([known_cards(known, face) for face in range(FACES)])
        if faces:
            pair = f"{place // state.players}>{place % state.players}"
            found.append(f"{pair}={'+'.join(FACE_CODES[face] for face in faces)}")
    return found
