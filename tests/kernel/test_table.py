"""The table: every action is checked. What is refused changes nothing, and says why."""

import pytest

import ludoteca
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.spoken import Refused
from ludoteca.kernel.table import Table

pytestmark = pytest.mark.pure


def table_with(seed: int = 7, players: int = 3) -> Table:
    return ludoteca.new("conspiracy", players, seed, names=["Ana", "Bia", "Caio"])


def seat_of(table: Table) -> int:
    [seat] = table.waiting
    return seat


def refusal(table: Table, seat: int, action: int | str) -> str:
    """Try it; the English of the reason, after checking that nothing has changed."""
    before, events = table.state.dump(), list(table.events)
    with pytest.raises(Refused) as caught:
        table.play(seat, action)
    assert (table.state.dump(), table.events) == (before, events)
    assert caught.value.reason == table.why_not(seat, action)
    return str(caught.value)


def test_a_table_waits_for_one_seat_and_says_what_it_may_do() -> None:
    table = table_with()
    seat = seat_of(table)
    assert [option.notation for option in table.options(seat)] == ["draw 1", "draw 2", "draw 3"]
    assert all(table.options(other) == [] for other in range(3) if other != seat)
    first = table.options(seat)[0]
    assert (first.action, first.kind, first.arguments) == (0, "draw", {"count": 1})
    assert table.game.speaker("en").say(first.text) == "Turn up 1 lord"
    assert table.game.speaker("pt").say(table.prompt(seat)).startswith("Vire de 1 a 3 lordes")
    assert not table.over


def test_a_table_says_which_kinds_of_action_are_asked_for() -> None:
    table = table_with()
    seat = seat_of(table)
    assert table.asks(seat) == ("draw", "take_pile")
    assert [table.asks(other) for other in (-1, (seat + 1) % 3, 3, 64)] == [()] * 4
    table.play(seat, "draw 2")
    assert table.asks(seat) == ("keep",)


def test_an_action_is_played_as_a_number_as_notation_or_as_an_option() -> None:
    tables = [table_with() for _ in range(3)]
    seat = seat_of(tables[0])
    tables[0].play(seat, 1)
    tables[1].play(seat, "draw 2")
    tables[2].play(seat, tables[2].options(seat)[1])
    assert len({str(table.state.dump()) for table in tables}) == 1


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    table = table_with()
    seat = seat_of(table)
    assert refusal(table, seat, "keep R6").startswith("Not now. Turn up 1 to 3 lords")
    assert refusal(table, seat, "take_pile R").startswith("There is no pile of the soldiers.")
    other = (seat + 1) % 3
    waiting = "It is not your decision now; wait for the others."
    assert refusal(table, other, "draw 1") == waiting
    assert refusal(table, 7, "draw 1") == waiting
    assert refusal(table, -1, "draw 1") == waiting
    assert refusal(table, seat, 180) == "There is no such move in this game."
    assert refusal(table, seat, -1) == "There is no such move in this game."
    assert table.why_not(seat, "draw 1") is None


def test_a_reason_has_a_name_words_and_the_rule_that_explains_it() -> None:
    table = table_with()
    reason = table.why_not(seat_of(table), "take_pile R")
    assert reason is not None
    assert (reason.name, reason.rule) == ("no_pile", "recruit")
    assert table.game.speaker("pt").say(reason.text).startswith("Não há pilha dos militares.")


@pytest.mark.parametrize("notation", ["", "dance", "draw", "draw 4", "draw x", "keep R5", "keep"])
def test_notation_that_cannot_be_read_is_a_problem(notation: str) -> None:
    table = table_with()
    with pytest.raises(Problem) as caught:
        table.play(seat_of(table), notation)
    assert str(caught.value) == f"Cannot read “{notation}”."


@pytest.mark.parametrize("players", [0, 1, 5, -1])
def test_a_game_for_other_numbers_of_players_is_a_problem(players: int) -> None:
    with pytest.raises(Problem, match=r"conspiracy is for 2 to 4 players\."):
        ludoteca.new("conspiracy", players)


def test_an_unknown_game_or_option_is_a_problem() -> None:
    with pytest.raises(Problem, match="There is no game called “chess”"):
        ludoteca.new("chess", 2)
    with pytest.raises(Problem, match="There is no option “speed”"):
        ludoteca.new("conspiracy", 2, options={"speed": "on"})
    with pytest.raises(Problem, match="Option “live_score” cannot be “yes”"):
        ludoteca.new("conspiracy", 2, options={"live_score": "yes"})


def test_tables_without_a_seed_differ_and_with_the_same_one_are_the_same() -> None:
    assert table_with(5).state.dump() == table_with(5).state.dump()
    assert ludoteca.new("conspiracy", 2).seed != ludoteca.new("conspiracy", 2).seed
    assert ludoteca.new("conspiracy", 2, "x").state.dump() != table_with(5, 2).state.dump()


# What happened.


