"""The past that cards ask about, and rulings that no single card shows."""

import pytest

import ludoteca
from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.books import Books
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.state import Position
from ludoteca.kernel.random import Random
from tests.games.agencia.society import Society, Turn

pytestmark = pytest.mark.pure


def played(*turns: int) -> History:
    """A match in which these seats have played, one after another."""
    history = History()
    for seat in turns:
        history.open_turn()
        history.close_turn(seat)
    return history


def books(seat: int, flow: int = 1, players: int = 4) -> Books:
    table = Books(players, None)
    table.seat, table.flow = seat, flow
    return table


def last_two(history: History, table: Books) -> tuple[int, int]:
    first = history.last_player(table, 1 << table.seat)
    return first, history.last_player(table, (1 << table.seat) | (1 << first))


def test_what_happens_before_the_first_decision_is_told() -> None:
    table = ludoteca.new("agencia", players=6, seed=3)
    told = [(event.kind, event.arguments.get("seat")) for event in table.seen(None)]
    assert told == [("match_begins", 0), ("turn_begins", 0), ("draws", 0), ("turn_begins", 1)]
    shuffled = ludoteca.new("agencia", players=4, seed=17)
    kinds = [event.kind for event in shuffled.events]
    assert kinds[:3] == ["match_begins", "turn_begins", "shuffles_structures"]
    assert shuffled.log()[1].endswith("com A revolução cultural.")


def test_the_last_to_play_is_the_most_recent_other_player() -> None:
    assert last_two(played(0, 1, 2, 3), books(0)) == (3, 2)
    assert last_two(played(0, 1, 1), books(2)) == (1, 0)
    assert last_two(played(3, 0, 1), books(0)) == (1, 3), "after the flow was reversed"
    assert last_two(played(2, 3, 0, 0), books(0)) == (3, 2), "a second turn running"


def test_at_the_start_the_last_to_play_is_the_seat_before_along_the_flow() -> None:
    assert last_two(played(), books(0)) == (3, 2)
    assert last_two(played(), books(0, -1)) == (1, 2)
    assert last_two(played(0), books(1)) == (0, 3)


def test_the_last_round_is_the_shortest_run_with_a_turn_of_everybody() -> None:
    assert played(0, 1, 2, 3).round_start(4) == 0
    assert played(0, 1, 2, 3, 0).round_start(4) == 1
    assert played(0, 1, 0, 1, 2, 3).round_start(4) == 2
    assert played(0, 1, 0, 1).round_start(4) == 0, "not everybody yet: all turns"


def test_gains_of_the_last_round_begin_with_its_first_turn() -> None:
    history = History()
    for seat in (0, 1, 2, 0):
        history.open_turn()
        history.gains[2] += 1
        history.close_turn(seat)
    assert history.gained(2, 3) == 3


def test_107_counts_from_the_end_of_the_opponents_last_turn() -> None:
    history = History()
    history.discards = 2
    history.close_turn(1)
    history.discards = 5
    assert history.discards - history.discards_at[1] == 3


def test_both_choose_before_a_swap_is_made() -> None:
    turn = Turn(21, "64+3 5 5", stop="give")
    assert turn.waiting == [0, 1]
    turn.play("swap 64", seat=0)
    assert "64" in turn.hand(0), "nothing has moved yet"
    assert turn.waiting == [1]


def test_structures_are_never_dealt_natural() -> None:
    for seed in range(60):
        state = GAME.new(6, Random(seed), {"social": "on"})
        assert isinstance(state, Position)
        assert max(state.books.society) < 206


@pytest.mark.parametrize(("card", "hands"), [(6, "5 3 4"), (11, "5 5 5"), (61, "3 5 3")])
def test_swaps_and_shuffles_of_structures_are_no_alterations(card: int, hands: str) -> None:
    turn = Turn(card, hands, others=[132, 17])
    assert list(turn.state.history.altered) == [-1] * 6
    assert "alters" not in turn.happened


def test_discards_lie_face_up() -> None:
    turn = Turn(48, "64+4 5 5", ["discard 64"])
    assert turn.state.view(2)["discards"] == [63]
    assert "Ana discards Hubris." in turn.said()


def test_an_empty_pile_is_made_of_the_discards() -> None:
    turn = Turn(48, "64+4 5 5", ["discard 64"], others=[64 + 78, 3])
    state = turn.state
    while state.pile.count:
        card = state.pile.cards[state.pile.count - 1]
        state.pile.count -= 1
        state.discards[card // 56] |= 1 << (card % 56)
    turn.play("play_on")
    assert "reshuffles" in turn.happened


def test_lots_decide_who_begins_after_several_have_won() -> None:
    starters = set()
    for seed in range(20):
        turn = Turn(206, "1 1 5", others=[167, 104], rest=f"seed {seed}")
        starters.add(turn.state.starter)
    assert starters == {0, 1}


def test_101_outside_a_program_discards_what_it_can() -> None:
    turn = Turn(49, "2 5 1", others=[171, 101])
    turn.play(turn.options()[0], "place 0")
    while turn.phase == "give":
        turn.play(turn.options()[0])
    assert turn.state.wins[2] == 1, "2 cards were drawn, and 2 were there to discard"


def test_57_protects_quietly_unless_nobody_else_could_be_chosen() -> None:
    turn = Turn(14, "5 5 4", others=[57, 3])
    assert (turn.cards, turn.crisis) == ([5, 5, 4], None)
    assert Turn(14, "5 5 5", others=[57, 3]).cards == [3, 5, 7]


def test_winning_by_an_empty_hand_comes_before_hegemonies() -> None:
    society = Society("48: *1 | 2: *5 | 3: *5 | field on, motions on, turn 0")
    society.state.first_winners = 0b010
    society.play("play_on")
    assert society.state.wins[0] == 1
    assert "claims_hegemony" not in society.happened


def test_the_same_cards_for_the_same_seed() -> None:
    one = GAME.new(5, Random(9), {"historical": "on"})
    other = GAME.new(5, Random(9), {"historical": "on"})
    assert one.dump() == other.dump()
