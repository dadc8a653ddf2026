# compiled: mypyc
"""The tree of a search, as rows of numbers: no object for each node, no pointer to follow."""

from typing import Final, final

from ludoteca.kernel.native import i64, vec

ROOT: Final[i64] = 0
NONE: Final[i64] = 0  # the root is nobody's child, so its number can mean "no node"


@final
class Tree:
    """Nodes numbered from 0, each reached by one action from its parent, which is older.

    A node stands for everything the searching seat would know after those actions, so it is shared
    by all positions imagined for it, and an action may be possible in some of them only. The rows
    are made once and used for one search after another.
    """

    def __init__(self, players: i64, room: i64) -> None:
        """An empty tree: the root alone, with room for so many nodes."""
        self.players: i64 = players
        self.room: i64 = room
        self.count: i64 = 1
        self.parent: Final[vec[i64]] = vec[i64]([0] * int(room))
        self.action: Final[vec[i64]] = vec[i64]([0] * int(room))  # that leads here
        self.child: Final[vec[i64]] = vec[i64]([0] * int(room))  # the newest child
        self.sibling: Final[vec[i64]] = vec[i64](
            [0] * int(room)
        )  # the next older child of the parent
        self.visits: Final[vec[i64]] = vec[i64]([0] * int(room))
        self.chances: Final[vec[i64]] = vec[i64](
            [0] * int(room)
        )  # visits of the parent that allowed it
        self.worth: Final[vec[i64]] = vec[i64]([0] * int(room * players))  # rewards summed, by seat
        self.prior: Final[vec[i64]] = vec[i64](
            [0] * int(room)
        )  # what a net thought of it before any visit
        self.moved: Final[vec[i64]] = vec[i64]([0] * int(room))  # where `keep_below` put a node

    def clear(self) -> None:
        """The root alone, never visited."""
        self.count = 0
        self.add(NONE, NONE)

    def is_full(self) -> bool:
        """Whether no node can be added any more."""
        return self.count == self.room

    def add(self, parent: i64, action: i64) -> i64:
        """A new child; there must be room."""
        node = self.lay(parent, action)
        self.visits[node] = 0
        self.chances[node] = 1
        self.prior[node] = 0
        first = node * self.players
        for place in range(first, first + self.players):
            self.worth[place] = 0
        return node

    def lay(self, parent: i64, action: i64) -> i64:
        """The next number, as a node without children; the first one is the root."""
        node = self.count
        self.count += 1
        self.parent[node] = parent
        self.action[node] = action
        self.child[node] = NONE
        if node != ROOT:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child that an action leads to, or NONE."""
        node = self.child[parent]
        while node != NONE and self.action[node] != action:
            node = self.sibling[node]
        return node

    def keep_below(self, root: i64) -> None:
        """Make a node the root, and forget everything that is not below it.

        Parents are older than their children, so that what stays moves to lower numbers in turn.
        """
        before = self.count
        self.count = 0
        self.moved[root] = self.move(NONE, root)
        for node in range(root + 1, before):
            parent = self.parent[node]
            self.moved[node] = NONE
            if parent == root or (parent > root and self.moved[parent] != NONE):
                self.moved[node] = self.move(self.moved[parent], node)

    def move(self, parent: i64, old: i64) -> i64:
        """Lay the node `old` again, its past with it; its new number."""
        node = self.lay(parent, self.action[old])
        self.visits[node] = self.visits[old]
        self.chances[node] = self.chances[old]
        self.prior[node] = self.prior[old]
        for seat in range(self.players):
            self.worth[node * self.players + seat] = self.worth[old * self.players + seat]
        return node
