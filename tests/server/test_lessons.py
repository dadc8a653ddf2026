"""Lessons: scripts that the rules themselves play."""

import re
from pathlib import Path

import msgspec
import pytest

import ludoteca
import ludoteca.games
from ludoteca.kernel.game import find, names
from ludoteca.kernel.text import LANGUAGES, Seat, Speaker, Text
from ludoteca.server.denials import NotFound
from ludoteca.server.lessons import (
    FOLDER,
    ScriptChapter,
    has_lesson,
    make_chapter,
    play_through,
    read_chapter,
    read_script,
    selector,
    tries_at,
    why_not,
)
from tests.conformance.words import messages
from tests.server.harness import Player, serving

TOY = str(Path(__file__).parents[1] / "conformance")
TAUGHT = [*(name for name in names() if has_lesson(name)), "toy"]
SENTENCE = re.compile(r"[.!?…]+[»”\"')]*(?=\s|$)")
MOST = 2  # sentences a step
THING = r"[a-z]+=[a-z0-9_-]+( [a-z]+=[a-z0-9_-]+)*"  # `part=hand card=52`
POINT = re.compile(f"{THING}(, {THING})*")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy of the conformance suite beside the real games."""
    monkeypatch.setattr(ludoteca.games, "__path__", [*ludoteca.games.__path__, TOY])


def chapters(game: str) -> list[ScriptChapter]:
    """Those of a game's lesson."""
    return read_script(game).chapters


def said(chapter: ScriptChapter) -> list[str]:
    """The names of all messages of a chapter."""
    steps = [step.say for step in chapter.steps if step.say]
    return steps + [each.say for step in chapter.steps for each in step.tries if each.say]


def test_every_game_can_be_learnt() -> None:
    assert sorted(TAUGHT) == sorted(names())


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_does_what_is_asked_comes_to_the_end(game: str) -> None:
    for script in chapters(game):
        chapter = make_chapter(game, script.name)
        for step in chapter.steps:
            assert (step.expects is None) or chapter.seat in step.state.waiting
        first, last = chapter.steps[0], chapter.steps[-1]
        assert first.expects is None, "a lesson begins with a word"
        assert last.expects is None, "and ends with one"


@pytest.mark.parametrize("game", TAUGHT)
def test_what_stands_beside_the_words_is_drawn(game: str) -> None:
    drawn = {each.stem for each in (find(game).folder / "web" / "lesson").glob("*.svelte")}
    steps = [step for each in chapters(game) for step in make_chapter(game, each.name).steps]
    assert {step.picture[0] for step in steps if step.picture} == drawn


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_said_is_short_and_in_both_languages(game: str) -> None:
    folder = find(game).folder / FOLDER
    used = {"lesson-teacher"}
    for chapter in chapters(game):
        used |= {f"lesson-chapter-{chapter.name}", *(f"lesson-{say}" for say in said(chapter))}
    for language in LANGUAGES:
        known = {name for name in messages(folder, language) if name.startswith("lesson-")}
        assert known == used, language
        speaker = Speaker(language, folder, ["Maria"])
        for name in sorted(used - {"lesson-teacher"}):
            words = speaker.say(Text(name, {"you": Seat(0)}))
            assert len(SENTENCE.findall(words)) <= MOST, f"{language}: {words}"
            assert len(words) <= 190, f"{language}: {words}"


@pytest.mark.parametrize("game", TAUGHT)
def test_other_tries_are_answered_as_the_rules_would(game: str) -> None:
    for chapter in chapters(game):
        for stop in play_through(game, chapter):
            for play, each in tries_at(stop):
                reason = stop.table.why_not(chapter.seat, play)
                where = f"{chapter.name}, {stop.step.say}: {play}"
                assert (reason.name if reason else "") == each.refused, where
                assert bool(each.say) != bool(each.refused), where
                assert play != stop.play, where


@pytest.mark.parametrize("game", TAUGHT)
def test_no_try_is_written_for_a_moment_that_does_not_come(game: str) -> None:
    for chapter in chapters(game):
        found = {each for stop in play_through(game, chapter) for _, each in tries_at(stop)}
        assert found >= {each for step in chapter.steps for each in step.tries}


def test_what_is_tried_within_a_deed_is_answered_with_a_reason() -> None:
    steps = make_chapter("foto_perfeita", "first").steps
    standing = [step for step in steps if step.within and len(step.answers) > 5]
    assert len(standing) >= 2, "every other space"
    for step in standing:
        answered = {each.action for each in step.answers}
        assert step.expects not in answered
        assert len(answered) == len(step.answers)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_of_ones_own_says_something_and_points_by_attributes(game: str) -> None:
    for chapter in chapters(game):
        for step in chapter.steps:
            assert step.say or step.by is not None
            assert not step.point or POINT.fullmatch(step.point), step.point
            assert len(chapter.names) == len(set(chapter.names)) > chapter.seat


def test_quissamas_lesson_lights_only_the_deed_that_it_asks_for() -> None:
    """Another square offers deeds of the same kind: none of those may be lit when it is opened."""
    for script in chapters("quissama"):
        for step in make_chapter("quissama", script.name).steps:
            options = msgspec.json.decode(msgspec.json.encode(step.state.options))
            kinds = {option["kind"] for option in options if option["arguments"]}
            which = [
                "-".join([option["kind"], *map(str, option["arguments"].values())])
                for option in options
                if option["action"] == step.expects
            ]
            for point in step.point:
                key, _, value = point.strip("[]").replace('"', "").partition("=")
                assert key != "data-deed" or value not in kinds, point
                assert key != "data-which" or value in which, point


