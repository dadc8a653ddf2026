"""Both builds play the games whose digests are stored."""

import json

import pytest

from ludoteca.build import compiled
from tests.conformance.cases import ALL_CASES, Case
from tests.conformance.checksums import FILE, SEEDS, digest

pytestmark = pytest.mark.pure

STORED = json.loads(FILE.read_text(encoding="utf-8"))
REMEDY = "if games are meant to play differently: python -m tests.conformance.checksums"


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_the_same_seeds_give_the_same_games(case: Case) -> None:
    stored = STORED.get(case.game.name, {}).get(str(case))
    seeds = SEEDS if compiled() else SEEDS[:2]  # interpreted each takes several times as long
    assert [digest(case, seed) for seed in seeds] == (stored or [])[: len(seeds)], REMEDY


def test_every_stored_checksum_is_of_a_case_there_is() -> None:
    stored = {case for cases in STORED.values() for case in cases}
    assert stored == {str(case) for case in ALL_CASES}, REMEDY
