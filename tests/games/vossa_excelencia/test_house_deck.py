"""The house deck as a design: what it promises of its cards, counted from their data."""

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise, permutations

import pytest

import ludoteca
from ludoteca.games.vossa_excelencia import GAME, instructions as ins
from ludoteca.games.vossa_excelencia.book import Book, DeckCard
from ludoteca.games.vossa_excelencia.decks import edition, house_deck
from ludoteca.games.vossa_excelencia.sentences import Sentence, Step

pytestmark = pytest.mark.pure
OWN = 99  # stands for a card's own sphere, where one is compared with cards of other spheres
ZONE_TOUCHED = (ins.CAMPAIGN, ins.SWEEP, ins.TAKE)  # the race for voters
GOOD = (ins.GAIN, ins.GAIN_CHOSEN, ins.DRAW, ins.STORE, ins.UNTURN, ins.RETRIEVE)
BENDING = (  # rules that change the procedure, not what is counted or paid at the end
    *(ins.HAND_SIZE, ins.SPEND_HERE, ins.KEEP_INFLUENCE, ins.KEEP_POWER, ins.WILD, ins.ZONE_SIZE),
    *(ins.IMMUNE, ins.WINS_TIES, ins.STAYS_UP, ins.KEEP_REVEALED, ins.MONEY_BY_INFLUENCE),
    *(ins.SHELTERED, ins.LUCK),
)


def cards_of(book: object) -> list[DeckCard]:
    """Every card once."""
    assert isinstance(book, Book)
    return [card for card in book.cards if card.copy == 1]


def house(*categories: int) -> list[DeckCard]:
    """The cards of the house, once each, of these categories or of all."""
    found = cards_of(house_deck().book)
    return [card for card in found if not categories or card.category in categories]


def steps_of(card: DeckCard) -> list[Step]:
    """Every instruction on a card."""
    found: list[Step] = []
    for sentences in card.moments:
        for sentence in sentences:
            bodies = [sentence.alternatives, *(body for _, body in sentence.risk)]
            found += sentence.conditions
            found += [step for body in bodies for steps in body for step in steps]
    return found


def uncoloured(card: DeckCard) -> DeckCard:
    """The same card with its own sphere as a mere "own": so cards of all spheres compare."""
    if len(card.spheres) != 1:
        return card
    (sphere,) = card.spheres

    def plain(step: Step) -> Step:
        of_resource = step.op in (ins.GAIN, ins.LOSE) and step.what == sphere
        of_cards = step.op not in (ins.GAIN, ins.LOSE) and step.what == ins.TRAIT_SPHERE + sphere
        per = OWN if step.per == ins.TRAIT_SPHERE + sphere else step.per
        fee = _moved(step.fee, sphere) if step.fee else ()
        return replace(step, what=OWN if of_resource or of_cards else step.what, per=per, fee=fee)

    def sentence(each: Sentence) -> Sentence:
        return Sentence(
            tuple(map(plain, each.conditions)),
            tuple(tuple(map(plain, steps)) for steps in each.alternatives),
            tuple(
                (bits, tuple(tuple(map(plain, steps)) for steps in body))
                for bits, body in each.risk
            ),
        )

    moments = tuple(tuple(map(sentence, sentences)) for sentences in card.moments)
    rules = tuple(
        replace(rule, what=OWN) if rule.what in (sphere, ins.TRAIT_SPHERE + sphere) else rule
        for rule in card.rules
    )
    return replace(card, moments=moments, rules=rules, cost=_moved(card.cost, sphere), spheres=())


def _moved(cost: tuple[int, ...], sphere: int) -> tuple[int, ...]:
    """A cost whose own icons stand first, and those of other spheres after them."""
    others = [count for at, count in enumerate(cost[: ins.SPHERES]) if at != sphere]
    return (cost[sphere], *sorted(others, reverse=True), *cost[ins.SPHERES :])


def effect(card: DeckCard) -> object:
    """All that a card does, whatever its colour and price."""
    plain = uncoloured(card)
    return plain.moments, plain.rules


@dataclass(frozen=True)
class Plain:
    """A card as far as it can be compared: more of anything good is better."""

    price: tuple[int, ...]
    capital: int
    gains: Counter[object]
    other: tuple[object, ...]  # all that is not plainly good


