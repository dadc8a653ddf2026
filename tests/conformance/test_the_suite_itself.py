"""The suite can fail: a toy that keeps the contract passes, and each broken one is caught."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.kernel import table
from ludoteca.kernel.game import Game
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Text
from tests.conformance import suite, vocabulary, words
from tests.conformance.cases import Case, cases_of, settings_to_try
from tests.conformance.toy import broken, vocabulary as toy_words
from tests.conformance.toy.game import FOLDER, META, toy_game
from tests.conformance.toy.position import Toy
from tests.conformance.walk import Broken

Check = Callable[[Case, int], object]


def keep_secrets(case: Case, seed: int) -> suite.Secrets:
    secrets = suite.Secrets()
    suite.keep_secrets(case, seed, secrets, every=1)
    return secrets


def look_closely(case: Case, seed: int) -> None:
    suite.look_closely(case, seed, every=2)


def keep_records(case: Case, seed: int) -> int:
    return suite.keep_records(case, seed, every=3)


def some_cases(kind: type[Toy]) -> list[Case]:
    game = toy_game(kind)
    return [Case(game, 2), Case(game, 3, {"size": "l"})]


def run(check: Check, kind: type[Toy]) -> None:
    for case in some_cases(kind):
        for seed in range(4):
            check(case, seed)


@pytest.fixture(autouse=True)
def _toy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "find", lambda name: toy_game(Toy))


@pytest.mark.parametrize(
    "check", [suite.play_to_the_end, look_closely, suite.speak, keep_secrets, keep_records]
)
def test_a_game_that_keeps_the_contract_passes(check: Check) -> None:
    run(check, Toy)


def test_a_game_that_keeps_the_contract_has_met_all_that_is_checked() -> None:
    met = [keep_secrets(case, seed) for case in some_cases(Toy) for seed in range(4)]
    undone = sum(keep_records(case, seed) for case in some_cases(Toy) for seed in range(4))
    for secrets in met:
        suite.check_secrets_met(secrets)
        assert secrets.differing > 0
    assert sum(secrets.undoable for secrets in met) > 0
    assert undone > 0


BREAKS: list[tuple[type[Toy], Check, str]] = [
    (broken.LeakingView, keep_secrets, "leak: view of 0"),
    (broken.LeakingToSpectators, keep_secrets, "leak: view of None"),
    (broken.LeakingReason, keep_secrets, "leak: reasons of 0"),
    (broken.LeakingResult, keep_secrets, "leak: result of"),
    (broken.LeakingEvent, keep_secrets, "leak: events of"),
    (broken.LeakingSecretChoice, keep_secrets, "may be taken back, but gives something away"),
    (broken.ShowingWithoutCounting, keep_secrets, "may be taken back, but gives something away"),
    (broken.ChanceWithoutCounting, keep_secrets, "may be taken back, but gives something away"),
    (broken.ImaginesFromTheTruth, keep_secrets, "imagines depends on what is hidden from it"),
    (broken.ImaginesTheFuture, keep_secrets, "the future is known"),
    (broken.LosesACard, suite.play_to_the_end, "census: {'card 7': 0} instead of {'card 7': 1}"),
    (broken.LegalForgets, suite.play_to_the_end, "allowed but not legal"),
    (broken.LegalBackwards, suite.play_to_the_end, "not ascending"),
    (broken.AnybodyMayPlay, suite.play_to_the_end, "not waited for and may do 0"),
    (broken.AsksNothing, suite.play_to_the_end, "waited for: True, is asked for ()"),
    (broken.AsksAnybody, suite.play_to_the_end, "waited for: False, is asked for ('draw',"),
    (broken.AllowsWhatIsNotAsked, suite.play_to_the_end, "mark is not asked for, but answered"),
    (broken.AsksInVain, suite.play_to_the_end, "play is asked for, but answered as if it were not"),
    (broken.LeakingQuestion, keep_secrets, "leak: asks of"),
    (broken.UnknownReason, suite.play_to_the_end, "codes that are no reasons"),
    (broken.DeadEnd, suite.play_to_the_end, "dead end"),
    (broken.Endless, suite.play_to_the_end, "not over after 10000 decisions"),
    (broken.DumpForgets, look_closely, "the loaded position"),
    (broken.CloneShares, look_closely, "playing in a clone changes its original"),
    (broken.CloneListens, look_closely, "listens with its original's listener"),
    (broken.LookingChanges, look_closely, "changes the position"),
    (broken.ViewWithSets, look_closely, "not plain data"),
    (broken.ViewWithNumbersAsKeys, look_closely, "JSON changes it"),
    (broken.ViewWithMore, look_closely, "is no ToyView: with ['turn']"),
    (broken.ViewWithLess, look_closely, "is no ToyView: without ['counts']"),
    (broken.ViewWithWords, look_closely, "is no ToyView: counts: 0: '3' is no <class 'int'>"),
    (broken.RankingWithGaps, look_closely, "leaves out a place"),
    (broken.SuggestsNonsense, look_closely, "suggested to seat"),
]


@pytest.mark.parametrize(
    ("kind", "check", "complaint"), BREAKS, ids=lambda value: getattr(value, "__name__", None)
)
def test_a_game_that_breaks_the_contract_is_caught(
    kind: type[Toy], check: Check, complaint: str
) -> None:
    with pytest.raises(Broken) as caught:
        run(check, kind)
    assert complaint in str(caught.value)


def test_a_failure_tells_where_it_happened() -> None:
    case = Case(toy_game(broken.LegalForgets), 2, {"size": "l"})
    with pytest.raises(Broken) as caught:
        suite.play_to_the_end(case, 3)
    [note] = caught.value.__notes__
    assert note.startswith("toy-2-size=l, seed 3, step 0: {")
    assert '"hands": [[' in note


def test_imagining_only_what_is_real_is_caught() -> None:
    secrets = keep_secrets(Case(toy_game(broken.ImaginesNothing), 2), 0)
    assert secrets.private > 0
    with pytest.raises(Broken, match="imagine does not draw them anew"):
        suite.check_secrets_met(secrets)


def test_imagining_only_a_part_of_what_is_hidden_is_caught() -> None:
    secrets = suite.Secrets()
    for seed in range(3):
        suite.keep_secrets(
            Case(toy_game(broken.ImaginesNothingButMarks), 2), seed, secrets, every=1
        )
    assert secrets.showing >= 10
    with pytest.raises(
        Broken, match=r"imagine does not draw them anew|none was imagined otherwise"
    ):
        suite.check_secrets_met(secrets)


def test_a_detail_that_depends_on_secrets_is_caught() -> None:
    def detail(state: State, action: int) -> Text:
        return Text("option-play", {"card": str(state.dump()["hands"])})

    leaking = replace(toy_game(Toy), detail=detail)
    with pytest.raises(Broken, match="leak: details of 0"):
        keep_secrets(Case(leaking, 2), 0)


def test_a_game_that_loads_whatever_it_is_given_is_caught() -> None:
    with pytest.raises(Broken, match="a damaged position is loaded"):
        look_closely(Case(toy_game(Toy, checked=False), 2), 0)


def test_a_notation_that_reads_otherwise_is_caught() -> None:
    game = toy_game(Toy)
    vocabulary.check_actions_readable(game)
    mute = replace(game.vocabulary, codecs={"card": (str, lambda text: 0)})
    with pytest.raises(Broken, match="is written 'play 1', which reads otherwise"):
        vocabulary.check_actions_readable(replace(game, vocabulary=mute))


def test_tables_that_disagree_are_caught() -> None:
    game = toy_game(Toy)
    vocabulary.check_tables(game)
    vocabulary.check_constants(toy_words, toy_words.ACTIONS, toy_words.EVENTS, toy_words.REASONS)
    with pytest.raises(Broken, match="have gaps"):
        vocabulary.check_tables(replace(game, event_table={0: "turn_begins seat", 2: "draws"}))
    with pytest.raises(Broken, match="share a name"):
        vocabulary.check_tables(replace(game, reason_table={10: "no hand", 11: "no hand"}))
    with pytest.raises(Broken, match="not the numbers"):
        vocabulary.check_constants(toy_words, toy_words.ACTIONS, toy_words.EVENTS)


def test_questions_that_leave_something_out_are_caught() -> None:
    game = toy_game(Toy)
    vocabulary.check_questions(game)
    with pytest.raises(Broken, match="is not not_now"):
        vocabulary.check_questions(replace(game, reason_table={10: "not_in_hand hand"}))
    with pytest.raises(Broken, match=r"never asked for: \['mark'\]"):
        vocabulary.check_questions(toy_game(broken.NeverAsks))
    with pytest.raises(KeyError, match="swap"):
        Questions(toy_words.ACTIONS, ("turn draw swap",))


def edited(folder: Path, language: str, old: str, new: str) -> Game:
    """The toy with one word of its texts changed."""
    shutil.copytree(FOLDER / "text", folder / "text")
    path = folder / "text" / f"{language}.ftl"
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new), encoding="utf-8")
    return toy_game(Toy, folder)


def test_texts_that_are_complete_pass() -> None:
    words.check_messages(toy_game(Toy))
    words.check_options_said(toy_game(Toy))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("tagline", "tag-line", "only in one language: ['tag-line', 'tagline']"),
        ("    .help = The size", "    .hint = The size", "only in one language"),
        ("option-draw = Draw", "option-draw", "cannot be read"),
        ("Play the { $card }", "Play it", "option-play uses ['card'] in pt and [] in en"),
        ("Mark the { $card }", "Mark the { $cart }", "uses ['card'] in pt and ['cart'] in en"),
    ],
)
def test_a_hole_in_one_language_is_caught(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(Broken) as caught:
        words.check_messages(edited(tmp_path, "en", old, new))
    assert complaint in str(caught.value)


def test_a_hole_in_both_languages_is_caught(tmp_path: Path) -> None:
    game = toy_game(Toy)
    unsaid = replace(game, event_table={**game.event_table, 6: "wins seat"})
    with pytest.raises(Broken, match=r"no messages for .*event-wins"):
        words.check_messages(unsaid)
    with pytest.raises(Broken, match=r"event-draws uses .*card"):
        words.check_messages(replace(game, event_table={**game.event_table, 1: "draws seat"}))
    lacking = replace(game, explain=lambda state, seat, action, code: {})
    with pytest.raises(Broken, match="refusal-not_in_hand"):
        suite.speak(Case(replace(lacking, folder=copy_of(tmp_path)), 2), 0)


def copy_of(folder: Path) -> Path:
    shutil.copytree(FOLDER / "text", folder / "text")
    return folder


def test_settings_are_tried_each_alone_and_in_combinations() -> None:
    tried = settings_to_try(META)
    assert len(cases_of(toy_game(Toy))) == 2 * len(tried)
    assert tried[:4] == [{}, {"colour": "blue"}, {"size": "s"}, {"size": "l"}]
    assert len(tried) == 8
    assert all(set(options) == {"colour", "size"} for options in tried[4:])
