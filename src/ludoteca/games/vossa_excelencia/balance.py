"""How even the deck is: many games between equal players, counted card by card.

    python -m ludoteca.games.vossa_excelencia.balance 3000 > docs/vossa-excelencia-balance.md

The players are greedy: each tries every option on a position imagined from what it knows, and takes
the one after which it stands best by this game's hints.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field

from ludoteca.games.vossa_excelencia.book import Book, Card
from ludoteca.games.vossa_excelencia.decks import house_deck
from ludoteca.games.vossa_excelencia.game import new
from ludoteca.games.vossa_excelencia.instructions import CATEGORY_NAMES, SPHERE_NAMES, VOTER
from ludoteca.games.vossa_excelencia.state import CABINETS, Position
from ludoteca.games.vossa_excelencia.view import VOCABULARY, cards_in
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.random import Random
from ludoteca.kernel.row import Row
from ludoteca.kernel.state import State

TABLES = (2, 3, 4, 5, 6)
LOW, HIGH = 0.6, 1.6  # of a fair share of wins
RARELY = 0.05  # a card bought less often than this when revealed is a dead one


@dataclass
class Count:
    """What was seen in all games."""

    games: int = 0
    dealt: Counter[str] = field(default_factory=Counter)  # politicians and parties in play
    share: dict[str, float] = field(default_factory=dict)  # the wins a fair game would give them
    won: Counter[str] = field(default_factory=Counter)
    revealed: Counter[str] = field(default_factory=Counter)  # games in which a card was revealed
    paid: Counter[str] = field(default_factory=Counter)  # ... and came into play
    voters: Counter[int] = field(default_factory=Counter)  # player-games by voters at the end
    seats: Counter[int] = field(default_factory=Counter)  # player-games by number of players
    voters_at: Counter[int] = field(default_factory=Counter)  # voters by number of players
    spheres: Counter[str] = field(default_factory=Counter)  # voters won by sphere
    capital: int = 0
    starter_wins: int = 0


def greedy(state: State, seat: int, row: Row, seed: int) -> int:
    """The option after which this seat stands best, as far as it can know."""
    state.legal(seat, row)
    options = row.actions()
    best, most = options[0], -1e9
    for action in options if len(options) > 1 else ():
        trial = state.imagine(seat, seed)
        trial.apply(seat, action)
        worth = trial.evaluate(seat)
        if worth > most:
            best, most = action, worth
    return best


def play(players: int, seed: int, settings: list[int], count: Count) -> None:
    """One game between greedy players, counted."""
    state = new(players, Random(seed), settings)
    assert isinstance(state, Position)
    book = state.deck.book
    assert isinstance(book, Book)
    row = Row(VOCABULARY.size)
    began = [[book.cards[card] for card in cards_in(state, 7 + seat)] for seat in range(players)]
    revealed, paid = set(), set()
    while not state.over():
        seat = int(lowest_bit(state.waiting()))
        action = greedy(state, seat, row, seed * 1009 + int(state.random.draws))
        option = VOCABULARY.option(action)
        if option["kind"] in ("reveal", "pay", "itemise"):
            card = option["card"]
            assert isinstance(card, int)
            slug = book.cards[card].slug
            revealed.add(slug)
            if option["kind"] != "reveal" or not any(book.cards[card].cost):
                paid.add(slug)
        state.apply(seat, action)
    count.revealed.update(revealed)
    count.paid.update(paid)
    _result(state, began, count)


def _result(state: Position, began: list[list[Card]], count: Count) -> None:
    ranking = list(state.ranking())
    book = state.deck.book
    assert isinstance(book, Book)
    count.games += 1
    count.starter_wins += ranking[state.starter] == 1
    for seat, place in enumerate(ranking):
        for card in began[seat]:
            count.dealt[card.slug] += 1
            count.share[card.slug] = count.share.get(card.slug, 0) + 1 / state.players
            count.won[card.slug] += place == 1
        owned = [
            card for card in cards_in(state, int(CABINETS) + seat) if state.has_trait(card, VOTER)
        ]
        count.voters[len(owned)] += 1
        count.seats[int(state.players)] += 1
        count.voters_at[int(state.players)] += len(owned)
        for voter in owned:
            count.spheres.update(SPHERE_NAMES[sphere] for sphere in book.cards[voter].spheres)
        count.capital += int(state.scores()[seat])


def simulate(games: int, settings: list[int]) -> Count:
    """So many games, as many at every number of players."""
    count = Count()
    for number in range(games):
        play(TABLES[number % len(TABLES)], number, settings, count)
    return count


def report(games: int) -> str:
    """The whole report as Markdown."""
    base, expansion = simulate(games, [0, 0, 0]), simulate(games // 3, [0, 1, 0])
    lines = ["# Vossa Excelência: the balance of the house deck", ""]
    lines += [
        f"{games} long games without the expansion and {games // 3} with it, as many at each",
        "number of players from 2 to 6, between greedy players (one step ahead, by the game's own",
        f"hints). Made by `python -m ludoteca.games.vossa_excelencia.balance {games}`; the same",
        "command gives the same numbers. Stronger bots may use the cards differently.",
        "",
    ]
    lines += _summary("Without the expansion", base) + _summary("With Projeto de Poder", expansion)
    lines += _shares(base) + _dead(base, expansion)
    return "\n".join(lines) + "\n"


def _summary(title: str, count: Count) -> list[str]:
    seats = sum(count.voters.values())
    mean = sum(number * times for number, times in count.voters.items()) / seats
    many = sum(times for number, times in count.voters.items() if number > 6) / seats
    by_players = ", ".join(f"{n}: {count.voters_at[n] / count.seats[n]:.2f}" for n in TABLES)
    won = sum(count.spheres.values())
    spheres = ", ".join(f"{name} {100 * count.spheres[name] / won:.0f} %" for name in SPHERE_NAMES)
    first = count.starter_wins / count.games
    fair = sum(1 / n for n in TABLES) / len(TABLES)
    return [
        f"## {title}",
        "",
        "| what | found | wanted |",
        "| --- | --- | --- |",
        f"| voters of a player at the end | {mean:.2f} | 2.5 to 4 |",
        f"| more than 6 voters | {100 * many:.2f} % | under 1 % |",
        f"| voters by number of players | {by_players} | |",
        f"| voters won, by sphere | {spheres} | even |",
        f"| capital of a player | {count.capital / seats:.1f} | |",
        f"| wins of the first player | {100 * first:.0f} % | {100 * fair:.0f} % |",
        "",
    ]


def _shares(count: Count) -> list[str]:
    lines = [
        "## Politicians and parties",
        "",
        "Wins as a part of the fair share: 60 % to 160 %.",
        "",
    ]
    lines += ["| card | category | of its fair share |", "| --- | --- | --- |"]
    book = house_deck().book
    assert isinstance(book, Book)
    for card in book.cards:
        if card.slug in count.dealt:
            part = count.won[card.slug] / count.share[card.slug]
            mark = "" if LOW <= part <= HIGH else " **outside**"
            lines.append(
                f"| {card.name.pt} | {CATEGORY_NAMES[card.category]} | {100 * part:.0f} %{mark} |"
            )
    return [*lines, ""]


def _dead(base: Count, expansion: Count) -> list[str]:
    lines = ["## Cards bought when revealed", "", "The lowest ten; none should be under 5 %.", ""]
    lines += ["| card | games | bought |", "| --- | --- | --- |"]
    parts = []
    for slug in {*base.revealed, *expansion.revealed}:
        games = base.revealed[slug] + expansion.revealed[slug]
        parts.append(((base.paid[slug] + expansion.paid[slug]) / games, games, slug))
    for part, games, slug in sorted(parts)[:10]:
        mark = "" if part >= RARELY else " **too rare**"
        lines.append(f"| {slug} | {games} | {100 * part:.0f} %{mark} |")
    return lines


if __name__ == "__main__":
    sys.stdout.write(report(int(sys.argv[1]) if len(sys.argv) > 1 else 3000))