@pytest.mark.parametrize("game", TAUGHT)
def test_a_real_game_can_follow(game: str) -> None:
    script = read_script(game)
    table = ludoteca.new(game, players=script.players, seed=1, options=script.options)
    assert table.waiting


@pytest.mark.parametrize("game", [name for name in TAUGHT if name != "toy"])
def test_a_first_lesson_leads_to_the_end_of_a_game_and_shows_it(game: str) -> None:
    """Nobody is sent to play before having seen how one wins."""
    script = iter(chapters(game))
    first = next(script)
    while first.leads_on:
        first = next(script)
    ended = [step for step in make_chapter(game, first.name).steps if step.state.ranking]
    assert ended[0].point == [selector("part=ending")]


def test_what_foto_perfeitas_lesson_calls_noted_lies_open_before_the_learner() -> None:
    """The browser notes what lies open, and nothing else."""
    dalva, teo, farofa = 0, 11, 12
    for chapter, said in (("first", "wishes"), ("auctions", "auctions-close")):
        steps = make_chapter("foto_perfeita", chapter).steps
        step = next(each for each in steps if each.words and each.words["id"] == f"lesson-{said}")
        view = msgspec.json.decode(msgspec.json.encode(step.state.view))
        for guest in (dalva, teo, farofa):
            assert len(view["envelopes"][guest]["cards"]) == 3, said


def test_agencias_lesson_meets_structure_crisis_revolt_and_natural_card() -> None:
    chapter = make_chapter("agencia", "first")
    told = [line.kind for step in chapter.steps for line in step.log]
    met = ["discards", "crisis", "crisis_solved", "revolt_begins", "revolt_succeeds", "uses"]
    assert [told.index(kind) for kind in met] == sorted(told.index(kind) for kind in met)
    assert told[-1] == "wins_game"


def test_what_cannot_be_done_is_answered_with_the_rule() -> None:
    steps = make_chapter("agencia", "first").steps
    vocabulary = find("agencia").vocabulary
    at = [step.words and step.words["id"] for step in steps].index("lesson-not-yet")
    reason = why_not("agencia", "first", at, vocabulary.read("use 999"))
    assert reason is not None
    assert reason.name == "not_fewest"
    assert why_not("agencia", "first", at, vocabulary.read("use 998")) is None


def test_a_deed_of_several_actions_is_stopped_at_before_each() -> None:
    steps = make_chapter("toy", "first").steps
    assert [(step.expects, step.within) for step in steps] == [
        *((None, False), (24, False), (12, True), (8, False), (None, False)),
    ]


def test_two_cards_to_discard_may_be_taken_in_either_order() -> None:
    chapter = make_chapter("agencia", "first")
    read = find("agencia").vocabulary.read
    said = {}
    for swap in chapter.swaps:
        begun = chapter.steps[swap.at]
        assert begun.words
        said[begun.words["id"]] = (swap.action, swap.step.expects)
        assert swap.step.within
        assert begun.expects == swap.step.expects
    assert said == {
        "lesson-obey": (read("discard 15"), read("discard 19")),
        "lesson-last": (read("discard 13"), read("discard 14")),
    }


@pytest.mark.parametrize("game", [name for name in TAUGHT if name != "toy"])
def test_only_what_has_an_order_must_be_done_in_order(game: str) -> None:
    """Whoever presses the second of two lit things first is not told that it would do as well."""
    for script in chapters(game):
        chapter = make_chapter(game, script.name)
        for number, step in enumerate(chapter.steps[1:], start=1):
            begun = chapter.steps[number - 1]
            if not step.within or begun.within:
                continue
            options = msgspec.json.decode(msgspec.json.encode(begun.state.options))
            is_free = step.expects in [option["action"] for option in options]
            assert is_free == any(swap.at == number - 1 for swap in chapter.swaps), script.name


def test_where_there_is_no_lesson_there_is_none() -> None:
    with pytest.raises(NotFound):
        read_script("nothing")
    with pytest.raises(NotFound):
        read_chapter("toy", "nothing")
    with pytest.raises(NotFound):
        why_not("toy", "first", 99, 0)


async def test_lessons_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        cards = await ana.ask("GET", "/api/games")
        assert [card["name"] for card in cards if card["lesson"]] == sorted(TAUGHT)
        lesson = await ana.ask("GET", "/api/lessons/agencia")
        chapter = await ana.ask("GET", f"/api/lessons/agencia/{lesson['chapters'][0]}")
        first = next(step for step in chapter["steps"] if step["expects"] is not None)
        assert first["expects"] in [option["action"] for option in first["state"]["options"]]
        refused = await ana.ask("GET", "/api/lessons/agencia/first/why?step=1&action=1055")
        assert refused["name"] == "not_now"
        assert await ana.ask("GET", "/api/lessons/vossa_excelencia/first/cards?language=en")
        for path in ("nothing", "agencia/nothing", "agencia/first/why?step=999&action=0"):
            response = await ana.http.get(f"/api/lessons/{path}")
            assert response.status_code == 404
