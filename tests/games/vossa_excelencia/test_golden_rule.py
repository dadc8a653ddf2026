"""Checklist 53: a card beats the manual. Every standing rule, with and without it."""

import pytest

from ludoteca.games.vossa_excelencia.view import view_of
from ludoteca.games.vossa_excelencia.vocabulary import CHOOSE_RIVAL
from ludoteca.games.vossa_excelencia.words import detail
from ludoteca.kernel.text import Text
from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure


def with_rule(rule: str, notation: str, **cards: str) -> Board:
    return Board(notation, x=f"rules = ['{rule}']", **cards)


@pytest.mark.parametrize(("rule", "size"), [("hand +2", 5), ("hand -1", 2), ("hand -9", 0)])
def test_hand(rule: str, size: int) -> None:
    table = with_rule(rule, "p1 q1 x | p2 q2 | zone v1").end_turn()
    assert len(table.hand(0).split()) == size


def test_money_on_another_card_cannot_be_spent_unless_it_says_so() -> None:
    notation = "p1 q1 y$1 | p2 q2 | hand0 z*, zone v1"
    assert Board(notation, y="", z="cost = '1 any'").reason("pay z") == "cannot_afford"
    table = Board(notation, y="rules = ['spend here']", z="cost = '1 any'").play("pay z")
    assert table.money("y") == 0


def test_spending_takes_from_the_politician_last() -> None:
    table = Board(
        "p1$1 q1 y$1 | p2 q2 | hand0 z*, zone v1", y="rules = ['spend here']", z="cost = '1 any'"
    ).play("pay z")
    assert (table.money("p1"), table.money("y")) == (1, 0)


def test_money_here() -> None:
    table = with_rule("money here", "p1 q1 x y | p2 q2 | zone v1", y="action = 'gain 2 money'")
    table.play("use y")
    assert (table.money("p1"), table.money("x")) == (0, 2)


@pytest.mark.parametrize(
    ("rule", "left"), [("keep influence", "hip1"), ("keep power", "power1"), ("hand +0", "")]
)
def test_keep(rule: str, left: str) -> None:
    table = with_rule(rule, "p1 q1 x | p2 q2 | influence0 hip1 power1, zone v1").end_turn()
    assert table.resources(0) == left


def test_locked() -> None:
    table = with_rule("locked", "p1! q1 x! | p2 q2 | zone v1").end_turn().end_turn()
    assert (table.flags("p1"), table.flags("x")) == (0, 1)


def test_enters_turned() -> None:
    table = with_rule("enters turned", "p1 q1 | p2 q2 | hand0 x, zone v1").play("reveal x")
    assert table.flags("x") == 1


def test_zone_size() -> None:
    table = with_rule("zone +1", "p1$9 q1 x | p2 q2 | zone v1 v2 v3").play("buy v1")
    assert len(table.zone.split()) == 4
    table = with_rule("zone -1", "p1$9 q1 x | p2 q2 | zone v1 v2 v3").play("buy v1")
    assert len(table.zone.split()) == 2


def test_a_larger_zone_is_filled_at_once() -> None:
    table = with_rule("zone +1", "p1 q1 | p2 q2 | hand0 x, zone v1 v2 v3").play("reveal x")
    assert len(table.zone.split()) == 4


def test_the_zone_is_everybodys() -> None:
    table = with_rule("zone +1", "p1$9 q1 | p2 q2 x | zone v1 v2 v3").play("buy v1")
    assert len(table.zone.split()) == 4


@pytest.mark.parametrize(
    ("rule", "move"),
    [
        ("forbid articulate personality", "articulate y"),
        ("forbid use personality", "use y"),
        ("forbid reveal personality", "reveal z"),
        ("forbid pay personality", "pay w"),
        ("forbid buy voter", "buy v1"),
    ],
)
def test_forbid(rule: str, move: str) -> None:
    cards = {
        "y": "articulation = 'draw 1'; action = 'draw 1'; keywords = ['personality']",
        "z": "keywords = ['personality']",
        "w": "cost = '1 any'; keywords = ['personality']",
    }
    notation = "p1$9 q1 x y | p2 q2 | hand0 z w*, zone v1"
    assert with_rule(rule, notation, **cards).reason(move) == "forbidden"
    assert with_rule("hand +0", notation, **cards).reason(move) == ""


def test_forbidding_binds_only_what_it_names() -> None:
    table = with_rule(
        "forbid articulate personality",
        "p1 q1 x y | p2 q2 | zone v1",
        y="articulation = 'draw 1'; keywords = ['bill']",
    )
    assert table.reason("articulate y") == ""


