"""Card texts made from the data, reasons, notation and secrets."""

import json
import re
from typing import Any

import pytest

import ludoteca
from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.box import DECK, IDEOLOGY, KIND, STRUCTURES, number_of
from ludoteca.games.agencia.card_text import card_name, card_text, cards_by_effect, fault_text
from ludoteca.games.agencia.faults import FAULTS
from ludoteca.games.agencia.language import (
    HIGHEST_IDLE,
    IDEOLOGIES,
    NO_LONE_HANDING,
    NO_RIVAL_DRAWS,
    ONE_PLAYER_ONLY,
    ONLY_DRAWS_DISCARDS,
    PARTIES,
    RULES,
    VERBS,
)
from ludoteca.games.agencia.state import PHASES
from ludoteca.kernel.game import Argument
from ludoteca.kernel.text import Text
from tests.games.agencia.society import DECKS, Society, Turn

CANCELLING = (HIGHEST_IDLE, ONLY_DRAWS_DISCARDS, NO_LONE_HANDING, ONE_PLAYER_ONLY, NO_RIVAL_DRAWS)

TEXTS = [
    (2, "Descarte 1 carta. Os 2 próximos a jogar compram 1 carta cada."),
    (14, "Entregue 2 cartas para alguém com exatamente 5 cartas."),
    (20, "Você e o próximo a jogar descartam 2 cartas cada."),
    (90, "O jogador com exatamente 1 carta compra 5 cartas."),
    (129, "Entregue 3 cartas para o último a jogar. Entregue 3 cartas para o próximo a jogar."),
    (
        7,
        (
            "Todos entregam, ao mesmo tempo, 2 cartas a quem vem depois no fluxo; se só um jogador"
            " não tiver tantas, ele entrega depois de receber; se for mais de um, é crise."
            " O jogador com menos cartas descarta 1 carta."
        ),
    ),
    (
        8,
        (
            "Quem inicia uma revolta, mesmo contra esta carta, vença ou não, compra 1 carta."
            " A próxima jogada será uma crise. Descarte 1 carta."
        ),
    ),
    (150, "Você, o próximo a jogar e o último a jogar descartam 1 carta cada."),
    (67, "Ninguém compra nem descarta; essas partes são puladas, sem crise."),
    (
        86,
        (
            "O jogador com menos cartas pode recusar o efeito da própria estrutura."
            " É crise se você for o jogador com menos cartas. Descarte 1 carta."
        ),
    ),
    (2, "Discard 1 card. The next 2 to play draw 1 card each."),
    (20, "You and the next to play discard 2 cards each."),
    (74, "The 2 players with the fewest cards hand 1 card each to the player with the most cards."),
    (
        82,
        (
            "Beginning with you and along the flow, every player alters a structure."
            " Every player draws 1 card."
        ),
    ),
    (124, "Discard your whole hand. Draw the same number of cards."),
]


@pytest.mark.parametrize(("number", "text"), TEXTS)
def test_texts_are_made_from_the_program(number: int, text: str) -> None:
    said = {GAME.speaker(language).say(card_text(number - 1)) for language in ("pt", "en")}
    assert text in said


# Cards whose words once left open who does it, what comes of a tie or what is skipped.
WORDS = [
    (
        7,
        (
            "All at once, everybody hands 2 cards to the next player along the flow; if just one"
            " player has too few, that player hands over after receiving; if more than one has too"
            " few, it is a crisis. The player with the fewest cards discards 1 card."
        ),
    ),
    (
        57,
        (
            "Ninguém pode fazer você comprar nem entregar cartas a você; essa parte é pulada,"
            " sem crise."
        ),
    ),
    (57, "Nobody can make you draw or hand you cards; that part is skipped, with no crisis."),
    (
        69,
        "Escolha 2 adversários: você e o primeiro entregam 3 cartas cada para o segundo.",
    ),
    (69, "Choose 2 opponents: you and the first one each hand 3 cards to the second."),
    (129, "Hand 3 cards to the last to play. Hand 3 cards to the next to play."),
    (
        164,
        (
            "Para cada carta que você comprou ou que lhe entregaram no último turno, entregue 2"
            " para o último a jogar."
        ),
    ),
    (
        164,
        "For each card you drew or were handed in the last round, hand 2 to the last to play.",
    ),
    (
        172,
        (
            "Ao fim de cada turno completo, quem mais comprou compra 1 carta e quem mais descartou"
            " descarta 1; no empate, ninguém."
        ),
    ),
    (
        172,
        (
            "At the end of each full round, whoever drew the most draws 1 card and whoever"
            " discarded the most discards 1; if several tie, nobody does."
        ),
    ),
]


