"""Every game registered with OpenSpiel, as `ludoteca_<name>`.

    import ludoteca.envs.open_spiel
    import pyspiel

    game = pyspiel.load_game("ludoteca_conspiracy(players=3)")

Importing this module registers the games; their parameters are `players` and the settings of each
game. Decisions come one after another. Where several seats owe one at once the lowest is asked
first, and none sees what another has chosen.

Chance is explicit. The set-up is SET_UP_NODES chance nodes; after that a decision on which chance
has a say is followed by one. A node has OUTCOMES equally likely outcomes: each is a key for the
game's own random source, mixed with those of the set-up. Over all set-ups every draw is exactly as
likely as the rules say; within one it is so only as nearly as OUTCOMES keys allow.

An information state is what the seat sees now and a digest of all it has seen and done before:
perfect recall. Its tensor is the observation's, which has no memory but the game's own.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from struct import unpack
from typing import Any

from ludoteca.envs.needs import need
from ludoteca.envs.rewards import reward
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.layout import Layout
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

pyspiel = need("pyspiel", "openspiel")
np = need("numpy", "openspiel")
SpielState: Any = pyspiel.State
SpielBase: Any = pyspiel.Game

from ludoteca.envs.features import OneRow  # noqa: E402 - it needs NumPy
from ludoteca.envs.memory import shared  # noqa: E402

PREFIX = "ludoteca_"
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
OUTCOMES = 1024
SET_UP_NODES = 3
LONGEST = 1_000_000  # decisions; far more than any game takes
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def load(
    name: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    position: str = "",
) -> Any:
    """A game for OpenSpiel; with a position in the game's notation, what is left to play of it."""
    parameters: dict[str, Any] = {k: _parameter(v) for k, v in (options or {}).items()}
    if position:
        parameters["position"] = position.encode().hex()
        players = int(find(name).read_position(position).players)
    if players is not None:
        parameters["players"] = players
    return pyspiel.load_game(PREFIX + name, parameters)


class Trail:
    """What each seat has seen and done, as a digest that grows whenever it sees something new.

    Most play never asks for the digest, so it is worked out when somebody does.
    """

    def __init__(self, seats: int) -> None:
        """Nothing yet."""
        self.rows = [b""] * seats
        self.digests = [b""] * seats
        self.since: list[list[tuple[bytes, int | None]]] = [[] for _ in range(seats)]

    def copy(self) -> "Trail":
        """An independent copy."""
        twin = Trail(0)
        twin.rows, twin.digests = self.rows[:], self.digests[:]
        twin.since = [past[:] for past in self.since]
        return twin

    def add(self, seat: int, row: bytes, action: int | None) -> None:
        """A seat has acted, or sees this now."""
        if action is None and row == self.rows[seat]:
            return
        self.since[seat].append((self.rows[seat], action))
        self.rows[seat] = row

    def digest(self, seat: int) -> bytes:
        """Of all that a seat has seen and done before what it sees now."""
        for row, action in self.since[seat]:
            past = self.digests[seat] + row + repr(action).encode()
            self.digests[seat] = blake2b(past, digest_size=12).digest()
        self.since[seat].clear()
        return self.digests[seat]


