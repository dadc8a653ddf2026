"""The fields of an observation of Quissama, in the order in which observe.py writes them."""

from ludoteca.kernel.layout import Layout, choice, count, flag


def layout(players: int) -> Layout:
    """The fields for so many players."""
    last = players - 1
    return Layout(
        1,
        (
            choice(
                "phase", 1, 7, "opening, main, paying, stealing, looking, giving, discarding, over"
            ),
            choice("turn", 1, last, "whose turn it is: 0 is the seat itself"),
            choice("starter", 1, last, "who began"),
            count("turns", 1, 9999, "turns ended so far"),
            flag("variants", 6, "the variants in play, in the order of the settings"),
            count("deck", 1, 100, "cards in the pile"),
            count("removed", 1, 6, "scandals used and out of the game"),
            count("discards", 18, 15, "discarded cards of each face"),
            count("stored", 18, 15, "cards of each face under Quissama"),
            choice("market", 3, 18, "the card in each slot: 0 none, else 1 + face"),
            count("squares", 4, 30, "capoeiras in each square, two of the Nagoas first"),
            count("workers", 10, 2, "capoeiras in each business"),
            choice("owners", 10, players, "whose burgher: 0 nobody's, else 1 + seat"),
            choice("ministry", 6, players, "whose minister: 0 nobody's, else 1 + seat"),
            count("senzala", 1, 30, "capoeiras not freed"),
            count("tenement", 1, 30, "Guaiamuns in the tenement"),
            count("tenement_spaces", 1, 30, "spaces of the tenement"),
            count("princess_goal", 1, 30, "freed capoeiras that the Princess asks for"),
            choice(
                "holders",
                8,
                1 + players,
                "each character: not in play, gallery, 2 + its holder's seat",
            ),
            flag("markers", 8 * players, "for each character, whose markers are on it"),
            flag("tokens", 10, "businesses whose coin token is not spent this turn"),
            count("excess", 3, 30, "icons left over this turn: Nagoas, Guaiamuns, coins"),
            flag("used", 8, "characters whose ability was used this turn"),
            flag("fresh", 8, "characters taken this turn"),
            flag("closed", 1, "no more abilities this turn"),
            count("exchanged", 1, 99, "market exchanges this turn"),
            flag("laid", 3, "market slots filled by the seat in turn"),
            count("robbed", players, 30, "cards stolen from each this turn"),
            choice("deed", 1, 395, "the action that is being paid for: 0 none, else 1 + action"),
            count(
                "due",
                6,
                15,
                "what is still to be paid: Nagoas, Guaiamuns, coins, liberty, burgher, crown",
            ),
            count("thefts", 1, 30, "cards still to be stolen"),
            choice("looking", 1, players, "whose hand is looked at: 0 nobody's, else 1 + seat"),
            choice("winner", 1, players, "0 nobody, else 1 + seat"),
            choice("winning", 1, 8, "the goal that was met: 0 none, else 1 + character"),
            count("cards", players, 100, "cards in each hand"),
            count("pieces", players, 10, "pieces of each that are not on the board"),
            *(
                count(
                    f"hand_{seat}", 18, 15, "cards of each face that are seen or known to be there"
                )
                for seat in range(players)
            ),
        ),
    )
