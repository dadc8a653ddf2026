"""Tables set up in a position, and what a table shows of itself."""

import pytest

import ludoteca
from ludoteca.games.vossa_excelencia.deck_file import example
from ludoteca.kernel.game import names

pytestmark = pytest.mark.pure

POSITION = "R6 | Y1 Y2 | turn 0, phase recruit"


def played(game: str, steps: int) -> ludoteca.Table:
    """A game of the fewest players in which everybody takes the last option."""
    table = ludoteca.new(game, ludoteca.find(game).meta.players[0], seed=3)
    for _ in range(steps):
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[-1])
    return table


@pytest.mark.parametrize("game", names())
def test_a_position_goes_on_from_its_notation(game: str) -> None:
    table = played(game, 8)
    again = ludoteca.at(game, table.notation, seed=3)
    assert again.notation == table.notation
    assert again.options_chosen == table.game.meta.write_settings(list(table.state.settings))
    for seat in range(table.players):
        assert again.view(seat) == table.view(seat)
        assert again.options(seat) == table.options(seat)
    seat = again.waiting[0]
    again.play(seat, again.options(seat)[0])
    assert len(again.steps) == 1


def test_taking_back_leads_to_the_position_and_no_further() -> None:
    table = ludoteca.at("conspiracy", POSITION, seed=1)
    before = table.notation
    table.play(0, "draw 2")
    table.undo(0, consent=[1])
    assert (table.notation, table.steps) == (before, [])
    with pytest.raises(ludoteca.Refused, match="You have not done anything"):
        table.undo(0, consent=[1])


def test_the_same_seed_brings_the_same_chance() -> None:
    one, same, other = (ludoteca.at("conspiracy", POSITION, seed=seed) for seed in (1, 1, 2))
    for table in (one, same, other):
        table.play(0, "draw 3")
    assert one.view(0) == same.view(0) != other.view(0)


def test_what_is_set_up_has_no_record() -> None:
    table = ludoteca.at("conspiracy", POSITION)
    with pytest.raises(ludoteca.Problem, match="set up in a position"):
        table.record()


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("", "position field 'players' is 0, not 2 to 4"),
        ("dance", "no field 'dance'"),
        ("R6 R6 R6 R6 R6 | Y1 | turn 0", "too many R6"),
    ],
)
def test_what_is_no_position_is_a_problem_that_says_why(notation: str, reason: str) -> None:
    with pytest.raises(ludoteca.Problem, match=f"no position of conspiracy: {reason}"):
        ludoteca.at("conspiracy", notation)
    with pytest.raises(ludoteca.Problem, match="There is no game called “chess”"):
        ludoteca.at("chess", notation)


def test_a_position_with_a_deck_of_ones_own_needs_the_deck() -> None:
    deck = {"deck": example("en")}
    table = ludoteca.new("vossa_excelencia", 2, seed=3, options=deck)
    again = ludoteca.at("vossa_excelencia", table.notation, own_files=deck)
    assert again.view(0) == table.view(0)
    assert again.options_chosen["deck"] == deck["deck"]
    seat = again.waiting[0]
    assert again.log(seat) == []
    assert again.say(again.options(seat)[0], "en") == table.say(table.options(seat)[0], "en")
    with pytest.raises(ludoteca.Problem, match="This is no position of vossa_excelencia"):
        ludoteca.at("vossa_excelencia", table.notation)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["pt", "en"])
def test_a_table_is_drawn_as_a_seat_sees_it(game: str, language: str) -> None:
    table = played(game, 8)
    assert str(table) == table.draw(None, "pt")
    for seat in (None, *range(table.players)):
        drawn = table.draw(seat, language, width=100)
        assert table.game.speaker(language).name(0) in drawn
        assert "\x1b" not in drawn
        assert max(map(len, drawn.split("\n"))) <= 100


def test_a_drawing_shows_a_hand_to_its_owner_only() -> None:
    table = ludoteca.new("quissama", 2, seed=3)
    assert table.draw(0) != table.draw(1)
    assert str(table) not in (table.draw(0), table.draw(1))


def test_names_are_spoken_and_standings_are_shown() -> None:
    table = ludoteca.new("conspiracy", 2, seed=7, names=["Ana", "Bia"])
    assert "Ana" in str(table)
    assert str(table.options(table.waiting[0])[0]) == "draw 1"
    assert [str(event) for event in table.events][-1].startswith("turn_begins seat=")
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])
    assert repr(table).startswith("<Table of conspiracy: 2 players, over after step ")
    assert repr(table).endswith(f"won by seat {table.winners[0]}>")
    assert repr(table.record()).endswith(f"{len(table.steps)} actions, rules version 1>")
