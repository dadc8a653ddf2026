"""The commands that answer at once, and everything that one can get wrong."""

import json
import platform
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from ludoteca import Record
from ludoteca.build import compiled
from ludoteca.cli import app
from ludoteca.cli.files import write
from ludoteca.kernel.game import names
from ludoteca.server.stores.sqlite import lock as lock_file
from tests.cli.driving import Command
from tests.cli.records import finished

THERE = ", ".join(names())

KEYS = [
    "games",
    "decisions",
    "seconds",
    "decisions_per_s",
    "games_per_s",
    "compiled",
    "length_quartiles",
    "wins_by_seat",
    "score_quartiles",
]
MEASURED = {"seconds", "decisions_per_s", "games_per_s"}


def test_the_version_says_which_build_runs(ludoteca: Command) -> None:
    told = ludoteca("--version", "--lang", "en")
    assert told.code == 0
    assert told.out.startswith("ludoteca ")
    build = "compiled" if compiled() else "interpreted"
    assert told.out.endswith(f"({build}), Python {platform.python_version()}\n")


def test_the_games_there_are(ludoteca: Command) -> None:
    portuguese, english = ludoteca("games"), ludoteca("games", "--lang", "en")
    assert "Conspiração: Universo Abyss" in portuguese.out
    assert "Conspiracy: Abyss Universe" in english.out
    assert f"ludoteca play {names()[0]}" in english.out


def test_typer_finds_the_same_commands() -> None:
    result = CliRunner().invoke(app, ["games", "--lang", "en"])
    assert result.exit_code == 0
    assert "Conspiracy: Abyss Universe" in result.stdout


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_is_in_the_language_asked_for(ludoteca: Command, arguments: tuple[str, ...]) -> None:
    assert "Jogos de mesa brasileiros" in ludoteca(*arguments).out
    assert "Brazilian table games" in ludoteca("--lang", "en", *arguments).out


@pytest.mark.parametrize("command", ["games", "play", "replay", "simulate", "tournament", "lab"])
def test_every_command_has_help(ludoteca: Command, command: str) -> None:
    told = ludoteca(command, "--help")
    assert told.code == 0
    assert "Mostra esta ajuda." in told.out


