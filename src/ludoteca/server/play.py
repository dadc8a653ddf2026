"""What people and bots do at a table. Call while holding the room; Denied says why not."""

import contextlib

from ludoteca.kernel.game import Hurry
from ludoteca.kernel.spoken import Event, Refused
from ludoteca.kernel.state import State
from ludoteca.kernel.table import NEVER, Table
from ludoteca.kernel.text import Seat
from ludoteca.server import absences, automatic, entries as e
from ludoteca.server.denials import Denied, denied_by_game
from ludoteca.server.names import thinned
from ludoteca.server.numbering import ALL, bit_of, is_told_to_all
from ludoteca.server.room import Room, now, told
from ludoteca.server.uptime import Uptime
from ludoteca.server.voices import whose

STRANGERS = 4  # the part of a table's room that is for those who only watch: one of so many


def check_playing(room: Room) -> None:
    """Only while the game is on."""
    if room.ledger.phase != "playing" or room.table is None:
        raise Denied("not_now")


def check_step(room: Room, seat: int, step: int) -> None:
    """The decision that was meant must still be the one that is asked.

    Steps are those that the seat has been shown. Where several decide at once they go on while
    one's own decision stays the same.
    """
    ledger = room.ledger
    now_at = ledger.step_of(seat)
    first = ledger.asked_shown[seat] if seat in ledger.waiting else now_at
    if not first <= step <= now_at:
        raise Denied("stale")


async def act(
    room: Room, seat: int, action: int, who: str = "", message: str = "", step: int | None = None
) -> None:
    """Do an action of the game; if it was meant for a step, only while that is the one asked.

    A person for whom a bot stands in has come back with it, unless it is refused.
    """
    check_playing(room)
    if step is not None:
        check_step(room, seat, step)
    try:
        entry = _play(room, seat, action)
    except Refused as refused:
        raise denied_by_game(refused.reason) from refused
    entry.who, entry.id = who, message
    await room.append(*_returned(room, seat, who, entry.seers), entry, *_answers(room))


def _returned(room: Room, seat: int, who: str, seers: int) -> list[e.Returned]:
    """Whoever does what a bot would have done is back, and all are told.

    Not by what is done in secret while their time is up: they would be away again at once, and how
    often they came and went would tell how much they did.
    """
    ledger = room.ledger
    if not who or not ledger.seats[seat].absent:
        return []
    is_secret = not is_told_to_all(seers, len(ledger.seats))
    if is_secret and ledger.opened.absence == "bot" and ledger.clocks.is_spent(now(), seat):
        return []
    return [e.Returned(at=now(), who=who, seat=seat)]


def _play(room: Room, seat: int, action: int) -> e.Acted:
    assert room.table is not None
    before, hurry = (room.table.state.clone(), room.table.waiting), hurry_of(room.table)
    events = room.table.play(seat, action)
    step = room.table.steps[-1]
    room.around.metrics.count("moves")
    return e.Acted(
        at=now(),
        seat=seat,
        action=step.action,
        chances=step.chances,
        shown=step.shown,
        given=step.given,
        settled=step.settled,
        hurry=None if hurry_of(room.table) == hurry else seconds_of(room.table),
        waiting=list(room.table.waiting),
        events=told(events),
        seers=seers_of(room.table, *before, events),
    )


def hurry_of(table: Table) -> Hurry | None:
    """What those who are waited for may not take long about."""
    return table.game.hurry(table.state)


def seconds_of(table: Table) -> int:
    """How much time the game gives them; 0: it does not hurry anybody."""
    hurry = hurry_of(table)
    return hurry.seconds if hurry is not None else 0


def _answers(room: Room) -> list[e.Acted]:
    return [_play(room, seat, action) for seat, action in automatic.answers(room)]


async def answer_for_players(room: Room) -> None:
    """Answer what the table answers by itself; for when no action has brought it up."""
    if room.ledger.phase == "playing" and automatic.is_due(room):
        await room.append(*_answers(room))


async def plan(room: Room, seat: int, action: int | None, who: str, message: str) -> None:
    """Answer with this where the table would answer; None: as it would."""
    check_playing(room)
    assert room.table is not None
    if action is not None and not room.table.game.may_plan(room.table.state, seat, action):
        raise Denied("not_now")
    await room.append(e.Planned(at=now(), who=who, id=message, seat=seat, action=action))
    room.show_plan(seat)


def seers_of(table: Table, before: State, waited: tuple[int, ...], events: list[Event]) -> int:
    """Who was shown anything of the latest step: all, if anybody else is waited for now."""
    if table.waiting != waited:
        return ALL
    seers = bit_of(table.steps[-1].seat)
    for event in events:
        seers |= event.seers
    for viewer in (*range(table.players), None):
        if not seers & bit_of(viewer) and before.view(viewer) != table.view(viewer):
            seers |= bit_of(viewer)
    everybody = all(seers & bit_of(viewer) for viewer in (*range(table.players), None))
    return ALL if everybody else seers


async def _undo(
    room: Room, seat: int, unseen: set[int], who: str = "", message: str = ""
) -> e.Undone:
    kept = await room.take_back(seat, unseen)
    assert room.table is not None
    only, waiting = len(room.table.steps) > kept, list(room.table.waiting)
    return e.Undone(
        at=now(),
        who=who,
        id=message,
        seat=seat,
        kept=kept,
        waiting=waiting,
        only=only,
        hurry=seconds_of(room.table),
    )