def test_forbid_unturn() -> None:
    table = with_rule("forbid unturn politician", "p1! q1! x | p2 q2 | zone v1")
    table.end_turn().end_turn()
    assert (table.flags("p1"), table.flags("q1")) == (1, 0)


def test_forbidding_ends_when_the_card_leaves() -> None:
    table = with_rule(
        "forbid buy voter",
        "p1$9 q1 x y | p2 q2 | zone v1",
        y="action = 'discard 1 parliamentarian'",
    )
    table.play("use y", "choose x")
    assert table.reason("buy v1") == ""


def test_rules_of_rivals_do_not_bind() -> None:
    table = with_rule("forbid buy voter", "p1$9 q1 | p2 q2 x | zone v1")
    assert table.reason("buy v1") == ""


def test_capital_per() -> None:
    table = with_rule("capital 2 per infamy", "p1 q1 x i1 i2 | p2 q2 | zone v1")
    assert list(table.state.scores()) == [2, 0]
    table = with_rule("capital 1 per here", "p1 q1 x$3 | p2 q2 | zone v1")
    assert list(table.state.scores()) == [3, 0]


def test_capital_per_may_take_away() -> None:
    table = with_rule("capital -2 per infamy", "p1 q1 x i1 | p2 q2 | zone v1")
    assert list(table.state.scores()) == [-3, 0]


@pytest.mark.parametrize("kind", ["politician", "party", "parliamentarian", "infamy", "voter"])
def test_a_card_of_any_category_may_change_the_law(kind: str) -> None:
    notation = "p1 q1 x | p2 q2 | zone v1"
    if kind in ("politician", "party"):
        notation = notation.replace("p1" if kind == "politician" else "q1", "", 1)
    cards = {f"{kind}_x": "rules = ['hand +2']"}
    assert len(Board(notation, **cards).end_turn().hand(0).split()) == 5


def test_a_rule_binds_from_the_moment_its_card_enters_play_until_it_leaves() -> None:
    table = with_rule("hand +2", "p1 q1 | p2 q2 | hand0 x, zone v1").play("reveal x").end_turn()
    assert len(table.hand(0).split()) == 5
    table = with_rule(
        "hand +2", "p1 q1 x y | p2 q2 | zone v1", y="action = 'return 1 parliamentarian'"
    )
    table.play("use y", "choose x").end_turn()
    assert len(table.hand(0).split()) == 3


@pytest.mark.parametrize(
    ("voters", "price"), [("", 3), ("w1", 4), ("w1 w2", 5), ("w1 w2 w3", 6), ("w1 w2 w3 y", 5)]
)
def test_surcharges_add_up_and_discounts_are_taken_off(voters: str, price: int) -> None:
    dearer = "cost = '1 any'; rules = ['surcharge 1 voter']"
    cards = {f"voter_w{n}": dearer for n in (1, 2, 3)}
    for money in (price - 1, price):
        table = Board(
            f"p1${money} q1 {voters} | p2 q2 | hand0 z*, zone v1",
            y="rules = ['discount 1 voter']",
            z="cost = '1 any'",
            **cards,
        )
        assert table.reason("buy v1") == ("" if money == price else "cannot_afford")
        assert table.reason("pay z") == ""  # other cards cost what they did


def test_if_all_win_ties_the_next_rule_decides() -> None:
    tied = "p1$1 q1 x | p2$2 q2 y | turn 1, semester 8, zone v6, pile quiet"
    table = with_rule("wins ties", tied, y="rules = ['wins ties']").end_turn()
    assert list(table.state.ranking()) == [2, 1]


def test_immune_to_events() -> None:
    table = with_rule(
        "immune to events",
        "p1 q1 x | p2 q2 | turn 1, zone v1, pile z a b c",
        event_z="event = 'gain 1 money'",
    ).end_turn()
    assert (table.money("p1"), table.money("p2")) == (0, 1)
    assert "immune_to" in table.happened


def test_repeats() -> None:
    table = Board(
        "p1 q1 x | p2 q2 | zone v1", x="action = 'gain 1 power'; rules = ['repeats']"
    ).play("use x", "use x")
    assert table.resources(0) == "power2"


def test_a_card_that_does_not_turn_is_articulated_once_a_turn() -> None:
    notation = "p1 q1 x | p2 q2 | zone v1"
    table = Board(notation, x="articulation = 'gain 1 power'; rules = ['does not turn']")
    table.play("articulate x")
    assert (table.flags("x") & 1, table.resources(0)) == (0, "power1")
    assert table.reason("articulate x") == "already_articulated"
    assert table.why_not("articulate x") == "The card x has already been articulated this turn."
    table.end_turn().end_turn()
    assert table.reason("articulate x") == ""
    table = Board(notation, x="articulation = 'gain 1 power'").play("articulate x")
    assert table.flags("x") == 1


