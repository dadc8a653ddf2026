# compiled: mypyc
"""A deck as the rules read it: rows of numbers, the same for every position that plays with it."""

from typing import Final, final

from ludoteca.games.vossa_excelencia.instructions import ICONS, MOMENTS
from ludoteca.kernel.native import i64, vec


@final
class Deck:
    """All cards by number, politicians first, voters last. Never changed once made."""

    def __init__(self, rows: dict[str, list[int]], book: object, source: str, name: str) -> None:
        """Take the columns that `compiler.py` made."""
        self.book: object = book  # names, flavours and sentences, for words and pictures
        self.source: str = source  # the file's text, or what a saved position calls the house's
        self.name: str = name  # "house-5", or the beginning of its text's hash
        self.number: i64 = 0  # its place among the decks of this process
        self.first: Final[vec[i64]] = vec[i64](
            rows["first"]
        )  # a category's first card; one more at the end
        self.size: i64 = len(rows["traits"])
        self.traits: Final[vec[i64]] = vec[i64](rows["traits"])
        self.category: Final[vec[i64]] = vec[i64](rows["category"])
        self.capital: Final[vec[i64]] = vec[i64](rows["capital"])
        self.expansion: Final[vec[i64]] = vec[i64](rows["expansion"])
        self.costs: Final[vec[i64]] = vec[i64](rows["costs"])  # eight icons for each card
        self.icons: Final[vec[i64]] = vec[i64](
            rows["icons"]
        )  # how many icons; 0: enters play at once
        self.programs: Final[vec[i64]] = vec[i64](
            rows["programs"]
        )  # first row of code by card and moment
        self.code: Final[vec[i64]] = vec[i64](rows["code"])
        self.fees: Final[vec[i64]] = vec[i64](rows["fees"])  # eight icons for each fee
        self.rules: Final[vec[i64]] = vec[i64](rows["rules"])  # rule, count, what
        self.rules_first: Final[vec[i64]] = vec[i64](
            rows["rules_first"]
        )  # by card; one more at the end
        self.ruling: Final[vec[i64]] = vec[i64](
            rows["ruling"]
        )  # the kinds of rules of a card, as bits
        self.worth: Final[vec[i64]] = vec[i64](
            rows["worth"]
        )  # hint: a turn in the cabinet, in tenths
        self.worth_once: Final[vec[i64]] = vec[i64](rows["worth_once"])  # hint: entering, in tenths

    def program(self, card: i64, moment: i64) -> i64:
        """The first row of what a card does at a moment, or -1."""
        return self.programs[card * MOMENTS + moment]

    def cost(self, card: i64, icon: i64) -> i64:
        """How many icons of this kind a card costs."""
        return self.costs[card * ICONS + icon]

    def count(self, category: i64) -> i64:
        """How many cards of a category there are."""
        return self.first[category + 1] - self.first[category]
