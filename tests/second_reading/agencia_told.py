"""Second reading of Agência: how the engine must say each card, from what the card means.

The engine makes a card's sentences out of messages. Here stands which message each word of the
second reading asks for: for every card the messages must be these, with these numbers and players.
"""

from collections.abc import Mapping
from typing import Any

from tests.second_reading.agencia_cards import Card

Told = tuple[str, str, str, str]  # message, who, how many, to whom

WHO = {
    "me": "you",
    "next": "next",
    "next2": "next_two",
    "last": "last",
    "last2": "last_two",
    "all": "all",
    "others": "opponents",
    "rest": "rest",
    "same": "picked",
    "opp": "opponent",
    "opp2": "two_opponents",
    "opp'": "another_opponent",
    "opp-of-giver": "rival_of_most",
    "opp[hand<=2]": "someone_at_most:2",
    "opp[hand=5]": "someone_exactly:5",
    "opp[hand<me]": "someone_fewer",
    "opp[hand>me]": "someone_more",
    "opp[hand=me]": "opponent_same",
    "opp[hand<most!]": "opponent",
    "opp[row>me]": "someone_higher",
    "pair[hand=]": "two_alike",
    "fewest!": "fewest",
    "fewest*": "each_fewest",
    "fewest2!": "two_fewest",
    "second-fewest!": "second_fewest",
    "most!": "most",
    "most*": "each_most",
    "top!": "highest",
    "top*": "each_highest",
    "second-top!": "second_highest",
    "bottom!": "lowest",
    "bottom*": "each_lowest",
    "bottom2!": "two_lowest",
    "last-discarder!": "last_discarder",
    "last-winner!": "last_winner",
    "last-revolter": "last_revolter",
    "one[hand=1]!": "exactly:1",
    "one[hand=3]!": "exactly:3",
    "one[hand>=7]!": "at_least:7",
    "one[unique]!": "unique",
    "each[hand<=3]": "each_at_most:3",
    "each[discarded]": "each_discarded",
    "each[altered]": "each_altered",
    "each[hand>=2,had-one]": "each_fell_to_one",
    "each[row=my-old-row,other]": "row_mates",
    "each~[drew]": "each_drew",
    "each~[odd]": "each_odd",
    "each~[not-prime]": "each_not_prime",
    "each~[not-discarded]": "each_not_discarded",
    "each~[revolt-failed]": "each_failed_revolt",
    "each~[opponent,discarded]": "each_opponent_discarded",
    "each~[opponent,gave-me]": "each_handed_you",
    "each~[opponent,draws-others]": "each_makes_draw",
}
AMOUNTS = {
    "total/3": "-per_three",
    "same": "-as_discarded",
    "up-to-most": "-up_to_most",
    "hand": "-whole_hand",
    "2*gained": "-twice_gained",
    "since-their-turn": "-since_turn",
}
PLAIN = {
    "crisis-next": "card-crisis_next",
    "reverse": "card-reverse",
    "flow-to-more": "card-turn_flow",
    "shuffle-hands": "card-shuffle_hands",
    "shuffle-pile": "card-shuffle_pile",
    "shuffle-places": "card-shuffle_structures",
    "fetch me": "card-exchange",
    "pick me": "card-pick_draw",
    "field me": "card-move_field",
    "alter me any": "card-alter",
    "alter me this": "card-alter_this",
    "propose me any": "card-propose",
    "row me -1": "card-go_down",
    "row me +1": "card-go_up",
}
RULES = {
    "no-propose holder": "rule-no_starting",
    "no-support holder": "rule-no_support",
    "no-solve holder": "rule-no_solving",
    "support-all holder": "rule-support_all",
    "free leadership": "rule-free_leadership",
    "free generation": "rule-free_generation",
    "ban leadership": "rule-no_leadership",
    "ban generation": "rule-no_generation",
    "approve leadership": "rule-leadership_approved",
    "generation-only-old": "rule-old_cards_only",
    "revolter-draws 1": "rule-revolt_costs",
    "veto fewest*": "rule-veto",
    "vote-solutions": "rule-vote",
    "no-approval": "rule-no_approval",
    "open holder": "rule-open_hand",
    "open all": "rule-all_open",
    "only draw/discard quiet": "rule-only_draws_discards",
    "single-actor quiet": "rule-one_player_only",
    "no-effect draws-opponents quiet": "rule-no_rival_draws",
    "no give-alone quiet": "rule-no_lone_handing",
    "no draw/discard quiet": "rule-no_draws_discards",
    "no draw holder+last quiet": "rule-no_draw_last",
    "no swap": "rule-no_swaps",
    "own-structure discard quiet": "rule-own_discards_only",
    "at-most draw 1 quiet": "rule-one_draw",
    "double draw": "rule-double_draws",
    "double discard": "rule-double_discards",
    "discard-per-draw holder": "rule-discard_per_draw",
    "spare holder quiet": "rule-shield",
    "priority last-solver": "rule-solver_first",
    "priority holder": "rule-holder_first",
    "priority crisis-owner": "rule-own_first",
    "cancel top! quiet": "rule-highest_idle",
    "refuse top!": "rule-highest_refuses",
    "refuse fewest!": "rule-fewest_refuses",
    "refuse all": "rule-all_refuse",
    "refuse opponents[even]": "rule-even_refuse",
    "crisis-if holder top": "when-you_are_highest",
    "crisis-if holder fewest!": "when-you_have_fewest",
    "after-trouble discard all 1": "rule-all_discard_after",
    "many-winners": "rule-many_win",
    "winner-to-0": "rule-judgement",
    "winner-two-field-last": "rule-winner_moves_twice",
    "no-field": "rule-field_frozen",
    "no-rise winner": "rule-winner_stays",
    "no-field top!": "rule-highest_stuck",
    "no-rise top!": "rule-highest_stuck",
    "twice bottom*": "rule-lowest_twice",
    "penalty alter/field 2": "rule-altering_costs",
    "solver-discards 2 others-draw 1": "rule-solving_costs",
    "round-end most-drawn draw 1": "rule-round_prizes",
    "round-end most-discarded discard 1": "rule-round_prizes",
    "need last-solver": "when-nobody_solved",
    "need had-one": "when-nobody_fell_to_one",
    "if no-revolt-won": "when-unless_revolt",
    "if most-drew": "when-if_most_drew",
}
NATURALS = {
    "hand>2": "natural-when-over_two_cards",
    "total even": "natural-when-even_total",
    "fewest! me": "natural-when-alone_fewest",
    "": "natural-when-always",
    "team me opp; many-winners": "natural-team",
    "crisis-at-discard": "natural-crisis_on_discard",
    "alter me any; alter me any": "natural-alter 2",
    "alter me any": "natural-alter 1",
}