def test_what_is_printed_decides_whether_a_card_has_a_cost() -> None:
    """A surcharge makes no cost where there is none; what a discount leaves free is still paid."""
    dear = {"x": "rules = ['surcharge 2 parliamentarian']"}
    table = Board("p1 q1 x | p2 q2 | hand0 a, zone v1", **dear).play("reveal a")
    assert table.cabinet(0) == "p1 q1 a x"
    cheap = {"x": "rules = ['discount 2 parliamentarian']", "y": "cost = '2 any'"}
    table = Board("p1 q1 x | p2 q2 | hand0 y, zone v1", **cheap).play("reveal y")
    assert table.cabinet(0) == "p1 q1 x"
    assert table.play("pay y").cabinet(0) == "p1 q1 x y"


def test_a_voter_without_a_cost_is_won_for_nothing_whatever_a_card_adds() -> None:
    free = {"x": "rules = ['surcharge 2 voter']", "voter_w": "capital = 1"}
    table = Board("p1 q1 x | p2 q2 | zone w v1 v2", **free).play("buy w")
    assert table.cabinet(0) == "p1 q1 x w"


def test_a_card_that_does_not_turn_has_its_action_besides() -> None:
    both = "articulation = 'gain 1 power'; action = 'gain 1 hip'; rules = ['does not turn']"
    table = Board("p1 q1 x | p2 q2 | zone v1", x=both).play("articulate x", "use x")
    assert table.resources(0) == "hip1 power1"
    assert table.reason("use x") == "action_used"
    table = Board("p1 q1 x | p2 q2 | zone v1", x=both).play("use x", "articulate x")
    assert table.resources(0) == "hip1 power1"


def test_an_action_that_repeats_does_not_articulate_its_card_again() -> None:
    rules = "rules = ['does not turn', 'repeats']"
    both = f"articulation = 'gain 1 power'; action = 'gain 1 hip'; {rules}"
    table = Board("p1 q1 x | p2 q2 | zone v1", x=both).play("use x", "use x", "articulate x")
    assert table.resources(0) == "hip2 power1"
    assert table.reason("articulate x") == "already_articulated"
    table.end_turn().end_turn()
    assert table.reason("articulate x") == ""


def test_a_turned_card_that_does_not_unturn_says_so() -> None:
    articulation = "articulation = 'gain 1 power'"
    locked = Board("p1 q1 x! | p2 q2 | zone v1", x=f"{articulation}; rules = ['locked']")
    stays = "A carta x está virada e não desvira sozinha."
    assert locked.why_not("articulate x", "pt") == stays
    held = {"x": articulation, "y": "rules = ['forbid unturn parliamentarian']"}
    assert Board("p1 q1 x! y | p2 q2 | zone v1", **held).why_not("articulate x", "pt") == stays
    plain = Board("p1 q1 x! | p2 q2 | zone v1", x=articulation)
    until = "A carta x está virada até o seu próximo turno."
    assert plain.why_not("articulate x", "pt") == until


def test_what_is_forbidden_is_not_taken_for_what_forbids_it() -> None:
    table = Board("p1$9 q1 x | p2 q2 | zone v1", x="rules = ['forbid buy voter']")
    said = "A card in your cabinet does not let you do that with v1."
    assert table.why_not("buy v1") == said


def test_what_does_not_turn_can_be_turned_for_something_else() -> None:
    cards = {
        "x": "articulation = 'gain 1 power'; rules = ['does not turn']; keywords = ['bill']",
        "y": "action = 'turn 1 bill: gain 2 hip'",
    }
    table = Board("p1 q1 x y | p2 q2 | zone v1", **cards)
    table.play("articulate x", "use y", "accept")
    assert (table.resources(0), table.flags("x") & 1) == ("hip2 power1", 1)
    assert table.reason("articulate x") == "is_turned"


@pytest.mark.parametrize(("rule", "hand"), [("keep revealed", "a b z"), ("hand +0", "")])
def test_keep_revealed(rule: str, hand: str) -> None:
    notation = "p1 q1 x | p2 q2 | hand0 a b z, zone v1"
    table = with_rule(rule, notation, z="cost = '1 any'").play("reveal z").end_turn()
    assert ("z" in table.hand(0).split()) == (rule == "keep revealed")
    if hand:
        assert table.hand(0) == hand
        assert table.end_turn().reason("pay z") == "cannot_afford"  # no need to reveal it again


