"""A bot's move is seen at a moment that does not tell what it did in secret before."""

import random
import time
from pathlib import Path

import pytest

from ludoteca.kernel.game import find, names
from ludoteca.kernel.table import Table, new
from ludoteca.server.bot_driver import BotDriver
from ludoteca.server.entries import Acted, decode
from ludoteca.server.pacing import Pace, is_unseen, unseen_in
from ludoteca.server.room import Room
from tests.server.harness import Player, keep_services, serving

HALF = (0.8, 0.8)  # half as slow as usual
SLOT = 1.5  # ... which makes of three seconds


def moment(pace: tuple[float, float], gone: float) -> float:
    """When a move is seen that was ready so many seconds after its bot began, in tenths."""
    begun = time.monotonic() - gone
    return round(10 * (gone + Pace(*pace, "legend", begun=begun).left())) / 10


def test_a_move_waits_for_the_next_of_some_fixed_moments() -> None:
    ready = (0.0, 0.5, 3.9, 4.1, 6.9, 7.5)
    assert [moment((1.0, 3.0), gone) for gone in ready] == [4.0, 4.0, 4.0, 7.0, 7.0, 10.0]


def test_where_everything_is_seen_a_move_waits_only_for_its_pace() -> None:
    assert [moment((1.0, 0.0), gone) for gone in (0.0, 0.9, 1.5)] == [1.0, 1.0, 1.5]


@pytest.mark.parametrize("game", names())
def test_nothing_is_done_unseen_but_where_the_game_says_so(game: str) -> None:
    """Else the pauses between what is seen would tell how much was done."""
    declared, source = unseen_in(find(game).folder), random.Random(game)
    found = set()
    for seed in range(3):
        table = new(game, players=3, seed=str(seed))
        for _ in range(250):
            if table.over:
                break
            seat = source.choice(table.waiting)
            action = source.choice(table.actions(seat))
            if is_unseen(table, seat, action):
                found.add(table.view(None)["phase"])
            table.play(seat, action)
    assert found <= set(declared.phases), "pace.toml"
    assert bool(found) == bool(declared.phases), "and it says so of none where there is none"


class Scripted:
    """A bot of Foto Perfeita that looks for another pose so often, then does what is seen."""

    def __init__(self, unseen: int) -> None:
        self.unseen = unseen
        self.done = 0

    async def choose(self, room: Room, seat: int) -> int:
        table = room.playing()
        options = table.actions(seat)
        secret = [action for action in options if is_unseen(table, seat, action)]
        seen = [action for action in options if action not in secret]
        if secret and (self.done < self.unseen or not seen):
            self.done += 1
            return secret[self.done % len(secret)]
        return seen[0]


def moment_of_the_photo(bodies: list[bytes], seat: int) -> tuple[int, float]:
    """How many steps of a seat went unseen, and how long its first visible one took, in seconds."""
    entries = [decode(body) for body in bodies]
    begun = next(entry.at for entry in entries if type(entry).__name__ == "Began")
    unseen = 0
    for entry in entries:
        if isinstance(entry, Acted) and entry.seat == seat:
            if entry.seers == 1 << seat:
                unseen += 1
            else:
                return unseen, (entry.at - begun) / 1000
    raise AssertionError("nothing was seen")


@pytest.mark.parametrize("unseen", [0, 3, 12])
async def test_worlds_of_other_hidden_length_look_alike(
    unseen: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, services = Scripted(unseen), keep_services(monkeypatch)
    monkeypatch.setattr(
        BotDriver, "_choose", lambda _, room, seat, *more: script.choose(room, seat)
    )
    async with serving(tmp_path, pace=HALF) as url, Player(url) as ana:
        await ana.make_table("human bot", game="foto_perfeita")
        await ana.sit()
        room = services[0].rooms[ana.table]
        assert (
            unseen_in(find("foto_perfeita").folder).slot(phase_of(room.playing()), "") == 2 * SLOT
        )
        while True:
            saved = await services[0].store.load(ana.table)
            assert saved is not None
            try:
                steps, seconds = moment_of_the_photo(saved.entries, 1)
                break
            except AssertionError:
                await ana.hear("update", "snapshot", "present", "done")
    assert steps == script.done >= unseen
    assert int((seconds - HALF[0]) / SLOT) == 1, f"{seconds} s: within the first slot, at its end"


def phase_of(table: Table) -> object:
    return table.view(None)["phase"]
