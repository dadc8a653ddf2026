"""The ways a game of Quissama can end: by each character, and undecided."""

from collections.abc import Callable

from ludoteca.games.quissama.cards import CHARACTER_CODES
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.table import Table
from tests.transcripts.ending import Ending

SHORT = 700  # decisions of a transcript, so that the files stay small


def won_by(code: str) -> Callable[[Table], bool]:
    """Whether the goal of this character was met."""

    def happened(table: Table) -> bool:
        assert isinstance(table.state, Position)
        character = CHARACTER_CODES.index(code)
        return table.state.winning == character and len(table.steps) <= SHORT

    return happened


def won_for_another(table: Table) -> bool:
    """The last action met the goal of somebody who was not in turn."""
    assert isinstance(table.state, Position)
    return 0 <= table.state.winner != table.steps[-1].seat and len(table.steps) <= SHORT


def taken_from_a_rival(table: Table) -> bool:
    """The winning character had been a rival's."""
    assert isinstance(table.state, Position)
    taken = [event for event in table.events if event.kind == "takes_from"]
    return len(table.steps) <= SHORT and any(
        event.arguments["character"] == table.state.winning
        and event.arguments["seat"] == table.state.winner
        for event in taken
    )


ALL_VARIANTS = ("one_capoeira", "one_character", "small_gallery") + (
    ("few_scandals", "few_blessings", "open_market")
)

ENDINGS = {
    "quissama": Ending(2, won_by("quissama")),
    "woodruff": Ending(3, won_by("woodruff")),
    "alemao": Ending(4, won_by("alemao")),
    "araujo": Ending(3, won_by("araujo"), {"small_gallery": "on"}),
    "princesa": Ending(5, won_by("princesa")),
    "alencar": Ending(2, won_by("alencar")),
    "imperador": Ending(2, won_by("imperador")),
    "won_for_another": Ending(3, won_for_another),
    "taken_from_a_rival": Ending(2, taken_from_a_rival),
    "all_variants": Ending(2, won_by("quissama"), dict.fromkeys(ALL_VARIANTS, "on")),
}
