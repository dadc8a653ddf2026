"""How things are said: the arguments of every sentence about this game."""

from ludoteca.games.agencia.box import CHOICE, CODE, ROW, START, STRUCTURES
from ludoteca.games.agencia.card_text import (
    card_name,
    card_text,
    fault_text,
    party_name,
    sentence_texts,
)
from ludoteca.games.agencia.crisis import why_not_revolt
from ludoteca.games.agencia.faults import FINE
from ludoteca.games.agencia.interpreter import why_not_target
from ludoteca.games.agencia.language import (
    DISCARD,
    HAND,
    IDEOLOGIES,
    PASS_CARDS,
    RIVAL_OF_MOST,
)
from ludoteca.games.agencia.obstacles import obstacle
from ludoteca.games.agencia.rules import is_swap
from ludoteca.games.agencia.state import BY_CRISIS, BY_REVOLT, PHASES, SELF_NOTICED, Position
from ludoteca.games.agencia.turn import PUNISHING
from ludoteca.games.agencia.view import VOCABULARY
from ludoteca.kernel.game import Argument
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Seat, Text

CLOSINGS = ("unsolved", "rounds", "agreed", "vanguard", "matches")  # by number


def words(field: str, value: int) -> Argument:
    """A field's value as it is said."""
    if field in ("card", "old"):
        return card_name(value)
    if field in ("seat", "other"):
        return Seat(value)
    if field == "reason":
        party, rest = divmod(value // 64, 4096)[::-1]
        return fault_text(value % 64, party, rest % 512 - 1, rest // 512)
    if field == "rule":
        return Text("because", {"card": card_name(_card_with(value))})
    if field == "hegemony":
        return Text(f"hegemony-{IDEOLOGIES[value]}")
    if field == "direction":
        return Text("direction-clockwise" if value > 0 else "direction-counterclockwise")
    if field == "side":
        return Text("side-left" if value < 0 else "side-right")
    if field == "column":
        return value + 1
    if field == "cause":
        return Text(f"closing-{CLOSINGS[value]}")
    if field == "motion":
        return Text("motion-close" if value == 1 else "motion-punish")
    return value


def prompt(state: State, seat: int) -> Text:
    """What a seat is asked."""
    assert isinstance(state, Position)
    phase = PHASES[state.phase]
    arguments: dict[str, Argument] = {}
    if phase == "give":
        return _prompt_give(state, seat)
    if phase == "insert":
        return Text(f"prompt-insert-{_insert_cause(state)}")
    if phase == "claim" and state.settings[SELF_NOTICED]:
        return Text("prompt-claim-noticed")
    if phase == "revolt" and why_not_revolt(state):
        return Text("prompt-revolt-unarmed")
    if phase == "target":
        arguments["deed"] = _sentence_under_way(state)
        arguments["who"] = _asked_for(CODE[state.pc + CHOICE + state.picks])
    elif phase == "motion_vote":
        if state.motion == PUNISHING:
            return Text("prompt-motion_vote-punish", {"seat": Seat(int(state.accused))})
        arguments["motion"] = words("motion", state.motion)
    elif phase in ("place", "approve", "veto", "vote"):
        arguments["card"] = card_name(state.alter_card)
        arguments["seat"] = Seat(state.alter_seat)
        arguments["other"] = Seat(max(state.alter_place, 0))
        if state.alter_place == state.alter_seat:
            return Text(f"prompt-{phase}.own", arguments)
    return Text(f"prompt-{phase}", arguments)


def _card_with(rule: int) -> int:
    """The structure that brings a standing rule: each that cancels others stands on one card."""
    return next(kind for kind, card in enumerate(STRUCTURES) if rule in card.rules)


def _sentence_under_way(state: Position) -> Text:
    """What the structure in turn says where its program has come to: the choice is for that."""
    source = state.books.source
    sentence = STRUCTURES[source].does[(state.pc - START[source]) // ROW]
    return sentence_texts(sentence)[0]


def _asked_for(party: int) -> Text:
    """Who is to be chosen, where nothing was said before of the player with the most cards."""
    if party == RIVAL_OF_MOST:
        return Text("who-rival_of_most.asked")
    return party_name(party)


def _prompt_give(state: Position, seat: int) -> Text:
    if is_swap(state):
        return Text("prompt-give-swap")
    count: dict[str, Argument] = {"count": state.owed[seat]}
    if state.verb == DISCARD:
        return Text("prompt-give-discard", count)
    receiver = state.receiver if state.verb == HAND else state.books.along(seat, 1)
    assert state.verb in (HAND, PASS_CARDS)
    return Text("prompt-give-hand", {**count, "seat": Seat(int(receiver))})


def _insert_cause(state: Position) -> str:
    if state.alter_cause == BY_CRISIS:
        return "again" if state.offers else "crisis"
    return "revolt" if state.alter_cause == BY_REVOLT else "program"


def explain(state: State, seat: int, action: int, code: int) -> dict[str, Argument]:
    """The arguments of a refusal besides what was tried: what stands in the way."""
    assert isinstance(state, Position)
    tried = VOCABULARY.kind(action).arguments(action)
    arguments: dict[str, Argument] = {
        "asked": prompt(state, seat),
        "total": int(state.books.total()),
    }
    if "seat" in tried:
        arguments["fault"] = _fault_of_choice(state, tried["seat"])
    if "hegemony" in tried:
        why = obstacle(state, tried["hegemony"])
        arguments["why"] = Text(f"unavailable-{why}") if why else ""
    return arguments


def _fault_of_choice(state: Position, seat: int) -> Text:
    if PHASES[state.phase] != "target" or seat >= state.players:
        return Text("fault-fine")
    if why_not_target(state, seat) == FINE:
        return Text("fault-fine")
    trial = state.trial
    return fault_text(trial.fault, trial.fault_party, trial.fault_seat, trial.fault_count)


def detail(state: State, action: int) -> Text | None:
    """What a card says, what a hegemony brings."""
    tried = VOCABULARY.kind(action).arguments(action)
    if "card" in tried:
        return card_text(tried["card"])
    if "hegemony" in tried:
        return Text(f"hegemony-{IDEOLOGIES[tried['hegemony']]}.effect")
    return None
