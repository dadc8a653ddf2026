"""The engine and a second reading of Agência: every card's text, every card set up, whole games.

`agencia_cards.txt` says what each printed card means, read from the manual by somebody who had not
read the engine. Here the engine's generated texts are held against it, and it is played beside the
engine: at every decision both must offer the same, and afterwards the table must lie the same.
"""

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from tests.second_reading import agencia_turn
from tests.second_reading.agencia_beside import Beside, Disagree, begun
from tests.second_reading.agencia_cards import CARDS, DECKS, IDEOLOGIES, NATURALS
from tests.second_reading.agencia_game import Dealt
from tests.second_reading.agencia_told import expected, expected_natural, said, said_natural

PRINTED = Path(ludoteca.__file__).parent / "games" / "agencia" / "web" / "cards.json"
STRUCTURAL = [number for number in CARDS if number not in NATURALS]
BOURDIEU = {"field": "on"}
EVERYTHING = dict.fromkeys(("field", *DECKS[1:]), "on")
SHORT = {**EVERYTHING, "motions": "on", "close_after": "20", "most_matches": "10"}
GAMES = (  # options, how many seeds, how many decisions of each game at most
    ({}, 24, 200),
    (BOURDIEU, 10, 200),
    *(({**BOURDIEU, deck: "on"}, 8, 150) for deck in DECKS[1:]),
    (EVERYTHING, 20, 150),
    ({"motions": "on"}, 8, 150),
    ({**BOURDIEU, "hegemonies": "noticed"}, 4, 250),
    ({**EVERYTHING, "motions": "on", "hegemonies": "noticed"}, 8, 250),
    (SHORT, 8, 150),
)
GAMES_ONCE = (  # where the readings once parted
    ({**BOURDIEU, "theoretical": "on"}, 70465),  # asked about a revolt with nothing to put in
    ({**BOURDIEU, "social": "on"}, 200038),  # fewer cards left than 171 lets draw
    (EVERYTHING, 200056),  # 114 would hand an odd half to whom 57 protects
    (EVERYTHING, 70405),  # hands shuffled, and the match over before anybody decides
    ({"historical": "on"}, 5000016),  # a further deck brings the field with it
    (SHORT, 31416910),  # the last match is won, and nobody alters the field any more
    (SHORT, 31417410),  # 184 is a crisis where 97 lets none of the tied discard, and 996 waits
)
POSITIONS = 3  # for every card
SOCIETIES = 24  # where standing rules meet
RULED_ONCE = (5180, 5736, 5974, 7083, 920150)  # where the readings differed until it was ruled
HEGEMONIES_ONCE = (77000562,)  # a game won by hegemony under 72 is a match won
PUNISHED_ONCE = (93000072,)  # 82, and 101 cannot pay for what all draw after its alterations
CARDS_ONCE = ((26, 5381), (119, 5680), (87, 6678))
RULED = [number for number in STRUCTURAL if CARDS[number].rules]


def printed() -> dict[int, Any]:
    """The cards as the engine says them, by number."""
    return {card["number"]: card for card in json.loads(PRINTED.read_text(encoding="utf-8"))}


def test_every_printed_card_was_read() -> None:
    decks = Counter(
        {deck: sum(card.copies.get(deck, 0) for card in CARDS.values()) for deck in DECKS}
    )
    assert len(CARDS) == 211
    assert decks == {"main": 80, "historical": 42, "theoretical": 42, "strategic": 42, "social": 74}
    held = Counter(card.ideology for card in CARDS.values() if card.ideology)
    assert held == dict.fromkeys(IDEOLOGIES, 8)


def test_every_card_has_its_name_deck_and_ideology() -> None:
    for number, card in printed().items():
        mine = CARDS[number]
        assert card["name"]["args"]["pt"] == mine.name
        assert DECKS[card["deck"]] in mine.copies
        assert (card["ideology"] < 0) == (mine.ideology is None), number


def test_every_structure_says_what_the_card_means() -> None:
    cards = printed()
    told = {number: said(cards[number]["text"]) for number in STRUCTURAL}
    assert told == {number: expected(CARDS[number]) for number in STRUCTURAL}


def test_every_natural_card_says_what_the_card_means() -> None:
    cards = printed()
    told = {number: said_natural(cards[number]["text"]) for number in NATURALS}
    assert told == {number: expected_natural(CARDS[number]) for number in NATURALS}


# Games.


def tables(options: dict[str, str], count: int, first: int = 0) -> list[tuple[int, ludoteca.Table]]:
    """New tables of all sizes."""
    return [
        (seed, ludoteca.new("agencia", players=3 + seed % 4, seed=seed, options=options))
        for seed in range(first, first + count)
    ]


