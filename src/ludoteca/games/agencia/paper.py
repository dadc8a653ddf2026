"""The box on paper: five decks, the field and who stands on it."""

from collections import Counter

from ludoteca.games.agencia.box import CARDS, DECK, DECKS, FIRST_NATURAL, KIND, number_of
from ludoteca.games.agencia.card_text import card_name, card_text
from ludoteca.games.agencia.language import IDEOLOGIES
from ludoteca.kernel.paper import (
    Board,
    Card,
    Face,
    Paper,
    PaperOrder,
    Piece,
    Plate,
    Reference,
    ReferenceLine,
    Section,
)
from ludoteca.kernel.text import Speaker, Text

ROUGH, DARK = "card-paper", "card-ink"  # the two papers; each is the other's ink
DECK_NAMES = ("main", "historical", "theoretical", "strategic", "social")
ROWS = (4, 3, 2, 1, 0)  # of the field, from the top
SQUARE, MARGIN = 26.0, 12.0  # millimetres
MARKER = 16.0


def paper(order: PaperOrder) -> Paper:
    """Every deck, and a field for so many players."""
    decks = tuple(_deck(deck, order.speaker) for deck in range(DECKS))
    return Paper(
        sections=(*decks, Section("field", (_field(order), *_markers(order)), has_hint=True)),
        summary=(
            "setup",
            "turn",
            "structures",
            "crises",
            "revolts",
            "natural",
            "field",
            "hegemonies",
            "end",
        ),
        references=(_hegemonies(order),),
        needs=(_say(order, "paper-need-pencil"),),
    )


def _say(order: PaperOrder, identifier: str, **arguments: int) -> str:
    return order.speaker.say(Text(identifier, arguments))


def _hegemonies(order: PaperOrder) -> Reference:
    """Which sign on a card is which ideology's, and what its hegemony does."""
    return Reference(
        _say(order, "paper-hegemonies"),
        tuple(
            ReferenceLine(
                f"{_say(order, f'hegemony-{name}')}.",
                _say(order, f"hegemony-{name}.effect"),
                f"emblem-{name}",
            )
            for name in IDEOLOGIES
        ),
    )


def _deck(deck: int, speaker: Speaker) -> Section:
    kinds = Counter(int(KIND[card]) for card in range(CARDS) if DECK[card] == deck)
    cards = tuple(_card(kind, deck, copies, speaker) for kind, copies in sorted(kinds.items()))
    return Section(DECK_NAMES[deck], cards)


def _card(kind: int, deck: int, copies: int, speaker: Speaker) -> Card:
    return Card(f"card {kind}", _front(kind, deck, speaker), _back(speaker), copies)


def _front(kind: int, deck: int, speaker: Speaker) -> Face:
    is_natural = kind >= FIRST_NATURAL
    name, text = speaker.say(card_name(kind)), speaker.say(card_text(kind))
    foot = speaker.say(Text(f"paper-{DECK_NAMES[deck]}"))
    if is_natural:
        foot = f"{speaker.say(Text('board-natural'))} · {foot}"
    return Face(
        words=f"{name}. {text}",
        edge=DARK if is_natural else ROUGH,
        ink=ROUGH if is_natural else DARK,
        picture=f"poster-{kind}",
        share=0.4,
        title=name,
        lines=(text,),
        foot=(foot, str(number_of(kind))),
    )


def _back(speaker: Speaker) -> Face:
    return Face(speaker.say(Text("paper-back")), drawing="back", edge=DARK)


def _field(order: PaperOrder) -> Board:
    """Five rows, a column for each player; the winner's row is the uppermost."""
    rows = [
        Plate(
            x=MARGIN + SQUARE * (column + 0.5) + 14,
            y=MARGIN + SQUARE * (at + 0.5),
            width=SQUARE,
            height=SQUARE,
            fill="card-band" if row == ROWS[0] else ROUGH,
            stroke=DARK,
        )
        for at, row in enumerate(ROWS)
        for column in range(order.players)
    ]
    names = [
        Plate(
            MARGIN + 6, MARGIN + SQUARE * (at + 0.5), 12, 9, text=str(row), fill=ROUGH, stroke=ROUGH
        )
        for at, row in enumerate(ROWS)
    ]
    width = 2 * MARGIN + 14 + SQUARE * order.players
    height = 2 * MARGIN + SQUARE * len(ROWS)
    words = _say(order, "paper-field.words", players=order.players)
    return Board("field", words, width, height, plates=(*rows, *names), edge=ROUGH)


def _markers(order: PaperOrder) -> list[Piece]:
    return [
        Piece(
            name=f"marker {seat}",
            words=_say(order, "paper-marker", number=seat + 1),
            drawing=f"seat-{seat}",
            width=MARKER,
            height=MARKER,
            is_round=True,
        )
        for seat in range(order.players)
    ]
