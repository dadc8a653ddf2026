"""How things are said: the arguments of every sentence about this game."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.asking import asked, book_of, branch_text, brought
from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.card_text import (
    ICONS,
    Wording,
    bill_text,
    catalogue,
    joined,
)
from ludoteca.games.vossa_excelencia.choices import is_reached
from ludoteca.games.vossa_excelencia.decks import FOLDER, HOUSE, house_deck
from ludoteca.games.vossa_excelencia.notation import read_position
from ludoteca.games.vossa_excelencia.payment import ask_price, next_icon
from ludoteca.games.vossa_excelencia.rules import why_not_branch
from ludoteca.games.vossa_excelencia.state import ZONE, Position
from ludoteca.games.vossa_excelencia.turn import unturns
from ludoteca.games.vossa_excelencia.view import PHASES, RESOURCES, VOCABULARY
from ludoteca.games.vossa_excelencia.view_types import Printed
from ludoteca.games.vossa_excelencia.vocabulary import (
    CANNOT_AFFORD,
    CHOOSE_RIVAL,
    IS_TURNED,
    NOT_A_CHOICE,
    NOT_NOW,
    QUESTIONS,
    TAKE_BRANCH,
)
from ludoteca.kernel.game import Argument, Game
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Seat, Speaker, Text
from ludoteca.kernel.vocabulary import Vocabulary


class CardWords:
    """How the fields of one deck's game are said."""

    def __init__(self, book: Book) -> None:
        """Take the deck that is played with."""
        self.book = book
        self.wording = Wording(book)

    def __call__(self, field: str, value: int) -> Argument:
        """A field's value as it is said."""
        if field == "card":
            return self.wording.name(value)
        if field == "rival":
            return Seat(value)
        if field == "sphere":
            return Text("sphere", {"sphere": ins.SPHERE_NAMES[value]})
        if field == "resource":
            return Text("resource", {"resource": RESOURCES[value]})
        if field == "category":
            return Text(f"category-{ins.CATEGORY_NAMES[value]}")
        return value + 1 if field == "branch" else value

    def code(self, card: int) -> str:
        """A card in notation."""
        return self.book.cards[card].code if card < len(self.book.cards) else f"#{card}"

    def read(self, code: str) -> int:
        """The card that notation names."""
        return int(code[1:]) if code.startswith("#") else self.book.number(code)

    def more_of(self, kind: str, arguments: Mapping[str, int]) -> dict[str, Argument]:
        """What an alternative that was taken does, where the card has only one choice."""
        if kind != "takes_branch":
            return {}
        card, branch = arguments["card"], arguments["branch"]
        choices = [
            alternatives
            for sentences in self.book.cards[card].moments
            for sentence in sentences
            for alternatives in (sentence.alternatives, *(body for _, body in sentence.risk))
            if len(alternatives) > 1
        ]
        if len(choices) != 1 or branch >= len(choices[0]):
            return {"known": "no", "effect": ""}
        return {"known": "yes", "effect": self.wording.steps(choices[0][branch])}

    def vocabulary(self) -> Vocabulary:
        """The actions, with cards by their codes."""
        return replace(VOCABULARY, codecs={**VOCABULARY.codecs, "card": (self.code, self.read)})


@lru_cache(maxsize=64)
def words_with(book: Book) -> CardWords:
    """How things are said with the cards of a deck."""
    return CardWords(book)


def house_words() -> CardWords:
    """How things are said with the deck of the house."""
    book = house_deck().book
    assert isinstance(book, Book)
    return words_with(book)


def dealt(game: Game, state: State) -> Game:
    """The game with the cards of this table."""
    assert isinstance(state, Position)
    if state.deck.number == HOUSE:
        return game
    words = words_with(book_of(state))
    read = partial(read_position, source=state.deck.source)
    return replace(
        game,
        words=words,
        more_of=words.more_of,
        vocabulary=words.vocabulary(),
        read_position=read,
    )


