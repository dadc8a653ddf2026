# compiled: mypyc
"""The goals of the characters, looked at after every action of anybody."""

from ludoteca.games.quissama.cards import (
    ALEMAO,
    ALENCAR,
    ALENCAR_GOAL,
    ARAUJO,
    ARAUJO_GOAL,
    BERNARDINA,
    IMPERADOR,
    IMPERADOR_GOAL,
    PRINCESA,
    WOODRUFF,
)
from ludoteca.games.quissama.state import OVER, Position
from ludoteca.games.quissama.vocabulary import WINS
from ludoteca.kernel.native import i64


def has_met(position: Position, seat: i64, character: i64) -> bool:
    """Whether a seat stands where a character's goal asks; holding it is another matter."""
    if character <= WOODRUFF:
        return position.is_free(seat, BERNARDINA)
    if character == ALEMAO:
        return position.tenement == position.tenement_spaces
    if character == ARAUJO:
        return position.full_businesses(seat) >= ARAUJO_GOAL
    if character == PRINCESA:
        return position.on_board() >= position.princess_goal
    if character == ALENCAR:
        if position.ministers(seat) < ALENCAR_GOAL:
            return False
        return position.full_businesses(seat) >= ALENCAR_GOAL
    return character == IMPERADOR and position.ministers(seat) >= IMPERADOR_GOAL


def check_goals(position: Position) -> None:
    """End the game if a free character's goal is met: the seat in turn first, then in order."""
    best = position.players
    for character in range(BERNARDINA):
        holder = position.holders[character]
        if holder >= 0 and position.markers[character] == 0:
            distance = (holder - position.seat + position.players) % position.players
            if distance < best and has_met(position, holder, character):
                best = distance
                position.winner = holder
                position.winning = character
    if best < position.players:
        position.phase = OVER
        position.tell(WINS, position.winner, position.winning)
