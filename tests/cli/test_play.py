"""Games played at the keyboard, by script."""

from pathlib import Path

import pytest

from ludoteca import Record, new, read_record, replay
from tests.cli.driving import Command

pytestmark = pytest.mark.pure

ALL_ONES = "1\n" * 100  # the first option to every question: more than any game asks
PLAY = ("play", "conspiracy", "--seed", "7", "--save", "game.json")


def saved(file: str = "game.json") -> Record:
    return read_record(Path(file).read_bytes())


@pytest.mark.parametrize(
    ("language", "winner", "scoring", "file"),
    [
        ("pt", " vence!", "Contagem final", "Jogo salvo em game.json"),
        ("en", " wins!", "The final count", "Game saved in game.json"),
    ],
)
def test_a_whole_game_in_both_languages(
    ludoteca: Command, language: str, winner: str, scoring: str, file: str
) -> None:
    played = ludoteca(*PLAY, "--lang", language, typed=ALL_ONES)
    assert played.code == 0
    assert played.err == ""
    assert winner in played.out
    assert scoring in played.out
    assert file in played.out
    assert replay(saved()).over


def test_the_language_changes_only_words(ludoteca: Command) -> None:
    ludoteca(*PLAY, "--lang", "pt", typed=ALL_ONES)
    portuguese = saved()
    ludoteca(*PLAY, "--lang", "en", typed=ALL_ONES)
    assert saved().actions == portuguese.actions
    assert (portuguese.names, saved().names) == (["Jogador 1", "Robô 2"], ["Player 1", "Bot 2"])


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("bot", ["random", "greedy", "none"])
def test_every_table_can_be_played_to_its_end(ludoteca: Command, players: str, bot: str) -> None:
    played = ludoteca(*PLAY, "--players", players, "--bot", bot, typed=ALL_ONES)
    assert played.code == 0
    assert replay(saved()).over
    assert saved().players == int(players)


def test_options_may_be_named_by_number_or_in_writing(ludoteca: Command) -> None:
    ludoteca(*PLAY, typed="2\nq\n")
    ludoteca("play", "conspiracy", "--seed", "7", "--save", "b.json", typed="draw 2\nq\n")
    assert saved().actions == saved("b.json").actions != []


def test_the_bots_doings_are_told(ludoteca: Command) -> None:
    played = ludoteca(*PLAY, "--lang", "en", typed="1\n1\n1\nq\n")
    assert "It is Bot 2’s turn." in played.out
    assert "Bot 2 places the" in played.out


def test_settings_of_the_game_are_taken(ludoteca: Command) -> None:
    assert " 0 PI" in ludoteca(*PLAY, typed="q\n").out
    played = ludoteca(*PLAY, "--options", "live_score=off", typed="q\n")
    assert " 0 PI" not in played.out
    assert saved().options == {"live_score": "off"}


# Leaving and coming back.


@pytest.mark.parametrize("bot", ["greedy", "random", "none"])
@pytest.mark.parametrize("decisions", [0, 1, 7, 15])
def test_a_game_saved_and_resumed_is_the_same_game(
    ludoteca: Command, bot: str, decisions: int
) -> None:
    ludoteca(*PLAY, "--bot", bot, typed=ALL_ONES)
    whole = saved()
    left = ludoteca(*PLAY, "--bot", bot, typed="1\n" * decisions + "q\n")
    assert left.code == 0
    assert len(saved().actions) < len(whole.actions)
    resumed = ludoteca("play", "--resume", "game.json", "--bot", bot, typed=ALL_ONES)
    assert resumed.code == 0
    assert saved() == whole


def test_leaving_says_how_to_come_back(ludoteca: Command) -> None:
    left = ludoteca(*PLAY, "--bot", "random", typed="q\n")
    assert "Jogo salvo em game.json" in left.out
    assert "Para continuar: ludoteca play --resume game.json --bot random" in left.out


def test_a_game_is_saved_where_one_likes(ludoteca: Command) -> None:
    left = ludoteca(*PLAY, typed="q 'other file.json\n")
    assert "--resume '" in left.out
    assert saved("'other file.json").game == "conspiracy"


def test_without_a_name_the_file_is_named_after_game_and_time(ludoteca: Command) -> None:
    ludoteca("play", "conspiracy", "--bot", "none", typed="q\n")
    (file,) = Path().glob("conspiracy-*-*.json")
    assert saved(str(file)).actions == []


def test_where_it_cannot_be_saved_the_game_goes_on(ludoteca: Command) -> None:
    left = ludoteca(*PLAY, "--lang", "en", typed="q /nowhere/at/all.json\nq\n")
    assert "There is no folder to save “/nowhere/at/all.json” in." in left.out
    assert "Game saved in game.json" in left.out


