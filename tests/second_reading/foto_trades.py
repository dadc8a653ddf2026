"""A second reading of Foto Perfeita's six trades: what each asks of whom, and what it does."""

from collections import Counter
from collections.abc import Generator

from tests.second_reading.foto_game import Answer, Asks, Game
from tests.second_reading.foto_photo import GUESTS

Turn = Generator[Asks, Answer, None]


def dance(game: Game) -> Turn:
    """All envelopes but one of each player's go into the centre; as many come back at random."""
    seats = range(game.players)
    kept = yield from game.all_choose(
        {seat: {f"keep {guest}" for guest in game.held(seat)} for seat in seats}
    )
    before = Counter(game.holder.values())
    assert Counter(game.told.holder.values()) == before
    assert all(game.told.holder[guest] == seat for seat, guest in kept.items())
    game.holder = dict(game.told.holder)


def partner(game: Game) -> Turn:
    """In turn order two envelopes of the centre are taken, and as many returned."""
    for seat in game.from_starter():
        asked = min(2, len(game.held(None)))
        yield from _move(game, "take", None, seat, asked)
        yield from _move(game, "give", seat, None, asked)


def _move(game: Game, word: str, source: int | None, target: int | None, asked: int) -> Turn:
    """So many envelopes change place, one by one; where all must, nobody is asked."""
    chooser = target if source is None else source
    assert chooser is not None
    for left in range(asked, 0, -1):
        there = game.held(source)
        if len(there) == left:
            guest = there[0]
        else:
            guest = yield from game.chooses(chooser, {f"{word} {guest}" for guest in there})
        game.holder[guest] = target


def gifts(game: Game) -> Turn:
    """One envelope to each neighbour; all of them are passed when everybody has chosen."""
    gifts: dict[int, list[tuple[str, int]]] = {seat: [] for seat in range(game.players)}
    asks = {seat: _gift_options(game, seat, []) for seat in gifts}
    asks = {seat: answers for seat, answers in asks.items() if answers}
    while asks:
        seat, action = yield asks
        gifts[seat].append(_gift(game, seat, action, gifts[seat]))
        asks[seat] = _gift_options(game, seat, gifts[seat])
        asks = {other: answers for other, answers in asks.items() if answers}
    for given in gifts.values():
        for guest, to in given:
            game.holder[guest] = to


def _gift_options(game: Game, seat: int, given: list[tuple[str, int]]) -> set[str]:
    """What a seat may give next: the left neighbour first, then the right one."""
    held = game.held(seat)
    if not held or len(given) == min(2, len(held), game.players - 1):
        return set()
    if len(held) == 1 and game.players > 2:
        return {"to_left", "to_right"}
    return {f"give {guest}" for guest in held} - {f"give {guest}" for guest, _ in given}


def _gift(game: Game, seat: int, action: str, given: list[tuple[str, int]]) -> tuple[str, int]:
    """The envelope and who gets it."""
    left, right = game.left_of(seat), (seat - 1) % game.players
    if action in ("to_left", "to_right"):
        return game.held(seat)[0], left if action == "to_left" else right
    return action.removeprefix("give "), right if given else left


def revelations(game: Game) -> Turn:
    """Two envelopes of the centre are opened before everybody, but no VIP card shown."""
    opened = game.told.open[0] & set(game.held(None))
    assert len(opened) == min(2, len(game.held(None)))
    for seat in range(game.players):
        game.open[seat] |= opened
    yield from game.peek(range(game.players) if opened else ())


def rumours(game: Game) -> Turn:
    """Everybody may look into one envelope that is not their own."""
    asks = {
        seat: {"pass"} | {f"look {guest}" for guest in GUESTS if game.holder[guest] != seat}
        for seat in range(game.players)
    }
    looked = yield from game.all_choose(asks)
    for seat, guest in looked.items():
        if guest != "pass":
            game.look_into(seat, guest)
    yield from game.peek(seat for seat, guest in looked.items() if guest != "pass")


def theft(game: Game) -> Turn:
    """Everybody takes one envelope from the left neighbour, of those held before."""
    chosen = yield from game.all_choose(
        {
            seat: {f"take {guest}" for guest in game.held(game.left_of(seat))}
            for seat in range(game.players)
        }
    )
    for seat, guest in chosen.items():
        game.holder[guest] = seat
