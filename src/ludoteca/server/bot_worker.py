"""The worker process of the bots: reads a question a line, writes an answer a line.

It is given what a seat can imagine and never the real position. Bots keep to their seconds here.
"""

import sys
from collections import OrderedDict

import msgspec

from ludoteca.bots import Bot, make
from ludoteca.bots.finding import Finding, ThinkingBot
from ludoteca.bots.level_bot import LevelBot
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.tree import NONE, ROOT
from ludoteca.kernel.game import find
from ludoteca.kernel.random import Random

KEPT = 8  # bots that remember what they thought about last


class Question(msgspec.Struct):
    """What would this bot do, in this imagined position, at this seat?"""

    game: str
    level: str
    seed: int
    seat: int
    position: dict[str, object]
    part: int | None = None  # not the choice: what this one of its trees finds
    table: str = ""  # a bot that has thought there before goes on with what it knows


class Found(msgspec.Struct, array_like=True):
    """What a search found about one action."""

    action: int
    visits: int
    worth: int
    reply: int = -1  # what it thought of most as the next action after this one
    replied: int = 0  # how often


class Verdict(msgspec.Struct):
    """The action, or what was found, or what went wrong."""

    action: int | None = None
    found: list[Found] = []
    error: str | None = None


_kept: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()


def answer(question: Question) -> Verdict:
    """Think; whatever goes wrong is part of the answer."""
    try:
        state = find(question.game).reload(question.position)
        if question.part is None:
            return Verdict(action=seated(question).choose(state, question.seat))
        bot = make(question.level, question.seed, clock=True)
        if not isinstance(bot, LevelBot):
            raise TypeError(f"{question.level} has no trees")
        found = bot.think_part(state, question.seat, question.part)
        thinker = bot.ready(state)
        return Verdict(found=[expecting(thinker, question.part, each) for each in found])
    except Exception as error:  # the worker goes on: the table takes another bot for this move
        return Verdict(error=f"{type(error).__name__}: {error}")


def expecting(bot: ThinkingBot, part: int, finding: Finding) -> Found:
    """What was found about an action, with what one of the trees expects after it."""
    found = Found(finding.action, finding.visits, finding.worth)
    if isinstance(bot, SearchBot):
        tree = bot.searches[part].tree
        child = tree.child[tree.find(ROOT, finding.action)]
        while child != NONE:
            if tree.visits[child] > found.replied:
                found.reply, found.replied = tree.action[child], tree.visits[child]
            child = tree.sibling[child]
    return found


def seated(question: Question) -> Bot:
    """The bot that thought last in this seat, or a new one, with the chance of the question."""
    key = (question.table, question.level, question.seat)
    bot = _kept.pop(key, None) if question.table else None
    if bot is None:
        bot = make(question.level, question.seed, clock=True)
    chance = Random(question.seed)
    bot.random.rekey(chance.word(), chance.word(), chance.word(), 1)
    if question.table:
        _kept[key] = bot
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return bot


def main() -> None:
    """Answer until there are no more questions."""
    for line in sys.stdin.buffer:
        verdict = answer(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(verdict) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
