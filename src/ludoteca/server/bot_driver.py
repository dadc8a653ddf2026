"""Bots at the tables: whoever's turn it is thinks, and moves at its own pace."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Coroutine, Mapping
from typing import Any, Protocol

from ludoteca.bots.levels import LEGEND, MASTER
from ludoteca.bots.registry import GREEDY
from ludoteca.server import automatic, pacing, play
from ludoteca.server.bot_levels import level_of
from ludoteca.server.bot_pool import BotFailed, BotPool
from ludoteca.server.bot_worker import Question
from ludoteca.server.denials import Denied
from ludoteca.server.limits import Budget
from ludoteca.server.logs import warn
from ludoteca.server.metrics import Metrics
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings

EASED = 60.0  # seconds for which legends are masters once too much was asked of them
AGAIN = 0.2  # seconds after which a bot tries once more what could not be written


class Spawn(Protocol):
    """Does something in the background."""

    def __call__(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin it."""


class BotDriver:
    """Lets bots move, and tables answer what they answer by themselves."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        legends: Budget,
        rooms: Mapping[str, Room],
        spawn: Spawn,
    ) -> None:
        """Nobody thinks yet; workers are started when they are needed."""
        self.pool = BotPool(settings.bot_workers, settings.think, self._is_attended, self.place_of)
        self._settings = settings
        self._metrics = metrics
        self._legends = legends
        self._rooms = rooms
        self._spawn = spawn
        self._thinking: set[tuple[str, int]] = set()  # tables and seats
        self._is_halted = False

    def halt(self) -> None:
        """Begin nothing more."""
        self._is_halted = True

    async def stop(self) -> None:
        """End the workers."""
        await self.pool.stop()

    @property
    def busy(self) -> set[str]:
        """The tables at which a bot has something under way."""
        return {table for table, _ in self._thinking}

    def drive(self, room: Room) -> None:
        """Let the bots move whose turn it is."""
        ledger = room.ledger
        if ledger.phase != "playing" or not ledger.is_attended or self._is_halted:
            return
        if room.table is None:
            return
        if automatic.is_due(room):
            self._spawn(self._answer(room))
        for seat in ledger.waiting:
            if ledger.is_bot(seat) and (room.id, seat) not in self._thinking:
                self._thinking.add((room.id, seat))
                self._spawn(self._take_turn(room, seat))

    async def _answer(self, room: Room) -> None:
        with contextlib.suppress(Denied):  # the store is away, or another process was first
            async with room.hold():
                await play.answer_for_players(room)

    async def _take_turn(self, room: Room, seat: int) -> None:
        try:
            await self._move(room, seat)
        except Denied:
            await asyncio.sleep(AGAIN)  # the store is away, or another process was first
        finally:
            self._thinking.discard((room.id, seat))
        self.drive(room)

    async def _move(self, room: Room, seat: int) -> None:
        asked = room.ledger.asked[seat]
        pace = room.paces.get(seat) or self._begin(room, seat)
        action = await self._choose(room, seat, asked, pace.level)
        if action is None:
            room.paces.pop(seat, None)
            return
        is_seen = not (pace.slot and pacing.is_unseen(room.playing(), seat, action))
        await asyncio.sleep(pace.left() if is_seen else 0)
        async with room.hold():
            is_same = _is_asked(room, seat, asked)
            if is_seen or not is_same:
                room.paces.pop(seat, None)
            if is_same and room.ledger.is_bot(seat) and room.ledger.is_attended:
                await play.act(room, seat, action)

    def _begin(self, room: Room, seat: int) -> pacing.Pace:
        """A bot's pace, set before anything is thought about, so that it tells nothing."""
        level, settings = self._level(room, seat), self._settings
        pace = pacing.begin(room.playing(), level, settings.pace, settings.slowness)
        room.paces[seat] = pace
        return pace

    def _level(self, room: Room, seat: int) -> str:
        """As which level a bot answers: for a while a master, where too much was asked of legends.

        That is counted where something will be seen of it next, not by what it does in secret.
        """
        level, now = level_of(room.ledger.seats[seat].level), time.monotonic()
        if level != LEGEND:
            return level
        place = self.place_of(room.id)
        if now >= room.eased_until and not self._legends.take(room.ledger.host, place):
            room.eased_until = now + EASED
            self._metrics.count("legends_eased")
        is_eased = now < room.eased_until
        room.ease(MASTER if is_eased else None)
        return MASTER if is_eased else LEGEND

    def _is_attended(self, table: str) -> bool:
        """Whether anybody at a table still waits for its bots."""
        room = self._rooms.get(table)
        return room is None or room.ledger.is_attended

    def place_of(self, table: str) -> str:
        """The address from which a table is played, or was when somebody last looked at it."""
        room = self._rooms.get(table)
        if room is None:
            return ""
        here = (viewer.where for viewer in room.viewers if viewer.seat is not None)
        room.place = min(here, default=room.place)
        return room.place

    async def _choose(self, room: Room, seat: int, asked: int, level: str) -> int | None:
        """What the bot of a seat does; if it fails, what greedy does, or at worst anything.

        None where somebody was quicker, or what it was asked about was taken back.
        """
        if pacing.is_at_once(room.playing(), seat):
            level = GREEDY
        for name in (level, GREEDY):
            try:
                return await self._answer_of(room, seat, asked, name)
            except BotFailed as stumble:
                if not _is_asked(room, seat, asked):
                    return None
                self._metrics.count("bot_replaced")
                warn("bot replaced for a move", table=room.id[:6], bot=name, why=str(stumble))
        options = room.playing().actions(seat)
        return random.choice(options) if options else None

    async def _answer_of(self, room: Room, seat: int, asked: int, level: str) -> int | None:
        action = await self.pool.choose(question_of(room, seat, level))
        async with room.hold():  # whatever is being taken back is done with
            if not _is_asked(room, seat, asked):
                return None
            if room.playing().why_not(seat, action) is not None:
                raise BotFailed("an illegal action")
        return action


def _is_asked(room: Room, seat: int, asked: int) -> bool:
    """Whether a seat still owes the decision that it was asked for."""
    return seat in room.ledger.waiting and room.ledger.asked[seat] == asked


def question_of(room: Room, seat: int, level: str) -> Question:
    """What a bot is asked: it is shown what the seat can imagine, and nothing else."""
    table = room.playing()
    imagined = table.imagine(seat, secrets.randbits(62)).dump()
    return Question(table.game.name, level, secrets.randbits(62), seat, imagined, table=room.id)
