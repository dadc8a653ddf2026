"""Positions in one short text, for tests, problems and bug reports.

    22: 64 998 *3 | 48: *5 | 30: *2 | turn 0, rows 0 1 0

First each seat: its structure, then its hand, by the manual's numbers; `*3` is three cards of no
matter which kind. Then the rest. Cards named nowhere are in the pile. What is not said is as
at the beginning of a match; a position in the middle of something says the more, field by field.
"""

from collections.abc import Iterable

from ludoteca.games.agencia.books import Books
from ludoteca.games.agencia.box import CARDS, KIND, STRUCTURAL_KINDS
from ludoteca.games.agencia.cardset import members_of
from ludoteca.games.agencia.drive import advance
from ludoteca.games.agencia.game import Agencia, load
from ludoteca.games.agencia.meta import META
from ludoteca.games.agencia.state import FIELDS, TURN, Position
from ludoteca.games.agencia.view import card_code, read_card
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

# What may be said besides whatever differs from a plain set-up: fields of the books.
SAID = {field.written.name: field.attribute for field in FIELDS.fields if field.written is not None}
ON = tuple(setting.name for setting in META.settings[:5])  # written as bare words


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    seats, fields = _parts(notation)
    overrides = {words[0][1:]: words[1:] for words in fields if words[0].startswith(".")}
    if not overrides:
        position = before_the_turn(notation)
        advance(position)
        return position
    data = _set_up(seats, fields).dump()
    for name, words in overrides.items():
        _override(data, name, words)
    return load(data)


def before_the_turn(notation: str) -> Agencia:
    """A position whose turn is about to begin, for whoever wants to hear what that brings."""
    position = _set_up(*_parts(notation))
    position.phase = int(TURN)
    return position


def _parts(notation: str) -> tuple[list[str], list[list[str]]]:
    *seats, rest = [part.strip() for part in notation.split("|")]
    return seats, [part.split() for part in rest.split(",") if part.strip()]


def _settings(fields: list[list[str]]) -> list[int]:
    chosen = {words[0]: "on" for words in fields if words[0] in ON}
    named = {setting.name for setting in META.settings}
    chosen |= {words[0]: words[1] for words in fields if words[0] in named and len(words) > 1}
    return META.read_settings(chosen)


def _set_up(seats: list[str], fields: list[list[str]]) -> Agencia:
    """A match about to begin, with these structures and hands."""
    seed = next((int(words[1]) for words in fields if words[0] == "seed"), 0)
    position = Agencia(len(seats), Random(seed), vec[i64](_settings(fields)), None)
    free = [card for card in range(CARDS) if position.is_in_game(card)]
    named = [_read_seat(seat, free) for seat in seats]
    for seat, (structure, hand, anything) in enumerate(named):
        hand += [free.pop(0) for _ in range(anything)]
        _put_in_place(position, seat, structure, hand)
    for card in free:
        position.pile.add(card)
    position.books.pool = len(free)
    position.books.read_rules()
    position.knowledge.begin(_words([*free, *_hands(position)]), position.hands)
    for words in fields:
        _read_field(position, words)
    return position


def _read_seat(seat: str, free: list[int]) -> tuple[int, list[int], int]:
    code, _, cards = seat.partition(":")
    structure = read_card(code)
    if structure not in free or structure >= STRUCTURAL_KINDS:
        raise ValueError(f"{code.strip()} cannot be a structure here")
    free.remove(structure)
    hand, anything = [], 0
    for word in cards.split():
        if word.startswith("*"):
            anything += int(word[1:])
        else:
            kind = read_card(word)
            card = next((card for card in free if KIND[card] == kind), None)
            if card is None:
                raise ValueError(f"no {word} is left")
            free.remove(card)
            hand.append(card)
    return structure, hand, anything


def _put_in_place(position: Position, seat: int, structure: int, hand: list[int]) -> None:
    position.books.society[seat] = structure
    position.books.cards[seat] = len(hand)
    for word, bits in enumerate(_words(hand)):
        position.hands[seat * 5 + word] = bits
    for word, bits in enumerate(_words([structure])):
        position.been[word] |= bits


def _words(cards: Iterable[int]) -> "vec[i64]":
    words = [0] * 5
    for card in cards:
        words[card // 56] |= 1 << (card % 56)
    return vec[i64](words)


def _hands(position: Position) -> list[int]:
    return [card for seat in range(position.players) for card in members_of(position.hands, seat)]


def _read_field(position: Position, words: list[str]) -> None:
    name, *values = words
    if name in SAID:
        _read_numbers(position.books, SAID[name], [int(value) for value in values])
        if name == "turn":
            position.starter = position.books.seat
    elif name in ("discards",):
        raise ValueError("name the discards as .discards")
    elif not name.startswith(".") and name != "seed" and name not in _setting_names():
        raise ValueError(f"no field {name!r}")


def _read_numbers(books: Books, attribute: str, numbers: list[int]) -> None:
    """Change one number, or the first of a row."""
    row = getattr(books, attribute)
    if isinstance(row, int):
        [number] = numbers
        setattr(books, attribute, number)
    else:
        for seat, value in enumerate(numbers):
            row[seat] = value


def _setting_names() -> set[str]:
    return {setting.name for setting in META.settings}


def _override(data: dict[str, object], name: str, words: list[str]) -> None:
    target = data
    if name.startswith("history."):
        past = data["history"]
        assert isinstance(past, dict)
        target, name = past, name.removeprefix("history.")
    if name not in target:
        raise ValueError(f"no field {name!r}")
    numbers = [int(word) for word in words]
    target[name] = numbers if isinstance(target[name], list) else numbers[0]


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    parts = [_write_seat(state, seat) for seat in range(state.players)]
    settings = zip(META.settings, state.settings, strict=True)
    rest = [f"{setting.name} {setting.values[index]}" for setting, index in settings]
    rest.append(f"turn {state.books.seat}")
    plain = _set_up(parts, [words.split() for words in rest])
    rest += _differences(plain.dump(), state.dump(), ".")
    return " | ".join([*parts, ", ".join(rest)])


def _differences(plain: dict[str, object], data: dict[str, object], prefix: str) -> list[str]:
    """The fields that a plain set-up would not have."""
    found = []
    for name, value in data.items():
        if name in ("random", "shown", "players", "settings") or plain[name] == value:
            continue
        if isinstance(value, dict):
            inner = plain[name]
            assert isinstance(inner, dict)
            found += _differences(inner, value, f".{name}.")
        else:
            numbers = value if isinstance(value, list) else [value]
            found.append(prefix + " ".join([name, *map(str, numbers)]))
    return found


def _write_seat(state: Position, seat: int) -> str:
    structure = card_code(state.books.society[seat])
    hand = [card_code(int(KIND[card])) for card in members_of(state.hands, seat)]
    return f"{structure}: {' '.join(hand)}".strip()