@pytest.mark.parametrize(("number", "text"), WORDS)
def test_the_cards_say_who_does_it_and_what_comes_of_a_tie(number: int, text: str) -> None:
    said = {GAME.speaker(language).say(card_text(number - 1)) for language in ("pt", "en")}
    assert text in said


def test_the_words_of_7_hold() -> None:
    """All at once; one with too few after receiving; more than one, a crisis; then the fewest."""
    flows = Turn(7, "5 4 3")
    assert flows.cards == [5, 4, 2], "everybody hands 2 on, then the fewest discards"
    late = Turn(7, "5 1 4 4", ["hand 1", "hand 2"])
    assert (late.crisis, late.cards) == (None, [5, 0, 4, 4]), "received 2, handed on 2, discarded"
    assert Turn(7, "5 1 1 4").crisis == "not_all_can"
    assert Turn(7, "1 2 2").cards == [0, 2, 2], "the player in turn may be the one with too few"


def test_the_words_of_172_hold() -> None:
    """At the end of a full round: one who drew most, one who discarded most; a tie, nobody."""
    full, begun = 0b1110, 0b0010  # who has played of the round

    def prizes(card: int, played: int = full) -> list[int]:
        turn = Turn(card, "5 5 5 5", others=[172, 3, 5], round_players=played)
        while turn.phase == "give":
            turn.play(turn.options()[0])
        return turn.cards

    assert prizes(80, begun) == [6, 5, 5, 5], "the round is not over"
    assert prizes(80) == [6 + 1 - 1, 5, 5, 5], "drew the most and discarded the most"
    assert prizes(43) == [3 - 1, 5, 5, 7 + 1], "one drew the most, another discarded the most"
    assert prizes(45) == [5, 5, 5, 5], "all tie in both"
    assert prizes(51) == [4, 5, 5, 4], "two tie in discards, and nobody has drawn"


def test_whose_turn_a_banned_player_waits_for() -> None:
    """Caio may not draw, and it is Bia's turn: until the end of his own."""
    turn = Turn(89, "5 5 5", others=[142, 3]).play("play_on")
    assert turn.crisis == "draw_banned"
    reason = "Caio não pode comprar até terminar a própria jogada."
    assert turn.said("pt")[-1] == f"Crise na jogada de Bia: {reason}"


@pytest.mark.parametrize("language", ["pt", "en"])
def test_every_card_has_sentences(language: str) -> None:
    speaker = GAME.speaker(language)
    for kind in range(211):
        text = speaker.say(card_text(kind))
        assert re.fullmatch(r"([A-ZÉÂÁ0-9][^.]*\.( |$))+", text), text
        assert speaker.say(card_name(kind))


def test_the_box_is_the_manuals() -> None:
    sizes = [sum(1 for card in range(280) if DECK[card] == deck) for deck in range(5)]
    assert sizes == [80, 42, 42, 42, 74]
    assert [card.number for card in STRUCTURES] == list(range(1, 207))
    assert [sum(1 for value in IDEOLOGY if value == ideology) for ideology in range(7)] == [8] * 7
    naturals = [number_of(int(KIND[card])) for card in range(206, 280)]
    assert [naturals.count(number) for number in range(995, 1000)] == [4, 4, 4, 45, 17]


def test_cards_are_listed_by_effect() -> None:
    effects = cards_by_effect()
    assert effects["win"] == [116, 117, 148]
    assert effects["many_win"] == [96, 167]
    assert effects["move_field"] == [92, 93, 95, 147, 149]
    assert set(effects) <= {*VERBS, *RULES}
    assert set(RULES) <= set(effects)


def test_every_fault_and_party_can_be_said() -> None:
    for language in ("pt", "en"):
        speaker = GAME.speaker(language)
        for fault in range(len(FAULTS)):
            for party in PARTIES:
                reason = fault + 64 * (party + 4096 * (2 + 512 * 2))
                words = GAME.words("reason", reason)
                assert not isinstance(words, int | str)
                assert speaker.say(words)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["pt", "en"])
