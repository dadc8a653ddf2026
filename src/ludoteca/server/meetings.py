"""Two who do not know each other: whoever wants to play a game now, with anybody, gets a seat.

There is no queue but the tables themselves: one that was opened for this waits in the list of open
tables like any other, and who comes next sits down at it. Those who have blocked each other do not
meet, and nobody is seated with somebody who has gone away meanwhile.
"""

import contextlib

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.server.clocks import MINUTE
from ludoteca.server.denials import Denied, NotFound, Unreadable, denied_by_problem
from ludoteca.server.room import Room, now
from ludoteca.server.seating import ClockChoice, NewTable, SeatChoice, join, make_table
from ludoteca.server.service import Service
from ludoteca.server.stores.blocks import apart_from
from ludoteca.server.stores.contract import Guest
from ludoteca.server.table_cards import TableCardRow, read_cards

FRESH = 10 * MINUTE  # so long somebody counts as there who has no page open
TEMPO = ClockChoice(minutes=30, increment=30)
MOMENT = 10_000  # milliseconds: who presses again so soon means the same game
LATEST = 10  # of one's tables, among which that game must be
LONGEST_LOOK = 500  # at those who wait


async def meet(service: Service, guest: Guest, game: str, where: str) -> Room:
    """Sit down with whoever waits for somebody to play this game, or wait for the next."""
    async with service.store.one_at_a_time("meeting"):  # two who press together meet each other
        met = await _just_met(service, guest, game)
        if met is not None:
            return met
        waiting = await _waiting(service, guest, game)
        for card in waiting:
            if any(seat.guest == guest.id for seat in card.seats):
                with contextlib.suppress(NotFound, Unreadable):
                    return await service.room(card.id)
        for card in waiting:
            try:
                room = await service.room(card.id)
                async with room.hold():
                    await join(service, room, guest, None, "")
            except Denied:
                continue  # somebody was quicker, or it is damaged
            return room
        return await _open(service, guest, game, where)


async def _just_met(service: Service, guest: Guest, game: str) -> Room | None:
    """Where they have been seated this moment, and done nothing yet: they pressed several times."""
    for card in read_cards(await service.store.cards_of(guest.id, LATEST)):
        is_fresh = card.phase == "playing" and now() - card.updated < MOMENT
        if card.meeting and card.game == game and is_fresh:
            with contextlib.suppress(NotFound, Unreadable):
                room = await service.room(card.id)
                seats = room.ledger.held_by(guest.id)
                if seats and not any(step.seat in seats for step in room.ledger.steps):
                    return room
    return None


async def _waiting(service: Service, guest: Guest, game: str) -> list[TableCardRow]:
    """Tables at which somebody waits for anybody: those who are there first, then the oldest.

    So that whoever presses and goes away, with a hundred guests, keeps nobody from meeting.
    """
    apart = await apart_from(service.store, guest.id)
    cards = read_cards(await service.store.meetings(game, LONGEST_LOOK))
    good = [card for card in cards if _is_good(service, card, guest.id, apart)]
    return sorted(good, key=lambda card: (not _is_there(service, card), card.created))


def _people(card: TableCardRow) -> set[str]:
    return {seat.guest for seat in card.seats if seat.guest}


def _is_there(service: Service, card: TableCardRow) -> bool:
    others = service.other_processes
    return any(service.sockets[one] or others.is_there(one) for one in _people(card))


def _is_good(service: Service, card: TableCardRow, guest: str, apart: set[str]) -> bool:
    people = _people(card)
    may_be_there = now() - card.created < FRESH or _is_there(service, card)
    return (may_be_there or guest in people) and not people & apart


async def _open(service: Service, guest: Guest, game: str, where: str) -> Room:
    try:
        fewest = find(game).meta.players[0]
    except Problem as problem:
        raise denied_by_problem(problem) from problem
    bots = [SeatChoice("bot") for _ in range(fewest - 2)]
    wanted = NewTable(
        game=game,
        seats=[SeatChoice("human"), SeatChoice("open"), *bots],
        public=True,
        language="en" if guest.language == "en" else "pt",
        clock=TEMPO,
    )
    return await make_table(service, guest, wanted, where, meeting=True)
