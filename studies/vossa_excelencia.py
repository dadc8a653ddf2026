"""How even a deck of Vossa Excelência is: games between strong bots, counted card by card.

    python -m studies.vossa_excelencia --bot greedy --games 200 > docs/vossa-excelencia-balance.md
    python -m studies.vossa_excelencia --deck my-deck.toml --players 2 --brief

The games follow from their numbers and are the same on every machine and with any number of jobs.
A long run can be made in parts: `--store FILE` keeps every game that is finished, after `--seconds`
no more are begun, and the same command goes on with those that are missing.
"""

import argparse
import json
import math
import os
import time
from collections import Counter
from dataclasses import dataclass, field, fields
from functools import partial
from hashlib import sha256
from pathlib import Path

from ludoteca.bots import Bot, decide, make
from ludoteca.bots.registry import names
from ludoteca.games.vossa_excelencia.book import Book, DeckCard
from ludoteca.games.vossa_excelencia.decks import FILES, FOLDER, HOUSE, deck_of, read_deck
from ludoteca.games.vossa_excelencia.game import new
from ludoteca.games.vossa_excelencia.instructions import CATEGORY_NAMES, SPHERE_NAMES, VOTER
from ludoteca.games.vossa_excelencia.state import CABINETS, Position
from ludoteca.games.vossa_excelencia.view import VOCABULARY, cards_in
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.random import Random
from ludoteca.lab.statistics.intervals import wilson
from studies.jobs import each

TABLES = (2, 3, 4, 5, 6)
# The numbers of players of twenty games, one after another. A game of two takes a legend a fifth of
# the time of a game of four and tells more of each card, so there are most of those.
ROUND = (2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2)
LARGE = (4, 5, 6)  # one of them in turn instead of the last game of each twenty
LOW, HIGH = 0.6, 1.5  # of a fair share of wins
RARELY = 0.05  # a card bought less often than this when revealed is a dead one
EXPANDED = 10  # of so many games without the expansion one is played with it


@dataclass
class Count:
    """What was seen in all games."""

    games: int = 0
    dealt: Counter[tuple[str, int]] = field(default_factory=Counter)  # by card and players
    won: Counter[str] = field(default_factory=Counter)
    revealed: Counter[str] = field(default_factory=Counter)  # games in which a card was revealed
    paid: Counter[str] = field(default_factory=Counter)  # ... and came into play
    # by card and players; of voters, who has them at the end, however they were won
    taken: Counter[tuple[str, int]] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)  # by whoever had taken the card
    voters: Counter[int] = field(default_factory=Counter)  # player-games by voters at the end
    seats: Counter[int] = field(default_factory=Counter)  # player-games by number of players
    voters_at: Counter[int] = field(default_factory=Counter)  # voters by number of players
    spheres: Counter[str] = field(default_factory=Counter)  # voters won by sphere
    capital: int = 0
    decisions: Counter[int] = field(default_factory=Counter)  # by number of players
    begun: Counter[int] = field(default_factory=Counter)  # games by number of players
    starter_wins: Counter[int] = field(default_factory=Counter)  # by number of players

    def __add__(self, other: "Count") -> "Count":
        """Both together."""
        both = Count()
        for part in fields(self):
            setattr(both, part.name, getattr(self, part.name) + getattr(other, part.name))
        return both

    def dump(self) -> dict[str, object]:
        """As JSON can hold it."""
        parts = ((part.name, getattr(self, part.name)) for part in fields(self))
        return {name: [*n.items()] if isinstance(n, Counter) else n for name, n in parts}

    @classmethod
    def load(cls, dumped: dict[str, object]) -> "Count":
        """What was dumped."""
        count = cls()
        for name, value in dumped.items():
            setattr(count, name, _counter(value) if isinstance(value, list) else value)
        return count


def _counter(items: list[list[object]]) -> Counter[object]:
    return Counter({tuple(k) if isinstance(k, list) else k: times for k, times in items})


@dataclass(frozen=True)
class Study:
    """What is played in every game of a study."""

    bot: str
    source: str = ""  # the text of a deck's file; nothing for the house deck
    players: int = 0  # at every table, or 0 for the mixture of ROUND

    def book(self) -> Book:
        """The deck's cards."""
        book = deck_of(read_deck(self.source)).book
        assert isinstance(book, Book)
        return book


