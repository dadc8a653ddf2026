"""A process to be killed: the server's tables without its sockets, acting as fast as it can.

Told what was tried before and not acknowledged, it sends that again first. Through a pipe it says
`try <table> <id> <step> <seat> <action>` before and `ack <id>` after each action.
"""

import asyncio
import os
import random
import uuid
from multiprocessing.connection import Connection

from ludoteca.kernel.game import find
from ludoteca.server import entries as e, play, seating
from ludoteca.server.denials import Denied
from ludoteca.server.room import Room, now
from ludoteca.server.service import Service
from ludoteca.server.settings import Settings
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.devices import add_guest, find_guest

TABLES = 6
WHO = "somebody"
pipe = 1  # to whom it is told; standard output, until `run` says otherwise


def tell(*words: object) -> None:
    os.write(pipe, (" ".join(map(str, words)) + "\n").encode())


async def act(room: Room, message: str, step: int, seat: int, action: int) -> None:
    """As a socket does it: never twice, and acknowledged when it is durable."""
    tell("try", room.id, message, step, seat, action)
    async with room.hold():
        if (WHO, message) not in room.ledger.done:
            await play.act(room, seat, action, WHO, message, step)
    tell("ack", message)


async def open_table(service: Service) -> Room:
    seats = [e.SeatRow("human", name, guest=WHO) for name in ("Ana", "Bia")]
    seed, rules = uuid.uuid4().hex, find("conspiracy").meta.rules_version
    opened = e.Opened(at=now(), who=WHO, game="conspiracy", rules=rules, seed=seed, seats=seats)
    room = await service.open_table(opened, "127.0.0.1")
    async with room.hold():
        await seating.begin(room)
    return room


async def burst(service: Service, table: str, unanswered: list[str]) -> None:
    """One table: first what was tried before, then any move, and another game when it is over."""
    room = await service.room(table) if table else await open_table(service)
    if unanswered:
        message, *numbers = unanswered
        step, seat, action = map(int, numbers)
        try:
            await act(room, message, step, seat, action)
        except Denied:
            tell("refused", message)
    chance = random.Random(len(room.ledger.steps))
    while True:
        if room.ledger.phase == "over":
            room = await open_table(service)
        assert room.table is not None
        seat = room.ledger.waiting[0]
        action = chance.choice(room.table.options(seat)).action
        await act(room, uuid.uuid4().hex, len(room.ledger.steps), seat, action)


async def main(database: str, lines: list[str]) -> None:
    """Go on until killed."""
    service = Service(Settings(database=database), make_store(database, alone=True))
    await service.open()
    if await find_guest(service.store, WHO) is None:
        await add_guest(service.store, Guest(WHO, "Ana", "pt"), WHO)
    tables = [line.split() for line in lines] + [[""]] * (TABLES - len(lines))
    await asyncio.gather(*(burst(service, table, rest) for table, *rest in tables))


def run(database: str, lines: list[str], says: Connection) -> None:
    """In a process of its own: go on until killed."""
    global pipe
    pipe = says.fileno()
    asyncio.run(main(database, lines))