def test_events_are_told_since_a_step_and_in_words() -> None:
    table = table_with()
    seat = seat_of(table)
    begun = [event.kind for event in table.events]
    assert begun == ["territory_to_row", "turn_begins"]
    events = table.play(seat, "draw 1")
    assert [event.kind for event in events][:2] == ["turns_up", "places"]
    assert table.seen(None, since=1) == events
    assert table.seen(seat) == table.events
    assert {event.step for event in events} == {1}
    said = table.log(0, "en", since=1)
    assert said == [table.say(event.text, "en") for event in table.seen(0, since=1)]
    assert said[0].startswith(f"{table.names[seat]} turns up the ")
    assert said[-1] == f"It is {table.names[(seat + 1) % 3]}’s turn."


def test_everybody_sees_the_same_open_game() -> None:
    table = table_with()
    assert table.view(None) == table.view(0) == table.view(2)


# Taking back.


def test_nothing_can_be_taken_back_by_whoever_has_done_nothing() -> None:
    table = table_with()
    with pytest.raises(Refused, match="You have not done anything that could be taken back"):
        table.undo(0, consent=[0, 1, 2])


def test_what_chance_has_decided_is_taken_back_only_if_everybody_agrees() -> None:
    table = table_with()
    seat, before = seat_of(table), table.state.dump()
    table.play(seat, "draw 3")
    reason = table.why_not_undo(seat)
    assert reason is not None
    assert (reason.name, reason.rule) == ("undo_chance", "undo")
    with pytest.raises(Refused, match="Cards or dice have decided something since"):
        table.undo(seat)
    others = [other for other in range(3) if other != seat]
    with pytest.raises(Refused, match="Cards or dice"):
        table.undo(seat, consent=others[:1])
    table.undo(seat, consent=others)
    assert table.state.dump() == before
    assert table.steps == []


def test_a_choice_without_chance_is_taken_back_freely() -> None:
    table = table_with()
    seat = seat_of(table)
    table.play(seat, "draw 3")
    kept = next(
        option for option in table.options(seat) if option.notation[-1] not in "16"
    )  # neither a key, which might open a territory, nor a herald
    before, events = table.state.dump(), list(table.events)
    table.play(seat, kept)
    assert table.why_not_undo(seat) is None
    table.undo(seat)
    assert (table.state.dump(), table.events) == (before, events)
    assert seat_of(table) == seat


def test_after_somebody_else_has_acted_everybody_must_agree() -> None:
    table = table_with()
    first = seat_of(table)
    table.play(first, "draw 1")
    second = seat_of(table)
    table.play(second, "draw 2")
    reason = table.why_not_undo(first)
    assert reason is not None
    assert reason.name == "undo_others"
    with pytest.raises(Refused, match="Somebody else has acted since"):
        table.undo(first)
    table.undo(first, consent=range(3))
    assert (table.steps, seat_of(table)) == ([], first)


def test_something_hidden_that_was_shown_stops_undo() -> None:
    table = table_with()
    seat = seat_of(table)
    table.play(seat, "draw 3")
    table.play(seat, next(o for o in table.options(seat) if o.notation[-1] not in "16"))
    table.state.shown += 1
    reason = table.why_not_undo(seat)
    assert reason is not None
    assert reason.name == "undo_shown"
    assert table.game.speaker("pt").say(reason.text).startswith("Alguém já viu algo")


def test_the_same_chance_comes_again_after_taking_back() -> None:
    """Nobody draws again until the cards are better."""
    table = table_with()
    seat = seat_of(table)
    table.play(seat, "draw 3")
    drawn = table.view(None)["hand"]
    table.undo(seat, consent=range(3))
    table.play(seat, "draw 3")
    assert table.view(None)["hand"] == drawn


# The end, and keeping.


def finished() -> Table:
    table = table_with()
    while table.waiting:
        seat = seat_of(table)
        table.play(seat, table.options(seat)[-1])
    return table


def test_when_the_game_is_over_nobody_may_do_anything() -> None:
    table = finished()
    assert table.over
    assert table.waiting == ()
    for seat in range(3):
        assert table.options(seat) == []
        assert refusal(table, seat, "draw 1") == "The game is over."
    assert table.winners == [seat for seat, place in enumerate(table.ranking) if place == 1]
    assert max(table.scores) == table.scores[table.winners[0]]


def test_a_record_holds_all_that_the_game_was() -> None:
    table = finished()
    record = table.record()
    assert (record.game, record.players, record.seed) == ("conspiracy", 3, "7")
    assert record.names == ["Ana", "Bia", "Caio"]
    again = ludoteca.replay(record)
    assert (again.state.dump(), again.events) == (table.state.dump(), table.events)
    half = ludoteca.replay(record, steps=10)
    assert len(half.steps) == 10
    assert ludoteca.replay(record, steps=0).state.dump() == table_with().state.dump()


def test_an_imagined_position_is_not_the_table() -> None:
    table = table_with()
    before = table.state.dump()
    twin = table.imagine(0, seed=1)
    twin.apply(seat_of(table), 0)
    assert table.state.dump() == before
