# compiled: mypyc
"""Cards moving: drawn, put into play, discarded, returned."""

from ludoteca.games.vossa_excelencia.instructions import (
    DIRECT,
    ENTERS_TURNED,
    FORBID,
    INFAMY,
    MONEY_HERE,
    PARLIAMENTARIAN,
    POLITICIAN,
    RULE_STRIDE,
    SPEND_HERE,
    SPHERES,
    VOTER,
    ZONE_SIZE,
)
from ludoteca.games.vossa_excelencia.state import (
    BOX,
    CABINETS,
    DISCARD_PILE,
    HANDS,
    KNOWN,
    MOST_COUNTERS,
    NONE,
    OPEN_VOTERS,
    REVEALED,
    TABLE,
    TURNED,
    ZONE,
    Position,
    has_discard,
)
from ludoteca.games.vossa_excelencia.vocabulary import (
    DISCARDS_CARD,
    DRAWS,
    DRAWS_HIDDEN,
    ENTERS,
    GETS_MONEY,
    LOSES_MONEY,
    LOSES_VOTER,
    RECEIVES,
    RETURNS_TO_HAND,
    SHUFFLES,
    TO_BOX,
    VOTER_APPEARS,
)
from ludoteca.kernel.native import i64


def rule_of(position: Position, card: i64, rule: i64) -> bool:
    """Whether a card has a standing rule of this kind."""
    return (position.deck.ruling[card] >> rule) & 1 == 1


def sum_rules(position: Position, seat: i64, rule: i64) -> i64:
    """The counts of all standing rules of this kind in a seat's cabinet, together."""
    total: i64 = 0
    if not position.has_rule(seat, rule):
        return total
    deck = position.deck
    card = position.heads[CABINETS + seat]
    while card >= 0:
        for row in range(deck.rules_first[card], deck.rules_first[card + 1], RULE_STRIDE):
            if deck.rules[row] == rule:
                total += deck.rules[row + 1]
        card = position.after[card]
    return total


def is_forbidden(position: Position, seat: i64, act: i64, card: i64) -> bool:
    """Whether a card in the seat's own cabinet forbids an act with this card."""
    if not position.has_rule(seat, FORBID):
        return False
    deck = position.deck
    holder = position.heads[CABINETS + seat]
    while holder >= 0:
        for row in range(deck.rules_first[holder], deck.rules_first[holder + 1], RULE_STRIDE):
            if deck.rules[row] == FORBID and deck.rules[row + 1] == act:
                if position.has_trait(card, deck.rules[row + 2]):
                    return True
        holder = position.after[holder]
    return False


# Piles.


def available(position: Position, category: i64) -> i64:
    """How many cards could be drawn: pile and discard together."""
    count = position.pile_counts[category]
    if not has_discard(category):
        return count
    deck = position.deck
    for card in range(deck.first[category], deck.first[category + 1]):
        if position.where[card] == DISCARD_PILE:
            count += 1
    return count


def take_top(position: Position, category: i64) -> i64:
    """Take the top card of a pile, shuffling the discard if it is empty; NONE if both are."""
    if position.pile_counts[category] == 0:
        reshuffle(position, category)
        if position.pile_counts[category] == 0:
            return NONE
    first = position.deck.first[category]
    last = position.pile_counts[category] - 1
    place = first + position.random.below(last + 1)
    card = position.piles[place]
    position.piles[place] = position.piles[first + last]
    position.pile_counts[category] = last
    return card


def reshuffle(position: Position, category: i64) -> None:
    """Make the discard of a category its new pile; voters, politicians and parties have none."""
    if not has_discard(category):
        return
    deck = position.deck
    for card in range(deck.first[category], deck.first[category + 1]):
        if position.where[card] == DISCARD_PILE:
            position.add_to_pile(card)
    if position.pile_counts[category] > 0:
        position.tell(SHUFFLES, category, position.pile_counts[category])


