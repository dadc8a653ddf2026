"""Where visitors come from, and how many connections one place may hold."""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import islice

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
FEW, MANY = 5, 50  # places, and connections of one, that are looked through for one to cut off
HOUSEHOLD = 64  # bits of an IPv6 address that one household shares: it can take any of the others


@lru_cache(1024)
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
    """The open connections by place.

    Of one place there are so many; a proxy that whoever runs the server trusts speaks for many, and
    has no such bound. When there are no more to be had at all, the place with most gives way.
    """

    def __init__(self, of_one: int, proxies: str = "", of_all: int = 10**6) -> None:
        """So many of one place, and of all together; `proxies` as in `Settings`."""
        self._of_one = of_one
        self._of_all = of_all
        self._proxies = read_proxies(proxies)
        self._places: dict[asyncio.Transport, str] = {}
        self._counts: Counter[str] = Counter()  # by place
        self._asking: dict[str, dict[asyncio.Transport, Callable[[], bool]]] = {}  # all but sockets

    def enter(self, transport: asyncio.Transport, is_idle: Callable[[], bool]) -> bool:
        """Count a connection; of too many the oldest that asks for nothing is cut off.

        False if there is none: then it is this one that has to go.
        """
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        place = place_of(host) if host else ""
        if self._counts[place] >= self._of_one and not self._is_proxy(host):
            if not self._cut_off(place):
                return False
        elif len(self) >= self._of_all and not self._make_room():
            return False
        self._places[transport] = place
        self._counts[place] += 1
        self._asking.setdefault(place, {})[transport] = is_idle
        return True

    def _make_room(self) -> bool:
        """Cut off one connection of the place that has most, or of the next if all are in use."""
        return any(self._cut_off(place) for place, _ in self._counts.most_common(FEW))

    def _cut_off(self, place: str) -> bool:
        """The oldest that is idle; of those that are not, only some are asked each time."""
        asking = self._asking.get(place, {})
        for transport, is_idle in list(islice(asking.items(), MANY)):
            if is_idle():
                self.leave(transport)
                transport.abort()
                return True
            del asking[transport]
            asking[transport] = is_idle
        return False

    def settle(self, transport: asyncio.Transport) -> None:
        """A connection has become a socket, which is never idle; harmless if it was cut off."""
        place = self._places.get(transport)
        if place is not None:
            self._forget(transport, place)

    def _forget(self, transport: asyncio.Transport, place: str) -> None:
        asking = self._asking.get(place, {})
        asking.pop(transport, None)
        if not asking:
            self._asking.pop(place, None)

    def _is_proxy(self, host: str) -> bool:
        if not host:
            return True  # a line of this machine's own
        address = ipaddress.ip_address(host.partition("%")[0])
        return any(address in proxy for proxy in self._proxies)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended; harmless if it was not counted."""
        place = self._places.pop(transport, None)
        if place is None:
            return
        self._forget(transport, place)
        self._counts[place] -= 1
        if not self._counts[place]:
            del self._counts[place]

    def __len__(self) -> int:
        """How many connections are counted now."""
        return len(self._places)
