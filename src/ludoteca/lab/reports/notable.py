"""The sentences at the top of the balance report: what stands out, and what does not."""

from collections.abc import Iterable, Iterator, Sequence

from ludoteca.lab.reports.balance_cases import Sides, by_players, places
from ludoteca.lab.reports.plots import SIDES
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.statistics.intervals import Z95, Share
from ludoteca.lab.statistics.outliers import (
    ENOUGH,
    Difference,
    Kind,
    Thing,
    mean_difference,
    share_difference,
    strict_z,
    thing_difference,
)
from ludoteca.lab.statistics.sample import Sample
from ludoteca.lab.statistics.things import Things

SHARED = 0.05  # from here on shared wins are worth a sentence
NAMED = 5  # things of a kind and set that are named; how many more there are is said

Line = tuple[str, str]  # CSS class and sentence


def notable(
    words: Phrasebook, sides: Sides, things: Sequence[Things], kinds: Sequence[Sequence[Kind]]
) -> dict[str, list[Line]]:
    """Everything out of line under its heading, most general first."""
    seats = list(_seats(words, sides)) or [("even", words.say("find-no-seat"))]
    groups = {words.say("lab-seats"): [*seats, *_shared(words, sides)]}
    if len(sides) > 1:
        changes = list(_changes(words, sides)) or [("even", words.say("find-same"))]
        groups[words.say("lab-compared")] = changes
    for each, found in zip(things, kinds, strict=True):
        if any(kind.things for kind in found) and (lines := list(_kind(words, each, found))):
            groups[each.title[words.language]] = lines
    return groups


def _seats(words: Phrasebook, sides: Sides) -> Iterator[Line]:
    """Places that win clearly more or less than an equal part, all of a table judged at once."""
    for samples in by_players(sides):
        for number, sample in enumerate(samples):
            yield from _of_side(words, number, len(samples), _strange_places(words, sample))


def _of_side(words: Phrasebook, side: int, sides: int, lines: Iterable[Line]) -> Iterator[Line]:
    """The same lines; where two sets of options are compared, each says of which it speaks."""
    for css, said in lines:
        yield css, words.say(f"find-in-{SIDES[side]}", said=said) if sides > 1 else said


def _strange_places(words: Phrasebook, sample: Sample) -> Iterator[Line]:
    """The places of one table that are out of line."""
    name, (shares,) = places([sample])
    players = sample.players
    if sample.games < ENOUGH:
        return
    strict = strict_z(players) / Z95
    for number, share in enumerate(shares if players > 2 else shares[:1]):
        wider = Share(
            share.value,
            share.value - strict * (share.value - share.low),
            share.value + strict * (share.high - share.value),
        )
        if wider.excludes(1 / players):
            place = words.say("ordinal", number=number + 1)
            yield (
                "up" if share.value > 1 / players else "down",
                words.say(
                    f"find-{name}",
                    players=players,
                    place=place if name == "turn" else str(number + 1),
                    share=words.percent(share.value),
                    bounds=words.between(share.low, share.high),
                    fair=words.percent(1 / players),
                ),
            )


def _shared(words: Phrasebook, sides: Sides) -> Iterator[Line]:
    for samples in by_players(sides):
        for number, sample in enumerate(samples):
            share = sample.shared / sample.games
            if share >= SHARED:
                said = words.percent(share)
                line = "", words.say("find-shared", players=sample.players, share=said)
                yield from _of_side(words, number, len(samples), [line])


def _changes(words: Phrasebook, sides: Sides) -> Iterator[Line]:
    """How length and points differ between the two sets of options."""
    for one, other in by_players(sides):
        longer = mean_difference(one.lengths, other.lengths)
        if longer.is_clear:
            direction = "longer" if longer.value > 0 else "shorter"
            yield "", _change(words, "find-length", one.players, longer, direction)
        more = mean_difference(one.points, other.points)
        if more.is_clear:
            direction = "more" if more.value > 0 else "fewer"
            yield "", _change(words, "find-points", one.players, more, direction)

        yield from _place_changes(words, [one, other])


