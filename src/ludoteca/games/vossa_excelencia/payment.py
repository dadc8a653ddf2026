# compiled: mypyc
"""What pays what: bills of icons, and the resources that settle them in one act."""

from ludoteca.games.vossa_excelencia.instructions import (
    ANY,
    DISCOUNT,
    ICONS,
    MONEY,
    MONEY_BY_INFLUENCE,
    POWER,
    RULE_STRIDE,
    SPEND_HERE,
    SPHERES,
    SURCHARGE,
    WILD,
)
from ludoteca.games.vossa_excelencia.state import CABINETS, NONE, Position
from ludoteca.games.vossa_excelencia.vocabulary import CANNOT_PAY_WITH, SPENDS
from ludoteca.games.vossa_excelencia.zones import purse, spend_money
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL


def ask_price(position: Position, seat: i64, card: i64) -> vec[i64]:
    """The icons a seat would have to pay for a card, discounts and surcharges included."""
    bill = position.quote
    deck = position.deck
    for icon in range(ICONS):
        bill[icon] = deck.costs[card * ICONS + icon]
    if deck.icons[card] > 0 and (
        position.has_rule(seat, DISCOUNT) or position.has_rule(seat, SURCHARGE)
    ):
        change_price(position, seat, card, bill)
    ease_money(position, seat, bill)
    return bill


def ease_money(position: Position, seat: i64, bill: vec[i64]) -> None:
    """Icons of money become icons of any influence, which money pays too, where a card says so."""
    if position.has_rule(seat, MONEY_BY_INFLUENCE):
        bill[ANY] += bill[MONEY]
        bill[MONEY] = 0


def is_too_dear(position: Position, seat: i64, card: i64) -> bool:
    """A quick look: more icons than resources, where no card lowers the price."""
    if position.ruled[seat] & ((1 << DISCOUNT) | (1 << SPEND_HERE)) != 0:
        return False
    politician = position.politicians[seat]
    icons = position.deck.icons[card] - position.points[seat]
    if politician >= 0:
        icons -= position.money[politician]
    return icons > 0


def change_price(position: Position, seat: i64, card: i64, bill: vec[i64]) -> None:
    """Apply the standing rules of the seat's cabinet: "any" icons go first, money icons never."""
    deck = position.deck
    holder = position.heads[CABINETS + seat]
    less: i64 = 0
    while holder >= 0:
        for row in range(deck.rules_first[holder], deck.rules_first[holder + 1], RULE_STRIDE):
            rule = deck.rules[row]
            if rule == DISCOUNT and position.has_trait(card, deck.rules[row + 2]):
                less += deck.rules[row + 1]
            elif rule == SURCHARGE and position.has_trait(card, deck.rules[row + 2]):
                less -= deck.rules[row + 1]
        holder = position.after[holder]
    bill[ANY] -= less
    for sphere in range(SPHERES):
        if bill[ANY] < 0:
            bill[sphere] += bill[ANY]
            bill[ANY] = 0
            if bill[sphere] < 0:
                bill[ANY] = bill[sphere]
                bill[sphere] = 0
    if bill[ANY] < 0:
        bill[ANY] = 0


def is_wild(position: Position, seat: i64, sphere: i64) -> bool:
    """Whether influence of a sphere pays icons of every sphere for this seat."""
    if not position.has_rule(seat, WILD):
        return False
    deck = position.deck
    holder = position.heads[CABINETS + seat]
    while holder >= 0:
        for row in range(deck.rules_first[holder], deck.rules_first[holder + 1], RULE_STRIDE):
            if deck.rules[row] == WILD and deck.rules[row + 2] == sphere:
                return True
        holder = position.after[holder]
    return False