def test_nobody_typing_is_the_same_as_leaving(ludoteca: Command) -> None:
    left = ludoteca(*PLAY, typed="2\n")
    assert left.code == 0
    assert "Jogo salvo em game.json" in left.out
    assert len(saved().actions) >= 1


# Taking back.


def test_what_chance_has_decided_is_taken_back_only_together(ludoteca: Command) -> None:
    played = ludoteca(*PLAY, "--lang", "en", "--bot", "none", typed="draw 2\nu\nu!\nq\n")
    assert "Cards or dice have decided something since." in played.out
    assert "If the whole table agrees, “u!” goes back all the same." in played.out
    assert saved().actions == []


def test_the_last_step_at_this_keyboard_is_taken_back(ludoteca: Command) -> None:
    ludoteca(*PLAY, "--bot", "none", typed="draw 2\n1\nu\n2\nq\n")
    assert len(saved().actions) == 2
    ludoteca(*PLAY, "--bot", "none", typed="draw 2\n1\nu\nq\n")
    assert len(saved().actions) == 1


def test_there_may_be_nothing_to_take_back(ludoteca: Command) -> None:
    played = ludoteca(*PLAY, "--lang", "en", "--bot", "none", typed="u\nu!\nq\n")
    assert played.out.count("You have not done anything that could be taken back.") == 2


def test_bots_agree_to_anything_and_then_do_the_same(ludoteca: Command) -> None:
    ludoteca(*PLAY, typed="1\n1\n1\nq\n")
    before = saved()
    ludoteca(*PLAY, typed="1\n1\n1\nu!\n1\nq\n")
    assert saved().actions[: len(before.actions)] == before.actions


# Asking.


def test_why_not(ludoteca: Command) -> None:
    typed = "take_pile P\n? take_pile P\n? keep R6\n?\n? 2\n? draw 2\n? u\n? 9\n? x\nq\n"
    played = ludoteca(*PLAY, "--lang", "en", "--bot", "none", typed=typed)
    assert played.out.count("There is no pile of the mages.") == 2
    assert "Not now. Turn up 1 to 3 lords" in played.out
    assert "Take the pile of the farmers: There is no pile of the farmers." in played.out
    assert "(And 4 more like it.)" in " ".join(played.out.split())  # it may be wrapped
    assert played.out.count("You may: Turn up 2 lords. Write 2 or “draw 2”.") == 2
    assert "You have not done anything that could be taken back." in played.out
    assert "There are only options 1 to 3." in played.out
    assert "Cannot read “x”." in played.out
    assert saved().actions == []


def test_why_not_in_portuguese(ludoteca: Command) -> None:
    played = ludoteca(*PLAY, "--bot", "none", typed="take_pile P\n?\n? keep R6\n7\nq\n")
    assert played.out.count("Não há pilha dos magos.") == 1
    assert "(E mais 4 assim.)" in " ".join(played.out.split())
    assert "Agora não. Vire de 1 a 3 lordes" in played.out
    assert "Só há opções de 1 a 3." in played.out


@pytest.mark.parametrize(
    "typed", ["draw 9", "draw", "²", "9" * 5000, "keep Z9", "-1", "0", "\x00", "ã"]
)
def test_what_makes_no_sense_changes_nothing(ludoteca: Command, typed: str) -> None:
    played = ludoteca(*PLAY, "--bot", "none", typed=f"{typed}\nq\n")
    assert played.code == 0
    assert saved().actions == []


def test_what_an_option_does_is_told(ludoteca: Command) -> None:
    played = ludoteca(*PLAY, "--lang", "en", "--bot", "none", typed="draw 3\n? 1\nq\n")
    table = new("conspiracy", 2, "7")
    table.play(table.waiting[0], "draw 3")
    option = table.options(table.waiting[0])[0]
    detail = table.game.detail(table.state, option.action)
    assert detail is not None
    assert played.out.count(table.game.speaker("en").say(detail)) >= 2


def test_nothing_typed_shows_the_table_again(ludoteca: Command) -> None:
    played = ludoteca(*PLAY, "--bot", "none", typed="\n1\nq\n")
    assert played.out.count("Vez de ") == 3
    assert len(saved().actions) == 1


def test_help_legend_and_diary(ludoteca: Command) -> None:
    played = ludoteca(*PLAY, "--bot", "none", typed="h\nl\n1\nd\nv\nq\n")
    assert "Escreva o número da opção" in played.out
    assert "‡ chave dourada" in played.out
    assert played.out.count("Fica disponível ") == 2  # when it happened, and in the diary
