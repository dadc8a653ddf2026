"""The box on paper: cards, characters, the map, and everybody's pieces."""

from ludoteca.games.quissama.cards import (
    BERNARDINA,
    BLESSING,
    BUSINESSES,
    CAPOEIRAS,
    CHARACTER_CODES,
    CHARACTERS,
    COPIES,
    FACE_NAMES,
    FACES,
    FIRST_BUSINESS,
    ICON_NAMES,
    ICON_OF,
    IDENTICAL,
    INFLUENCE_COSTS,
    MINISTERS,
    PAYING_FACES,
    PIECES,
    TENEMENT,
    TENEMENT_CARD,
    WORTH_OF,
    gang_of_square,
)
from ludoteca.games.quissama.original import PRINCESS_GOAL, ROADS, TENEMENT_SPACES
from ludoteca.games.quissama.words import place_name
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
from ludoteca.kernel.text import Text

PRINT, SHEET, TINTED, RED = "#33251a", "#faf3e0", "#efdcae", "#7d3526"
GANGS = ("nagoa", "guaiamum")
GANG_STROKES = ("#3f6f9f", "#b8402c")
MAP = (510.0, 357.0)  # millimetres; the drawing is 1000 by 700; four sheets hold it
FIGURE, PAWN, COIN = (13.0, 15.6), (11.0, 13.2), 14.0


def paper(order: PaperOrder) -> Paper:
    """Everything for so many players."""
    return Paper(
        sections=(
            Section("cards", tuple(_card(face, order) for face in range(FACES))),
            Section("characters", tuple(_character(at, order) for at in range(CHARACTERS))),
            Section("map", (_map(order),), has_hint=True),
            Section(
                "pieces",
                (*_capoeiras(order), *_pieces(order), _coins(order)),
                has_hint=True,
            ),
        ),
        summary=(
            *("turn", "paying", "businesses", "ministry", "attacks", "market", "cards"),
            *("gallery", "characters", "bernardina", "end"),
        ),
        references=(_roads(order), _deck(order)),
    )


def _say(order: PaperOrder, identifier: str, **arguments: int | str | Text) -> str:
    return order.speaker.say(Text(identifier, arguments))


def _card(face: int, order: PaperOrder) -> Card:
    name = _name(face, order)
    effect = _say(order, f"card-{FACE_NAMES[face]}.effect")
    special = face >= BLESSING
    front = Face(
        words=f"{name}. {effect}",
        drawing="card-special" if special else "card-plain",
        edge=TINTED if special else SHEET,
        ink=PRINT,
        signs=_signs(face),
        title=name,
        lines=(effect,),
        inset=(5.5, 6.0, 17.0),
    )
    back = Face(_say(order, "paper-back"), drawing="card-back", edge=RED)
    return Card(f"card {face}", front, back, COPIES[face])


def _name(face: int, order: PaperOrder) -> str:
    """What stands on a card; the tenement's need not say that it is a card."""
    named = "paper-tenement-card" if face == TENEMENT_CARD else f"card-{FACE_NAMES[face]}"
    return _say(order, named)


def _signs(face: int) -> tuple[str, ...]:
    if face < PAYING_FACES:
        return (f"sign-{ICON_NAMES[ICON_OF[face]]}",) * int(WORTH_OF[face])
    return (f"sign-{FACE_NAMES[face]}",)


def _character(character: int, order: PaperOrder) -> Card:
    code = CHARACTER_CODES[character]
    name, ability = _say(order, f"character-{code}"), _say(order, f"character-{code}.ability")
    goal = _goal(code, order)
    front = Face(
        words=f"{name}. {ability} {goal}",
        edge=SHEET,
        ink=PRINT,
        picture=f"portrait-{character}",
        share=0.42,
        fit="contain",
        title=name,
        cost=_cost(character),
        lines=(ability, _say(order, "paper-goal", goal=goal)),
        inset=(5.0, 4.0, 3.0),
    )
    return Card("characters", front, Face(_say(order, "paper-back"), drawing="card-back", edge=RED))


def _goal(code: str, order: PaperOrder) -> str:
    """A character's goal; the princess's depends on how many play, and cards serve any number."""
    if code == "princesa":
        by_players = {f"with{at}": int(PRINCESS_GOAL[at]) for at in range(2, 6)}
        return _say(order, "paper-princess-goal", **by_players)
    return _say(order, f"character-{code}.goal", spaces=int(TENEMENT_SPACES))


