"""The box on paper: six piles of cards, the calendar, and money for the politicians."""

import base64
import zlib
from collections.abc import Sequence

from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.card_text import catalogue
from ludoteca.games.vossa_excelencia.decks import HOUSE, deck_of
from ludoteca.games.vossa_excelencia.instructions import CATEGORY_NAMES, ICON_NAMES
from ludoteca.games.vossa_excelencia.meta import META
from ludoteca.games.vossa_excelencia.state import LONG
from ludoteca.games.vossa_excelencia.view_types import Printed
from ludoteca.kernel.paper import (
    Band,
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
    Standee,
)
from ludoteca.kernel.text import Speaker, Text

SHEET, INK = "sheet", "ink"  # tokens of the look
VARIANTS = 3  # pictures for each kind of card in a deck that is not the house's
MOTIFS = 6  # keywords that have a picture
COINS = ((1, 40), (5, 12))  # worth, and how many
COIN = 17.0  # millimetres
STEP, STEP_HEIGHT, MARGIN = 28.0, 40.0, 10.0


def paper(order: PaperOrder) -> Paper:
    """The deck that the settings name, house or one's own; and what lies beside the cards."""
    number = META.read_settings(order.settings)[2]
    book = deck_of(number).book
    assert isinstance(book, Book)
    cards = catalogue(book, order.speaker)
    base = [card for card in cards if not card["expansion"]]
    further = [card for card in cards if card["expansion"]]
    is_house = number == HOUSE
    piles = [_pile(name, name, base, is_house, order.speaker) for name in CATEGORY_NAMES]
    piles.append(_pile("expansion", "parliamentarian", further, is_house, order.speaker))
    table = Section("table", (_calendar(order), _marker(order), *_coins(order)), has_hint=True)
    return Paper(
        sections=(*(pile for pile in piles if pile.parts), table),
        summary=(
            "setup",
            "table",
            "turn",
            "event",
            "revealing",
            "costs",
            "articulating",
            "effects",
            "end",
        ),
        references=(_symbols(order), _backs(order)),
        needs=tuple(_say(order, f"paper-need-{need}") for need in ("die", "influence")),
        photos={
            _photo(card): base64.b64decode(card["picture"]) for card in cards if "picture" in card
        },
    )


def _say(order: PaperOrder, identifier: str, **arguments: int | str) -> str:
    return order.speaker.say(Text(identifier, arguments))


def _symbols(order: PaperOrder) -> Reference:
    """What the marks on the cards mean."""
    icons = [
        ReferenceLine(f"{_say(order, 'icon', icon=icon).capitalize()}.", "", f"mark-{icon}")
        for icon in ICON_NAMES
    ]
    capital = [
        ReferenceLine(_say(order, f"paper-{worth}"), _say(order, f"paper-{worth}.means"), worth)
        for worth in ("won", "lost")
    ]
    spheres = ReferenceLine(_say(order, "paper-spheres"), _say(order, "paper-spheres.means"))
    cost = ReferenceLine(_say(order, "paper-cost"), _say(order, "paper-cost.means"))
    number = ReferenceLine(_say(order, "paper-number"), _say(order, "paper-number.means"))
    return Reference(_say(order, "paper-symbols"), (*icons, *capital, spheres, cost, number))


def _backs(order: PaperOrder) -> Reference:
    """Which pile a card's back is of."""
    entries = [
        ReferenceLine(f"{_say(order, f'category-{name}')}.", "", f"category-{name}")
        for name in CATEGORY_NAMES
    ]
    return Reference(_say(order, "paper-backs"), tuple(entries))


def _pile(
    name: str, category: str, cards: Sequence[Printed], is_house: bool, speaker: Speaker
) -> Section:
    back = Face(
        speaker.say(Text("paper-back", {"category": Text(f"category-{category}")})),
        edge=f"category-{category}",
        signs=(f"~category-{category}",),
    )
    return Section(
        name,
        tuple(
            Card(category, _front(card, is_house, speaker), back)
            for card in cards
            if card["category"] == category
        ),
    )


