"""How soon a newcomer sees the games, and a board that can be played on: nothing is cached.

    python -m bench.page [--times 7]

A server and a Chromium on this machine; the time is from asking for the page until it can be used:
the button to play at home, and at a table an option that the server would accept.
"""

import argparse
import re
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, SIZES, chromium
from tests.faults.processes import servers

USABLE = {
    "home": "main button.primary",
    "table": ".question :is(ol button:enabled, summary), .conspiracy [data-ask=may]",
}


def measure(browser: Browser, url: str, size: tuple[int, int]) -> dict[str, float]:
    """Seconds for each page, for somebody who has never been here."""
    width, height = size
    took = {}
    context = browser.new_context(viewport={"width": width, "height": height}, locale="pt-BR")
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name=re.compile("^Jogar agora")).first.click()
    page.wait_for_selector(USABLE["table"])
    places = {"home": url, "table": page.url}
    for name, place in places.items():
        page.goto("about:blank")
        wire = context.new_cdp_session(page)
        wire.send("Network.clearBrowserCache")
        started = time.perf_counter()
        page.goto(place, wait_until="commit")
        page.wait_for_selector(USABLE[name])
        took[name] = time.perf_counter() - started
    context.close()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=7)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        servers(str(Path(folder) / "tables.sqlite")) as [server],
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, size in SIZES.items():
            rounds = [measure(browser, server.url, size) for _ in range(arguments.times)]
            for page in USABLE:
                times = sorted(took[page] for took in rounds)
                print(
                    f"{page}, {name}: {statistics.median(times):.2f} s "
                    f"({times[0]:.2f} to {times[-1]:.2f})",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