def expected(card: Card) -> tuple[list[Told], set[str]]:
    """The messages of a structural card's steps in order, and those of its rules and conditions."""
    steps = [told for step in card.steps for told in of_step(*step)]
    words = [" ".join(it) for it in (*card.rules, *card.steps)]
    other = {RULES[text] for text in words if text in RULES}
    verbs = {step[0]: step for step in card.steps}
    if ("need", "done") in card.steps and card.steps[0][-1] != "up-to-most":
        other.add(f"when-needs_deed-{card.steps[0][0]}")
    elif any("~" in word for step in verbs.values() for word in step):
        other.add("when-needs_somebody")
    return steps, other


def of_step(verb: str, *words: str) -> list[Told]:
    """The messages of one step: none for conditions, which are told apart."""
    if verb in ("need", "if", "quiet"):
        return []
    text = " ".join((verb, *words))
    if text in PLAIN:
        return [(PLAIN[text], "you", "", "")]
    if verb in ("draw", "discard"):
        return [("card-" + verb + AMOUNTS.get(words[1], ""), who(words[0]), number(words[1]), "")]
    if verb == "give":
        return [
            ("card-hand" + suffix(words), who(words[0]), number(words[2]), receiver)
            for receiver in receivers(words)
        ]
    return [OTHERS[verb](*words)]


def suffix(words: tuple[str, ...]) -> str:
    """What tells one sentence about handing over from another."""
    return "-chosen" if words[1] == "opp'" else AMOUNTS.get(words[2], "")


def receivers(words: tuple[str, ...]) -> list[str]:
    """To whom cards are handed over."""
    since = "_since" if words[2] == "since-their-turn" else ""
    return [who(word) + since for word in words[1].split("&")]


def who(words: str) -> str:
    """The players of a step as the engine names them."""
    return "+".join(WHO[word] for word in words.split("+"))


def number(word: str) -> str:
    """A plain number; other amounts are in the message's name."""
    return word if word.isdigit() else ""


OTHERS: Mapping[str, Any] = {
    "swap": lambda a, b, count: ("card-swap_cards", who(a), count, who(b)),
    "hands": lambda a, b: ("card-swap_hands", who(a), "", who(b)),
    "level": lambda a, b: ("card-hand-until_equal", who(a), "", who(b)),
    "pass": lambda count: ("card-pass_cards", "all", count, ""),
    "rotate": lambda step: ("card-pass_hands", "all", step, ""),
    "places": lambda other: ("card-swap_structures", "you", "", who(other)),
    "squares": lambda other: ("card-swap_field", "you", "", who(other)),
    "row": lambda some, _step: ("card-rise", who(some), "", ""),
    "alter": lambda some, _where: ("card-alter", who(some), "", ""),
    "ban-draws": lambda some: ("card-ban_draws", who(some), "", ""),
    "see": lambda some, whom: (
        ("card-look", who(whom), "", "") if some == "me" else ("card-show", "you", "", who(some))
    ),
    "win": lambda some: ("card-win-chosen" if some == "opp" else "card-win", who(some), "", ""),
}
COUNTED = ("card-draw", "card-discard", "card-hand", "card-swap_cards", "card-pass_cards")


def said(text: Mapping[str, Any]) -> tuple[list[Told], set[str]]:
    """The messages the engine makes a card's text of, in the same form."""
    parts = list(text["args"].values())
    steps = [part for part in parts if part["id"].startswith("card-")]
    return [of_message(part) for part in steps], {p["id"] for p in parts if p not in steps}


def of_message(part: Mapping[str, Any]) -> Told:
    """One sentence of the engine."""
    told = part["args"]
    counted = part["id"].startswith(COUNTED) and told["number"] > 0
    turned = part["id"] == "card-pass_hands"
    count = str(told["number"]) if counted or turned else ""
    return part["id"], player(told["who"]), count, player(told["to"])


def player(name: Any) -> str:
    """The players of a message."""
    if not name:
        return ""
    if "number" not in name["args"]:
        return "+".join(player(part) for part in name["args"].values())
    plain = str(name["id"]).removeprefix("who-").removesuffix(".start")
    return plain + (f":{name['args']['number']}" if name["args"]["number"] else "")


def expected_natural(card: Card) -> tuple[str, str]:
    """The two messages of a natural card: when it may be used, and what it does."""
    when = "; ".join(" ".join(rule) for rule in card.rules)
    deed = "; ".join(" ".join(step) for step in card.steps)
    return NATURALS[when], NATURALS[deed]


def said_natural(text: Mapping[str, Any]) -> tuple[str, str]:
    """The same of the engine."""
    deed = text["args"]["effect"]
    count = f" {deed['args']['number']}" if deed["id"] == "natural-alter" else ""
    return text["id"], deed["id"] + count
