"""Who is next: everybody who waits has their turn, however much one of them has asked for."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """A queue for each owner; the owners take turns."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._owners: OrderedDict[str, deque[Item]] = OrderedDict()

    def put(self, owner: str, item: Item) -> None:
        """Wait behind what this owner has asked for already."""
        self._owners.setdefault(owner, deque()).append(item)

    def pop(self) -> Item | None:
        """The first of the owner whose turn it is, who then goes to the end of the line."""
        if not self._owners:
            return None
        owner, items = self._owners.popitem(last=False)
        item = items.popleft()
        if items:
            self._owners[owner] = items
        return item

    def __len__(self) -> int:
        return sum(len(items) for items in self._owners.values())


class TwofoldQueue(Generic[Item]):
    """Addresses take turns, and the owners of one address, guests or tables, among themselves."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._addresses: FairQueue[str] = FairQueue()
        self._owners: dict[str, FairQueue[Item]] = {}

    def put(self, address: str, owner: str, item: Item) -> None:
        """Wait behind what this owner has asked for already."""
        self._addresses.put(address, address)
        self._owners.setdefault(address, FairQueue()).put(owner, item)

    def pop(self) -> Item | None:
        """What is next; None if nobody waits."""
        address = self._addresses.pop()
        if address is None:
            return None
        waiting = self._owners[address]
        item = waiting.pop()
        if not waiting:
            del self._owners[address]
        return item

    def __len__(self) -> int:
        return len(self._addresses)
