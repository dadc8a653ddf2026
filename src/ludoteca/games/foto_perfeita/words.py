"""How things are said: the arguments of every sentence about this game."""

from ludoteca.games.foto_perfeita.cards import CARD_CODES, CARD_VALUES, TRADE_CODES, UNFAIR
from ludoteca.games.foto_perfeita.scene import (
    CELLS,
    COLUMNS,
    GUEST_CODES,
    OFFSETS_ACROSS,
)
from ludoteca.games.foto_perfeita.state import NOBODY, Position
from ludoteca.games.foto_perfeita.trades import chooses_side
from ludoteca.games.foto_perfeita.view import HANDS, PHASES, VOCABULARY
from ludoteca.kernel.game import Argument
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Seat, Text

CAMERA_FIELDS = ("camera_across", "camera_height", "camera_distance") + (
    "frame_width",
    "aim_across",
    "aim_up",
)
SIDES = ("left", "middle", "right")
DEPTHS = ("front", "centre", "back")


def guest_name(guest: int) -> Text:
    """A guest, or the guest's envelope."""
    return Text(f"guest-{GUEST_CODES[guest]}")


def card_text(card: int) -> Text:
    """A preference in words, made from what it asks for."""
    code = CARD_CODES[card]
    if code.startswith("by-"):
        return Text("card-beside", {"guest": guest_name(CARD_VALUES[card])})
    if code.startswith("hide-"):
        return Text("card-hide", {"guest": guest_name(CARD_VALUES[card])})
    return Text(f"card-{code}")


def space_name(space: int) -> Text:
    """A space by row and column."""
    cell = CELLS[space]
    return Text("space", {"row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1})


def offset_name(offset: int) -> Text:
    """Where within its space a figure stands."""
    return Text(
        "offset",
        {"depth": DEPTHS[offset // OFFSETS_ACROSS], "side": SIDES[offset % OFFSETS_ACROSS]},
    )


def words(field: str, value: int) -> Argument:
    """A field's value as it is said."""
    if field == "guest":
        return guest_name(value)
    if field in ("card", "card2", "card3"):
        return card_text(value)
    if field in ("other", "voted"):
        return Seat(value)
    if field == "trade":
        return Text(f"trade-{TRADE_CODES[value]}")
    if field == "space":
        return space_name(value)
    if field == "offset":
        return offset_name(value)
    return value + 1 if field == "slot" or field in CAMERA_FIELDS else value


def prompt(state: State, seat: int) -> Text:
    """What a seat is asked."""
    assert isinstance(state, Position)
    phase: str = PHASES[state.phase]
    if phase in ("looking", "photo") and state.hand[seat] > 0:
        picked = max(state.picked[seat], 0)
        return Text(f"prompt-{HANDS[state.hand[seat]]}", {"guest": guest_name(picked)})
    arguments: dict[str, Argument] = {
        "high": state.high,
        "lot": guest_name(max(state.lot, 0)),
        "owner": Seat(state.active),
        "have": state.decorations[seat],
        "left": Seat(state.seat_after(seat)),
        "right": Seat(state.seat_before(seat)),
        "rebid": "yes" if state.rebid else "no",
        "unfair": "yes" if state.trade == UNFAIR else "no",
        "holds": "yes" if state.envelopes_of(seat) else "no",
        "vip": "yes" if state.vip_at[seat] == NOBODY else "no",
    }
    if phase == "giving":
        phase = _gift_prompt(state, seat)
    if phase == "offering" and state.trade == TRADE_CODES.index("shared"):
        phase = "offering_shared"
    return Text(f"prompt-{phase}", arguments)


def _gift_prompt(state: Position, seat: int) -> str:
    if chooses_side(state, seat):
        return "giving_side"
    return "giving_left" if state.choice[seat] < 0 else "giving_right"


def explain(state: State, seat: int, action: int, code: int) -> dict[str, Argument]:
    """The arguments of a refusal besides what was tried: what stands in the way."""
    assert isinstance(state, Position)
    tried = VOCABULARY.kind(action).arguments(action)
    arguments: dict[str, Argument] = {
        "asked": prompt(state, seat),
        "high": state.high,
        "have": state.decorations[seat],
        "first": max(state.last[seat], 0),
        "left": Seat(state.seat_after(seat)),
        "unseen": guest_name(max(state.unseen[seat], 0)),
    }
    if "space" in tried:
        there = state.guest_on(seat, tried["space"])
        arguments["there"] = guest_name(max(there, 0))
    return arguments