def test_what_games_of_rules_version_2_have_kept_can_still_be_said(language: str) -> None:
    arguments: dict[str, Argument] = {"who": "X", "to": "X", "other": "Y", "number": 3, "count": 2}
    for name in ("fault-tied", "card-hand-each"):
        said = GAME.speaker(language).say(Text(name, arguments))
        assert "X" in said


# The card in turn, its hands and rows, the past; why it is a crisis, in both languages.
TIES: list[tuple[int, str, str, dict[str, Any], str, str]] = [
    (
        *(22, "6 3 3", "0 0 0", {}),
        "“o jogador com menos cartas” tem que ser um só, mas 2 empatam com 3 cartas",
        "“the player with the fewest cards” must be a single player, but 2 tie with 3 cards",
    ),
    (
        *(186, "5 5 5", "0 1 1", {}),
        (
            "“os 2 jogadores empatados na linha mais baixa ocupada do campo”"
            " têm que ser exatamente 2, mas só há 1"
        ),
        "“the 2 players tied for lowest in the field” must be exactly 2, but there is only 1",
    ),
    (
        *(74, "6 3 3 3", "0 0 0 0", {}),
        "“os 2 jogadores com menos cartas” têm que ser exatamente 2, mas, com o empate, são 3",
        "“the 2 players with the fewest cards” must be exactly 2, but with the tie there are 3",
    ),
    (
        *(130, "5 4 3", "0 0 0", {}),
        "“o jogador com um número de cartas que ninguém mais tem” tem que ser um só, mas são 3",
        (
            "“the player with a number of cards that nobody else has” must be a single player, "
            "but there are 3"
        ),
    ),
    (
        *(178, "9 8 5", "0 0 0", {}),
        "“o jogador com pelo menos 7 cartas” tem que ser um só, mas são 2",
        "“the player with at least 7 cards” must be a single player, but there are 2",
    ),
    (
        *(117, "5 5 5", "0 0 0", {"champions": 0b110}),
        "“o último vencedor de uma partida” tem que ser um só, mas são 2",
        "“the latest winner of a match” must be a single player, but there are 2",
    ),
    (
        *(189, "5 5 5", "0 0 0", {"last_discarders": 0b110}),
        "“quem fez o descarte mais recente” tem que ser um só, mas são 2",
        "“whoever discarded most recently” must be a single player, but there are 2",
    ),
    (
        *(182, "5 5 5", "0 1 1", {}),
        "“o jogador mais alto no campo” tem que ser um só, mas 2 empatam na linha 1",
        "“the player highest in the field” must be a single player, but 2 tie on row 1",
    ),
]


@pytest.mark.parametrize(("card", "hands", "rows", "past", "pt", "en"), TIES)
def test_a_tie_is_said_as_it_is(
    card: int, hands: str, rows: str, past: dict[str, Any], pt: str, en: str
) -> None:
    turn = Turn(card, hands, rest=f"rows {rows}", **past)
    state = turn.state
    fault = fault_text(state.fault, state.fault_party, state.fault_seat, state.fault_count)
    assert [GAME.speaker(language).say(fault) for language in ("pt", "en")] == [pt, en]


@pytest.mark.parametrize(
    ("seats", "hegemony", "fields", "why"),
    [
        ("113: | 1: | 2:", "ancestors", {}, "ninguém venceu uma partida ainda"),
        (
            *("113: | 1: | 2:", "ancestors", {"first_winners": 0b11, "wins": [1, 1, 0]}),
            "mais de um venceu na mesma partida, e não há como desempatar",
        ),
        (
            "113: | 12: | 68:",
            "vanguard",
            {},
            "as cartas vieram na distribuição, e ninguém a completou",
        ),
        ("113: | 13: | 14:", "fascism", {}, "ninguém bloqueia ninguém no campo"),
        ("113: | 7: | 8:", "austrian", {}, "mais de um chegou junto à linha mais alta"),
        (
            *("113: | 19: | 20:", "stateless", {"rows": [0, 1, 2]}),
            "a maioria não está numa mesma linha do campo",
        ),
    ],
)
def test_why_a_hegemony_is_unavailable(
    seats: str, hegemony: str, fields: dict[str, object], why: str
) -> None:
    hands = seats.replace(":", ": *5")
    society = Society(f"{hands} | field on, historical on, theoretical on, hegemonies announced")
    state = society.state
    for name, value in fields.items():
        owner = state.books if name == "rows" else state
        if isinstance(value, list):
            for seat, number in enumerate(value):
                getattr(owner, name)[seat] = number
        else:
            setattr(owner, name, value)
    state.phase = PHASES.index("claim")
    state.claimers = 0b111
    assert society.why_not(f"claim {hegemony}", "pt").endswith(f"indisponível: {why}.")
    view = state.view(0)["hegemonies"][IDEOLOGIES.index(hegemony)]  # type: ignore[index]
    assert (view["favours"], bool(view["obstacle"])) == (-1, True)


