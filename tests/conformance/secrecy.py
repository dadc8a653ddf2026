"""Checks of what each seat and a spectator are sent: the same in every position they imagine."""

import json
from collections.abc import Sequence
from itertools import repeat
from typing import NamedTuple

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.game import Game
from ludoteca.kernel.listener import SPECTATOR, Listener
from ludoteca.kernel.state import State
from tests.conformance.positions import Viewer, viewers
from tests.conformance.walk import Broken

WORLDS = 2  # positions imagined for each viewer and moment


def imagined(state: State, viewer: Viewer, seed: int) -> State:
    """Another position that should look the same to a viewer."""
    return state.imagine(-1 if viewer is None else viewer, seed)


def sent(game: Game, state: State, viewer: Viewer) -> dict[str, object]:
    """Everything that a viewer can get out of a position, by what it is: as JSON, or as texts."""
    parts: dict[str, object] = {"view": state.view(viewer), "waiting": state.waiting()}
    if state.over():
        parts["result"] = [list(state.scores()), list(state.ranking())]
    if viewer is not None:
        row = ActionBuffer(game.vocabulary.size)
        parts["asks"] = state.asks(viewer)
        if (state.waiting() >> viewer) & 1:
            state.legal(viewer, row)
            parts["options"] = [game.vocabulary.option(action) for action in row.actions()]
            parts["prompt"] = game.prompt(state, viewer).data()
    written: dict[str, object] = {
        name: json.dumps(part, sort_keys=True) for name, part in parts.items()
    }
    return written | ({} if viewer is None else texts_of_actions(game, state, viewer))


def texts_of_actions(game: Game, state: State, seat: int) -> dict[str, object]:
    """What each action is about, and why it may not be done."""
    actions = range(game.vocabulary.size)
    codes = map(state.refusal, repeat(seat), actions)
    return {
        "details": [game.detail(state, action) for action in actions],
        "reasons": [
            game.refusal_text(state, seat, action, code) if code else None
            for action, code in enumerate(codes)
        ],
    }


def check_no_leak(game: Game, state: State, viewer: Viewer, seed: int) -> bool:
    """What a viewer is sent stays the same, to the last letter; whether the hidden parts differ."""
    real = sent(game, state, viewer)
    differ = [check_world(game, state, viewer, seed + world, real) for world in range(WORLDS)]
    return any(differ)


def check_world(
    game: Game, state: State, viewer: Viewer, seed: int, real: dict[str, object]
) -> bool:
    """The same in one imagined position."""
    twin = imagined(state, viewer, seed)
    if twin.listener is not None:
        raise Broken("an imagined position listens with the real one's listener")
    if twin.census() != state.census():
        raise Broken(f"what {viewer} imagines lacks components")
    if twin.random.dump() == state.random.dump():
        raise Broken(f"what {viewer} imagines has the real random source: the future is known")
    if reason := game.impossible(twin):
        raise Broken(f"what {viewer} imagines cannot be: {reason}")
    other = sent(game, twin, viewer)
    for name in real:
        if other.get(name) != real[name]:
            raise Broken(f"leak: {name} of {viewer} depends on what is hidden from it")
    if viewer is not None and (state.waiting() >> viewer) & 1:
        check_same_imagination(state, twin, viewer, seed + 1)
    twin.random = state.random.copy()
    return twin.dump() != state.dump()


def check_same_imagination(state: State, twin: State, seat: int, seed: int) -> None:
    """What a seat imagines when it decides follows from what it knows: nothing true shines through.

    Else a bot's choice would hang on what it cannot see, if only by the order of cards in memory.
    """
    if state.imagine(seat, seed).dump() != twin.imagine(seat, seed).dump():
        raise Broken(f"what {seat} imagines depends on what is hidden from it")


def seats_see_differently(state: State) -> bool:
    """Whether somebody sees something that a spectator does not."""
    outside = state.view(None)
    return any(state.view(seat) != outside for seat in range(state.players))


def viewed(state: State, viewer: Viewer) -> str:
    """What a viewer sees, to be compared."""
    return json.dumps(state.view(viewer), sort_keys=True)


class Outcome:
    """What one viewer notices of a step: the events it is told of, and its view afterwards."""

    def __init__(self, state: State, seat: int, action: int, viewer: Viewer) -> None:
        chances, shown = state.random.chances, state.shown
        listener = Listener()
        state.listener = listener
        state.given = 0
        state.apply(seat, action)
        bit = SPECTATOR if viewer is None else viewer
        self.events = [row[1:] for row in listener.rows if (row[0] >> bit) & 1]
        self.view = viewed(state, viewer)
        own = state.given if viewer == seat else 0  # what a seat shows of its own, it knew
        self.is_certain = (state.random.chances, state.shown - own) == (chances, shown)
        self.is_showing = state.shown != shown


class StepFound(NamedTuple):
    """What a step was found to be."""

    undoable: bool  # it drew nothing and showed nothing but what was the seat's own
    showing: bool  # it showed something hidden
    surprising: bool  # in some imagined position it came out, or looked, otherwise


def check_step(game: Game, before: State, seat: int, action: int, seed: int) -> StepFound:
    """A step tells each viewer only what it may know.

    Two things are tried in positions that look the same to the viewer beforehand:

    - With the same chance, what looks the same afterwards was told in the same events. So whatever
      an event says must be in the view too, at least for that moment.
    - A step that may be taken back, since it drew nothing and showed nothing, must leave the viewer
      unable to tell the positions apart: in each of them the seat could have done something that
      looks exactly like it. And it must look the same under any other chance. What a seat shows of
      its own, it may take back too: then it is the seat itself that must not be any wiser.
    """
    undoable = surprising = False
    for viewer in viewers(before):
        real = Outcome(before.clone(), seat, action, viewer)
        undoable |= real.is_certain and viewer == seat
        for world in range(seed, seed + WORLDS):
            twin = imagined(before, viewer, world)
            surprising |= check_events(before, twin.clone(), seat, action, viewer, real)
            if real.is_certain:
                check_taking_back(game, twin, seat, action, viewer, real)
    return StepFound(undoable, real.is_showing, surprising)


def check_events(
    before: State, twin: State, seat: int, action: int, viewer: Viewer, real: Outcome
) -> bool:
    """With the same chance, the same view means the same events; whether it looks different."""
    if twin.refusal(seat, action) != 0:
        return True
    twin.random = before.random.copy()
    other = Outcome(twin, seat, action, viewer)
    if other.view != real.view:
        return True
    if other.events != real.events:
        raise Broken(f"leak: events of {viewer} depend on what is hidden from it: {real.events}")
    return False


def check_taking_back(
    game: Game, twin: State, seat: int, action: int, viewer: Viewer, real: Outcome
) -> None:
    """Taking the step back would leave nobody any wiser; who is shown nothing of it never was."""
    if viewer != seat and not real.events and real.view == viewed(twin, viewer):
        return
    for instead in actions_that_look_alike(game, twin, seat, action, viewer):
        other = Outcome(twin.clone(), seat, instead, viewer)
        if (other.view, other.events) == (real.view, real.events):
            return
    raise Broken(
        f"action {action} of seat {seat} may be taken back, but gives something away to {viewer}"
    )


def actions_that_look_alike(
    game: Game, twin: State, seat: int, action: int, viewer: Viewer
) -> Sequence[int]:
    """The action itself; where the viewer only sees it from outside, any that the seat may do."""
    if viewer == seat:
        return [action]
    row = ActionBuffer(game.vocabulary.size)
    twin.legal(seat, row)
    legal = row.actions()
    return sorted(legal, key=lambda other: other != action)