def play(players: int, seed: int, expansion: int, study: Study) -> Count:
    """One game between equal bots, counted."""
    count = Count()
    state = new(players, Random(seed), [0, expansion, read_deck(study.source)])
    assert isinstance(state, Position)
    book = state.deck.book
    assert isinstance(book, Book)
    bots: list[Bot] = [make(study.bot, seed * 64 + seat) for seat in range(players)]
    began = [[book.cards[card] for card in cards_in(state, 7 + seat)] for seat in range(players)]
    revealed: set[str] = set()
    taken: list[set[str]] = [set() for _ in range(players)]
    while not state.over():
        seat = int(lowest_bit(state.waiting()))
        action = decide(bots[seat], state, seat)
        option = VOCABULARY.option(action)
        if option["kind"] in ("reveal", "pay", "itemise"):
            card = option["card"]
            assert isinstance(card, int)
            slug = book.cards[card].slug
            revealed.add(slug)
            if option["kind"] != "reveal" or not any(book.cards[card].cost):
                taken[seat].add(slug)
        state.apply(seat, action)
        count.decisions[players] += 1
    count.revealed.update(revealed)
    count.paid.update(set().union(*taken))
    _won_with(state, book, taken, count)
    _result(state, began, count)
    return count


def _won_with(state: Position, book: Book, taken: list[set[str]], count: Count) -> None:
    voters = {card.slug for card in book.cards if card.category == VOTER}
    for seat, place in enumerate(state.ranking()):
        owned = {book.cards[card].slug for card in cards_in(state, int(CABINETS) + seat)}
        for slug in (taken[seat] - voters) | (owned & voters):
            count.taken[slug, int(state.players)] += 1
            count.won_with[slug] += place == 1


def _result(state: Position, began: list[list[DeckCard]], count: Count) -> None:
    ranking = list(state.ranking())
    book = state.deck.book
    assert isinstance(book, Book)
    count.games += 1
    count.begun[int(state.players)] += 1
    count.starter_wins[int(state.players)] += ranking[state.starter] == 1
    for seat, place in enumerate(ranking):
        for card in began[seat]:
            count.dealt[card.slug, int(state.players)] += 1
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


def play_numbered(number: int, expansion: int, study: Study, until: float) -> Count | None:
    """The game of a number, at the number of players whose turn it is; nothing after `until`."""
    if time.time() > until:
        return None
    return play(study.players or players_of(number), number, expansion, study)


def players_of(number: int) -> int:
    """How many play the game of a number."""
    score, place = divmod(number, len(ROUND))
    return LARGE[score % len(LARGE)] if place == len(ROUND) - 1 else ROUND[place]


class Store:
    """The games that were finished: line by line in a file, if there is one."""

    def __init__(self, study: Study, path: Path | None) -> None:
        self.kept: dict[tuple[int, int], Count] = {}
        self._path = path
        # Counts of another bot or deck must not be mixed in.
        deck = study.source or (FOLDER / FILES[HOUSE]).read_text(encoding="utf-8")
        self._whose = [study.bot, study.players, sha256(deck.encode()).hexdigest()[:12]]
        for line in path.read_text().splitlines() if path and path.exists() else ():
            whose, expansion, number, dumped = json.loads(line)
            if whose != self._whose:
                raise SystemExit(f"{path} holds games of another study: {whose}")
            self.kept[expansion, number] = Count.load(dumped)

    def keep(self, expansion: int, number: int, count: Count) -> None:
        """One more game."""
        self.kept[expansion, number] = count
        if self._path:
            with self._path.open("a") as file:
                print(json.dumps([self._whose, expansion, number, count.dump()]), file=file)


def simulate(
    games: int,
    expansion: int,
    study: Study,
    jobs: int,
    store: Store | None = None,
    until: float = math.inf,
) -> Count:
    """So many games, of which those are played that the store has not; SystemExit if time is up."""
    store = store or Store(study, None)
    missing = [number for number in range(games) if (expansion, number) not in store.kept]
    played = partial(play_numbered, expansion=expansion, study=study, until=until)
    for number, count in zip(missing, each(played, missing, jobs), strict=True):
        if count is not None:
            store.keep(expansion, number, count)
    left = [number for number in missing if (expansion, number) not in store.kept]
    if left:
        raise SystemExit(f"{len(left)} of {games} games are still to be played: run it again")
    return sum((store.kept[expansion, number] for number in range(games)), Count())


