"""What one seat is shown of a table: all that ever leaves the server about a position."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from operator import attrgetter
from weakref import WeakKeyDictionary

import msgspec

from ludoteca.kernel.game import Argument, Game, find
from ludoteca.kernel.listener import SPECTATOR
from ludoteca.kernel.spoken import Option
from ludoteca.kernel.table import NEVER, Table
from ludoteca.kernel.text import Seat, Text, TextData
from ludoteca.server import messages as m, patience
from ludoteca.server.entries import Opened
from ludoteca.server.ledger import Chat, Ledger, Line
from ludoteca.server.names import is_given
from ludoteca.server.numbering import bit_of
from ludoteca.server.voices import voice_of

by_number = attrgetter("number")
LATEST = 100  # lines of the log that are sent at once
OWN = "own"  # said instead of the text of somebody's file


def show_option(option: Option) -> m.OptionData:
    """An option as data."""
    arguments = dict(option.arguments)
    return m.OptionData(option.action, option.kind, arguments, option.notation, option.text.data())


# By the words of a game, which may be those of a deck that a table has brought along.
_encoded: WeakKeyDictionary[Callable[[str, int], Argument], dict[int, msgspec.Raw]]
_encoded = WeakKeyDictionary()


def encode_option(table: Table, action: int) -> msgspec.Raw:
    """An option, ready to be put into a message: with these words mostly the same everywhere."""
    called = table.game.called(table.state, action)
    if called:
        shown = show_option(table.describe(action))
        return msgspec.Raw(m.encode(msgspec.structs.replace(shown, text=called.data())))
    known = _encoded.setdefault(table.game.words, {})
    if action not in known:
        known[action] = msgspec.Raw(m.encode(show_option(table.describe(action))))
    return known[action]


def show_state(
    table: Table, seat: int | None, step: int, unseen: Collection[int] = ()
) -> m.ShownState:
    """The position as a seat, or with None a spectator, sees it, after this step of theirs.

    `unseen`: steps of others that it has been shown nothing of.
    """
    waiting = list(table.waiting)
    is_asked = seat is not None and seat in waiting
    actions = table.actions(seat) if seat is not None else []
    undo, reason = show_undo(table, seat, unseen)
    return m.ShownState(
        step=step,
        waiting=waiting,
        view=table.view(seat),
        prompt=table.prompt(seat).data() if seat is not None and is_asked else None,
        asks=() if seat is None else table.asks(seat),
        options=[encode_option(table, action) for action in actions],
        undo=undo,
        undo_reason=reason,
        scores=table.scores if table.over else None,
        ranking=table.ranking if table.over else None,
    )


def asking_nothing(state: m.ShownState) -> m.ShownState:
    """The position in which a game was left off: nobody is waited for any more."""
    return msgspec.structs.replace(
        state, waiting=[], prompt=None, asks=(), options=[], undo="no", undo_reason=None
    )


def show_undo(
    table: Table, seat: int | None, unseen: Collection[int]
) -> "tuple[m.Undo, TextData | None]":
    """Whether a seat may take back its last step, and why not on its own."""
    if seat is None or table.over:
        return "no", None
    reason = table.why_not_undo(seat, unseen)
    if reason is None:
        return "now", None
    return "no" if reason.name in NEVER else "ask", reason.text.data()


def may_see(seers: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator, is among those who may know."""
    return bool(seers >> (SPECTATOR if seat is None else seat) & 1)


def show_line(game: Game, line: Line) -> m.LineData:
    """A line of the log as data."""
    try:
        text = _line_text(game, line)
    except (LookupError, ValueError):  # a card or a place that newer rules do not know any more
        text = Text(f"event-{line.kind}", line.arguments)
    return m.LineData(line.number, line.step, line.kind, line.arguments, text.data())


def _line_text(game: Game, line: Line) -> Text:
    if line.kind.startswith("table-"):  # of the table, in the server's own texts
        who = {name: Seat(line.arguments[name]) for name in ("by",) if name in line.arguments}
        return Text(line.kind, {**game.in_words(line.arguments), **who})
    return game.event_text(line.kind, line.arguments)


def seen_lines(ledger: Ledger, seat: int | None, since: int = -1) -> list[Line]:
    """The lines of the log after entry `since` that a seat, or a spectator, may know of."""
    first, bit = bisect_right(ledger.lines, since, key=by_number), bit_of(seat)
    return [line for line in ledger.lines[first:] if line.seers & bit]


def show_lines(
    game: Game, ledger: Ledger, seat: int | None, lines: Sequence[Line]
) -> list[m.LineData]:
    """These lines of the log as data, in the numbers of a seat."""
    return [show_line(game, _in_numbers_of(ledger, seat, line)) for line in lines]


def show_latest(
    game: Game, ledger: Ledger, seat: int | None, before: int | None = None
) -> tuple[int, list[m.LineData]]:
    """The latest lines that a seat may know of, and how many of its lines came earlier.

    `before`: the latest before its line of this index, instead of before now.
    """
    seen = seen_lines(ledger, seat)[:before]
    earlier = max(0, len(seen) - LATEST)
    return earlier, show_lines(game, ledger, seat, seen[earlier:])


def _in_numbers_of(ledger: Ledger, seat: int | None, line: Line) -> Line:
    number = ledger.numbering.entry(seat, line.number)
    step = ledger.numbering.step(seat, line.step)
    return Line(number, step, line.seers, line.kind, line.arguments)


