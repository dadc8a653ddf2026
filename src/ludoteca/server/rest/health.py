"""For whoever runs the server."""

import msgspec
from litestar import Router, get
from litestar.response import Response

from ludoteca.server.given import TheHouse


class Health(msgspec.Struct):
    """Whether the server can do its work."""

    status: str


@get("/health", cache=False)
async def health(house: TheHouse) -> Health:
    """Whether the store answers; 503 if not."""
    await house.store.check()
    return Health("ok")


@get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[str]:
    """Counters, as Prometheus reads them."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


router = Router("/", route_handlers=[health, metrics], tags=["operations"])
