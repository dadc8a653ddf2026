# compiled: mypyc
"""Natural cards: one at most, after the structure; and picking cards from the piles."""

from ludoteca.games.agencia.alter import can_insert_something, start_alteration
from ludoteca.games.agencia.books import NOBODY
from ludoteca.games.agencia.box import (
    CARDS,
    CODE,
    DECKS,
    FIRST_NATURAL,
    FORBIDDEN_BY,
    FREED_BY,
    KIND,
    KINDS,
    NATURAL_COUNT,
    NATURAL_DECKS,
    NATURAL_VERB,
    NATURAL_WHEN,
    OLD_BY,
    WORDS,
)
from ludoteca.games.agencia.cardset import clear, following, put, structural, take
from ludoteca.games.agencia.knowledge import OBSERVERS, PILE
from ludoteca.games.agencia.language import (
    ALONE_FEWEST,
    ALTER,
    CRISIS_ON_DISCARD,
    DISCARD,
    EVEN_TOTAL,
    EXCHANGE,
    NO_RULE,
    OVER_TWO_CARDS,
    TEAM,
)
from ludoteca.games.agencia.moves import (
    ask_for_cards,
    card_in_hand,
    lay_down,
    note_draw,
    open_hands,
    receive,
    refill,
    show_pile,
    syndicate_debt,
    watchers,
)
from ludoteca.games.agencia.standing import has_single_fewest
from ludoteca.games.agencia.state import (
    ALLY,
    BY_NATURAL,
    FINISH,
    NATURAL,
    RUN,
    Position,
)
from ludoteca.games.agencia.vocabulary import (
    CARD_FORBIDDEN,
    FORMS_TEAM,
    LAST_CARD_NO_WIN,
    NO_SUCH_SEAT,
    NOT_AN_OPPONENT,
    NOT_EVEN,
    NOT_FEWEST,
    NOT_IN_HAND,
    NOT_IN_PILES,
    NOTHING_TO_ALTER_WITH,
    TAKES,
    TAKES_CARD,
    TOO_SMALL_HAND,
    USES,
)
from ludoteca.kernel.listener import EVERYONE
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL


def see_nature(position: Position) -> None:
    """Ask for a natural card wherever the others cannot know that none can be used."""
    position.phase = FINISH
    seat = position.books.seat
    if position.books.winners != 0 or position.books.cards[seat] == 0:
        return
    is_open = (open_hands(position) >> seat) & 1 == 1
    for kind in range(FIRST_NATURAL, KINDS):
        if is_in_box(position, kind) and why_condition_fails(position, kind) == LEGAL:
            if not is_open or why_not_use(position, kind) == LEGAL:
                position.phase = NATURAL
                return


def is_in_box(position: Position, kind: i64) -> bool:
    """Whether this game has cards of a natural kind."""
    for deck in range(DECKS):
        if (NATURAL_DECKS[kind - FIRST_NATURAL] >> deck) & 1 == 1 and position.uses_deck(deck):
            return True
    return False


def applies(position: Position, rule: i64) -> bool:
    """Whether a standing rule that bears on a natural card is in force."""
    return rule != NO_RULE and position.books.has(rule)


def why_condition_fails(position: Position, kind: i64) -> i64:
    """The condition of a natural card; standing rules lift it or forbid the card altogether."""
    books = position.books
    when = NATURAL_WHEN[kind - FIRST_NATURAL]
    if applies(position, FORBIDDEN_BY[kind - FIRST_NATURAL]):
        return CARD_FORBIDDEN
    if applies(position, FREED_BY[kind - FIRST_NATURAL]):
        return LEGAL
    if when == EVEN_TOTAL and books.total() % 2 == 1:
        return NOT_EVEN
    if when == ALONE_FEWEST and not has_single_fewest(books, books.seat):
        return NOT_FEWEST
    if when == OVER_TWO_CARDS and books.cards[books.seat] <= 2:
        return TOO_SMALL_HAND
    return LEGAL


def why_not_use(position: Position, kind: i64) -> i64:
    """In hand, its condition true, its effect possible; as the last card it wins without effect."""
    books = position.books
    seat = books.seat
    if card_in_hand(position, seat, kind) == CARDS:
        return NOT_IN_HAND
    reason = why_condition_fails(position, kind)
    if reason != LEGAL:
        return reason
    if books.cards[seat] == 1:
        alone = books.empty_hands() == 0 or books.many_may_win()
        may_win = alone and (books.punished >> seat) & 1 == 0
        return LEGAL if may_win else LAST_CARD_NO_WIN
    verb = NATURAL_VERB[kind - FIRST_NATURAL]
    if verb == ALTER:
        only_old = applies(position, OLD_BY[kind - FIRST_NATURAL])
        if not can_insert_something(position, seat, only_old):
            return NOTHING_TO_ALTER_WITH
    if verb == TEAM and position.teams[seat] == books.everybody() & ~(1 << seat):
        return NOT_AN_OPPONENT
    return LEGAL


