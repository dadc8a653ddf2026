"""Being written to: asked for, confirmed by whoever reads the address, ended with one press."""

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from ludoteca.server.denials import Denied
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.guests import address, spend
from ludoteca.server.notices import letters, seals
from ludoteca.server.notices.quiet import read_quiet
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.service import Service
from ludoteca.server.stores import mails
from ludoteca.server.stores.contract import Guest


class MailState(msgspec.Struct):
    """Whether this server writes letters, and to whom."""

    offered: bool
    address: str  # "" if none was given
    on: bool  # whether it was confirmed
    quiet: str  # as of `Push`


class Writing(msgspec.Struct, forbid_unknown_fields=True):
    """An address to write to."""

    address: Annotated[str, msgspec.Meta(max_length=letters.LONGEST)]
    quiet: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Sealed(msgspec.Struct, forbid_unknown_fields=True):
    """The last part of a link in a letter."""

    token: Annotated[str, msgspec.Meta(max_length=seals.LONGEST)]


class MailAnswered(msgspec.Struct):
    """Whether letters are sent from now on."""

    on: bool


Token = Annotated[str, PathParameter(max_length=seals.LONGEST)]


async def _state(service: Service, guest: Guest | None) -> MailState:
    found = await mails.of_guest(service.store, guest.id) if guest is not None else None
    if found is None:
        return MailState(service.post.is_open, "", False, "")
    return MailState(service.post.is_open, found.address, found.confirmed, found.quiet)


@get("/api/me/mail")
async def my_mail(service: TheService, visitor: Visitor) -> MailState:
    """Whether I am written to."""
    return await _state(service, visitor)


@post("/api/me/mail", status_code=200)
async def ask_for_mail(
    request: AnyRequest, data: JSONBody[Writing], service: TheService, guest: TheGuest
) -> MailState:
    """Write to this address once whoever reads it has said yes; to one that has, change hours."""
    try:
        wanted = letters.check_address(data.address.strip())
        read_quiet(data.quiet)
    except ValueError as error:
        service.metrics.count("letters_refused")
        raise Denied("bad_message", "problem-mail-address") from error
    known = await mails.of_guest(service.store, guest.id)
    if known is not None and known.confirmed and known.address == wanted:
        await mails.set_quiet(service.store, guest.id, data.quiet)
    else:
        spend(service.budgets.letters, request, guest)
        await service.post.ask(guest, wanted, data.quiet, address(request))
    return await _state(service, guest)


@delete("/api/me/mail", status_code=200)
async def no_mail(service: TheService, guest: TheGuest) -> MailState:
    """Do not write to me any more."""
    await mails.drop(service.store, guest.id)
    return await _state(service, guest)


@post("/api/mail/confirm", status_code=200)
async def confirm_mail(
    request: AnyRequest, data: JSONBody[Sealed], service: TheService
) -> MailAnswered:
    """Say yes, by the link of a letter, on any device."""
    spend(service.budgets.messages, request, None)
    await service.post.confirm(data.token)
    return MailAnswered(True)


@post("/api/mail/stop/{token:str}", status_code=200)
async def stop_mail(request: AnyRequest, token: Token, service: TheService) -> MailAnswered:
    """Say stop, by the link of a letter or with one press in the program that shows it."""
    spend(service.budgets.messages, request, None)
    await service.post.stop(token)
    return MailAnswered(False)


router = Router(
    "/", route_handlers=[my_mail, ask_for_mail, no_mail, confirm_mail, stop_mail], tags=["guest"]
)