def _place_changes(words: Phrasebook, samples: Sequence[Sample]) -> Iterator[Line]:
    """Places that win clearly more or less with the second set of options."""
    name, (first, second) = places(samples)
    games = [sample.ordered if name == "turn" else sample.games for sample in samples]
    players = samples[0].players
    for number in range(players if players > 2 else 1):
        one, other = first[number], second[number]
        if share_difference(one, games[0], other, games[1], players).is_clear:
            place = words.say("ordinal", number=number + 1) if name == "turn" else str(number + 1)
            shares = {"one": words.percent(one.value), "other": words.percent(other.value)}
            yield "", words.say(f"find-{name}-change", players=players, place=place, **shares)


def _change(
    words: Phrasebook, identifier: str, players: int, difference: Difference, direction: str
) -> str:
    return words.say(
        identifier,
        players=players,
        direction=direction,
        value=words.number(abs(difference.value), 1),
        margin=words.number(difference.margin, 1),
    )


def _kind(words: Phrasebook, things: Things, kinds: Sequence[Kind]) -> Iterator[Line]:
    """What is out of line among the things of one kind; changes are what was asked for: all."""
    lines: list[Line] = []
    for number, kind in enumerate(kinds):
        lines += _of_side(words, number, len(kinds), _strange(words, kind))
    if len(kinds) > 1:
        lines += _changed(words, kinds)
    yield from lines
    if not lines and things.taken:
        yield "even", words.say("find-none")
    if things.taken and things.seen:
        for number, kind in enumerate(kinds):
            yield from _of_side(words, number, len(kinds), _never(words, kind))


def _strange(words: Phrasebook, kind: Kind) -> Iterator[Line]:
    """The first few of the things that are out of line."""
    lines = [*_strange_wins(words, kind), *_strange_takes(words, kind)]
    yield from lines[:NAMED]
    if len(lines) > NAMED:
        yield "", words.say("find-more", count=len(lines) - NAMED)


def _never(words: Phrasebook, kind: Kind) -> Iterator[Line]:
    """What nobody took, unless that is too much to be named."""
    never = [words.thing(thing.name) for thing in kind.things if not thing.takers]
    if 0 < len(never) <= NAMED:
        yield "", words.say("find-never", things=words.listed(never))


def _strange_wins(words: Phrasebook, kind: Kind) -> list[Line]:
    strange = [thing for thing in kind.things if thing.strange_wins]
    strange.sort(key=lambda thing: -abs(thing.won.value / (kind.lift * thing.fair) - 1))
    return [
        (
            "up" if thing.strange_wins > 0 else "down",
            words.say(
                "find-wins",
                thing=words.thing(thing.name),
                share=words.percent(thing.won.value),
                bounds=words.between(thing.won.low, thing.won.high),
                expected=words.percent(kind.lift * thing.fair),
            ),
        )
        for thing in strange
    ]


def _strange_takes(words: Phrasebook, kind: Kind) -> list[Line]:
    lines = []
    for thing in kind.things:
        if thing.strange_takes and thing.takers:
            which = "more" if thing.strange_takes > 0 else "less"
            share = words.percent(thing.taken.value)
            name = words.thing(thing.name)
            said = words.say(f"find-takes-{which}", thing=name, share=share)
            lines.append(("", said))
    return lines


def _changed(words: Phrasebook, kinds: Sequence[Kind]) -> list[Line]:
    both: list[tuple[Thing, Thing]] = []
    for thing in kinds[0].things:
        found = kinds[1].named(thing.name)
        if found and thing_difference(thing, found, len(kinds[0].things)).is_clear:
            both.append((thing, found))
    return [
        (
            "",
            words.say(
                "find-change",
                thing=words.thing(one.name),
                one=words.percent(one.won.value),
                other=words.percent(other.won.value),
            ),
        )
        for one, other in both
    ]
