"""What the REST handlers share: who asks, and how an answer goes wrong."""

import re
from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from litestar import Request, Response
from litestar.exceptions import HTTPException

from ludoteca.kernel.meta import Fault
from ludoteca.kernel.text import Text, TextData
from ludoteca.server.denials import Denied, say, wanted_language
from ludoteca.server.dependencies import TheService, Visitor
from ludoteca.server.guard import HAS_LEFT
from ludoteca.server.guests import find_guest, make_guest
from ludoteca.server.logs import fail
from ludoteca.server.looks import FaultData, fault_data
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Forgotten, Guest, Unavailable

AnyRequest = Request[Any, Any, Any]
LONGEST_FIELD = 60  # letters of a field's name that are told back
WHOLE = "data"  # what the framework calls all that came with a request
Wrong = Literal["missing", "unknown", "value", "unreadable"]
# A field that the framework names in its words instead of apart from them.
NAMED: dict[Wrong, re.Pattern[str]] = {
    "missing": re.compile(r"[Mm]issing required (?:\w+ parameter|field) ['`](\w+)['`]"),
    "unknown": re.compile(r"unknown field `([^`]*)`"),
}
MOST_FAULTS = 50  # of one file that are told at once
STATUSES = {
    404: "problem-not-found",
    405: "problem-method",
    413: "problem-size",
    415: "problem-type",
    429: "refusal-too_fast",
}


class ProblemData(TypedDict):
    """What is answered with every status from 400 on."""

    problem: TextData
    message: str  # the same, said in the visitor's language
    faults: NotRequired[list[FaultData]]  # of a file that was sent along


async def provide_house(request: AnyRequest) -> Service:
    """The service of this process."""
    service: Service = request.app.state.service
    return service


async def provide_visitor(request: AnyRequest, service: TheService) -> Guest | None:
    """The guest who asks, if there is a cookie."""
    guest = await find_guest(service, request)
    request.state.language = guest.language if guest else _wanted(request)
    return guest


async def provide_guest(request: AnyRequest, service: TheService, visitor: Visitor) -> Guest:
    """The guest who asks; a new one, with a cookie, if there is none."""
    return visitor or await make_guest(service, request)


def _wanted(request: AnyRequest) -> str:
    return wanted_language(request.headers.get("accept-language", ""))


def _answer(
    request: AnyRequest, status: int, text: Text, faults: Sequence[Fault] = ()
) -> Response[Any]:
    language = request.state.get("language") or _wanted(request)
    content: ProblemData = {"problem": text.data(), "message": say(text, language)}
    if faults:
        content["faults"] = [fault_data(fault) for fault in faults]
    return Response(content, status_code=status, media_type="application/json")


def on_denied(request: AnyRequest, denied: Denied) -> Response[Any]:
    """A refusal, in words."""
    return _answer(request, denied.status, denied.text, denied.faults[:MOST_FAULTS])


def on_forgotten(request: AnyRequest, error: Forgotten) -> Response[Any]:
    """Whoever asks has deleted themselves meanwhile."""
    return on_denied(request, Denied("not_now", "problem-forgotten"))


def on_unavailable(request: AnyRequest, error: Unavailable) -> Response[Any]:
    """The store does not answer."""
    request.app.state.service.metrics.count("unavailable")
    return _answer(request, 503, Text(error.words))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework found wrong, in our words."""
    if request.scope.get(HAS_LEFT):  # half a request: the framework takes it for a mistake of ours
        return _answer(request, 400, wrong("unreadable"))
    if error.status_code >= 500:
        return on_error(request, error)
    if error.status_code in STATUSES:
        return _answer(request, error.status_code, Text(STATUSES[error.status_code]))
    return _answer(request, error.status_code, _wrong_by(error))


def on_unreadable(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """A body that is nested deeper than anybody means it."""
    return _answer(request, 400, wrong("unreadable"))


def on_undecodable(request: AnyRequest, error: UnicodeDecodeError) -> Response[Any]:
    """A body that is no text, or a part of it."""
    return _answer(request, 400, wrong("unreadable"))


def wrong(what: Wrong, field: str = "") -> Text:
    """What is wrong with a request, and which field of it."""
    return Text("problem-request", {"what": what, "field": field[:LONGEST_FIELD]})


def _wrong_by(error: HTTPException) -> Text:
    """What the framework says in its own language, in ours; of several faults the first."""
    extra = error.extra if isinstance(error.extra, list) and error.extra else [{}]
    key, message = str(extra[0].get("key", "")), str(extra[0].get("message", error.detail))
    place = "" if key == WHOLE else key
    for what, pattern in NAMED.items():
        if named := pattern.search(message):
            return wrong(what, f"{place}.{named[1]}" if place else named[1])
    return wrong("value", place) if place else wrong("unreadable")


def on_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours: logged here, said without details there."""
    request.app.state.service.metrics.count("errors")
    fail("a request failed", method=request.method)
    return _answer(request, 500, Text("problem-ours"))
