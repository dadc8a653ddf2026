"""The strategic deck's 30 structural cards."""

from ludoteca.games.agencia import language as say
from ludoteca.games.agencia.language import (
    ALL,
    HIGHEST,
    LAST,
    MOST,
    NEXT,
    OPPONENT,
    OPPONENTS,
    YOU,
)
from ludoteca.games.agencia.sentences import (
    MOVE_FIELD,
    alter,
    card,
    crisis_if,
    discard,
    draw,
    hand,
    plain,
    with_number,
)

CARDS = (
    card(125, "Patrimonialismo", "Patrimonialism", discard(HIGHEST, 2), ideology=say.ANCESTORS),
    card(
        *(126, "Desobediência civil", "Civil Disobedience"),
        draw(YOU, 1),
        alter(),
        ideology=say.LEVIATHAN,
    ),
    card(
        *(127, "Consumismo", "Consumerism"),
        draw(YOU, 1),
        discard(HIGHEST, 1),
        ideology=say.AUSTRIAN,
    ),
    card(
        *(128, "Populismo de esquerda", "Left-Wing Populism"),
        hand(YOU, 1, with_number(say.SOMEONE_AT_MOST, 2)),
        ideology=say.VANGUARD,
    ),
    card(
        *(129, "Etnogenocídio", "Ethnic Cleansing"),
        hand(YOU, 3, LAST),
        hand(YOU, 3, NEXT),
        ideology=say.FASCISM,
    ),
    card(
        *(130, "Agonismo deliberativo", "Deliberative Agonism"),
        discard(say.UNIQUE, 1),
        ideology=say.CICERO,
    ),
    card(
        *(131, "Ação direta", "Direct Action"),
        plain(say.PICK_DRAW),
        plain(say.SHUFFLE_PILE),
        discard(YOU, 2),
        ideology=say.STATELESS,
    ),
    card(132, "Pax romana", "Pax Romana", say.ALTERING_COSTS, draw(YOU, 1)),
    card(
        *(133, "Vantagem do incumbente", "Incumbency Advantage"),
        say.HIGHEST_REFUSES,
        crisis_if(say.YOU_ARE_HIGHEST),
        discard(YOU, 1),
    ),
    card(
        *(134, "Assassinatos políticos", "Political Assassinations"),
        say.HIGHEST_STUCK,
        discard(YOU, 1),
    ),
    card(135, "O panóptico", "The Panopticon", plain(say.LOOK, OPPONENTS), draw(YOU, 1)),
    card(136, "Crimes de guerra", "War Crimes", draw(YOU, 2), discard(NEXT, 2)),
    card(137, "Estado de exceção", "State of Exception", say.DOUBLE_DRAWS),
    card(138, "Terra arrasada", "Scorched Earth", draw(YOU, 1), hand(YOU, 1, NEXT)),
    card(
        *(139, "Espionagem", "Espionage"),
        hand(YOU, 1, OPPONENT),
        plain(say.LOOK, say.PICKED),
    ),
    card(
        *(140, "Flagelo do imperialismo", "The Scourge of Imperialism"),
        draw((YOU, LAST), 2),
        discard(NEXT, 2),
    ),
    card(141, "Terrorismo", "Terrorism", draw(NEXT, 3)),
    card(142, "Sabotagem", "Sabotage", draw(NEXT, 2)),
    card(
        143,
        "Campos de concentração e trabalho forçado",
        "Concentration Camps and Forced Labour",
        draw((YOU, say.LAST_TWO), 2),
    ),
    card(144, "Mercenários", "Mercenaries", say.SUPPORT_ALL, hand(YOU, 1, say.LAST_REVOLTER)),
    card(
        *(145, "Hamartia", "Hamartia"),
        draw(say.EACH_FELL_TO_ONE, 1),
        crisis_if(say.NOBODY_FELL_TO_ONE),
    ),
    card(146, "Falsa bandeira", "False Flag", hand(LAST, 1, NEXT)),
    card(
        *(147, "Pragmatismo e disciplina", "Pragmatism and Discipline"),
        MOVE_FIELD,
        discard(YOU, 1),
        plain(say.ALTER_THIS),
    ),
    card(148, "Rendição incondicional", "Unconditional Surrender", plain(say.WIN, OPPONENT)),
    card(149, "Guerra civil", "Civil War", MOVE_FIELD, draw(ALL, 1)),
    card(150, "Tratados internacionais", "International Treaties", discard((YOU, NEXT, LAST), 1)),
    card(151, "Pacifismo radical", "Radical Pacifism", say.NO_RIVAL_DRAWS),
    card(152, "Guerra de conquista", "War of Conquest", hand(YOU, 2, OPPONENTS)),
    card(153, "A contrarrevolução", "The Counter-Revolution", hand(YOU, 2, say.EACH_ALTERED)),
    card(154, "Missão de paz da ONU", "UN Peacekeeping Mission", hand(MOST, 1, say.RIVAL_OF_MOST)),
)
