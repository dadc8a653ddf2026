"""Lessons that are played through."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from ludoteca.server.dependencies import TheService, Visitor
from ludoteca.server.leaving import light_turn
from ludoteca.server.lessons import (
    Lesson,
    LessonChapter,
    lesson_cards,
    make_chapter,
    show_lesson,
    why_not,
)
from ludoteca.server.messages import Refusal
from ludoteca.server.rest.common import AnyRequest

GameName = Annotated[str, PathParameter(max_length=60)]
ChapterName = Annotated[str, PathParameter(max_length=60)]


@get("/api/lessons/{game:str}")
async def lesson(
    request: AnyRequest, service: TheService, visitor: Visitor, game: GameName
) -> Lesson:
    """The chapters of a game's lesson; 404 if it has none."""
    async with light_turn(request, service, visitor):
        return await asyncio.to_thread(show_lesson, game)


@get("/api/lessons/{game:str}/{chapter:str}")
async def chapter(
    request: AnyRequest,
    service: TheService,
    visitor: Visitor,
    game: GameName,
    chapter: ChapterName,
) -> LessonChapter:
    """A chapter, step by step; 404 if there is none."""
    async with light_turn(request, service, visitor):
        return await asyncio.to_thread(make_chapter, game, chapter)


@get("/api/lessons/{game:str}/{chapter:str}/cards")
async def cards(
    request: AnyRequest,
    service: TheService,
    visitor: Visitor,
    game: GameName,
    chapter: ChapterName,
    language: Annotated[Literal["pt", "en"], QueryParameter(name="language")] = "pt",
) -> Sequence[Mapping[str, Any]]:
    """The cards a chapter is played with, with their words, as `/api/tables/{table}/cards`."""
    async with light_turn(request, service, visitor):
        return await asyncio.to_thread(lesson_cards, game, chapter, language)


@get("/api/lessons/{game:str}/{chapter:str}/why")
async def why(
    request: AnyRequest,
    service: TheService,
    visitor: Visitor,
    game: GameName,
    chapter: ChapterName,
    step: Annotated[int, QueryParameter(name="step", ge=0, le=1000)],
    action: Annotated[int, QueryParameter(name="action", ge=0, le=2**31)],
) -> Refusal | None:
    """Why something cannot be done at a step of a chapter; null if it could."""
    async with light_turn(request, service, visitor):
        reason = await asyncio.to_thread(why_not, game, chapter, step, action)
    if reason is None:
        return None
    return Refusal(id=None, name=reason.name, text=reason.text.data(), rule=reason.rule)


router = Router("/", route_handlers=[lesson, chapter, cards, why], tags=["lessons"])
