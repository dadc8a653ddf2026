"""Running a server."""

import asyncio
import gc
import sys

import uvicorn

from ludoteca.server import handles, logs
from ludoteca.server.addresses import urls
from ludoteca.server.app import make_app
from ludoteca.server.settings import Settings
from ludoteca.server.stores import default_database, make_store
from ludoteca.server.stores.contract import Store
from ludoteca.server.transport import of_crowd
from ludoteca.server.visitors import Crowd


def try_database(database: str) -> None:
    """Open and close a database as a server would; Unusable says at once what is wrong with it."""
    asyncio.run(_open_and_close(make_store(database or default_database(), alone=True)))


async def _open_and_close(store: Store) -> None:
    await store.open()
    await store.close()


def run(settings: Settings) -> None:
    """Serve the games until interrupted; then finish what is being written and stop."""
    logs.set_up()
    logs.note("serving", urls=urls(settings.host, settings.port, settings.public_url))
    handles.raise_limit()
    be_prompt()
    make_server(settings).run()


def be_prompt() -> None:
    """Keep pauses short: the event loop gives way to the store's thread at once, and what lives
    as long as the server is not looked through again and again for garbage; the youngest are, a few
    at a time: twelve thousand at once were a pause of 45 ms, and their elders one of 200."""
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.set_threshold(1_000, 1, 1_000)


def make_server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run."""
    limits = settings.limits
    room = handles.for_visitors(limits.connections)
    crowd = Crowd(limits.connections_per_address, settings.proxies, room)
    http, ws = of_crowd(crowd)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=ws,
        proxy_headers=bool(settings.proxies),  # uvicorn alone would believe this machine's own
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return uvicorn.Server(config)