def _front(card: Printed, is_house: bool, speaker: Speaker) -> Face:
    cost = tuple((count, f"mark-{icon}") for icon, count in card["cost"].items())
    worth = card["capital"]
    mark = f"category-{card['category']}"  # a colour and a drawing
    expansion = speaker.say(Text("paper-expansion")) if card["expansion"] else ""
    return Face(
        words=_described(card, speaker),
        edge=SHEET,
        ink=INK,
        picture=_picture(card, is_house),
        share=0.42,
        marks=tuple(f"mark-{sphere}" for sphere in card["spheres"]),
        badge=("won" if worth > 0 else "lost", f"{abs(worth)}" if worth > 0 else f"−{-worth}")
        if worth
        else ("", ""),
        band=Band(mark, mark, _kind(card, speaker)),
        title=card["name"],
        cost=cost,
        lines=tuple(card["lines"]),
        flavour=card["flavour"],
        foot=(expansion, str(card["card"] + 1)),
        inset=(3.5, 2.5, 2.0),
    )


def _kind(card: Printed, speaker: Speaker) -> str:
    """What a card is, as over its words on the board: category, spheres, keywords."""
    kind = speaker.say(Text(f"board-card-{card['category']}"))
    spheres = [speaker.say(Text("sphere", {"sphere": sphere})) for sphere in card["spheres"]]
    return " · ".join([kind, *spheres, *card["keywords"]])


def _described(card: Printed, speaker: Speaker) -> str:
    """A card in one sentence after another, for whoever does not see it."""
    icons = [
        speaker.say(Text("icons", {"count": count, "icon": icon}))
        for icon, count in card["cost"].items()
    ]
    costs = [speaker.say(Text("costs", {"bill": " + ".join(icons)}))] if icons else []
    capital = card["capital"]
    worth = [speaker.say(Text("capital", {"count": capital}))] if capital else []
    return " ".join(
        [f"{card['name']}.", f"{_kind(card, speaker)}.", *costs, *worth, *card["lines"]]
    )


def _photo(card: Printed) -> str:
    """What the file of somebody's own picture is called."""
    return f"photo-{card['code'].partition('.')[0]}.jpg"


def _picture(card: Printed, is_house: bool) -> str:
    """One's own picture of a card, or the house's; else one that fits what the card is."""
    slug = card["code"].partition(".")[0]
    if "picture" in card:
        return _photo(card)
    if is_house:
        return f"art-{slug}"
    category = card["category"]
    has_sphere = category not in ("infamy", "event") and card["spheres"]
    sphere = card["spheres"][0] if has_sphere else "none"
    has_motif = category == "parliamentarian" and card["motifs"]
    motif = card["motifs"][0] % MOTIFS if has_motif else "none"
    return f"own-{category}-{sphere}-{motif}-{zlib.crc32(slug.encode()) % VARIANTS}"


def _calendar(order: PaperOrder) -> Board:
    """The semesters in a row, then the elections."""
    names = [_say(order, "board-semester", semester=at + 1) for at in range(LONG)]
    plates = [
        Plate(
            x=MARGIN + STEP * (at % 5 + 0.5),
            y=MARGIN + (STEP_HEIGHT + 4) * (at // 5) + STEP_HEIGHT / 2,
            width=STEP - 2,
            height=STEP_HEIGHT,
            text=name,
            slots=("",),
            fill=SHEET,
        )
        for at, name in enumerate([*names, _say(order, "board-elections")])
    ]
    width, height = 2 * MARGIN + 5 * STEP, 2 * MARGIN + 2 * STEP_HEIGHT + 4
    return Board("calendar", _say(order, "board-calendar"), width, height, plates=tuple(plates))


def _marker(order: PaperOrder) -> Standee:
    return Standee("marker", _say(order, "paper-marker"), "excellency", 18.0, 23.0)


def _coins(order: PaperOrder) -> list[Piece]:
    return [
        Piece(
            name=f"money {worth}",
            words=_say(order, "paper-money", worth=worth),
            drawing="mark-money",
            width=COIN if worth == 1 else COIN + 4,
            height=COIN if worth == 1 else COIN + 4,
            copies=copies,
            is_round=True,
            text=str(worth),
        )
        for worth, copies in COINS
    ]
