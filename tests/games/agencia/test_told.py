"""What is told when a match or a game ends, when somebody is punished, and why it is a crisis."""

import pytest

from tests.games.agencia.society import Society, Turn
from tests.games.agencia.test_field import win

pytestmark = pytest.mark.pure

MOTIONS = "motions on, turn 0"


@pytest.mark.parametrize("field", ["field on, ", ""])
def test_a_punishment_says_what_it_comes_to(field: str) -> None:
    """Without a field nobody hears of rows."""
    society = Society(f"48: *5 | 3: *5 | 5: *5 | {field}{MOTIONS}").play("accuse 1", "agree")
    assert society.said("pt")[-2:] == [
        "Bia recebe uma punição.",
        "Bia não pode vencer esta partida.",
    ]


def test_who_goes_down_a_row_by_a_punishment_may_still_win() -> None:
    society = Society(f"48: *5 | 3: *5 | 5: *5 | field on, {MOTIONS}, rows 0 1 0")
    society.play("accuse 1", "agree")
    assert society.said("pt")[-2:] == ["Bia recebe uma punição.", "Bia está agora na linha 0."]


@pytest.mark.parametrize(
    ("rule", "card"), [(104, "The Autonomy of the Field"), (134, "Political Assassinations")]
)
def test_who_wins_and_stays_hears_why(rule: int, card: str) -> None:
    turn = win(others=(rule,), rest="rows 2 1 0")
    assert turn.rows == [2, 1, 0]
    assert f"Ana does not go up a row, because of {card}." in turn.said()


def test_nobody_stays_by_134_who_is_not_alone_on_the_highest_row() -> None:
    turn = win(others=(134,), rest="rows 1 1 0")
    assert "stays" not in turn.happened


def last_match(seats: str, rest: str = "") -> Society:
    """The tenth of ten matches."""
    society = Society(f"{seats} | most_matches 10, field on, {MOTIONS}{rest}")
    society.state.matches = 9
    return society


def test_the_last_match_says_that_it_was_the_last() -> None:
    society = last_match("48: *1 | 3: *5 | 5: *5", ", rows 0 2 0").play("play_on")
    assert society.said("pt")[-4:] == [
        "Ana vence a partida!",
        "Ana está agora na linha 1.",
        "Acabou o número de partidas combinado.",
        "Bia vence o jogo!",
    ]
    society = last_match("48: *5 | 3: *5 | 5: *5").play("propose_closing", "agree", "agree")
    assert "Acabou o número de partidas combinado." in society.said("pt")


def test_whoever_reaches_row_4_in_the_last_match_wins_by_that() -> None:
    society = last_match("48: *1 | 3: *5 | 5: *5", ", rows 3 0 0").play("play_on")
    assert society.is_over
    assert "closing" not in society.happened


def test_a_crisis_that_nobody_solves_does_not_say_that_nobody_could() -> None:
    """They could, had no veto stopped them."""
    society = Society(f"24: *3 | 17: 1 *2 | 27: *4 | field on, {MOTIONS}").play("play_on")
    society.play("insert 1", "place 0", "veto", "give_up")
    assert "A crise fica sem solução." in society.said("pt")


def test_who_would_have_no_structural_card_left_is_not_said_to_have_none() -> None:
    turn = Turn(16, "3 5 5")
    assert turn.crisis == "no_structural_card"
    assert "não teria carta estrutural" in turn.said("pt")[-1]


@pytest.mark.parametrize(
    ("card", "rest", "why"),
    [
        (84, "rows 0 0 0", "Ana já está na linha 0 e não pode descer"),
        (84, "rows 1 0 0, columns 0 0 2", "Ana bloqueia alguém no campo e não pode descer"),
        (88, "rows 3 0 0", "Ana já está na linha 3 e não pode subir"),
        (88, "rows 0 1 0, columns 0 0 2", "alguém bloqueia Ana no campo"),
    ],
)
def test_who_cannot_go_up_or_down_hears_why(card: int, rest: str, why: str) -> None:
    turn = Turn(card, "5 5 5", others=[3, 5], rest=rest)
    assert turn.said("pt")[-1] == f"Crise na jogada de Ana: {why}."


def test_the_last_who_is_passed_over_is_not_said_to_leave_it_to_another() -> None:
    """All hands of the others are natural cards."""
    society = Society(f"24: *3 | 3: 998 998 998 | 5: 999 999 999 | field on, {MOTIONS}")
    assert society.play("play_on").said("pt")[1:5] == [
        "Bia não pode resolver a crise.",
        "Caio não pode resolver a crise.",
        "A crise fica sem solução.",
        "A partida se encerra sem vencedor.",
    ]