def can_pay(position: Position, seat: i64, bill: vec[i64]) -> bool:
    """Whether the seat's resources can settle all the icons.

    Each sphere's icons take that sphere's influence; what is missing there must come from what
    pays every sphere; what is left over of any influence pays "any".
    """
    left = purse(position, seat) - bill[MONEY]
    if left < 0:
        return False
    missing: i64 = 0
    loose: i64 = 0  # influence left over that pays only "any"
    flexible = position.power[seat] + left
    first = seat * SPHERES
    wild = position.has_rule(seat, WILD)
    for sphere in range(SPHERES):
        over = position.influence[first + sphere] - bill[sphere]
        if over < 0:
            missing -= over
        elif over > 0:
            if wild and is_wild(position, seat, sphere):
                flexible += over
            else:
                loose += over
    if bill[ANY] > loose:
        missing += bill[ANY] - loose
    return missing <= flexible


def next_icon(bill: vec[i64]) -> i64:
    """The icon to be settled next: spheres in order, "any", money; ICONS if all are."""
    for icon in range(ICONS):
        if bill[icon] > 0:
            return icon
    return ICONS


def owned(position: Position, seat: i64, resource: i64) -> i64:
    """How much of a resource a seat can spend."""
    if resource == MONEY:
        return purse(position, seat)
    if resource == POWER:
        return position.power[seat]
    return position.influence[seat * SPHERES + resource]


def take(position: Position, seat: i64, resource: i64, count: i64) -> None:
    """Spend a resource that is there."""
    if resource == MONEY:
        spend_money(position, seat, count)
        return
    position.points[seat] -= count
    if resource == POWER:
        position.power[seat] -= count
    else:
        position.influence[seat * SPHERES + resource] -= count


def pays(position: Position, seat: i64, resource: i64, icon: i64) -> bool:
    """The rules of correspondence between one resource and one icon."""
    if resource == MONEY:
        return True
    if icon == MONEY:
        return False
    if resource == POWER or icon == ANY or resource == icon:
        return True
    return is_wild(position, seat, resource)


def why_not_pay_with(position: Position, seat: i64, resource: i64) -> i64:
    """A resource may settle the next icon of the bill if the rest can still be paid."""
    if can_settle(position, seat, position.bill, next_icon(position.bill), resource):
        return LEGAL
    return CANNOT_PAY_WITH


def can_settle(position: Position, seat: i64, bill: vec[i64], icon: i64, resource: i64) -> bool:
    """Whether this resource can settle this icon and leave enough for the others."""
    if owned(position, seat, resource) == 0 or not pays(position, seat, resource, icon):
        return False
    # Try it: one icon and one resource less, then ask again, then put both back.
    bill[icon] -= 1
    if resource == MONEY:
        bill[MONEY] += 1
    elif resource == POWER:
        position.power[seat] -= 1
    else:
        position.influence[seat * SPHERES + resource] -= 1
    fits = can_pay(position, seat, bill)
    if resource == MONEY:
        bill[MONEY] -= 1
    elif resource == POWER:
        position.power[seat] += 1
    else:
        position.influence[seat * SPHERES + resource] += 1
    bill[icon] += 1
    return fits


def has_several_ways(position: Position, seat: i64, bill: vec[i64]) -> bool:
    """Whether a payable bill can be settled so that something else goes than usually.

    Two icons that change what pays them are no second way: the same goes.
    """
    icons: i64 = 0
    for kind in range(ICONS):
        icons += bill[kind]
    if icons == position.points[seat] + purse(position, seat):
        return False  # everything goes, whatever pays what
    for icon in range(MONEY):
        if bill[icon] > 0:
            ways: i64 = 0
            for resource in range(ICONS):
                if can_settle(position, seat, bill, icon, resource):
                    ways += 1
            if ways > 1:
                return could_spend_less(position, seat, bill)
    return False


