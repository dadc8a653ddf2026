"""Seeds and the promise that a game's chance was fixed beforehand."""

from hashlib import sha256

import pytest
from hypothesis import given, strategies as st

import ludoteca
from ludoteca.kernel.seeds import commitment, fresh_seed, key

pytestmark = pytest.mark.pure


def test_fresh_seeds_are_long_and_never_the_same() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 64 for seed in seeds)


def test_the_commitment_is_a_hash_that_anybody_can_check() -> None:
    assert commitment("7") == sha256(b"ludoteca seed 7").hexdigest()


def test_a_table_commits_to_its_seed_before_the_first_step_and_keeps_to_it() -> None:
    table = ludoteca.new("conspiracy", players=2)
    published = table.commitment
    table.play(table.waiting[0], "draw 1")
    assert table.commitment == published == commitment(table.record().seed)


@given(st.text(), st.integers(0, 5000))
def test_the_key_of_a_step_is_four_words_of_32_bits(seed: str, step: int) -> None:
    words = key(seed, step)
    assert len(words) == 4
    assert all(0 <= word < 2**32 for word in words)


def test_every_step_has_a_key_of_its_own_that_the_commitment_does_not_tell() -> None:
    keys = {key("7", step) for step in range(500)} | {key("8", step) for step in range(500)}
    assert len(keys) == 1000
    assert f"{key('7', 0)[0]:08x}" not in commitment("7")