class Play:
    """A game under way: the position once it is dealt, and what chance has still to say."""

    def __init__(self, table: "TableGame") -> None:
        """Before the set-up."""
        self.table = table
        self.state: State | None = None
        self.pending: tuple[int, int] | None = None  # seat and action that wait for chance
        self.set_up: list[int] = []
        self.steps = 0
        self.trail = Trail(table.players)
        self.seat = CHANCE  # who decides next; a negative number if that is chance, or nobody

    def __deepcopy__(self, memo: object) -> "Play":
        """OpenSpiel copies states so; the game itself is shared."""
        return self.copy()

    def copy(self) -> "Play":
        """An independent copy."""
        twin = Play(self.table)
        twin.state = None if self.state is None else self.state.clone()
        twin.pending, twin.set_up, twin.steps = self.pending, self.set_up[:], self.steps
        twin.trail, twin.seat = self.trail.copy(), self.seat
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles states with all they hold: a position only as its dump."""
        dump = None if self.state is None else self.state.dump()
        rest = (self.pending, self.set_up, self.steps, self.trail)
        return _play, (self.table, dump, *rest)

    def dealt(self) -> State:
        """The position; only to be asked for after the set-up."""
        if self.state is None:
            raise RuntimeError("chance has not dealt yet")
        return self.state

    def look(self) -> None:
        """Find out who decides next."""
        waiting = 0 if self.state is None else self.state.waiting()
        if self.state is None or self.pending is not None:
            self.seat = CHANCE
        else:
            self.seat = int(lowest_bit(waiting)) if waiting else TERMINAL

    def decide(self, seat: int, action: int) -> None:
        """Do an action at once, or let chance speak first if it has a say in it."""
        state = self.dealt()
        before = state.random.chances
        after = state.clone()
        after.apply(seat, action)
        if after.random.chances != before:
            self.pending, self.seat = (seat, action), CHANCE
        else:
            self.go_on(after, seat, action)

    def chance(self, outcome: int) -> None:
        """One of the outcomes of a chance node."""
        if self.state is None:
            self.set_up.append(outcome)
            if len(self.set_up) == SET_UP_NODES:
                self.go_on(self.table.deal(self.key()), -1, -1)
            return
        assert self.pending is not None
        seat, action = self.pending
        self.pending = None
        self.state.random.rekey(*words(self.key(outcome)))
        self.state.apply(seat, action)
        self.go_on(self.state, seat, action)

    def key(self, outcome: int = 0) -> bytes:
        """What the set-up, the number of steps and an outcome amount to."""
        return blake2b(repr((self.set_up, self.steps, outcome)).encode(), digest_size=16).digest()

    def go_on(self, state: State, seat: int, action: int) -> None:
        """The position has changed: everybody looks."""
        self.state = state
        self.steps += 1
        self.look()
        for other in range(self.table.players):
            row = self.table.row(state, other).tobytes()
            self.trail.add(other, row, action if other == seat else None)

    def imagined(self, seat: int, seed: int) -> "Play":
        """Another play that looks the same to a seat."""
        twin = self.copy()
        twin.state = self.dealt().imagine(seat, seed)
        twin.set_up = [seed]  # another future, too
        return twin


def _play(table: "TableGame", dump: Any, *rest: Any) -> Play:
    play = Play(table)
    play.state = None if dump is None else table.game.load_position(dump)
    play.pending, play.set_up, play.steps, play.trail = rest
    play.look()
    return play


def words(key: bytes) -> tuple[int, int, int, int]:
    """Four 32-bit words for the random source."""
    a, b, c, d = unpack(">4I", key)
    return a, b, c, d


def as_list(tensor: Any) -> list[float]:
    """The numbers of a tensor in which most are zero: these are one number, not one each."""
    values = [0.0] * len(tensor)
    (places,) = tensor.nonzero()
    for place, value in zip(places.tolist(), tensor[places].tolist(), strict=True):
        values[place] = value
    return values


class TableGame:
    """What the states of one loaded game share."""

    def __init__(self, game: Game, players: int, options: dict[str, str], position: str) -> None:
        """Check everything once."""
        self.game = game
        self.players = players
        self.options = options
        self.position = position
        self.layout: Layout = game.layout(players)
        self.actions = ActionBuffer(game.vocabulary.size)
        row, self._written = shared("int16", self.layout.size)
        self._sheet = Observation(row)
        self._spread = OneRow(self.layout, row)
        self.observer = Observer(self, pyspiel.IIGObservationType(perfect_recall=False), None)
        self.deal(bytes(16))

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles games with all they hold; this one is made again instead."""
        return _table, (self.game.name, self.players, self.options, self.position)

    def deal(self, key: bytes) -> State:
        """A position ready for its first decision."""
        if self.position:
            state = self.game.read_position(self.position)
            state.random.rekey(*words(key))
            return state
        chance = Random(0)
        chance.rekey(*words(key))
        return self.game.new(self.players, chance, self.options)

    def row(self, state: State, seat: int) -> Any:
        """What a seat observes, until the next look."""
        self._sheet.clear(0, self.layout.size)
        state.observe(seat, self._sheet)
        return self._written

    def features(self, state: State, seat: int) -> Any:
        """The same between 0 and 1, until the next look."""
        self.row(state, seat)
        self._spread.write()
        return self._spread.features

    def text(self, row: Any) -> str:
        """An observation, field by field; zeros are left out."""
        parts = []
        for field, place in self.layout.slices():
            numbers = row[place]
            if numbers.any():
                parts.append(f"{field.name} {' '.join(map(str, numbers))}")
        return ", ".join(parts)


def _table(name: str, players: int, options: dict[str, str], position: str) -> TableGame:
    return TableGame(find(name), players, options, position)


