"""What players read: refusals, prompts and events in both languages."""

import re

import pytest

import ludoteca
from ludoteca.games.conspiracy import GAME
from ludoteca.games.conspiracy.cards import TERRITORY_CODES, all_lords
from ludoteca.games.conspiracy.view import lord_code
from ludoteca.games.conspiracy.words import territory_effect, territory_name
from ludoteca.kernel.text import LANGUAGES
from tests.games.conspiracy.board import Board, all_but
from tests.games.sentences import UNJOINED, all_said

FULL = "Y1 Y3 Y3 Y4 Y4 Y6 Y0 R3 R3 R4 R4 R6 R0 G3"
KEYS = "take_pile R"
DRAW = (
    "Vire de 1 a 3 lordes do baralho",
    "Turn up 1 to 3 lords from the deck",
)
PURPOSE = (
    "entra na sua câmara: são os lordes dali que rendem PI.",
    "enters your chamber: it is the lords there that bring IP.",
)
OPEN = (
    "Suas chaves abrem um deles, e ele vale PI.",
    "Your keys open one of them, and it is worth IP.",
)

# A position, what is played in it, what is tried then; why not, in Portuguese and in English.
REFUSALS: list[tuple[str, list[str], str, str, str]] = [
    (
        "- | - |",
        [],
        "keep R6",
        f"Agora não. {DRAW[0]}. Um deles {PURPOSE[0]}",
        f"Not now. {DRAW[1]}. One of them {PURPOSE[1]}",
    ),
    (
        "- | - | deck Y1 R1",
        [],
        "draw 3",
        "Só restam 2 lordes no baralho.",
        "Only 2 lords are left in the deck.",
    ),
    (
        "- | - | deck Y1",
        [],
        "draw 2",
        "Só resta 1 lorde no baralho.",
        "Only 1 lord is left in the deck.",
    ),
    (
        "- | - | deck none",
        [],
        "draw 1",
        "O baralho de lordes acabou: leve uma pilha.",
        "The lord deck is empty: take a pile.",
    ),
    (
        "- | B1 B1=one | limit 1, limit_owner 1, piles R3",
        [],
        "take_pile R",
        (
            "Bia tem o Estreito Vigiado: enquanto não voltar a vez de Bia, você só pode virar o"
            " primeiro lorde do baralho."
        ),
        (
            "Bia holds the Guarded Strait: for this one round you may turn up"
            " only the first lord of the deck."
        ),
    ),
    (
        "- | B1 B1=two | limit 2, limit_owner 1, piles none",
        [],
        "draw 1",
        (
            "Bia tem o Portão Duplo: enquanto não voltar a vez de Bia, você vira exatamente dois"
            " lordes (ou o último que restar)."
        ),
        (
            "Bia holds the Double Gate: for this one round you turn up exactly"
            " two lords (or the last one left)."
        ),
    ),
    (
        "- | - |",
        [],
        "take_pile P",
        "Não há pilha dos magos. Vire lordes do baralho.",
        "There is no pile of the mages. Turn up lords from the deck.",
    ),
    (
        "- | - | piles R3",
        [],
        "take_pile P",
        "Não há pilha dos magos. Leve outra ou vire lordes do baralho.",
        "There is no pile of the mages. Take another, or turn up lords from the deck.",
    ),
    (
        "P0 P3 P3 P4 P4 P6 P1 | P1 P2 | P1 P2 | P1 | deck none",
        [],
        "take_pile P",
        "Não há pilha dos magos. Leve outra.",
        "There is no pile of the mages. Take another.",
    ),
    (
        "- | - | deck Y4 R3",
        ["draw 2"],
        "keep B2",
        "O lorde azul 2 não está entre os lordes que você virou.",
        "The blue lord 2 is not among the lords you turned up.",
    ),
    (
        "- | - | piles R3 R4",
        ["take_pile R"],
        "place G0",
        "O lorde verde 0 não está entre os lordes que você levou.",
        "The green lord 0 is not among the lords you took.",
    ),
    (
        f"{FULL} | - | piles B3 B4",
        ["take_pile B"],
        "leave P6",
        "O lorde roxo 6 não está entre os lordes que você levou.",
        "The purple lord 6 is not among the lords you took.",
    ),
    (
        "Y3 | - | piles P0",
        ["take_pile P"],
        "swap 7",
        "Não há lorde no lugar 8 da sua câmara.",
        "There is no lord in place 8 of your chamber.",
    ),
    (
        "Y3 R1 | - | piles P0",
        ["take_pile P"],
        "swap 1",
        (
            "O lorde vermelho 1 tem uma chave, e lordes com chave nunca saem do lugar."
            " Escolha um sem chave."
        ),
        "The red lord 1 has a key, and lords with keys never move. Choose one without a key.",
    ),
    (
        "Y3 | - | piles P0",
        ["take_pile P", "swap 0"],
        "swap_with 0",
        "Esse lorde já é o primeiro da troca. Escolha outro.",
        "That lord is already the first in the swap. Choose another.",
    ),
    (
        f"Y1 | - | row {all_but('gold')}, piles R1",
        [KEYS],
        "draw_territories 2",
        "Só resta 1 território no baralho.",
        "Only 1 territory is left in the deck.",
    ),
    (
        f"Y1 | - | row {all_but('gold', 'two')}, piles R1",
        [KEYS],
        "draw_territories 3",
        "Só restam 2 territórios no baralho.",
        "Only 2 territories are left in the deck.",
    ),
    (
        f"Y1 | - | row {all_but()}, piles R1",
        [KEYS],
        "draw_territories 1",
        "O baralho de territórios acabou: pegue um dos disponíveis.",
        "The territory deck is empty: take one that is available.",
    ),
    (
        "B1 B1=seek Y1 | - | row gold, piles R1",
        [KEYS],
        "claim gold",
        (
            "Com a Sala dos Mapas, você escolhe o território olhando o baralho inteiro:"
            " não compra às cegas nem pega dos disponíveis."
        ),
        (
            "With the Chart Room you choose your territory out of the whole deck: you neither draw"
            " blind nor take an available one."
        ),
    ),
    (
        "Y1 | - | row gold, piles R1",
        [KEYS],
        "claim bestG",
        "Entre os territórios disponíveis não está o Palácio dos Mercadores.",
        "The available territories do not include the Palace of the Merchants.",
    ),
    (
        "B1 B1=seek Y1 | - | row gold, piles R1",
        [KEYS],
        "claim seek",
        "No baralho de territórios não está a Sala dos Mapas.",
        "The territory deck does not hold the Chart Room.",
    ),
    (
        f"Y1 | - | row {all_but('gold', 'two')}, piles R1",
        [KEYS, "draw_territories 2"],
        "choose eachY",
        "Entre os territórios que você comprou não está a Aldeia dos Agricultores.",
        "The territories you drew do not include the Village of the Farmers.",
    ),
]


