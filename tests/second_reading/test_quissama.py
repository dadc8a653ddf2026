"""The engine and a second reading of Quissama play the same games and must agree on everything."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import ludoteca
from tests.second_reading.quissama import Quissama
from tests.second_reading.quissama_paying import same_ends
from tests.second_reading.quissama_table import COSTS, SQUARES, Told

FACES = ("N", "NN", "G", "GG", "M", "MM", "L", "B", "K", "J", "E", "P", "F") + (
    "colar",
    "malta",
    "porco",
    "burguesia",
    "familia",
)
OPTIONS = ("one_capoeira", "one_character", "small_gallery") + (
    "few_scandals",
    "few_blessings",
    "open_market",
)
PHASES = ("opening", "main", "paying", "stealing", "looking", "giving", "discarding", "over")
GAMES = 12
# Where the two once disagreed: a card given back at once, needless questions, a piece taken back,
# three alike dealt to the market.
DISAGREED = (31, 49, 88, 1060, 343)
Choosing = Callable[[random.Random, list[str]], str]


def dump_of(table: ludoteca.Table) -> dict[str, Any]:
    """The whole position, hidden things too."""
    return table.state.dump()


def gallery_of(table: ludoteca.Table) -> list[str]:
    """The characters that are in this game."""
    view: Mapping[str, Any] = table.view(None)
    return [name for name, it in zip(COSTS, view["characters"], strict=True) if it["played"]]


def counted(counts: list[int]) -> Counter[str]:
    """Cards counted by face."""
    return +Counter(dict(zip(FACES, counts, strict=True)))


def hands_of(dump: dict[str, Any]) -> list[Counter[str]]:
    """Everybody's hand."""
    hands, size = dump["hands"], len(FACES)
    return [counted(hands[at : at + size]) for at in range(0, len(hands), size)]


def excess_of(dump: dict[str, Any]) -> Counter[str]:
    """What is left over in this turn."""
    return +Counter(dict(zip("NGM", dump["pool"], strict=True)))


def seat_or_none(number: int) -> int | None:
    """The engine says -1 for nobody."""
    return None if number < 0 else number


def tell(table: ludoteca.Table, events_before: int) -> Told:
    """What chance has decided since then."""
    dump = dump_of(table)
    dealt = "market_renewed" if events_before == 0 else ""  # of the first cards only this is told
    turned_up = [
        FACES[event.arguments["card"]]
        for event in table.events[events_before:]
        if event.kind in ("market_card", dealt)
        for _ in range(3 if event.kind == dealt else 1)
    ]
    hands, tokens = hands_of(dump), int(dump["tokens"]).bit_count()
    return Told(hands, counted(dump["stored"]), turned_up, tokens, excess_of(dump))


def engine_position(table: ludoteca.Table) -> dict[str, object]:
    """The position as the engine has it."""
    dump, played = dump_of(table), gallery_of(table)
    view: Mapping[str, Any] = table.view(None)
    holders = dict(zip(COSTS, dump["holders"], strict=True))
    markers = dict(zip(COSTS, dump["markers"], strict=True))
    return {
        "seat": None if table.over else dump["seat"],
        "phase": PHASES[dump["phase"]],
        "turns": dump["turns"],
        "hands": hands_of(dump),
        "deck": Counter(FACES[card] for card in dump["deck"]),
        "discards": counted(dump["discards"]),
        "market": [FACES[card] for card in dump["market"]],
        "stored": counted(dump["stored"]),
        "removed": dump["removed"],
        "squares": dump["squares"],
        "owners": [seat_or_none(owner) for owner in dump["owners"]],
        "workers": dump["workers"],
        "tenement": dump["tenement"],
        "senzala": view["senzala"],
        "ministry": [seat_or_none(owner) for owner in dump["ministry"]],
        "holders": {name: seat_or_none(holders[name]) for name in played},
        "markers": {name: {s for s in range(5) if markers[name] >> s & 1} for name in played},
        "pieces": [area["pieces"] for area in view["seats"]],
        "worth": [area["token_worth"] for area in view["seats"]],
        "tokens": [f"b{at + 1}" for at in range(10) if dump["tokens"] >> at & 1],
        "excess": excess_of(dump),
        "winner": seat_or_none(dump["winner"]),
    }


def model_position(model: Quissama) -> dict[str, object]:
    """The same as the second reading has it."""
    seats = range(model.players)
    return {
        "seat": None if model.phase == "over" else model.seat,
        "phase": model.phase,
        "turns": model.turns,
        "hands": [+hand for hand in model.hands],
        "deck": +model.deck,
        "discards": +model.discards,
        "market": model.market,
        "stored": +model.stored,
        "removed": model.removed,
        "squares": [model.squares[square] for square in SQUARES],
        "owners": [business.owner for business in model.businesses.values()],
        "workers": [business.workers for business in model.businesses.values()],
        "tenement": model.tenement,
        "senzala": model.senzala(),
        "ministry": model.ministry,
        "holders": model.holders,
        "markers": model.markers,
        "pieces": [model.pieces(seat) for seat in seats],
        "worth": [model.token_worth(seat) for seat in seats],
        "tokens": model.turn.tokens,
        "excess": +model.turn.excess,
        "winner": model.winner,
    }


