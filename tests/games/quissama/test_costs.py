"""Every action at the boundary of its cost: paid to the last icon, and one icon short."""

import pytest

from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure

BOARD = "turn 0, businesses b1=0 b6=0 b4=1+1, squares 2 0 2 2"
HELD = BOARD + ", held araujo=0"
RIVAL = BOARD + ", held araujo=0 quissama=1 woodruff=1 alemao=1 princesa=1 imperador=1 alencar=1"

PLAIN = [
    ("free n1", BOARD, "N L", ["N", "L", "G L"]),
    ("free g2", BOARD, "G L", ["G", "L", "N L"]),
    ("found b3", BOARD, "B M M", ["B M", "M M", "B B M"]),
    ("found b3", BOARD, "B MM", ["B M", "MM"]),
    ("employ b1", BOARD, "M M N", ["M N", "M M", "M M G"]),
    ("employ b6", BOARD, "MM G", ["M G", "MM", "MM N"]),
    ("recruit g1", BOARD, "M M G", ["M G", "M M", "M M N"]),
    ("minister", BOARD, "B K M", ["B K", "B M", "K M"]),
    ("attack n1", BOARD, "G GG", ["GG", "G G", "N NN"]),
    ("attack b4", BOARD, "G G G", ["GG", "NN N"]),
    ("attack g2", BOARD, "N NN", ["NN", "N N", "G GG"]),
    ("influence quissama", BOARD, "N NN NN", ["NN NN", "N N N N", "GG GG G"]),
    ("influence woodruff", BOARD, "M MM MM", ["MM MM", "M M M M"]),
    ("influence alemao", BOARD, "GG GG", ["G GG", "NN NN"]),
    ("influence araujo", BOARD, "B B", ["B", "B K"]),
    ("influence princesa", BOARD, "L L L", ["L L", "L L B"]),
    ("influence alencar", BOARD, "K K", ["K", "K B"]),
    ("influence imperador", BOARD, "N G B", ["N G", "N B", "G B", "N N B"]),
    ("influence bernardina", HELD, "N N N", ["N N", "N N NN", "N N G"]),
    ("influence bernardina", HELD, "E E E", ["E E"]),
]
IN_A_RIVALS_AREA = [
    ("influence quissama", "N NN NN B", ["N NN NN", "NN NN B"]),
    ("influence woodruff", "M MM MM B", ["M MM MM", "MM MM B"]),
    ("influence alemao", "GG GG B", ["GG GG", "G GG B"]),
    ("influence princesa", "L L L B", ["L L L", "L L B"]),
    ("influence alencar", "K K B", ["K K", "K B"]),
    ("influence imperador", "N G B B", ["N G B", "N B B"]),
]


@pytest.mark.parametrize(("action", "board", "enough", "short"), PLAIN)
def test_exact_cost_is_paid_and_less_is_refused(
    action: str, board: str, enough: str, short: list[str]
) -> None:
    assert Board(f"{enough} | L | {board}").buy(action).hand() == ""
    for hand in short:
        assert Board(f"{hand} | L | {board}").reason(action) == "cannot_pay"


@pytest.mark.parametrize(("action", "enough", "short"), IN_A_RIVALS_AREA)
def test_a_marker_in_a_rivals_area_costs_a_burgher_more(
    action: str, enough: str, short: list[str]
) -> None:
    assert Board(f"{enough} | L | {RIVAL}").buy(action).hand() == ""
    for hand in short:
        assert Board(f"{hand} | L | {RIVAL}").reason(action) == "cannot_pay"


def test_bernardina_in_a_rivals_area_costs_a_burgher_more() -> None:
    board = "held araujo=0 bernardina=1"
    assert Board(f"N N N B | L | {board}").buy("influence bernardina").hand() == ""
    assert Board(f"N N N | L | {board}").reason("influence bernardina") == "cannot_pay"
    assert Board(f"B B B | L | {board}").reason("influence bernardina") == "cannot_pay"
    assert Board(f"B B B B | L | {board}").buy("influence bernardina").hand() == ""


def test_araujo_in_a_rivals_area() -> None:
    assert Board("B B B | L | held araujo=1").buy("influence araujo").hand() == ""
    assert Board("B B | L | held araujo=1").reason("influence araujo") == "cannot_pay"


@pytest.mark.parametrize(("action", "board", "enough", "short"), PLAIN)
def test_a_blessing_stands_for_any_one_icon(
    action: str, board: str, enough: str, short: list[str]
) -> None:
    *rest, dropped = enough.split()
    if len(dropped) == 1 and dropped != "E":
        table = Board(f"{' '.join(rest)} J | L | {board}").buy(action)
        assert table.hand() == ""


