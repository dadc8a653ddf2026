"""The app: handlers, what they are given, and how they fail."""

from typing import cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludoteca.server.denials import Denied
from ludoteca.server.guard import App, Guard
from ludoteca.server.packing import Packing
from ludoteca.server.pages import Pages, page
from ludoteca.server.rest import (
    absences,
    catalogue,
    common,
    data,
    devices,
    health,
    history,
    lessons,
    mail,
    me,
    own_files,
    push,
    records,
    reviews,
    sheets,
    tables,
)
from ludoteca.server.service import Service
from ludoteca.server.settings import Settings
from ludoteca.server.socket import table_socket
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Forgotten, Unavailable

SMALL_BODY = 16 * 1024

SCHEMA = OpenAPIConfig(
    title="Ludoteca",
    version="1",
    path="/schema",
    render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
)


def make_app(settings: Settings) -> App:
    """A server process: the guard, and behind it the app of one service."""
    service = Service(settings, make_store(settings.database, alone=True))
    packing = Packing()
    app = Litestar(
        route_handlers=[
            catalogue.router,
            lessons.router,
            me.router,
            data.router,
            devices.router,
            push.router,
            mail.router,
            absences.router,
            tables.router,
            history.router,
            records.router,
            reviews.router,
            sheets.router,
            own_files.router,
            health.router,
            table_socket,
            page,
        ],
        dependencies={
            "service": Provide(common.provide_house),
            "visitor": Provide(common.provide_visitor),
            "guest": Provide(common.provide_guest),
        },
        exception_handlers={
            Denied: common.on_denied,
            Forgotten: common.on_forgotten,
            Unavailable: common.on_unavailable,
            HTTPException: common.on_http,
            RecursionError: common.on_unreadable,
            UnicodeDecodeError: common.on_undecodable,
            Exception: common.on_error,
        },
        on_startup=[service.open],
        on_shutdown=[service.close, packing.close],
        request_max_body_size=settings.limits.record_bytes + SMALL_BODY,
        middleware=[packing],
        openapi_config=SCHEMA if settings.schema else None,
        state=State({"service": service, "pages": Pages()}),
        logging_config=None,
        debug=False,
    )
    return Guard(cast(App, app), service)
