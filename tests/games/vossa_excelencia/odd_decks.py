"""Three odd decks: as small as allowed, all loops and attacks, every rule overridden."""

from tests.games.vossa_excelencia.board import card

BARE = "\n".join(
    [card("politician", f"p{n}") for n in range(6)]
    + [card("party", f"q{n}") for n in range(6)]
    + [card("parliamentarian", "only")]
    + [card("voter", f"v{n}", "cost = '1 any'; capital = 1") for n in range(3)]
)

LOOPS = "\n".join(
    [
        card("politician", f"p{n}", "articulation = 'unturn all party'; setup = 'gain 1 any'")
        for n in range(6)
    ]
    + [
        card("party", f"q{n}", "articulation = ['unturn all politician', 'target give 1 money']")
        for n in range(6)
    ]
    + [
        card("parliamentarian", "again", "copies = 9; direct = 'play 1 parliamentarian'"),
        card(
            "parliamentarian", "leave", "copies = 3; cost = '1 money'; direct = 'target leave game'"
        ),
        card(
            "parliamentarian", "swap", "copies = 9; action = ['return 1 parliamentarian', 'draw 1']"
        ),
        card("parliamentarian", "all", "copies = 5; articulation = 'everyone discard 1 hand'"),
        card("infamy", "echo", "copies = 5; direct = ['discard 1 infamy', 'receive 1 infamy']"),
        card("infamy", "quit", "elections = 'roll 1-2 -> leave game'"),
        card("event", "storm", "event = ['others receive 1 infamy', 'sweep zone', 'switch party']"),
        card("event", "purge", "event = 'discard all card'"),
    ]
    + [
        card("voter", f"v{n}", "cost = '2 any'; capital = 2; dusk = 'discard this'")
        for n in range(9)
    ]
)

OVERRIDES = "\n".join(
    [
        card("politician", f"p{n}", "rules = ['locked']; articulation = 'gain 9 power'")
        for n in range(6)
    ]
    + [card("party", f"q{n}", "rules = ['hand +2', 'zone +1', 'wild hip']") for n in range(6)]
    + [
        card(
            "parliamentarian",
            "till",
            "copies = 4; rules = ['money here', 'spend here', 'repeats']; action = 'store 1 money'",
        ),
        card("parliamentarian", "free", "copies = 4; cost = '9 hip'; rules = ['discount 9 card']"),
        card("parliamentarian", "keep", "copies = 4; rules = ['keep influence', 'keep power']"),
        card("parliamentarian", "calm", "copies = 4; rules = ['immune to events', 'wins ties']"),
        card(
            "parliamentarian",
            "ban",
            "copies = 4; rules = ['forbid articulate card', 'enters turned']",
        ),
        card(
            "parliamentarian", "fee", "expansion = true; articulation = 'pay 2 hip + 1 any: draw 2'"
        ),
        card(
            "infamy", "dear", "copies = 9; rules = ['surcharge 3 voter', 'capital -1 per infamy']"
        ),
        card(
            "event", "fall", "event = 'roll 1-3 -> discard 1 politician | 4-6 -> receive 2 infamy'"
        ),
        card("voter", "v", "copies = 9; cost = '1 hip + 2 any'; rules = ['capital 1 per voter']"),
    ]
)

ODD_DECKS = {"bare": BARE, "loops": LOOPS, "overrides": OVERRIDES}
