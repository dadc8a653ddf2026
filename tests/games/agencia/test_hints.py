"""Hints: greedy players beat random ones clearly; and games of random players always end."""

import pytest

from ludoteca.bots.bot import decide
from ludoteca.bots.match import play_match
from ludoteca.bots.registry import make
from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.drive import advance
from ludoteca.games.agencia.language import AUSTRIAN
from ludoteca.games.agencia.state import MATCH_CLOSED
from ludoteca.games.agencia.vocabulary import CLAIM_HEGEMONY, NO_CLAIM
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from tests.games.agencia.society import Society, Turn

ALL_DECKS = dict.fromkeys(("historical", "theoretical", "strategic", "social"), "on")


@pytest.mark.parametrize(("options", "games"), [({}, 72), (ALL_DECKS, 24)])
def test_one_greedy_among_random_players_wins_far_more_than_its_share(
    options: dict[str, str], games: int
) -> None:
    won = 0.0
    for seed in range(games):
        state, mine = GAME.new(3, Random(seed), options), seed % 3
        bots = [make("greedy" if seat == mine else "random", 3 * seed + seat) for seat in range(3)]
        play_match(state, bots, 20_000)
        assert state.over()
        places = list(state.ranking())
        won += (places[mine] == 1) / places.count(1)
    assert won >= games / 2, "the share is a third"


def test_five_random_players_with_all_decks_always_come_to_an_end() -> None:
    row = ActionBuffer(GAME.vocabulary.size)
    for seed in range(100):
        state = GAME.new(5, Random(seed), {**ALL_DECKS, "close_after": "40"})
        assert play_randomly(state, Random(seed), row, 20_000) < 20_000
        assert state.over()


def at_claims(structures: str = "48 49 50", rest: str = "") -> Society:
    """Everybody is asked what they have noticed; with these structures there is nothing."""
    seats = [f"{card}: *5" for card in structures.split()]
    table = Society(" | ".join([*seats, f"field on, hegemonies noticed, turn 0, {rest}"]))
    table.play(table.options()[0])
    while table.phase == "natural":
        table.play("end_turn")
    assert table.phase == "claim"
    return table


def test_nothing_is_worse_than_a_claim_in_vain() -> None:
    hopeful, vain = at_claims(), at_claims().play("claim fascism")
    assert vain.state.evaluate(0) < hopeful.state.evaluate(0) - 5
    assert vain.state.evaluate(1) > hopeful.state.evaluate(1)
    behind = at_claims(rest="rows 0 3 3")
    assert vain.state.evaluate(0) < behind.state.evaluate(0)


def test_a_claim_in_vain_is_regretted_beyond_the_match_but_not_at_the_next_decision() -> None:
    vain = at_claims().play("claim fascism")
    state = vain.state
    state.phase = MATCH_CLOSED
    advance(state)
    assert (state.matches, state.vain) == (1, 0)
    assert state.evaluate(0) < -5
    assert state.imagine(0, 7).evaluate(0) > -1


@pytest.mark.parametrize("level", ["greedy", "veteran", "master"])
def test_who_stands_well_claims_nothing_in_vain(level: str) -> None:
    for seed in range(4):
        assert decide(make(level, seed), at_claims(rest="rows 1 1 1").state, 0) == NO_CLAIM


def test_what_is_there_is_noticed() -> None:
    table = at_claims("48 8 9", "rows 3 1 1")
    for seed in range(8):
        assert decide(make("greedy", seed), table.state, 0) == CLAIM_HEGEMONY + AUSTRIAN


@pytest.mark.parametrize("level", ["veteran", "master"])
def test_who_errs_may_wait_where_waiting_wins_as_surely_but_claims_nothing_else(level: str) -> None:
    table = at_claims("48 8 9", "rows 3 1 1")
    said = {decide(make(level, seed), table.state, 0) for seed in range(8)}
    assert CLAIM_HEGEMONY + AUSTRIAN in said
    assert said <= {CLAIM_HEGEMONY + AUSTRIAN, NO_CLAIM}


def suggested(table: Society) -> set[str]:
    """What is suggested to whoever is waited for, whatever the chance."""
    row, seat = ActionBuffer(GAME.vocabulary.size), table.waiting[0]
    table.state.legal(seat, row)
    actions = {table.state.suggest(seat, row, Random(seed)) for seed in range(60)}
    return {GAME.vocabulary.write(action) for action in actions}


def test_who_alters_takes_the_structure_that_empties_the_own_hand_to_the_own_place() -> None:
    table = Turn(49, "2 3 44+5+104+27+0")
    assert suggested(table) == {"insert 44"}
    assert suggested(table.play("insert 44")) == {"place 2"}


def test_a_structure_that_burdens_its_holder_goes_to_who_is_about_to_win() -> None:
    table = Turn(49, "2 1 47+5+104+27+0", others=[48])
    assert table.society[1] == "48", "it discards 1, the last card of that hand"
    assert suggested(table.play("insert 5")) == {"place 1"}


def test_cards_are_drawn_by_whoever_has_fewest() -> None:
    assert suggested(Turn(1, "5 4 2", stop="target")) == {"choose 2"}
    assert suggested(Turn(1, "5 3 3", stop="target")) == {"choose 1", "choose 2"}


def test_natural_cards_are_used_more_often_than_not() -> None:
    table = Turn(48, "998+64+4 5 5", ["discard 1"], stop="natural", others=[58, 3])
    assert suggested(table) == {"use 998", "end_turn"}
    row = ActionBuffer(GAME.vocabulary.size)
    table.state.legal(0, row)
    used = [table.state.suggest(0, row, Random(seed)) == row.items[0] for seed in range(100)]
    assert sum(used) > 60
