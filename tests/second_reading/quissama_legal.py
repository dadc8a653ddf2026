"""What may be done in Quissama, for the second reading: every combination, ability and exchange."""

from collections import Counter
from dataclasses import replace

from tests.second_reading.quissama_paying import Price, can_pay, ways
from tests.second_reading.quissama_table import (
    COSTS,
    ROADS,
    SQUARES,
    TENEMENT,
    TENEMENT_SPACES,
    UNIQUE,
    WAIVED,
    Position,
    gang_of,
    other_gang,
)


class Choices(Position):
    """The table with all that the seat in turn may do."""

    def legal(self) -> set[str]:
        """All that the seat in turn may do now, in the notation of actions."""
        hand = sorted(+self.hands[self.seat])
        match self.phase:
            case "opening":
                return {f"open {name}" for name, it in self.businesses.items() if it.owner is None}
            case "paying":
                return {"pay", *ways(self.purse(), self.price)}
            case "stealing":
                return {f"steal {rival}" for rival in self.victims()}
            case "looking":
                return self.legal_takes()
            case "giving":
                return {f"swap_give {card}" for card in self.gifts()}
            case "discarding":
                discards = {f"discard {card}" for card in hand}
                return discards | ({"refill"} if self.hands[self.seat].total() <= 5 else set())
            case _:
                return self.legal_in_turn()

    def legal_in_turn(self) -> set[str]:
        """Combinations, abilities and the market."""
        purse = self.purse()
        paid = {deed for deed, price in self.deeds().items() if can_pay(purse, price)}
        return paid | self.specials() | self.exchanges() | self.free_abilities() | {"end_turn"}

    def deeds(self) -> dict[str, Price]:
        """All that could be done now for a price."""
        deeds = self.city_deeds() | self.ministry_deeds() | self.ability_deeds()
        for character in self.holders:
            if self.may_influence(character):
                deeds[f"influence {character}"] = self.marker_price(character)
            for rival in self.removable(character):
                deeds[f"release {character} {rival}"] = self.marker_price(character)
        return deeds

    def city_deeds(self) -> dict[str, Price]:
        """Freeing, founding, employing, recruiting and attacking."""
        deeds: dict[str, str] = {}
        for square in SQUARES if self.senzala() else ():
            deeds[f"free {square}"] = "L" + gang_of(square)
        for name, business in self.businesses.items():
            if business.owner is None and self.pieces(self.seat):
                deeds[f"found {name}"] = "BMM"
            if business.owner == self.seat and business.workers < 2 and self.squares[ROADS[name]]:
                deeds[f"employ {name}"] = "MM" + gang_of(name)
        for square in SQUARES[2:]:
            if self.squares[square] and self.tenement < TENEMENT_SPACES:
                deeds[f"recruit {square}"] = "MMG"
        for place in self.attackable():
            deeds[f"attack {place}"] = other_gang(place) * 3
        return {deed: Price(Counter(cost)) for deed, cost in deeds.items()}

    def attackable(self) -> list[str]:
        """Squares first; rivals' businesses and the tenement once their squares are empty."""
        places = [square for square in SQUARES if self.squares[square]]
        for name, it in self.businesses.items():
            if it.owner != self.seat and it.workers and not self.squares[ROADS[name]]:
                places.append(name)
        if self.tenement and not self.squares["g1"] and not self.squares["g2"]:
            places.append(TENEMENT)
        return places

    def can_place_minister(self) -> bool:
        """With a piece left, or with the own one that this very placing pushes out."""
        pushed_out = None not in self.ministry and self.ministry[5] == self.seat
        return self.pieces(self.seat) > 0 or pushed_out

    def ministry_deeds(self) -> dict[str, Price]:
        """A minister, for Alencar's holder once a turn without one of the three items."""
        if not self.can_place_minister():
            return {}
        deeds = {"minister": Price(Counter("BKM"))}
        if self.has_ability("alencar"):
            for item, icon in WAIVED.items():
                deeds[f"minister_without {item}"] = Price(Counter("BKM".replace(icon, "")))
        return deeds

    def ability_deeds(self) -> dict[str, Price]:
        """The Princesa's freeing and the Imperador's replacing."""
        deeds = {}
        if self.has_ability("princesa") and self.senzala():
            for square in SQUARES:
                deeds[f"free_by_liberty {square}"] = Price(Counter("L"))
                deeds[f"free_by_capoeira {square}"] = Price(Counter(gang_of(square)))
        if self.has_ability("imperador") and self.pieces(self.seat):
            deeds |= self.replacements()
        return deeds

    def replacements(self) -> dict[str, Price]:
        """Any rival's piece, for what it costs; on own characters markers are paid off instead."""
        deeds = {}
        for name, business in self.businesses.items():
            if business.owner in self.rivals():
                deeds[f"replace_burgher {name}"] = Price(Counter("BMM"))
        for space, owner in enumerate(self.ministry, 1):
            if owner in self.rivals():
                deeds[f"replace_minister {space}"] = Price(Counter("BKM"))
        for character, there in self.markers.items():
            if self.holders[character] == self.seat or self.is_barred(character):
                continue
            price = self.marker_price(character)
            if character == "bernardina":
                price = replace(price, unique="")  # the Colar would only remove the marker
            for rival in there - {self.seat}:
                deeds[f"replace_marker {character} {rival}"] = price
        return deeds

    def marker_price(self, character: str) -> Price:
        """The influence cost, with a Burguês more in a rival's area."""
        extra = int(self.holders[character] in self.rivals())
        icons = Counter(COSTS[character]) + Counter({"B": extra})
        return Price(icons, character == "bernardina", UNIQUE[character], extra)

    def is_barred(self, character: str) -> bool:
        """One character each: the marker that would bring another is refused."""
        if "one_character" not in self.options or character == "bernardina":
            return False
        held = [name for name, holder in self.holders.items() if holder == self.seat]
        brings_it = self.seat in self.markers[character]
        return brings_it and bool(set(held) - {"bernardina"})

    def has_free_character(self) -> bool:
        """Some character of the seat in turn has no marker on it."""
        return any(self.is_free(character, self.seat) for character in self.holders)

    def may_influence(self, character: str) -> bool:
        """A marker may be placed on this character."""
        if self.holders[character] == self.seat or not self.pieces(self.seat):
            return False
        if character == "bernardina":
            rivals_there = self.markers[character] - {self.seat}
            return self.has_free_character() and not rivals_there and not self.turn.cleared
        return not self.is_barred(character)

    def removable(self, character: str) -> list[int]:
        """Whose markers may be paid off this character: any on an own one, or on Bernardina."""
        own = self.holders[character] == self.seat
        if own or (character == "bernardina" and self.has_free_character()):
            return sorted(self.markers[character] - {self.seat})
        return []

    def specials(self) -> set[str]:
        """Cards that are played alone; and taking a piece back when none is left."""
        hand = self.hands[self.seat]
        acts = set() if self.pieces(self.seat) else self.withdrawals()
        if hand["P"]:
            acts |= {f"blow {place}" for place in self.inhabited()}
        if hand["E"]:
            acts |= {
                f"scandal {space}" for space, it in enumerate(self.ministry, 1) if it is not None
            }
        if hand["F"] and self.senzala():
            acts |= {f"escape {square}" for square in SQUARES}
        return acts

    def inhabited(self) -> list[str]:
        """Every place with a capoeira in it."""
        places = [square for square in SQUARES if self.squares[square]]
        places += [name for name, business in self.businesses.items() if business.workers]
        return places + ([TENEMENT] if self.tenement else [])

    def withdrawals(self) -> set[str]:
        """Every own piece on the board."""
        acts = {
            f"withdraw_burgher {n}" for n, it in self.businesses.items() if it.owner == self.seat
        }
        for space, owner in enumerate(self.ministry, 1):
            acts |= {f"withdraw_minister {space}"} if owner == self.seat else set()
        return acts | {
            f"withdraw_marker {c}" for c, there in self.markers.items() if self.seat in there
        }

    def exchanges(self) -> set[str]:
        """One a turn, and never for an identical card."""
        if self.turn.exchanged and "open_market" not in self.options:
            return set()
        acts = set()
        for slot, offered in enumerate(self.market, 1):
            if slot not in self.turn.laid:
                cards = set(+self.hands[self.seat]) - {offered}
                acts |= {f"exchange {card} {slot}" for card in cards}
        return acts

    def free_abilities(self) -> set[str]:
        """What Quissama, Woodruff and Alemão do for nothing."""
        acts = set()
        if self.has_ability("quissama"):
            acts |= {"store"} if self.deck.total() + self.discards.total() else set()
            acts |= {"rescue"} if self.stored.total() else set()
        if self.has_ability("woodruff"):
            acts |= {f"look {rival}" for rival in self.rivals() if self.hands[rival].total()}
        if self.has_ability("alemao") and self.tenement:
            acts |= {f"steal {rival}" for rival in self.victims()}
        return acts

    def victims(self) -> list[int]:
        """Those robbed least this turn among the rivals who still hold cards."""
        rivals = [rival for rival in self.rivals() if self.hands[rival].total()]
        least = min((self.turn.robbed[rival] for rival in rivals), default=0)
        return [rival for rival in rivals if self.turn.robbed[rival] == least]

    def legal_takes(self) -> set[str]:
        """A card of the hand looked at, or none."""
        assert self.looking is not None
        return {"swap_none"} | {f"swap_take {card}" for card in +self.hands[self.looking]}

    def gifts(self) -> set[str]:
        """Any card but the very one just taken."""
        return set(+(self.hands[self.seat] - Counter([self.taken])))