def use(position: Position, kind: i64) -> None:
    """Lay the card down; as the last one it has won, else it takes effect."""
    seat = position.books.seat
    position.natural = kind
    lay_down(position, seat, card_in_hand(position, seat, kind))
    position.tell(USES, seat, kind)
    position.phase = FINISH
    position.moment_place = NOBODY
    position.stage = 1
    if position.books.cards[seat] == 0:
        return
    verb = NATURAL_VERB[kind - FIRST_NATURAL]
    if verb == CRISIS_ON_DISCARD:
        position.paradigms = 1  # a second one speaks of the same structure
    elif verb == TEAM:
        position.phase = ALLY
    else:
        start_alteration(position, seat, BY_NATURAL, NOBODY)


def natural_altered(position: Position) -> None:
    """As often as the card says, each time another place; then the turn ends."""
    position.phase = FINISH
    seat = position.alter_seat
    if position.stage < NATURAL_COUNT[position.natural - FIRST_NATURAL]:
        position.stage += 1
        if position.alter_done == 1:
            position.moment_place = position.alter_place
        if structural(position.hands, seat) > 0:
            start_alteration(position, seat, BY_NATURAL, NOBODY)


def why_not_ally(position: Position, seat: i64) -> i64:
    """A team is formed with an opponent who is not in it yet."""
    if seat >= position.players:
        return NO_SUCH_SEAT
    own = position.books.seat
    if seat == own or (position.teams[own] >> seat) & 1 == 1:
        return NOT_AN_OPPONENT
    return LEGAL


def ally(position: Position, seat: i64) -> None:
    """For the rest of the match a win of either is a win of both, and several may win."""
    own = position.books.seat
    position.teams[own] |= 1 << seat
    position.teams[seat] |= 1 << own
    position.books.alliances = 1
    position.tell(FORMS_TEAM, own, seat)
    position.phase = FINISH


def why_not_take(position: Position, kind: i64) -> i64:
    """Método científico searches both piles, Ação direta only the one to draw from."""
    if in_pile(position, kind) < CARDS:
        return LEGAL
    if is_exchange(position) and in_discards(position, kind) < CARDS:
        return LEGAL
    return NOT_IN_PILES


def searchable(position: Position) -> vec[i64]:
    """The set of cards that may be taken."""
    found = vec[i64]([0] * 5)
    for index in range(position.pile.count):
        put(found, 0, position.pile.cards[index])
    if is_exchange(position):
        for word in range(WORDS):
            found[word] |= position.discards[word]
    return found


def is_exchange(position: Position) -> bool:
    """Whether the card taken is exchanged for one of the hand."""
    return CODE[position.pc] == EXCHANGE


def in_pile(position: Position, kind: i64) -> i64:
    """A card of a kind in the pile; CARDS if there is none."""
    for index in range(position.pile.count):
        if KIND[position.pile.cards[index]] == kind:
            return position.pile.cards[index]
    return CARDS


def in_discards(position: Position, kind: i64) -> i64:
    """A card of a kind in the discard pile; CARDS if there is none."""
    card = following(position.discards, 0, kind)
    while card < CARDS and KIND[card] < kind:
        card = following(position.discards, 0, card + 1)
    return card if card < CARDS and KIND[card] == kind else CARDS


def open_piles(position: Position) -> None:
    """Whoever picks a card sees the pile; an empty one is filled first."""
    if position.pile.count == 0 and not is_exchange(position):
        refill(position)
    show_pile(position, position.books.seat)


def take_card(position: Position, kind: i64) -> None:
    """The card of choice comes to the hand."""
    seat = position.books.seat
    card = in_pile(position, kind)
    if card < CARDS:
        take_from_pile(position, seat, card)
    else:
        card = in_discards(position, kind)
        take(position.discards, 0, card)
        receive(position, seat, card)
        position.knowledge.locate_for_all(card, seat)
        position.tell(TAKES_CARD, seat, kind)
        put_back(position, seat, False)
    position.fetching -= 1
    if position.fetching > 0:
        open_piles(position)
    else:
        position.phase = RUN
        if not is_exchange(position) and syndicate_debt(position) >= 0:
            ask_for_cards(position, DISCARD, RUN)


def take_from_pile(position: Position, seat: i64, card: i64) -> None:
    """Unseen by the others; an exchange puts the card given in its place, a draw counts as one."""
    pile = position.pile
    for index in range(pile.count):
        if pile.cards[index] == card:
            pile.count -= 1
            pile.cards[index] = pile.cards[pile.count]
            break
    receive(position, seat, card)
    position.knowledge.drawn(seat, card)
    seers = watchers(position, seat)
    position.tell_only(seers, TAKES_CARD, seat, KIND[card])
    position.tell_only(EVERYONE & ~seers, TAKES, seat)
    if is_exchange(position):
        put_back(position, seat, True)
    else:
        note_draw(position, seat, 1)


def put_back(position: Position, seat: i64, into_pile: bool) -> None:
    """The card given in exchange goes where the other one came from."""
    card = following(position.chosen, seat, 0)
    clear(position.chosen, seat)
    if not into_pile:
        lay_down(position, seat, card)
        return
    take(position.hands, seat, card)
    position.pile.add(card)
    position.books.cards[seat] -= 1
    position.books.pool += 1
    for observer in range(OBSERVERS):
        if observer == seat:
            put(position.knowledge.may, seat * 7 + PILE, card)
        else:
            position.knowledge.merge(observer, seat, PILE)
