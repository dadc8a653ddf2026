"""What is written on cards reads as somebody would say it, in both languages."""

from dataclasses import replace

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.book import Book, Both
from ludoteca.games.vossa_excelencia.card_text import Wording
from ludoteca.games.vossa_excelencia.deck_file import example, proofread
from ludoteca.games.vossa_excelencia.sentences import OF_CARDS, DeckProblem, Reader
from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure
READER = Reader({"personality": 0})
WORDING = Wording(Book(Both("?", "?"), (Both("Personalidade", "Personality"),), ()))
EXAMPLE = proofread(example("en"))[0]
SPEAKERS = {language: GAME.speaker(language) for language in ("pt", "en")}


def said(text: str, language: str = "pt") -> str:
    return SPEAKERS[language].say(WORDING.sentence(READER.sentence(text)))


def ruled(text: str, language: str = "pt") -> str:
    return SPEAKERS[language].say(WORDING.rule(READER.rule(text)))


@pytest.mark.parametrize(
    ("text", "pt", "en"),
    [
        (
            "target lose 1 money, gain 2 power",
            "um rival à sua escolha perde 1 de dinheiro e você ganha 2 de poder",
            "a rival of your choice loses 1 money and you gain 2 power",
        ),
        (
            "target lose 1 money, target discard 1 hand",
            "um rival à sua escolha perde 1 de dinheiro e esse rival descarta 1 carta da mão",
            "a rival of your choice loses 1 money and that rival discards 1 card from hand",
        ),
        (
            "target receive 1 infamy or gain 1 power",
            "um rival à sua escolha recebe 1 infâmia, ou você ganha 1 de poder",
            "a rival of your choice receives 1 infamy, or you gain 1 power",
        ),
        (
            "draw 1, gain 1 money, receive 1 infamy",
            "compre 1 carta, ganhe 1 de dinheiro e receba 1 infâmia",
            "draw 1 card, gain 1 money and receive 1 infamy",
        ),
        (
            "others lose 1 money, store 1 money, sweep zone",
            ("cada rival perde 1 de dinheiro, você põe 1 de dinheiro sobre esta carta e você troca"
            " todos os eleitorados da Zona Eleitoral"),
            ("each rival loses 1 money, you put 1 money on this card and you replace all voters in"
            " the Electoral Zone"),
        ),
        (
            "discard 1 hand, have 2 infamy: draw 2",
            ("se você tiver pelo menos 2 infâmias, descarte 1 carta da mão; se fizer isso, compre"
            " 2 cartas"),
            "if you have at least 2 infamies, discard 1 card from hand; if you do, draw 2 cards",
        ),
        ("take all voter", "leve, sem pagar, todos os eleitorados da Zona Eleitoral",
         "take, without paying, all voters from the Electoral Zone"),
        ("take 1 voter per infamy",
         "leve, sem pagar, 1 eleitorado da Zona Eleitoral para cada infâmia no seu gabinete",
         ("take, without paying, 1 voter from the Electoral Zone for each infamy in your"
          " cabinet")),
        ("draw all", "compre todas as cartas da pilha e do descarte",
         "draw all cards of the pile and the discards"),
        ("others give all money", "cada rival dá a você todo o dinheiro",
         "each rival gives you all their money"),
        ("gain 1 bourgeois, gain 1 money", "ganhe 1 de influência burguesa e 1 de dinheiro",
         "gain 1 bourgeois influence and 1 money"),
        ("draw 1, gain 1 power, gain 1 any",
         "compre 1 carta, ganhe 1 de poder e 1 de influência de uma esfera à sua escolha",
         "draw 1 card, gain 1 power and 1 influence of a sphere of your choice"),
        ("gain 1 money, target gain 1 money",
         "ganhe 1 de dinheiro e um rival à sua escolha ganha 1 de dinheiro",
         "gain 1 money and a rival of your choice gains 1 money"),
        ("gain 1 money, gain 1 power per voter",
         "ganhe 1 de dinheiro e ganhe 1 de poder para cada eleitorado no seu gabinete",
         "gain 1 money and gain 1 power for each voter in your cabinet"),
        ("others lose 1 money per infamy",
         "cada rival perde 1 de dinheiro para cada infâmia no próprio gabinete",
         "each rival loses 1 money for each infamy in their cabinet"),
        ("play 1 personality", "ponha em jogo, sem pagar, 1 carta de Personalidade da mão",
         "put into play, without paying, 1 Personality card from hand"),
        ("roll 1-2 -> draw 1 | 6 -> gain 3 money",
         "role o dado e, com 1–2, compre 1 carta; com 6, ganhe 3 de dinheiro",
         "roll the die: on 1–2, draw 1 card; on 6, gain 3 money"),
        ("others gain 1 any", "cada rival ganha 1 de influência da esfera que escolher",
         "each rival gains 1 influence of a sphere of their choice"),
    ],
)  # fmt: skip
def test_sentences_read_well(text: str, pt: str, en: str) -> None:
    assert (said(text), said(text, "en")) == (pt, en)


