"""Both builds play the games whose digests are stored."""

import pytest

from ludoteca.build import compiled
from tests.conformance.cases import ALL_CASES, ALL_GAMES, Case
from tests.conformance.checksums import SEEDS, Digests, Stored, digest, played_otherwise, read

pytestmark = pytest.mark.pure

STORED = read()
REMEDY = "if games are meant to play differently: python -m tests.conformance.checksums"


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_the_same_seeds_give_the_same_games(case: Case) -> None:
    stored = STORED[case.game.name].cases[str(case)]
    seeds = SEEDS if compiled() else SEEDS[:2]  # interpreted each takes several times as long
    found = [digest(case, seed) for seed in seeds]
    assert found == list(zip(stored.played, stored.judged, strict=True))[: len(seeds)], REMEDY


def test_every_stored_checksum_is_of_a_case_there_is() -> None:
    stored = {case for game in STORED.values() for case in game.cases}
    assert stored == {str(case) for case in ALL_CASES}, REMEDY


def test_every_digest_is_of_the_rules_as_they_are() -> None:
    rules = {game.name: game.meta.rules_version for game in ALL_GAMES}
    assert {name: stored.rules for name, stored in STORED.items()} == rules, REMEDY


def test_digests_change_only_with_the_rules_version() -> None:
    before = {"toy": Stored(1, {"toy-2": Digests(["a"], ["x"])})}
    judged = {"toy": Stored(1, {"toy-2": Digests(["a"], ["y"]), "toy-3": Digests(["b"], ["z"])})}
    other = {"toy": Stored(1, {"toy-2": Digests(["c"], ["x"])})}
    assert played_otherwise(before, judged) == []
    assert played_otherwise(before, other) == ["toy-2"]
    assert played_otherwise(before, {"toy": Stored(2, other["toy"].cases)}) == []
