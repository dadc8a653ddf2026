"""Asking a bot at a table."""

from ludoteca.bots.bot import Bot, decide
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.spoken import Option
from ludoteca.kernel.table import Table


def ask(bot: Bot, table: Table, seat: int) -> Option:
    """What a bot would do in a seat's place; a Problem if the seat owes no decision.

    The bot is shown what the seat can imagine, never the table itself.

    >>> table = ludoteca.new("conspiracy", players=2, seed=7)
    >>> greedy = ludoteca.bots.make("greedy", seed=1)
    >>> while not table.over:
    ...     seat = table.waiting[0]
    ...     events = table.play(seat, ludoteca.bots.ask(greedy, table, seat))
    >>> table.scores
    [51, 44]
    """
    if seat not in table.waiting:
        raise Problem("problem-options", seat=seat)
    return table.describe(decide(bot, table.state, seat))