RICH = "businesses b1=0 b4=1+2 b9=1, ministry 1 - 1, squares 2 2 2 2"
ABILITIES = [
    ("replace_burgher b4", f"{RICH}, held imperador=0", "B M M", ["B M", "M M", "B B"]),
    ("replace_minister 3", f"{RICH}, held imperador=0", "B K M", ["B K", "B M", "K M"]),
    (
        "replace_marker princesa 1",
        f"{RICH}, held imperador=0, markers princesa=1",
        "L L L",
        ["L L", "L L B"],
    ),
    (
        "replace_marker bernardina 1",
        f"{RICH}, held imperador=0, markers bernardina=1",
        "K K K",
        ["K K", "K K B"],
    ),
    ("minister_without coin", f"{RICH}, held alencar=0", "B K", ["B M", "K M", "B"]),
    ("minister_without burgher", f"{RICH}, held alencar=0", "M K", ["B M", "B K", "K"]),
    ("minister_without crown", f"{RICH}, held alencar=0", "B M", ["B K", "K M", "M"]),
    ("free_by_liberty n2", f"{RICH}, held princesa=0", "L", ["N", "-"]),
    ("free_by_capoeira n2", f"{RICH}, held princesa=0", "N", ["G", "L"]),
    ("free_by_capoeira g1", f"{RICH}, held princesa=0", "G", ["N", "L"]),
]
RELEASES = [
    ("quissama", "N NN NN", ["NN NN", "N N N N B"]),
    ("woodruff", "M MM MM", ["MM MM"]),
    ("alemao", "GG GG", ["G GG", "NN NN"]),
    ("araujo", "B B", ["B", "B K"]),
    ("princesa", "L L L", ["L L", "L L B"]),
    ("alencar", "K K", ["K", "K B"]),
    ("imperador", "N G B", ["N G", "G B"]),
    ("bernardina", "M M M", ["M M", "M M MM"]),
]


@pytest.mark.parametrize(("action", "board", "enough", "short"), ABILITIES)
def test_an_ability_is_paid_exactly_and_refused_for_less(
    action: str, board: str, enough: str, short: list[str]
) -> None:
    assert Board(f"{enough} | L | {board}").buy(action).hand() == ""
    for hand in short:
        assert Board(f"{hand} | L | {board}").reason(action) == "cannot_pay"


@pytest.mark.parametrize(("character", "enough", "short"), RELEASES)
def test_a_rivals_marker_is_paid_off_exactly_and_not_for_less(
    character: str, enough: str, short: list[str]
) -> None:
    board = f"held {character}=0, markers {character}=1"
    assert Board(f"{enough} | L | {board}").buy(f"release {character} 1").hand() == ""
    for hand in short:
        assert Board(f"{hand} | L | {board}").reason(f"release {character} 1") == "cannot_pay"


@pytest.mark.parametrize(
    ("action", "hand", "tokens"),
    [("found b9", "B", 2), ("employ b10", "G", 2), ("minister", "B K", 1)],
)
def test_tokens_alone_pay_the_coins_and_one_fewer_does_not(
    action: str, hand: str, tokens: int
) -> None:
    def board(count: int) -> str:
        full = " ".join(f"b{number}=0+2" for number in range(1, count + 1))
        return f"businesses b10=0 {full}, squares 2 2 2 2"

    table = Board(f"{hand} | L | {board(tokens)}").buy(action)
    assert (table.hand(), table.state.tokens) == ("", 0)
    assert Board(f"{hand} | L | {board(tokens - 1)}").reason(action) == "cannot_pay"


@pytest.mark.parametrize(
    ("action", "card"), [("blow n1", "P"), ("scandal 1", "E"), ("escape g2", "F")]
)
def test_a_special_card_is_all_that_its_effect_costs(action: str, card: str) -> None:
    assert Board(f"{card} | L | ministry 1").play(action).hand() == ""
    assert Board(f"J | {card} | ministry 1").reason(action) == "no_such_card"


def test_everybody_is_shown_what_a_marker_costs_oneself() -> None:
    state = Board(f"L | L | L | {RIVAL}").state

    def price(viewer: int | None) -> object:
        characters = state.view(viewer)["characters"]
        assert isinstance(characters, list)
        return [characters[number]["price"] for number in (0, 3)]

    in_own_area, elsewhere = {"nagoa": 5}, {"nagoa": 5, "burgher": 1}
    assert price(1) == [in_own_area, {"burgher": 3}]
    assert price(2) == [elsewhere, {"burgher": 3}]
    assert price(0) == price(None) == [elsewhere, {"burgher": 2}], "it is the first one's turn"