def _cost(character: int) -> tuple[tuple[int, str], ...]:
    """What a marker on a character costs."""
    if character == BERNARDINA:
        return ((int(IDENTICAL), "sign-cards"),)
    bits = int(INFLUENCE_COSTS[character])
    counts = [(bits >> 4 * at & 15, f"sign-{icon}") for at, icon in enumerate(ICON_NAMES)]
    return tuple((count, sign) for count, sign in counts if count)


def _map(order: PaperOrder) -> Board:
    """The city, with a plate on every place; where they lie is said by the drawing."""
    ministry = Plate(
        place="ministry",
        text=_say(order, "board-ministry"),
        slots=tuple(str(space + 1) for space in range(MINISTERS)),
        fill=SHEET,
        stroke=PRINT,
    )
    senzala = Plate(
        place="senzala",
        text=_say(order, "board-senzala"),
        opens=True,
        fill=SHEET,
        stroke=PRINT,
    )
    places = [_place(place, order) for place in range(TENEMENT + 1)]
    plates = (ministry, senzala, *places)
    return Board("map", _say(order, "paper-map.words"), *MAP, drawing="map", plates=plates)


def _place(place: int, order: PaperOrder) -> Plate:
    """A square, open for any number of capoeiras; a business or the tenement, with its spaces."""
    slots: tuple[str, ...] = ()
    if place == TENEMENT:
        slots = ("",) * int(TENEMENT_SPACES)
    elif place >= FIRST_BUSINESS:
        burgher = _say(order, "icon-burgher")
        slots = (burgher, "", "")
    return Plate(
        place=f"place-{place}",
        text=order.speaker.say(place_name(place)),
        slots=slots,
        opens=not slots,
        note=_note(place, order),
        fill=SHEET,
        stroke=GANG_STROKES[_gang(place)],
    )


def _gang(place: int) -> int:
    """Whose region a place lies in."""
    if place == TENEMENT:
        return 1
    square = place if place < FIRST_BUSINESS else _square_of(place)
    return int(gang_of_square(square))


def _note(place: int, order: PaperOrder) -> str:
    """What a plate says under its name: whose square it is, or where the road leads."""
    if place == TENEMENT:
        return _say(order, "paper-tenement")
    if place < FIRST_BUSINESS:
        return _whose(place, order)
    return _say(order, "paper-road", square=place_name(_square_of(place)))


def _whose(square: int, order: PaperOrder) -> str:
    return _say(order, "paper-square", gang=Text(f"gang-{GANGS[_gang(square)]}"))


def _square_of(business: int) -> int:
    return int(ROADS[business - FIRST_BUSINESS])


def _roads(order: PaperOrder) -> Reference:
    """Which businesses each square has roads to."""
    return Reference(
        _say(order, "paper-roads"),
        tuple(_road(square, order) for square in range(FIRST_BUSINESS)),
    )


def _deck(order: PaperOrder) -> Reference:
    """How often each card is in the deck."""
    counted = [f"{COPIES[face]} × {_name(face, order)}" for face in range(FACES)]
    every = ReferenceLine(
        _say(order, "paper-deck.all", count=sum(COPIES)), f"{', '.join(counted)}."
    )
    return Reference(_say(order, "paper-deck"), (every,))


def _road(square: int, order: PaperOrder) -> ReferenceLine:
    names = [
        order.speaker.say(place_name(place))
        for place in range(FIRST_BUSINESS, TENEMENT)
        if _square_of(place) == square
    ]
    name = order.speaker.say(place_name(square))
    return ReferenceLine(f"{name} ({_whose(square, order)}):", f"{', '.join(names)}.")


def _capoeiras(order: PaperOrder) -> list[Piece]:
    words = _say(order, "paper-capoeira")
    return [Piece("capoeiras", words, "capoeira-none", *FIGURE, copies=int(CAPOEIRAS))]


def _pieces(order: PaperOrder) -> list[Piece]:
    return [
        Piece(
            f"pieces {seat}",
            _say(order, "paper-piece", number=seat + 1),
            f"piece-{seat}",
            *PAWN,
            copies=int(PIECES),
        )
        for seat in range(order.players)
    ]


def _coins(order: PaperOrder) -> Piece:
    return Piece(
        name="coins",
        words=_say(order, "paper-coin"),
        drawing="sign-coin",
        width=COIN,
        height=COIN,
        copies=int(BUSINESSES),
        is_round=True,
        text="+1",
    )
