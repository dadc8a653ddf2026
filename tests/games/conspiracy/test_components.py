"""Checklist 1-9: what is in the box, and how it is set up."""

from collections import Counter

import pytest

from ludoteca.games.conspiracy import GAME
from ludoteca.games.conspiracy.cards import (
    GUILD_NAMES,
    TERRITORY_CODES,
    all_lords,
    guild_of,
    influence_of,
)
from ludoteca.games.conspiracy.state import Position
from ludoteca.games.conspiracy.view import lord_code
from ludoteca.kernel.bits import members
from ludoteca.kernel.random import Random

pytestmark = pytest.mark.pure

every_count = pytest.mark.parametrize("players", [2, 3, 4])


def set_up(players: int, seed: int = 0) -> Position:
    position = GAME.new(players, Random(seed))
    assert isinstance(position, Position)
    return position


def test_sixty_lords_twelve_of_each_of_five_guilds() -> None:
    assert len(all_lords()) == 60
    guilds = Counter(GUILD_NAMES[guild_of(lord)] for lord in all_lords())
    assert guilds == dict.fromkeys(("farmers", "military", "merchants", "politicians", "mages"), 12)


@pytest.mark.parametrize("guild", range(5))
def test_each_guild_has_one_0_four_1_two_each_of_2_3_4_and_one_6(guild: int) -> None:
    influences = Counter(influence_of(lord) for lord in all_lords() if guild_of(lord) == guild)
    assert influences == {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}


def test_a_lord_is_written_with_its_colour_and_influence() -> None:
    assert [lord_code(lord) for lord in range(0, 30, 6)] == ["Y0", "R0", "G0", "B0", "P0"]
    assert [lord_code(lord) for lord in range(6)] == ["Y0", "Y1", "Y2", "Y3", "Y4", "Y6"]


def test_twenty_four_territories_fourteen_unlike_and_two_families_of_five() -> None:
    assert len(set(TERRITORY_CODES)) == 24
    assert TERRITORY_CODES[14:19] == ("bestY", "bestR", "bestG", "bestB", "bestP")
    assert TERRITORY_CODES[19:] == ("eachY", "eachR", "eachG", "eachB", "eachP")
    assert all(code.islower() for code in TERRITORY_CODES[:14])


@every_count
def test_everybody_has_five_crests_no_pearl_and_an_empty_chamber(players: int) -> None:
    position = set_up(players)
    assert list(position.crests) == [-1] * (5 * players)
    assert list(position.pearls) == [0] * players
    assert list(position.placed) == [0] * players
    assert list(position.held) == [0] * players


@every_count
def test_all_lords_are_in_the_deck_and_no_pile_is_there(players: int) -> None:
    position = set_up(players)
    assert sorted(position.deck.dump()) == sorted(all_lords())
    assert sum(position.piles) == 0
    assert position.hand_count == 0


@every_count
def test_one_territory_lies_open_and_the_others_are_the_deck(players: int) -> None:
    position = set_up(players)
    assert len(members(position.row)) == 1
    assert len(members(position.territory_deck)) == 23
    assert position.row & position.territory_deck == 0


def test_the_territory_turned_up_is_any_of_them() -> None:
    first = {members(set_up(2, seed).row)[0] for seed in range(400)}
    assert first == set(range(24))


@every_count
def test_nobody_is_pearl_master_yet(players: int) -> None:
    position = set_up(players)
    assert position.master == -1
    assert position.view(None)["master"] is None


@every_count
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    starters = Counter(set_up(players, seed).seat for seed in range(600))
    assert sorted(starters) == list(range(players))
    assert min(starters.values()) > 600 / players / 2


@every_count
def test_the_turn_passes_clockwise(players: int) -> None:
    position = set_up(players)
    first = position.starter
    for turn in range(2 * players):
        assert members(position.waiting()) == [(first + turn) % players]
        position.apply(position.seat, GAME.vocabulary.read("draw 1"))
        while position.view(None)["phase"] != "recruit":
            row = [a for a in range(180) if position.refusal(position.seat, a) == 0]
            position.apply(position.seat, row[0])


def test_the_deck_lies_in_no_order_so_that_any_lord_may_be_next() -> None:
    drawn = set()
    for seed in range(400):
        position = set_up(2, seed)
        drawn.add(position.deck.draw(position.random))
    assert drawn == set(range(30))


@pytest.mark.parametrize(("live", "seen"), [("on", True), ("off", False)])
def test_the_running_score_is_shown_only_where_it_was_chosen(live: str, seen: bool) -> None:
    position = GAME.new(2, Random(0), {"live_score": live})
    view = position.view(0)
    chambers = view["chambers"]
    assert isinstance(chambers, list)
    assert ["score" in chamber for chamber in chambers] == [seen, seen]
