"""How things are said: the arguments of every sentence about this game."""

from ludoteca.games.conspiracy.cards import (
    CELLS,
    GUILD_NAMES,
    INFLUENCE,
    MOST_DRAWN,
    TERRITORY_CODES,
)
from ludoteca.games.conspiracy.recruit import limit_on
from ludoteca.games.conspiracy.state import Position
from ludoteca.games.conspiracy.view import PHASES, VOCABULARY, lord_code, pile
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.game import Argument
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Seat, Text


def lord_name(lord: int) -> Text:
    """A lord: its guild and influence."""
    arguments: dict[str, Argument] = {"guild": GUILD_NAMES[lord // 6]}
    return Text("lord", {**arguments, "influence": INFLUENCE[lord % 6]})


def territory_name(territory: int) -> Text:
    """A territory: the two families by guild, the others by their own name."""
    code = TERRITORY_CODES[territory]
    if code[-1].isupper():
        return Text(f"territory-{code[:-1]}", {"guild": GUILD_NAMES[(territory - 14) % 5]})
    return Text(f"territory-{code}")


def the_territory(territory: int) -> Text:
    """A territory as sentences call it, with its article."""
    name = territory_name(territory)
    return Text(f"{name.id}.the", name.arguments)


def territory_effect(territory: int) -> Text:
    """What a territory does and is worth, in one sentence."""
    name = territory_name(territory)
    return Text(f"{name.id}.effect", name.arguments)


def words(field: str, value: int) -> Argument:
    """A field's value as it is said."""
    if field in ("lord", "other_lord"):
        return lord_name(value)
    if field == "guild":
        return Text("guild", {"guild": GUILD_NAMES[value]})
    if field == "territory":
        return the_territory(value)
    if field == "cell":
        return value + 1
    if field == "cells":
        return Text("cells", {"first": value // CELLS + 1, "second": value % CELLS + 1})
    return value


def prompt(state: State, seat: int) -> Text:
    """What the seat in turn is asked."""
    assert isinstance(state, Position)
    arguments: dict[str, Argument] = {"must": 0, "most": 0, "excess": 0, "seek": "no"}
    arguments["piles"] = count_bits(state.stacked)
    arguments["row"] = count_bits(state.row)
    phase = PHASES[state.phase]
    if phase == "recruit":
        arguments["must"] = limit_on(state)
        arguments["most"] = min(state.deck.count, MOST_DRAWN)
    elif phase == "leave":
        arguments["excess"] = state.hand_count - (CELLS - state.placed[state.seat])
    elif phase == "claim":
        arguments["seek"] = "yes" if state.has_territory(state.seat, 11) else "no"
        arguments["most"] = min(count_bits(state.territory_deck), MOST_DRAWN)
    return Text(f"prompt-{phase}", arguments)


def explain(state: State, seat: int, action: int, code: int) -> dict[str, Argument]:
    """The arguments of a refusal besides what was tried: what stands in the way."""
    assert isinstance(state, Position)
    tried = VOCABULARY.kind(action).arguments(action)
    arguments: dict[str, Argument] = {
        "deck": state.deck.count,
        "piles": count_bits(state.stacked),
        "territories": count_bits(state.territory_deck),
        "asked": prompt(state, state.seat),
        "owner": Seat(max(state.limit_owner, 0)),
    }
    if "cell" in tried:
        lord = state.lord_at(state.seat, tried["cell"])
        arguments["there"] = lord_name(lord) if lord >= 0 else ""
    return arguments


def detail(state: State, action: int) -> Text | None:
    """What a lord can do, what a territory does, which lords lie in a pile or stand in a place."""
    assert isinstance(state, Position)
    tried = VOCABULARY.kind(action).arguments(action)
    if "territory" in tried:
        return territory_effect(tried["territory"])
    if "lord" in tried:
        return Text(f"power-{INFLUENCE[tried['lord'] % 6]}")
    if "guild" in tried:
        lords = " ".join(lord_code(lord) for lord in pile(state, tried["guild"]))
        return Text("detail-pile", {"lords": lords}) if lords else None
    lord = state.lord_at(state.seat, tried["cell"]) if "cell" in tried else -1
    return lord_name(lord) if lord >= 0 else None