def report(base: Count, expansion: Count, study: Study) -> str:
    """The whole report as Markdown."""
    whose = f"the deck “{study.book().title.en}”" if study.source else "the house deck"
    lines = [f"# Vossa Excelência: the balance of {whose}", ""]
    at = ", ".join(f"{base.begun[players]} of {players}" for players in TABLES)
    lines += [
        f"{base.games} long games without the expansion ({at})",
        f"and {expansion.games} with it, between bots of one strength (`{study.bot}`). Made by",
        f"`python -m studies.vossa_excelencia --bot {study.bot} --games {base.games}`"
        + (", of this deck's file" if study.source else "")
        + "; the same command",
        "gives the same numbers.",
        "",
    ]
    lines += _summary("Without the expansion", base) + _summary("With Projeto de Poder", expansion)
    lines += _first_player() + _shares(base, study.book())
    lines += _dead(base, expansion) + _won_by(base, study.book()) + _voters(base, study.book())
    return "\n".join(lines) + "\n"


def _summary(title: str, count: Count) -> list[str]:
    seats = sum(count.voters.values())
    mean = sum(number * times for number, times in count.voters.items()) / seats
    many = sum(times for number, times in count.voters.items() if number > 6) / seats
    tables = [players for players in TABLES if count.begun[players]]
    by_players = ", ".join(f"{n}: {count.voters_at[n] / count.seats[n]:.2f}" for n in tables)
    decisions = ", ".join(f"{n}: {count.decisions[n] / count.seats[n]:.0f}" for n in tables)
    by_number = ", ".join(
        f"{n}: {100 * count.voters[n] / seats:.0f} %" for n in sorted(count.voters)
    )
    won = sum(count.spheres.values())
    spheres = ", ".join(f"{name} {100 * count.spheres[name] / won:.0f} %" for name in SPHERE_NAMES)
    return [
        f"## {title}",
        "",
        "| what | found | wanted |",
        "| --- | --- | --- |",
        f"| voters of a player at the end | {mean:.2f} | 2.5 to 4 |",
        f"| more than 6 voters | {100 * many:.2f} % | under 1 % |",
        f"| players by voters at the end | {by_number} | |",
        f"| voters by number of players | {by_players} | |",
        f"| voters won, by sphere | {spheres} | even |",
        f"| capital of a player | {count.capital / seats:.1f} | |",
        f"| decisions of a player, by number of players | {decisions} | |",
        *(_first_at(count, players) for players in tables),
        "",
    ]


def _first_at(count: Count, players: int) -> str:
    won, games = count.starter_wins[players], count.begun[players]
    low, first, high = (100 * part for part in _interval(won, games))
    span = f"{first:.0f} % ({low:.0f} to {high:.0f}) of {games}"
    return f"| wins of the first player of {players} | {span} | {100 / players:.0f} % |"


def _first_player() -> list[str]:
    return [
        "## The first player",
        "",
        "In brackets the interval that holds the first player's wins in 95 of 100 such runs. The",
        "manual gives every seat the same start, and no card can know who began: the deck has no",
        "means to even this out. The last tie goes to the later in turn order.",
        "",
    ]


def _shares(count: Count, book: Book) -> list[str]:
    lines = [
        "## Politicians and parties",
        "",
        "Wins as a part of the fair share, with the interval that holds it in 95 of 100 such runs.",
        "Wanted: 60 % to 150 %.",
        "",
    ]
    lines += ["| card | category | of its fair share | 95 % |", "| --- | --- | --- | --- |"]
    for card in book.cards:
        if any(count.dealt[card.slug, players] for players in TABLES):
            low, part, high = _share(count.dealt, count.won, card.slug)
            mark = "" if LOW <= part <= HIGH else " **outside**"
            category = CATEGORY_NAMES[card.category]
            span = f"{100 * low:.0f} % to {100 * high:.0f} %"
            lines.append(f"| {card.name.pt} | {category} | {100 * part:.0f} %{mark} | {span} |")
    return [*lines, ""]


