"""The fields of an observation of Foto Perfeita, in the order in which observe.py writes them."""

from ludoteca.games.foto_perfeita.cards import CARD_CODES
from ludoteca.games.foto_perfeita.state import MOST_COPIES
from ludoteca.kernel.layout import Layout, choice, count, flag


def layout(players: int) -> Layout:
    """The fields for so many players."""
    last = players - 1
    return Layout(
        2,
        (
            choice("phase", 1, 17, "what is being decided, in the order of state.py"),
            flag("waiting", players, "who owes a decision"),
            count("round", 1, 5, "rounds ended; 5 from the last one on"),
            choice("starter", 1, last, "who has the reference card: 0 is the seat itself"),
            choice("active", 1, last, "whose turn it is in this trade"),
            choice(
                "trade", 1, 12, "the trade card under way or the last one: 0 none, else 1 + trade"
            ),
            count("trades_used", 12, int(MOST_COPIES), "trade cards of each kind turned up so far"),
            count("trades_left", 1, 6, "trade cards face down"),
            flag("auction_game", 1, "three of the six trades are auctions"),
            flag("free_bids", 1, "an open auction is bid for in no order"),
            count("decorations", players, 72, "decorations of each seat"),
            count("supply", 1, 72, "decorations of the house"),
            count(
                "taken", 1, 2, "envelopes taken in this partner turn, then those still to return"
            ),
            count(
                "last",
                players,
                61,
                "the choice or bid of each that was shown last: 0 none, else 1 + it",
            ),
            count("last2", players, 61, "the second choice of each that was shown last"),
            choice("lot", 1, 14, "the envelope on offer: 0 none, else 1 + guest"),
            count("high", 1, 60, "the highest bid, or the fixed price"),
            choice("high_bidder", 1, 1 + players, "nobody, the house, 2 + seat"),
            flag("passed", players, "who is out of the auction"),
            flag("rebid", 1, "the tied bid once more"),
            flag("tied", players, "who is tied, in a secret auction or for the win"),
            choice("holders", 14, players, "who holds each envelope: 0 the centre, else 1 + seat"),
            flag("fresh", 14, "envelopes won this round"),
            flag(
                "announced",
                98,
                "for each envelope the seven looks in which it was said to hold a VIP card",
            ),
            flag("open", 14, "envelopes that lie open before the seat"),
            choice(
                "cards",
                42,
                len(CARD_CODES),
                "three for each envelope the seat has ever seen: 0 unknown, else 1 + card",
            ),
            count("vips", 14, 6, "VIP cards that the seat knows of in each envelope"),
            choice(
                "spaces",
                14,
                17,
                "where each guest stands on the own floor: 0 nowhere, else 1 + space",
            ),
            choice("offsets", 14, 9, "and where in that space: 0 nowhere, else 1 + offset"),
            flag("on_table", 14, "guests who stand on the own table, placed for no photo"),
            flag("table", 12, "places of the own table with a decoration"),
            count(
                "camera",
                6,
                6,
                "the own camera: across, height, distance, width, aim across, aim up",
            ),
            choice("vip", 1, 14, "where the own VIP card is: 0 unused, else 1 + envelope"),
            choice("doing", 1, 4, "menu, picking, standing, at the table, at the camera"),
            choice("picked", 1, 14, "the guest in the seat's hand: 0 nobody, else 1 + guest"),
            count(
                "choice",
                1,
                61,
                "what the seat has chosen, unseen by the others: 0 nothing, else 1 + it",
            ),
            count("choice2", 1, 61, "its second choice"),
            choice(
                "fault", 1, 6, "what the judge finds wrong with the own photo, once it is taken"
            ),
            choice("unseen", 1, 14, "the guest who cannot be seen in it: 0 nobody, else 1 + guest"),
            flag("clear", 14, "guests with no other in front of them in it"),
            flag("faceless", 14, "guests whose face cannot be seen in it"),
            count(
                "points", players, 999, "points of each, once the photos are compared", lowest=-999
            ),
            choice("votes", players, players, "whom each voted for: 0 nobody, else 1 + seat"),
        ),
    )
