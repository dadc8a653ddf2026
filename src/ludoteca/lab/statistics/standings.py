"""What a tournament came to: who wins how often, against whom, and how sure that is."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from ludoteca.kernel.game import find
from ludoteca.lab.running.contest import Contest, Played
from ludoteca.lab.statistics.intervals import Share, matched
from ludoteca.lab.statistics.ratings import Matrix, margins, rate

Interval = tuple[float, float]


class Standing(msgspec.Struct, frozen=True):
    """One bot over all its games."""

    bot: str
    rating: float  # Bradley-Terry on Elo's scale, 1500 on average
    rating_margin: float | None  # at 95 %; None after a single deal
    games: int  # a bot in two seats of one game counts twice
    wins: float  # a shared win counts as an equal part
    win_rate: float
    win_rate_interval: Interval
    times_fair: float  # 1 is what chance alone would give
    mean_place: float
    mean_points: float

    def __str__(self) -> str:
        margin = "" if self.rating_margin is None else f" ± {self.rating_margin:.0f}"
        low, high = self.win_rate_interval
        won = f"wins {self.win_rate:.1%} ({low:.1%}–{high:.1%}) of {self.games} games"
        return f"{self.bot:<12}{self.rating:6.0f}{margin}  {won}"


class Duel(msgspec.Struct, frozen=True):
    """How often one bot ended before another; the same place is half a time."""

    bot: str
    other: str
    meetings: int
    score: float
    interval: Interval


class Standings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a tournament, under the names it has in JSON. The same seed gives the same."""

    game: str
    credits: str
    players: int
    options: dict[str, str]
    seed: str
    games: int
    deals: int
    seatings: int  # games of one deal
    decisions: int
    standings: list[Standing]  # best first
    duels: list[Duel]
    partial: bool = False  # stopped before all was played: only whole deals are counted

    def __str__(self) -> str:
        heading = f"{self.game}, {self.players} players: {self.games} games, seed {self.seed}"
        return "\n".join([heading, *map(str, self.standings)])

    def encode(self) -> bytes:
        """As JSON."""
        return msgspec.json.format(msgspec.json.encode(self)) + b"\n"


class Deal:
    """The sums of one deal."""

    def __init__(self, bots: int) -> None:
        """Nothing is counted yet."""
        self.wins: list[tuple[float, int]] = [(0.0, 0)] * bots
        self.duels: Matrix = [[0.0] * bots for _ in range(bots)]

    def add(self, seats: Sequence[int], places: Sequence[int]) -> None:
        """Count a game."""
        winners = sum(place == 1 for place in places)
        for bot, place in zip(seats, places, strict=True):
            wins, games = self.wins[bot]
            self.wins[bot] = wins + (1 / winners if place == 1 else 0.0), games + 1
            for other, theirs in zip(seats, places, strict=True):
                if other != bot:
                    self.duels[bot][other] += (place < theirs) + (place == theirs) / 2


def judge(contest: Contest, played: Mapping[int, Played], wanted: int) -> Standings:
    """The result of all whole deals among the games played."""
    each = len(contest.seatings)
    whole = [
        deal
        for deal in sorted({game // each for game in played})
        if all(deal * each + number in played for number in range(each))
    ]
    deals = [_count(contest, played, deal) for deal in whole]
    games = [deal * each + number for deal in whole for number in range(each)]
    standings = _standings(contest, played, games, deals) if deals else []
    return Standings(
        game=contest.game,
        credits=find(contest.game).meta.credit,
        players=contest.players,
        options=dict(contest.options),
        seed=contest.seed,
        games=len(games),
        deals=len(deals),
        seatings=each,
        decisions=sum(played[game].decisions for game in games),
        standings=sorted(standings, key=lambda standing: -standing.rating),
        duels=_duels(contest, deals) if deals else [],
        partial=len(games) < wanted,
    )


def _count(contest: Contest, played: Mapping[int, Played], deal: int) -> Deal:
    sums = Deal(len(contest.bots))
    for number in range(len(contest.seatings)):
        game = deal * len(contest.seatings) + number
        sums.add(contest.seating(game)[1], played[game].places)
    return sums


def _standings(
    contest: Contest, played: Mapping[int, Played], games: Sequence[int], deals: Sequence[Deal]
) -> list[Standing]:
    ratings = rate(_wins(deals, ()))
    unsure = margins(lambda left_out: _wins(deals, set(left_out)), len(deals))
    result = []
    for bot, name in enumerate(contest.bots):
        mine = [
            (played[game].places[seat], played[game].points[seat])
            for game in games
            for seat, there in enumerate(contest.seating(game)[1])
            if there == bot
        ]
        won = matched([deal.wins[bot] for deal in deals])
        result.append(
            Standing(
                bot=name,
                rating=round(ratings[bot], 1),
                rating_margin=None if unsure is None else round(unsure[bot], 1),
                games=len(mine),
                wins=round(sum(deal.wins[bot][0] for deal in deals), 6),
                win_rate=round(won.value, 6),
                win_rate_interval=_bounds(won),
                times_fair=round(won.value * contest.players, 6),
                mean_place=round(sum(place for place, _ in mine) / len(mine), 4),
                mean_points=round(sum(points for _, points in mine) / len(mine), 4),
            )
        )
    return result


def _wins(deals: Sequence[Deal], left_out: Collection[int]) -> Matrix:
    """All comparisons, but for those of some deals."""
    number = len(deals[0].duels)
    total: Matrix = [[0.0] * number for _ in range(number)]
    for index, deal in enumerate(deals):
        if index not in left_out:
            for a in range(number):
                for b in range(number):
                    total[a][b] += deal.duels[a][b]
    return total


def _duels(contest: Contest, deals: Sequence[Deal]) -> list[Duel]:
    result = []
    for a, name in enumerate(contest.bots):
        for b, other in enumerate(contest.bots):
            groups = [
                (deal.duels[a][b], round(deal.duels[a][b] + deal.duels[b][a])) for deal in deals
            ]
            if a != b and any(meetings for _, meetings in groups):
                share = matched(groups)
                meetings = sum(count for _, count in groups)
                score = round(share.value, 6)
                result.append(Duel(name, other, meetings, score, _bounds(share)))
    return result


def _bounds(share: Share) -> Interval:
    return round(share.low, 6), round(share.high, 6)