@pytest.mark.parametrize(("position", "moves", "tried", "pt", "en"), REFUSALS)
def test_a_refusal_says_why(position: str, moves: list[str], tried: str, pt: str, en: str) -> None:
    board = Board(position).play(*moves)
    assert board.why_not(tried, "pt") == pt
    assert board.why_not(tried, "en") == en


def test_every_reason_of_the_game_is_among_them() -> None:
    met = set()
    for position, moves, tried, _, _ in REFUSALS:
        state = Board(position).play(*moves).state
        met.add(state.refusal(state.seat, GAME.vocabulary.read(tried)))
    assert met == {code for code in GAME.reasons if code >= 10}


def test_whoever_is_not_in_turn_is_told_to_wait() -> None:
    board = Board("- | - |")
    assert board.why_not("draw 1", "pt", seat=1) == ("Agora não é a sua vez; espere pelos outros.")
    assert board.why_not("draw 1", "en", seat=1) == (
        "It is not your decision now; wait for the others."
    )


def all_but_the_last(left: int) -> str:
    """The last turn of four players, with all lords placed but so many in the deck."""
    box = [lord_code(lord) for lord in all_lords()]
    chambers = [box[first : min(first + 15, 60 - left)] for first in (0, 15, 30, 45)]
    return f"{' | '.join(map(' '.join, chambers))} | turn 3, closer 0, piles none"


