"""A game as the rest of the house sees it, and how games are found."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import ludoteca.games
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.advice import Advice
from ludoteca.kernel.bits import members
from ludoteca.kernel.fields import DamagedPosition, Fields
from ludoteca.kernel.layout import EMPTY_LAYOUT, Layout
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.meta import Meta
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import KERNEL_REASONS
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Seat, Speaker, Text
from ludoteca.kernel.vocabulary import Vocabulary, WordKind, word_kinds

if TYPE_CHECKING:
    from rich.console import RenderableType

Argument = int | str | Seat | Text
NOTHING = -1  # instead of an action
SECOND_SEATS = ("other", "rival")  # fields of an event that name somebody besides `seat`


class Hurry(NamedTuple):
    """What nobody may think about at leisure: so much time, and what is done when it is up."""

    seconds: int
    action: int  # of everybody who has not answered, legal for all of them
    since: int  # what the time is for: it begins anew when this is another number


@dataclass(frozen=True)
class Game:
    """Everything a folder of `games` offers; each folder's package has one as `GAME`.

    >>> game = ludoteca.find("quissama")
    >>> game.meta.players, game.vocabulary.size
    (range(2, 6), 395)
    >>> game.speaker("pt").say(ludoteca.Text("title"))
    'Quissama'
    """

    meta: Meta
    folder: Path
    new_position: Callable[[int, Random, list[int]], State]
    load_position: Callable[[dict[str, object]], State]
    vocabulary: Vocabulary
    event_table: Mapping[int, str]
    reason_table: Mapping[int, str]
    words: Callable[[str, int], Argument]  # how the value of a field is said
    prompt: Callable[[State, int], Text]  # what is asked of a seat, in one sentence
    # What a reason's words need besides the arguments of the action that was tried.
    explain: Callable[[State, int, int, int], dict[str, Argument]]
    read_position: Callable[[str], State]  # compact notation of a position
    write_position: Callable[[State], str]
    terminal: Callable[[Any, Speaker], "RenderableType"]  # a view of its own type, drawn as text
    # The same as `new_position`, before what happens by itself; None where nothing does.
    lay_out: Callable[[int, Random, list[int]], State] | None = None
    fields: Fields | None = None  # the declared fields of a position
    # What is true of every position beyond bounds and numbers: each says what is wrong, or "".
    checks: tuple[Callable[[Any], str], ...] = ()
    # A dump of older rules with what these have added to it.
    renew: Callable[[dict[str, object]], dict[str, object]] = lambda data: data
    # More about an action in a position, for whoever sees no pictures.
    detail: Callable[[State, int], Text | None] = lambda state, action: None
    # What an action is called in a position, where one sees there what a number stands for.
    called: Callable[[State, int], Text | None] = lambda state, action: None
    view_type: type[object] = dict  # what `view` gives: a TypedDict, known to the browser too
    facts: ModuleType | None = None  # constants that the browser needs, by name
    dealt: Callable[["Game", State], "Game"] | None = None  # the game with a table's own cards
    layout: Callable[[int], Layout] = lambda players: EMPTY_LAYOUT  # what `observe` writes
    # What a table answers for a seat, given what it has planned; NOTHING: the seat is asked.
    automatic: Callable[[State, int, int], int] = lambda state, seat, planned: NOTHING
    # Whether a seat may plan to answer with this action.
    may_plan: Callable[[State, int, int], bool] = lambda state, seat, action: False
    # What those who are waited for may not take long about, at a table played live without a clock.
    hurry: Callable[[State], Hurry | None] = lambda state: None
    # Every card of a table with its words in one language, for games whose cards are data.
    cards: Callable[[State, Speaker], Sequence[Mapping[str, object]]] = lambda state, speaker: []
    card_type: type[object] | None = None  # of a card as the browser prints it, a TypedDict too
    # What counts for a seat, by the names of its messages `part-<name>`: more is better.
    parts: Callable[[State, int], dict[str, int]] = lambda state, seat: {}
    # Points that a seat may hope for by what it knows, where nobody can know who is ahead.
    hope: Callable[[State, int], float | None] = lambda state, seat: None
    # Events of two seats that have a text `event-<name>.own`, told where both are the same.
    own_events: frozenset[str] = frozenset()
    # What the words of an event need besides its arguments.
    more_of: Callable[[str, Mapping[str, int]], dict[str, Argument]] = lambda kind, arguments: {}
    # A plan of several moves, by what a seat knows; None where there is none to tell.
    advice: Callable[[State, int], Advice | None] = lambda state, seat: None
    # What an action is good for where no part of the game tells: by what the seat knows.
    purpose: Callable[[State, int, int], Text | None] = lambda state, seat, action: None

    @property
    def name(self) -> str:
        """The game's folder and command-line name."""
        return self.meta.name

    def new(self, players: int, random: Random, options: Mapping[str, str] | None = None) -> State:
        """A position ready for its first decision; a Problem if players or options do not fit."""
        self.meta.check_players(players)
        return self.new_position(players, random, self.meta.read_settings(options or {}))

    def laid_out(self, players: int, random: Random, settings: list[int]) -> State:
        """A position to which nothing has happened; `announce` brings it to where `new` does."""
        return (self.lay_out or self.new_position)(players, random, settings)

    def begin(
        self, players: int, random: Random, options: Mapping[str, str], listener: Listener
    ) -> State:
        """The position of `new`, with a listener to whom all was told from the deal on."""
        self.meta.check_players(players)
        state = self.laid_out(players, random, self.meta.read_settings(options))
        state.listener = listener
        state.announce()
        return state

    def load(self, data: dict[str, object]) -> State:
        """The position that `dump` wrote; DamagedPosition, with the reason, if no game has it."""
        return self._load(
            data,
            lambda state: (
                self.impossible(state) or self._dead_end(state) or self._strangeness(state)
            ),
        )

    def reload(self, data: dict[str, object]) -> State:
        """A position that we have dumped ourselves and nobody else could touch.

        Its numbers and components are checked, but not whether a game can come to it. What older
        rules did not know is filled in by the game's `renew`.
        """
        return self._load(self.renew(data), lambda state: "")

    def _load(self, data: dict[str, object], doubt: Callable[[State], str]) -> State:
        try:
            state = self.load_position(data)
            reason = self._miscount(state) or doubt(state)
        except (LookupError, OverflowError, TypeError, ValueError) as error:
            raise DamagedPosition(str(error) or repr(error)) from error
        if reason:
            raise DamagedPosition(reason)
        return state

    def _miscount(self, state: State) -> str:
        """Which component is there too often or too seldom."""
        counted = state.census()
        box = self.new_position(state.players, Random(0), list(state.settings)).census()
        wrong = [name for name in box if counted.get(name) != box[name]]
        return f"{wrong[0]}: {counted.get(wrong[0])} instead of {box[wrong[0]]}" if wrong else ""

    def impossible(self, state: State) -> str:
        """Why no game can have come to a position of this game; nothing if one can."""
        return next((reason for check in self.checks if (reason := check(state))), "")

    def _dead_end(self, state: State) -> str:
        """Who is waited for and is not there, or can do nothing."""
        row = ActionBuffer(self.vocabulary.size)
        for seat in members(state.waiting()):
            if seat >= state.players:
                return f"seat {seat} is to decide and is not there"
            state.legal(seat, row)
            if row.count == 0:
                return f"seat {seat} is to decide and can do nothing"
        return ""

    def _strangeness(self, state: State) -> str:
        """Who cannot be asked, or would imagine what is no position or looks otherwise."""
        game, state = self.at(state), state.clone()
        for seat in members(state.waiting()):
            game.prompt(state, seat)
        for seat in range(-1, state.players):
            twin, viewer = state.imagine(seat, 0), None if seat < 0 else seat
            reason = self._miscount(twin) or self.impossible(twin)
            if reason:
                return f"what seat {viewer} knows cannot be: {reason}"
            if twin.view(viewer) != state.view(viewer):
                return f"what seat {viewer} sees is not what it knows"
        return ""

    def at(self, state: State) -> "Game":
        """The game as it is played in this position: its words may depend on the cards used."""
        return self if self.dealt is None else self.dealt(self, state)

    def speaker(self, language: str, names: tuple[str, ...] = ()) -> Speaker:
        """Somebody who speaks of this game."""
        return Speaker(language, self.folder / "text", names)

    # Sentences: nowhere else are they made for options, events and refusals.

    def option_text(self, action: int) -> Text:
        """What an action is; the same in every position."""
        return option_text(self.vocabulary, self.words, action)

    def event_text(self, kind: str, arguments: Mapping[str, int]) -> Text:
        """What has happened; what somebody has done to themselves may be said in its own way."""
        second = [arguments[name] for name in SECOND_SEATS if name in arguments]
        own = kind in self.own_events and arguments["seat"] in second
        said = {**self.in_words(arguments), **self.more_of(kind, arguments)}
        return Text(f"event-{kind}.own" if own else f"event-{kind}", said)

    def refusal_text(self, state: State, seat: int, action: int, code: int) -> Text:
        """Why a seat may not do something; the game is the one played `at` this position."""
        identifier = f"refusal-{self.reasons[code].name}"
        if code in KERNEL_REASONS:
            return Text(identifier)
        tried = self.in_words(self.vocabulary.kind(action).arguments(action))
        return Text(identifier, {**tried, **self.explain(state, seat, action, code)})

    def in_words(self, arguments: Mapping[str, int]) -> dict[str, Argument]:
        """Numbers, by the names of their fields, as a sentence calls them."""
        return in_words(self.words, arguments)

    @cached_property
    def events(self) -> dict[int, WordKind]:
        """The kinds of events by number."""
        return word_kinds(self.event_table)

    @cached_property
    def reasons(self) -> dict[int, WordKind]:
        """The kinds of reasons by number, the kernel's included; the second word is the rule."""
        return word_kinds({**KERNEL_REASONS, **self.reason_table})


