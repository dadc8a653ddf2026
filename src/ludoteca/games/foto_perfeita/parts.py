"""What a seat has to make its photo of, and the arrangement that a bot would make of it."""

from collections.abc import Sequence

from ludoteca.games.foto_perfeita.cards import CARD_CODES, IN_ENVELOPE
from ludoteca.games.foto_perfeita.scene import GUEST_CODES, GUESTS, OFFSETS
from ludoteca.games.foto_perfeita.scoring import decoration_points, is_met, score
from ludoteca.games.foto_perfeita.staging import (
    copy_of,
    known_guest_points,
    known_points,
    staging_for,
)
from ludoteca.games.foto_perfeita.state import LOOKING, NOBODY, NOWHERE, PHOTO, Position
from ludoteca.games.foto_perfeita.studio import compose
from ludoteca.games.foto_perfeita.view import VOCABULARY
from ludoteca.games.foto_perfeita.words import guest_name, space_name
from ludoteca.kernel.advice import Advice, Placing
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Text

TO_READ = ("take", "look")
TO_LET_GO = ("give", "offer")
PHOTOS = 400  # taken in mind; a tenth of a second


def parts(state: State, seat: int) -> dict[str, int]:
    """Envelopes, decorations, and whether the VIP card has made a guest count double."""
    assert isinstance(state, Position)
    held = sum(state.holder[guest] == seat for guest in range(GUESTS))
    doubled = int(state.vip_at[seat] != NOBODY)
    return {"doubled": doubled, "envelopes": held, "decorations": state.decorations[seat]}


def hope(state: State, seat: int) -> float:
    """What the best photo that is found by what a seat knows would bring, and its decorations.

    Envelopes it has not seen count as they are on the average.
    """
    assert isinstance(state, Position)
    if state.is_shown():
        return float(score(state, seat))
    return float(compose(state, seat, PHOTOS).points) + float(decoration_points(state, seat))


def advice(state: State, seat: int) -> Advice | None:
    """Where the guests should stand, by the envelopes that a seat has seen, while they may move."""
    assert isinstance(state, Position)
    if state.phase not in (LOOKING, PHOTO):
        return None
    taken = _taken(state, seat)
    placings = tuple(_placing(taken, seat, guest) for guest in _placed(taken, seat))
    if not placings:
        return None
    why = _joined("hint-places", [*_contented(taken, seat), *_helpers(taken, seat)])
    points = sum(each.points for each in placings)
    text = Text("hint-arrangement", {"points": points, "why": why})
    places = _joined("hint-places", [_place(each) for each in placings])
    return Advice(text, placings, Text("hint-placings", {"places": places}))


def purpose(state: State, seat: int, action: int) -> Text | None:
    """What an envelope is taken or looked into for, or why it may well go."""
    assert isinstance(state, Position)
    kind = VOCABULARY.kind(action)
    tried = kind.arguments(action)
    if kind.name == "keep":
        return Text("hint-keep")
    if kind.name not in (*TO_READ, *TO_LET_GO):
        return None
    guest = guest_name(tried["guest"])
    if _is_known(state, seat, tried["guest"]):
        return Text("hint-known", {"guest": guest}) if kind.name in TO_LET_GO else None
    if kind.name in TO_LET_GO:
        return None
    named = _naming(state, seat, tried["guest"])
    if named:
        return Text("hint-reads.named", {"guest": guest, "named": _guests(named)})
    return Text("hint-reads", {"guest": guest})


def _naming(state: Position, seat: int, guest: int) -> list[int]:
    """Whose wishes that a seat has read are about a guest."""
    about = {f"by-{GUEST_CODES[guest]}", f"hide-{GUEST_CODES[guest]}"}
    return [
        other
        for other in range(GUESTS)
        if other != guest
        and _is_known(state, seat, other)
        and about
        & {CARD_CODES[state.cards[other * IN_ENVELOPE + place]] for place in range(IN_ENVELOPE)}
    ]


def _taken(state: Position, seat: int) -> Position:
    """The photo of the staging, without those who neither score, as far as is known, nor help."""
    taken = copy_of(state)
    taken.phase = PHOTO
    taken.place_camera(seat)
    taken.lay_table(seat)
    floor = staging_for(state, seat).floor
    for guest in range(GUESTS):
        taken.floor[seat * GUESTS + guest] = floor[guest]
    taken.judge(seat)
    for guest in _placed(taken, seat):
        if not _is_known(taken, seat, guest):
            fewer = _without(taken, seat, guest)
            if known_points(fewer, seat, False) >= known_points(taken, seat, False):
                taken = fewer
    return taken


def _without(taken: Position, seat: int, guest: int) -> Position:
    """The photo taken again without a guest."""
    fewer = copy_of(taken)
    fewer.floor[seat * GUESTS + guest] = NOWHERE
    fewer.judge(seat)
    return fewer


def _placed(taken: Position, seat: int) -> list[int]:
    return [guest for guest in range(GUESTS) if taken.floor[seat * GUESTS + guest] != NOWHERE]


def _is_known(taken: Position, seat: int, guest: int) -> bool:
    return bool((taken.seen[seat] >> guest) & 1)


def _placing(taken: Position, seat: int, guest: int) -> Placing:
    """What a guest brings in a photo, by the envelopes seen; nothing where its is not."""
    known = _is_known(taken, seat, guest)
    points = known_guest_points(taken, seat, guest, False) if known else 0
    return Placing(guest, taken.floor[seat * GUESTS + guest] // OFFSETS, points)


def _met(taken: Position, seat: int) -> dict[int, int]:
    """How many wishes of each placed guest are met, of those whose envelope was seen."""
    return {
        guest: sum(
            is_met(taken, seat, guest, taken.cards[guest * IN_ENVELOPE + place])
            for place in range(IN_ENVELOPE)
        )
        for guest in _placed(taken, seat)
        if _is_known(taken, seat, guest)
    }


def _contented(taken: Position, seat: int) -> list[Text]:
    """Whose wishes are met, those with most of them first."""
    met = _met(taken, seat)
    grouped = {count: [guest for guest in met if met[guest] == count] for count in (3, 2, 1)}
    return [
        Text("hint-met", {"met": count, "guests": _guests(guests)})
        for count, guests in grouped.items()
        if guests
    ]


def _helpers(taken: Position, seat: int) -> list[Text]:
    """Guests who stand there only for the sake of others: their own wishes are not known."""
    met = _met(taken, seat)
    told = []
    for guest in _placed(taken, seat):
        if _is_known(taken, seat, guest):
            continue
        fewer = _met(_without(taken, seat, guest), seat)
        helped = [each for each in met if fewer[each] < met[each]]
        if helped:
            whom = {"guest": guest_name(guest), "helped": _guests(helped)}
            told.append(Text("hint-helper", whom))
    return told


def _guests(guests: Sequence[int]) -> Text:
    """Their names, as one says them in a row."""
    *some, last = [guest_name(guest) for guest in guests]
    if not some:
        return last
    return Text("hint-and", {"first": _joined("hint-comma", some), "rest": last})


def _joined(by: str, texts: Sequence[Text]) -> Text:
    joined = texts[-1]
    for text in reversed(texts[:-1]):
        joined = Text(by, {"first": text, "rest": joined})
    return joined


def _place(placing: Placing) -> Text:
    where = {"guest": guest_name(placing.piece), "space": space_name(placing.place)}
    return Text("hint-place", where)