@pytest.mark.parametrize(
    ("position", "moves", "pt", "en"),
    [
        (
            "- | - | piles R3",
            [],
            f"{DRAW[0]}, ou leve uma pilha inteira. Um deles {PURPOSE[0]}",
            f"{DRAW[1]}, or take a whole pile. One of them {PURPOSE[1]}",
        ),
        (
            all_but_the_last(2),
            [],
            f"Vire 1 ou 2 lordes do baralho. Um deles {PURPOSE[0]}",
            f"Turn up 1 or 2 lords from the deck. One of them {PURPOSE[1]}",
        ),
        (
            all_but_the_last(1),
            [],
            "Vire o último lorde do baralho. Ele entra na sua câmara e pode render PI.",
            "Turn up the last lord of the deck. It enters your chamber and may bring IP.",
        ),
        (
            "Y1 | - | row none, piles R1",
            [KEYS],
            f"Compre de 1 a 3 territórios do baralho. {OPEN[0]}",
            f"Draw 1 to 3 territories from the deck. {OPEN[1]}",
        ),
        (
            "Y1 | - | row gold, piles R1",
            [KEYS],
            f"Compre de 1 a 3 territórios do baralho ou pegue um disponível. {OPEN[0]}",
            f"Draw 1 to 3 territories from the deck, or take one that is available. {OPEN[1]}",
        ),
        (
            f"Y1 | - | row {all_but()}, piles R1",
            [KEYS],
            "Pegue um território disponível. Suas chaves o abrem, e ele vale PI.",
            "Take a territory that is available. Your keys open it, and it is worth IP.",
        ),
    ],
)
def test_a_prompt_offers_only_what_is_there(
    position: str, moves: list[str], pt: str, en: str
) -> None:
    board = Board(position).play(*moves)
    assert board.prompt("pt") == pt
    assert board.prompt("en") == en


def test_who_fills_a_chamber_in_the_last_turns_gives_nobody_another_one() -> None:
    board = Board(f"{FULL} | {FULL.replace('Y', 'B').replace('R', 'P')} | deck G4 G4")
    board.play("draw 1", "draw 1")
    filled = [text for text in board.said("pt") if "completou" in text]
    assert filled == [
        f"{name} completou a câmara! O jogo acaba quando todos tiverem jogado o último turno."
        for name in ("Ana", "Bia")
    ]


def test_a_restriction_in_the_last_turns_promises_nobody_a_turn() -> None:
    """Whoever has filled the chamber has no next turn; the others are restricted all the same."""
    board = Board(f"{FULL.replace('R6', 'R1')} | - | row one, piles R1")
    board.play("take_pile R", "claim one")
    assert board.said("pt")[-2] == (
        "Enquanto não voltar a vez de Ana, os rivais só pegam o primeiro lorde do baralho."
    )
    assert board.said("en")[-2] == (
        "For one round, Ana’s rivals take only the first lord of the deck."
    )
    assert "próxima" not in board.why_not("draw 2", "pt")
    assert "next turn" not in board.why_not("draw 2", "en")


@pytest.mark.parametrize(
    ("language", "said"),
    [("pt", "1 lorde, 1 território"), ("en", "1 lord, 1 territory")],
)
def test_the_terminal_does_not_count_one_as_several(language: str, said: str) -> None:
    table = ludoteca.at("conspiracy", f"- | - | row {all_but('gold')}, deck Y1")
    assert said in re.sub(r"\s+", " ", table.draw(0, language))


VALUES = {
    "lord": range(30),
    "other_lord": (0,),
    "count": (0, 1, 2, 3),
    "total": (1, 2),
    "guild": range(5),
    "territory": range(24),
    "cell": (0, 14),
}


