"""What a newcomer has to load before anything can be done."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import ON_A_PHONE, Newcomer
from tests.browser.person import Person

MOST = 150_000  # bytes on the wire: page, code, styles, fonts, pictures, words, headers


def weigh(person: Person, path: str, ready: str) -> int:
    """The bytes that came over the wire until a page stands still."""
    sizes: list[int] = []
    wire = person.page.context.new_cdp_session(person.page)

    def arrive(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    wire.send("Network.enable")
    wire.on("Network.loadingFinished", arrive)
    person.open(path)
    expect(person.page.get_by_role("button", name=re.compile(ready)).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready.then(() => null)")
    assert len(sizes) > 5, "nothing was weighed"
    return sum(sizes)


@ON_A_PHONE
def test_the_home_page_is_light(newcomer: Newcomer) -> None:
    assert weigh(newcomer(), "/", "^Jogar agora") < MOST
