"""The table: the checked door to a game, for people, servers and scripts."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.game import Game, find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import NO_SUCH_ACTION
from ludoteca.kernel.record import Record
from ludoteca.kernel.recorder import Recorder
from ludoteca.kernel.seeds import commitment, fresh_seed, key
from ludoteca.kernel.spoken import Event, Option, Reason, Refused
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Text

NEVER = ("undo_nothing", "undo_rules")  # reasons against undo that no consent overcomes


class Step(NamedTuple):
    """One action, and what chance and secrecy had counted before it."""

    seat: int
    action: int
    draws: int
    shown: int


class Table:
    """One game being played. Every action is checked; a refused one changes nothing."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: str,
        options: Mapping[str, str],
        names: Sequence[str] = (),
    ) -> None:
        """Set up a new game; a Problem if players or options do not fit."""
        self._lay_out(game, players, seed, options, names)
        self._set_up()

    def _lay_out(
        self,
        game: Game,
        players: int,
        seed: str,
        options: Mapping[str, str],
        names: Sequence[str],
    ) -> None:
        self.game = game
        self.seed = seed
        self.options_chosen = dict(options)
        self.names = tuple(names)
        self.players = players
        self.rules = game.meta.rules_version  # under which it was begun
        self._row = ActionBuffer(game.vocabulary.size)
        self._recorder = Recorder()
        self.steps: list[Step] = []
        self.events: list[Event] = []

    @classmethod
    def resume(cls, record: Record, position: dict[str, object], steps: Sequence[Step]) -> "Table":
        """Go on from a saved position without replaying, whatever rules it was begun under.

        Events before it are not told again. A table of older rules cannot go back behind it.
        """
        table = cls.__new__(cls)  # without setting up a new game, which older options may not fit
        game = find(record.game)
        table._lay_out(game, record.players, record.seed, record.options, record.names)
        table.rules = record.rules
        table.state = game.load({**game.meta.own_files(record.options), **position})
        table.game = game.at(table.state)
        table.state.recorder = table._recorder
        table.steps = list(steps)
        return table

    def _set_up(self) -> None:
        self.events = []
        random = Random(0)
        random.rekey(*key(self.seed, 0))
        self.state = self.game.new(self.players, random, self.options_chosen)
        self.game = self.game.at(self.state)
        self.state.recorder = self._recorder
        self.state.announce()
        self._collect()

    # What is going on.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now; none when the game is over."""
        return tuple(members(self.state.waiting()))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        return list(self.state.scores())

    @property
    def ranking(self) -> list[int]:
        """Places by seat, 1 for the best."""
        return list(self.state.ranking())

    @property
    def winners(self) -> list[int]:
        """The seats in first place; more than one if they share it."""
        return [seat for seat, place in enumerate(self.ranking) if place == 1]

    def asks(self, seat: int) -> tuple[str, ...]:
        """The kinds of action that a seat is asked for now; none if it is not waited for."""
        return self.state.asks(seat)

    def options(self, seat: int) -> list[Option]:
        """What a seat may do now; nothing if it is not waited for."""
        return [self.describe(action) for action in self.actions(seat)]

    def actions(self, seat: int) -> list[int]:
        """The numbers of what a seat may do now; nothing if it is not waited for."""
        if seat not in self.waiting:
            return []
        self.state.legal(seat, self._row)
        return self._row.actions()

    def describe(self, action: int) -> Option:
        """An action of the vocabulary, legal now or not; the same in every position."""
        kind = self.game.vocabulary.kind(action)
        notation = self.game.vocabulary.write(action)
        return Option(action, kind.name, kind.arguments(action), notation, self.game)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or with None a spectator, may see."""
        return self.state.view(seat)

    def prompt(self, seat: int) -> Text:
        """What is asked of a seat that is waited for, in one sentence."""
        return self.game.prompt(self.state, seat)

    def log(self, seat: int | None, since: int = 0) -> list[Text]:
        """What happened from step `since` on, in words, as far as a seat may know it."""
        return [event.text for event in self.seen(seat, since)]

    def seen(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from step `since` on that a seat may know of; step 0 is the set-up."""
        return [event for event in self.events if event.step >= since and event.is_seen_by(seat)]

    # Acting.

    def why_not(self, seat: int, action: int | str | Option) -> Reason | None:
        """The reason why a seat may not do this now; None if it may."""
        number = self._number(action)
        if not 0 <= number < self.game.vocabulary.size:
            return self._reason(seat, number, int(NO_SUCH_ACTION))
        code = self.state.refusal(seat, number)
        return self._reason(seat, number, code) if code else None

    def play(self, seat: int, action: int | str | Option) -> list[Event]:
        """Do a legal action and tell what happened; Refused if it is not legal."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason, self._english(reason.text))
        return self._do(seat, self._number(action))

    def _do(self, seat: int, action: int) -> list[Event]:
        self.steps.append(Step(seat, action, self.state.random.draws, self.state.shown))
        self.state.random.rekey(*key(self.seed, len(self.steps)))
        before = len(self.events)
        self.state.apply(seat, action)
        self._collect()
        return self.events[before:]

    def _collect(self) -> None:
        kinds, step = self.game.events, len(self.steps)
        for seers, number, *values in self._recorder.rows:
            kind = kinds[number]
            arguments = dict(zip(kind.fields, values, strict=False))
            self.events.append(Event(step, seers, kind.name, arguments, self.game))
        self._recorder.rows.clear()

    def _number(self, action: int | str | Option) -> int:
        if isinstance(action, Option):
            return action.action
        if isinstance(action, int):
            return action
        try:
            return self.game.vocabulary.read(action)
        except (ValueError, KeyError, IndexError) as error:
            raise Problem("problem-notation", notation=action) from error

    def _reason(self, seat: int, action: int, code: int) -> Reason:
        kind = self.game.reasons[code]
        text = self.game.refusal_text(self.state, seat, action, code)
        return Reason(kind.name, text, kind.fields[0])

    def _english(self, text: Text) -> str:
        return self.game.speaker("en", self.names).say(text)

    # Taking back.

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why a seat may not take back its last step on its own; None if it may."""
        mine = [index for index, step in enumerate(self.steps) if step.seat == seat]
        if not mine:
            return Reason("undo_nothing", Text("undo-nothing"), "undo")
        if self.rules != self.game.meta.rules_version:
            return Reason("undo_rules", Text("undo-rules"), "undo")
        last = self.steps[mine[-1]]
        if mine[-1] != len(self.steps) - 1:
            return Reason("undo_others", Text("undo-others"), "undo")
        if last.draws != self.state.random.draws:
            return Reason("undo_chance", Text("undo-chance"), "undo")
        if last.shown != self.state.shown:
            return Reason("undo_shown", Text("undo-shown"), "undo")
        return None

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Take back a seat's last step; with the consent of all others, whatever came after it."""
        reason = self.why_not_undo(seat)
        everybody = set(range(self.players)) <= {seat, *consent}
        if reason is not None and (reason.name in NEVER or not everybody):
            raise Refused(reason, self._english(reason.text))
        last = max(index for index, step in enumerate(self.steps) if step.seat == seat)
        kept, self.steps = self.steps[:last], []
        self._set_up()
        for step in kept:
            self._do(step.seat, step.action)

    # Keeping.

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the first step."""
        return commitment(self.seed)

    def record(self) -> Record:
        """The game so far. It holds the seed: for the end, or for whoever runs the table."""
        return Record(
            game=self.game.name,
            rules=self.rules,
            players=self.players,
            options=self.options_chosen,
            names=list(self.names),
            seed=self.seed,
            actions=[(step.seat, step.action) for step in self.steps],
        )

    def save(self) -> dict[str, object]:
        """The position for `resume`, without the files of one's own that the record holds."""
        own = self.game.meta.own_files(self.options_chosen)
        return {name: value for name, value in self.state.dump().items() if name not in own}

    def imagine(self, seat: int, seed: int) -> State:
        """A position that looks like this one to a seat: all that a bot is given."""
        return self.state.imagine(seat, seed)


def new(
    game: str,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
) -> Table:
    """Open a table: `ludoteca.new("conspiracy", players=3, seed=7)`."""
    return Table(
        find(game), players, fresh_seed() if seed is None else str(seed), options or {}, names
    )


def replay(record: Record, steps: int | None = None) -> Table:
    """The table as it was after so many steps, or at the end; a Problem if it cannot have been."""
    game = find(record.game)
    if record.rules != game.meta.rules_version:
        ours = game.meta.rules_version
        raise Problem("problem-other-rules", game=game.name, theirs=record.rules, ours=ours)
    table = Table(game, record.players, record.seed, record.options, record.names)
    for number, (seat, action) in enumerate(record.actions[:steps], start=1):
        if table.why_not(seat, action) is not None:
            raise Problem("problem-illegal-action", number=number)
        table.play(seat, action)
    return table