@pytest.mark.parametrize(("options", "count", "steps"), GAMES)
def test_both_play_the_same_games(options: dict[str, str], count: int, steps: int) -> None:
    for seed, table in tables(options, count):
        play(Beside(table, seed), steps, f"options {options}, seed {seed}")


@pytest.mark.parametrize(("options", "seed"), GAMES_ONCE)
def test_games_that_once_parted_are_the_same(options: dict[str, str], seed: int) -> None:
    ((_, table),) = tables(options, 1, seed)
    play(Beside(table, seed), 600, f"options {options}, seed {seed}")


def play(beside: Beside, steps: int, name: str) -> None:
    """Play, and say which game it was if the readings differ."""
    try:
        beside.game(steps)
    except AssertionError as error:
        where = "" if isinstance(error, Disagree) else beside.where()
        raise Disagree(f"{name}: {error}\n{where}") from error


@pytest.mark.parametrize(
    ("options", "seed", "steps"),
    [
        (BOURDIEU, 910078, 0),  # structures shuffled, and seat 1 had another one when it drew
        (EVERYTHING, 910354, 274),  # a match won by the first structure that was dealt
        (EVERYTHING, 770027, 560),  # hands shuffled in the second turn: whose 995 was it before?
    ],
)
def test_a_game_is_left_where_a_deal_is_gone_before_anybody_decides(
    options: dict[str, str], seed: int, steps: int
) -> None:
    beside = left_alone(options, seed, 600)
    assert beside.guessed
    assert beside.steps == steps


def test_hardly_any_game_is_left() -> None:
    assert sum(left_alone(BOURDIEU, seed, 1).guessed for seed in range(60)) <= 1


def left_alone(options: dict[str, str], seed: int, steps: int) -> Beside:
    """A game as far as both can follow it."""
    ((_, table),) = tables(options, 1, seed)
    beside = Beside(table, seed)
    beside.game(steps)
    return beside


# Every card in positions set up for it.


def line(dealt: Dealt, *settings: str) -> str:
    """A position with all decks in the notation of the engine; seat 0 is to play."""
    both = zip(dealt.places, dealt.hands, strict=True)
    seats = [f"{place}: {' '.join(map(str, hand))}" for place, hand in both]
    decks = ", ".join([*(f"{deck} on" for deck in ("field", *DECKS[1:])), *settings])
    rows = " ".join(map(str, dealt.rows or ()))
    return " | ".join([*seats, f"{decks}, rows {rows}, turn 0"])


def set_up(number: int, seed: int) -> Dealt:
    """A position where seat 1 has a card, the others any, with any hands and rows.

    Seat 0 begins with a discard, so that whatever follows happens before our eyes.
    """
    chance = random.Random(f"{number} {seed}")
    players = chance.randrange(3, 7)
    first = 48 if number != 48 else 196
    rest = [it for it in STRUCTURAL if it not in (number, first)]
    chance.shuffle(rest)
    places = [first, number, *(rest.pop() for _ in range(players - 2))]
    naturals = [card for card in NATURALS for _ in range(4)]
    chance.shuffle(naturals)
    sizes = [chance.choice((2, 2, 3, 3, 4, 5, 6, 7, 8)) for _ in range(players)]
    hands = [
        [(naturals if chance.random() < 0.15 else rest).pop() for _ in range(n)] for n in sizes
    ]
    hands[0] += rest[:2]  # enough to begin with
    rows = [chance.randrange(4) for _ in range(players)]
    return Dealt(hands, places, 0, 1, rows, list(range(players)))


@pytest.mark.parametrize("number", STRUCTURAL)
def test_both_carry_out_the_card_alike(number: int) -> None:
    for seed in (*range(POSITIONS), *(seed for card, seed in CARDS_ONCE if card == number)):
        dealt = set_up(number, seed)
        table = begun(line(dealt), seed)
        play(Beside(table, seed, dealt), 12, f"card {number}, seed {seed}")


# Societies where almost every card has a standing rule.


def test_both_agree_where_65_takes_the_effect_of_the_opening_turn() -> None:
    """Nobody can use a natural card, as all see: seat 1 draws before the first decision."""
    hands = [[26, 27, 28, 47, 52, 54], [102, 133, 138, 999], [5, 34, 56], [3, 7], [41, 100]]
    dealt = Dealt(hands, [48, 64, 65, 204, 205], 0, 1, [3, 0, 1, 0, 1], [0, 1, 2, 3, 4])
    table = begun(line(dealt), 1)
    assert [event.kind for event in table.events][:3] == ["turn_begins", "cancelled", "turn_begins"]
    Beside(table, 1, dealt).game(12)


