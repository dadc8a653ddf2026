"""What lies on a table of Quissama, for the second reading: cards, pieces and characters."""

from collections import Counter
from dataclasses import dataclass, field

from tests.second_reading.quissama_paying import Price, Purse

COPIES = Counter(
    {"N": 10, "NN": 5, "G": 10, "GG": 5, "M": 15, "MM": 5, "L": 12, "B": 12, "K": 6}
    | {"J": 5, "E": 6, "P": 2, "F": 2}
    | dict.fromkeys(("colar", "malta", "porco", "burguesia", "familia"), 1)
)
SQUARES = ("n1", "n2", "g1", "g2")
ROADS = dict(
    zip(
        (f"b{number}" for number in range(1, 11)),
        ("n1", "n1", "n1", "n2", "n2", "g1", "g1", "g1", "g2", "g2"),
        strict=True,
    )
)
TENEMENT = "porco"
TENEMENT_SPACES = 6
PRINCESS_GOAL = {2: 18, 3: 19, 4: 21, 5: 23}
COSTS = {
    "quissama": "NNNNN",
    "woodruff": "MMMMM",
    "alemao": "GGGG",
    "araujo": "BB",
    "princesa": "LLL",
    "alencar": "KK",
    "imperador": "BNG",
    "bernardina": "",  # three identical cards
}
UNIQUE = {
    "quissama": "malta",
    "woodruff": "burguesia",
    "alemao": "porco",
    "araujo": "burguesia",
    "princesa": "familia",
    "alencar": "burguesia",
    "imperador": "familia",
    "bernardina": "colar",
}
WAIVED = {"coin": "M", "burgher": "B", "crown": "K"}
PIECES = 10
CAPOEIRAS = 30
LAST_TURN = 500


class Impossible(AssertionError):
    """The model was told of something that cannot happen."""


@dataclass
class Told:
    """What chance decided in a step, as it can be seen after it."""

    hands: list[Counter[str]]
    stored: Counter[str]
    turned_up: list[str]  # cards turned up for the market, in order
    tokens: int  # left to the seat in turn, as is the excess
    excess: Counter[str]


@dataclass
class Business:
    """A burgher's piece and up to two capoeiras."""

    owner: int | None = None
    workers: int = 0

    @property
    def full(self) -> bool:
        """It has its burgher and both capoeiras."""
        return self.owner is not None and self.workers == 2


@dataclass
class Turn:
    """What only counts until the turn ends."""

    tokens: list[str] = field(default_factory=list)  # businesses whose token is not spent
    excess: Counter[str] = field(default_factory=Counter)
    used: set[str] = field(default_factory=set)  # characters whose ability was used
    fresh: set[str] = field(default_factory=set)  # characters taken
    closed: bool = False  # no more abilities
    exchanged: bool = False
    laid: set[int] = field(default_factory=set)  # market slots
    robbed: Counter[int] = field(default_factory=Counter)
    cleared: bool = False  # a marker was removed from Bernardina


def gang_of(place: str) -> str:
    """N or G: whose region a square or a business is in."""
    return "G" if place == TENEMENT else ROADS.get(place, place)[0].upper()


def other_gang(place: str) -> str:
    """The gang that attacks a place."""
    return "G" if gang_of(place) == "N" else "N"


