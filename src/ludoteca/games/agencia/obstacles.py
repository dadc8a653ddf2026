"""Why a hegemony that is present in the society favours nobody, by the name of a sentence."""

from ludoteca.games.agencia.books import NOBODY
from ludoteca.games.agencia.hegemony import (
    can_lead,
    favoured,
    has_majority_row,
    longest_highest,
    most_wins,
)
from ludoteca.games.agencia.language import (
    ANCESTORS,
    AUSTRIAN,
    FASCISM,
    LEVIATHAN,
    STATELESS,
    VANGUARD,
)
from ludoteca.games.agencia.state import Position


def obstacle(position: Position, ideology: int) -> str | None:
    """What makes it unavailable; None if nothing does."""
    if favoured(position, ideology) != NOBODY:
        return None
    if ideology in (ANCESTORS, LEVIATHAN):
        return _among_winners(position, ideology)
    if ideology == AUSTRIAN:
        return "came_together" if longest_highest(position) == NOBODY else "punished"
    if ideology == FASCISM:
        return _among_blockers(position)
    return _of_whoever_completed(position, ideology)


def _among_winners(position: Position, ideology: int) -> str:
    if not any(position.wins):
        return "no_win_yet"
    first = position.first_winners
    together = bool(first & (first - 1)) if ideology == ANCESTORS else most_wins(position) == NOBODY
    return "won_together" if together else "punished"


def _among_blockers(position: Position) -> str:
    books = position.books
    blockers = {int(books.blocker(seat)) for seat in range(position.players)} - {int(NOBODY)}
    if not blockers:
        return "nobody_blocks"
    return "several_block" if len(blockers) > 1 else "punished"


def _of_whoever_completed(position: Position, ideology: int) -> str:
    seat = position.reached[ideology]
    if ideology == STATELESS and not has_majority_row(position):
        return "no_majority"
    if seat == NOBODY:
        return "dealt"
    return "frozen" if ideology == VANGUARD and not can_lead(position, seat) else "punished"