@pytest.mark.parametrize(
    ("rule", "reason"), [("keep revealed", ""), ("hand +0", "already_revealed")]
)
def test_what_is_kept_may_be_dropped(rule: str, reason: str) -> None:
    table = with_rule(rule, "p1 q1 x | p2 q2 | hand0 a z*, zone v1", z="cost = '1 any'")
    assert table.play("stop").reason("drop z") == reason
    if not reason:
        assert table.play("drop z").discarded("z")


@pytest.mark.parametrize(
    ("rule", "reason"), [("influence pays money", ""), ("hand +0", "cannot_afford")]
)
@pytest.mark.parametrize("wealth", ["hip2", "power2", "hip1 power1"])
def test_influence_pays_money(rule: str, reason: str, wealth: str) -> None:
    notation = f"p1 q1 x | p2 q2 | hand0 z*, influence0 {wealth}, zone v1"
    table = with_rule(rule, notation, z="cost = '1 money + 1 any'")
    assert table.reason("pay z") == reason
    if not reason:
        assert table.play("pay z").resources(0) == ""


def test_influence_pays_the_money_of_a_fee() -> None:
    fee = "expansion = true; articulation = 'pay 2 money: gain 1 hip'"
    for rule, left in (("influence pays money", "square1 hip1"), ("hand +0", "square3")):
        notation = "p1 q1 x z | p2 q2 | influence0 square3, expansion on, zone v1"
        table = with_rule(rule, notation, z=fee).play("articulate z")
        if table.phase == "accepting":
            table.play("accept")
        assert table.resources(0) == left


@pytest.mark.parametrize(
    ("effect", "sheltered", "bare"),
    [
        ("target give 1 money", (1, 1, 2), (2, 0, 2)),
        ("others lose 1 money", (1, 1, 1), (1, 0, 1)),
        ("everyone gain 1 money", (2, 1, 3), (2, 2, 3)),
    ],
)
def test_immune_to_rivals(effect: str, sheltered: tuple[int, ...], bare: tuple[int, ...]) -> None:
    for rule, expected in (("immune to rivals", sheltered), ("hand +0", bare)):
        table = with_rule(
            rule,
            "p1$1 q1 y | p2$1 q2 x | p3$2 q3 | zone v1",
            y=f"action = '{effect}'",
        ).play("use y")
        if table.phase == "targeting":
            table.play("rival 1")
        assert tuple(table.money(code) for code in ("p1", "p2", "p3")) == expected


def test_immunity_does_not_bind_ones_own_cards() -> None:
    table = with_rule(
        "immune to rivals", "p1$1 q1 x y | p2 q2 | zone v1", y="action = 'everyone lose 1 money'"
    ).play("use y")
    assert table.money("p1") == 0


def test_what_reaches_nobody_cannot_be_chosen() -> None:
    table = with_rule(
        "immune to rivals",
        "p1 q1 y | p2$1 q2 x | zone v1",
        y="action = 'target give 1 money or gain 1 hip'",
    ).play("use y")
    assert table.resources(0) == "hip1"


def test_events_are_not_of_rivals() -> None:
    table = with_rule(
        "immune to rivals",
        "p1 q1 x | p2 q2 | turn 1, zone v1, pile z a b c",
        event_z="event = 'others gain 1 money'",
    ).end_turn()
    assert (table.money("p1"), table.money("p2")) == (1, 1)


@pytest.mark.parametrize(
    ("luck", "faces", "hit"),
    [("+1", "2-6", True), ("+0", "1-6", True), ("+9", "6", True), ("-9", "1", True)]
    + [("+1", "1", False), ("-1", "6", False)],
)
def test_luck_is_added_to_the_die(luck: str, faces: str, hit: bool) -> None:
    for seed in range(12):
        table = Board(
            f"p1 q1 x | p2 q2 | zone v1, seed {seed}",
            x=f"action = 'roll {faces} -> gain 1 hip'; rules = ['luck {luck}']",
        ).play("use x")
        assert (table.resources(0) == "hip1") == hit


def test_whom_a_sentence_cannot_reach_is_told_before_one_is_chosen() -> None:
    table = with_rule(
        "immune to rivals",
        "p1 q1 y | p2$1 q2 x | p3$1 q3 | zone v1",
        y="action = 'target lose 1 money'",
    ).play("use y")
    table.waits_for("targeting", 0)
    told = {rival: detail(table.state, int(CHOOSE_RIVAL) + rival) for rival in (1, 2)}
    assert told == {1: Text("detail-sheltered"), 2: None}
    resolving = view_of(table.state, 0)["resolving"]
    assert resolving is not None
    assert resolving["sheltered"] == [1]