class Position:
    """The whole table, all hands included; its cards and pieces are counted and moved here."""

    def __init__(self, players: int, options: set[str], starter: int, gallery: list[str]) -> None:
        self.players = players
        self.options = options
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck = Counter(COPIES)
        if "few_scandals" in options:
            self.deck["E"] = min(6, players + 1)
        if "few_blessings" in options:
            self.deck["J"] = players
        self.discards: Counter[str] = Counter()
        self.market: list[str] = []
        self.stored: Counter[str] = Counter()
        self.removed = 0  # scandals
        self.squares = dict.fromkeys(SQUARES, 1 if "one_capoeira" in options else 2)
        self.businesses = {name: Business() for name in ROADS}
        self.tenement = 0
        self.ministry: list[int | None] = [None] * 6
        self.holders: dict[str, int | None] = dict.fromkeys(gallery)
        self.markers: dict[str, set[int]] = {name: set() for name in gallery}
        self.starter = self.seat = starter
        self.turns = 0
        self.phase = "opening"
        self.turn = Turn()
        self.deed = ""  # what is being paid
        self.price = Price()
        self.thefts = 0
        self.looking: int | None = None
        self.taken = ""  # by Woodruff
        self.winner: int | None = None

    # Set-up

    def check_gallery(self) -> None:
        """All eight, or Quissama, Bernardina and one more for each player."""
        small = "small_gallery" in self.options
        if len(self.holders) != (self.players + 2 if small else 8):
            raise Impossible(f"a gallery of {sorted(self.holders)}")
        if not {"quissama", "bernardina"} <= set(self.holders) <= set(COSTS):
            raise Impossible(f"a gallery of {sorted(self.holders)}")

    def deal(self, told: Told) -> None:
        """Three cards to the market, then five to each hand."""
        self.check_gallery()
        self.market = [self.turn_up(told) for _ in range(3)]
        self.renew_market(told)
        for seat in range(self.players):
            self.draw(seat, 5, told)

    # Cards

    def next_card(self, wanted: Counter[str]) -> str | None:
        """Draw one card, one of those that it can have been; none if both piles are empty."""
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()
        if not self.deck.total():
            return None
        possible = wanted & self.deck
        if not possible:
            raise Impossible(f"drawn {dict(wanted)} from {dict(self.deck)}")
        card = min(possible)
        self.deck -= Counter([card])
        return card

    def draw(self, seat: int, count: int, told: Told) -> None:
        """Draw cards into a hand, as many as there are."""
        for _ in range(count):
            card = self.next_card(told.hands[seat] - self.hands[seat])
            if card:
                self.hands[seat][card] += 1

    def turn_up(self, told: Told) -> str:
        """The next card of the market."""
        card = self.next_card(Counter([told.turned_up.pop(0)]))
        if card is None:
            raise Impossible("a card for the market out of empty piles")
        return card

    def renew_market(self, told: Told) -> None:
        """Three identical cards are discarded and replaced, as long as others can come."""
        if "open_market" in self.options:
            return
        while len(set(self.market)) == 1 and set(+self.deck + self.discards) - set(self.market):
            self.discards.update(self.market)
            self.market = [self.turn_up(told) for _ in range(3)]

    def discard(self, card: str) -> None:
        """Out of the hand of the seat in turn."""
        self.hands[self.seat] -= Counter([card])
        self.discards[card] += 1

    # Pieces

    def pieces(self, seat: int) -> int:
        """How many pieces somebody has not placed."""
        placed = sum(business.owner == seat for business in self.businesses.values())
        markers = sum(seat in there for there in self.markers.values())
        return PIECES - placed - self.ministry.count(seat) - markers

    def freed(self) -> int:
        """Capoeiras on the board."""
        working = sum(business.workers for business in self.businesses.values())
        return sum(self.squares.values()) + working + self.tenement

    def senzala(self) -> int:
        """Capoeiras not on the board."""
        return CAPOEIRAS - self.freed()

    def full(self, seat: int) -> list[str]:
        """The full businesses of a seat."""
        return [name for name, it in self.businesses.items() if it.full and it.owner == seat]

    def is_free(self, character: str, seat: int) -> bool:
        """Somebody holds this character, and nobody's marker is on it."""
        return self.holders.get(character) == seat and not self.markers[character]

    def has_ability(self, character: str) -> bool:
        """The seat in turn may use the ability of this character now."""
        turn = self.turn
        stale = character not in turn.fresh and character not in turn.used
        return self.is_free(character, self.seat) and stale and not turn.closed

    def token_worth(self, seat: int) -> int:
        """Araújo doubles the tokens, from the turn after he came."""
        fresh = seat == self.seat and "araujo" in self.turn.fresh
        return 2 if self.is_free("araujo", seat) and not fresh else 1

    def purse(self) -> Purse:
        """What the seat in turn can pay with."""
        worth = self.token_worth(self.seat)
        return Purse(+self.hands[self.seat], len(self.turn.tokens), worth, +self.turn.excess)

    def rivals(self) -> list[int]:
        """Everybody but the seat in turn."""
        return [seat for seat in range(self.players) if seat != self.seat]
