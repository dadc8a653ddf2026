"""How much each guest and each address may ask for, kind by kind."""

from ludoteca.server.limits import Buckets, Budget
from ludoteca.server.settings import Limits


class Budgets:
    """One for each kind of thing that is asked for; they empty and fill apart."""

    def __init__(self, limits: Limits) -> None:
        """All of them full."""
        share = limits.address_share
        self.requests = Buckets(limits.requests)
        self.tables_of_address = Buckets(limits.tables_of_address)
        self.tables_of_newcomers = Buckets(limits.tables_of_newcomers)
        self.guests_of_address = Buckets(limits.guests_of_address)
        self.guests_by_ticket = Buckets(limits.guests_of_address)
        self.openings = Budget(limits.openings, share)
        self.holidays = Budget(limits.holidays, share)
        self.connects = Budget(limits.connects, share)
        self.messages = Budget(limits.messages, share)
        self.sayings = Budget(limits.sayings, share)
        self.hints = Budget(limits.hints, share)
        self.legends = Budget(limits.legends, share)
        self.replays = Budget(limits.replays, share)
        self.reviews = Budget(limits.reviews, share)
        self.printings = Budget(limits.printings, share)
        self.looks = Budget(limits.looks, share)
        self.tryings = Budget(limits.tryings, share)
        self.bulk = Budget(limits.bulk, limits.bulk_share)
        self.letters = Budget(limits.letters_wanted, share / 4, renews=1)