def show_chat(
    ledger: Ledger, seat: int | None, guest: str, blocked: Collection[str], since: int = -1
) -> list[m.ChatLine]:
    """The chat after entry `since`, without those whom this guest does not want to read or meet."""
    unheard = ledger.muted.get(guest, set()).union(blocked)
    first = bisect_right(ledger.chat, since, key=by_number)
    heard = (line for line in ledger.chat[first:] if line.who not in unheard)
    return [_chat(ledger, line, seat, guest) for line in heard]


def _chat(ledger: Ledger, line: Chat, seat: int | None, guest: str) -> m.ChatLine:
    number, you = ledger.numbering.entry(seat, line.number), bool(guest) and line.who == guest
    who = voice_of(ledger, guest, line.who)
    return m.ChatLine(number, line.at, who, line.seat, line.name, line.text, you)


def show_muted(ledger: Ledger, guest: str) -> list[m.MutedPerson]:
    """Those whom this guest does not want to read, by the names under which they wrote last."""
    names = {line.who: line.name for line in ledger.chat}
    muted = ledger.muted.get(guest, ())
    voices = sorted((voice_of(ledger, guest, who), names.get(who, "")) for who in muted)
    return [m.MutedPerson(voice, name) for voice, name in voices]


def show_table(identifier: str, ledger: Ledger, guest: str) -> m.TableInfo:
    """All about a table but the position. The seed is for the end."""
    opened = ledger.opened
    return m.TableInfo(
        id=identifier,
        game=opened.game,
        rules=opened.rules,
        options=show_options(opened),
        language=opened.language,
        public=opened.public,
        hot_seat=opened.hot_seat,
        days=opened.days,
        clock=opened.clock,
        phase=ledger.phase,
        seats=show_seats(ledger, guest),
        host=bool(guest) and ledger.host == guest,
        commitment=ledger.commitment,
        seed=opened.seed if ledger.is_open_book else None,
        created=opened.at,
        rematch=ledger.rematch,
        uploaded=opened.uploaded,
        absence=opened.absence,
        meeting=opened.meeting,
        first=ledger.first,
        claimed=ledger.claimed,
    )


def show_options(opened: Opened) -> dict[str, str]:
    """What was chosen for a table; of a file of one's own only that it is one."""
    settings = {setting.name: setting for setting in find(opened.game).meta.settings}
    return {
        name: OWN if name in settings and settings[name].is_own(value) else value
        for name, value in opened.options.items()
    }


def show_seats(ledger: Ledger, guest: str) -> list[m.SeatInfo]:
    """Who sits where."""
    return [
        m.SeatInfo(
            kind=row.kind,
            name=row.name,
            level=row.level,
            you=bool(guest) and row.guest == guest,
            absent=row.absent,
            invited=bool(guest) and row.invited == guest,
            named=is_given(row.name),
        )
        for row in ledger.seats
    ]


def show_clocks(ledger: Ledger, now: int) -> list[m.ClockState | None]:
    """Each seat's time."""
    shown: list[m.ClockState | None] = []
    for seat, since in enumerate(ledger.clocks.since):
        left = ledger.clocks.left(seat, now)
        shown.append(None if left is None else m.ClockState(left, since is not None))
    return shown


def show_absences(ledger: Ledger, seat: int | None, now: int) -> list[m.Latecomer]:
    """What somebody who sits here may do about the others who do not come."""
    if seat is None or ledger.phase != "playing":
        return []
    awaited = [n for n in ledger.waiting if n in ledger.others(seat) and not ledger.is_bot(n)]
    if not awaited and ledger.replaced and patience.left_alone(ledger, seat, now):
        gone = ledger.absent_others(seat)  # a bot has done what they were waited for
        return [m.Latecomer(n, 0, remind=None, replace=None, win=0, rests=None) for n in gone]
    return [show_absence(ledger, seat, n, now) for n in awaited]


def show_absence(ledger: Ledger, seat: int, whom: int, now: int) -> m.Latecomer:
    """... about one of them. To win is offered only where nobody else is left to come."""
    late = patience.replace_at(ledger, whom)
    alone = patience.left_alone(ledger, seat, late or now) if late is not None else []
    until = None if late is None else max(0, late - now)
    rested = ledger.rested.get(whom, 0)
    return m.Latecomer(
        seat=whom,
        waited=max(0, now - (ledger.clocks.since[whom] or now)),
        remind=max(0, patience.remind_at(ledger, whom) - now),
        replace=until,
        win=until if alone else None,
        rests=rested - now if rested > now else None,
    )


def show_proposal(ledger: Ledger) -> m.ProposalData | None:
    """What was proposed."""
    if ledger.proposal is None:
        return None
    proposal = ledger.proposal
    agreed, asked = sorted(proposal.agreed), sorted(ledger.must_agree())
    return m.ProposalData(proposal.what, proposal.seat, agreed, asked)


def encode_state(table: Table, ledger: Ledger, seat: int | None) -> msgspec.Raw:
    """The position as a seat sees it, ready to be put into a message."""
    unseen = ledger.unseen(seat) if seat is not None else ()
    state = show_state(table, seat, ledger.step_of(seat), unseen)
    return msgspec.Raw(m.encode(asking_nothing(state) if ledger.phase == "ended" else state))
