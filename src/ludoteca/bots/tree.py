# compiled: mypyc
"""The tree of a search, as rows of numbers: no object for each node, no pointer to follow."""

from typing import Final, final

from ludoteca.kernel.native import i64, vec

ROOT: Final[i64] = 0
NONE: Final[i64] = 0  # the root is nobody's child, so its number can mean "no node"


@final
class Tree:
    """Nodes numbered from 0, each reached by one action from its parent.

    A node stands for everything the searching seat would know after those actions, so it is shared
    by all positions imagined for it, and an action may be possible in some of them only.
    """

    def __init__(self, players: i64, room: i64) -> None:
        """An empty tree: the root alone, with room for so many nodes."""
        self.players: i64 = players
        self.room: i64 = room
        self.count: i64 = 1
        self.action: vec[i64] = vec[i64]([0] * int(room))  # that leads here
        self.child: vec[i64] = vec[i64]([0] * int(room))  # the newest child
        self.sibling: vec[i64] = vec[i64]([0] * int(room))  # the next older child of the parent
        self.visits: vec[i64] = vec[i64]([0] * int(room))
        self.chances: vec[i64] = vec[i64]([0] * int(room))  # visits of the parent that allowed it
        self.worth: vec[i64] = vec[i64]([0] * int(room * players))  # rewards summed, by seat

    def is_full(self) -> bool:
        """Whether no node can be added any more."""
        return self.count == self.room

    def add(self, parent: i64, action: i64) -> i64:
        """A new child; there must be room."""
        node = self.count
        self.count += 1
        self.action[node] = action
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        self.chances[node] = 1
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child that an action leads to, or NONE."""
        node = self.child[parent]
        while node != NONE and self.action[node] != action:
            node = self.sibling[node]
        return node
