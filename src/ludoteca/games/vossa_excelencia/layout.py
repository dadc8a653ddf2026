"""The fields of an observation of Vossa Excelência, in the order in which observe.py writes them.

Cards are those of the deck at the table, by number, with room for the largest deck.
"""

from ludoteca.kernel.layout import Layout, ObservedField, choice, count, flag


def layout(players: int) -> Layout:
    """The fields for so many players."""
    last = players - 1
    return Layout(
        1,
        (
            choice("phase", 1, 9, "what is asked, in the order of state.py"),
            choice("stage", 1, 6, "set-up, opening, acting, closing, leaving, event, elections"),
            choice("turn", 1, last, "whose turn it is: 0 is the seat itself"),
            choice("actor", 1, last, "who has to decide"),
            choice("starter", 1, last, "who began"),
            count("semester", 1, 9, "the semester, from 1"),
            count("semesters", 1, 8, "how many there are"),
            flag("expansion", 1, "the expansion is in play"),
            count("piles", 6, 256, "cards left in each pile"),
            choice("event", 1, 256, "the event being resolved: 0 none, else 1 + card"),
            count("die", 1, 6, "the last roll"),
            choice(
                "resolving",
                1,
                256,
                "the card whose effect or price is under way: 0 none, else 1 + card",
            ),
            choice("for", 1, players, "for whom: 0 nobody, else 1 + seat"),
            count(
                "sentence", 1, 9999, "where in its text: 0 nowhere, else 1 + row of the deck's code"
            ),
            count("remaining", 1, 99, "how much of that instruction is left"),
            choice("target", 1, players, "the rival chosen: 0 nobody, else 1 + seat"),
            count("bill", 8, 99, "icons still to be paid: six spheres, any, money"),
            *(field for seat in range(players) for field in _seat(seat)),
            choice(
                "cards",
                256,
                2 + 2 * players,
                "unseen, zone, discarded, 3 + seat: in hand, 3 + players + seat: in the cabinet",
            ),
            count("money", 256, 999, "counters on each card"),
            flag("turned", 256, "cards that are turned"),
            flag("used", 256, "cards whose action was carried out this turn"),
            flag("revealed", 256, "cards that lie face up in a hand"),
        ),
    )


def _seat(seat: int) -> tuple[ObservedField, ...]:
    return (
        count(f"influence_{seat}", 6, 999, "influence in each sphere"),
        count(f"power_{seat}", 1, 999, "power"),
        count(f"hand_{seat}", 1, 256, "cards in hand"),
        count(f"capital_{seat}", 1, 9999, "political capital as it stands", lowest=-9999),
        flag(f"in_game_{seat}", 1, "has not left the game"),
    )
