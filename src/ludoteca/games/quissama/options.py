# compiled: mypyc
"""The legal combinations and abilities, written out fast.

A cost is looked at once for all places it could be spent on; what is left is asked of the same
predicates that explain a refusal.
"""

from ludoteca.games.quissama import abilities, characters, city, ministry, turn
from ludoteca.games.quissama.cards import (
    ALEMAO,
    ALENCAR,
    ATTACK_WITH_GUAIAMUNS,
    ATTACK_WITH_NAGOAS,
    BERNARDINA,
    BLOW,
    BUSINESSES,
    CHARACTERS,
    EMPLOY_GUAIAMUM,
    EMPLOY_NAGOA,
    ESCAPE,
    FACES,
    FOUND_COST,
    FREE_GUAIAMUM,
    FREE_NAGOA,
    GUAIAMUM,
    IMPERADOR,
    MARKET,
    MINISTER_COST,
    MINISTERS,
    NAGOA,
    PLACES,
    PRINCESA,
    QUISSAMA,
    SCANDAL,
    SQUARES,
    WOODRUFF,
    gang_of_square,
)
from ludoteca.games.quissama.costs import affords, gang_of_place
from ludoteca.games.quissama.original import ROADS, TENEMENT_ROADS
from ludoteca.games.quissama.pieces import legal_withdrawals
from ludoteca.games.quissama.state import OPEN_MARKET, Position
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
from ludoteca.kernel.action_buffer import ActionBuffer, add_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def legal_combinations(position: Position, out: ActionBuffer) -> None:
    """Everything that cards, tokens and the market allow."""
    legal_in_squares(position, out)
    legal_in_businesses(position, out)
    if affords(position, MINISTER_COST) and ministry.has_piece_to_place(position):
        out.add(MINISTER)
    legal_attacks(position, out)
    legal_specials(position, out)
    for character in range(CHARACTERS):
        if characters.why_not_influence(position, character) == LEGAL:
            out.add(INFLUENCE + character)
    for character in range(CHARACTERS):
        if position.markers[character] != 0:
            if character == BERNARDINA or position.holders[character] == position.seat:
                legal_releases(position, character, out)
    legal_withdrawals(position, out)
    legal_exchanges(position, out)


def legal_in_squares(position: Position, out: ActionBuffer) -> None:
    """Capoeiras that can be freed."""
    if position.senzala > 0:
        nagoas = affords(position, FREE_NAGOA)
        guaiamuns = affords(position, FREE_GUAIAMUM)
        for square in range(SQUARES):
            if nagoas if gang_of_square(square) == NAGOA else guaiamuns:
                out.add(FREE + square)


def legal_in_businesses(position: Position, out: ActionBuffer) -> None:
    """Businesses to be founded and filled; the tenement."""
    if affords(position, FOUND_COST):
        for business in range(BUSINESSES):
            if city.why_not_found(position, business) == LEGAL:
                out.add(FOUND + business)
    nagoas = affords(position, EMPLOY_NAGOA)
    guaiamuns = affords(position, EMPLOY_GUAIAMUM)
    if nagoas or guaiamuns:
        for business in range(BUSINESSES):
            if nagoas if gang_of_square(ROADS[business]) == NAGOA else guaiamuns:
                if city.why_not_employ(position, business) == LEGAL:
                    out.add(EMPLOY + business)
    if guaiamuns:
        for place in range(len(TENEMENT_ROADS)):
            if city.why_not_recruit(position, TENEMENT_ROADS[place]) == LEGAL:
                out.add(RECRUIT + place)


def legal_attacks(position: Position, out: ActionBuffer) -> None:
    """Whom three capoeiras of the other gang can reach."""
    on_guaiamuns = affords(position, ATTACK_WITH_NAGOAS)
    on_nagoas = affords(position, ATTACK_WITH_GUAIAMUNS)
    if on_guaiamuns or on_nagoas:
        for place in range(PLACES):
            if on_guaiamuns if gang_of_place(place) == GUAIAMUM else on_nagoas:
                if city.why_not_attack(position, place) == LEGAL:
                    out.add(ATTACK + place)


def legal_specials(position: Position, out: ActionBuffer) -> None:
    """What Bênção de Peito, Escândalo and Fuga can do."""
    first = position.seat * FACES
    if position.hands[first + BLOW] > 0:
        for place in range(PLACES):
            if city.people_at(position, place) > 0:
                out.add(PLAY_BLOW + place)
    if position.hands[first + SCANDAL] > 0:
        for space in range(MINISTERS):
            if ministry.why_not_scandal(position, space) == LEGAL:
                out.add(PLAY_SCANDAL + space)
    if position.hands[first + ESCAPE] > 0 and position.senzala > 0:
        for square in range(SQUARES):
            out.add(PLAY_ESCAPE + square)


def legal_releases(position: Position, character: i64, out: ActionBuffer) -> None:
    """Rivals' markers that can be paid off."""
    for rival in range(position.players):
        if characters.why_not_release(position, character, rival) == LEGAL:
            out.add(RELEASE + character * 5 + rival)


def legal_exchanges(position: Position, out: ActionBuffer) -> None:
    """Cards of the hand against cards of the market."""
    if position.exchanged > 0 and position.settings[OPEN_MARKET] == 0:
        return
    for face in range(FACES):
        if position.hands[position.seat * FACES + face] > 0:
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
    if position.tenement > 0 and abilities.why_not_use(position, ALEMAO) == LEGAL:
        add_bits(abilities.victims(position), STEAL, out)
    if abilities.why_not_use(position, IMPERADOR) == LEGAL:
        legal_replacements(position, out)
    legal_discounts(position, out)


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


def legal_faces(position: Position, owner: i64, first: i64, out: ActionBuffer) -> None:
    """One action for each face in a hand."""
    for face in range(FACES):
        if position.hands[owner * FACES + face] > 0:
            out.add(first + face)
