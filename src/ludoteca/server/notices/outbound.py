"""Calling an address that somebody has given us: never one inside our own network.

The name is looked up once, every address it has must be out in the world, and the connection goes
to one of those, whatever the name says a moment later. Nothing is followed that answers elsewhere.
"""

import contextlib
import http.client
import ipaddress
import re
import socket
import ssl
import threading
from collections.abc import Iterator
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0  # for the whole call, and before it to find and to reach the place
# What an address is written in (RFC 3986): no space, no end of a line that would begin a header.
PLAIN = re.compile(r"[\w.~:/?#\[\]@!$&'()*+,;=%-]+", re.ASCII)
LONGEST = 1000  # characters of an address
# Where the world is; not in it, though Python counts them as global: addresses that carry another
# one inside, by which some gateway leads back to us, and IPv4's special ones.
WORLD = ipaddress.ip_network("2000::/3")
NOT_WORLD = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("192.0.0.0/24"))


class Forbidden(ValueError):
    """An address that this server does not call."""


def check_address(address: str, *, loopback: bool) -> SplitResult:
    """The parts of an address that may be called, as far as its text tells; Forbidden if not."""
    if not PLAIN.fullmatch(address):
        raise Forbidden(address)
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise Forbidden(address) from error
    is_plain = loopback and parts.scheme == "http"
    is_odd = parts.username is not None or not parts.hostname or len(address) > LONGEST
    if is_odd or not (is_plain or ((parts.scheme == "https" and port in (None, 443)) or loopback)):
        raise Forbidden(address)
    if _is_number(parts.hostname or "") and not loopback:
        raise Forbidden(address)
    return parts


def _is_number(host: str) -> bool:
    """Whether a host is no name (`127.1` and `0x7f.1` are numbers too): push services have one."""
    last = host.rstrip(".").rpartition(".")
    return not last[1] or not last[2][:1].isalpha() or ":" in host


def place_to_call(parts: SplitResult, *, loopback: bool) -> tuple[str, int]:
    """An address and a port out in the world that a name stands for; Forbidden if any is inside."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(row[4][0]) for row in found]
    for address in addresses:
        number = ipaddress.ip_address(address.partition("%")[0])
        if not (_is_outside(number) or (loopback and number.is_loopback)):
            raise Forbidden(address)
    return addresses[0], port


def _is_outside(number: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    is_apart = any(number in network for network in NOT_WORLD)
    is_in_world = number.version == 4 or number in WORLD
    return number.is_global and not number.is_multicast and is_in_world and not is_apart


@contextlib.contextmanager
def no_longer_than(seconds: float, connection: http.client.HTTPConnection) -> Iterator[None]:
    """Cut a connection off in the end; a timeout alone is as patient again with every byte."""

    def cut_off() -> None:
        with contextlib.suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, cut_off)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def call(address: str, body: bytes, headers: dict[str, str], *, loopback: bool = False) -> int:
    """POST, for a worker thread; the status of the answer. OSError or Forbidden without one."""
    parts = check_address(address, loopback=loopback)
    place = place_to_call(parts, loopback=loopback)
    connection = http.client.HTTPConnection(parts.netloc, timeout=SECONDS)
    connection.sock = socket.create_connection(place, SECONDS)
    try:
        with no_longer_than(SECONDS, connection):
            if parts.scheme == "https":
                _encrypt(connection, parts.hostname)
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path or "/", body, headers)
            return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        connection.close()


def _encrypt(connection: http.client.HTTPConnection, host: str | None) -> None:
    context = ssl.create_default_context()
    connection.sock = context.wrap_socket(
        connection.sock, server_hostname=host, do_handshake_on_connect=False
    )
    connection.sock.do_handshake()