def draw_cards(position: Position, seat: i64, count: i64) -> None:
    """Draw parliamentarians to hand, as many as there are."""
    mine = 1 << seat
    for _drawn in range(count):
        card = take_top(position, PARLIAMENTARIAN)
        if card < 0:
            return
        position.flags[card] = 0
        position.link(card, HANDS + seat)
        position.tell_only(mine, DRAWS, seat, card)
        position.tell_only(~mine, DRAWS_HIDDEN, seat)


def receive_infamies(position: Position, seat: i64, count: i64) -> None:
    """Infamies from the pile into a cabinet, as many as there are."""
    for _received in range(count):
        card = take_top(position, INFAMY)
        if card < 0:
            return
        position.tell(RECEIVES, seat, card)
        enter(position, seat, card)


# Into play.


def enter(position: Position, seat: i64, card: i64) -> None:
    """Put a card that is in no list into a cabinet; it may make the zone larger at once."""
    put_in(position, seat, card)
    if rule_of(position, card, ZONE_SIZE):
        refill_zone(position)


def put_in(position: Position, seat: i64, card: i64) -> None:
    """The card itself enters; its direct effect is generated."""
    position.link(card, CABINETS + seat)
    position.flags[card] = 0
    position.ruled[seat] |= position.deck.ruling[card]
    if rule_of(position, card, ENTERS_TURNED):
        position.flags[card] = TURNED
    if position.deck.category[card] == POLITICIAN:
        position.politicians[seat] = card
    position.tell(ENTERS, seat, card)
    position.enqueue(position.deck.program(card, DIRECT), card, seat)


def reveal_voters(position: Position, count: i64) -> None:
    """Turn up voters into the zone, as many as there are."""
    for _revealed in range(count):
        card = take_top(position, VOTER)
        if card < 0:
            return
        position.flags[card] = 0
        position.link(card, ZONE)
        position.tell(VOTER_APPEARS, card)


def zone_size(position: Position) -> i64:
    """The least that the zone holds: three, unless cards say otherwise."""
    size = OPEN_VOTERS
    for seat in range(position.players):
        size += sum_rules(position, seat, ZONE_SIZE)
    return size


def refill_zone(position: Position) -> None:
    """Never fewer than the least; more stay."""
    missing = zone_size(position) - position.counts[ZONE]
    if missing > 0:
        reveal_voters(position, missing)


# Out of play.


def leave_list(position: Position, card: i64) -> None:
    """Take a card out of a hand, a cabinet or the zone; counters on it are discarded."""
    place = position.where[card]
    position.unlink(card)
    if place >= CABINETS:
        seat = place - CABINETS
        if position.deck.ruling[card] != 0:
            find_rules(position, seat)
        if position.politicians[seat] == card:
            position.politicians[seat] = NONE
    position.flags[card] = 0
    position.money[card] = 0


def find_rules(position: Position, seat: i64) -> None:
    """Work out anew which kinds of rules are in force in a cabinet."""
    position.ruled[seat] = 0
    card = position.heads[CABINETS + seat]
    while card >= 0:
        position.ruled[seat] |= position.deck.ruling[card]
        card = position.after[card]


def is_hidden(position: Position, card: i64) -> bool:
    """Whether a card lies in a hand and not everybody knows it."""
    place = position.where[card]
    return HANDS <= place < CABINETS and position.flags[card] & (REVEALED | KNOWN) == 0


def show_own(position: Position, seat: i64, card: i64) -> None:
    """A seat's card leaves its hand before everybody: whose own step it is has learnt nothing."""
    if not is_hidden(position, card):
        return
    position.shown += 1
    if seat == position.mover:
        position.given += 1


def discard(position: Position, seat: i64, card: i64) -> None:
    """Discard a card of a seat's hand or cabinet; a zone that may no longer be small is filled."""
    put_away(position, seat, card)
    if rule_of(position, card, ZONE_SIZE):
        refill_zone(position)


