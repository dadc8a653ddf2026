"""Why a master would do something: told only as far as the seat can know it."""

import pytest

import ludoteca
from ludoteca.games.foto_perfeita.scene import GUEST_CODES
from ludoteca.games.foto_perfeita.words import guest_name
from ludoteca.kernel.game import find, names
from ludoteca.kernel.text import LANGUAGES, Seat, Text
from ludoteca.server.bot_worker import Found, Question, answer
from ludoteca.server.denials import TEXT
from ludoteca.server.reasons import reasons_for
from tests.conformance.words import messages

CHAMBERS = "R1 Y4 R2 | B1 B3 G2 | turn 0, phase recruit, master 1, row gold two, piles"


def reasons(position: str, *found: Found, game: str = "conspiracy", seat: int = 0) -> list[Text]:
    """Why the first of what was found would be done in a position."""
    table = ludoteca.at(game, position, "why")
    imagined = table.imagine(seat, 7).dump()
    return reasons_for(Question(game, "master", 7, seat, imagined), found).told


def number(action: str, game: str = "conspiracy") -> int:
    """An action by its notation."""
    return find(game).vocabulary.read(action)


def part(name: str, count: int) -> Text:
    """So much of something."""
    return Text(f"part-{name}", {"count": count})


def test_what_a_move_brings_is_told_by_its_parts() -> None:
    told = reasons(f"{CHAMBERS} R3", Found(number("take_pile R"), 9, 5))
    assert Text("hint-gains", {"what": part("crests", 1)}) in told
    assert Text("hint-gains", {"what": part("pearls", 2)}) in told
    assert Text("hint-gains", {"what": part("coalition", 3)}) in told


def test_what_it_takes_from_a_rival_is_told() -> None:
    told = reasons(f"{CHAMBERS} R3", Found(number("take_pile R"), 9, 5))
    lost = Text("part-master.less", {"count": 5})
    assert Text("hint-gains", {"what": part("master", 5)}) in told
    assert Text("hint-rival", {"seat": Seat(1), "what": lost}) in told


def test_what_nobody_can_know_is_not_told() -> None:
    told = reasons(f"{CHAMBERS} R3", Found(number("draw 1"), 9, 5))
    assert [each for each in told if each.id in ("hint-gains", "hint-costs", "hint-rival")] == []


def test_where_a_move_brings_nothing_at_once_its_turn_is_told() -> None:
    told = reasons(f"{CHAMBERS} R3", Found(number("draw 3"), 9, 5))
    [turn] = [each for each in told if each.id == "hint-turn"]
    assert "part-crests" in str(turn), "one of three lords is mostly better than those before"
    at_once = reasons(f"{CHAMBERS} R3", Found(number("take_pile R"), 9, 5))
    assert [each for each in at_once if each.id == "hint-turn"] == []


CRISIS = "48: 43 6 52 40 63 19 22 | 14: 38 53 2 | 30: 49 50 16 | turn 1"


def crisis(action: str, before: str = "") -> list[Text]:
    """Why somebody who changes a society of Agência would do something."""
    table = ludoteca.at("agencia", CRISIS, "why")
    if before:
        table.play(0, before)
    question = Question("agencia", "master", 7, 0, table.imagine(0, 7).dump())
    return reasons_for(question, [Found(number(action, "agencia"), 9, 5)]).told


def test_what_a_structure_does_for_its_holder_is_told() -> None:
    both = Text("hint-list", {"first": part("relief", 1), "rest": part("burden", 2)})
    assert crisis("insert 43") == [Text("hint-turn", {"what": both})], "in one's own place"
    assert Text("hint-gains", {"what": part("relief", 1)}) in crisis("place 0", "insert 43")


def test_what_a_structure_does_to_a_rival_is_told_once() -> None:
    fewer = Text("part-relief.less", {"count": 2})
    burden = Text("part-burden.less", {"count": 3})
    both = Text("hint-list", {"first": fewer, "rest": burden})
    later = Text("hint-turn-rival", {"seat": Seat(1), "what": both})
    assert crisis("insert 22") == [later], "in the place of whoever is next"
    assert crisis("place 1", "insert 22") == [
        *(Text("hint-rival", {"seat": Seat(1), "what": each}) for each in (fewer, burden)),
    ]


def test_something_is_always_told() -> None:
    table = ludoteca.at("conspiracy", f"{CHAMBERS} R3", "why")
    table.play(0, "draw 3")
    for action in table.state.actions(0):
        question = Question("conspiracy", "master", 7, 0, table.state.dump())
        assert reasons_for(question, [Found(action, 9, 5)]).told
    assert reasons(f"{CHAMBERS} R0", Found(number("take_pile R"), 9, 5))[0].id == "hint-gains"
    table = ludoteca.at("conspiracy", f"{CHAMBERS} R0", "why")
    table.play(0, "take_pile R")
    question = Question("conspiracy", "master", 7, 0, table.state.dump())
    assert reasons_for(question, [Found(number("no_swap"), 9, 5)]).told == [Text("hint-later")]


def test_what_comes_next_is_told_if_it_was_thought_of_often() -> None:
    take, reply = number("take_pile R"), number("take_pile B")
    often = reasons(f"{CHAMBERS} R3 B4", Found(take, 9, 5, reply, 6))
    then = Text("hint-then", {"seat": Seat(1), "deed": find("conspiracy").option_text(reply)})
    assert then in often
    assert then not in reasons(f"{CHAMBERS} R3 B4", Found(take, 9, 5, reply, 1))
    assert then not in reasons(f"{CHAMBERS} R3", Found(take, 9, 5, reply, 6)), "nobody could"


