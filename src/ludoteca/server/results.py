"""How the finished games of a guest went, from the cards that are kept of them."""

import asyncio
import contextlib
from collections.abc import Iterable

import msgspec

from ludoteca.kernel.table import Table
from ludoteca.server.ledger import read_ledger
from ludoteca.server.logs import warn
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Saved, Unavailable
from ludoteca.server.table_cards import TableCardRow, read_cards, winners_of

FINISHED = """
SELECT card FROM tables JOIN seats ON tab = id
WHERE guest = $1 AND phase IN ('over', 'ended') ORDER BY updated DESC LIMIT $2
"""
COMPLETE = "UPDATE tables SET card = $2 WHERE id = $1 AND card = $3"
AT_ONCE = 10  # older cards that are completed when somebody asks


class GameResults(msgspec.Struct):
    """What a guest has played of one game; a shared first place is a win."""

    game: str
    played: int
    won: int


async def finished_games(service: Service, guest: str, limit: int) -> list[TableCardRow]:
    """The finished tables of a guest, the latest first; older cards get their winners."""
    found = [row[0] for row in await service.store.ask(FINISHED, guest, limit)]
    bodies = [body for body in found if read_cards([body])]
    rows = read_cards(bodies)
    unknown = [n for n, row in enumerate(rows) if row.winners is None and not row.uploaded]
    for number in unknown[:AT_ONCE]:
        rows[number] = await _complete(service, rows[number], bodies[number])
    return rows


async def _complete(service: Service, row: TableCardRow, body: bytes | str) -> TableCardRow:
    """A card of before winners were kept, with its winners; kept now, if the game can be read."""
    saved = await service.store.load(row.id)
    if saved is None:
        return row
    try:
        whole = await asyncio.to_thread(_with_winners, row, saved)
    except Exception as error:  # a position that newer rules cannot read: its replay tells
        warn("no winners can be told of an older game", table=row.id[:6], why=str(error)[:80])
        whole = msgspec.structs.replace(row, winners=[])
    with contextlib.suppress(Unavailable):  # then the next who asks
        await service.store.change((COMPLETE, (row.id, msgspec.json.encode(whole), body)))
    return whole


def _with_winners(row: TableCardRow, saved: Saved) -> TableCardRow:
    ledger = read_ledger(saved.entries)
    table = None
    if saved.position is not None:
        position = msgspec.json.decode(saved.position, type=dict[str, object])
        table = Table.resume(ledger.record(), position, ledger.steps)
    winners = ledger.claimed or winners_of(ledger.phase, table) or []
    return msgspec.structs.replace(row, winners=winners, finished=ledger.finished)


def by_game(rows: Iterable[TableCardRow], guest: str) -> list[GameResults]:
    """How often each game was played to its end and won, the most played first."""
    results: dict[str, GameResults] = {}
    for row in rows:
        if row.winners and not row.uploaded:
            result = results.setdefault(row.game, GameResults(row.game, 0, 0))
            result.played += 1
            result.won += any(row.seats[seat].guest == guest for seat in row.winners)
    return sorted(results.values(), key=lambda result: -result.played)