def test_portuguese_joins_articles_and_counts_right() -> None:
    said = all_said(GAME, "pt", VALUES)
    wrong = rf"{UNJOINED}|\b1 (?:lordes|pérolas|territórios)\b|\b[023] (?:lorde|pérola)\b"
    assert [text for text in said if re.search(wrong, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_points_of_influence(language: str) -> None:
    unit = {"pt": " PI", "en": " IP"}[language]
    for territory in range(24):
        text = GAME.speaker(language).say(territory_effect(territory))
        assert unit in text
        assert not re.search(r"\b(?:pontos?|points?)\b", text)


PROMPTS: list[tuple[str, list[str], str, str]] = [
    ("- | - |", [], "Vire de 1 a 3 lordes", "Turn up 1 to 3 lords"),
    ("- | - | deck Y4 R3", [], "Vire 1 ou 2 lordes", "Turn up 1 or 2 lords"),
    ("- | - | deck Y4", [], "Vire o último lorde", "Turn up the last lord"),
    ("- | - | deck none", [], "Leve uma pilha inteira, pois o", "Take a whole pile, as the deck"),
    ("- | - | limit 1, limit_owner 1", [], "Vire o primeiro lorde", "Turn up the first lord"),
    ("- | - | limit 2, limit_owner 1", [], "Vire os dois primeiros", "Turn up the first two"),
    ("- | - | deck Y4 R3", ["draw 2"], "Escolha o lorde que entra", "Choose the lord that enters"),
    (
        f"{FULL} | - | piles B3 B4",
        ["take_pile B"],
        "Escolha um lorde para ficar",
        "Choose one lord to stay",
    ),
    ("- | - | piles R3 R4", [KEYS], "Escolha o próximo lorde", "Choose the next lord"),
    ("Y3 | - | piles R0", [KEYS], "Escolha um lorde para trocar", "Choose a lord to change"),
    ("Y3 | - | piles R0", [KEYS, "swap 0"], "Escolha o lorde que troca", "Choose the lord that"),
    ("Y1 | - | piles R1", [KEYS], "Compre de 1 a 3 territórios", "Draw 1 to 3 territories"),
    (
        "B1 B1=seek Y1 | - | piles R1",
        [KEYS],
        "Escolha um território do baralho.",
        "Choose a territory out of the deck.",
    ),
    (
        f"Y1 | - | row {all_but('gold', 'two')}, piles R1",
        [KEYS, "draw_territories 2"],
        "Escolha o território que fica",
        "Choose the territory you keep",
    ),
    ("Y1 | - | phase over", [], "O jogo acabou.", "The game is over."),
]


@pytest.mark.parametrize(("position", "moves", "pt", "en"), PROMPTS)
def test_a_prompt_says_what_is_asked(position: str, moves: list[str], pt: str, en: str) -> None:
    board = Board(position).play(*moves)
    assert board.prompt("pt").startswith(pt)
    assert board.prompt("en").startswith(en)


def test_a_turn_is_told_in_sentences() -> None:
    board = Board("Y1 R3 | B3 | master 1, row five, piles G0 G1")
    board.play("take_pile G", "place G0", "swap 1", "swap_with 2", "claim five")
    assert board.said("en") == [
        "Ana takes the pile of the merchants, with 2 lords.",
        "Ana places the green lord 0 in place 3.",
        "Ana’s crest of the merchants goes to place 3.",
        "Ana swaps the red lord 3 with the green lord 0, places 2 and 3.",
        "Ana places the green lord 1 in place 4.",
        "Ana’s crest of the merchants goes to place 4.",
        "Ana takes the Pearl Grotto, now in place 4.",
        "Ana gains 1 pearl and now has 3.",
        "Ana is now Pearl Master, with 3 pearls.",
        "It is Bia’s turn.",
    ]
    assert board.said("pt") == [
        "Ana leva a pilha dos mercadores, com 2 lordes.",
        "Ana coloca o lorde verde 0 no lugar 3.",
        "O brasão dos mercadores de Ana vai para o lugar 3.",
        "Ana troca de lugar o lorde vermelho 3 e o lorde verde 0: lugares 2 e 3.",
        "Ana coloca o lorde verde 1 no lugar 4.",
        "O brasão dos mercadores de Ana vai para o lugar 4.",
        "Ana toma a Gruta da Pérola, que vai para o lugar 4.",
        "Ana ganha 1 pérola e agora tem 3.",
        "Ana agora é Mestre das Pérolas, com 3 pérolas.",
        "É a vez de Bia.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("territory", range(24))
def test_every_territory_has_a_name_and_says_what_it_does(territory: int, language: str) -> None:
    speaker = GAME.speaker(language)
    names = {speaker.say(territory_name(other)) for other in range(24)}
    assert len(names) == 24
    assert speaker.say(territory_effect(territory)).endswith(".")
    assert TERRITORY_CODES[territory] not in speaker.say(territory_name(territory))