@pytest.mark.parametrize(
    ("rule", "pt", "en"),
    [
        ("hand -1", "Ao repor a mão, compre até ter 1 carta a menos que o normal.",
         "When you refill your hand, draw until you have 1 card fewer than usual."),
        ("hand +2", "Ao repor a mão, compre até ter 2 cartas a mais que o normal.",
         "When you refill your hand, draw until you have 2 cards more than usual."),
        ("zone -2", "A Zona Eleitoral é reposta com 2 eleitorados a menos que o normal.",
         "The Electoral Zone is refilled to 2 voters fewer than usual."),
        ("forbid articulate parliamentarian", "Você não pode articular cartas parlamentares.",
         "You may not articulate parliamentarians."),
        ("luck -1", "Subtraia 1 do que você rolar (mínimo 1).",
         "Subtract 1 from what you roll (1 at least)."),
        ("capital 1 per voter", "Capital: 1 para cada eleitorado no seu gabinete.",
         "Capital: 1 for each voter in your cabinet."),
        ("discount 1 card", "Para você, cartas custam 1 ícone a menos.",
         "You pay 1 fewer icon for cards."),
        ("surcharge 3 voter",
         "Para você, eleitorados custam 3 de influência a mais, de qualquer esfera.",
         "You pay 3 more influence, of any sphere, for voters."),
    ],
)  # fmt: skip
def test_rules_read_well(rule: str, pt: str, en: str) -> None:
    assert (ruled(rule), ruled(rule, "en")) == (pt, en)


def everything_with_all() -> list[str]:
    """Every instruction that can be done with all there is, by everybody who can do it."""
    kinds = ("card", "voter", "infamy", "parliamentarian", "politician", "party", "hip")
    texts = [f"{verb} all {kind}" for verb in OF_CARDS for kind in (*kinds, "personality")]
    texts += ["draw all", "campaign all", "receive all infamy", "collect all money"]
    texts += ["lose all money", "lose all hip", "discard all hand", "give all money"]
    texts = [f"{who}{text}" for text in texts for who in ("", "target ", "others ", "everyone ")]
    return [text for text in texts if can_be_read(text)]


def can_be_read(text: str) -> bool:
    try:
        READER.sentence(text)
    except DeckProblem:
        return False
    return True


@pytest.mark.parametrize("language", ["pt", "en"])
def test_all_is_never_a_number_and_never_lost(language: str) -> None:
    texts = everything_with_all()
    assert len(texts) > 100
    every = {"pt": ("todo", "toda", "inteira"), "en": ("all", "whole")}[language]
    for text in texts:
        sentence = said(text, language)
        assert "99" not in sentence
        assert any(word in sentence for word in every), (text, sentence)


@pytest.mark.parametrize("who", ["target", "others", "everyone"])
def test_whoever_is_hit_is_asked_for_what_is_theirs(who: str) -> None:
    board = Board(
        "p1 q1 x | p2 q2 | hand1 a b, zone v1 v2 v3", x=f"articulation = '{who} discard 1 hand'"
    ).play("articulate x")
    assert board.actor == 1
    assert board.prompt("pt") == "Escolha a carta. x: descarte 1 carta da mão."
    assert board.prompt("en") == "Choose the card. x: discard 1 card from hand."


def test_an_action_that_repeats_is_not_said_to_be_for_once_a_turn() -> None:
    table = Board("p1 q1 x | p2 q2 | zone v1", x="action = 'gain 1 hip'; rules = ['repeats']")
    card = table.book.cards[table.book.number("x")]
    lines = Wording(table.book).lines(card)
    assert [SPEAKERS["pt"].say(line) for line in lines] == [
        "Ação, quantas vezes você quiser: ganhe 1 de influência descolada."
    ]
    assert [SPEAKERS["en"].say(line) for line in lines] == [
        "Action, as often as you like: gain 1 hip influence."
    ]


@pytest.mark.parametrize("rule", ["hand 0", "zone -0", "luck +0", "capital 0 per voter"])
def test_a_rule_that_changes_nothing_is_not_said(rule: str) -> None:
    card = next(card for card in EXAMPLE.cards if card.rules)
    silent = replace(card, slug="silent", moments=(), rules=(READER.rule(rule),))
    assert WORDING.lines(silent) == []


@pytest.mark.parametrize(
    "condition", ["have 2 infamy, discard 1 hand", "discard 1 hand, have 1 infamy, have 2 infamy"]
)
def test_only_what_is_to_be_done_is_asked_for(condition: str) -> None:
    """What had to lie in the cabinet lies there, or nothing would be asked."""
    board = Board("p1 q1 x i1 i2 | p2 q2 | hand0 a, zone v1", x=f"action = '{condition}: draw 1'")
    board.play("use x")
    assert board.prompt("pt") == (
        "Você aceita a troca? x: descarte 1 carta da mão e, em troca, compre 1 carta."
    )
    assert board.prompt("en") == (
        "Do you accept the exchange? x: discard 1 card from hand and, in return, draw 1 card."
    )


def test_nobody_who_keeps_influence_is_told_that_it_is_lost() -> None:
    asked = {}
    for rule in ("keep influence", "keep power"):
        cards = {"x": f"rules = ['{rule}']", "y": "cost = '1 any'"}
        table = Board("p1$1 q1 x | p2 q2 | hand0 y*, influence0 hip1, zone v1", **cards)
        table.play("itemise y")
        asked[rule] = [table.prompt("pt"), table.prompt("en")]
    pt = "Com que você paga 1 de influência de qualquer esfera? y"
    en = "What do you pay 1 influence of any sphere with? y"
    assert asked["keep influence"] == [f"{pt}.", f"{en}."]
    assert asked["keep power"] == [
        f"{pt}: a influência que sobra se perde no fim do turno.",
        f"{en}: any influence left over is lost at the end of the turn.",
    ]


def test_the_log_says_which_effect_was_chosen() -> None:
    board = Board("p1 q1 x | p2 q2 | zone v1 v2 v3", x="articulation = 'gain 1 power or draw 1'")
    board.play("articulate x")
    board.play(board.options()[1])
    assert any(text.endswith("escolhe em x: compre 1 carta.") for text in board.said("pt"))
