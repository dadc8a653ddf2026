"""Who sits where: making a table, joining, beginning, leaving, playing again."""

import random
from typing import Annotated, Literal

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.seeds import fresh_seed
from ludoteca.kernel.text import Language
from ludoteca.server import entries as e
from ludoteca.server.bot_levels import check_level
from ludoteca.server.clocks import DAY
from ludoteca.server.denials import Denied, denied_by_problem
from ludoteca.server.names import check_free, clean_name, distinct, look_of, unnamed
from ludoteca.server.play import STRANGERS
from ludoteca.server.room import Room, now, told
from ludoteca.server.service import Service
from ludoteca.server.shelf import names
from ludoteca.server.stores.blocks import apart_from
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.devices import change_guest
from ludoteca.server.table_cards import expected_at, is_awaited, read_cards
from ludoteca.server.turns import Asker

LONGEST_LOOK = 500  # tables of one guest
PATIENCE = DAY  # so long an invitation waits for those who are asked
LONGEST_OPTION = 100  # letters, where it is no file of one's own
# None of them is the name of somebody in a game.
BOT_NAMES = ("Matinta", "Saci", "Curupira", "Boitatá", "Caipora", "Cuca", "Mapinguari", "Boto")
Name = Annotated[str, msgspec.Meta(max_length=60)]
Days = Annotated[int, msgspec.Meta(ge=1, le=30)]


class ClockChoice(msgspec.Struct, forbid_unknown_fields=True):
    """A clock somebody asks for."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    """A seat somebody asks for: `human` is oneself, `open` waits for somebody."""

    kind: Literal["human", "open", "bot"]
    level: str | None = None
    name: Name | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody asks for."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[SeatChoice], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=50)] = {}
    public: bool = False
    language: Language = "pt"
    hot_seat: bool = False
    days: Days | None = None
    clock: ClockChoice | None = None
    name: Name | None = None
    absence: e.Absence = "bot"


async def make_table(
    service: Service, guest: Guest, wanted: NewTable, where: str, *, meeting: bool = False
) -> Room:
    """Open a table; the game begins at once if no seat is open."""
    service.admission.check_open()
    await check_room_for_one_more(service, guest)
    check_lengths(wanted)
    await service.readings.check(wanted.game, wanted.options, Asker(where, guest.id))
    opened = _opened(service, guest, wanted)
    opened.meeting = meeting
    await _keep_name(service, guest, wanted.name or _first_name(wanted))
    room = await service.open_table(opened, where)
    async with room.hold():
        if all(row.kind != "open" for row in room.ledger.seats):
            await begin(room)
    return room


async def check_room_for_one_more(service: Service, guest: Guest) -> None:
    """Nobody has more unfinished tables than they can play at; those left do not count."""
    most = service.settings.limits.tables
    if await service.store.unfinished(guest.id) < most:
        return
    cards = read_cards(await service.store.cards_of(guest.id, LONGEST_LOOK))
    if sum(1 for card in cards if is_awaited(card, guest.id)) >= most:
        raise Denied("not_now", "problem-too-many-tables", most=most)


def check_lengths(wanted: NewTable) -> None:
    """Denied if the name or value of an option is too long and is no file of one's own."""
    settings = find(wanted.game).meta.settings if wanted.game in names() else ()
    files = {each.name for each in settings if each.own is not None}
    for name, value in wanted.options.items():
        if len(name) > LONGEST_OPTION or (name not in files and len(value) > LONGEST_OPTION):
            raise Denied("too_long", "problem-option-size", most=LONGEST_OPTION)


def _opened(service: Service, guest: Guest, wanted: NewTable) -> e.Opened:
    try:
        game = find(wanted.game)
        game.meta.check_players(len(wanted.seats))
        game.meta.read_settings(wanted.options)
    except Problem as problem:
        raise denied_by_problem(problem) from problem
    humans = sum(1 for seat in wanted.seats if seat.kind == "human")
    if humans == 0 or (humans > 1 and not wanted.hot_seat):
        raise Denied("bad_seats", "problem-own-seats")
    if wanted.days is not None and wanted.clock is not None:
        raise Denied("bad_seats", "problem-days-or-clock")
    clock = wanted.clock
    options = wanted.options if wanted.days is not None else {**game.meta.live(), **wanted.options}
    return e.Opened(
        at=now(),
        who=guest.id,
        game=wanted.game,
        rules=game.meta.rules_version,
        seed=fresh_seed(),
        seats=_rows(service, guest, wanted),
        options=options,
        public=wanted.public,
        language=wanted.language,
        hot_seat=wanted.hot_seat,
        days=wanted.days,
        clock=e.Clock(clock.minutes, clock.increment) if clock is not None else None,
        absence=wanted.absence,
    )


def opened_anew(opened: e.Opened, guest: Guest, rows: list[e.SeatRow]) -> e.Opened:
    """The opening of another table like this one, dealt afresh, with these seats."""
    return msgspec.structs.replace(
        opened, at=now(), who=guest.id, seed=fresh_seed(), seats=rows, meeting=False
    )


def _rows(service: Service, guest: Guest, wanted: NewTable) -> list[e.SeatRow]:
    names = _own_names(service.settings.limits.name, guest, wanted)
    bots = iter(bot_names([*names.values()]))
    rows: list[e.SeatRow] = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "human":
            service.admission.check_name(names[number])
            rows.append(e.SeatRow("human", names[number], guest=guest.id))
        elif seat.kind == "bot":
            rows.append(e.SeatRow("bot", next(bots), check_level(seat.level)))
        else:
            rows.append(e.SeatRow("open"))
    return rows


