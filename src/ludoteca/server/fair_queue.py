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