def test_a_choice_that_could_not_be_completed_is_refused_with_its_fault() -> None:
    turn = Turn(119, "5 0 5 5", stop="target")
    assert turn.why_not("choose 1") == (
        "With Bia the structure could not be carried out: "
        "Bia would not have 1 card in hand when needed."
    )


@pytest.mark.parametrize(
    ("seats", "because"),
    [
        ("78: *5 | 28: *5 | 113: *5", "Guerra total"),
        ("51: *5 | 37: *5 | 113: *5", "Totalitarismo"),
        ("48: *5 | 65: *5 | 113: *5", "Monarquia constitucional"),
        ("42: *5 | 151: *5 | 113: *5", "Pacifismo radical"),
        ("78: *5 | 191: *5 | 113: *5", "Estatuto do desarmamento"),
    ],
)
def test_a_structure_without_effect_is_told_with_the_card_that_takes_it(
    seats: str, because: str
) -> None:
    table = ludoteca.at("agencia", f"{seats} | {DECKS}, motions on, turn 0, rows 2 0 0")
    table.play(0, "play_on")
    said = f"A estrutura de Jogador 1 não tem efeito, por causa da carta {because}."
    assert said in table.log(0)


@pytest.mark.parametrize("rule", CANCELLING)
def test_what_takes_the_effect_stands_on_one_card(rule: int) -> None:
    assert sum(rule in card.rules for card in STRUCTURES) == 1


def test_a_changed_column_is_told_with_the_row() -> None:
    seats = "48: *1 | 72: *5 | 3: *5"
    table = Society(f"{seats} | {DECKS}, motions on, turn 0, rows 2 0 0, columns 2 1 2")
    table.play("play_on")
    while table.phase == "natural":
        table.play("end_turn")
    assert [line for line in table.said("pt") if "está agora" in line] == [
        "Ana está agora na linha 0.",
        "Ana está agora na coluna 1, a contar da esquerda.",
    ]


def test_a_blocked_winner_is_told_what_the_next_win_needs() -> None:
    table = Society(
        f"48: *1 | 113: *5 | 3: *5 | {DECKS}, motions on, turn 0, columns 0 0 2, rows 0 1 0"
    )
    table.play("play_on")
    while table.phase == "natural":
        table.play("end_turn")
    (said,) = [line for line in table.said("en") if "blocks the way up" in line]
    assert said.endswith(
        "on this row and somebody still in the way, Ana changes places with whoever that is."
    )


@pytest.mark.parametrize(
    ("hegemony", "words"),
    [
        ("ancestors", ("os dois trocam de lugar", "changes places with the blocker")),
        ("vanguard", ("todos voltam às suas colunas", "everybody returns to their column")),
    ],
)
def test_a_hegemony_says_what_happens_in_the_field(hegemony: str, words: tuple[str, str]) -> None:
    for language, said in zip(("pt", "en"), words, strict=True):
        assert said in GAME.speaker(language).say(Text(f"hegemony-{hegemony}.effect"))


def test_69_says_who_gives_and_who_receives() -> None:
    turn = Turn(69, "5 5 5 5", ["choose 2", "choose 1"])
    assert turn.cards == [2, 11, 2, 5], "you and the first hand over to the second"
    assert GAME.speaker("pt").say(card_text(68)) == (
        "Escolha 2 adversários: você e o primeiro entregam 3 cartas cada para o segundo."
    )


