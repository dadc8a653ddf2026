"""Checks of one position: what may be done, what is counted, what is copied and saved."""

import json
import math
from collections.abc import Callable
from itertools import compress, repeat

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.fields import DamagedPosition
from ludoteca.kernel.game import Game
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import NOT_NOW
from ludoteca.kernel.state import State
from tests.conformance.shapes import fault
from tests.conformance.walk import Broken, pick

Viewer = int | None  # a seat, or None for a spectator
IS_LEGAL = bytes(code == 0 for code in range(256))  # by the code of a refusal


def viewers(state: State) -> list[Viewer]:
    """Everybody who may look at a position."""
    return [*range(state.players), None]


def check_actions(game: Game, state: State, row: ActionBuffer, everybody: bool = True) -> None:
    """`legal` and `refusal` agree on the whole vocabulary; nobody is asked without an answer.

    Only whoever is waited for is asked, or everybody.
    """
    waiting = state.waiting()
    if waiting >> state.players:
        raise Broken(f"seats {waiting:b} are waited for; there are {state.players}")
    for seat in range(state.players):
        is_waiting = (waiting >> seat) & 1 == 1
        asks = state.asks(seat)
        if bool(asks) != is_waiting:
            raise Broken(f"seat {seat}, waited for: {is_waiting}, is asked for {asks}")
        if is_waiting or everybody:
            codes = refusals(game, state, seat)
            if is_waiting:
                check_asked(game, asks, codes)
                check_legal(state, seat, row, codes)
            elif 0 in codes:
                raise Broken(f"seat {seat} is not waited for and may do {codes.index(0)}")


def refusals(game: Game, state: State, seat: int) -> bytes:
    """What `refusal` says of every action; each is 0 or a reason of the game.

    There are few reasons, so these are bytes: millions of them are looked through in every run.
    """
    codes = list(map(state.refusal, repeat(seat), range(game.vocabulary.size)))
    known = bytes([0, *game.reasons])
    try:
        told = bytes(codes)
    except ValueError:
        told = b""
    if not told or told.translate(None, known):
        raise Broken(f"refusal gives codes that are no reasons: {set(codes)}")
    return told


def check_asked(game: Game, asks: tuple[str, ...], codes: bytes) -> None:
    """What is not asked for is refused as such; what is asked for is never refused as not asked."""
    kinds = {kind.name: kind for kind in game.vocabulary.kinds}
    if len(set(asks)) != len(asks) or not kinds.keys() >= set(asks):
        raise Broken(f"what is asked for are no kinds of action: {asks}")
    rest = len(codes)
    for name in asks:
        kind = kinds.pop(name)
        size = kind.size
        rest -= size
        if codes.find(NOT_NOW, kind.first, kind.first + size) >= 0:
            raise Broken(f"{name} is asked for, but answered as if it were not")
    if codes.count(NOT_NOW) == rest:
        return
    for name, kind in kinds.items():
        found = set(codes[kind.first : kind.first + kind.size])
        if found != {NOT_NOW}:
            raise Broken(f"{name} is not asked for, but answered with {found}")


def check_legal(state: State, seat: int, row: ActionBuffer, codes: bytes) -> None:
    """`legal` writes what `refusal` allows: ascending, each once, at least one."""
    allowed = list(compress(range(len(codes)), codes.translate(IS_LEGAL)))
    state.legal(seat, row)
    legal = row.actions()
    if not legal:
        raise Broken(f"dead end: seat {seat} is waited for and can do nothing")
    if legal != sorted(set(legal)):
        raise Broken(f"legal actions of seat {seat} are not ascending: {legal}")
    if legal != allowed:
        raise Broken(
            f"seat {seat}: legal but refused {sorted(set(legal) - set(allowed))},"
            f" allowed but not legal {sorted(set(allowed) - set(legal))}"
        )


def check_census(state: State, box: dict[str, int]) -> None:
    """Nothing that was in the box is lost, and nothing came from elsewhere."""
    counted = state.census()
    if counted != box:
        wrong = {name: counted.get(name) for name in {*box, *counted}}
        wrong = {name: count for name, count in wrong.items() if count != box.get(name)}
        raise Broken(f"census: {wrong} instead of { {name: box.get(name) for name in wrong} }")


def check_standing(state: State, row: ActionBuffer) -> None:
    """Scores, places, evaluation and suggestion are such as everybody relies on."""
    scores, ranking = list(state.scores()), list(state.ranking())
    if len(scores) != state.players or len(ranking) != state.players:
        raise Broken(f"scores {scores} and ranking {ranking} of {state.players} players")
    places = sorted(ranking)
    if any(place != places.index(place) + 1 for place in places):
        raise Broken(f"ranking {ranking} leaves out a place")
    for seat in range(state.players):
        if not math.isfinite(state.evaluate(seat)):
            raise Broken(f"seat {seat} is evaluated as {state.evaluate(seat)}")
        if (state.waiting() >> seat) & 1:
            state.legal(seat, row)
            suggested = state.suggest(seat, row, Random(1))
            if state.refusal(seat, suggested) != 0:
                raise Broken(f"the action suggested to seat {seat} is not legal: {suggested}")


