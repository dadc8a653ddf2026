"""What is printed on the territories, as the browser draws them, is what the rules count."""

import pytest

from ludoteca.games.conspiracy import GAME, facts
from ludoteca.games.conspiracy.cards import GUILDS, RANKS
from ludoteca.games.conspiracy.scoring import territory_worth
from ludoteca.games.conspiracy.state import Position
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random

pytestmark = pytest.mark.pure


def worth(territory: int, lords: list[int], pearls: int) -> int:
    """What a territory is worth to somebody who holds it alone, with these lords and pearls."""
    state = GAME.new(2, Random(0))
    assert isinstance(state, Position)
    state.held[0], state.pearls[0], state.placed[0] = 1 << territory, pearls, len(lords)
    for cell, lord in enumerate(lords):
        state.chambers[cell] = lord
    return int(territory_worth(state, 0, territory))


@pytest.mark.parametrize("territory", range(facts.BEST_LORD))
def test_worth_alone_or_with_one_of_what_it_counts(territory: int) -> None:
    keys = [int(RANKS + 1), int(2 * RANKS + 2)]  # one silver, one gold
    assert worth(territory, keys, pearls=2) == facts.TERRITORY_WORTH[territory]


@pytest.mark.parametrize("guild", range(GUILDS))
def test_worth_for_each_lord_of_a_guild(guild: int) -> None:
    territory = facts.LORD_COUNT + guild
    lord = guild * RANKS
    more = worth(territory, [lord, lord], 0) - worth(territory, [lord], 0)
    assert more == facts.TERRITORY_WORTH[territory]


def test_powers_are_named_by_rank() -> None:
    assert len(facts.POWERS) == len(facts.INFLUENCE) == RANKS
    assert [facts.POWERS[rank] for rank in (1, 2)] == ["silver", "gold"]


def test_ties_are_broken_by_what_the_browser_says_breaks_them() -> None:
    state = GAME.new(2, Random(0))
    assert isinstance(state, Position)
    tied = vec[i64]([9, 9])
    assert list(state.ranking_by(tied)) == [1, 1]
    getattr(state, facts.TIE_BREAK)[1] = 1
    assert list(state.ranking_by(tied)) == [2, 1]
