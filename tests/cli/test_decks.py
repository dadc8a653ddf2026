"""Decks of one's own at the command line: begun, checked, played and simulated with."""

import json
from pathlib import Path

import pytest

from tests.cli.driving import Command
from tests.games.vossa_excelencia.board import card, plain_deck

GAME = "vossa_excelencia"


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """The folder that commands run in."""
    return tmp_path


def test_a_new_deck_is_fine_and_speaks_the_language_asked_for(
    ludoteca: Command, here: Path
) -> None:
    for language, words in (("pt", "# Um baralho"), ("en", "# A deck")):
        file = f"{language}.toml"
        assert ludoteca("deck", "new", file, "--lang", language).code == 0
        assert (here / file).read_text(encoding="utf-8").startswith(words)
        told = ludoteca("deck", "check", file, "--lang", "en")
        assert (told.code, told.out, told.err) == (0, f"{file}: nothing wrong.\n", "")


def test_a_new_deck_goes_to_the_screen_without_a_file(ludoteca: Command, here: Path) -> None:
    told = ludoteca("deck", "new", "--lang", "en")
    (here / "mine.toml").write_text(told.out, encoding="utf-8")
    assert ludoteca("deck", "check", "mine.toml").code == 0


def test_a_new_deck_overwrites_nothing(ludoteca: Command, here: Path) -> None:
    (here / "mine.toml").write_text("dear to me")
    told = ludoteca("deck", "new", "mine.toml", "--lang", "en")
    assert told.code == 2
    assert told.err == "ludoteca: “mine.toml” is there already; choose another name.\n"
    assert (here / "mine.toml").read_text() == "dear to me"


def test_every_fault_is_told_with_its_line_and_card(ludoteca: Command, here: Path) -> None:
    wrong = card("parliamentarian", "x", "cost = '2 power'") + card(
        "voter", "y", "capital = 'lots'"
    )
    (here / "mine.toml").write_text(wrong + plain_deck(), encoding="utf-8")
    told = ludoteca("deck", "check", "mine.toml", "--lang", "en")
    first, second, last = told.out.splitlines()
    assert told.code == 2
    assert first.startswith("mine.toml:4: x: “2 power” is not a cost, which is a number")
    assert second.startswith("mine.toml:8: y: “capital” must be a whole number from -99 to 99")
    assert last == "2 faults."
    assert ludoteca("deck", "check", "mine.toml").out.endswith("2 erros.\n")


def test_a_fault_of_the_whole_deck_has_no_line(ludoteca: Command, here: Path) -> None:
    (here / "mine.toml").write_text("title = 'Empty'")
    told = ludoteca("deck", "check", "mine.toml", "--lang", "en")
    assert told.code == 2
    assert told.out.startswith("mine.toml: Too few politicians: a deck has at least 6 cards")


def test_what_a_file_says_commands_no_terminal(ludoteca: Command, here: Path) -> None:
    (here / "mine.toml").write_text('["\\u001b[2J"]\n' + plain_deck(), encoding="utf-8")
    told = ludoteca("deck", "check", "mine.toml")
    assert told.code == 2
    assert "\x1b" not in told.out


