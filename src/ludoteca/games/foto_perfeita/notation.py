"""Positions in one short text, for tests, problems and bug reports.

    dalva iara vip=dalva@0 | samira decorations=7 | trade secret, phase offering, active 1

First each seat: its envelopes, then what lies behind its screen. Then the rest: fields by their own
names. What is not named has the value it has when a game begins; envelopes named nowhere lie in the
centre, preferences not named are dealt in the order of the box. `cards` names them: `cards
dalva=row1+clear+by-teo`. `pending` names the seats that owe a decision; without it all do.
"""

from ludoteca.games.foto_perfeita.cards import CARD_CODES, TRADE_CODES, all_cards
from ludoteca.games.foto_perfeita.game import FotoPerfeita, load
from ludoteca.games.foto_perfeita.scene import CELLS, COLUMNS, GUEST_CODES, GUESTS, OFFSETS
from ludoteca.games.foto_perfeita.state import CENTRE, NOBODY, Position
from ludoteca.games.foto_perfeita.view import PHASES
from ludoteca.kernel.bits import bits_of, members
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

NUMBERS = (
    "round",
    "starter",
    "turn",
    "active",
    "normals_left",
    "auctions_left",
    "taken",
    "high",
) + (
    "high_bidder",
    "rebid",
    "supply",
)
SETS = ("public_open", "public_seen", "fresh")  # of envelopes
SEAT_SETS = ("pending", "passed", "tied")
ROWS = ("used", "announced")
SEAT_NUMBERS = ("decorations", "tables", "hand", "edits", "choice", "choice2", "last", "last2") + (
    "votes",
    "seen",
    "open",
)
SEAT_ROWS = {"looks": GUESTS, "held": GUESTS, "cameras": 6}


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    *seats, rest = [part.strip() for part in notation.split("|")]
    fields = _read_fields(rest)
    auction = fields.pop("game", "plain") == "auction"
    blank = FotoPerfeita(len(seats), Random(0), vec[i64]([int(auction)]), None)
    data = blank.dump()
    data["random"] = Random(int(fields.pop("seed", "0"))).dump()
    data["pending"] = (1 << len(seats)) - 1
    data["normals_left"], data["auctions_left"] = (3, 3) if auction else (6, 0)
    data["supply"] = 12 if auction and len(seats) == 2 else 0
    data["cards"] = _read_cards(fields.pop("cards", ""))
    for seat, text in enumerate(seats):
        _read_seat(data, seat, text)
    for name, value in fields.items():
        data[name] = _read_field(name, value)
    return load(data)


def _read_fields(rest: str) -> dict[str, str]:
    known = {*NUMBERS, *SETS, *SEAT_SETS, *ROWS, "game", "seed", "cards", "trade", "phase", "lot"}
    fields = {}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        name, _, value = part.partition(" ")
        if name not in known:
            raise ValueError(f"no field {name!r}; fields are {', '.join(sorted(known))}")
        fields[name] = value
    return fields


def _read_field(name: str, value: str) -> object:
    if name == "phase":
        return PHASES.index(value)
    if name == "trade":
        return TRADE_CODES.index(value)
    if name == "lot":
        return GUEST_CODES.index(value)
    if name in SETS:
        return int(bits_of([GUEST_CODES.index(code) for code in value.split()]))
    if name in SEAT_SETS:
        return int(bits_of([int(seat) for seat in value.split()]))
    if name in ROWS:
        return [int(word) for word in value.split()]
    return int(value)


def _read_cards(text: str) -> list[int]:
    """The cards of all envelopes: named ones, then what is left of the box in order."""
    named: dict[int, list[int]] = {}
    left = all_cards()
    for word in text.split():
        code, _, cards = word.partition("=")
        named[GUEST_CODES.index(code)] = sorted(CARD_CODES.index(card) for card in cards.split("+"))
    for cards_of in named.values():
        for card in cards_of:
            left.remove(card)
    rows = [named.get(guest) or [left.pop(0) for _ in range(3)] for guest in range(GUESTS)]
    return [card for row in rows for card in row]


def _row(data: dict[str, object], name: str) -> list[int]:
    row = data[name]
    assert isinstance(row, list)
    return row


