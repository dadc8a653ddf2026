"""What an instruction is roughly worth in points of capital, for hints and for nothing else."""

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.sentences import Alternatives, Step

RIVAL = -0.4  # what a rival gains is lost, but only in part
WORTH = {
    int(ins.DRAW): 0.3,
    int(ins.GAIN_CHOSEN): 0.5,
    int(ins.DISCARD_HAND): -0.25,
    int(ins.DISCARD): -0.8,
    int(ins.RECEIVE): -1.0,
    int(ins.RETURN): -0.3,
    int(ins.TURN): -0.3,
    int(ins.UNTURN): 0.5,
    int(ins.STORE): 0.3,
    int(ins.COLLECT): 0.6,
    int(ins.GIVE): -0.6,
    int(ins.CAMPAIGN): 0.1,
    int(ins.TAKE): 3.0,
    int(ins.RETRIEVE): 0.4,
    int(ins.PLAY): 0.8,
    int(ins.LEAVE): -9.0,
}


def step_worth(step: Step) -> float:
    """Points for whoever owns the card."""
    value = _resource(step) if step.op in (ins.GAIN, ins.LOSE) else WORTH.get(step.op, 0.0)
    if step.op == ins.DISCARD and step.what == ins.INFAMY:
        value = 1.0
    if step.op == ins.FEE:
        return -0.45 * sum(step.fee)
    value *= 3 if step.count == ins.ALL else step.count
    if step.per >= 0:
        value *= 1.5
    if step.who in (ins.TARGET, ins.OTHERS):
        return RIVAL * value
    return value * 0.4 if step.who == ins.EVERYONE else value


def _resource(step: Step) -> float:
    worth = 0.6 if step.what == ins.MONEY else 0.5 if step.what == ins.POWER else 0.4
    return worth if step.op == ins.GAIN else -worth


def alternatives_worth(alternatives: Alternatives) -> float:
    """The best of them."""
    return max(sum(step_worth(step) for step in steps) for steps in alternatives)
