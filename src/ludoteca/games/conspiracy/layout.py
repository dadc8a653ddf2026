"""The fields of an observation of Conspiração, in the order in which observe.py writes them."""

from ludoteca.kernel.layout import Layout, ObservedField, choice, count


def layout(players: int) -> Layout:
    """The fields for so many players."""
    last = players - 1
    return Layout(
        1,
        (
            choice(
                "phase", 1, 8, "recruit, keep, leave, place, swap, swap with, claim, choose, over"
            ),
            choice("turn", 1, last, "whose turn it is: 0 is the seat itself"),
            choice("starter", 1, last, "who began"),
            count("turns", 1, 99, "turns ended so far"),
            count("lords_left", 1, 60, "lords in the deck"),
            count(
                "limit", 1, 2, "opponents of the limit's owner take only so many lords; 0: no limit"
            ),
            choice("limit_owner", 1, players, "0 nobody, else 1 + seat"),
            choice("master", 1, players, "who has the Pearl Master: 0 nobody, else 1 + seat"),
            choice("closer", 1, players, "who filled a chamber first: 0 nobody, else 1 + seat"),
            choice("swapping", 1, 15, "the first cell of a swap under way: 0 none, else 1 + cell"),
            choice(
                "territories",
                24,
                2 + players,
                "where each is: deck, row, offered, 3 + its owner's seat",
            ),
            count("piles", 30, 4, "discarded lords of each kind: guild * 6 + rank"),
            count("hand", 30, 4, "lords of each kind turned up or recruited and not placed"),
            *(field for seat in range(players) for field in _chamber(seat)),
        ),
    )


def _chamber(seat: int) -> tuple[ObservedField, ...]:
    return (
        count(f"pearls_{seat}", 1, 40, "pearls"),
        count(f"silver_{seat}", 1, 15, "silver keys placed since the last territory"),
        count(f"gold_{seat}", 1, 15, "gold keys placed since the last territory"),
        choice(f"chamber_{seat}", 15, 30, "the lord in each cell: 0 none, else 1 + kind"),
        choice(f"marks_{seat}", 15, 3, "on each lord: nothing, crest, territory, both"),
    )
