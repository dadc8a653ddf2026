"""The theoretical deck's 30 structural cards."""

from ludoteca.games.agencia import language as say
from ludoteca.games.agencia.language import (
    ALL,
    FEWEST,
    LAST,
    MOST,
    NEEDS_SOMEBODY,
    NEXT,
    OPPONENT,
    OPPONENTS,
    YOU,
)
from ludoteca.games.agencia.sentences import (
    CRISIS_NEXT,
    MOVE_FIELD,
    REVERSE,
    card,
    discard,
    draw,
    hand,
    plain,
    swap_card,
)

CARDS = (
    card(95, "Reformismo", "Reformism", MOVE_FIELD, ideology=say.ANCESTORS),
    card(
        *(96, "Secularismo", "Secularism"),
        *(say.ALL_DISCARD_AFTER, say.MANY_WIN),
        swap_card(NEXT),
        ideology=say.LEVIATHAN,
    ),
    card(97, "Meritocracia", "Meritocracy", say.OWN_DISCARDS_ONLY, ideology=say.AUSTRIAN),
    card(
        *(98, "Teoria crítica", "Critical Theory"),
        draw(LAST, 2),
        discard(NEXT, 2),
        ideology=say.VANGUARD,
    ),
    card(
        *(99, "Darwinismo social", "Social Darwinism"),
        say.WINNER_MOVES_TWICE,
        discard(YOU, 2),
        ideology=say.FASCISM,
    ),
    card(
        *(100, "Estado democrático de direito", "Rule of Law"),
        say.ONE_DRAW,
        ideology=say.CICERO,
    ),
    card(
        *(101, "Anarcossindicalismo", "Anarcho-Syndicalism"),
        say.DISCARD_PER_DRAW,
        ideology=say.STATELESS,
    ),
    card(
        *(102, "Modernidade líquida", "Liquid Modernity"),
        plain(say.PASS_HANDS, ALL, -1),
        draw(YOU, 1),
    ),
    card(103, "Capital simbólico", "Symbolic Capital", say.HOLDER_FIRST, discard(YOU, 2)),
    card(
        *(104, "A autonomia do campo", "The Autonomy of the Field"),
        *(say.FIELD_FROZEN, say.WINNER_STAYS),
    ),
    card(105, "Biopoder", "Biopower", say.LOWEST_TWICE, draw(YOU, 1)),
    card(106, "Esquizoanálise", "Schizoanalysis", discard(YOU, 2), plain(say.ALTER_THIS)),
    card(107, "Mais-valia", "Surplus Value", hand(YOU, say.SINCE_TURN, say.OPPONENT_SINCE)),
    card(108, "Ciência militante", "Militant Science", draw((YOU, NEXT), 1)),
    card(109, "Sujeito transpessoal", "Transpersonal Subject", discard(OPPONENTS, 2)),
    card(
        *(110, "O indivíduo kantiano", "The Kantian Individual"),
        draw(YOU, 1),
        hand(YOU, 1, OPPONENT),
    ),
    card(111, "Abolicionismo penal", "Prison Abolition", discard(say.LAST_TWO, 1), REVERSE),
    card(112, "Existencialismo", "Existentialism", say.ALL_REFUSE, draw(ALL, 1), CRISIS_NEXT),
    card(113, "Niilismo", "Nihilism", say.NO_LEADERSHIP),
    card(
        *(114, "A dialética do espírito", "The Dialectic of Spirit"),
        hand(MOST, say.UNTIL_EQUAL, FEWEST),
    ),
    card(115, "Psicanálise", "Psychoanalysis", discard(YOU, 1), say.HOLDER_FIRST),
    card(116, "Transvaloração dos valores", "Transvaluation of Values", plain(say.WIN, MOST)),
    card(
        *(117, "Amor fati e eterno retorno", "Amor Fati and Eternal Return"),
        plain(say.WIN, say.LAST_WINNER),
    ),
    card(118, "Positivismo", "Positivism", say.EVEN_REFUSE, hand(YOU, 1, LAST)),
    card(119, "Amizade aristotélica", "Aristotelian Friendship", discard((YOU, OPPONENT), 1)),
    card(
        *(120, "Retórica sofista", "Sophist Rhetoric"),
        hand(YOU, 2, say.EACH_HANDED_YOU, NEEDS_SOMEBODY),
    ),
    card(
        *(121, "Teoria queer", "Queer Theory"),
        discard(say.EACH_NOT_DISCARDED, 1, NEEDS_SOMEBODY),
    ),
    card(
        *(122, "A linguagem do universo", "The Language of the Universe"),
        discard(say.EACH_NOT_PRIME, 1, NEEDS_SOMEBODY),
    ),
    card(
        *(123, "Os insultos de Diógenes", "The Insults of Diogenes"),
        draw(OPPONENT, say.UP_TO_MOST),
    ),
    card(
        *(124, "Um rio nunca é o mesmo", "A River Is Never the Same"),
        discard(YOU, say.WHOLE_HAND),
        draw(YOU, say.AS_DISCARDED),
    ),
)
