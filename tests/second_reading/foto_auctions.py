"""A second reading of Foto Perfeita's auctions: every player sells once, the starting one first."""

from collections.abc import Generator

from tests.second_reading.foto_game import Answer, Asks, Game

Turn = Generator[Asks, Answer, None]
HOUSE = -1  # bids with the common supply in the game of two


def auction(game: Game, kind: str) -> Turn:
    if kind == "shared":
        yield from _share(game)
    for seller in game.from_starter():
        lots = game.held(None) if kind == "shared" else game.held(seller)
        lots = [guest for guest in lots if guest not in game.fresh]
        if not lots:
            continue
        known = {f"offer_vip {guest}" for guest in lots if guest in game.knows_vip[seller]}
        _, action = yield {seller: known | {f"offer {guest}" for guest in lots}}
        yield from _sell(game, kind, seller, action.split()[1])


def _share(game: Game) -> Turn:
    """Everybody adds an envelope to the centre."""
    given = yield from game.all_choose(
        {seat: {f"give {guest}" for guest in game.held(seat)} for seat in range(game.players)}
    )
    for guest in given.values():
        game.holder[guest] = None


def _sell(game: Game, kind: str, seller: int, lot: str) -> Turn:
    if kind == "fixed":
        yield from _fixed_price(game, seller, lot)
    elif kind in ("secret", "unfair"):
        yield from _secret(game, seller, lot, kind == "unfair")
    else:
        if kind == "open" and game.free:
            bidder, bid = yield from _free_bidding(game, seller)
        else:
            bidder, bid = yield from _bidding(game, seller, kind == "single")
        if bid and kind == "shared":
            yield from _sell_or_buy(game, seller, lot, bidder, bid)
        elif bid:
            _pay(game, bidder, seller, bid)
            _hand_over(game, lot, bidder)


def _others(game: Game, seller: int) -> list[int]:
    """Everybody else, from the seller's left."""
    return [(seller + n) % game.players for n in range(1, game.players)]


def _pay(game: Game, payer: int, payee: int, amount: int) -> None:
    for who, change in ((payer, -amount), (payee, amount)):
        if who == HOUSE:
            game.supply += change
        else:
            game.decorations[who] += change


def _hand_over(game: Game, lot: str, buyer: int) -> None:
    """The buyer keeps it apart, unopened; what the house buys lies in the centre."""
    game.holder[lot] = None if buyer == HOUSE else buyer
    if buyer != HOUSE:
        game.fresh.add(lot)


def _house_bid(game: Game) -> int:
    return min(2, game.supply)


def _bidding(game: Game, seller: int, once: bool) -> Generator[Asks, Answer, tuple[int, int]]:
    """Raises in turn until all others have passed, or one bid each: highest bidder and bid."""
    bidder, bid = HOUSE, _house_bid(game)
    still_in = _others(game, seller)
    while still_in:
        seat = still_in.pop(0)
        if seat == bidder or game.decorations[seat] <= bid:
            continue  # nobody is left to outbid, or not enough to do it
        raises = {f"amount {n}" for n in range(bid + 1, game.decorations[seat] + 1)}
        answer = yield from game.chooses(seat, raises | {"pass"})
        if answer != "pass":
            bidder, bid = seat, int(answer)
            if not once:
                still_in.append(seat)
    return bidder, bid


def _free_bidding(game: Game, seller: int) -> Generator[Asks, Answer, tuple[int, int]]:
    """Anybody may raise at any moment, until all who could have passed: highest bidder and bid."""
    bidder, bid = HOUSE, _house_bid(game)
    still_in = set(_others(game, seller))
    while True:
        asks = {
            seat: {"pass"} | {f"amount {n}" for n in range(bid + 1, game.decorations[seat] + 1)}
            for seat in still_in - {bidder}
            if game.decorations[seat] > bid
        }
        if not asks:
            return bidder, bid
        seat, answer = yield asks
        if answer == "pass":
            still_in.discard(seat)
        else:
            bidder, bid = seat, int(answer.split()[1])


def _sell_or_buy(game: Game, seller: int, lot: str, bidder: int, bid: int) -> Turn:
    """Shared: the active player sells for the highest bid, or buys for it from the bidder."""
    answers = {"sell", "buy"} if game.decorations[seller] >= bid else {"sell"}
    answer = yield from game.chooses(seller, answers)
    if answer == "sell":
        _pay(game, bidder, seller, bid)
        _hand_over(game, lot, bidder)
    else:
        _pay(game, seller, bidder, bid)
        _hand_over(game, lot, seller)


def _fixed_price(game: Game, seller: int, lot: str) -> Turn:
    """Whoever pays the price looks at once; the envelope stays."""
    most = max(game.decorations[seat] for seat in _others(game, seller))
    if not most:
        return
    _, action = yield {seller: {f"amount {n}" for n in range(1, most + 1)}}
    price = int(action.split()[1])
    able = [seat for seat in _others(game, seller) if game.decorations[seat] >= price]
    answers = yield from game.all_choose({seat: {"pass", "buy"} for seat in able})
    for seat, answer in answers.items():
        if answer == "buy":
            _pay(game, seat, seller, price)
            game.look_into(seat, lot)
    yield from game.peek(seat for seat, answer in answers.items() if answer == "buy")


def _secret(game: Game, seller: int, lot: str, unfair: bool) -> Turn:
    """Hidden bids; the tied bid once more, and still tied leave the envelope where it is."""
    bids = yield from _hidden_bids(game, dict.fromkeys(_others(game, seller), 0))
    tied = _highest(bids)
    if len(tied) > 1 and bids[tied[0]]:
        bids |= yield from _hidden_bids(game, {seat: bids[seat] for seat in tied})
        tied = [seat for seat in _highest(bids) if seat in tied]
    top, house = bids[tied[0]], _house_bid(game)
    winners = [HOUSE] if house > top else tied
    if not max(house, top):
        return
    bids[HOUSE] = house
    if len(winners) == 1:
        _pay(game, winners[0], seller, bids[winners[0]])
        _hand_over(game, lot, winners[0])
    for loser in bids if unfair else ():
        if loser not in winners:
            _pay(game, loser, seller, bids[loser] // 2)


def _hidden_bids(game: Game, least: dict[int, int]) -> Generator[Asks, Answer, dict[int, int]]:
    """A bid of everybody, none below `least`; who can only bid that is not asked."""
    asks = {
        seat: {f"amount {n}" for n in range(low, game.decorations[seat] + 1)}
        for seat, low in least.items()
        if game.decorations[seat] > low
    }
    bids = yield from game.all_choose(asks)
    return least | {seat: int(bid) for seat, bid in bids.items()}


def _highest(bids: dict[int, int]) -> list[int]:
    return [seat for seat, bid in bids.items() if bid == max(bids.values())]
