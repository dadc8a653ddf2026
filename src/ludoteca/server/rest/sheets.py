"""A game on paper: sheets to cut and play."""

import asyncio
from typing import Annotated, Literal

from litestar import Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, QueryParameter
from litestar.response import Response

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.press.order import Ink, Order, Sides
from ludoteca.press.printing import sections_of
from ludoteca.press.worker import PrintJob
from ludoteca.server.denials import NotFound, denied_by_problem
from ludoteca.server.dependencies import TheService, Visitor
from ludoteca.server.guests import asker_of, spend
from ludoteca.server.leaving import light_turn, while_there
from ludoteca.server.press import can_print
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.shelf import names

Cards = Literal["standard", "usa", "euro", "mini", "tarot"]


def _printable(game: str) -> str:
    """This game; NotFound if there is none, or if it cannot be printed here."""
    if game not in names() or not can_print(game):
        raise NotFound("not_found", "problem-not-found")
    return game


@get("/api/games/{game:str}/sheets/parts")
async def parts(
    request: AnyRequest,
    service: TheService,
    visitor: Visitor,
    game: Annotated[str, PathParameter(max_length=60)],
) -> list[str]:
    """What may be printed by itself; the words are `paper-<name>` of the game's texts."""
    printable = _printable(game)
    async with light_turn(request, service, visitor):
        return await asyncio.to_thread(sections_of, printable)


def ordered(
    language: Annotated[Literal["pt", "en"], QueryParameter(name="language")] = "pt",
    paper: Annotated[Literal["a4", "letter"], QueryParameter(name="paper")] = "a4",
    cards: Annotated[Cards, QueryParameter(name="cards")] = "standard",
    sides: Annotated[Sides, QueryParameter(name="sides")] = "long",
    ink: Annotated[Ink, QueryParameter(name="ink")] = "colour",
    only: Annotated[str, QueryParameter(name="only", max_length=200)] = "",
) -> Order:
    """How the sheets are wanted, as the address says it."""
    return Order(language, paper, cards, sides, ink, only=_sections(only))


def _sections(only: str) -> tuple[str, ...]:
    return tuple(sorted({name for name in only.split(",") if name}))


@get(
    "/api/games/{game:str}/sheets",
    dependencies={"order": Provide(ordered, sync_to_thread=False)},
)
async def sheets(
    request: AnyRequest,
    service: TheService,
    visitor: Visitor,
    game: Annotated[str, PathParameter(max_length=60)],
    order: NamedDependency[Order],
    players: Annotated[int | None, QueryParameter(name="players")] = None,
) -> Response[bytes]:
    """The sheets of a game, as a PDF."""
    meta = find(_printable(game)).meta
    try:
        count = meta.check_players(meta.players[-1] if players is None else players)
    except Problem as problem:
        raise denied_by_problem(problem) from problem
    spend(service.budgets.printings, request, visitor)
    made = service.press.sheets(PrintJob(game, count, order), asker_of(request, visitor))
    pdf = await while_there(request, made)
    name = f"{game}-{order.paper}-{order.language}.pdf"
    return Response(
        pdf,
        media_type="application/pdf",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


router = Router("/", route_handlers=[parts, sheets], tags=["sheets"])