def could_spend_less(position: Position, seat: i64, bill: vec[i64]) -> bool:
    """Whether less of some resource could go than usually: as many go anyway, so others would."""
    spent = usual_spending(position, seat, bill)
    first = seat * SPHERES
    for sphere in range(SPHERES):
        if spent[sphere] > 0:
            owned_before = position.influence[first + sphere]
            position.influence[first + sphere] = spent[sphere] - 1
            fits = can_pay(position, seat, bill)
            position.influence[first + sphere] = owned_before
            if fits:
                return True
    power_before = position.power[seat]
    position.power[seat] = spent[POWER] - 1 if spent[POWER] > 0 else power_before
    fits = spent[POWER] > 0 and can_pay(position, seat, bill)
    position.power[seat] = power_before
    if fits or spent[MONEY] == 0:
        return fits
    kept = purse(position, seat) - bill[MONEY] - spent[MONEY] + 1
    bill[MONEY] += kept
    fits = can_pay(position, seat, bill)
    bill[MONEY] -= kept
    return fits


def usual_spending(position: Position, seat: i64, bill: vec[i64]) -> vec[i64]:
    """What pays the icons of a payable bill if nobody says otherwise, money icons left aside."""
    spent = vec[i64]([0] * 8)
    left = bill[:]
    for icon in range(MONEY):
        while left[icon] > 0:
            resource = cheapest(position, seat, left, icon)
            left[icon] -= 1
            spent[resource] += 1
            set_aside(position, seat, resource, 1, left)
    for resource in range(ICONS):
        set_aside(position, seat, resource, -spent[resource], left)
    return spent


def set_aside(position: Position, seat: i64, resource: i64, count: i64, bill: vec[i64]) -> None:
    """Resources that are spoken for; money by an icon of it that only it can pay."""
    if resource == MONEY:
        bill[MONEY] += count
    elif resource == POWER:
        position.power[seat] -= count
    else:
        position.influence[seat * SPHERES + resource] -= count


def settle(position: Position, seat: i64, icon: i64, resource: i64, bill: vec[i64]) -> None:
    """Pay one icon."""
    take(position, seat, resource, 1)
    bill[icon] -= 1
    position.tell(SPENDS, seat, 1, resource)


def settle_money_icons(position: Position, seat: i64, bill: vec[i64]) -> None:
    """Money icons leave no choice."""
    count = bill[MONEY]
    if count > 0:
        take(position, seat, MONEY, count)
        bill[MONEY] = 0
        position.tell(SPENDS, seat, count, MONEY)


def settle_all(position: Position, seat: i64, bill: vec[i64]) -> None:
    """Pay a payable bill with what can do least else: own influence, plenty first, power, money."""
    settle_money_icons(position, seat, bill)
    icon = next_icon(bill)
    while icon < ICONS:
        settle(position, seat, icon, cheapest(position, seat, bill, icon), bill)
        icon = next_icon(bill)


def cheapest(position: Position, seat: i64, bill: vec[i64], icon: i64) -> i64:
    """The resource that a sensible player gives for an icon of a payable bill."""
    if icon != ANY and position.influence[seat * SPHERES + icon] > 0:
        return icon
    best: i64 = MONEY
    most: i64 = 0
    for sphere in range(SPHERES):
        amount = position.influence[seat * SPHERES + sphere]
        if amount > most and can_settle(position, seat, bill, icon, sphere):
            best = sphere
            most = amount
    if best == MONEY and can_settle(position, seat, bill, icon, POWER):
        return POWER
    return best


def settle_what_is_clear(position: Position, seat: i64) -> bool:
    """Settle the icons of the bill that leave no choice; whether it is paid."""
    icon = next_icon(position.bill)
    while icon < ICONS:
        only = only_way(position, seat, icon)
        if only < 0:
            return False
        settle(position, seat, icon, only, position.bill)
        icon = next_icon(position.bill)
    return True


def only_way(position: Position, seat: i64, icon: i64) -> i64:
    """The one resource that can settle an icon, or NONE if there are several."""
    found: i64 = NONE
    for resource in range(ICONS):
        if can_settle(position, seat, position.bill, icon, resource):
            if found >= 0:
                return NONE
            found = resource
    return found