def option_text(vocabulary: Vocabulary, words: Callable[[str, int], Argument], action: int) -> Text:
    """What an action is, for a game's own sentences, too, which may name one."""
    kind = vocabulary.kind(action)
    return Text(f"option-{kind.name}", in_words(words, kind.arguments(action)))


def in_words(
    words: Callable[[str, int], Argument], arguments: Mapping[str, int]
) -> dict[str, Argument]:
    """Numbers, by the names of their fields, as a sentence calls them."""
    return {
        name: Seat(value) if name == "seat" else words(name, value)
        for name, value in arguments.items()
    }


def names() -> list[str]:
    """The games that are there.

    >>> ludoteca.names()
    ['agencia', 'conspiracy', 'foto_perfeita', 'quissama', 'vossa_excelencia']
    """
    found = pkgutil.iter_modules(ludoteca.games.__path__)
    return sorted(module.name for module in found if module.ispkg)


@cache
def find(name: str) -> Game:
    """The game of this name; a Problem that lists the games if there is none.

    >>> ludoteca.find("agencia").meta.minutes
    90
    """
    if name not in names():
        raise Problem("problem-game", game=name, known=", ".join(names()))
    game = importlib.import_module(f"ludoteca.games.{name}").GAME
    assert isinstance(game, Game)
    return game