def prompt(state: State, seat: int) -> Text:
    """What the seat that is waited for is asked."""
    assert isinstance(state, Position)
    phase = PHASES[state.phase]
    words = words_with(book_of(state))
    arguments: dict[str, Argument] = {}
    if phase in ("accepting", "branching", "choosing", "sphere", "targeting"):
        arguments["card"] = words("card", state.source)
        arguments["effect"] = asked(state, words.wording)
    if phase == "accepting":
        arguments["gain"] = brought(state, words.wording)
    if phase == "paying":
        card = state.paying if state.paying >= 0 else state.source
        arguments["card"] = words("card", card)
        arguments["icon"] = ICONS[next_icon(state.bill)]
        arguments["kept"] = "yes" if state.has_rule(state.actor, ins.KEEP_INFLUENCE) else "no"
    return Text(f"prompt-{phase}", arguments)


def called(state: State, action: int) -> Text | None:
    """An alternative by what it does."""
    assert isinstance(state, Position)
    is_branch = VOCABULARY.kind(action).name == "branch"
    if not is_branch or not QUESTIONS.is_answer(state.phase, action):
        return None
    words = words_with(book_of(state))
    effect = _alternative(state, words.wording, action - int(TAKE_BRANCH))
    return effect and Text("option-branch.does", {"effect": effect})


def detail(state: State, action: int) -> Text | None:
    """What a card that an action names costs and does, what an alternative does, whom it misses.

    Only for actions that could be asked for now, as far as everybody can see.
    """
    assert isinstance(state, Position)
    if not QUESTIONS.is_answer(state.phase, action):
        return None
    words = words_with(book_of(state))
    option = VOCABULARY.option(action)
    if option["kind"] == "branch":
        return _alternative(state, words.wording, action - int(TAKE_BRANCH))
    if option["kind"] == "rival":
        seat = action - int(CHOOSE_RIVAL)
        is_missed = seat < state.players and not is_reached(state, seat)
        return Text("detail-sheltered") if is_missed else None
    card = option.get("card")
    if not isinstance(card, int) or not _could_be(state, str(option["kind"]), card):
        return None
    written = words.book.cards[card]
    parts = words.wording.lines(written)
    if any(written.cost):
        price = bill_text(list(ask_price(state, state.seat, card)))
        parts = [Text("costs", {"bill": price}), *parts]
    if written.capital:
        parts = [*parts, Text("capital", {"count": written.capital})]
    return joined(parts, "lines") if parts else None


def _alternative(position: Position, wording: Wording, place: int) -> Text | None:
    if why_not_branch(position, place) != 0:
        return None
    return branch_text(position, wording, int(position.pc) + 5 * (place + 1))


def _could_be(position: Position, kind: str, card: int) -> bool:
    """Whether a card is of the kind, or in the open place, that an action needs."""
    if card >= position.deck.size:
        return False
    if kind in ("articulate", "use"):
        return position.in_cabinet(position.seat, card)
    if kind == "buy":
        return position.where[card] == ZONE
    return kind == "choose" or position.deck.category[card] == ins.PARLIAMENTARIAN


def cards(state: State, speaker: Speaker) -> list[Printed]:
    """Every card of a table's deck, with its words."""
    assert isinstance(state, Position)
    return _printed(book_of(state), speaker.language)


@lru_cache(maxsize=16)
def _printed(book: Book, language: str) -> list[Printed]:
    return catalogue(book, Speaker(language, FOLDER / "text"))


def explain(state: State, seat: int, action: int, code: int) -> dict[str, Argument]:
    """The arguments of a refusal besides what was tried: what stands in the way."""
    assert isinstance(state, Position)
    tried = VOCABULARY.kind(action).arguments(action)
    arguments: dict[str, Argument] = {}
    if code in (NOT_NOW, NOT_A_CHOICE):
        arguments["asked"] = prompt(state, state.actor)
    card = tried.get("card", state.deck.size)
    is_there = card < state.deck.size
    if code == IS_TURNED:
        arguments["stays"] = "yes" if is_there and not unturns(state, seat, card) else "no"
    if code == CANNOT_AFFORD and is_there:
        arguments["price"] = bill_text(list(ask_price(state, seat, card)))
    return arguments