def compare(where: str, model: Quissama, table: ludoteca.Table) -> None:
    """Both readings of the position, and of what may be done in it, are the same."""
    ours, theirs = model_position(model), engine_position(table)
    differing = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
    assert not differing, f"{where}: model and engine differ: {differing}"
    if not table.over:
        assert table.waiting == (model.seat,), where
        compare_choices(where, model, table)


def offers(model: Quissama, table: ludoteca.Table) -> list[str]:
    """What the engine offers."""
    return [option.notation for option in table.options(model.seat)]


def compare_choices(where: str, model: Quissama, table: ludoteca.Table) -> None:
    """The same may be done; of ways to pay that come to the same, the engine offers just one."""
    legal, offered = model.legal(), set(offers(model, table))
    if model.phase == "paying":
        same = same_ends(model.purse(), model.price)
        assert not same or len(same & offered) == 1, f"{where}: {sorted(same & offered)}"
        legal -= same - offered
    assert legal == offered, (
        f"{where}: only the model allows {sorted(legal - offered)},"
        f" only the engine {sorted(offered - legal)}: {table.notation}"
    )


def start(
    seed: int, players: int, options: set[str], reading: type[Quissama]
) -> tuple[Quissama, ludoteca.Table]:
    """The same game twice."""
    chosen = dict.fromkeys(options, "on")
    table = ludoteca.new("quissama", players=players, seed=seed, options=chosen)
    model = reading(players, options, dump_of(table)["starter"], gallery_of(table))
    model.deal(tell(table, 0))
    return model, table


def choose(chance: random.Random, texts: list[str]) -> str:
    """A kind of action first, so that rare kinds are tried; what ends a turn, less often."""
    kinds = sorted({text.split()[0] for text in texts})
    lively = [kind for kind in kinds if kind not in ("end_turn", "exchange")]
    kind = chance.choice(lively if lively and chance.random() < 0.8 else kinds)
    return chance.choice([text for text in texts if text.split()[0] == kind])


def idle(_: random.Random, texts: list[str]) -> str:
    """Nothing but ending turns, wherever that is possible."""
    return next((text for text in ("end_turn", "refill") if text in texts), texts[0])


def play_beside(
    seed: int, reading: type[Quissama] = Quissama, choosing: Choosing = choose
) -> tuple[Quissama, set[str]]:
    """Play a random game with both, compare all the way, and say which kinds of action it saw."""
    chance = random.Random(seed)
    options = {name for name in OPTIONS if seed % 3 and chance.random() < 0.4}
    model, table = start(seed, 2 + seed % 4, options, reading)
    step, kinds, position, act = 0, set(), "set-up", ""
    while not table.over:
        compare(f"seed {seed}, step {step}, {act} in {position}", model, table)
        position = table.notation
        seat, before = table.waiting[0], len(table.events)
        act = choosing(chance, offers(model, table))
        table.play(seat, act)
        model.play(act, tell(table, before))
        step += 1
        kinds.add(act.split()[0])
    compare(f"seed {seed}, the end", model, table)
    assert list(table.scores) == model.scores(), f"seed {seed}: scores"
    assert sorted(table.winners) == model.winners(), f"seed {seed}: winners"
    return model, kinds


@pytest.mark.parametrize("seed", [*range(GAMES), *DISAGREED])
def test_the_engine_and_the_second_reading_agree(seed: int) -> None:
    play_beside(seed)


def test_both_end_a_game_that_nobody_wins() -> None:
    model, _ = play_beside(1, choosing=idle)
    assert model.turns == 500
    assert model.winners() == [0, 1, 2]


class WithoutGuards(Quissama):
    """Wrong: businesses and the tenement are attacked while their squares are not empty."""

    def attackable(self) -> list[str]:
        """Every place with a capoeira, own businesses apart."""
        own = {name for name, it in self.businesses.items() if it.owner == self.seat}
        return [place for place in self.inhabited() if place not in own]


class WithoutPushing(Quissama):
    """Wrong: a new minister takes the first empty space."""

    def place_minister(self) -> None:
        """Nobody moves."""
        self.ministry[self.ministry.index(None)] = self.seat


def play_all(reading: type[Quissama]) -> None:
    """Play every game with a reading."""
    for seed in range(GAMES):
        play_beside(seed, reading)


@pytest.mark.parametrize("reading", [WithoutGuards, WithoutPushing])
def test_a_wrong_reading_is_noticed(reading: type[Quissama]) -> None:
    with pytest.raises(AssertionError, match=r"model and engine differ|only the model allows"):
        play_all(reading)