def compared(card: DeckCard) -> Plain:
    """Gains without condition, risk or choice by moment; everything else as it stands."""
    plain = uncoloured(card)
    gains: Counter[object] = Counter()
    other: list[object] = [*plain.rules]
    for moment, sentences in enumerate(plain.moments):
        for each in sentences:
            if each.conditions or each.risk or len(each.alternatives) > 1:
                other.append((moment, each))
                continue
            for step in each.alternatives[0]:
                if step.who == ins.YOU and step.op in GOOD and step.per < 0:
                    gains[moment, step.op, step.what] += step.count
                else:
                    other.append((moment, step))
    return Plain(plain.cost, plain.capital, gains, tuple(other))


def is_dominated(worse: Plain, better: Plain) -> bool:
    """Whether one card is never better than another, and sometimes worse."""
    cheaper = _covers(worse.price, better.price)
    richer = all(better.gains[key] >= count for key, count in worse.gains.items())
    more = all(part in better.other for part in worse.other)
    good_only = all(not isinstance(part, tuple) or _asks(part) for part in better.other)
    if not (cheaper and richer and more and good_only and better.capital >= worse.capital):
        return False
    return better != worse


def _asks(part: tuple[object, ...]) -> bool:
    """Whether it is something that one may refuse: a condition, never a risk."""
    sentence = part[1]
    return isinstance(sentence, Sentence) and bool(sentence.conditions)


def _covers(dear: tuple[int, ...], cheap: tuple[int, ...]) -> bool:
    """Whether whatever pays the first price pays the second."""
    spare = 0
    for at in range(int(ins.SPHERES)):
        if cheap[at] > dear[at]:
            return False
        spare += dear[at] - cheap[at]
    return cheap[ins.ANY] <= dear[ins.ANY] + spare and cheap[ins.MONEY] <= dear[ins.MONEY]


def touches(card: DeckCard) -> bool:
    """Whether a card does something to others: to them, or to the voters that all want."""
    racing = any(rule.rule == ins.ZONE_SIZE for rule in card.rules)
    return racing or any(step.who != ins.YOU or step.op in ZONE_TOUCHED for step in steps_of(card))


def test_ninety_effects_are_distinct_among_parliamentarians_whatever_their_colour() -> None:
    cards = house(int(ins.PARLIAMENTARIAN))
    assert len(cards) >= 100
    assert len({effect(card) for card in cards}) >= 90


def test_the_first_edition_would_not_have_passed() -> None:
    cards = [card for card in cards_of(edition(-1).book) if card.category == ins.PARLIAMENTARIAN]
    assert len({effect(card) for card in cards}) < 45
    plain = [compared(card) for card in cards]
    assert any(is_dominated(worse, better) for worse, better in permutations(plain, 2))


@pytest.mark.parametrize("category", [ins.POLITICIAN, ins.PARTY, ins.INFAMY, ins.EVENT, ins.VOTER])
def test_no_two_cards_of_other_kinds_do_the_same(category: int) -> None:
    cards = house(int(category))
    alike = Counter(effect(card) for card in cards)
    assert max(alike.values()) == 1


@pytest.mark.parametrize(
    "category", [ins.POLITICIAN, ins.PARTY, ins.PARLIAMENTARIAN, ins.VOTER], ids=int
)
def test_no_card_is_dominated_by_another_whatever_their_colour(category: int) -> None:
    plain = {card.slug: compared(card) for card in house(int(category))}
    beaten = [
        f"{worse} by {better}"
        for worse, better in permutations(plain, 2)
        if is_dominated(plain[worse], plain[better])
    ]
    assert beaten == []


def test_a_quarter_of_the_cards_touch_others() -> None:
    for cards in (house(), house(int(ins.PARLIAMENTARIAN))):
        assert sum(map(touches, cards)) >= len(cards) / 4


def test_every_way_of_touching_others_is_used() -> None:
    steps = [step for card in house() for step in steps_of(card)]
    assert {step.who for step in steps} == {ins.YOU, ins.TARGET, ins.OTHERS, ins.EVERYONE}
    assert {ins.GIVE, ins.TAKE, ins.CAMPAIGN, ins.SWEEP} <= {step.op for step in steps}


def test_a_dozen_cards_bend_the_procedure() -> None:
    bent = [card for card in house() if any(rule.rule in BENDING for rule in card.rules)]
    assert len(bent) >= 12
    assert len({rule.rule for card in bent for rule in card.rules}) >= 12


