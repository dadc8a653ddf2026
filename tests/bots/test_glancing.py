"""The bot that looks one decision ahead says no more than a look can tell."""

import pytest

from ludoteca.bots.finding import FULL
from ludoteca.bots.glance_bot import GlancingBot
from ludoteca.bots.levels import MASTER
from tests.bots.positions import make, moments


@pytest.mark.parametrize("players", [2, 6])
def test_the_best_action_keeps_the_fair_share_and_the_others_less(players: int) -> None:
    for state, seat in moments("foto_perfeita", players):
        bot = make(MASTER, 1, state)
        assert isinstance(bot, GlancingBot)
        chances = sorted(found.chance() for found in bot.think(state.imagine(seat, 1), seat))
        assert chances[-1] == pytest.approx(1 / players, abs=2 / FULL)
        assert chances[0] >= 0.0
        assert len(chances) > 1