def test_both_agree_on_the_highest_who_plays_first_under_65() -> None:
    for seed in range(SOCIETIES):
        dealt = set_up(65, seed)
        dealt.rows = [3, *(min(row, 2) for row in (dealt.rows or [])[1:])]
        play(Beside(begun(line(dealt), seed), seed, dealt), 12, f"65 at once, seed {seed}")


def rules_meet(seed: int) -> Dealt:
    """Standing rules at most places and in most hands, and any rows; seat 0 begins to discard."""
    chance = random.Random(f"rules {seed}")
    players = chance.randrange(3, 7)
    ruled = chance.sample(RULED, len(RULED))
    rest = chance.sample([it for it in STRUCTURAL if it not in RULED and it != 48], 120)
    naturals = chance.sample([card for card in NATURALS for _ in range(4)], 20)

    def card() -> int:
        return chance.choices((ruled, rest, naturals), (6, 3, 1))[0].pop()

    places = [48, *((ruled if chance.random() < 0.8 else rest).pop() for _ in range(players - 1))]
    sizes = [chance.choice((2, 2, 3, 3, 4, 5)) for _ in range(players)]
    hands = [[card() for _ in range(size)] for size in sizes]
    hands[0] += rest[:2]  # enough to begin with
    rows = [chance.randrange(4) for _ in range(players)]
    return Dealt(hands, places, 0, 1, rows, list(range(players)))


def test_both_agree_where_standing_rules_meet() -> None:
    for seed in (*range(SOCIETIES), *RULED_ONCE):
        dealt = rules_meet(seed)
        table = begun(line(dealt), seed)
        play(Beside(table, seed, dealt), 30, f"rules, seed {seed}")


CHOOSERS = (1, 7, 14, 69, 81, 84, 107, 123, 128, 154, 156, 158, 165, 197)
PROTECTORS = (57, 157, 151, 137, 101, 132)


def protected(seed: int) -> Dealt:
    """Seat 0 bans two from drawing or discards; somebody is protected when seat 1 has to choose."""
    chance = random.Random(f"protected {seed}")
    players = chance.choice((3, 3, 4, 5))
    first, number = chance.choice((48, 89)), chance.choice(CHOOSERS)
    rules = chance.sample(PROTECTORS, 3)
    rest = [it for it in STRUCTURAL if it not in (first, number, *PROTECTORS)]
    chance.shuffle(rest)
    places = [first, number, *(rules[:2] + [rest.pop()])[: players - 2]]
    hands = [[rest.pop() for _ in range(chance.choice((1, 1, 2, 3, 4, 5)))] for _ in range(players)]
    hands[0] += [rest.pop(), rules[2], 998]  # enough to begin with, and to put a protector in
    places += [rest.pop() for _ in range(players - len(places))]
    rows = [chance.randrange(4) for _ in range(players)]
    return Dealt(hands, places, 0, 1, rows, list(range(players)))


def test_both_agree_on_whom_a_rule_protects() -> None:
    for seed in range(3 * SOCIETIES):
        dealt = protected(seed)
        play(Beside(begun(line(dealt), seed), seed, dealt), 12, f"protected, seed {seed}")


QUIET = (28, 37, 57, 67, 97, 100, 151, 157, 191)  # what they stop "is no crisis"


def under_a_quiet_rule(number: int, rule: int) -> Dealt:
    """Seat 1 has a card, somebody a quiet rule; small hands, so that what is stopped matters."""
    chance = random.Random(f"quiet {number} {rule}")
    players = chance.choice((3, 3, 4, 5))
    first = 48 if number != 48 else 196
    rest = [it for it in STRUCTURAL if it not in (number, first, rule)]
    chance.shuffle(rest)
    places = [first, number, rule, *(rest.pop() for _ in range(players - 3))]
    if chance.random() < 0.3:
        places[0], places[2] = rule, first
    hands = [[rest.pop() for _ in range(chance.choice((1, 1, 1, 2, 2, 3)))] for _ in places]
    hands[0].append(rest.pop())  # enough to begin with
    rows = [chance.randrange(4) for _ in range(players)]
    return Dealt(hands, places, 0, 1, rows, list(range(players)))


@pytest.mark.parametrize("rule", QUIET)
def test_no_structure_is_a_crisis_by_what_is_none(rule: int) -> None:
    """Every card under every rule that stops something without a crisis."""
    for number in STRUCTURAL:
        if number != rule:
            dealt = under_a_quiet_rule(number, rule)
            table = begun(line(dealt), number)
            play(Beside(table, number, dealt), 3, f"card {number} under {rule}")


