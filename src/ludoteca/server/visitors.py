"""Where visitors come from, and how many connections one place may hold."""

import asyncio
import ipaddress
from collections import Counter
from functools import lru_cache

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOUSEHOLD = 64  # bits of an IPv6 address that one household shares: it can take any of the others


@lru_cache(4096)
def place_of(host: str) -> str:
    """An address as it is counted: IPv6 by its /64, IPv4 alone, whatever is neither as it is."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


def read_proxies(given: str) -> list[Network]:
    """Addresses or networks with commas between them; ValueError if one is none."""
    parts = [part.strip() for part in given.split(",")]
    return [ipaddress.ip_network(part) for part in parts if part]


class Crowd:
    """The open connections by place; those of a proxy that whoever runs the server trusts are not
    counted, for it speaks for many."""

    def __init__(self, most: int, proxies: str = "") -> None:
        """So many of one place; `proxies` as in `Settings`."""
        self._most = most
        self._proxies = read_proxies(proxies)
        self._places: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; False if there are too many of its place already."""
        peer = transport.get_extra_info("peername")
        place = place_of(str(peer[0])) if isinstance(peer, tuple) else ""
        if not place or self._is_proxy(str(peer[0])):
            return True
        if self._counts[place] >= self._most:
            return False
        self._places[transport] = place
        self._counts[place] += 1
        return True

    def _is_proxy(self, host: str) -> bool:
        address = ipaddress.ip_address(host.partition("%")[0])
        return any(address in proxy for proxy in self._proxies)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended; harmless if it was not counted."""
        place = self._places.pop(transport, None)
        if place is None:
            return
        self._counts[place] -= 1
        if not self._counts[place]:
            del self._counts[place]

    def __len__(self) -> int:
        """How many connections are counted now."""
        return len(self._places)
