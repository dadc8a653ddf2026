"""The suite: what is done with each case. Tests call it with the games there are."""

from collections.abc import Mapping
from io import StringIO

from rich.console import Console

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.kernel.table import Table
from tests.conformance import positions, records, secrecy, words
from tests.conformance.cases import LONGEST, Case, sparingly
from tests.conformance.walk import CHOICES, Broken, walking


def play_to_the_end(case: Case, seed: int) -> int:
    """Every decision of a game: what may be done, and that nothing is lost; how many there were."""
    row = ActionBuffer(case.game.vocabulary.size)
    seldom, rarely = sparingly(case.game, 1), sparingly(case.game, 8)
    with walking(case, seed) as walk:
        while walk.goes_on():
            if walk.step % seldom == 0:
                everybody = walk.step % rarely == 0
                positions.check_actions(case.game, walk.state, row, everybody=everybody)
            walk.play()
            positions.check_census(walk.state, walk.box)
        positions.check_actions(case.game, walk.state, row)
        return walk.step


def play_quickly(case: Case, seed: int) -> int:
    """A game that nobody looks at before its end: nothing is lost there; how long it was."""
    row = ActionBuffer(case.game.vocabulary.size)
    with walking(case, seed) as walk:
        walk.step = play_randomly(walk.state, walk.chance, row, LONGEST)
        assert not walk.goes_on()
        positions.check_census(walk.state, walk.box)
        return walk.step


def look_closely(case: Case, seed: int, every: int = 7) -> None:
    """At random moments of a game: everything about the position that can be asked."""
    game, row = case.game, ActionBuffer(case.game.vocabulary.size)
    every = sparingly(game, every)
    with walking(case, seed) as walk:
        walk.state.listener = Listener()
        positions.check_damage(game, walk.state)
        while True:
            if walk.state.over() or walk.chance.below(every) == 0:
                positions.check_view(game, walk.state)
                positions.check_standing(walk.state, row)
                positions.check_saving(game, walk.state, walk.chance)
                positions.check_clone(game, walk.state, walk.chance)
                positions.check_asking(game, walk.state, row)
                positions.check_position_notation(game, walk.state, row)
            if not walk.goes_on():
                return
            walk.play()


def speak(case: Case, seed: int, every: int = 9) -> None:
    """A whole game in words: its events, and at random moments prompts, reasons and the board."""
    every = sparingly(case.game, every)
    with walking(case, seed) as walk:
        listener = Listener()
        silent = walk.state.dump()
        walk.state = case.game.begin(case.players, Random(seed), case.options, listener)
        assert walk.state.dump() == silent, "listening changes nothing"
        words.check_reasons_can_be_said(case.game, walk.state)
        while True:
            words.check_events_said(case.game, listener)
            listener.rows.clear()
            if walk.state.over() or walk.chance.below(every) == 0:
                words.check_decision_said(case.game, walk.state)
                draw_boards(case, walk.state.view(None))
            if not walk.goes_on():
                return
            walk.play()


def draw_boards(case: Case, view: Mapping[str, object]) -> None:
    """The board can be drawn in every language."""
    for speaker in words.speakers(case.game):
        console = Console(file=StringIO(), width=80)
        console.print(case.game.terminal(view, speaker))


class Secrets:
    """What the secrecy checks have met; a check that never met a secret has shown nothing."""

    moments = 0  # looked at
    private = 0  # in which somebody saw what a spectator did not
    differing = 0  # of these, in which the hidden parts were imagined differently
    undoable = 0  # steps that could be taken back
    showing = 0  # steps that showed something hidden
    surprising = 0  # of these, that would have looked otherwise in an imagined position


def keep_secrets(case: Case, seed: int, secrets: Secrets, every: int = 6) -> None:
    """At random moments: what everybody is sent, and what the next step tells them."""
    game = case.game
    every = sparingly(game, every)
    with walking(case, seed) as walk:
        while True:
            if walk.state.over() or walk.chance.below(every) == 0:
                world = walk.chance.below(1 << 30)
                private = secrecy.seats_see_differently(walk.state)
                differ = [
                    secrecy.check_no_leak(game, walk.state, viewer, world)
                    for viewer in positions.viewers(walk.state)
                ]
                secrets.moments += 1
                secrets.private += private
                secrets.differing += private and any(differ)
            if not walk.goes_on():
                return
            seat, action = walk.choose()
            if walk.chance.below(every) == 0:
                world = walk.chance.below(1 << 30)
                found = secrecy.check_step(game, walk.state, seat, action, world)
                secrets.undoable += found.undoable
                secrets.showing += found.showing
                secrets.surprising += found.showing and found.surprising
            walk.do(seat, action)


def check_secrets_met(secrets: Secrets) -> None:
    """What is hidden must be imagined anew: so it looks different, and shown it is a surprise."""
    if secrets.private and secrets.differing * 4 < secrets.private:
        raise Broken(
            f"hidden parts differed in {secrets.differing} of {secrets.private} moments:"
            " imagine does not draw them anew"
        )
    if secrets.showing >= 10 and secrets.surprising == 0:
        raise Broken(f"of {secrets.showing} things shown none was imagined otherwise")


def keep_records(case: Case, seed: int, every: int = 25) -> int:
    """A game at a table: its record at random moments, and undo; how many steps were taken back."""
    table = Table(case.game, case.players, str(seed), case.options)
    chance, undone = Random(seed + CHOICES), 0
    try:
        while table.waiting and len(table.steps) < LONGEST:
            seat, action = records.choose(case.game, table, chance)
            table.play(seat, action)
            if chance.below(every) == 0:
                undone += records.check_undo(table, seat)
            if table.over or chance.below(every) == 0:
                records.check_record(table, chance)
    except Exception as error:
        error.add_note(f"{case}, seed {seed}, after {len(table.steps)} steps")
        error.add_note(case.game.write_position(table.state))
        raise
    return undone
