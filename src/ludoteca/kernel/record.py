"""A record: game, rules version, options, seed and actions. It replays exactly."""

from hashlib import sha256
from typing import Any

import msgspec

from ludoteca.kernel.problems import Problem

FORMAT = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game as it was played, small enough to send; it holds the seed, so it is for the end."""

    ludoteca: int = FORMAT  # the format of the record itself
    game: str
    rules: int  # the game's rules version
    players: int
    options: dict[str, str]
    names: list[str]
    seed: str
    actions: list[tuple[int, int]]  # seat, action

    def encode(self) -> bytes:
        """As JSON, with a checksum that tells damage from rules that have changed."""
        body = msgspec.to_builtins(self)
        return msgspec.json.format(msgspec.json.encode({**body, "check": _check(body)})) + b"\n"


def _check(body: dict[str, Any]) -> str:
    return sha256(msgspec.json.encode(body, order="deterministic")).hexdigest()[:16]


def decode(data: bytes) -> Record:
    """The record that `encode` wrote; a Problem if it is damaged or of another kind."""
    try:
        body = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("problem-not-a-record") from error
    if "ludoteca" not in body:
        raise Problem("problem-not-a-record")
    if body["ludoteca"] != FORMAT:
        raise Problem("problem-format", theirs=str(body["ludoteca"])[:20], ours=FORMAT)
    check = body.pop("check", None)
    try:
        record = msgspec.convert(body, Record)
    except msgspec.ValidationError as error:
        raise Problem("problem-damaged", detail=str(error)) from error
    if check != _check(body):
        raise Problem("problem-damaged", detail="checksum")
    return record