@pytest.mark.parametrize(
    ("variable", "value", "title"),
    [
        ("LANG", "en_GB.UTF-8", "Conspiracy"),
        ("LC_ALL", "en_US", "Conspiracy"),
        ("LANG", "pt_BR.UTF-8", "Conspiração"),
        ("LANG", "de_DE.UTF-8", "Conspiração"),
        ("LANG", "C.UTF-8", "Conspiração"),
    ],
)
def test_the_language_is_the_environments(
    ludoteca: Command, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, title: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert title in ludoteca("games").out


# Seeing again.


def test_a_replay_that_is_not_watched_prints_everything(ludoteca: Command) -> None:
    write(Path("a.json"), finished())
    told = ludoteca("replay", "a.json", "--lang", "en")
    assert told.code == 0
    assert "Conspiracy: Abyss Universe: 2 players, " in told.out
    assert "Ana turns up" in told.out
    assert "The final count" in told.out


@pytest.mark.parametrize("seat", ["1", "2"])
def test_a_replay_through_a_players_eyes(ludoteca: Command, seat: str) -> None:
    write(Path("a.json"), finished())
    told = ludoteca("replay", "a.json", "--seat", seat)
    assert told.code == 0
    assert "Ana" in told.out
    assert "Contagem final" in told.out


def test_a_name_cannot_command_the_terminal(ludoteca: Command) -> None:
    names = ["\x1b[31mAna", "[red]Bia[/red]"]
    write(Path("a.json"), msgspec.structs.replace(finished(), names=names))
    told = ludoteca("replay", "a.json")
    assert "\x1b" not in told.out
    assert "?[31mAna" in told.out
    assert "[red]Bia[/red]" in told.out


# Simulating.


def figures(out: str) -> dict[str, object]:
    return {key: value for key, value in json.loads(out).items() if key not in MEASURED}


def test_a_simulation_has_exactly_these_keys(ludoteca: Command) -> None:
    told = ludoteca("simulate", "conspiracy", "--games", "20", "--seed", "1", "--json")
    assert told.code == 0
    assert told.err == ""
    assert list(json.loads(told.out)) == KEYS
    assert figures(told.out)["games"] == 20
    assert figures(told.out)["compiled"] == compiled()


def test_the_table_says_the_same_under_the_same_keys(ludoteca: Command) -> None:
    told = ludoteca("simulate", "conspiracy", "--games", "20", "--seed", "1", "--lang", "en")
    assert [line.split()[0] for line in told.out.splitlines() if not line.startswith(" ")] == KEYS


def test_the_same_seed_gives_the_same_whatever_the_jobs(ludoteca: Command) -> None:
    arguments = ("simulate", "conspiracy", "--games", "60", "--seed", "s", "--json")
    bots = ("--bots", "greedy,random,random")
    alone = ludoteca(*arguments, *bots, "--players", "3")
    together = ludoteca(*arguments, *bots, "--jobs", "2")
    other = ludoteca(*arguments, *bots, "--seed", "t")
    assert figures(alone.out) == figures(together.out) != figures(other.out)


# What one can get wrong: one line, in the language asked for, and exit code 2.

WRONG = [
    (("play", "chess"), "no game called “chess”", "jogo chamado “chess”"),
    (("play", "conspiracy", "--players", "7"), "is for 2 to 4 players", "é para 2 a 4 jogadores"),
    (("play", "conspiracy", "--players", "1"), "is for 2 to 4 players", "é para 2 a 4 jogadores"),
    (("play", "conspiracy", "--players", "x"), "given for --players", "dado para --players"),
    (("play", "conspiracy", "--players"), "given for --players", "dado para --players"),
    (("play", "conspiracy", "--bot", "hal"), "no bot called “hal”", "robô chamado “hal”"),
    (("play", "conspiracy", "--options", "x"), "written name=value", "se escrevem nome=valor"),
    (("play", "conspiracy", "--options", "x=1"), "no option “x”", "a opção “x”"),
    (("play", "conspiracy", "--options", "live_score=2"), "cannot be “2”", "não pode ser “2”"),
    (("play", "conspiracy", "more"), "too much: more", "sobrando: more"),
    (("play",), f"Say which game: {THERE}", f"Diga qual jogo: {THERE}"),
    (("play", "--resume", "none.json"), "no file “none.json”", "Não há arquivo “none.json”"),
    (("play", "--resume", "."), "is a folder", "é uma pasta"),
    (("play", "--resume", "over.json"), "That game is over", "já terminou"),
    (("play", "--resume", "over.json", "--seed", "1"), "--seed does not go", "--seed não combina"),
    (("play", "chess", "--resume", "over.json"), "one of conspiracy", "é de conspiracy"),
    (("replay",), "Say which file", "Diga qual arquivo"),
    (("deck", "show"), "ludoteca deck show FILE", "ludoteca deck show ARQUIVO"),
    (
        ("admin", "backup", "--database", "none.sqlite"),
        "Say which file: ludoteca admin backup FILE",
        "Diga qual arquivo: ludoteca admin backup ARQUIVO",
    ),
    (
        ("admin", "restore", "--database", "none.sqlite"),
        "Say which file: ludoteca admin restore FILE",
        "Diga qual arquivo: ludoteca admin restore ARQUIVO",
    ),
    (
        ("admin", "check", "--database", "none.sqlite"),
        "no database at “none.sqlite”. Say which",
        "Não há banco de dados em “none.sqlite”. Diga qual",
    ),
    (
        ("admin", "backup", "copy.sqlite", "--database", "none.sqlite"),
        "no database at",
        "Não há banco de dados em",
    ),
    (("replay", "none.json"), "no file “none.json”", "Não há arquivo “none.json”"),
    (("replay", "."), "is a folder", "é uma pasta"),
    (("replay", "text.json"), "not a saved game", "não é um jogo salvo"),
    (("replay", "binary.json"), "not a saved game", "não é um jogo salvo"),
    (("replay", "empty.json"), "not a saved game", "não é um jogo salvo"),
    (("replay", "cut.json"), "not a saved game", "não é um jogo salvo"),
    (("replay", "changed.json"), "is damaged (checksum)", "está danificado (checksum)"),
    (("replay", "forged.json"), "was never possible", "nunca foi possível"),
    (("replay", "future.json"), "has format 9", "tem o formato 9"),
    (("replay", "rules.json"), "under rules version 99", "com a versão 99 das regras"),
    (("replay", "unknown.json"), "no game called “chess”", "jogo chamado “chess”"),
    (("replay", "crowd.json"), "is for 2 to 4 players", "é para 2 a 4 jogadores"),
    (("replay", "over.json", "--seat", "3"), "there is no 3", "não há o 3"),
    (("replay", "over.json", "--seat", "0"), "there is no 0", "não há o 0"),
    (("simulate",), f"Say which game: {THERE}", f"Diga qual jogo: {THERE}"),
    (("simulate", "chess"), "no game called “chess”", "jogo chamado “chess”"),
    (("simulate", "conspiracy", "--games", "0"), "“games” must be", "“games” tem de ser"),
    (("simulate", "conspiracy", "--jobs", "0"), "“jobs” must be", "“jobs” tem de ser"),
    (("simulate", "conspiracy", "--players", "7"), "is for 2 to 4", "é para 2 a 4"),
    (("simulate", "conspiracy", "--bots", "hal"), "no bot called “hal”", "robô chamado “hal”"),
    (
        ("simulate", "conspiracy", "--bots", "random,random", "--players", "3"),
        "3 players but 2 bots",
        "3 jogadores, mas 2 robôs",
    ),
    (
        ("simulate", "conspiracy", "--cluster", "nowhere"),
        "No Dask cluster answers at “nowhere”",
        "Nenhum cluster Dask responde em “nowhere”",
    ),
    (("tournament",), f"Say which game: {THERE}", f"Diga qual jogo: {THERE}"),
    (("tournament", "chess"), "no game called “chess”", "jogo chamado “chess”"),
    (("tournament", "conspiracy", "--bots", "random"), "at least two", "pelo menos dois"),
    (("tournament", "conspiracy", "--bots", "random,hal"), "no bot called “hal”", "chamado “hal”"),
    (("tournament", "conspiracy", "--bots", "greedy,greedy"), "named twice", "duas vezes"),
    (("tournament", "conspiracy", "--players", "7"), "is for 2 to 4", "é para 2 a 4"),
    (("tournament", "conspiracy", "--games", "0"), "“games” must be", "“games” tem de ser"),
    (("tournament", "conspiracy", "--jobs", "0"), "“jobs” must be", "“jobs” tem de ser"),
    (("tournament", "conspiracy", "--out", "text.json"), "I cannot use", "Não consigo usar"),
    (("lab",), f"Say which game: {THERE}", f"Diga qual jogo: {THERE}"),
    (("lab", "chess"), "no game called “chess”", "jogo chamado “chess”"),
    (("lab", "conspiracy", "--players", "2,7"), "is for 2 to 4", "é para 2 a 4"),
    (("lab", "conspiracy", "--players", "2,x"), "given for --players", "dado para --players"),
    (("lab", "conspiracy", "--bots", "hal"), "no bot called “hal”", "robô chamado “hal”"),
    (("lab", "conspiracy", "--against", "x"), "written name=value", "se escrevem nome=valor"),
    (("lab", "conspiracy", "--against", "x=1"), "no option “x”", "a opção “x”"),
    (("lab", "conspiracy", "--bots", ""), "at least one bot", "pelo menos um robô"),
    (
        ("lab", "conspiracy", "--against", "live_score=on"),
        "the same on both sides",
        "as mesmas dos dois lados",
    ),
    (
        ("lab", "quissama", "--options", "small_gallery=on", "--against", "small_gallery=on"),
        "the same on both sides",
        "as mesmas dos dois lados",
    ),
    (("lab", "conspiracy", "--seed", ""), "--seed needs a seed", "Falta a semente em --seed"),
    (("tournament", "conspiracy", "--seed", ""), "--seed needs a seed", "Falta a semente"),
    (("simulate", "conspiracy", "--seed="), "--seed needs a seed", "Falta a semente"),
    (("play", "conspiracy", "--seed", ""), "--seed needs a seed", "Falta a semente"),
    (("lab", "conspiracy", "--games", "0"), "“games” must be", "“games” tem de ser"),
    (("lab", "conspiracy", "--out", "."), "is a folder", "é uma pasta"),
    (("simulate", "conspiracy", "--bogus"), "no option --bogus", "a opção --bogus"),
    (("frobnicate",), "no command “frobnicate”", "o comando “frobnicate”"),
]


@pytest.fixture
def files(ludoteca: Command) -> None:
    """Saved games, whole and broken, in the folder that the command runs in."""
    record = finished()
    whole = record.encode()
    write(Path("over.json"), record)
    Path("text.json").write_text("Once upon a time")
    Path("binary.json").write_bytes(bytes(range(256)))
    Path("empty.json").write_bytes(b"")
    Path("cut.json").write_bytes(whole[: len(whole) // 2])
    Path("changed.json").write_bytes(whole.replace(b'"players": 2', b'"players": 3'))
    Path("future.json").write_bytes(whole.replace(b'"ludoteca": 1', b'"ludoteca": 9'))
    write_changed("rules.json", record, rules=99)
    write_changed("unknown.json", record, game="chess")
    write_changed("crowd.json", record, players=7)
    write_changed("forged.json", record, actions=[(0, 179)])


def write_changed(file: str, record: Record, **changes: object) -> None:
    write(Path(file), msgspec.structs.replace(record, **changes))


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("arguments", "english", "portuguese"), WRONG)
def test_what_is_wrong_is_said_in_one_line(
    ludoteca: Command, arguments: tuple[str, ...], english: str, portuguese: str
) -> None:
    for language, said in (("en", english), ("pt", portuguese)):
        told = ludoteca(*arguments, "--lang", language)
        if arguments[-1] == "--players":  # --lang would be taken for its value
            told = ludoteca("--lang", language, *arguments)
        assert told.code == 2
        assert told.out == ""
        assert told.err.startswith("ludoteca: ")
        assert told.err.count("\n") == 1
        assert said in told.err


def test_a_language_nobody_speaks(ludoteca: Command) -> None:
    told = ludoteca("games", "--lang", "xx")
    assert (told.code, told.err) == (2, "ludoteca: Não falo “xx”. Falo: pt, en.\n")


def test_a_file_that_may_not_be_read(ludoteca: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(self: Path) -> bytes:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(Path, "read_bytes", denied)
    told = ludoteca("replay", "a.json", "--lang", "en")
    assert (told.code, told.err) == (2, "ludoteca: I am not allowed to use “a.json”.\n")


def test_a_wrong_database_is_one_clear_line(ludoteca: Command, tmp_path: Path) -> None:
    junk = tmp_path / "junk.sqlite"
    junk.write_text("this is a letter, not a database\n" * 200)
    told = ludoteca("serve", "--port", "65001", "--database", str(junk), "--lang", "en")
    assert told.code == 2
    assert told.err == (f"ludoteca: The database “{junk}” cannot be used: file is not a database\n")
    told = ludoteca("serve", "--port", "65001", "--database", "mysql://a:b@c/d", "--lang", "en")
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "kind mysql://." in told.err
    away = "postgresql://me:secret@127.0.0.1:9/games"
    told = ludoteca("serve", "--port", "65001", "--database", away, "--lang", "en")
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "secret" not in told.err


def test_a_folder_that_is_not_there_is_not_made(ludoteca: Command, tmp_path: Path) -> None:
    """An empty house where people look for their games is no answer to a wrong name."""
    path = tmp_path / "misspelt" / "tables.sqlite"
    told = ludoteca("serve", "--port", "65001", "--database", str(path), "--lang", "en")
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "No such file or directory" in told.err
    assert not path.parent.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--public-url", "ftp://example.org"), "The address for browsers is written https://"),
        (("--retention", "finished=long"), "Retention is written finished=24"),
    ],
)
def test_what_cannot_be_served_is_one_clear_line(
    words: tuple[str, ...], said: str, ludoteca: Command, tmp_path: Path
) -> None:
    path = tmp_path / "tables.sqlite"
    told = ludoteca("serve", "--port", "65001", "--database", str(path), "--lang", "en", *words)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"ludoteca: {said}")
    assert not path.exists()


def test_a_proxy_that_is_no_address_is_one_clear_line(ludoteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    words = ("serve", "--port", "65001", "--database", str(path), "--lang", "en")
    told = ludoteca(*words, "--proxies", "127.0.0.1,nginx")
    assert told.code == 2
    assert told.err.startswith("ludoteca: Servers in front are written as addresses or networks")
    assert not path.exists()


def test_a_second_server_on_one_file_is_told_so(ludoteca: Command, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    lock = lock_file(path)
    told = ludoteca("serve", "--port", "65001", "--database", str(path), "--lang", "en")
    lock.close()
    assert told.code == 2
    assert told.err.startswith(f"ludoteca: Another server is already using “{path}”.")


def test_serving_without_its_extra_says_what_to_install() -> None:
    script = "import sys; sys.modules['litestar'] = None; from ludoteca.cli import main; main()"
    command = [sys.executable, "-c", script, "--lang", "en", "serve", "--port", "65001"]
    told = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert told.returncode == 2
    assert told.stderr == (
        "ludoteca: The package litestar is missing. "
        "This needs more: pip install 'ludoteca[server]'\n"
    )