def test_what_a_rival_is_kept_from_is_told() -> None:
    red, blue = number("take_pile R"), number("take_pile B")
    found = [Found(red, 9, 5), Found(blue, 9, 4, red, 8)]
    deed = find("conspiracy").option_text(red)
    kept = Text("hint-keeps", {"seat": Seat(1), "deed": deed})
    assert kept in reasons(f"{CHAMBERS} R3 B4", *found)
    assert kept not in reasons(f"{CHAMBERS} R3 B4", *reversed(found))


def test_foto_perfeita_proposes_an_arrangement_by_what_was_seen() -> None:
    table = ludoteca.new("foto_perfeita", players=2, seed=1)
    proposed = table.game.advice(table.imagine(0, 3), 0)
    assert proposed is not None
    assert proposed == table.game.advice(table.imagine(0, 4), 0), "whatever the others have"
    assert proposed.listed is not None
    assert "Vô Joaquim na fileira" in table.say(proposed.listed)
    said = proposed.text.arguments["points"]
    assert sum(each.points for each in proposed.placings) == said, "what each of them brings"
    assert "três desejos para" in table.say(proposed.text), "and why they stand there"
    assert "entra por causa de" in table.say(proposed.text), "also who only helps"
    named = table.say(proposed.text)
    for each in proposed.placings:
        assert table.say(guest_name(each.piece)) in named, "nobody stands there for nothing"
    places = [each.place for each in proposed.placings]
    assert len(set(places)) == len(places), "one guest a space"


def test_a_plan_travels_with_the_reasons() -> None:
    table = ludoteca.new("foto_perfeita", players=2, seed=1)
    imagined = table.imagine(0, 3).dump()
    question = Question("foto_perfeita", "master", 7, 0, imagined)
    told = reasons_for(question, [Found(number("done", "foto_perfeita"), 9, 5)])
    proposed = table.game.advice(table.imagine(0, 4), 0)
    assert proposed is not None
    assert told.told[0] == proposed.text
    assert told.placings == proposed.placings


def test_a_tree_says_what_it_expects_next() -> None:
    table = ludoteca.at("conspiracy", f"{CHAMBERS} R3 B4", "why")
    question = Question("conspiracy", "apprentice", 5, 0, table.imagine(0, 7).dump(), part=0)
    found = answer(question).found
    assert max(each.replied for each in found) > 0
    assert all(each.replied <= each.visits for each in found)


@pytest.mark.parametrize("game", names())
def test_every_part_has_words(game: str) -> None:
    played = find(game)
    table = ludoteca.new(game, players=played.meta.players[0], seed=1)
    for language in LANGUAGES:
        known = messages(played.folder / "text", language)
        for name in played.parts(table.state, 0):
            assert known[f"part-{name}"] == known[f"part-{name}.less"] == {"count"}


def test_the_sentences_are_the_servers() -> None:
    for language in LANGUAGES:
        known = messages(TEXT, language)
        assert known["hint-gains"] == known["hint-turn"] == known["hint-costs"] == {"what"}
        assert known["hint-list"] == {"first", "rest"}
        assert known["hint-turn-rival"] == known["hint-rival"] == {"seat", "what"}
        assert known["hint-later"] == set()
        assert known["hint-then"] == known["hint-keeps"] == {"seat", "deed"}


PHOTOGRAPHERS = (
    "dalva teo farofa open=dalva,teo,farofa seen=dalva,teo,farofa | samira odete kaue | "
    "iara anselmo renato | phase looking, cards dalva=row2+table+by-teo teo=left+by-dalva+clear "
    "farofa=row4+by-kaue+no-women kaue=row4+edge+by-farofa"
)


def test_an_envelope_is_taken_for_the_wishes_that_one_does_not_know() -> None:
    """And for those whose wishes, as far as one has read them, name the guest."""
    table = ludoteca.at("foto_perfeita", PHOTOGRAPHERS, "gigi-7")
    for seat in range(3):
        table.play(seat, "done")
    imagined = table.imagine(0, 7).dump()
    told = {}
    for action in ("take kaue", "take odete"):
        found = [Found(number(action, "foto_perfeita"), 9, 5)]
        told[action] = reasons_for(Question("foto_perfeita", "master", 7, 0, imagined), found).told
    kaue, odete, farofa = (guest_name(GUEST_CODES.index(x)) for x in ("kaue", "odete", "farofa"))
    assert Text("hint-reads.named", {"guest": kaue, "named": farofa}) in told["take kaue"]
    assert Text("hint-reads", {"guest": odete}) in told["take odete"]
    assert Text("hint-later") not in told["take odete"]


def test_what_one_has_read_may_go() -> None:
    table = ludoteca.at("foto_perfeita", PHOTOGRAPHERS, "gigi-7")
    game = find("foto_perfeita")
    dalva = guest_name(GUEST_CODES.index("dalva"))
    known = game.purpose(table.imagine(0, 7), 0, number("give dalva", "foto_perfeita"))
    assert known == Text("hint-known", {"guest": dalva})
    assert game.purpose(table.imagine(0, 7), 0, number("give kaue", "foto_perfeita")) is None
    assert "da Dalva" in table.say(known)
    kept = game.purpose(table.imagine(0, 7), 0, number("keep dalva", "foto_perfeita"))
    assert kept == Text("hint-keep")
