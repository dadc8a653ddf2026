"""The same seeds give the same games, compiled and interpreted, today and tomorrow.

`checksums.json` holds two digests of every game played here: what was played, and what the bots'
judgement said of it. Games play differently only under another rules version: raise it, then write
the digests anew from the repository's root, and say so in the changelog. What was played under a
version that stays is never written over; judgements may be.

    python -m tests.conformance.checksums
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import msgspec

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from tests.conformance.cases import ALL_GAMES, LONGEST, Case, cases_of
from tests.conformance.walk import CHOICES, pick

FILE = Path(__file__).with_name("checksums.json")
SEEDS = range(5)
SORTED = msgspec.json.Encoder(order="deterministic")
SUGGESTIONS = 2 * CHOICES  # added to a seed: what bots are told does not change what is played


class Digests(msgspec.Struct, frozen=True):
    """What one case gave, seed by seed."""

    played: list[str]
    judged: list[str]


class Stored(msgspec.Struct, frozen=True):
    """The digests of one game, and the rules that it was played by."""

    rules: int
    cases: dict[str, Digests]


def read() -> dict[str, Stored]:
    """What is stored, by game."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Stored])


def digest(case: Case, seed: int) -> tuple[str, str]:
    """Of one random game: all that happens and its result; and what bots are told of it."""
    listener = Listener()
    state = case.game.begin(case.players, Random(seed), case.options, listener)
    chance, hinted = Random(seed + CHOICES), Random(seed + SUGGESTIONS)
    row, played, judged = ActionBuffer(case.game.vocabulary.size), sha256(), sha256()
    for _ in range(LONGEST):
        standing = [list(state.scores()), list(state.ranking())]
        facts = [state.dump(), state.census(), standing, listener.rows]
        played.update(written(facts))
        listener.rows.clear()
        if state.waiting() == 0:
            break
        seat, action = pick(state, row, chance)
        state.legal(seat, row)
        suggested = state.suggest(seat, row, hinted)
        judged.update(json.dumps([suggested, *values(state)]).encode())
        state.apply(seat, action)
    judged.update(json.dumps(values(state)).encode())
    return played.hexdigest()[:16], judged.hexdigest()[:16]


def written(facts: object) -> bytes:
    """What `json.dumps(facts, sort_keys=True)` writes, in a third of the time.

    There are numbers and plain words in it, and no word has a comma or a colon.
    """
    return SORTED.encode(facts).replace(b",", b", ").replace(b":", b": ")


def values(state: State) -> list[float]:
    """What the position is worth to everybody."""
    return [round(state.evaluate(seat), 6) for seat in range(state.players)]


def digests(case: Case) -> Digests:
    """Of one case, all seeds."""
    played, judged = zip(*(digest(case, seed) for seed in SEEDS), strict=True)
    return Digests(list(played), list(judged))


def checksums() -> dict[str, Stored]:
    """The digests of all games."""
    return {
        game.name: Stored(
            game.meta.rules_version, {str(case): digests(case) for case in cases_of(game)}
        )
        for game in ALL_GAMES
    }


def played_otherwise(before: Mapping[str, Stored], now: Mapping[str, Stored]) -> list[str]:
    """The cases that play differently though the rules say that they have not changed."""
    return [
        case
        for game, stored in before.items()
        if game in now and now[game].rules == stored.rules
        for case, kept in stored.cases.items()
        if case in now[game].cases and now[game].cases[case].played != kept.played
    ]


if __name__ == "__main__":
    found = checksums()
    if changed := played_otherwise(read(), found):
        raise SystemExit(f"raise rules_version first, these play differently: {changed}")
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
