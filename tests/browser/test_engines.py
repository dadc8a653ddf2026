"""Not only Chromium: every game is played to its end in WebKit, as phones of Apple have it, and in
Firefox."""

import json
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

import pytest

from tests.browser.engines import Engine, firefox, missing, webkit
from tests.faults.processes import Server, servers

ENGINES = {"webkit": webkit, "firefox": firefox}
GAMES = {"conspiracy": 2, "agencia": 3, "foto_perfeita": 2, "quissama": 2, "vossa_excelencia": 2}
PATIENCE = 240  # seconds for a game

# Sits in the page and answers whatever is asked, in all the ways there are, alike in every run.
PLAYER = """
(() => {
    const player = window.player = { decisions: 0, over: false, troubles: [] };
    addEventListener('error', ({ message }) => player.troubles.push(message));
    addEventListener('unhandledrejection', ({ reason }) => player.troubles.push(String(reason)));
    let answered = '';
    let since = 0;
    let chance = 1;
    const drawn = (count) => (chance = (chance * 48271) % 2147483647) % count;
    setInterval(() => {
        player.over = !!document.querySelector('.ending');
        const step = document.documentElement.dataset.step;
        const options = document.querySelectorAll('.question ol button:enabled');
        const isNew = step !== answered || performance.now() - since > 1000;
        if (player.over || !options.length || !isNew) return;
        [answered, since] = [step, performance.now()];
        player.decisions++;
        options[drawn(options.length)].click();
    }, 20);
})()
"""
SIT_DOWN = """
(async () => {
    localStorage.ludoteca = JSON.stringify({ pace: 'once', motion: 'reduced', language: 'pt' });
    const [headers, body] = [{ 'Content-Type': 'application/json' }, JSON.stringify(%s)];
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return (await answer.json()).id;
})()
"""
# What would not be there, or not be drawn, where an engine does not know something we use.
LOOK = """
({
    board: document.querySelector('.board')?.getBoundingClientRect().height ?? 0,
    drawn: document.querySelectorAll('.board svg, .board canvas').length,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    font: document.fonts.check('16px "Atkinson Hyperlegible"'),
    ...window.player,
})
"""


class Opening(Protocol):
    """How an engine is started."""

    def __call__(self, folder: Path) -> AbstractContextManager[Engine]: ...


@pytest.fixture(scope="module", params=list(ENGINES))
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """Each of the others, where it is installed."""
    if lacking := missing(request.param):
        pytest.skip(f"not here: {lacking}; `make browsers` installs it")
    start: Opening = ENGINES[request.param]
    with start(tmp_path_factory.mktemp(request.param)) as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all games, dealt alike in every run."""
    database = str(tmp_path_factory.mktemp("engines") / "tables.sqlite")
    with servers(database, chance="engines") as [started]:
        yield started


@pytest.mark.seconds(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(engine: Engine, server: Server, game: str) -> None:
    engine.visit(f"{server.url}/rules/{game}")
    seats = [{"kind": "human", "name": "Ana"}, *[{"kind": "bot"}] * (GAMES[game] - 1)]
    table = engine.ask(SIT_DOWN % json.dumps({"game": game, "seats": seats}))
    engine.visit(f"{server.url}/t/{table}")
    engine.ask(PLAYER)
    since = time.monotonic()
    seen = engine.ask(LOOK)
    while not seen.get("over") and time.monotonic() - since < PATIENCE:
        time.sleep(0.1)
        seen = engine.ask(LOOK)
    assert seen["over"], seen
    assert seen["troubles"] == []
    assert seen["board"] > 200, "the board has room"
    assert seen["drawn"] > 3, "the board is drawn"
    assert seen["wide"] <= 0, "nothing sticks out"
    assert seen["font"]