async def _outcome(room: Room, what: str, seat: int) -> e.Undone | e.Ended:
    return await _undo(room, seat, set()) if what == "undo" else e.Ended(at=now(), why="agreed")


async def propose(room: Room, seat: int, what: e.What, who: str, message: str) -> None:
    """Take back, or end: at once where nobody has to be asked."""
    check_playing(room)
    assert room.table is not None
    reason = None
    if what == "undo":
        unseen = room.ledger.unseen(seat)
        reason = room.table.why_not_undo(seat, unseen)
        if reason is None:
            undone = await _undo(room, seat, unseen, who, message)
            seers = room.ledger.seers_of_undone(undone)
            await room.append(*_returned(room, seat, who, seers), undone)
            return
    await be_there(room, seat, who)
    if reason is not None and reason.name in NEVER:
        raise denied_by_game(reason)
    if room.ledger.proposal is not None:
        raise Denied("not_now")
    for away in room.ledger.absent_others(seat):
        raise Denied("not_now", "problem-somebody-away", seat=Seat(away))
    proposed = e.Proposed(at=now(), who=who, id=message, seat=seat, what=what)
    if room.ledger.others(seat):
        await room.append(proposed)
    else:
        await room.append(proposed, await _outcome(room, what, seat))


async def answer(room: Room, seat: int, yes: bool, who: str, message: str) -> None:
    """Agree or not, for all the seats one holds; the last to agree brings it about.

    Who does not agree to what they proposed themselves withdraws it.
    """
    check_playing(room)
    proposal, asked = room.ledger.proposal, room.ledger.must_agree()
    is_withdrawn = proposal is not None and seat == proposal.seat and not yes
    if proposal is None or not (seat in asked or is_withdrawn):
        raise Denied("not_now")
    mine = [n for n in room.ledger.held_by(who) if n in asked]
    entries: list[e.AnyEntry] = [
        e.Answered(at=now(), who=who, id=message, seat=n, yes=yes)
        for n in (mine if yes else [seat])
    ]
    if yes and asked <= set(mine):
        entries.append(await _outcome(room, proposal.what, proposal.seat))
    await room.append(*entries)


async def say(room: Room, seat: int | None, name: str, text: str, who: str, message: str) -> None:
    """Chat: plain text, of a length that others can read."""
    limits = room.around.limits
    words = thinned(" ".join("".join(c if c.isprintable() else " " for c in text).split()))
    if not words:
        raise Denied("bad_message")
    if len(words) > limits.chat:
        raise Denied("too_long", most=limits.chat)
    share = limits.chat_lines // (STRANGERS if seat is None else 1)
    if len(room.ledger.chat) >= share:
        raise Denied("not_now")
    await room.append(e.Said(at=now(), who=who, id=message, name=name, text=words, seat=seat))


async def mute(room: Room, voice: str, on: bool, who: str, message: str) -> None:
    """Do not read somebody; only those who wrote something, and not oneself."""
    whom = whose(room.ledger, who, voice)
    if whom in ("", who):
        raise Denied("bad_message")
    await room.append(e.Muted(at=now(), who=who, id=message, whom=whom, on=on))


async def come_back(room: Room, seat: int, who: str, message: str) -> None:
    """The player is back: the bot leaves."""
    check_playing(room)
    if not room.ledger.seats[seat].absent:
        raise Denied("not_now")
    await room.append(e.Returned(at=now(), who=who, id=message, seat=seat))


async def be_there(room: Room, seat: int, who: str) -> None:
    """Who proposes, agrees or claims something has come back, if a bot was standing in."""
    if room.ledger.phase == "playing" and room.ledger.seats[seat].absent:
        await come_back(room, seat, who, "")


async def make_good(room: Room, uptime: Uptime) -> None:
    """Give back what clocks ran while nobody could play."""
    for gap in uptime.missed(room.ledger):
        await room.append(e.Stood(at=now(), since=gap.since, until=gap.until))


async def expire(room: Room, uptime: Uptime) -> None:
    """Do what was agreed about those whose time is up."""
    await make_good(room, uptime)
    await _go_on(room)
    await absences.mind(room)


async def _go_on(room: Room) -> None:
    """Answer for those to whom the game gave a little time, which is up."""
    ledger, at = room.ledger, now()
    lapsing = [(seat, ledger.clocks.lapses(seat)) for seat in ledger.waiting]
    late = [seat for seat, lapses in lapsing if lapses is not None and lapses <= at]
    if ledger.phase != "playing" or room.table is None or not late:
        return
    entries: list[e.Acted] = []
    for seat in late:
        hurry = hurry_of(room.table)
        if hurry is not None and seat in room.table.waiting:
            entries.append(_play(room, seat, hurry.action))
    await room.append(*entries, *_answers(room))


async def follow_rules(room: Room) -> None:
    """Say that a game goes on under newer rules; nothing if another process has said so."""
    with contextlib.suppress(Denied):
        async with room.hold():
            if room.has_newer_rules:
                await room.append(e.Ruled(at=now(), rules=room.game().meta.rules_version))