class GameState(SpielState):  # type: ignore[misc]
    """A state as OpenSpiel's algorithms use it."""

    def __init__(self, game: Any) -> None:
        """Before the set-up."""
        super().__init__(game)
        self.play = Play(game.table)

    def current_player(self) -> int:
        """Who decides next."""
        return self.play.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.seat == TERMINAL

    # What OpenSpiel's own code would find out by asking us again, for whoever calls from Python.

    def is_chance_node(self) -> bool:
        """Whether chance decides next."""
        return self.play.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do now; of chance, its outcomes."""
        play = self.play
        if player is None:
            player = play.seat
        if player == play.seat >= 0:
            return self._legal_actions(player)
        asked: list[int] = super().legal_actions(player)
        return asked

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player observes, as features between 0 and 1."""
        seat = self.play.seat if player is None else player
        if seat not in range(self.play.table.players):
            asked: list[float] = super().observation_tensor(*(() if player is None else (player,)))
            return asked
        observer = self.play.table.observer
        observer.set_from(self, seat)
        return as_list(observer.tensor)

    def _legal_actions(self, player: int) -> list[int]:
        row = self.play.table.actions
        self.play.dealt().legal(player, row)
        return row.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, all equally likely."""
        return CHANCES

    def _apply_action(self, action: int) -> None:
        seat = self.play.seat
        if seat == CHANCE:
            self.play.chance(action)
        else:
            self.play.decide(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return self.play.table.game.vocabulary.write(action)

    def returns(self) -> list[float]:
        """1 for the first place, -1 for the last, equal steps between; 0 before the end."""
        seats = range(self.play.table.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        ranking = self.play.dealt().ranking()
        return [reward(ranking, seat) for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "GameState":
        """Another state that looks the same to a player, with its hidden cards drawn anew.

        Its history is still the true one.
        """
        twin: GameState = self.clone()
        twin.play = self.play.imagined(player, int(sampler() * 2**62))
        return twin

    def __str__(self) -> str:
        """The position in the game's notation, and what chance has to say."""
        play = self.play
        if play.state is None:
            return f"set-up {play.set_up}"
        notation = play.table.game.write_position(play.state)
        return notation if play.pending is None else f"{notation} then chance on {play.pending}"


class Observer:
    """What a player observes, as OpenSpiel asks for it."""

    def __init__(self, table: TableGame, kind: Any, parameters: Any) -> None:
        """Make room for the tensor."""
        if parameters:
            raise ValueError(f"observations have no parameters, not {parameters}")
        self.table = table
        self.recall = kind.perfect_recall
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = kind.public_info and kind.private_info == alone
        self.tensor = np.zeros(table.players + table.layout.width, np.float32)
        self.dict = {
            "player": self.tensor[: table.players],
            "observation": self.tensor[table.players :],
        }

    def set_from(self, state: GameState, player: int) -> None:
        """Fill the tensor with what a player observes."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.play.state is not None and self.whole:
            self.dict["observation"][:] = self.table.features(state.play.state, player)

    def string_from(self, state: GameState, player: int) -> str | None:
        """The same as text; None for what is private alone or public alone."""
        if not self.whole:
            return None
        if state.play.state is None:
            return f"player {player}"
        text = f"player {player}, {self.table.text(self.table.row(state.play.state, player))}"
        if not self.recall:
            return text
        return f"{text}, before that {state.play.trail.digest(player).hex()}"


class SpielGame(SpielBase):  # type: ignore[misc]
    """One of our games with its parameters: players, settings, and where to begin."""

    name: str  # set by `register`
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        """Read the parameters."""
        game = find(self.name)
        given = dict(parameters or {})
        players = int(given.pop("players", game.meta.players[0]))
        position = bytes.fromhex(given.pop("position", "")).decode()
        options = {name: str(value) for name, value in given.items()}
        self.table = TableGame(game, players, options, position)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.vocabulary.size,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self) -> GameState:
        """A game that is about to be set up."""
        return GameState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """What looks at states for a player."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, kind, parameters)


def _parameter(value: str) -> int | str:
    """A setting as OpenSpiel reads it back from a text: digits are a number to it."""
    return int(value) if value.isdigit() else value


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    meta = find(name).meta
    settings = {setting.name: _parameter(setting.default) for setting in meta.settings}
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Ludoteca {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.players[-1],
        min_num_players=meta.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.players[0], "position": "", **settings},
    )
    # A class of this module for each game: OpenSpiel pickles games, and pickle looks for it here.
    title = f"Spiel_{name}"
    globals()[title] = type(title, (SpielGame,), {"__module__": __name__, "name": name})
    globals()[title].kind = kind
    pyspiel.register_game(kind, globals()[title])


for each in names():
    register(each)
