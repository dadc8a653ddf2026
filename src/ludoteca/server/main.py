"""Running a server."""

import uvicorn

from ludoteca.server import logs
from ludoteca.server.app import make_app
from ludoteca.server.settings import Settings
from ludoteca.server.stores import default_database


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str = "", public_url: str = ""
) -> None:
    """Serve the games until interrupted; then finish what is being written and stop."""
    settings = Settings(
        host=host, port=port, database=database or default_database(), public_url=public_url
    )
    run(settings)


def run(settings: Settings) -> None:
    """Serve with these settings."""
    logs.set_up()
    where = settings.public_url or f"http://{settings.host}:{settings.port}"
    logs.note("serving", url=where)
    make_server(settings).run()


def make_server(settings: Settings) -> uvicorn.Server:
    """A server that is ready to run."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return uvicorn.Server(config)
