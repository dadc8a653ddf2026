"""Positions in one short text, for tests, problems and bug reports.

    dalva iara vip=dalva@0 | samira decorations=7 | trade secret, phase offering, active 1

First each seat: its envelopes, then what lies behind its screen. Then the rest: fields by their own
names. What is not named has the value it has when a game begins; envelopes named nowhere lie in the
centre, preferences not named are dealt in the order of the box. `cards` names them: `cards
dalva=row1+clear+by-teo`. What a seat has `open` before it, or has `seen`, may be named or be the
bits of a number. `pending` names the seats that owe a decision; without it all do.
Who is `active` follows from the rest, unless it is said; decorations lie on the table.
"""

from collections.abc import Sized
from typing import Any

from ludoteca.games.foto_perfeita.cards import CARD_CODES, TRADE_CODES, all_cards
from ludoteca.games.foto_perfeita.checks import laid
from ludoteca.games.foto_perfeita.game import FotoPerfeita, load
from ludoteca.games.foto_perfeita.scene import (
    CELLS,
    COLUMNS,
    GUEST_CODES,
    GUESTS,
    MIDDLE,
    OFFSETS,
)
from ludoteca.games.foto_perfeita.state import (
    AUCTION_GAME,
    CENTRE,
    FIELDS,
    FREE_BIDS,
    NOBODY,
    Position,
)
from ludoteca.games.foto_perfeita.view import PHASES
from ludoteca.kernel.bits import bits_of, members
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.notation import (
    Codes,
    FieldWords,
    read_fields,
    read_words,
    spelled,
    split_notation,
    write_fields,
)
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

CODES = (Codes("guest", GUEST_CODES), Codes("phase", PHASES), Codes("trade", TRADE_CODES))
WRITTEN = spelled([field for field in FIELDS.in_words() if not field.by_seat], CODES)
NAMES = (*(field.name for field in WRITTEN), "game", "bids", "seed", "cards")
BETWEEN = ("looking", "photo", "voting", "over")  # phases of no trade
# Rows of which each seat has a share: one number, or several with dots.
SHARED = [field.name for field in FIELDS.in_words() if field.by_seat]


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    seats, rest = split_notation(notation)
    words = read_words(rest, NAMES)
    data = _begin(len(seats), words)
    for seat, text in enumerate(seats):
        _read_seat(data, seat, text)
    read_fields(WRITTEN, words, data)
    if "active" not in words:
        data["active"] = _active(data)
    return load(data)


def _active(data: dict[str, Any]) -> int:
    """Who is active, if it is not said: in a trade by its turn, else who began the last one."""
    is_between = PHASES[data["phase"]] in BETWEEN
    since = int(data["round"] > 0) if is_between else -data["turn"]
    return int((data["starter"] - since) % data["players"])


def _begin(seats: int, words: FieldWords) -> dict[str, Any]:
    """A game of so many as it begins, everybody asked, and what is said of chance and cards."""
    auction, free = words.get("game") == ["auction"], words.get("bids") == ["free"]
    data = FotoPerfeita(seats, Random(0), vec[i64]([int(auction), int(free)]), None).dump()
    data["random"] = Random(int(words.get("seed", ["0"])[0])).dump()
    data["pending"] = (1 << seats) - 1
    data["normals_left"], data["auctions_left"] = (3, 3) if auction else (6, 0)
    data["supply"] = 12 if auction and seats == 2 else 0
    data["cards"] = _read_cards(words.get("cards", []))
    return data


def _read_cards(words: list[str]) -> list[int]:
    """The cards of all envelopes: named ones, then what is left of the box in order."""
    named: dict[int, list[int]] = {}
    left = all_cards()
    for word in words:
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
    if "tables=" not in text:
        _row(data, "tables")[seat] = laid(_row(data, "decorations")[seat])


def _read_seat_field(data: dict[str, object], seat: int, name: str, value: str) -> None:
    if name in ("seen", "open") and not value.isdecimal():
        _row(data, name)[seat] = _read_guests(value)
    elif name in SHARED:
        row, players = _row(data, name), data["players"]
        assert isinstance(players, int)
        row[_share(row, seat, players)] = map(int, value.split("."))
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
    elif name == "on_table":
        _row(data, "on_table")[seat] = _read_guests(value)
    else:
        raise ValueError(f"no field {name!r} of a seat")


def _read_guests(codes: str) -> int:
    """Guests by name, as bits."""
    return int(bits_of([GUEST_CODES.index(code) for code in codes.split(",")]))


def _share(row: Sized, seat: int, players: int) -> slice:
    """Where the numbers of a seat are, in a row that all share."""
    size = len(row) // players
    return slice(seat * size, (seat + 1) * size)


def read_spot(text: str) -> int:
    """A spot: row and column, and the offset where it is not the middle, `23` or `23.0`."""
    cell, _, offset = text.partition(".")
    space = list(CELLS).index((int(cell[0]) - 1) * COLUMNS + int(cell[1]) - 1)
    return space * OFFSETS + int(offset or MIDDLE)


def write_spot(spot: int) -> str:
    """A spot in notation."""
    cell, offset = CELLS[spot // OFFSETS], spot % OFFSETS
    return f"{cell // COLUMNS + 1}{cell % COLUMNS + 1}" + ("" if offset == MIDDLE else f".{offset}")


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    parts = [_write_seat(state, seat) for seat in range(state.players)]
    rest = [f"game {'auction' if state.settings[AUCTION_GAME] else 'plain'}"]
    rest += ["bids free"] if state.settings[FREE_BIDS] else []
    rest.append(write_fields(WRITTEN, state.dump()))
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
    standing = [GUEST_CODES[guest] for guest in members(state.on_table[seat])]
    words += ["on_table=" + ",".join(standing)] if standing else []
    for name in SHARED:
        row = getattr(state, name)
        words.append(f"{name}=" + ".".join(map(str, row[_share(row, seat, state.players)])))
    return " ".join(words)