def _share(
    had: Counter[tuple[str, int]], won: Counter[str], slug: str
) -> tuple[float, float, float]:
    """Wins over fair wins of those who had a card, between the ends of its interval."""
    times = sum(had[slug, players] for players in TABLES)
    scale = times / sum(had[slug, players] / players for players in TABLES)
    low, rate, high = _interval(won[slug], times)
    return low * scale, rate * scale, high * scale


def _interval(won: int, games: int) -> tuple[float, float, float]:
    """A part of the games, between the ends of its 95 % interval."""
    share = wilson(won, games)
    return share.low, won / games, share.high


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


def _won_by(count: Count, book: Book) -> list[str]:
    voters = {card.slug for card in book.cards if card.category == VOTER}
    slugs = sorted({slug for slug, _ in count.taken} - voters)
    found = sorted((*_share(count.taken, count.won_with, slug), slug) for slug in slugs)
    ends = {"outside": 0, "inside": 0, "too few games to tell": 0}
    for low, part, high, _ in found:
        ends[_verdict(low, part, high)] += 1
    told = ", ".join(f"{number} {verdict}" for verdict, number in ends.items() if number)
    lines = ["", "## Won with", ""]
    lines += [
        "Wins of those who took a card, as a part of the fair share; who leads takes more of",
        "everything, so that a little over 100 % is what an even card shows. Of the intervals of",
        f"{len(found)} cards against 60 % to 150 %: {told}. The lowest and the highest ten:",
        "",
    ]
    lines += ["| card | taken | of its fair share | 95 % |", "| --- | ---: | --- | --- |"]
    by_part = sorted(found, key=lambda each: each[1])
    for low, part, high, slug in [*by_part[:10], *by_part[10:][-10:]]:
        times = sum(count.taken[slug, players] for players in TABLES)
        mark = "" if LOW <= part <= HIGH else " **outside**"
        span = f"{100 * low:.0f} % to {100 * high:.0f} %"
        lines.append(f"| {slug} | {times} | {100 * part:.0f} %{mark} | {span} |")
    return lines


def _voters(count: Count, book: Book) -> list[str]:
    lines = ["", "## Voters", ""]
    lines += [
        "Wins of those who have a voter at the end, as a part of the fair share. Voters are what",
        "one wins by, the large ones most: nobody expects 100 % here.",
        "",
    ]
    lines += ["| voter | icons | capital | had | of their fair share | 95 % |"]
    lines += ["| --- | ---: | ---: | ---: | --- | --- |"]
    voters = (card for card in book.cards if card.category == VOTER)
    for card in sorted(voters, key=lambda each: (sum(each.cost), each.slug)):
        times = sum(count.taken[card.slug, players] for players in TABLES)
        if times:
            low, part, high = _share(count.taken, count.won_with, card.slug)
            span = f"{100 * part:.0f} % | {100 * low:.0f} % to {100 * high:.0f} %"
            size = f"{sum(card.cost)} | {card.capital}"
            lines.append(f"| {card.name.pt} | {size} | {times} | {span} |")
    return lines


def _verdict(low: float, part: float, high: float) -> str:
    if low >= LOW and high <= HIGH:
        return "inside"
    return "too few games to tell" if LOW <= part <= HIGH else "outside"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=names(), default="master")
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deck", type=Path, help="a deck's file; without it the house deck")
    parser.add_argument("--players", type=int, choices=TABLES, help="at every table")
    parser.add_argument("--brief", action="store_true", help="voters, length and first player only")
    parser.add_argument("--store", type=Path, help="where finished games are kept")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no more after these")
    chosen = parser.parse_args()
    until = time.time() + chosen.seconds
    source = chosen.deck.read_text(encoding="utf-8") if chosen.deck else ""
    study = Study(chosen.bot, source, chosen.players or 0)
    store = Store(study, chosen.store)
    several = partial(simulate, study=study, jobs=chosen.jobs, store=store, until=until)
    if chosen.brief:
        print("\n".join(_summary(study.book().title.en, several(chosen.games, 0))))
        return
    if chosen.games < EXPANDED * len(ROUND):
        parser.error(f"at least {EXPANDED * len(ROUND)} games")
    base = several(chosen.games, 0)
    expansion = several(chosen.games // EXPANDED, 1)
    print(report(base, expansion, study), end="")


if __name__ == "__main__":
    main()
