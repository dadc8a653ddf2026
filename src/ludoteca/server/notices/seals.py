"""What a link in a letter may do, signed, so that nobody can make one: confirm an address, or stop.

Nothing is stored for it; the address is in it only as a hash, so that a link speaks of one address
and does not tell which.
"""

import hashlib
import hmac
import secrets
from typing import Literal, NamedTuple

from ludoteca.server.notices.webpush import to_bytes, to_text

Kind = Literal["confirm", "stop"]
SIGNATURE = 16  # bytes
LONGEST = 200  # characters of a seal


class Forged(ValueError):
    """No seal of ours, or one that is too old."""


class Seal(NamedTuple):
    """Who may do what with which address, until when."""

    kind: Kind
    guest: str
    address: str  # the hash of it
    until: int  # milliseconds since 1970; 0: for good


def new_key() -> str:
    """A key, as it is kept."""
    return secrets.token_hex(32)


def hash_of(address: str) -> str:
    """An address as a seal speaks of it."""
    return hashlib.sha256(address.lower().encode()).hexdigest()[:24]


def write(seal: Seal, key: str) -> str:
    """A seal for a link."""
    body = " ".join(map(str, seal)).encode()
    return to_text(_sign(body, key) + body)


def read(text: str, kind: Kind, key: str, now: int) -> Seal:
    """The seal of this kind that `write` wrote; Forged if it is none, or too old."""
    try:
        whole = to_bytes(text) if len(text) <= LONGEST else b""
        signature, body = whole[:SIGNATURE], whole[SIGNATURE:]
        if not hmac.compare_digest(signature, _sign(body, key)):
            raise Forged
        found, guest, address, until = body.decode().split(" ")
    except (ValueError, UnicodeError) as error:
        raise Forged from error
    if found != kind or 0 < int(until) < now:
        raise Forged
    return Seal(kind, guest, address, int(until))


def _sign(body: bytes, key: str) -> bytes:
    return hmac.new(bytes.fromhex(key), body, hashlib.sha256).digest()[:SIGNATURE]
