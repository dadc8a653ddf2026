"""The same seeds give the same games, compiled and interpreted, today and tomorrow.

`checksums.json` holds a digest of every game played here. After a change that is meant to make
games play differently, write it anew from the repository's root, and say so in the changelog:

    python -m tests.conformance.checksums
"""

import json
from hashlib import sha256
from pathlib import Path

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.random import Random
from tests.conformance.cases import ALL_GAMES, LONGEST, Case, cases_of
from tests.conformance.walk import CHOICES, pick

FILE = Path(__file__).with_name("checksums.json")
SEEDS = range(5)


def digest(case: Case, seed: int) -> str:
    """A digest of all that happens in one random game: positions, events, hints and result."""
    listener = Listener()
    state = case.game.begin(case.players, Random(seed), case.options, listener)
    chance, row, hashed = Random(seed + CHOICES), ActionBuffer(case.game.vocabulary.size), sha256()
    for _ in range(LONGEST):
        hints = [round(state.evaluate(seat), 6) for seat in range(state.players)]
        standing = [list(state.scores()), list(state.ranking()), hints]
        facts = [state.dump(), state.census(), standing, listener.rows]
        hashed.update(json.dumps(facts, sort_keys=True).encode())
        listener.rows.clear()
        if state.waiting() == 0:
            break
        seat, action = pick(state, row, chance)
        state.legal(seat, row)
        state.suggest(seat, row, chance)
        state.apply(seat, action)
    return hashed.hexdigest()[:16]


def checksums() -> dict[str, dict[str, list[str]]]:
    """The digests of all games, by game and case."""
    return {
        game.name: {str(case): [digest(case, seed) for seed in SEEDS] for case in cases_of(game)}
        for game in ALL_GAMES
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(checksums(), indent=1) + "\n", encoding="utf-8")
