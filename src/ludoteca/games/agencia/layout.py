"""The fields of an observation of Agência, in the order in which observe.py writes them.

A kind is the number of a card in the manual, less one; the five natural ones come last.
"""

from ludoteca.kernel.layout import Layout, ObservedField, choice, count, flag


def layout(players: int) -> Layout:
    """The fields for so many players."""
    last = players - 1
    return Layout(
        2,
        (
            choice("phase", 1, 16, "what is asked, in the order of state.py"),
            choice("turn", 1, last, "whose turn it is: 0 is the seat itself"),
            flag("waiting", players, "who owes a decision"),
            choice("starter", 1, players, "who began the match: 0 nobody yet, else 1 + seat"),
            flag("clockwise", 1, "the flow goes to the left"),
            count("matches", 1, 20, "matches ended"),
            count("turns", 1, 999, "turns ended in this match"),
            count("settings", 9, 2, "the settings, in their order"),
            choice(
                "society", players, 206, "the structure before each seat: 0 none, else 1 + kind"
            ),
            count("rows", players, 4, "each seat's row of the field"),
            count("columns", players, 5, "and its column"),
            flag("blocked", players, "who has spent a win on a blocker"),
            flag("movers", players, "who still alters the field after the match"),
            count("came_before", players, 5, "how many came to their rows before each"),
            flag("running", 1, "a structure is being carried out"),
            count("sentence", 1, 9999, "the row of the program under way"),
            count("picks", 1, 9, "players chosen in it so far"),
            choice("first", 1, players, "the first of them: 0 nobody, else 1 + seat"),
            choice("second", 1, players, "the second of them"),
            choice("receiver", 1, players, "who gets the cards being given"),
            count("verb", 1, 99, "what happens to them, in the numbers of language.py"),
            flag("refused", 1, "the player in turn refused the structure's effect"),
            count("cancelled", 1, 99, "the rule that took its effect away: 0 none, else 1 + rule"),
            count("fetching", 1, 99, "cards still to be picked from the pile"),
            count("owes", 1, 280, "cards that the seat itself still has to choose"),
            choice("altering", 1, players, "who alters a structure: 0 nobody, else 1 + seat"),
            choice("cause", 1, 4, "by program, proposal, crisis, revolt, natural card"),
            choice("new_card", 1, 211, "the card put in: 0 none, else 1 + kind"),
            choice("place", 1, players, "before whom: 0 nobody, else 1 + seat"),
            flag("altered", 1, "the alteration took place"),
            flag("asked", players, "whose word is awaited"),
            count("votes", 1, 6, "votes for the last solution voted on"),
            choice(
                "natural",
                1,
                5,
                "the natural card in use: 0 none, else 1 + its number among the five",
            ),
            choice("fault", 1, 29, "why this is a crisis, in the order of faults.py"),
            choice("fault_seat", 1, players, "because of whom: 0 nobody, else 1 + seat"),
            flag("passed_over", players, "who has been passed over as a solver"),
            choice("revolter", 1, players, "who may start a revolt: 0 nobody, else 1 + seat"),
            flag("crisis_next", 1, "the next turn is a crisis"),
            count("paradigms", 1, 9, "crises waiting for a discard"),
            flag("banned", players, "who may not draw now"),
            flag("punished", players, "who cannot win this match"),
            count("crises", 1, 999, "crises in this match"),
            flag("drew", players, "who drew in the last round"),
            flag("discarded", players, "who discarded in it"),
            flag("made_changes", players, "who altered a structure in it"),
            flag("handed", players * players, "for each giver, to whom it handed cards in it"),
            count("gained", players, 999, "cards each drew or received in it"),
            count("drawn", players, 999, "cards each drew since the round was closed"),
            count("thrown", players, 999, "cards each discarded since the round was closed"),
            flag("failed_revolts", players, "who has failed with a revolt in this match"),
            flag("fell_to_one", players, "who was down to one card in it"),
            flag("last_discarders", players, "who discarded last"),
            choice("last_revolter", 1, players, "0 nobody, else 1 + seat"),
            choice("last_solver", 1, players, "0 nobody, else 1 + seat"),
            count("ideologies", 7, 6, "structures of each ideology in the society"),
            choice(
                "reached_by", 7, players, "who completed each hegemony: 0 nobody, else 1 + seat"
            ),
            flag("claimed_in_vain", players, "who may claim none again in this match"),
            choice("motion", 1, 2, "none, close the match, punish"),
            choice("accused", 1, players, "0 nobody, else 1 + seat"),
            flag("moved", players, "who has made a motion in this match"),
            flag("accusers", players, "who has accused somebody in this game"),
            flag("teams", players * players, "for each seat, its allies"),
            count("wins", players, 20, "matches won"),
            flag("winners", players, "who has won the game"),
            count("cards", players, 280, "cards in each hand"),
            flag("open", players, "whose hand lies open"),
            count("pile", 1, 280, "cards in the pile"),
            *_cards("discards", "discarded cards"),
            *_cards("chosen", "cards that the seat itself has chosen to give"),
            *_cards("offered", "cards in the piles, while the seat looks through them"),
            *(
                field
                for seat in range(players)
                for field in _cards(f"hand_{seat}", "cards that are seen or known to be there")
            ),
        ),
    )


def _cards(name: str, about: str) -> tuple[ObservedField, ObservedField]:
    """Cards by kind: there is one of each structural card, and several of each natural one."""
    return (
        flag(name, 206, f"{about}, structural, by kind"),
        count(f"{name}_natural", 5, 74, f"{about}, natural, by kind"),
    )
