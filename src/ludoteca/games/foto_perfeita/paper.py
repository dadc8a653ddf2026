"""The box on paper: cards, envelopes, and for each player a party at half the size of the scene."""

from ludoteca.games.foto_perfeita.cards import (
    AUCTIONS,
    CARD_CODES,
    CARD_COPIES,
    DECORATIONS,
    HOUSE_DECORATIONS,
    TRADE_CODES,
    TRADE_COPIES,
    TRADE_FEWEST,
    TRADE_MOST,
)
from ludoteca.games.foto_perfeita.scene import (
    CELLS,
    COLUMNS,
    DATA,
    FLOOR_WIDTH,
    GUEST_CODES,
    GUESTS,
    SCREEN_DEPTH,
    SCREEN_TOP,
    SLOTS,
    SLOTS_ACROSS,
    SPACE,
    TABLE_BACK,
    TABLE_FRONT,
    TABLE_HEIGHT,
    TABLE_LEFT,
    TABLE_RIGHT,
)
from ludoteca.games.foto_perfeita.words import card_text, guest_name
from ludoteca.kernel.paper import (
    Board,
    Card,
    Envelope,
    Face,
    Paper,
    PaperOrder,
    Plate,
    Reference,
    ReferenceLine,
    Section,
    Standee,
)
from ludoteca.kernel.text import Text

SHEET, INK, PARTY, WOOD = "sheet", "ink", "accent", "#e9cfa8"
BACKS = {  # what a card shows before it is turned up
    "preference": "party-balloons",
    "trade": "party-bottle",  # auctions too: they are shuffled together
    "starter": "party-cake",
}
POCKET = 7.0  # how much wider than a card an envelope is
FOOT, SMALL_FOOT = 8.0, 5.0  # of guests, and of decorations: two of them fit on their place
NARROW, SMALL_NARROW = 18.0, 9.0  # at least: a guest's name is on the foot


def paper(order: PaperOrder) -> Paper:
    """Cards and envelopes for all; figures, floor, table and screen for each."""
    seats = range(order.players)
    return Paper(
        sections=(
            Section("preferences", tuple(_preference(at, order) for at in range(len(CARD_CODES)))),
            Section("trades", tuple(_trade(at, order) for at in range(len(TRADE_CODES)))),
            Section("vip", (*(_vip(seat, order) for seat in seats), _starter(order))),
            Section(
                "envelopes",
                tuple(_envelope(guest, order) for guest in range(GUESTS)),
                has_hint=True,
            ),
            Section(
                "guests",
                tuple(each for seat in seats for each in _guests(seat, order)),
                has_hint=True,
            ),
            Section("decorations", tuple(_decorations(order)), has_hint=True),
            Section(
                "floors",
                tuple(each for seat in seats for each in _floor(seat, order)),
                has_hint=True,
            ),
        ),
        summary=(
            *("setup", "round", "opening", "vip", "trades", "auctions"),
            *("placing", "photo", "judging", "scoring"),
        ),
        references=(_trades(order),),
        needs=tuple(_say(order, f"paper-need-{need}") for need in ("camera", "pencil", "glue")),
    )


def _say(order: PaperOrder, identifier: str, **arguments: int | str | Text) -> str:
    return order.speaker.say(Text(identifier, arguments))


def _trades(order: PaperOrder) -> Reference:
    entries = [
        ReferenceLine(f"{_say(order, f'trade-{code}')}.", _say(order, f"trade-{code}.effect"))
        for code in TRADE_CODES
    ]
    return Reference(_say(order, "paper-trades"), tuple(entries))


def _preference(card: int, order: PaperOrder) -> Card:
    words = order.speaker.say(card_text(card))
    front = Face(
        words=words,
        edge=SHEET,
        ink=INK,
        picture=f"wish-{CARD_CODES[card]}",
        share=0.66,
        fit="contain",
        lines=(words,),
        inset=(5.0, 4.0, 4.0),
    )
    return Card(CARD_CODES[card], front, _back("preference", order), CARD_COPIES[card])


def _back(kind: str, order: PaperOrder) -> Face:
    name = _say(order, f"paper-back-{kind}")
    return Face(
        words=name,
        edge=PARTY,
        ink="on-accent",
        signs=(BACKS[kind],),
        title=name,
        inset=(5.0, 20.0, 4.0),
    )


def _trade(trade: int, order: PaperOrder) -> Card:
    code = TRADE_CODES[trade]
    name, effect = _say(order, f"trade-{code}"), _say(order, f"trade-{code}.effect")
    lowest, highest = int(TRADE_FEWEST[trade]), int(TRADE_MOST[trade])
    is_auction = trade >= len(TRADE_CODES) - 2 * AUCTIONS
    kind = _say(order, "paper-auction" if is_auction else "paper-trade")
    players = _say(order, "paper-players", lowest=lowest, highest=highest)
    front = Face(
        words=f"{name}. {effect}",
        edge=SHEET,
        ink=INK,
        picture=f"envelope-{GUEST_CODES[trade]}",  # any guest's: it is about envelopes
        share=0.44,
        fit="contain",
        title=name,
        lines=(effect,),
        foot=(kind, players),
        inset=(6.0, 6.0, 2.0),
    )
    return Card(f"trade {code}", front, _back("trade", order), int(TRADE_COPIES[trade]))


def _vip(seat: int, order: PaperOrder) -> Card:
    player = _say(order, "player", number=seat + 1)
    words = f"{_say(order, 'paper-vip-card')} {player}"
    front = Face(
        words=words,
        edge=SHEET,
        ink=INK,
        picture=f"seat-{seat}",
        share=0.45,
        fit="contain",
        title=_say(order, "paper-vip-card"),
        lines=(_say(order, "paper-vip-card.effect"), player),
        inset=(6.0, 6.0, 4.0),
    )
    return Card("vip", front, _back("preference", order))


