"""A hint for somebody who asks: what a master would do in their place, and why.

The master is shown what the seat can imagine and nothing else, as every bot is.
"""

import asyncio
from collections.abc import Sequence

from ludoteca.bots.finding import FULL
from ludoteca.bots.levels import MASTER
from ludoteca.server import messages as m
from ludoteca.server.bot_driver import question_of
from ludoteca.server.bot_pool import BotFailed
from ludoteca.server.bot_worker import Found, Question
from ludoteca.server.denials import Denied
from ludoteca.server.entries import SeatRow
from ludoteca.server.logs import warn
from ludoteca.server.reasons import reasons_for
from ludoteca.server.room import Room
from ludoteca.server.service import Service

IDEAS = 3  # the choice and two others


def ask_hint(room: Room, seat: int) -> Question:
    """What the master is asked; Denied where it is not this seat's turn or others play for real."""
    ledger = room.ledger
    if seat not in ledger.waiting:
        raise Denied("not_now")
    if any(_is_somebodys(row) for other, row in enumerate(ledger.seats) if other != seat):
        raise Denied("not_now", "problem-hint-alone")
    return question_of(room, seat, MASTER)


def _is_somebodys(row: SeatRow) -> bool:
    """Whether a seat belongs to a person, also while a bot stands in: they may come back."""
    return row.kind == "human" and row.guest is not None


async def find_hint(service: Service, question: Question, step: int) -> m.Hinted:
    """The master's thoughts; none if it stumbles."""
    try:
        found = await service.bots.pool.ponder(question)
    except BotFailed as stumble:
        warn("no hint", why=str(stumble))
        return m.Hinted(step=step, before=0.0, ideas=[])
    service.metrics.count("hints")
    ideas = [m.Idea(each.action, chance(each)) for each in found[:IDEAS]]
    why = await asyncio.to_thread(reasons_for, question, found[:IDEAS])
    told = [reason.data() for reason in why.told]
    plan = list(why.placings)
    return m.Hinted(step=step, before=chance(now(found)), ideas=ideas, why=told, placings=plan)


def now(found: Sequence[Found]) -> Found:
    """The chances as they stand, before anything is chosen.

    A search comes to an action the oftener the better it is. Where each was looked at once, nothing
    tells that a bad one would be done at all: the chances are those of the choice.
    """
    if all(each.visits == found[0].visits for each in found):
        return found[0]
    return Found(-1, sum(each.visits for each in found), sum(each.worth for each in found))


def chance(found: Found) -> float:
    """How likely the seat is to win, as far as the master can tell."""
    return round(found.worth / (found.visits * FULL), 3)
