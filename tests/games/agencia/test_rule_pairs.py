"""Two standing rules at once, of every two kinds: cancel the whole, a part, double, limit, forbid.

The kinds take effect in that order, whichever seat has which. Every row is tried with the two rules
in both orders of the seats, unless it is the seat that matters.
"""

from itertools import combinations

import pytest

from tests.games.agencia.society import Turn

pytestmark = pytest.mark.pure

WHOLE = {28: "only draws and discards", 37: "one player only", 65: "highest idle", 151: "rivals"}
PART = {57: "shield", 67: "nobody draws or discards", 97: "own discards", 157: "last", 191: "lone"}
DOUBLE = {56: "discards", 137: "draws"}
LIMIT = {100: "one draw"}
FORBID = {156: "swaps", 104: "field"}
KINDS = {"whole": WHOLE, "part": PART, "double": DOUBLE, "limit": LIMIT, "forbid": FORBID}

SAME = [5, 5, 5]
# The card in turn, the two rules, everybody's 5 cards afterwards; a word instead: the crisis.
ANYWHERE: list[tuple[int, int, int, list[int] | str]] = [
    (20, 28, 37, SAME),  # discards only, but of two players
    (49, 28, 37, [2, 5, 5]),
    (20, 28, 97, [3, 5, 5]),  # draws and discards alone: then the other's part falls away
    (63, 37, 67, SAME),
    (52, 28, 137, [9, 9, 9]),
    (30, 28, 56, SAME),  # turns the flow too, so nothing of it happens, doubled or not
    (64, 37, 137, [7, 5, 5]),
    (52, 37, 137, SAME),
    (63, 151, 137, SAME),
    (52, 28, 100, [6, 6, 6]),
    (52, 37, 100, SAME),  # one card each is still several players
    (23, 28, 156, SAME),  # cancelled before it is forbidden: no crisis
    (20, 67, 97, SAME),
    (20, 97, 56, [1, 5, 5]),
    (80, 67, 56, SAME),
    (52, 67, 100, SAME),
    (10, 67, 156, "swaps_forbidden"),  # a part that does not happen saves no other one
    (10, 97, 156, "swaps_forbidden"),
    (80, 56, 137, [7, 5, 5]),
    (52, 137, 100, [6, 6, 6]),
    (10, 56, 156, "swaps_forbidden"),
    (23, 100, 156, "swaps_forbidden"),
    (149, 156, 104, "field_is_frozen"),
]
# The same where it matters who has the rule: the first is the next to play, the second the last.
SEATED: list[tuple[int, int, int, list[int] | str]] = [
    (63, 57, 37, SAME),  # a shielded player still makes it concern several
    (38, 57, 97, SAME),  # the last does not discard by it, the next does not draw
    (52, 57, 157, [7, 5, 5]),
    (52, 57, 137, [9, 5, 9]),
    (52, 57, 100, [6, 5, 6]),
    (52, 157, 100, [6, 5, 5]),
    (78, 57, 156, SAME),
    (78, 191, 156, SAME),
]
ROWS = [(card, (one, two), after) for card, one, two, after in ANYWHERE]
ROWS += [(card, (two, one), after) for card, one, two, after in ANYWHERE]
ROWS += [(card, (one, two), after) for card, one, two, after in SEATED]


@pytest.mark.parametrize(("card", "pair", "after"), ROWS, ids=str)
def test_two_rules_at_once(card: int, pair: tuple[int, int], after: list[int] | str) -> None:
    turn = Turn(card, "5 5 5", others=pair)
    if isinstance(after, str):
        assert turn.crisis == after
        assert turn.cards == SAME, "nothing of it happens"
    else:
        assert (turn.crisis, turn.cards) == (None, after)


def kind_of(rule: int) -> str:
    return next(kind for kind, rules in KINDS.items() if rule in rules)


def test_every_two_kinds_meet() -> None:
    met = {frozenset((kind_of(one), kind_of(two))) for _, (one, two), _ in ROWS}
    assert met >= {frozenset(pair) for pair in combinations(KINDS, 2)}
    alone = {next(iter(kinds)) for kinds in met if len(kinds) == 1}
    assert alone == set(KINDS) - {"limit"}, "there is but one limit"


def test_every_rule_meets_another() -> None:
    met = {rule for _, pair, _ in ROWS for rule in pair}
    assert met | {65} == {rule for rules in KINDS.values() for rule in rules}


# Who may not draw (89) forbids too: seat 0 has 89, seat 1 plays, and seats 1 and 2 may not draw.
BANNED: list[tuple[int, int, str | None]] = [
    (64, 67, None),  # nobody draws at all: there is nothing to forbid
    (64, 137, "draw_banned"),
    (64, 100, "draw_banned"),
    (23, 156, "swaps_forbidden"),
    (48, 56, None),
]


@pytest.mark.parametrize(("card", "rule", "fault"), BANNED)
def test_a_forbidden_draw_and_another_rule(card: int, rule: int, fault: str | None) -> None:
    turn = Turn(89, "5 5 5", others=[card, rule])
    assert turn.state.books.banned == 0b110
    turn.play("play_on")
    assert turn.crisis == fault


def test_65_cancels_before_anything_is_doubled() -> None:
    assert Turn(48, "5 5 5", others=[65, 56], rest="rows 1 0 0").cards == SAME
    assert Turn(48, "5 5 5", others=[65, 56], rest="rows 0 1 0").cards == [3, 5, 5]
