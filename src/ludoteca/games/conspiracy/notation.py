"""Positions in one short text, for tests, problems and bug reports.

    Y1 Y1=seven R4 | B3 B3* | turn 1, master 0, row gold two, piles R1 R3

First each chamber in reading order, then the rest. `=` names the territory on a lord; `*` marks the
crest where it is not on the first of the best of its guild; `-` is an empty chamber. Pearls, keys
and crests follow from the chambers. Lords named nowhere are in the deck; where `deck` names its
lords, all the others are in the piles. Territories named nowhere are in the territory deck.
Who began (`starter`) and how many `turns` were ended is, if it is not said, what fits the chambers.
"""

from collections import Counter
from itertools import product
from typing import Any

from ludoteca.games.conspiracy.cards import (
    CELLS,
    GUILDS,
    LORD_KINDS,
    TERRITORIES,
    TERRITORY_CODES,
    all_lords,
    guild_of,
    has_key,
    influence_of,
    pearls_of_rank,
    pearls_of_territory,
    rank_of,
)
from ludoteca.games.conspiracy.checks import check_order
from ludoteca.games.conspiracy.game import Conspiracy, load
from ludoteca.games.conspiracy.state import FIELDS, LIVE_SCORE, Position
from ludoteca.games.conspiracy.view import (
    LORD_CODES,
    PHASES,
    lord_code,
    read_lord,
    read_territory,
)
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.notation import (
    NOTHING,
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

CODES = (Codes("lord", LORD_CODES), Codes("territory", TERRITORY_CODES), Codes("phase", PHASES))
WRITTEN = spelled(FIELDS.in_words(), CODES)
NAMES = (*(field.name for field in WRITTEN), "deck", "seed")


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    chambers, rest = split_notation(notation)
    words = read_words(rest, NAMES)
    seats = [_read_chamber(chamber) for chamber in chambers]
    data = _begin(len(seats))
    read_fields(WRITTEN, words, data)
    data["settings"] = [data.pop("live_score")]
    data["random"] = Random(int(words["seed"][0]) if "seed" in words else 0).dump()
    data["row"].sort()
    data["offered"].sort()
    data["hand"].sort()
    _add_chambers(data, seats)
    _add_territory_deck(data)
    _add_piles(data, words)
    return _with_turns(load(data), words)


def _with_turns(position: State, words: FieldWords) -> State:
    """The same; what is not said of turns and starter is as few turns as the chambers may have."""
    assert isinstance(position, Position)
    said = position.starter, position.turns
    starters = [said[0]] if "starter" in words else range(position.players)
    turns = [said[1]] if "turns" in words else range(sum(position.placed) + 1)
    for position.turns, position.starter in product(turns, starters):
        if not check_order(position):
            return position
    position.starter, position.turns = said
    return position


def _begin(players: int) -> dict[str, Any]:
    """What a game begins with, if nothing is said."""
    seats = FIELDS.players({"players": players})
    data: dict[str, Any] = Conspiracy(seats, Random(0), vec[i64]([1]), None).dump()
    return {**data, "live_score": 1, "piles": []}


def _add_chambers(data: dict[str, Any], seats: list[dict[str, list[int]]]) -> None:
    """The chambers, and what follows from them."""
    data["chambers"] = [lord for seat in seats for lord in seat["lords"]]
    data["covers"] = [cover for seat in seats for cover in seat["covers"]]
    data["crests"] = [cell for seat in seats for cell in seat["crests"]]
    data["pearls"] = [_pearls(seat) for seat in seats]
    data["silver"] = [_keys(seat, 1) for seat in seats]
    data["gold"] = [_keys(seat, 2) for seat in seats]


def _add_territory_deck(data: dict[str, Any]) -> None:
    """The territories named nowhere."""
    covered = [cover for cover in data["covers"] if cover >= 0]
    used = Counter([*data["row"], *data["offered"], *covered])
    if max(used.values(), default=0) > 1:
        raise ValueError(f"more than one {TERRITORY_CODES[used.most_common()[0][0]]}")
    data["territory_deck"] = [land for land in range(TERRITORIES) if land not in used]


def _add_piles(data: dict[str, Any], words: FieldWords) -> None:
    """The lords of the deck and of the piles: one is named, the other is what is left."""
    if "deck" in words and "piles" in words:
        raise ValueError("name the deck or the piles, not both")
    left = Counter(all_lords())
    left.subtract([*data["hand"], *(lord for lord in data["chambers"] if lord >= 0)])
    named = Counter(data["piles"])
    if "deck" in words:
        named = Counter(read_lord(code) for code in words["deck"] if code != NOTHING)
    left.subtract(named)
    if min(left.values()) < 0:
        raise ValueError(f"too many {lord_code(min(left, key=lambda lord: left[lord]))}")
    deck, piles = (named, left) if "deck" in words else (left, named)
    data["deck"] = sorted(deck.elements())
    data["piles"] = [piles[lord] for lord in range(LORD_KINDS)]


def _read_chamber(notation: str) -> dict[str, list[int]]:
    lords, covers, crests = [-1] * CELLS, [-1] * CELLS, [-1] * GUILDS
    words = [] if notation == "-" else notation.split()
    if len(words) > CELLS:
        raise ValueError(f"a chamber has {CELLS} places, not {len(words)}")
    for cell, word in enumerate(words):
        code, _, territory = word.rstrip("*").partition("=")
        lord = lords[cell] = read_lord(code)
        covers[cell] = read_territory(territory) if territory else -1
        if territory and not has_key(lord):
            raise ValueError(f"no key under {territory}")
        crested = crests[guild_of(lord)]
        if crested < 0 or influence_of(lord) > influence_of(lords[crested]) or word[-1] == "*":
            crests[guild_of(lord)] = cell
    return {"lords": lords, "covers": covers, "crests": crests}


def _pearls(seat: dict[str, list[int]]) -> int:
    pearls = sum(pearls_of_rank(rank_of(lord)) for lord in seat["lords"] if lord >= 0)
    return pearls + sum(pearls_of_territory(cover) for cover in seat["covers"] if cover >= 0)


def _keys(seat: dict[str, list[int]], rank: int) -> int:
    """Keys of one kind placed since the last territory. Lords with keys never move."""
    keys = 0
    for lord, cover in zip(seat["lords"], seat["covers"], strict=True):
        if lord >= 0 and has_key(lord):
            keys = 0 if cover >= 0 else keys + (rank_of(lord) == rank)
    return keys


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    parts = [_write_chamber(state, seat) for seat in range(state.players)]
    data = state.dump()
    data["live_score"] = state.settings[LIVE_SCORE]
    data["piles"] = [lord for lord in range(LORD_KINDS) for _ in range(state.piles[lord])]
    return " | ".join([*parts, write_fields(WRITTEN, data)])


def _write_chamber(state: Position, seat: int) -> str:
    cells = []
    for cell in range(state.placed[seat]):
        lord, cover = state.lord_at(seat, cell), state.covers[seat * CELLS + cell]
        crested = state.crests[seat * GUILDS + guild_of(lord)] == cell
        word = lord_code(lord) + (f"={TERRITORY_CODES[cover]}" if cover >= 0 else "")
        cells.append(word + ("*" if crested else ""))
    return " ".join(cells) or "-"
