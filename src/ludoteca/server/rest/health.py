"""For whoever runs the server."""

import msgspec
from litestar import Router, get
from litestar.response import Response

from ludoteca.server.denials import NotFound
from ludoteca.server.dependencies import TheService
from ludoteca.server.messages import Notice


class Health(msgspec.Struct):
    """Whether the server can do its work."""

    status: str


@get("/health", cache=False)
async def health(service: TheService) -> Health:
    """Whether the store answers; 503 if not."""
    await service.store.check()
    return Health("ok")


@get("/api/notice")
async def notice(service: TheService) -> Notice:
    """What whoever runs the server wants players to read."""
    return Notice(text=service.admission.notice)


@get("/metrics", include_in_schema=False)
async def metrics(service: TheService) -> Response[str]:
    """Counters, as Prometheus reads them, where they are asked for."""
    if not service.settings.metrics:
        raise NotFound("not_found", "problem-not-found")
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


router = Router("/", route_handlers=[health, notice, metrics], tags=["operations"])
