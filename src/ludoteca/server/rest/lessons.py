"""Lessons that are played through."""

import asyncio
from typing import Annotated, Any, Literal

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from ludoteca.server.lessons import Lesson, lesson_cards, make_lesson, why_not
from ludoteca.server.messages import Refusal

GameName = Annotated[str, PathParameter(max_length=60)]


@get("/api/lessons/{game:str}")
async def lesson(game: GameName) -> Lesson:
    """A game's lesson, step by step; 404 if it has none."""
    return await asyncio.to_thread(make_lesson, game)


@get("/api/lessons/{game:str}/cards")
async def cards(
    game: GameName,
    language: Annotated[Literal["pt", "en"], QueryParameter(name="language")] = "pt",
) -> list[dict[str, Any]]:
    """The cards a lesson is played with, with their words, as `/api/tables/{table}/cards`."""
    return await asyncio.to_thread(lesson_cards, game, language)


@get("/api/lessons/{game:str}/why")
async def why(
    game: GameName,
    step: Annotated[int, QueryParameter(name="step", ge=0, le=1000)],
    action: Annotated[int, QueryParameter(name="action", ge=0, le=2**31)],
) -> Refusal | None:
    """Why something cannot be done at a step of the lesson; null if it could."""
    reason = await asyncio.to_thread(why_not, game, step, action)
    if reason is None:
        return None
    return Refusal(id=None, name=reason.name, text=reason.text.data(), rule=reason.rule)


router = Router("/", route_handlers=[lesson, cards, why], tags=["lessons"])
