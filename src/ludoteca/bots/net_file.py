"""The file that a game's nets are kept in: one for every number of players it has learnt with.

A line that names the format, a line of JSON that says what the nets were made for and how, and
then their numbers, compressed: bytes for weights, four bytes for what is added to a sum.
"""

import sys
import zlib
from array import array
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots.columns import Columns
from ludoteca.bots.net import MOST_INPUTS, Layer, Net
from ludoteca.kernel.native import i64, vec

FILE = "net.bin"
FORMAT = b"ludoteca net 1\n"
MOST_BYTES = 1_000_000  # of a game's file


class BadNet(ValueError):
    """Why a file of nets, or one of them, cannot be used."""


class About(msgspec.Struct):
    """What one net was made for, and how."""

    players: int
    fingerprint: str  # of its features
    margin: float
    width: int  # features
    middle: int  # outputs of the first layer
    deep: int  # of the second
    actions: int  # of its policy; 0: it has none
    lead: int = 0  # the weight of the hand-written judgement beside what it has learnt
    settings: list[int] = []  # of the tables it has learnt at
    training: dict[str, Any] = {}  # seeds, games, losses: told, not used

    def shapes(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """The rows of numbers in their order: how they are stored and how many there are."""
        return {
            "first": ("b", (self.width, self.middle)),
            "first_bias": ("i", (self.middle,)),
            "second": ("b", (self.middle, self.deep)),
            "second_bias": ("i", (self.deep,)),
            "value": ("b", (self.players, self.deep)),
            "value_bias": ("i", (self.players,)),
            "policy": ("b", (self.actions, self.deep)),
            "policy_bias": ("i", (self.actions,)),
        }


class NetHead(msgspec.Struct):
    """What a file of nets was made for."""

    game: str
    rules_version: int
    layout_version: int
    nets: list[About]


@dataclass
class Weights:
    """One net as it is stored."""

    about: About
    rows: dict[str, list[int]] = field(default_factory=dict)

    def net(self, columns: Columns) -> Net:
        """The net, ready to judge; BadNet if it was made for other features."""
        about = self.about
        if about.fingerprint != columns.fingerprint:
            raise BadNet(f"the net for {about.players} players knows other features")
        if about.middle > MOST_INPUTS:
            raise BadNet(f"a middle of {about.middle} is more than {MOST_INPUTS}")
        row = {name: vec[i64](numbers) for name, numbers in self.rows.items()}
        first = Layer(about.width, about.middle, row["first"], row["first_bias"])
        second = Layer(about.middle, about.deep, row["second"], row["second_bias"])
        answers = [row[name] for name in ("value", "value_bias", "policy", "policy_bias")]
        return Net(columns.eyes(about.margin), about.lead, first, second, *answers)


def write(path: Path, head: NetHead, nets: list[Weights]) -> None:
    """Write a game's nets; BadNet if they are too large to ship."""
    head.nets = [each.about for each in nets]
    numbers = b"".join(_pack(each) for each in nets)
    data = FORMAT + msgspec.json.encode(head) + b"\n" + zlib.compress(numbers, 9)
    if len(data) > MOST_BYTES:
        raise BadNet(f"{len(data)} bytes are more than the {MOST_BYTES} a game's nets may have")
    path.write_bytes(data)


def read(path: Path) -> tuple[NetHead, list[Weights]]:
    """What a file holds; BadNet if it is damaged."""
    form, _, rest = path.read_bytes().partition(b"\n")
    if form + b"\n" != FORMAT:
        raise BadNet("it is no file of nets, or one of another format")
    line, _, packed = rest.partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=NetHead)
        numbers = zlib.decompress(packed)
        sizes = [_size(about) for about in head.nets]
    except (msgspec.MsgspecError, zlib.error) as error:
        raise BadNet(f"it is damaged: {error}") from error
    if sum(sizes) != len(numbers):
        raise BadNet(f"it is damaged: {len(numbers)} bytes of numbers instead of {sum(sizes)}")
    nets = []
    for about, size in zip(head.nets, sizes, strict=True):
        nets.append(Weights(about, _unpack(about, numbers[:size])))
        numbers = numbers[size:]
    return head, nets


def _size(about: About) -> int:
    return sum(array(kind).itemsize * prod(shape) for kind, shape in about.shapes().values())


def _pack(weights: Weights) -> bytes:
    parts = []
    for name, (kind, shape) in weights.about.shapes().items():
        numbers = array(kind, weights.rows[name])
        if len(numbers) != prod(shape):
            raise BadNet(f"{name} has {len(numbers)} numbers instead of {prod(shape)}")
        parts.append(_little(numbers).tobytes())
    return b"".join(parts)


def _unpack(about: About, data: bytes) -> dict[str, list[int]]:
    rows, at = {}, 0
    for name, (kind, shape) in about.shapes().items():
        numbers = array(kind)
        size = numbers.itemsize * prod(shape)
        numbers.frombytes(data[at : at + size])
        rows[name] = _little(numbers).tolist()
        at += size
    return rows


def _little(numbers: "array[int]") -> "array[int]":
    """The same bytes on every machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
