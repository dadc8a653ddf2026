"""The balance report: honest counts of every game, and a page that needs nothing else."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from html.parser import HTMLParser
from itertools import product

import pytest

from ludoteca import Problem, find
from ludoteca.games.conspiracy.state import Position
from ludoteca.kernel.game import names
from ludoteca.lab.reports.balance import balance_report
from ludoteca.lab.reports.words import TEXT, Phrasebook
from ludoteca.lab.running.experiment import Experiment
from ludoteca.lab.running.study import Case, Studied, Study, make_study, naming, study
from ludoteca.lab.statistics.sample import Sample, Uses, count_things
from ludoteca.lab.statistics.things import _mention, things_of

RANDOM = ("random",)


def planned(
    players: Sequence[int], bots: Sequence[str], against: Mapping[str, str] | None = None
) -> Study:
    """A study of Conspiração, before anything is played."""
    asked = Experiment(game="conspiracy", games=1, players=players, seed="s", bots=bots)
    return make_study(asked, against or {})


def sampled(study: Study, *parts: range) -> list[Sample]:
    """What a study counts when it is cut like this."""
    samples = [study.empty(number) for number in range(len(study.cases))]
    for part in parts:
        for number, sample in study.play(part)["samples"].items():
            samples[number] = samples[number].plus(sample)
    return samples


# Counting.


def test_games_are_counted_the_same_wherever_they_are_cut() -> None:
    study = planned([2, 3], RANDOM, {"live_score": "off"})
    assert len(study.cases) == 4
    whole = sampled(study, range(24))
    assert sampled(study, range(13, 24), range(5), range(5, 13)) == whole
    assert [sample.games for sample in whole] == [6, 6, 6, 6]
    assert whole[0] != sampled(replace(study, seed="t"), range(24))[0]


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = study("conspiracy", 8, [2], seed=1, bots=RANDOM)
    assert study("conspiracy", 8, [2], seed=1, bots=RANDOM, jobs=2) == alone


def test_both_sets_of_options_get_the_same_cards() -> None:
    studied = study("conspiracy", 10, [2], seed=1, bots=RANDOM, against={"live_score": "off"})
    first, second = studied.samples
    assert first == second  # whether points are shown changes nothing for bots


def test_a_sample_adds_up() -> None:
    sample = study("conspiracy", 30, [3], seed=1, bots=RANDOM).samples[0]
    assert sample.games == sample.ordered == 30
    assert sum(sample.by_seat) == sum(sample.by_turn) == 30 * 60
    assert sum(sample.lengths.values()) == sum(sample.winning_points.values()) == 30
    assert sum(value * times for value, times in sample.lengths.items()) == sample.decisions
    assert sum(sample.points.values()) == 90
    territories, lords = sample.things
    assert len(territories) == 24
    assert len(lords) == 30
    for uses in (*territories.values(), *lords.values()):
        assert 0 <= uses.taken <= uses.seen <= 30
        assert uses.taken <= uses.takers <= 3 * uses.taken
        assert 0 <= uses.wins <= 60 * uses.takers


def test_a_territory_counts_for_whoever_took_it() -> None:
    """By events the same as by what lies in front of the players at the end."""
    study = planned([2], RANDOM)
    sample = study.empty(0)
    taken: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for number in range(20):
        state = study.set_up(study.cases[0], number)
        name = naming(find("conspiracy"), state)
        study.play_one(state, number, sample, name)
        assert isinstance(state, Position)
        places = list(state.ranking())
        for seat, territory in product(range(2), range(24)):
            if state.has_territory(seat, territory):
                taken[name("territory", territory)] += 1
                if places[seat] == 1:
                    won[name("territory", territory)] += 60 // places.count(1)
    assert taken.total() > 20
    assert {thing: uses.takers for thing, uses in sample.things[0].items() if uses.takers} == taken
    assert {thing: uses.wins for thing, uses in sample.things[0].items() if uses.wins} == won


def test_bots_move_from_seat_to_seat() -> None:
    study = planned([2], ("greedy", "random"))
    sample = sampled(study, range(20))[0]
    assert all(0.2 < wins / 60 / 20 < 0.8 for wins in sample.by_seat)


def test_an_interrupt_leaves_what_was_played() -> None:
    def interrupt(played: int, wanted: int) -> None:
        if played > 4:
            raise KeyboardInterrupt

    studied = study("conspiracy", 10**6, [2], seed=1, bots=RANDOM, progress=interrupt)
    assert studied.partial
    assert 4 < studied.samples[0].games < 10**6
    assert 'class="sheet warning"' in balance_report(studied, "pt", "x")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"players": [2, 7]}, "is for 2 to 4 players"),
        ({"bots": ["hal"]}, "no bot called “hal”"),
        ({"bots": []}, "Name at least one bot. The bots are: random, greedy"),
        ({"options": {"x": "1"}}, "no option “x”"),
        ({"against": {"x": "1"}}, "no option “x”"),
        ({"against": {"live_score": "2"}}, "cannot be “2”"),
        ({"against": {"live_score": "on"}}, "the options are the same on both sides"),
        (
            {"options": {"live_score": "off"}, "against": {"live_score": "off"}},
            "the options are the same on both sides",
        ),
        ({"games": 0}, "“games” must be at least 1"),
        ({"jobs": 0}, "“jobs” must be at least 1"),
    ],
)
def test_what_does_not_fit_is_said_before_anything_is_played(
    arguments: dict[str, object], says: str
) -> None:
    with pytest.raises(Problem, match=says):
        study(**{"game": "conspiracy", "games": 2, **arguments})  # type: ignore[arg-type]


# Every game says what may be counted in it.


@pytest.mark.parametrize("game", names())
def test_every_game_names_its_things(game: str) -> None:
    players = find(game).meta.players[0]
    studied = study(game, 3, [players], seed=1, bots=RANDOM)
    found = studied.samples[0].things
    assert len(found) == len(things_of(game)) > 0
    assert any(uses.seen for kind in found for uses in kind.values())
    for language in ("pt", "en"):
        words = Phrasebook(language, find(game))
        for things, kind in zip(things_of(game), found, strict=True):
            assert things.title[language]
            assert things.means[language]
            said = [words.thing(name) for name in kind]
            assert len(set(said)) == len(said)  # cards that are alike are one thing
        report = balance_report(studied, language, "ludoteca lab")
        assert words.of_game("title") in report
        assert words.credit(find(game).meta) in report


@pytest.mark.parametrize("game", names())
def test_the_licence_is_in_the_language_of_the_page(game: str) -> None:
    meta = find(game).meta
    assert Phrasebook("en", find(game)).credit(meta) == meta.credit
    said = Phrasebook("pt", find(game)).credit(meta)
    assert not re.search(r"\b(the|and|its|code)\b", said)
    assert said.startswith(f"{meta.credits} · {meta.licence.split()[0]} ")


def test_an_event_that_is_not_there_is_a_problem() -> None:
    game = find("conspiracy")
    with pytest.raises(Problem, match="no event is called 'flies'"):
        _mention(game, "flies", "lord", True)
    with pytest.raises(Problem, match="turns_up has no field 'territory'"):
        _mention(game, "turns_up territory", "lord", False)
    with pytest.raises(Problem, match="territory_to_row has no field 'seat'"):
        _mention(game, "territory_to_row", "territory", True)


# The page.


class Outline(HTMLParser):
    """Reads a page as a browser would: what it asks for from elsewhere, and what is left open."""

    VOID = ("meta", "br")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wanted: list[str] = []
        self.tags: Counter[str] = Counter()
        self.text = ""
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.wanted += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def planted(strong: float, players: int = 2) -> Studied:
    """A study in which one territory is far better than the others."""
    study = planned([players], RANDOM)
    sample = study.empty(0)
    sample.games = sample.ordered = 1000
    sample.decisions = 50_000
    sample.by_seat = sample.by_turn = [30_000, 30_000]
    sample.lengths, sample.leads = Counter({50: 1000}), Counter({3: 1000})
    sample.points, sample.winning_points = Counter({40: 2000}), Counter({43: 1000})
    state = study.set_up(study.cases[0], 0)
    name = naming(find("conspiracy"), state)
    for territory in range(24):
        wins = strong if territory == 0 else 0.5
        sample.things[0][name("territory", territory)] = Uses(800, 700, 700, round(42_000 * wins))
    return Studied(study, (sample,), 1000)


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = balance_report(planted(0.5), "en", "ludoteca lab conspiracy --seed <b>")
    outline = Outline(page)
    assert outline.wanted == []
    assert "url(" not in page
    assert "@import" not in page
    assert outline.tags["script"] == 0
    assert outline.tags["svg"] > 24
    assert "ludoteca lab conspiracy --seed <b>" in outline.text
    assert '<html lang="en">' in page


def test_an_outlier_is_named_and_nothing_else_is() -> None:
    strong = Outline(balance_report(planted(0.65), "en", "x")).text
    assert "Sunken Throne: those who take it win 65.0%" in strong
    assert strong.count("those who take it win ") == 1
    even = Outline(balance_report(planted(0.5), "en", "x")).text
    assert "Nothing is out of line." in even
    assert "No place at the table has a clear advantage." in even


def test_an_advantage_of_who_begins_is_named() -> None:
    studied = planted(0.5)
    studied.samples[0].by_turn = [33_600, 26_400]
    text = Outline(balance_report(studied, "pt", "x")).text
    assert "Com 2 jogadores, quem joga em 1º vence 56,0\u202f%" in text


def test_two_sets_of_options_stand_side_by_side() -> None:
    studied = study("quissama", 2, [2], seed=1, bots=RANDOM, against={"open_market": "on"})
    outline = Outline(balance_report(studied, "pt", "x"))
    assert "Segundo: Mercado aberto: Ligado" in outline.text
    page = balance_report(studied, "en", "x")
    assert page.count('class="other"') > 10


def two_sides(strong: float, other: float) -> Studied:
    """A study of two sets of options, each with a territory of its own that is out of line."""
    one, two = planted(strong), planted(other)
    cases = (one.study.cases[0], Case(2, {"live_score": "off"}))
    return Studied(replace(one.study, cases=cases), (one.samples[0], two.samples[0]), 1000)


def test_things_of_either_set_have_their_row() -> None:
    studied = study("vossa_excelencia", 3, [3], seed=1, bots=RANDOM, against={"expansion": "on"})
    first, second = studied.samples
    counted = zip(first.things, second.things, strict=True)
    assert any(theirs.keys() - ours.keys() for ours, theirs in counted)
    words = Phrasebook("en", find("vossa_excelencia"))
    page = Outline(balance_report(studied, "en", "x")).text
    for kind in (*first.things, *second.things):
        assert all(words.thing(name) in page for name in kind)


def test_a_side_without_the_thing_has_an_empty_cell() -> None:
    studied = two_sides(0.5, 0.5)
    del studied.samples[0].things[0][next(iter(studied.samples[0].things[0]))]
    page = balance_report(studied, "en", "x")
    row = next(row for row in page.split("<tr>") if "Sunken Throne" in row)
    assert row.count('<span class="pair">–</span>') == 3  # seen, taken and won
    assert row.count('class="one"') == 0
    assert row.count('class="other"') == 1


def test_both_sets_of_options_name_what_is_out_of_line() -> None:
    studied = two_sides(0.5, 0.65)
    studied.samples[1].by_turn = [33_600, 26_400]
    studied.samples[1].shared = 100
    english = Outline(balance_report(studied, "en", "x")).text
    assert "Second – With 2 players, whoever plays 1st wins 56.0%" in english
    assert "Second – With 2 players 10.0% of the games end with a shared win." in english
    assert "Second – The Sunken Throne: those who take it win 65.0%" in english
    assert "stronger in the second" in english
    assert "First – " not in english
    both = Outline(balance_report(two_sides(0.65, 0.65), "pt", "x")).text
    assert len(re.findall(r"(Primeiro|Segundo) – [\w ]+: quem toma vence 65,0", both)) == 2
    assert "mais forte no" not in both


def test_changes_between_the_sets_are_all_named() -> None:
    studied = two_sides(0.5, 0.5)
    changed = list(studied.samples[0].things[0])[:12]
    for number, name in enumerate(changed):
        wins = 0.65 if number % 2 else 0.35
        for sample, rate in zip(studied.samples, (wins, 1 - wins), strict=True):
            sample.things[0][name] = Uses(800, 700, 700, round(42_000 * rate))
    text = Outline(balance_report(studied, "en", "x")).text
    assert text.count(" in the first and ") == 12
    assert text.count("; usual would be ") == 10
    assert "First – And 7 more; see below." in text
    assert "Second – And 7 more; see below." in text


@pytest.mark.parametrize(
    ("language", "says"), [("en", "Whatever the weaker"), ("pt", "O que os mais fracos tomam")]
)
def test_unequal_bots_are_warned_of(language: str, says: str) -> None:
    studied = planted(0.5)
    assert says not in balance_report(studied, language, "x")
    unequal = replace(studied, study=replace(studied.study, bots=("random", "greedy")))
    assert says in balance_report(unequal, language, "x")


def test_both_languages_say_the_same_things() -> None:
    written = [(TEXT / f"{language}.ftl").read_text(encoding="utf-8") for language in ("pt", "en")]
    portuguese, english = (re.findall(r"^([\w-]+) =", text, re.MULTILINE) for text in written)
    assert portuguese == english


def test_kinds_that_share_a_field_are_told_apart_by_their_numbers() -> None:
    structural, natural, _ = things_of("agencia")
    assert structural.field == natural.field
    rows = [
        (-1, structural.taken[0].event, 0, 205, 1, 3),
        (-1, natural.taken[0].event, 1, 206, 0, 0),
    ]
    counted: list[dict[str, Uses]] = [{}, {}]
    for uses, kind in zip(counted, (structural, natural), strict=True):
        both = replace(kind, taken=(structural.taken[0], natural.taken[0]))
        count_things(uses, both, rows, {1: 60}, lambda field, value: f"{field} {value}")
    assert counted == [{"card 205": Uses(1, 1, 1, 0)}, {"card 206": Uses(1, 1, 1, 60)}]
