"""How things are said: the arguments of every sentence about this game."""

from collections.abc import Mapping

from ludoteca.games.quissama.cards import (
    BERNARDINA,
    CHARACTER_CODES,
    FACE_NAMES,
    FIRST_BUSINESS,
    HAND,
    ICON_NAMES,
    IDENTICAL,
    TENEMENT,
)
from ludoteca.games.quissama.costs import character_of, cost_of
from ludoteca.games.quissama.payment import asked_icon
from ludoteca.games.quissama.state import PAYING, Position
from ludoteca.games.quissama.view import PHASES, VOCABULARY, WAIVED, as_others_see, icons
from ludoteca.kernel.game import Argument, option_text
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Seat, Text

CARDS = ("card", "other_card")
COUNTED_FROM_ONE = ("space", "slot")


def card_name(face: int) -> Text:
    """A card as sentences call it: never without the word, since its face may show people."""
    return Text(f"card-{FACE_NAMES[face]}.card")


def character_name(character: int) -> Text:
    """A character by its bare name, as in a heading."""
    return Text(f"character-{CHARACTER_CODES[character]}")


def the_character(character: int) -> Text:
    """A character as sentences call it, with the article where there is one."""
    return Text(f"character-{CHARACTER_CODES[character]}.the")


def place_name(place: int) -> Text:
    """A square, a business or the tenement by its bare name, as on the map."""
    if place == TENEMENT:
        return Text("tenement")
    if place < FIRST_BUSINESS:
        return Text(f"square-{place + 1}")
    return Text(f"business-{place - FIRST_BUSINESS + 1}")


def the_place(place: int) -> Text:
    """The same with its article."""
    if place == TENEMENT:
        return Text("the-tenement")
    if place < FIRST_BUSINESS:
        return Text("the-square", {"name": place_name(place)})
    return Text("the-business", {"business": place - FIRST_BUSINESS})


def amount(icon: str, count: int) -> Text:
    """So many of an icon."""
    return Text(f"amount-{icon}", {"count": count})


def cost_text(cost: int, identical: bool) -> Text:
    """A cost in words: `1 Burguês e 2 Moedas`."""
    parts: list[Argument] = [Text("amount-identical", {"count": IDENTICAL})] if identical else []
    parts += [amount(icon, count) for icon, count in icons(cost).items()]
    names = ("first", "second", "third", "fourth")[: len(parts)]
    return Text(f"list-{len(parts)}", dict(zip(names, parts, strict=True)))


def words(field: str, value: int) -> Argument:
    """A field's value as it is said; businesses and icons by number, for messages to choose by."""
    if field in CARDS:
        return card_name(value)
    if field == "character":
        return the_character(value)
    if field == "square":
        return place_name(value)
    if field == "place":
        return the_place(value)
    if field == "rival":
        return Seat(value)
    if field == "waived":
        return Text(f"icon-{WAIVED[value]}.the")
    return value + 1 if field in COUNTED_FROM_ONE else value


def prompt(state: State, seat: int) -> Text:
    """What the seat in turn is asked."""
    assert isinstance(state, Position)
    arguments: dict[str, Argument] = {"excess": max(0, state.sizes[state.seat] - HAND)}
    arguments["thefts"] = state.thefts
    arguments["closed"] = "yes" if state.closed else "no"
    if state.looking >= 0:
        arguments["rival"] = Seat(state.looking)
    if state.phase == PAYING:
        identical = bool(state.whole) and character_of(state.deed) == BERNARDINA
        arguments["due"] = cost_text(state.due, identical)
        arguments["deed"] = option_text(VOCABULARY, words, state.deed)
        arguments["identical"] = "yes" if identical else "no"
        arguments["icon"] = Text(f"icon-{ICON_NAMES[asked_icon(state)]}")
    return Text(f"prompt-{PHASES[state.phase]}", arguments)


def explain(state: State, seat: int, action: int, code: int) -> dict[str, Argument]:
    """The arguments of a refusal besides what was tried: what it costs, what stands in the way."""
    assert isinstance(state, Position)
    if seat != state.seat:
        state = as_others_see(state)
    tried = VOCABULARY.kind(action).arguments(action)
    identical = character_of(action) == BERNARDINA
    return {
        "asked": prompt(state, state.seat),
        "excess": max(0, state.sizes[state.seat] - HAND),
        "cost": cost_text(cost_of(state, action), identical),
        "spaces": state.tenement_spaces,
        "owned": the_character(_character_tried(action, tried)),
        "special": card_name(_card_tried(action, tried)),
    }


def called(state: State, action: int) -> Text | None:
    """An exchange by the card that it brings, which lies open."""
    assert isinstance(state, Position)
    kind = VOCABULARY.kind(action)
    if kind.name != "exchange":
        return None
    tried = kind.arguments(action)
    other = card_name(state.market[tried["slot"]])
    return Text("option-exchange.for", {"card": card_name(tried["card"]), "other_card": other})


def detail(state: State, action: int) -> Text | None:
    """What an action costs, or which card the market gives for one."""
    assert isinstance(state, Position)
    if VOCABULARY.kind(action).name == "exchange":
        slot = VOCABULARY.kind(action).arguments(action)["slot"]
        return Text("detail-market", {"card": card_name(state.market[slot])})
    identical = character_of(action) == BERNARDINA
    cost = cost_of(state, action)
    if cost or identical:
        return Text("detail-cost", {"cost": cost_text(cost, identical)})
    return None


def _character_tried(action: int, tried: Mapping[str, int]) -> int:
    """The character that an action names, or whose ability it is."""
    if "character" in tried and VOCABULARY.kind(action).name != "replace_marker":
        return tried["character"]
    kind = VOCABULARY.kind(action).name
    return {
        "store": 0,
        "rescue": 0,
        "look": 1,
        "steal": 2,
        "free_by_liberty": 4,
        "free_by_capoeira": 4,
        "minister_without": 5,
    }.get(kind, 6)


def _card_tried(action: int, tried: Mapping[str, int]) -> int:
    """The card that an action names or needs."""
    kind = VOCABULARY.kind(action).name
    return tried.get("card", {"scandal": 10, "blow": 11, "escape": 12}.get(kind, 0))
