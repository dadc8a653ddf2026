"""That thinking more wins more: whole matches, too long to play twice, so not marked pure."""

from ludoteca import bots, find
from ludoteca.bots.match import play_match
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.style import Style
from ludoteca.kernel.random import Random


def test_a_master_beats_an_apprentice() -> None:
    """24 games, 17 won: one no better would do that once in 30 times, a master wins nearly all."""
    won = 0
    for game in range(24):
        state = find("conspiracy").new(2, Random(game))
        seat = game % 2
        seated = [bots.make("apprentice", game), bots.make("apprentice", game)]
        seated[seat] = bots.make("master", game)
        play_match(state, seated, 1000)
        won += state.ranking()[seat] == 1
    assert won >= 17


def test_searching_beats_greed() -> None:
    """30 games, won 2 of 3: greedy against itself would do that once in 30 times, the search
    has won 4 of 5 of many more."""
    won = 0.0
    for game in range(30):
        state = find("conspiracy").new(2, Random(game))
        seat = game % 2
        seated = [bots.make("greedy", game), bots.make("greedy", game)]
        seated[seat] = SearchBot(game, Style(500, horizon=25, margin=16.0))
        play_match(state, seated, 1000)
        ranking = list(state.ranking())
        won += (ranking[seat] == 1) / ranking.count(1)
    assert won >= 20