def test_nothing_removes_a_player_or_holds_one_up() -> None:
    for card in house():
        assert all(step.op != ins.LEAVE for step in steps_of(card))
        assert all(rule.rule not in (ins.FORBID, ins.LOCKED) for rule in card.rules)


def test_every_card_does_something() -> None:
    assert [card.slug for card in house() if not steps_of(card) and not card.rules] == []


def test_voters_come_in_five_sizes_and_only_the_small_ones_are_jealous() -> None:
    file = tomllib.loads((GAME.folder / "deck.toml").read_text(encoding="utf-8"))
    by_sphere: dict[str, list[int]] = {}
    icons = {card.slug: sum(card.cost) for card in house(int(ins.VOTER))}
    for voter in file["voter"]:
        by_sphere.setdefault(voter["sphere"], []).append(icons[voter["id"]])
    assert set(map(tuple, by_sphere.values())) == {(6, 10, 16, 20, 24)}
    jealous = [card for card in house(int(ins.VOTER)) if surcharges(card)]
    assert len(jealous) == 11
    assert {icons[card.slug] for card in jealous} == {6, 10}
    assert {surcharge for card in jealous for surcharge in surcharges(card)} == {5}


def surcharges(card: DeckCard) -> list[int]:
    """How much dearer a card makes voters."""
    return [
        rule.count for rule in card.rules if rule.rule == ins.SURCHARGE and rule.what == ins.VOTER
    ]


WELL_OFF = (  # two players with some of everything that an event may ask for
    "dona-carne$3 fila-preferencial cabo-eleitoral padrinho-aflitos caixa-dois"
    " rachadinha gafe-ao-vivo audio-vazado conta-no-exterior feirantes"
    " | lua-manifesto$3 lugar-palestra cabo-eleitoral.2 velha-guarda licitacao-dirigida"
    " rachadinha.2 gafe-ao-vivo.2 audio-vazado.2 conta-no-exterior.2 cinefilos"
    " | turn 1, hand0 pizza recesso, hand1 bolsa-bolsa lobista, zone fila-posto lojistas coworking"
    ", pile carro-de-som genro-assessor safra-emendas tesoureiro marqueteiro obra-inaugurada"
    " delacao delacao.2 delacao.3 viagem-oficial romeiros brechos estudantes professores"
)


UNFELT = {"rolls", "no_face", "accepts", "refuses", "cannot_meet", "takes_branch", "targets"}


def felt(event: str, seed: int) -> list[bool]:
    """Whether each of two players felt an event to which both say yes wherever they are asked."""
    table = ludoteca.at("vossa_excelencia", f"{WELL_OFF} {event}", seed=seed)
    table.play(1, "stop")
    table.play(1, "keep")
    while "stop" not in table.asks(table.waiting[0]):
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    told = [happened.kind for happened in table.seen(None)]
    first, second = (at for at, name in enumerate(told) if name == "event_for")
    over = told.index("event_ends")
    return [not UNFELT.issuperset(told[a + 1 : b]) for a, b in pairwise((first, second, over))]


@pytest.mark.parametrize("event", [card.slug for card in house(int(ins.EVENT))])
def test_every_event_is_felt_by_every_player_who_has_what_it_asks_for(event: str) -> None:
    both = [felt(event, seed) for seed in range(6)]
    assert any(each[0] for each in both)
    assert any(each[1] for each in both)


@pytest.mark.parametrize("language", ["pt", "en"])
def test_the_lesson_says_of_its_voters_what_their_cards_say(language: str) -> None:
    lesson = (GAME.folder / "lesson" / f"{language}.ftl").read_text("utf-8")
    said = dict(line.split(" = ", 1) for line in lesson.splitlines() if " = " in line)
    by_code = {card.code: card for card in house()}
    vendors, fans = by_code["feirantes"], by_code["torcida-organizada"]
    assert numbers(said["lesson-voters"]) == [vendors.capital, 2, 4]
    assert sum(vendors.cost) == 2 + 4
    assert numbers(said["lesson-elections-dear"]) == surcharges(vendors)
    blunder = by_code["gafe-ao-vivo"].capital
    counted = [vendors.capital, fans.capital, -blunder, vendors.capital + fans.capital + blunder]
    assert numbers(said["lesson-elections-count"])[:4] == counted


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]
