"""The five natural cards: condition, verb, number, and the standing rules that bear on them."""

from dataclasses import dataclass

from ludoteca.games.agencia import language as say


@dataclass(frozen=True)
class Natural:
    """A kind of natural card and its copies in each deck."""

    number: int
    name: str
    english: str
    copies: tuple[int, ...]  # main, historical, theoretical, strategic, social
    when: int
    verb: int
    count: int = 1
    freed_by: int = say.NO_RULE  # the rule that lifts the condition
    forbidden_by: int = say.NO_RULE
    approved_by: int = say.NO_RULE  # the rule that demands an opponent's approval
    old_by: int = say.NO_RULE  # the rule under which only old cards enter society


CARDS = (
    Natural(
        *(995, "Alianças estratégicas", "Strategic Alliances", (0, 0, 0, 4, 0)),
        when=say.OVER_TWO_CARDS,
        verb=say.TEAM,
    ),
    Natural(
        *(996, "Novo paradigma", "New Paradigm", (0, 0, 4, 0, 0)),
        when=say.ALWAYS,
        verb=say.CRISIS_ON_DISCARD,
    ),
    Natural(
        *(997, "Momento histórico", "Historic Moment", (0, 4, 0, 0, 0)),
        when=say.ALWAYS,
        verb=say.ALTER,
        count=2,
    ),
    Natural(
        *(998, "Nova geração", "New Generation", (12, 6, 6, 6, 15)),
        when=say.EVEN_TOTAL,
        verb=say.ALTER,
        freed_by=say.FREE_GENERATION,
        forbidden_by=say.NO_GENERATION,
        old_by=say.OLD_CARDS_ONLY,
    ),
    Natural(
        *(999, "Liderança", "Leadership", (4, 2, 2, 2, 7)),
        when=say.ALONE_FEWEST,
        verb=say.ALTER,
        freed_by=say.FREE_LEADERSHIP,
        forbidden_by=say.NO_LEADERSHIP,
        approved_by=say.LEADERSHIP_APPROVED,
    ),
)
