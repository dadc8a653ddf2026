"""The historical deck's 30 structural cards."""

from ludoteca.games.agencia import language as say
from ludoteca.games.agencia.language import (
    ALL,
    FEWEST,
    HIGHEST,
    LAST,
    MOST,
    NEXT,
    OPPONENT,
    OPPONENTS,
    YOU,
)
from ludoteca.games.agencia.sentences import (
    CRISIS_NEXT,
    MOVE_FIELD,
    REVERSE,
    alter,
    card,
    crisis_if,
    discard,
    draw,
    hand,
    plain,
    swap_card,
    swap_hands,
    with_number,
)

CARDS = (
    card(
        *(65, "Monarquia constitucional", "Constitutional Monarchy"),
        say.HIGHEST_IDLE,
        crisis_if(say.YOU_ARE_HIGHEST),
        draw(YOU, 1),
        ideology=say.ANCESTORS,
    ),
    card(
        *(66, "Ações afirmativas", "Affirmative Action"),
        plain(say.TURN_FLOW),
        discard(YOU, 1),
        ideology=say.LEVIATHAN,
    ),
    card(
        *(67, "O fim da história", "The End of History"),
        say.NO_DRAWS_DISCARDS,
        ideology=say.AUSTRIAN,
    ),
    card(
        *(68, "Stalingrado", "Stalingrad"),
        draw(FEWEST, say.PER_THREE),
        REVERSE,
        ideology=say.VANGUARD,
    ),
    card(
        *(69, "Supremacismo branco", "White Supremacism"),
        hand((YOU, OPPONENT), 3, say.ANOTHER_OPPONENT),
        ideology=say.FASCISM,
    ),
    card(
        *(70, "Impeachment", "Impeachment"),
        swap_hands(FEWEST, say.SECOND_FEWEST),
        ideology=say.CICERO,
    ),
    card(
        *(71, "Círculo Kula", "Kula Ring"),
        plain(say.PASS_HANDS, ALL, 1),
        discard(YOU, 1),
        ideology=say.STATELESS,
    ),
    card(72, "O julgamento da história", "The Judgement of History", say.JUDGEMENT, draw(YOU, 1)),
    card(
        *(73, "Revoluções burguesas", "Bourgeois Revolutions"),
        plain(say.SWAP_FIELD, YOU, 1, say.SOMEONE_HIGHER),
        draw(YOU, 2),
    ),
    card(74, "Guerra fria", "Cold War", hand(say.TWO_FEWEST, 1, MOST)),
    card(75, "Ludismo", "Luddism", say.OLD_CARDS_ONLY, swap_card(LAST)),
    card(76, "Tomada da Bastilha", "Storming of the Bastille", discard((YOU, LAST), 2)),
    card(77, "O sonho americano", "The American Dream", discard(MOST, 1), draw(say.LOWEST, 1)),
    card(78, "O modelo nórdico", "The Nordic Model", hand(YOU, 1, NEXT)),
    card(79, "Criptomoedas", "Cryptocurrencies", discard(YOU, 1), hand(YOU, 1, OPPONENT)),
    card(80, "Startups e vaporware", "Startups and Vaporware", discard(YOU, 2), draw(YOU, 3)),
    card(81, "Relações coloniais", "Colonial Relations", hand(YOU, 2, OPPONENT)),
    card(82, "Exploração espacial", "Space Exploration", alter(ALL), draw(ALL, 1)),
    card(83, "Quebra da bolsa de valores", "Stock Market Crash", draw(OPPONENTS, 2), CRISIS_NEXT),
    card(84, "Ataque nuclear", "Nuclear Attack", draw(OPPONENT, 12), plain(say.GO_DOWN)),
    card(85, "Movimento estudantil", "Student Movement", plain(say.PROPOSE)),
    card(
        *(86, "Iluminismo", "Enlightenment"),
        say.FEWEST_REFUSES,
        crisis_if(say.YOU_HAVE_FEWEST),
        discard(YOU, 1),
    ),
    card(
        *(87, "Revolução haitiana", "Haitian Revolution"),
        plain(say.SWAP_FIELD, YOU, 1, say.SOMEONE_HIGHER),
        plain(say.RISE, say.ROW_MATES),
    ),
    card(88, "Obras monumentais", "Monumental Works", draw(YOU, 10), plain(say.GO_UP)),
    card(
        *(89, "Zona de exclusão aérea", "No-Fly Zone"),
        plain(say.BAN_DRAWS, say.NEXT_TWO),
        draw(YOU, 1),
    ),
    card(
        *(90, "A queda do império", "The Fall of the Empire"),
        draw(with_number(say.EXACTLY, 1), 5),
    ),
    card(
        *(91, "Assembleia constituinte", "Constituent Assembly"),
        say.LEADERSHIP_APPROVED,
        discard(YOU, 1),
    ),
    card(
        *(92, "Declaração de independência", "Declaration of Independence"),
        MOVE_FIELD,
        discard(YOU, 1),
        draw(LAST, 1),
    ),
    card(93, "Reforma protestante", "Protestant Reformation", MOVE_FIELD, hand(YOU, 1, HIGHEST)),
    card(
        94,
        "Associação Internacional dos Trabalhadores",
        "International Workingmen’s Association",
        draw(FEWEST, 1, say.IF_MOST_DREW),
    ),
)