def check_view(game: Game, state: State) -> None:
    """Every view is plain data, what JSON gives back is what was put in, of the declared type."""
    for viewer in viewers(state):
        view = state.view(viewer)
        try:
            same = json.loads(json.dumps(view)) == view
        except (TypeError, ValueError) as error:
            raise Broken(f"the view of {viewer} is not plain data: {error}") from error
        if not same:
            raise Broken(f"the view of {viewer} is not plain data: JSON changes it")
        wrong = fault(view, game.view_type)
        if wrong:
            raise Broken(f"the view of {viewer} is no {game.view_type.__name__}: {wrong}")


def check_saving(game: Game, state: State, chance: Random) -> None:
    """A position comes back from JSON as it was, and the game goes on from it identically."""
    data = state.dump()
    loaded = game.load(json.loads(json.dumps(data)))
    if loaded.dump() != data:
        wrong = [name for name in data if loaded.dump().get(name) != data[name]]
        raise Broken(f"a position that is saved and loaded differs in {wrong}")
    check_same_game(game, state.clone(), loaded, chance, "loaded")


def check_damage(game: Game, state: State) -> None:
    """What no position can have written is refused: a field missing, or another kind of thing."""
    whole = state.dump()
    damaged = [{name: whole[name] for name in whole if name != gone} for gone in whole]
    strange: list[object] = ["x", None, ["x"], {}]
    damaged += [{**whole, name: wrong} for name in whole for wrong in strange]
    counts = game.meta.players
    damaged += [{**whole, "players": count} for count in (counts[0] - 1, counts[-1] + 1)]
    for index, setting in enumerate(game.meta.settings):
        for wrong_value in (-1, len(setting.values)):
            settings = list(state.settings)
            settings[index] = wrong_value
            damaged.append({**whole, "settings": settings})
    for data in damaged:
        try:
            game.load(data)
        except DamagedPosition:
            continue
        changed = [name for name in whole if name not in data or data[name] != whole[name]]
        raise Broken(f"a damaged position is loaded: {[(n, data.get(n)) for n in changed]}")


def check_same_game(game: Game, one: State, other: State, chance: Random, what: str) -> None:
    """Two positions look alike and stay alike whatever is played in them."""
    row = ActionBuffer(game.vocabulary.size)
    for _ in range(12):
        for viewer in viewers(one):
            if one.view(viewer) != other.view(viewer):
                raise Broken(f"the {what} position looks different to {viewer}")
        if one.waiting() == 0:
            return
        seat, action = pick(one, row, chance)
        if other.refusal(seat, action) != 0:
            raise Broken(f"the {what} position refuses action {action} of seat {seat}")
        one.apply(seat, action)
        other.apply(seat, action)
        if one.dump() != other.dump():
            raise Broken(f"the {what} position plays on differently")


def check_clone(game: Game, state: State, chance: Random) -> None:
    """A copy is the same and independent: neither feels what happens to the other."""
    before = state.dump()
    twin = state.clone()
    if twin.dump() != before:
        raise Broken("a clone differs from its original")
    if twin.listener is not None:
        raise Broken("a clone listens with its original's listener")
    play_on(game, twin, chance)
    if state.dump() != before:
        raise Broken("playing in a clone changes its original")
    original = state.clone()
    kept = original.clone()
    play_on(game, original, chance)
    if kept.dump() != before:
        raise Broken("playing in the original changes its clone")


def play_on(game: Game, state: State, chance: Random, decisions: int = 12) -> None:
    """Some more random decisions."""
    row = ActionBuffer(game.vocabulary.size)
    for _ in range(decisions):
        if state.waiting() == 0:
            return
        state.apply(*pick(state, row, chance))


def check_asking(game: Game, state: State, row: ActionBuffer) -> None:
    """Looking changes nothing."""
    questions: dict[str, Callable[[], object]] = {
        "view": lambda: [state.view(viewer) for viewer in viewers(state)],
        "legal and refusal": lambda: check_actions(game, state, row),
        "standing": lambda: check_standing(state, row),
        "census": state.census,
        "clone": state.clone,
        "imagine": lambda: [state.imagine(seat, 3) for seat in range(-1, state.players)],
        "prompt": lambda: [game.prompt(state, seat) for seat in range(state.players)],
        "notation": lambda: game.write_position(state),
    }
    for name, ask in questions.items():
        before = state.dump()
        ask()
        if state.dump() != before:
            raise Broken(f"asking for {name} changes the position")


def check_position_notation(game: Game, state: State, row: ActionBuffer) -> None:
    """A position written and read again looks the same to everybody and may go on the same way."""
    text = game.write_position(state)
    twin = game.read_position(text)
    for viewer in viewers(state):
        if twin.view(viewer) != state.view(viewer):
            raise Broken(f"read back from notation it looks different to {viewer}: {text}")
    if game.write_position(twin) != text:
        raise Broken(f"written again it is {game.write_position(twin)}, not {text}")
    if twin.census() != state.census():
        raise Broken("read back from notation, components are missing")
    for seat in range(state.players):
        if (state.waiting() >> seat) & 1:
            state.legal(seat, row)
            legal = row.actions()
            twin.legal(seat, row)
            if row.actions() != legal:
                raise Broken(f"read back from notation, seat {seat} may do other things")
