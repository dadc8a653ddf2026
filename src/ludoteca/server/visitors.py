"""Where visitors come from, and how many connections one place may hold."""

import asyncio
import ipaddress
from collections.abc import Callable
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
        self._places: dict[asyncio.Transport, str] = {}
        self._held: dict[str, dict[asyncio.Transport, Callable[[], bool]]] = {}  # the oldest first

    def enter(self, transport: asyncio.Transport, is_idle: Callable[[], bool]) -> bool:
        """Count a connection; of too many the oldest that asks for nothing is cut off.

        False if there is none: then it is this one that has to go.
        """
        peer = transport.get_extra_info("peername")
        place = place_of(str(peer[0])) if isinstance(peer, tuple) else ""
        if not place or self._is_proxy(str(peer[0])):
            return True
        if len(self._held.get(place, ())) >= self._most and not self._cut_off(place):
            return False
        self._places[transport] = place
        self._held.setdefault(place, {})[transport] = is_idle
        return True

    def _cut_off(self, place: str) -> bool:
        idle = next((held for held, is_idle in self._held[place].items() if is_idle()), None)
        if idle is not None:
            self.leave(idle)
            idle.abort()
        return idle is not None

    def _is_proxy(self, host: str) -> bool:
        address = ipaddress.ip_address(host.partition("%")[0])
        return any(address in proxy for proxy in self._proxies)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended; harmless if it was not counted."""
        place = self._places.pop(transport, None)
        if place is None:
            return
        del self._held[place][transport]
        if not self._held[place]:
            del self._held[place]

    def __len__(self) -> int:
        """How many connections are counted now."""
        return len(self._places)
