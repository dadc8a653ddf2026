"""Words: message ids with arguments, said in Portuguese or English."""

from pathlib import Path

import pytest

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import LANGUAGES, Seat, Speaker, Text

SOURCES = {
    "pt": """
carta = carta { $number }
joga = { $seat } joga a { $carta }.
    .curto = { $seat }!
vazia =
    .help = só ajuda
player = Fulano { $number }
""",
    "en": """
carta = card { $number }
joga = { $seat } plays the { $carta }.
    .curto = { $seat }!
vazia =
    .help = only help
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, source in SOURCES.items():
        (tmp_path / f"{language}.ftl").write_text(source, encoding="utf-8")
    return tmp_path


CARD = Text("carta", {"number": 7})
PLAYS = Text("joga", {"seat": Seat(1), "carta": CARD})


def test_texts_inside_texts_and_names_are_put_in_when_it_is_said(folder: Path) -> None:
    assert Speaker("en", folder, ["Ana", "Bia"]).say(PLAYS) == "Bia plays the card 7."
    assert Speaker("pt", folder, ["Ana", "Bia"]).say(PLAYS) == "Bia joga a carta 7."


def test_a_name_brings_its_article_and_preposition_along(tmp_path: Path) -> None:
    for language, source in SOURCES.items():
        more = (
            "nome = Téo\n    .of = do Téo\n    .the = o Téo\nvem = Vem { $x-the }, foto { $x-of }."
        )
        (tmp_path / f"{language}.ftl").write_text(f"{source}\n{more}\n", encoding="utf-8")
    said = Speaker("pt", tmp_path).say(Text("vem", {"x": Text("nome")}))
    assert said == "Vem o Téo, foto do Téo."


def test_a_player_without_a_name_is_called_by_the_seat(folder: Path) -> None:
    assert Speaker("en", folder, ["Ana"]).say(PLAYS) == "Player 2 plays the card 7."
    assert Speaker("en").name(0) == "Player 1"
    assert Speaker("pt").name(0) == "Jogador 1"


def test_a_game_may_say_a_shared_message_in_its_own_way(folder: Path) -> None:
    assert Speaker("pt", folder).name(0) == "Fulano 1"


def test_an_attribute_is_said_by_its_name_behind_a_point(folder: Path) -> None:
    assert Speaker("en", folder, ["Ana", "Bia"]).say(Text("joga.curto", PLAYS.arguments)) == "Bia!"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (Text("nada"), "no message 'nada' in pt"),
        (Text("nada.help"), "no message 'nada.help' in pt"),
        (Text("carta.help"), "message 'carta.help' is empty in pt"),
        (Text("carta"), "message 'carta' in pt: Unknown external: number"),
        (Text("joga", {"seat": 1, "carta": Text("nada")}), "no message 'nada' in pt"),
        (Text("joga", {"seat": 1, "carta": Text("carta")}), "Unknown external: number"),
    ],
)
def test_a_missing_message_or_argument_is_an_error_and_never_said(
    folder: Path, text: Text, complaint: str
) -> None:
    with pytest.raises(LookupError, match=complaint):
        Speaker("pt", folder).say(text)


def test_whether_there_is_a_message(folder: Path) -> None:
    speaker = Speaker("pt", folder)
    assert speaker.has("carta")
    assert speaker.has("undo-chance")
    assert not speaker.has("nada")


def test_texts_go_to_the_browser_as_plain_data() -> None:
    assert PLAYS.data() == {
        "id": "joga",
        "args": {"seat": {"seat": 1}, "carta": {"id": "carta", "args": {"number": 7}}},
    }


def test_texts_compare_by_what_they_say() -> None:
    assert Text("carta", {"number": 7}) == CARD != Text("carta", {"number": 8})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_can_be_said_in_every_language(language: str) -> None:
    problem = Problem("problem-players", game="conspiracy", lowest=2, highest=4)
    assert str(problem) == "conspiracy is for 2 to 4 players."
    assert "2" in Speaker(language).say(problem.text)