def _own_names(most: int, guest: Guest, wanted: NewTable) -> dict[int, str]:
    """What those are called who sit at the screen on which a table is made."""
    names: dict[int, str] = {}
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "human":
            own = wanted.name or guest.name if not names else ""  # the first of them is oneself
            name = clean_name(seat.name or own, most)
            check_free(name, names.values() if name else ())
            names[number] = name or unnamed(number + 1, wanted.language, names.values())
    return names


def bot_names(taken: list[str]) -> list[str]:
    """Names for bots, in any order, none of them taken; more than there can be seats."""
    looks = {look_of(name) for name in taken}
    free = [name for name in BOT_NAMES if look_of(name) not in looks]
    random.shuffle(free)
    return [*free, *(f"Bot {number}" for number in range(1, 13))]


async def join(service: Service, room: Room, guest: Guest, seat: int | None, name: str) -> None:
    """Take an open seat: this one, or the first."""
    ledger = room.ledger
    still_open = [n for n, row in enumerate(ledger.seats) if row.kind == "open"]
    kept = ledger.kept_for(guest.id)
    free = [n for n in still_open if ledger.seats[n].invited in (None, guest.id)]
    if ledger.held_by(guest.id):
        raise Denied("not_now", "problem-seated-already")
    if ledger.length >= room.around.limits.entries // STRANGERS:
        raise Denied("not_now")  # somebody has come and gone thousands of times
    if ledger.phase != "gathering" or not free or (seat is not None and seat not in free):
        raise Denied("not_now", "problem-seat-taken")
    chosen, given = next(n for n in (seat, kept, free[0]) if n is not None), name
    taken = [row.name for n, row in enumerate(ledger.seats) if row.name and n != chosen]
    known = name or ledger.seats[chosen].name or guest.name
    name = clean_name(known, service.settings.limits.name)
    service.admission.check_open()
    service.admission.check_name(name)
    await _check_apart(room, guest)
    if given:
        check_free(name, taken)
    elif name:
        name = distinct(name, taken)  # nobody was asked for it, so nobody can give another
    name = name or unnamed(chosen + 1, ledger.opened.language, taken)
    await _keep_name(service, guest, given)
    joined = e.Joined(at=now(), who=guest.id, seat=chosen, name=name)
    if still_open == [chosen]:
        rows = [*ledger.seats]
        rows[chosen] = e.SeatRow("human", name, guest=guest.id)
        await room.append(joined, _begin(room, rows))
    else:
        await room.append(joined)


def _first_name(wanted: NewTable) -> str:
    """What whoever opens a table calls themselves there."""
    return next((seat.name or "" for seat in wanted.seats if seat.kind == "human"), "")


async def _keep_name(service: Service, guest: Guest, given: str) -> None:
    """Who has said their name is not asked again."""
    name = clean_name(given, service.settings.limits.name)
    if name and name != guest.name:
        await change_guest(service.store, Guest(guest.id, name, guest.language))


async def _check_apart(room: Room, guest: Guest) -> None:
    """Nobody sits down with somebody who has blocked them; they are not told why."""
    apart = await apart_from(room.around.store, guest.id)
    if any(expected_at(row) in apart for row in room.ledger.seats):
        raise Denied("not_now", "problem-seat-taken")


def _begin(room: Room, rows: list[e.SeatRow]) -> e.Began:
    table = room.set_up([row.name for row in rows])
    return e.Began(at=now(), waiting=list(table.waiting), events=told(table.events), seats=rows)


async def begin(room: Room, level: str | None = None) -> None:
    """Begin; bots take open seats, and after a day those kept for who has not answered."""
    if room.ledger.phase != "gathering":
        raise Denied("not_now")
    is_kept = any(row.invited for row in room.ledger.seats)
    if is_kept and now() - room.ledger.opened.at < PATIENCE:
        raise Denied("not_now", "problem-invited")
    rows = [*room.ledger.seats]
    names = iter(bot_names([row.name for row in rows]))
    for number, row in enumerate(rows):
        if row.kind == "open":
            rows[number] = e.SeatRow("bot", next(names), check_level(level))
    await room.append(_begin(room, rows))


async def leave(room: Room, guest: Guest) -> None:
    """Give up one's seats; in a running game a bot stands in until one returns."""
    ledger = room.ledger
    mine = ledger.held_by(guest.id)
    is_on = ledger.phase in ("gathering", "playing")
    if not mine or not is_on or ledger.length >= 2 * room.around.limits.entries:
        raise Denied("not_now")
    entries: list[e.AnyEntry] = []
    if ledger.phase == "gathering":
        entries += [e.Left(at=now(), who=guest.id, seat=seat) for seat in mine]
        others = [row for row in ledger.seats if row.kind == "human" and row.guest != guest.id]
        if not others:
            entries.append(e.Ended(at=now(), why="abandoned"))
    else:
        mine = [seat for seat in mine if not ledger.seats[seat].absent]
        entries += [e.Away(at=now(), who=guest.id, seat=seat, why="left") for seat in mine]
    if entries:
        await room.append(*entries)