def test_both_agree_on_the_squares_that_72_sends_winners_to() -> None:
    for seed in range(SOCIETIES):
        chance = random.Random(f"back {seed}")
        hands = [[1, 2], *([chance.choice((3, 4, 6)) + 10 * seat] for seat in (1, 2, 3))]
        rows = [chance.choice((0, 0, 1, 2)) for _ in range(4)]
        columns = chance.sample(range(4), 4)
        dealt = Dealt(hands, [48, 206, 72, 167], 0, 1, rows, columns)
        table = begun(f"{line(dealt)}, columns {' '.join(map(str, columns))}", seed)
        play(Beside(table, seed, dealt), 20, f"72, seed {seed}")


# What is put to the table, and hegemonies that one has to notice.


def test_both_agree_on_who_is_punished_and_what_comes_of_it() -> None:
    """Small hands: whoever may not win meets the last card soon."""
    for seed in (*range(SOCIETIES), *PUNISHED_ONCE):
        dealt = rules_meet(seed)
        accused = len(dealt.places) - 1
        rest = range(1, accused)
        script = [f"0: accuse {accused}", *(f"{seat}: agree" for seat in rest)]
        table = begun(line(dealt, "motions on"), seed)
        play(Beside(table, seed, dealt, script), 60, f"punished, seed {seed}")
        assert "punished" in [event.kind for event in table.events]


def hegemonic(seed: int) -> Dealt:
    """All but one card of an ideology lie there, and the last ones are in hands."""
    chance = random.Random(f"hegemony {seed}")
    players = chance.randrange(3, 7)
    ideology = chance.choice(IDEOLOGIES)
    mine = [number for number in STRUCTURAL if CARDS[number].ideology == ideology]
    rest = [number for number in STRUCTURAL if CARDS[number].ideology is None and number != 48]
    chance.shuffle(mine)
    chance.shuffle(rest)
    needed = 1 if players == 3 else 2
    places = [48, *(mine.pop() for _ in range(needed))]
    places += [rest.pop() for _ in range(players - len(places))]
    hands = [[998, 999, *(rest.pop() for _ in range(3))] for _ in range(players)]
    for seat, card in enumerate(mine[:players]):
        hands[seat].append(card)
    rows = [chance.choice((0, 1, 1, 3)) for _ in range(players)]
    columns = list(range(players))
    return Dealt(hands, places, 0, 1, rows, columns)


@pytest.mark.parametrize("setting", ["hegemonies announced", "hegemonies noticed"])
def test_both_agree_on_hegemonies(setting: str) -> None:
    claimed = 0
    for seed in (*range(SOCIETIES), *HEGEMONIES_ONCE):
        dealt = hegemonic(seed)
        table = begun(line(dealt, setting), seed)
        play(Beside(table, seed, dealt), 200, f"{setting}, seed {seed}")
        claimed += sum(event.kind == "claims_hegemony" for event in table.events)
    assert claimed > 3


# It can fail.


def test_a_wrong_meaning_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = replace(CARDS[48], steps=(("discard", "me", "2"),))
    monkeypatch.setitem(CARDS, 48, wrong)
    assert said(printed()[48]["text"]) != expected(wrong)
    with pytest.raises(Disagree):
        scripted([48, 30, 51], [[1, 2, 3], [4, 5, 6], [7, 8, 9]], [])


def test_a_wrong_order_of_solvers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    solvers = agencia_turn.Match.solvers
    monkeypatch.setattr(agencia_turn.Match, "solvers", lambda match: solvers(match)[::-1])
    with pytest.raises(Disagree):
        scripted([48, 49, 51], [[1, 2, 3], [4, 5], [7, 8, 9]], [])


# Where the readings once differed.


def test_two_new_paradigms_speak_of_the_same_next_discard() -> None:
    hands = [[1, 2, 3, 996], [4, 5, 6, 996], [7, 8, 9, 10, 11, 12, 13], [14, 15, 16, 17]]
    scripted([48, 64, 196, 49], hands, ["0: discard 1", "0: use 996", "1: use 996"])


def test_94_is_a_crisis_with_a_tie_even_where_67_lets_nobody_draw() -> None:
    hands = [[42, 50, 172], [9, 16, 83, 103], [70, 74], [145, 199]]
    scripted([48, 94, 19, 67], hands, ["0: end_turn"])


def scripted(places: list[int], hands: list[list[int]], script: list[str]) -> None:
    """A few decisions from a position with all decks, the first of them given."""
    rows = [0] * len(places)
    dealt = Dealt(hands, places, 0, 1, rows, list(range(len(places))))
    Beside(begun(line(dealt), 1), 1, dealt, script).game(8)
