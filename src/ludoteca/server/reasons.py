"""Why a master would do something, in words.

Told is what the move itself brings or, where that is nothing, what the turn brings that it begins;
what it does to the others, what it costs, what the search expects to come next, and what it keeps a
rival from. Everything is looked at in positions that the seat can imagine; what is not the same in
all of them is not told, for nobody can know it. Of a turn is told what most of them bring.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.advice import Placing
from ludoteca.kernel.bits import lowest_bit, members
from ludoteca.kernel.game import Game, find
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Seat, Text
from ludoteca.server.bot_worker import Found, Question

WORLDS = 6  # positions that are imagined
DEEDS = 10  # of one's own that a turn is played on for, at most
CHOICES = 40  # between which somebody who plays on chooses, at most
LIKELY = 0.3  # of the thoughts on a move, at least, are about what is said to come next
Parts = dict[str, int]


@dataclass(frozen=True)
class Reasons:
    """Why, in words, and the plan of several moves that it belongs to, if there is one."""

    told: list[Text]
    placings: tuple[Placing, ...] = ()


def reasons_for(question: Question, found: Sequence[Found]) -> Reasons:
    """Why the first of what a master has found is its choice; nothing if nothing can be said."""
    played = find(question.game)
    state = played.reload(question.position)
    game, seat, [choice, *others] = played.at(state), question.seat, found
    chance = Random(question.seed)
    worlds = [state.imagine(seat, chance.word()) for _ in range(WORLDS)]
    after = [_after(world, seat, choice.action) for world in worlds]
    proposed = game.advice(state, seat)
    purpose = game.purpose(state, seat, choice.action)
    gains = _gains(game, worlds, after, seat)
    losses = _losses(game, worlds, after, seat)
    told = [
        *gains,
        *([purpose] if purpose else []),
        *([proposed.text] if proposed else []),
        *(_turn(game, worlds, after, seat, losses) if not (gains or purpose or proposed) else []),
        *losses,
        *_expected(game, after, seat, choice),
        *_prevented(game, worlds, after, seat, others),
        *([proposed.listed] if proposed and proposed.listed else []),
    ]
    return Reasons(told or [Text("hint-later")], proposed.placings if proposed else ())


def _after(world: State, seat: int, action: int) -> State:
    """A copy in which an action has been done."""
    copy = world.clone()
    copy.apply(seat, action)
    return copy


def _gains(game: Game, before: Sequence[State], after: Sequence[State], seat: int) -> list[Text]:
    """What the seat gains at once."""
    change = _change(game, before, after, seat)
    return [
        Text("hint-gains", {"what": Text(f"part-{name}", {"count": count})})
        for name, count in change.items()
        if count > 0
    ]


def _losses(game: Game, before: Sequence[State], after: Sequence[State], seat: int) -> list[Text]:
    """What it costs the others at once, and then what it costs the seat itself."""
    told = []
    for other in sorted(range(before[0].players), key=lambda each: each == seat):
        for name, count in _change(game, before, after, other).items():
            what = Text(f"part-{name}.less", {"count": -count})
            if count < 0 and other == seat:
                told.append(Text("hint-costs", {"what": what}))
            elif count < 0:
                told.append(Text("hint-rival", {"seat": Seat(other), "what": what}))
    return told


def _turn(
    game: Game,
    before: Sequence[State],
    after: Sequence[State],
    seat: int,
    losses: Sequence[Text],
) -> list[Text]:
    """What the turn brings in at least half of the worlds, if the seat plays it on sensibly.

    Where that is nothing for the seat itself, and the others lose nothing at once, what it takes
    from them.
    """
    turns = [_turn_of(game, *pair, seat) for pair in zip(before, after, strict=True)]
    middle = _middle([brought for brought, _ in turns])
    gains = [Text(f"part-{name}", {"count": count}) for name, count in middle.items() if count > 0]
    if gains:
        return [Text("hint-turn", {"what": _listed(gains)})]
    if any(each.id == "hint-rival" for each in losses):
        return []
    ends = [end for _, end in turns]
    return [
        Text("hint-turn-rival", {"seat": Seat(other), "what": _listed(losses)})
        for other in range(before[0].players)
        if other != seat and (losses := _usual_losses(game, before, ends, other))
    ]


def _usual_losses(
    game: Game, before: Sequence[State], ends: Sequence[State], seat: int
) -> list[Text]:
    """What a seat has less of when the turn ends, in at least half of the worlds."""
    changes = []
    for old, new in zip(before, ends, strict=True):
        had, has = game.parts(old, seat), game.parts(new, seat)
        changes.append({name: had[name] - has[name] for name in had})
    return [
        Text(f"part-{name}.less", {"count": count})
        for name, count in _middle(changes).items()
        if count > 0
    ]


def _middle(worlds: Sequence[Parts]) -> Parts:
    """Of each part, the middle one of what it is in all worlds."""
    return {name: sorted(each[name] for each in worlds)[WORLDS // 2] for name in worlds[0]}


def _listed(texts: Sequence[Text]) -> Text:
    """One after another, with commas."""
    *before, listed = texts
    for each in reversed(before):
        listed = Text("hint-list", {"first": each, "rest": listed})
    return listed


def _turn_of(game: Game, before: State, after: State, seat: int) -> tuple[Parts, State]:
    """All gains from a move on until somebody else decides, and the position then.

    What was gained and spent again counts too.
    """
    world = after.clone()
    had, has = game.parts(before, seat), game.parts(world, seat)
    brought = {name: max(0, has[name] - had[name]) for name in had}
    for _deed in range(DEEDS):
        if _mover(world, seat) != seat:
            break
        world = max(
            (_after(world, seat, action) for action in world.actions(seat)[:CHOICES]),
            key=lambda each: each.evaluate(seat),
        )
        had, has = has, game.parts(world, seat)
        brought = {name: brought[name] + max(0, has[name] - had[name]) for name in had}
    return brought, world


def _change(game: Game, before: Sequence[State], after: Sequence[State], seat: int) -> Parts:
    """By how much each part changes, where it does so in every world alike."""
    changes = []
    for old, new in zip(before, after, strict=True):
        had, has = game.parts(old, seat), game.parts(new, seat)
        changes.append({name: has[name] - had[name] for name in had})
    return {
        name: count
        for name, count in changes[0].items()
        if count and all(each[name] == count for each in changes)
    }


def _expected(game: Game, after: Sequence[State], seat: int, found: Found) -> list[Text]:
    """What the search thinks will come next, if it did so often and every world allows it."""
    if found.replied < LIKELY * found.visits:
        return []
    movers = {_mover(world, seat) for world in after}
    if len(movers) > 1 or not all(_may(game, world, seat, found.reply) for world in after):
        return []
    deed = _called(game, after, found.reply)
    [mover] = movers
    if mover == seat:
        return [Text("hint-then-own", {"deed": deed})]
    return [Text("hint-then", {"seat": Seat(mover), "deed": deed})]


def _prevented(
    game: Game,
    worlds: Sequence[State],
    after: Sequence[State],
    seat: int,
    others: Sequence[Found],
) -> list[Text]:
    """What a rival would do after another move, and cannot after this one."""
    for other in others:
        if other.replied < LIKELY * other.visits:
            continue
        instead = [_after(world, seat, other.action) for world in worlds]
        movers = {_mover(world, seat) for world in [*after, *instead]}
        if len(movers) > 1 or movers <= {seat, -1}:
            continue
        could = all(_may(game, world, seat, other.reply) for world in instead)
        if could and not any(_may(game, world, seat, other.reply) for world in after):
            [rival] = movers
            deed = _called(game, instead, other.reply)
            return [Text("hint-keeps", {"seat": Seat(rival), "deed": deed})]
    return []


def _called(game: Game, worlds: Sequence[State], action: int) -> Text:
    """What an action is called where it would be done, if that is the same in every world."""
    called = game.called(worlds[0], action)
    if called is None or any(game.called(world, action) != called for world in worlds):
        return game.option_text(action)
    return called


def _mover(state: State, seat: int) -> int:
    """Who decides next, as the search has it: the seat itself before others; -1 if nobody does."""
    waiting = state.waiting()
    if not waiting:
        return -1
    return seat if seat in members(waiting) else int(lowest_bit(waiting))


def _may(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether whoever decides next may do this."""
    mover = _mover(state, seat)
    if mover < 0:
        return False
    row = ActionBuffer(game.vocabulary.size)
    state.legal(mover, row)
    return action in row.actions()
