"""A record: game, rules version, options, seed and actions. It replays exactly."""

from hashlib import sha256
from typing import Annotated, Any

import msgspec

from ludoteca.kernel.game import find, names
from ludoteca.kernel.problems import Problem

FORMAT = 1
Version = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]  # one that could be told


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game as it was played, small enough to send; it holds the seed, so it is for the end.

    >>> table = ludoteca.new("conspiracy", players=3, seed=7)
    >>> record = table.record()
    >>> record
    <Record of conspiracy: 3 players, 0 actions, rules version 1>
    >>> ludoteca.read_record(record.encode()) == record
    True
    """

    ludoteca: int = FORMAT  # the format of the record itself
    game: str
    rules: Version  # the game's rules version
    players: int
    options: dict[str, str]
    names: list[str]
    seed: str
    actions: list[tuple[int, int]]  # seat, action

    def __repr__(self) -> str:
        return (
            f"<Record of {self.game}: {self.players} players, {len(self.actions)} actions, "
            f"rules version {self.rules}>"
        )

    def encode(self) -> bytes:
        """As JSON, with the game's credit, and a checksum that tells damage from changed rules."""
        body = msgspec.to_builtins(self)
        head = {"ludoteca": self.ludoteca, "game": self.game, "credits": _credit(self.game)}
        whole = {**head, **body, "check": _check(body)}
        return msgspec.json.format(msgspec.json.encode(whole)) + b"\n"


def _credit(game: str) -> str:
    return find(game).meta.credit if game in names() else ""


def _check(body: dict[str, Any]) -> str:
    return sha256(msgspec.json.encode(body, order="deterministic")).hexdigest()[:16]


def decode(data: bytes) -> Record:
    """The record that `encode` wrote; a Problem if it is damaged or of another kind.

    >>> saved = ludoteca.new("conspiracy", players=3, seed=7).record().encode()
    >>> ludoteca.read_record(saved)
    <Record of conspiracy: 3 players, 0 actions, rules version 1>
    """
    try:
        body = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("problem-not-a-record") from error
    if "ludoteca" not in body:
        raise Problem("problem-not-a-record")
    if body["ludoteca"] != FORMAT:
        raise Problem("problem-format", theirs=str(body["ludoteca"])[:20], ours=FORMAT)
    check = body.pop("check", None)
    body.pop("credits", None)  # for people; older records have none
    try:
        record = msgspec.convert(body, Record)
    except msgspec.ValidationError as error:
        raise Problem("problem-damaged", detail=str(error)) from error
    if check != _check(body):
        raise Problem("problem-damaged", detail="checksum")
    return record