def _read_seat(data: dict[str, object], seat: int, text: str) -> None:
    for word in text.split():
        name, is_field, value = word.partition("=")
        if is_field:
            _read_seat_field(data, seat, name, value)
        elif word != "-":
            _row(data, "holder")[GUEST_CODES.index(word)] = seat


def _read_seat_field(data: dict[str, object], seat: int, name: str, value: str) -> None:
    if name in SEAT_NUMBERS:
        _row(data, name)[seat] = int(value)
    elif name == "vip":
        code, _, round_number = value.partition("@")
        _row(data, "vip_at")[seat] = GUEST_CODES.index(code)
        _row(data, "vip_round")[seat] = int(round_number or 0)
    elif name == "picked":
        _row(data, "picked")[seat] = GUEST_CODES.index(value)
    elif name == "floor":
        for item in value.split(","):
            code, _, spot = item.partition("@")
            _row(data, "floor")[seat * GUESTS + GUEST_CODES.index(code)] = read_spot(spot)
    elif name in SEAT_ROWS:
        numbers = [int(number) for number in value.split(".")]
        first = seat * SEAT_ROWS[name]
        _row(data, name)[first : first + SEAT_ROWS[name]] = numbers
    else:
        raise ValueError(f"no field {name!r} of a seat")


def read_spot(text: str) -> int:
    """A spot: row and column, and the offset where it is not the middle, `23` or `23.0`."""
    cell, _, offset = text.partition(".")
    space = list(CELLS).index((int(cell[0]) - 1) * COLUMNS + int(cell[1]) - 1)
    return space * OFFSETS + int(offset or 4)


def write_spot(spot: int) -> str:
    """A spot in notation."""
    cell, offset = CELLS[spot // OFFSETS], spot % OFFSETS
    return f"{cell // COLUMNS + 1}{cell % COLUMNS + 1}" + ("" if offset == 4 else f".{offset}")


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    parts = [_write_seat(state, seat) for seat in range(state.players)]
    rest = [f"game {'auction' if state.settings[0] else 'plain'}", f"phase {PHASES[state.phase]}"]
    if state.trade != NOBODY:
        rest.append(f"trade {TRADE_CODES[state.trade]}")
    if state.lot != NOBODY:
        rest.append(f"lot {GUEST_CODES[state.lot]}")
    rest += [f"{name} {getattr(state, name)}" for name in NUMBERS]
    for name in SETS:
        codes = [GUEST_CODES[guest] for guest in members(getattr(state, name))]
        rest += [" ".join([name, *codes])] if codes else []
    for name in SEAT_SETS:
        rest.append(" ".join([name, *map(str, members(getattr(state, name)))]))
    rest += [" ".join([name, *map(str, getattr(state, name))]) for name in ROWS]
    rest.append(" ".join(["cards", *(_write_cards(state, guest) for guest in range(GUESTS))]))
    return " | ".join([*parts, ", ".join(rest)])


def _write_cards(state: Position, guest: int) -> str:
    cards = state.cards[guest * 3 : guest * 3 + 3]
    return f"{GUEST_CODES[guest]}=" + "+".join(CARD_CODES[card] for card in cards)


def _write_seat(state: Position, seat: int) -> str:
    words = [GUEST_CODES[guest] for guest in members(state.envelopes_of(seat))] or ["-"]
    if state.vip_at[seat] != NOBODY:
        words.append(f"vip={GUEST_CODES[state.vip_at[seat]]}@{state.vip_round[seat]}")
    if state.picked[seat] != NOBODY:
        words.append(f"picked={GUEST_CODES[state.picked[seat]]}")
    spots = [
        f"{GUEST_CODES[guest]}@{write_spot(spot)}"
        for guest, spot in enumerate(state.floor_of(seat))
        if spot != CENTRE
    ]
    words += ["floor=" + ",".join(spots)] if spots else []
    words += [f"{name}={getattr(state, name)[seat]}" for name in SEAT_NUMBERS]
    for name, size in SEAT_ROWS.items():
        row = getattr(state, name)[seat * size : (seat + 1) * size]
        words.append(f"{name}=" + ".".join(map(str, row)))
    return " ".join(words)
