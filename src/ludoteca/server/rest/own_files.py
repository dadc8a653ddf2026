"""The workshop of files of one's own: look, change, try, print, share.

The browser keeps the text; nothing is stored here but what is shared.
"""

from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response, Stream

from ludoteca.kernel.game import find
from ludoteca.kernel.meta import Meta, OwnFile, Workshop
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import Language
from ludoteca.press.order import Order
from ludoteca.press.worker import PrintJob
from ludoteca.server.bulk import room_for
from ludoteca.server.denials import Denied, NotFound, denied_by_problem
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.guests import asker_of, spend, spend_bytes
from ludoteca.server.leaving import while_there
from ludoteca.server.press import can_print
from ludoteca.server.reading_worker import LookJob
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.room import now
from ludoteca.server.service import Service, fresh_id
from ludoteca.server.shelf import names
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.shared import Shared, find_same, find_shared, share, withdraw
from ludoteca.server.trial_worker import TrialJob, errand_of

MOST_CHANGES = 50
LONGEST_TITLE = 60
GameName = Annotated[str, PathParameter(max_length=60)]
Name = Annotated[str, PathParameter(max_length=60)]
Source = Annotated[str, msgspec.Meta(max_length=1024 * 1024)]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A text, and how it is to be changed before it is looked at."""

    source: Source
    changes: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_CHANGES)] = []
    language: Language = "pt"


class TrialWish(msgspec.Struct, forbid_unknown_fields=True):
    """A text that is to be tried with so many at the table."""

    source: Source
    players: int
    language: Language = "pt"


class SheetsWish(msgspec.Struct, forbid_unknown_fields=True):
    """A text that is to be printed, and how."""

    source: Source
    players: int
    language: Language = "pt"
    paper: Literal["a4", "letter"] = "a4"
    cards: Literal["standard", "usa", "euro", "mini", "tarot"] = "standard"
    sides: Literal["long", "short", "single"] = "long"
    ink: Literal["colour", "saving"] = "colour"
    only: Annotated[str, msgspec.Meta(max_length=200)] = ""


class ShareWish(msgspec.Struct, forbid_unknown_fields=True):
    """A text that is to be shared."""

    source: Source


class SharedFile(msgspec.Struct):
    """A file that somebody shares."""

    id: str
    game: str
    setting: str
    title: str
    source: str


class FileKind(NamedTuple):
    """A setting that takes files which can be made here."""

    meta: Meta
    setting: str
    own: OwnFile
    workshop: Workshop


def own_file(game: str, setting: str) -> FileKind:
    """How a setting takes files that can be made here; NotFound if it does not."""
    if game in names():
        meta = find(game).meta
        for each in meta.settings:
            if each.name == setting and each.own is not None and each.own.workshop is not None:
                return FileKind(meta, setting, each.own, each.own.workshop)
    raise NotFound("not_found", "problem-not-found")


@get("/api/own/{game:str}/{setting:str}/begin/{name:str}", sync_to_thread=True)
def beginning(
    game: GameName,
    setting: Name,
    name: Name,
    language: Annotated[Literal["pt", "en"], QueryParameter(name="language")] = "pt",
) -> Response[str]:
    """A text to begin from."""
    workshop = own_file(game, setting).workshop
    if name not in workshop.beginnings:
        raise NotFound("not_found", "problem-not-found")
    return Response(workshop.beginnings[name](language), media_type="text/plain")


@post("/api/own/{game:str}/{setting:str}/look", status_code=200)
async def look(
    request: AnyRequest,
    game: GameName,
    setting: Name,
    data: JSONBody[Wish],
    service: TheService,
    visitor: Visitor,
) -> Response[bytes]:
    """A text after some changes: its cards with their words, and all that is wrong."""
    kind = own_file(game, setting)
    _check_size(kind.own, data.source)
    spend(service.budgets.looks, request, visitor)
    job = LookJob(game, setting, data.source, data.language, data.changes)
    said = await while_there(request, service.readings.look(job, asker_of(request, visitor)))
    return Response(said.body, media_type="application/json")  # as the worker has written it


def _check_size(own: OwnFile, source: str) -> None:
    if len(source.encode(errors="replace")) > own.most_bytes:
        raise Denied("too_long", "problem-own-size", most=own.most_bytes // 1024)


async def _good(
    request: AnyRequest, service: Service, visitor: Guest | None, kind: FileKind, source: str
) -> dict[str, str]:
    """The options of a table with this file; Denied with all faults if there is one."""
    _check_size(kind.own, source)
    spend(service.budgets.looks, request, visitor)
    options = {kind.setting: source}
    reading = service.readings.check(kind.meta.name, options, asker_of(request, visitor))
    await while_there(request, reading)
    return options


def _check_players(meta: Meta, players: int) -> int:
    try:
        return meta.check_players(players)
    except Problem as problem:
        raise denied_by_problem(problem) from problem


@post("/api/own/{game:str}/{setting:str}/try", status_code=200, opt={"packed": True})
async def try_out(
    request: AnyRequest,
    game: GameName,
    setting: Name,
    data: JSONBody[TrialWish],
    service: TheService,
    visitor: Visitor,
) -> Stream:
    """Games between bots with this file: a line of JSON for each step, the last with the result."""
    kind, asker = own_file(game, setting), asker_of(request, visitor)
    players = _check_players(kind.meta, data.players)
    options = await _good(request, service, visitor, kind, data.source)
    spend(service.budgets.tryings, request, visitor)
    service.trials.check(asker)
    limits = service.settings.limits
    job = TrialJob(game, options, players, data.language, limits.trial_games, limits.trial_seconds)
    return Stream(service.trials.lines(errand_of(job), asker), media_type="application/x-ndjson")


@post("/api/own/{game:str}/{setting:str}/sheets", status_code=200, opt={"packed": True})
async def sheets(
    request: AnyRequest,
    game: GameName,
    setting: Name,
    data: JSONBody[SheetsWish],
    service: TheService,
    visitor: Visitor,
) -> Response[bytes]:
    """The sheets of a game with this file, as a PDF."""
    kind = own_file(game, setting)
    if not can_print(game):
        raise NotFound("not_found", "problem-not-found")
    players = _check_players(kind.meta, data.players)
    options = await _good(request, service, visitor, kind, data.source)
    spend(service.budgets.printings, request, visitor)
    only = tuple(sorted({name for name in data.only.split(",") if name}))
    order = Order(data.language, data.paper, data.cards, data.sides, data.ink, only=only)
    job = PrintJob(game, players, order, tuple(options.items()))
    pdf = await while_there(request, service.press.sheets(job, asker_of(request, visitor)))
    return Response(pdf, media_type="application/pdf")


@post("/api/own/{game:str}/{setting:str}/share", status_code=200)
async def share_file(
    request: AnyRequest,
    game: GameName,
    setting: Name,
    data: JSONBody[ShareWish],
    service: TheService,
    guest: TheGuest,
) -> SharedFile:
    """A link by which anybody can read this file, until its guest takes it back."""
    kind, asker = own_file(game, setting), asker_of(request, guest)
    await _good(request, service, guest, kind, data.source)
    spend(service.budgets.openings, request, guest)
    job = LookJob(game, setting, data.source, "pt")
    seen = await while_there(request, service.readings.look(job, asker))
    title = seen.title[:LONGEST_TITLE]
    file = Shared(fresh_id(), game, setting, title, now(), data.source)
    identifier = await find_same(service.store, guest.id, file)
    return SharedFile(
        identifier or await _keep(request, service, guest, file), game, setting, title, ""
    )


async def _keep(request: AnyRequest, service: Service, guest: Guest, file: Shared) -> str:
    size, limits = len(file.body.encode(errors="replace")), service.settings.limits
    spend_bytes(service, request, guest, size)
    async with room_for(service.store, limits, guest.id, file.id, size):
        return await share(service.store, guest.id, file)


@get("/api/shared/{identifier:str}")
async def shared(identifier: FromPath[str], service: TheService) -> SharedFile:
    """A file that somebody shares."""
    file = await find_shared(service.store, identifier[:100])
    if file is None:
        raise NotFound("not_found", "problem-no-shared")
    return SharedFile(file.id, file.game, file.setting, file.title, file.body)


@delete("/api/shared/{identifier:str}", status_code=200)
async def unshare(
    identifier: FromPath[str], service: TheService, visitor: Visitor
) -> dict[str, bool]:
    """A file that nobody can read by its link any more."""
    if not await _withdraw(service, visitor, identifier[:100]):
        raise NotFound("not_found", "problem-no-shared")
    return {"gone": True}


async def _withdraw(service: Service, visitor: Guest | None, identifier: str) -> bool:
    return visitor is not None and await withdraw(service.store, visitor.id, identifier)


router = Router(
    "/",
    route_handlers=[beginning, look, try_out, sheets, share_file, shared, unshare],
    tags=["own files"],
)