@pytest.mark.parametrize(
    "wrong",
    [f"x = {'9' * 5000}\n", f"{'x' * 3000} = 1\n", f"[[party]]\nid = 0x{'f' * 5000}\n"],
)
@pytest.mark.parametrize("language", ["pt", "en"])
def test_what_is_huge_is_told_in_short(
    ludoteca: Command, here: Path, wrong: str, language: str
) -> None:
    (here / "mine.toml").write_text(wrong + plain_deck(), encoding="utf-8")
    told = ludoteca("deck", "check", "mine.toml", "--lang", language)
    assert (told.code, told.err) == (2, "")
    assert told.out.startswith("mine.toml:1: ")
    assert max(map(len, told.out.splitlines())) < 300


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"\xff\xfe\x00", "is no text file in UTF-8"), (b"#" * 300_000, "longer than 256 KiB")],
)
def test_a_file_that_is_no_deck(ludoteca: Command, here: Path, content: bytes, said: str) -> None:
    (here / "mine.toml").write_bytes(content)
    told = ludoteca("deck", "check", "mine.toml", "--lang", "en")
    assert told.code == 2
    assert said in told.out + told.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("deck", "check"), "Say which file: ludoteca deck check FILE"),
        (("deck", "show"), "Say which deck: ludoteca deck show FILE, or house, school or example"),
        (("deck", "check", "nope.toml"), "There is no file “nope.toml”"),
        (("deck", "check", "."), "is a folder"),
        (("deck", "new", "no/where.toml"), "There is no folder"),
        (("deck", "check", "x.toml", "--game", "conspiracy"), "conspiracy takes no decks"),
        (("deck", "shuffle"), "There is no command “shuffle”"),
        (("simulate", "conspiracy", "--deck", "x.toml"), "conspiracy takes no decks"),
        (("play", GAME, "--deck", "nope.toml"), "There is no file “nope.toml”"),
    ],
)
def test_what_cannot_be(ludoteca: Command, arguments: tuple[str, ...], said: str) -> None:
    told = ludoteca(*arguments, "--lang", "en")
    assert told.code == 2
    assert said in told.err
    assert told.err.count("\n") == 1


def test_without_a_command_it_says_what_there_is(ludoteca: Command) -> None:
    told = ludoteca("deck")
    assert told.code == 0
    assert "check" in told.out
    assert "new" in told.out


def test_a_faulty_deck_is_not_played_with(ludoteca: Command, here: Path) -> None:
    (here / "mine.toml").write_text("title = 'Empty'")
    for command in ("play", "simulate"):
        told = ludoteca(command, GAME, "--deck", "mine.toml", "--lang", "en")
        assert told.code == 2
        assert "“mine.toml” has 4 faults. To see them: ludoteca deck check mine.toml" in told.err


def test_a_game_is_played_saved_and_seen_again_with_ones_own_cards(
    ludoteca: Command, here: Path
) -> None:
    assert ludoteca("deck", "new", "mine.toml", "--lang", "en").code == 0
    arguments = ("play", GAME, "--deck", "mine.toml", "--seed", "1", "--save", "game.json")
    told = ludoteca(*arguments, "--lang", "en", typed="1\nq\n")
    assert told.code == 0
    assert "Excellency" in told.out
    again = ludoteca("replay", "game.json", "--lang", "en", typed="f\nq\n")
    assert again.code == 0
    assert "Excellency" in again.out
    both = ludoteca("play", "--resume", "game.json", "--deck", "mine.toml", "--lang", "en")
    assert "--deck does not go with --resume" in both.err


def test_simulations_use_ones_own_cards(ludoteca: Command, here: Path) -> None:
    assert ludoteca("deck", "new", "mine.toml").code == 0
    options = ("--games", "2", "--seed", "1", "--options", "calendar=short", "--json")
    own = ludoteca("simulate", GAME, "--deck", "mine.toml", *options)
    house = ludoteca("simulate", GAME, *options)
    assert own.code == house.code == 0
    played = [json.loads(each.out)["length_quartiles"] for each in (own, house)]
    assert played[0] != played[1]


def test_every_card_is_shown_with_its_sentence(ludoteca: Command, here: Path) -> None:
    told = ludoteca("deck", "show", "example", "--language", "en", "--lang", "pt")
    assert told.code == 0
    assert told.out.startswith("My deck\n\nPoliticians\n  Excellency 1\n      Articulate: gain 2")
    assert "  Leaflet × 4\n" in told.out
    assert told.out.endswith(" cartas.\n")
    (here / "mine.toml").write_text(plain_deck(x="cost = '2 power'"), encoding="utf-8")
    told = ludoteca("deck", "show", "mine.toml", "--lang", "en")
    assert told.code == 2
    assert 'Example: cost = "2 populist + 1 any"' in told.out


def test_a_file_that_is_no_toml_is_told_in_one_s_language(ludoteca: Command, here: Path) -> None:
    (here / "mine.toml").write_text('title = "Meu\n', encoding="utf-8")
    told = ludoteca("deck", "check", "mine.toml", "--lang", "pt")
    assert told.out.startswith("mine.toml:1: Não é TOML: um texto começa com aspas")
