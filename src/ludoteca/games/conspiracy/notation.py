"""Positions in one short text, for tests, problems and bug reports.

    Y1 Y1=seven R4 | B3 B3* | turn 1, master 0, row gold two, piles R1 R3

First each chamber in reading order, then the rest. `=` names the territory on a lord; `*` marks the
crest where it is not on the first of the best of its guild; `-` is an empty chamber. Pearls, keys
and crests follow from the chambers. Lords named nowhere are in the deck; where `deck` names its
lords, all the others are in the piles. Territories named nowhere are in the territory deck.
"""

from collections import Counter

from ludoteca.games.conspiracy.cards import (
    CELLS,
    GUILDS,
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
from ludoteca.games.conspiracy.game import load
from ludoteca.games.conspiracy.state import LIVE_SCORE, Position
from ludoteca.games.conspiracy.view import PHASES, lord_code, read_lord, read_territory
from ludoteca.kernel.bits import members
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

WORDS = ("turn", "starter", "master", "limit", "limit_owner", "closer", "swapping", "turns") + (
    "live_score",
    "phase",
    "row",
    "offered",
    "hand",
    "piles",
    "deck",
    "seed",
)


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    *chambers, rest = [part.strip() for part in notation.split("|")]
    fields = _read_fields(rest)
    seats = [_read_chamber(chamber) for chamber in chambers]
    row = [read_territory(code) for code in fields["row"]]
    offered = [read_territory(code) for code in fields["offered"]]
    hand = [read_lord(code) for code in fields["hand"]]
    placed = [lord for seat in seats for lord in seat["lords"] if lord >= 0]
    deck, piles = _deck_and_piles(fields, placed + hand)
    covered = [cover for seat in seats for cover in seat["covers"] if cover >= 0]
    used = Counter([*row, *offered, *covered])
    if max(used.values(), default=0) > 1:
        raise ValueError(f"more than one {TERRITORY_CODES[used.most_common()[0][0]]}")
    number = {name: int(fields[name][0]) for name in WORDS[:9] if fields[name]}
    return load(
        {
            "players": len(seats),
            "settings": [number.get("live_score", 1)],
            "random": Random(int(fields["seed"][0]) if fields["seed"] else 0).dump(),
            "shown": 0,
            "deck": deck,
            "piles": [piles[lord] for lord in range(30)],
            "hand": hand,
            "chambers": [lord for seat in seats for lord in seat["lords"]],
            "covers": [cover for seat in seats for cover in seat["covers"]],
            "crests": [cell for seat in seats for cell in seat["crests"]],
            "pearls": [_pearls(seat) for seat in seats],
            "master": number.get("master", -1),
            "silver": [_keys(seat, 1) for seat in seats],
            "gold": [_keys(seat, 2) for seat in seats],
            "territory_deck": [t for t in range(TERRITORIES) if t not in used],
            "row": row,
            "offered": offered,
            "limit": number.get("limit", 0),
            "limit_owner": number.get("limit_owner", -1),
            "seat": number.get("turn", 0),
            "starter": number.get("starter", 0),
            "phase": _read_phase(fields["phase"][0]) if fields["phase"] else 0,
            "swapping": number.get("swapping", -1),
            "closer": number.get("closer", -1),
            "turns": number.get("turns", 0),
        }
    )


def _read_fields(rest: str) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {name: [] for name in WORDS}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        name, *values = part.split()
        if name not in fields:
            raise ValueError(f"no field {name!r}; fields are {', '.join(WORDS)}")
        fields[name] = values or ["none"]
    return fields


def _read_phase(name: str) -> int:
    if name not in PHASES:
        raise ValueError(f"no phase {name!r}")
    return PHASES.index(name)


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


def _deck_and_piles(
    fields: dict[str, list[str]], elsewhere: list[int]
) -> tuple[list[int], Counter[int]]:
    """The lords of the deck and of the piles: one is named, the other is what is left."""
    if fields["deck"] and fields["piles"]:
        raise ValueError("name the deck or the piles, not both")
    left = Counter(all_lords())
    left.subtract(elsewhere)
    name = "deck" if fields["deck"] else "piles"
    named = Counter(read_lord(code) for code in fields[name] if code != "none")
    left.subtract(named)
    if min(left.values()) < 0:
        raise ValueError(f"too many {lord_code(min(left, key=lambda lord: left[lord]))}")
    if name == "deck":
        return sorted(named.elements()), left
    return sorted(left.elements()), named


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
    rest = [f"turn {state.seat}", f"starter {state.starter}", f"turns {state.turns}"]
    for name in ("master", "limit_owner", "closer", "swapping"):
        if getattr(state, name) >= 0:
            rest.append(f"{name} {getattr(state, name)}")
    rest.append(f"limit {state.limit}")
    rest.append(f"live_score {state.settings[LIVE_SCORE]}")
    rest.append(f"phase {PHASES[state.phase]}")
    for name in ("row", "offered"):
        codes = [TERRITORY_CODES[t] for t in members(getattr(state, name))]
        rest += [" ".join([name, *codes])] if codes else []
    hand = [lord_code(lord) for lord in state.hand[: state.hand_count]]
    rest += [" ".join(["hand", *hand])] if hand else []
    piles = [lord_code(lord) for lord in range(30) for _ in range(state.piles[lord])]
    rest.append(" ".join(["piles", *piles]) if piles else "piles none")
    return " | ".join([*parts, ", ".join(rest)])


def _write_chamber(state: Position, seat: int) -> str:
    cells = []
    for cell in range(state.placed[seat]):
        lord, cover = state.lord_at(seat, cell), state.covers[seat * CELLS + cell]
        crested = state.crests[seat * GUILDS + guild_of(lord)] == cell
        word = lord_code(lord) + (f"={TERRITORY_CODES[cover]}" if cover >= 0 else "")
        cells.append(word + ("*" if crested else ""))
    return " ".join(cells) or "-"
