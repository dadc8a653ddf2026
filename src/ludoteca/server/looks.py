"""A file of one's own as the browser is shown it: cards with their words, and what is wrong."""

from collections.abc import Mapping
from typing import Any, TypedDict

import msgspec

from ludoteca.kernel.meta import Fault, FileLook
from ludoteca.kernel.text import TextData

MOST_SHOWN = 600  # cards and faults; no good deck has more


class FaultData(TypedDict):
    """Something wrong in a file that was sent along; its words are the game's."""

    line: int  # from 1; 0 where no line is to blame
    card: str
    text: TextData
    field: str  # of the card; "" where it is none
    example: str  # how it could be written; "" if that is not known


class OwnCardData(msgspec.Struct):
    """A card of a file of one's own; `printed` is what the game's pictures are drawn from."""

    section: str
    place: int
    id: str
    name: str
    copies: int
    lines: list[str]
    printed: Mapping[str, Any] | None
    fields: dict[str, Any]


class LookData(msgspec.Struct):
    """A file of one's own as far as it can be read, and what is wrong with it."""

    source: str
    title: str
    keywords: dict[str, str]
    cards: list[OwnCardData]
    faults: list[FaultData]


def fault_data(fault: Fault) -> FaultData:
    """A fault as it is sent."""
    return {
        "line": fault.line,
        "card": fault.card,
        "text": fault.text.data(),
        "field": fault.field,
        "example": fault.example,
    }


def show_look(source: str, seen: FileLook) -> LookData:
    """A look at a text, as it is sent."""
    cards = [
        OwnCardData(
            *(each.section, each.place, each.id, each.name, each.copies, each.lines),
            each.printed,
            dict(each.fields),
        )
        for each in seen.cards[:MOST_SHOWN]
    ]
    faults = [fault_data(fault) for fault in seen.faults[:MOST_SHOWN]]
    return LookData(source, seen.title, seen.keywords, cards, faults)