def test_154_is_asked_without_a_pronoun_for_somebody_not_named() -> None:
    turn = Turn(154, "5 7 5", stop="target")
    assert turn.prompt("pt").startswith("Escolha um adversário do jogador com mais cartas. ")


def test_whoever_chooses_is_told_by_the_sentence_under_way_what_for() -> None:
    turn = Turn(154, "5 7 5", stop="target")
    said = "“O jogador com mais cartas entrega 1 carta para um adversário dele.”"
    assert turn.prompt("pt").endswith(f" A estrutura diz: {said}")


@pytest.mark.parametrize(
    ("event", "other", "pt", "en"),
    [
        (
            *("alters", 1),
            "Ana põe Teocracia no lugar da estrutura de Bia e leva Golpe de Estado.",
            "Ana puts Theocracy in place of Bia’s structure and takes Coup d’État.",
        ),
        (
            *("alters", 0),
            "Ana põe Teocracia no lugar da própria estrutura e leva Golpe de Estado.",
            "Ana puts Theocracy in place of their own structure and takes Coup d’État.",
        ),
        (
            *("offers", 0),
            "Ana propõe Teocracia no lugar da própria estrutura.",
            "Ana proposes Theocracy in place of their own structure.",
        ),
        (
            *("moves_sideways", 1),
            "Ana move Bia para a direita no campo.",
            "Ana moves Bia to the right in the field.",
        ),
        (
            *("moves_sideways", 0),
            "Ana vai para a direita no campo.",
            "Ana moves to the right in the field.",
        ),
        (
            *("chooses", 0),
            "Ana se escolhe.",
            "Ana chooses themselves.",
        ),
    ],
)
def test_nobody_is_named_twice_for_what_is_done_to_oneself(
    event: str, other: int, pt: str, en: str
) -> None:
    fields = {"seat": 0, "other": other, "card": 21, "old": 39, "side": 1}
    kind = next(kind for kind in GAME.events.values() if kind.name == event)
    text = GAME.event_text(event, {field: fields[field] for field in kind.fields})
    said = [GAME.speaker(language, ("Ana", "Bia")).say(text) for language in ("pt", "en")]
    assert said == [pt, en]


def test_notation_is_short_where_little_has_happened() -> None:
    society = Society("22: 64 998 *2 | 48: *5 | 30: *5 | motions on, turn 0, rows 0 1 0, field on")
    assert society.hand(0) == ["1", "2", "64", "998"]
    assert society.rows == [0, 1, 0]


@pytest.mark.parametrize(
    "notation",
    ["22: 22 | 48: | 30: | turn 0", "999: | 48: | 30: | turn 0", "22: | 48: | 30: | turns 0"]
    + ["22: 207 | 48: | 30: | turn 0", "95: | 48: | 30: | turn 0"],
)
def test_notation_that_describes_nothing_is_refused(notation: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be|no "):
        GAME.read_position(notation)


def test_a_swapped_card_is_known_to_both_and_to_nobody_else() -> None:
    turn = Turn(21, "64+3 5 5 5", ["swap 64"])
    known = [turn.state.view(seat)["hands"] for seat in range(4)]
    assert 63 in known[0][1]["known"]  # type: ignore[index]
    assert known[2][1]["known"] == []  # type: ignore[index]
    assert known[3][0]["known"] == []  # type: ignore[index]


def test_imagined_hands_differ_but_look_the_same() -> None:
    turn = Turn(48, "5 5 5", stop="give")
    before = json.dumps(turn.state.view(1))
    twins = [turn.state.imagine(1, seed) for seed in range(5)]
    assert all(json.dumps(twin.view(1)) == before for twin in twins)
    assert len({str(twin.dump()["hands"]) for twin in twins}) == 5


def test_whoever_is_passed_over_is_known_to_hold_no_structural_card() -> None:
    turn = Turn(49, "2 998+998+998+998+998+998+0 5")
    for seed in range(5):
        twin = turn.state.imagine(0, seed)
        hands = Society.hand(_as_society(twin), 1)
        assert all(int(code) > 900 for code in hands)


def _as_society(state: object) -> Society:
    table = Society.__new__(Society)
    table.state = state  # type: ignore[assignment]
    return table
