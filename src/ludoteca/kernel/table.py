"""The table: the checked way into a game, for people, servers and scripts."""

from collections.abc import Collection, Mapping, Sequence
from io import StringIO
from typing import NamedTuple

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.game import Game, find
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import NO_SUCH_ACTION
from ludoteca.kernel.record import Record
from ludoteca.kernel.seeds import commitment, key, seed_text
from ludoteca.kernel.spoken import Event, Option, Reason, Refused
from ludoteca.kernel.state import State
from ludoteca.kernel.text import LANGUAGES, Text

BEYOND = 2**31  # no action is as large
# Reasons against undo that no consent overcomes.
NEVER = ("undo_nothing", "undo_rules", "undo_settled")


class Step(NamedTuple):
    """One action, and what chance and secrecy had counted before it."""

    seat: int
    action: int
    chances: int
    shown: int
    given: int = 0  # of what it showed, so much was the seat's own to show
    settled: int = 0  # what was done for good before it, as its seat knew


class Table:
    """One game being played. Every action is checked; a refused one changes nothing.

    >>> table = ludoteca.new("conspiracy", players=3, seed=7)
    >>> table
    <Table of conspiracy: 3 players, step 0, waiting for seat 1>
    >>> table.options(1)
    [<Option 0: draw 1>, <Option 1: draw 2>, <Option 2: draw 3>]
    >>> events = table.play(1, "draw 1")
    >>> table.waiting
    (2,)
    """

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
        self._listener = Listener()
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self._start: State | None = None  # a position that it was set up with, instead of a deal

    @classmethod
    def resume(cls, record: Record, position: dict[str, object], steps: Sequence[Step]) -> "Table":
        """Go on from a saved position without replaying, whatever rules it was begun under.

        Events before it are not told again. A table of older rules cannot go back behind it.
        """
        table = cls.__new__(cls)  # without setting up a new game, which older options may not fit
        game = find(record.game)
        table._lay_out(game, record.players, record.seed, record.options, record.names)
        table.rules = record.rules
        table._sit_down_to(game.reload({**game.meta.own_files(record.options), **position}))
        table.steps = list(steps)
        return table

    @classmethod
    def set_up_at(
        cls,
        game: Game,
        position: State,
        seed: str,
        options: Mapping[str, str],
        names: Sequence[str],
    ) -> "Table":
        """A table whose game begins in this position, with nothing told of what came before."""
        table = cls.__new__(cls)
        table._lay_out(game, int(position.players), seed, options, names)
        table._start = position
        table._set_up()
        return table

    def _set_up(self) -> None:
        self.events = []
        if self._start is not None:
            self._sit_down_to(self._start.clone())
            return
        random = Random(0)
        random.rekey(*key(self.seed, 0))
        begun = self.game.begin(self.players, random, self.options_chosen, self._listener)
        self._sit_down_to(begun)
        self._collect()

    def _sit_down_to(self, position: State) -> None:
        self.state = position
        self.game = self.game.at(position)
        position.listener = self._listener

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

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat, or with None a spectator, may see."""
        return self.state.view(seat)

    def prompt(self, seat: int) -> Text:
        """What is asked of a seat that is waited for, in one sentence."""
        return self.game.prompt(self.state, seat)

    def seen(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from step `since` on that a seat may know of; step 0 is the set-up."""
        return [event for event in self.events if event.step >= since and event.is_seen_by(seat)]

    # In words.

    def say(self, thing: Text | Option | Event | Reason, language: str = LANGUAGES[0]) -> str:
        """A text, or what an option, an event or a reason says, as a sentence with players' names.

        >>> table = ludoteca.new("conspiracy", players=2, seed=7, names=["Ana", "Bia"])
        >>> table.say(table.prompt(0)).partition(".")[0]
        'Vire de 1 a 3 lordes do baralho'
        >>> table.say(table.options(0)[1], "en")
        'Turn up 2 lords'
        """
        text = thing if isinstance(thing, Text) else thing.text
        return self.game.speaker(language, self.names).say(text)

    def log(
        self, seat: int | None = None, language: str = LANGUAGES[0], since: int = 0
    ) -> list[str]:
        """What happened from step `since` on, in sentences, as far as a seat may know it.

        The same as texts or numbers: `seen`.

        >>> ludoteca.new("conspiracy", players=2, seed=7, names=["Ana", "Bia"]).log(0, "en")[-1]
        'It is Ana’s turn.'
        """
        return [self.say(event, language) for event in self.seen(seat, since)]

    def draw(self, seat: int | None = None, language: str = LANGUAGES[0], width: int = 80) -> str:
        """The table as a seat, or with None a spectator, sees it, drawn with letters."""
        from rich.console import Console  # not before somebody looks

        drawn = StringIO()
        console = Console(file=drawn, width=width, color_system=None, force_jupyter=False)
        speaker = self.game.speaker(language, self.names)
        console.print(self.game.terminal(self.view(seat), speaker))
        return "\n".join(line.rstrip() for line in drawn.getvalue().rstrip().split("\n"))

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"<Table of {self.game.name}: {self.players} players, {self._standing()}>"

    def _standing(self) -> str:
        if not self.over:
            return f"step {len(self.steps)}, waiting for {_seats(self.waiting)}"
        return f"over after step {len(self.steps)}, won by {_seats(self.winners)}"

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
            raise Refused(reason, self.game, self.names)
        return self._do(seat, self._number(action))

    def _do(self, seat: int, action: int) -> list[Event]:
        chances, settled = self.state.random.chances, self.state.settled(seat)
        self.steps.append(Step(seat, action, chances, self.state.shown, settled=settled))
        self.state.random.rekey(*key(self.seed, len(self.steps)))
        before = len(self.events)
        self.state.given = 0
        self.state.apply(seat, action)
        self.steps[-1] = self.steps[-1]._replace(given=self.state.given)
        self._collect()
        return self.events[before:]

    def _collect(self) -> None:
        kinds, step = self.game.events, len(self.steps)
        for seers, number, *values in self._listener.rows:
            kind = kinds[number]
            arguments = dict(zip(kind.fields, values, strict=False))
            self.events.append(Event(step, seers, kind.name, arguments, self.game))
        self._listener.rows.clear()

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

    # Taking back.

    def why_not_undo(self, seat: int, unseen: Collection[int] = ()) -> Reason | None:
        """Why a seat may not take back its last step on its own; None if it may.

        What a seat shows of its own, as cards it pays with, stands in nobody's way: it learnt
        nothing by it, and what it has given away is its own loss.

        `unseen`: steps (0 is the first) of others that this seat has been shown nothing of. They
        are no reason against it: the answer would tell that there were any.
        """
        mine = [index for index, step in enumerate(self.steps) if step.seat == seat]
        if not mine:
            return Reason("undo_nothing", Text("undo-nothing"), "undo")
        if self.rules != self.game.meta.rules_version:
            return Reason("undo_rules", Text("undo-rules"), "undo")
        last = self.steps[mine[-1]]
        if self._is_settled(mine[-1], unseen):
            return Reason("undo_settled", Text("undo-settled"), "undo")
        if any(index not in unseen for index in range(mine[-1] + 1, len(self.steps))):
            return Reason("undo_others", Text("undo-others"), "undo")
        chances, shown = self._counted_after(mine[-1])
        if last.chances != chances:
            return Reason("undo_chance", Text("undo-chance"), "undo")
        if last.shown + last.given != shown:
            return Reason("undo_shown", Text("undo-shown"), "undo")
        return None

    def _is_settled(self, last: int, unseen: Collection[int]) -> bool:
        """Whether something was done for good, by anybody, that would go with this step."""
        before: dict[int, int] = {}
        for index in range(last, len(self.steps)):
            if index not in unseen:
                before.setdefault(self.steps[index].seat, self.steps[index].settled)
        return any(self.state.settled(seat) > count for seat, count in before.items())

    def _counted_after(self, index: int) -> tuple[int, int]:
        """What chance and secrecy had counted when a step was done."""
        if index + 1 < len(self.steps):
            return self.steps[index + 1].chances, self.steps[index + 1].shown
        return self.state.random.chances, self.state.shown

    def undo(self, seat: int, consent: Collection[int] = (), unseen: Collection[int] = ()) -> None:
        """Take back a seat's last step; with the consent of all others, whatever came after it.

        Later steps that the seat has not seen (`unseen`) stay, where they are still possible.
        """
        reason = self.why_not_undo(seat, unseen)
        everybody = set(range(self.players)) <= {seat, *consent}
        if reason is not None and (reason.name in NEVER or not everybody):
            raise Refused(reason, self.game, self.names)
        last = max(index for index, step in enumerate(self.steps) if step.seat == seat)
        kept = self.steps[:last]
        later = [step for index, step in enumerate(self.steps) if index > last and index in unseen]
        self._do_again(kept)
        if not all(self._is_done_again(step) for step in later):
            self._do_again(kept)

    def _do_again(self, steps: Sequence[Step]) -> None:
        self.steps = []
        self._set_up()
        for step in steps:
            self._do(step.seat, step.action)

    def _is_done_again(self, step: Step) -> bool:
        if self.why_not(step.seat, step.action) is not None:
            return False
        self._do(step.seat, step.action)
        return True

    # Keeping.

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the first step."""
        return commitment(self.seed)

    def record(self) -> Record:
        """The game so far. It holds the seed: for the end, or for whoever runs the table.

        A Problem at a table that was set up in a position: a record begins with a deal.
        """
        if self._start is not None:
            raise Problem("problem-no-record")
        return Record(
            game=self.game.name,
            rules=self.rules,
            players=self.players,
            options=self.options_chosen,
            names=list(self.names),
            seed=self.seed,
            actions=[(step.seat, step.action) for step in self.steps],
        )

    @property
    def notation(self) -> str:
        """The whole position as one line of text, hidden things included; `ludoteca.at` reads it.

        >>> table = ludoteca.new("quissama", players=2, seed=7)
        >>> ludoteca.at("quissama", table.notation).view(0) == table.view(0)
        True
        """
        return self.game.write_position(self.state)

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
    """Open a table; without a seed chance is new every time.

    >>> ludoteca.new("agencia", players=4, seed=1)
    <Table of agencia: 4 players, step 0, waiting for seats 2, 3>
    """
    return Table(find(game), players, seed_text(seed), options or {}, names)


def at(
    game: str,
    notation: str,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    own_files: Mapping[str, str] | None = None,
) -> Table:
    """A table at a position in compact notation; a Problem if there is no such position.

    What happens from there on follows from the seed. A position played with a file of one's own
    needs that too, by the name of its setting: `own_files={"deck": text}`.

    >>> table = ludoteca.at("conspiracy", "R6 | Y1 Y2 | turn 0, phase recruit", seed=7)
    >>> table.options(0)
    [<Option 0: draw 1>, <Option 1: draw 2>, <Option 2: draw 3>]
    """
    files = dict(own_files or {})
    try:
        known = find(game) if not files else _with_files(find(game), files)
        position = known.load({**files, **known.read_position(notation).dump()})
    except Problem:
        raise
    except (LookupError, OverflowError, TypeError, ValueError) as error:
        raise Problem("problem-position", game=game, detail=str(error) or repr(error)) from error
    options = {**known.meta.write_settings(list(position.settings)), **files}
    return Table.set_up_at(known, position, seed_text(seed), options, names)


def _with_files(game: Game, files: Mapping[str, str]) -> Game:
    """The game as it is played with files of one's own."""
    return game.at(game.new(game.meta.players[0], Random(0), files))


def _seats(seats: Sequence[int]) -> str:
    return f"seat{'s' * (len(seats) > 1)} {', '.join(map(str, seats))}"


def replay(record: Record, steps: int | None = None) -> Table:
    """The table as it was after so many steps, or at the end; a Problem if it cannot have been.

    >>> record = ludoteca.new("conspiracy", players=3, seed=7).record()
    >>> ludoteca.replay(record)
    <Table of conspiracy: 3 players, step 0, waiting for seat 1>
    """
    game = find(record.game)
    if record.rules != game.meta.rules_version:
        ours = game.meta.rules_version
        raise Problem("problem-other-rules", game=game.name, theirs=record.rules, ours=ours)
    table = Table(game, record.players, record.seed, record.options, record.names)
    for number, (seat, action) in enumerate(record.actions[:steps], start=1):
        try:
            if max(abs(seat), abs(action)) >= BEYOND:
                raise Problem("problem-illegal-action", number=number)
            table.play(seat, action)
        except Refused as refused:
            raise Problem("problem-illegal-action", number=number) from refused
    return table