def _starter(order: PaperOrder) -> Card:
    name, effect = _say(order, "paper-starter"), _say(order, "paper-starter.effect")
    front = Face(
        f"{name}. {effect}",
        edge=SHEET,
        ink=INK,
        picture="party-cake",
        share=0.4,
        fit="contain",
        title=name,
        lines=(effect,),
        inset=(6.0, 6.0, 4.0),
    )
    return Card("starter", front, _back("starter", order))


def _envelope(guest: int, order: PaperOrder) -> Envelope:
    """A pocket a little larger than what it holds, open above."""
    return Envelope(
        name="envelopes",
        words=_say(order, "paper-envelope", guest=guest_name(guest)),
        drawing=f"envelope-{GUEST_CODES[guest]}",
        width=order.card[0] + POCKET,
        height=order.card[1] + POCKET / 2,
        label=order.speaker.say(guest_name(guest)),
    )


def _guests(seat: int, order: PaperOrder) -> list[Standee]:
    names = [order.speaker.say(guest_name(guest)) for guest in range(GUESTS)]
    return [
        _figure(f"guests {seat}", f"guest-{guest['code']}", guest["outline"], name, seat)
        for guest, name in zip(DATA["guests"], names, strict=True)
    ]


def _figure(name: str, drawing: str, outline: list[int], label: str, seat: int = -1) -> Standee:
    """A figure of the scene, as large as its outline at half the size."""
    xs, zs = outline[::2], outline[1::2]
    return Standee(
        name=name,
        words=label,
        drawing=drawing,
        width=_half(max(xs) - min(xs)),
        height=_half(max(zs) - min(zs)),
        foot=FOOT if seat >= 0 else SMALL_FOOT,
        label=label if seat >= 0 else "",
        mark=f"seat-{seat}" if seat >= 0 else "",
        narrowest=NARROW if seat >= 0 else SMALL_NARROW,
    )


def _decorations(order: PaperOrder) -> list[Standee]:
    """Three kinds, in turn, until there are enough."""
    outlines = DATA["decorations"]["outlines"]
    house = HOUSE_DECORATIONS if order.players == 2 else 0
    wanted = int(DECORATIONS) * order.players + int(house)
    shapes = list(outlines)
    return [
        _figure("decorations", f"party-{shape}", outlines[shape], _say(order, f"paper-{shape}"))
        for shape in (shapes[at % len(shapes)] for at in range(wanted))
    ]


def _half(millimetres: int) -> float:
    """A length of the scene as it is printed."""
    return 0.5 * int(millimetres)


def _floor(seat: int, order: PaperOrder) -> list[Board]:
    """What stands behind a player's screen: the floor, the table, and the screen in three parts."""
    depth = DATA["floor"]["rows"] * SPACE
    words = _say(order, "paper-floor", number=seat + 1)
    plates = (*_spaces(_half(depth), order), _table_place(depth, order))
    floor = Board("floor", words, _half(FLOOR_WIDTH), _half(depth), plates=plates, edge=WOOD)
    return [floor, _table(seat, order), *_screen(seat, order)]


def _spaces(depth: float, order: PaperOrder) -> list[Plate]:
    """The spaces for guests; the front is below."""
    side = _half(SPACE)
    places = [divmod(int(cell), int(COLUMNS)) for cell in CELLS]
    return [
        Plate(
            side * (column + 0.5),
            depth - side * (row + 0.5),
            side - 1,
            side - 1,
            note=_say(order, "paper-space", row=row + 1, column=column + 1),
            fill=SHEET,
        )
        for row, column in places
    ]


def _table_place(depth: int, order: PaperOrder) -> Plate:
    return Plate(
        x=_half(TABLE_LEFT + TABLE_RIGHT) / 2,
        y=_half(depth) - _half(TABLE_FRONT + TABLE_BACK) / 2,
        width=_half(TABLE_RIGHT - TABLE_LEFT),
        height=_half(TABLE_BACK - TABLE_FRONT),
        text=_say(order, "paper-table-here"),
        fill=WOOD,
    )


def _table(seat: int, order: PaperOrder) -> Board:
    """A strip folded twice: a front, the top with its places, a back."""
    width, top = _half(TABLE_RIGHT - TABLE_LEFT), _half(TABLE_BACK - TABLE_FRONT)
    leg = _half(TABLE_HEIGHT)
    across = int(SLOTS_ACROSS)
    step, deep = width / across, top / 2
    places = [divmod(slot, across) for slot in range(SLOTS)]
    slots = [
        Plate(step * (column + 0.5), leg + deep * (row + 0.5), step - 0.6, deep - 0.6, fill=SHEET)
        for row, column in places
    ]
    return Board(
        name="party table",
        words=_say(order, "paper-table", number=seat + 1),
        width=width,
        height=top + 2 * leg,
        plates=tuple(slots),
        folds=(leg, leg + top),
        edge=WOOD,
    )


def _screen(seat: int, order: PaperOrder) -> list[Board]:
    """The back and the two wings, to be joined with tape; the camera looks over the front."""
    wing, height = _half(SCREEN_DEPTH), _half(SCREEN_TOP)
    parts = (("back", _half(FLOOR_WIDTH)), ("left", wing), ("right", wing))
    return [_panel(f"paper-screen-{part}", width, height, seat, order) for part, width in parts]


def _panel(name: str, width: float, height: float, seat: int, order: PaperOrder) -> Board:
    words = _say(order, name, number=seat + 1)
    label = Plate(width / 2, height / 2, 96, 9, text=words)  # the longest name in one line
    return Board("screen", words, width, height, plates=(label,), edge="paper")
