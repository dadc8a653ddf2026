"""The app as one installs it: there without a network, and never broken by a newer server."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.faults.processes import Server

OFFLINE = "Sem conexão"
NO_NETWORK = re.compile("Failed to load resource|net::ERR|WebSocket connection")
IS_KEPT = (
    "async () => !!(await navigator.serviceWorker.ready) && !!navigator.serviceWorker.controller"
)


def wait_until_kept(page: Page) -> None:
    """Until what runs without a page has kept the shell."""
    page.wait_for_function(IS_KEPT)


@ON_A_PHONE
def test_the_shell_opens_without_a_network_and_says_so(newcomer: Newcomer, server: Server) -> None:
    ana = newcomer()
    ana.allowed = NO_NETWORK
    ana.play_now()
    table = ana.page.url
    wait_until_kept(ana.page)
    server.kill()
    for path in ("/", table):
        ana.open(path)
        expect(ana.page.get_by_role("status").filter(has_text=OFFLINE)).to_be_visible()
        expect(ana.page.get_by_role("link", name="Ludoteca")).to_be_visible()
        ana.check_no_sideways_scroll()
        ana.check_axe()
    ana.open("/")
    shelf = ana.page.get_by_role("heading", name="Vossa Excelência")
    expect(shelf).to_be_attached()
    expect(ana.page.get_by_text(re.compile("Failed to fetch|Em breve"))).to_have_count(0)
    ana.open("/print/quissama")
    expect(ana.page.get_by_role("alert")).to_contain_text("ainda não está neste aparelho")
    ana.open("/")

    # It comes back by itself.
    server.start()
    server.wait()
    expect(ana.page.get_by_text("Suas mesas")).to_be_visible()
    expect(ana.page.get_by_text(OFFLINE)).to_have_count(0)
    ana.page.get_by_role("link", name=re.compile("^Ir para a mesa")).click()
    ana.expect_table()


@AT_A_DESK
def test_a_page_of_an_older_build_takes_the_newer_one(newcomer: Newcomer) -> None:
    """The file that a running page asks for has gone: a newer server has another in its place."""
    ana = newcomer()
    ana.allowed = re.compile("status of 404")
    ana.open()
    expect(ana.page.get_by_role("heading", name="Quissama")).to_be_attached()
    gone: list[str] = []

    def answer(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404, body="")

    ana.page.route(re.compile(r"/assets/NewTable[^/]*\.js"), answer, times=1)
    ana.page.get_by_role("link", name=re.compile("^Abrir mesa")).first.click()
    expect(
        ana.page.get_by_role("button", name=re.compile("^(Começar|Abrir a mesa)"))
    ).to_be_visible()
    assert len(gone) == 1