def put_away(position: Position, seat: i64, card: i64) -> None:
    """The card itself goes: to its discard, the zone, or the box."""
    show_own(position, seat, card)
    leave_list(position, card)
    category = position.deck.category[card]
    if category == VOTER:
        position.link(card, ZONE)
        position.tell(LOSES_VOTER, seat, card)
    elif has_discard(category):
        position.where[card] = DISCARD_PILE
        position.tell(DISCARDS_CARD, seat, card)
    else:
        position.where[card] = BOX
        position.tell(TO_BOX, seat, card)


def return_to_hand(position: Position, seat: i64, card: i64) -> None:
    """From cabinet or discard to hand, where everybody knows it to be."""
    if position.where[card] >= 0:
        leave_list(position, card)
    position.link(card, HANDS + seat)
    position.flags[card] = KNOWN
    position.tell(RETURNS_TO_HAND, seat, card)
    if rule_of(position, card, ZONE_SIZE):
        refill_zone(position)


def put_on_table(position: Position, card: i64) -> None:
    """Lay an event open, to be resolved."""
    position.where[card] = TABLE
    position.event = card


# Money.


def till(position: Position, seat: i64) -> i64:
    """The card that a seat's money is put on: its politician, unless a card says otherwise."""
    if position.has_rule(seat, MONEY_HERE):
        card = position.heads[CABINETS + seat]
        while card >= 0:
            if rule_of(position, card, MONEY_HERE):
                return card
            card = position.after[card]
    return position.politicians[seat]


def give_money(position: Position, seat: i64, count: i64) -> None:
    """Counters from the bank; without a card to put them on nothing happens."""
    card = till(position, seat)
    if card >= 0:
        money_onto(position, seat, card, count)


def money_onto(position: Position, seat: i64, card: i64, count: i64) -> None:
    """Counters onto a card of a seat's cabinet, which is told."""
    put = put_counters(position, card, count)
    if put > 0:
        position.tell(GETS_MONEY, seat, put, card)


def collectable(position: Position, seat: i64) -> i64:
    """The money on the card whose effect it is that could go to the seat's politician."""
    politician = position.politicians[seat]
    if politician < 0 or politician == position.source:
        return 0
    return position.money[position.source]


def put_counters(position: Position, card: i64, count: i64) -> i64:
    """Counters onto a card, as many as there is room for; how many."""
    room = MOST_COUNTERS - position.money[card]
    put = count if count < room else room
    if put > 0:
        position.money[card] += put
    return put


def purse(position: Position, seat: i64) -> i64:
    """The money a seat can spend: on its politician, and on cards that allow it."""
    politician = position.politicians[seat]
    total: i64 = 0
    if politician >= 0:
        total = position.money[politician]
    if position.has_rule(seat, SPEND_HERE):
        card = position.heads[CABINETS + seat]
        while card >= 0:
            if card != politician and position.money[card] > 0:
                if rule_of(position, card, SPEND_HERE):
                    total += position.money[card]
            card = position.after[card]
    return total


def spend_money(position: Position, seat: i64, count: i64) -> None:
    """Discard counters that are there: first from other cards, in order, then the politician's."""
    politician = position.politicians[seat]
    card = position.heads[CABINETS + seat]
    while card >= 0 and count > 0:
        if card != politician and position.money[card] > 0:
            if rule_of(position, card, SPEND_HERE):
                taken = count if count < position.money[card] else position.money[card]
                position.money[card] -= taken
                count -= taken
        card = position.after[card]
    if count > 0 and politician >= 0:
        position.money[politician] -= count


def lose_money(position: Position, seat: i64, count: i64) -> i64:
    """Lose counters as far as there are any; how many."""
    owned = purse(position, seat)
    lost = count if count < owned else owned
    if lost > 0:
        spend_money(position, seat, lost)
        position.tell(LOSES_MONEY, seat, lost)
    return lost


def clear_influence(position: Position, seat: i64) -> None:
    """Influence not spent is lost."""
    for sphere in range(SPHERES):
        position.influence[seat * SPHERES + sphere] = 0
    position.points[seat] = position.power[seat]


def clear_power(position: Position, seat: i64) -> None:
    """Power not spent is lost."""
    position.points[seat] -= position.power[seat]
    position.power[seat] = 0
