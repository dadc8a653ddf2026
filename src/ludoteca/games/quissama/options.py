# compiled: mypyc
"""The legal combinations and abilities, written out fast.

The predicates that explain a refusal decide about every action. Where one of them stands against
a whole row of actions, such as a cost that is the same for all, it is asked first and once.
"""

from ludoteca.games.quissama import abilities, characters, city, ministry, turn
from ludoteca.games.quissama.cards import (
    ALEMAO,
    ALENCAR,
    BLOW,
    BUSINESSES,
    CHARACTERS,
    FACES,
    GUAIAMUM,
    IMPERADOR,
    MARKET,
    MINISTERS,
    PLACES,
    PRINCESA,
    QUISSAMA,
    SCANDAL,
    SQUARES,
    WOODRUFF,
    gang_of_square,
)
from ludoteca.games.quissama.costs import gang_of_place, payable_regions, why_not_pay
from ludoteca.games.quissama.hands import faces_in_hand, why_not_from_hand
from ludoteca.games.quissama.original import ROADS, TENEMENT_ROADS
from ludoteca.games.quissama.pieces import legal_withdrawals
from ludoteca.games.quissama.state import Position
from ludoteca.games.quissama.vocabulary import (
    ATTACK,
    EMPLOY,
    END_TURN,
    EXCHANGE,
    FOUND,
    FREE,
    FREE_BY_LIBERTY,
    INFLUENCE,
    LOOK,
    MINISTER,
    MINISTER_WITHOUT,
    PLAY_BLOW,
    PLAY_ESCAPE,
    PLAY_SCANDAL,
    RECRUIT,
    RELEASE,
    REPLACE_BURGHER,
    REPLACE_MARKER,
    REPLACE_MINISTER,
    RESCUE,
    STEAL,
    STORE,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def legal_combinations(position: Position, out: ActionBuffer) -> None:
    """Everything that cards, tokens and the market allow."""
    legal_in_squares(position, out)
    legal_in_businesses(position, out)
    if ministry.why_not_minister(position, MINISTER) == LEGAL:
        out.add(MINISTER)
    legal_attacks(position, out)
    legal_specials(position, out)
    for character in range(CHARACTERS):
        if characters.why_not_influence(position, character) == LEGAL:
            out.add(INFLUENCE + character)
    for character in range(CHARACTERS):
        if position.markers[character] != 0:
            if characters.why_not_pay_off(position, character) == LEGAL:
                legal_releases(position, character, out)
    legal_withdrawals(position, out)
    legal_exchanges(position, out)


def legal_in_squares(position: Position, out: ActionBuffer) -> None:
    """Capoeiras that can be freed."""
    reason: i64 = LEGAL
    for square in range(SQUARES):
        if square == 0 or gang_of_square(square) != gang_of_square(square - 1):
            reason = city.why_not_free(position, square)  # the same in all squares of a gang
        if reason == LEGAL:
            out.add(FREE + square)


def legal_in_businesses(position: Position, out: ActionBuffer) -> None:
    """Businesses to be founded and filled; the tenement."""
    if why_not_pay(position, FOUND) == LEGAL:
        for business in range(BUSINESSES):
            if city.why_not_found(position, business) == LEGAL:
                out.add(FOUND + business)
    payable = payable_regions(position, EMPLOY)
    if payable != 0:
        for business in range(BUSINESSES):
            if (payable >> gang_of_square(ROADS[business])) & 1 == 1:
                if city.why_not_employ(position, business) == LEGAL:
                    out.add(EMPLOY + business)
    if (payable >> GUAIAMUM) & 1 == 1:
        for place in range(len(TENEMENT_ROADS)):
            if city.why_not_recruit(position, TENEMENT_ROADS[place]) == LEGAL:
                out.add(RECRUIT + place)


def legal_attacks(position: Position, out: ActionBuffer) -> None:
    """Whom three capoeiras of the other gang can reach."""
    payable = payable_regions(position, ATTACK)
    if payable != 0:
        for place in range(PLACES):
            if (payable >> gang_of_place(place)) & 1 == 1:
                if city.why_not_attack(position, place) == LEGAL:
                    out.add(ATTACK + place)


def legal_specials(position: Position, out: ActionBuffer) -> None:
    """What Bênção de Peito, Escândalo and Fuga can do."""
    if why_not_from_hand(position, BLOW) == LEGAL:
        for place in range(PLACES):
            if city.why_not_blow(position, place) == LEGAL:
                out.add(PLAY_BLOW + place)
    if why_not_from_hand(position, SCANDAL) == LEGAL:
        for space in range(MINISTERS):
            if ministry.why_not_scandal(position, space) == LEGAL:
                out.add(PLAY_SCANDAL + space)
    if city.why_not_escape(position) == LEGAL:
        for square in range(SQUARES):
            out.add(PLAY_ESCAPE + square)


def legal_releases(position: Position, character: i64, out: ActionBuffer) -> None:
    """Rivals' markers that can be paid off."""
    for rival in range(position.players):
        if characters.why_not_release(position, character, rival) == LEGAL:
            out.add(RELEASE + character * 5 + rival)


def legal_exchanges(position: Position, out: ActionBuffer) -> None:
    """Cards of the hand against cards of the market."""
    if turn.why_not_trade(position) != LEGAL:
        return
    faces = faces_in_hand(position)
    for face in range(FACES):
        if (faces >> face) & 1 == 1:
            for slot in range(MARKET):
                if turn.why_not_exchange(position, face, slot) == LEGAL:
                    out.add(EXCHANGE + face * MARKET + slot)


def legal_abilities(position: Position, out: ActionBuffer) -> None:
    """What the characters of the seat in turn can still do this turn."""
    if abilities.why_not_use(position, QUISSAMA) == LEGAL:
        if abilities.why_not_store(position) == LEGAL:
            out.add(STORE)
        if abilities.why_not_rescue(position) == LEGAL:
            out.add(RESCUE)
    if abilities.why_not_use(position, WOODRUFF) == LEGAL:
        for rival in range(position.players):
            if abilities.why_not_look(position, rival) == LEGAL:
                out.add(LOOK + rival)
    if abilities.why_not_use(position, ALEMAO) == LEGAL:
        legal_thefts(position, out)
    if abilities.why_not_use(position, IMPERADOR) == LEGAL:
        legal_replacements(position, out)
    legal_discounts(position, out)


def legal_thefts(position: Position, out: ActionBuffer) -> None:
    """Rivals whom Alemão can rob."""
    for rival in range(position.players):
        if abilities.why_not_steal(position, rival) == LEGAL:
            out.add(STEAL + rival)


def legal_replacements(position: Position, out: ActionBuffer) -> None:
    """Rivals' pieces that the Emperor can replace."""
    for business in range(BUSINESSES):
        if abilities.why_not_replace_burgher(position, business) == LEGAL:
            out.add(REPLACE_BURGHER + business)
    for space in range(MINISTERS):
        if abilities.why_not_replace_minister(position, space) == LEGAL:
            out.add(REPLACE_MINISTER + space)
    for character in range(CHARACTERS):
        if position.markers[character] != 0:
            for rival in range(position.players):
                if abilities.why_not_replace_marker(position, character, rival) == LEGAL:
                    out.add(REPLACE_MARKER + character * 5 + rival)


def legal_discounts(position: Position, out: ActionBuffer) -> None:
    """Alencar's ministers and the Princess's capoeiras."""
    if abilities.why_not_use(position, ALENCAR) == LEGAL:
        for action in range(MINISTER_WITHOUT, FREE_BY_LIBERTY):
            if abilities.why_not_minister_without(position, action) == LEGAL:
                out.add(action)
    if abilities.why_not_use(position, PRINCESA) == LEGAL:
        for action in range(FREE_BY_LIBERTY, END_TURN):
            if abilities.why_not_free_cheaply(position, action) == LEGAL:
                out.add(action)
