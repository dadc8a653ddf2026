/** A hand in groups of a kind, and what a card in it does at this moment. */
import type { Args, Moves } from '$lib/moves';
import type { Deed } from './deeds';
import { BLESSING, COMMON_FACES, FIELD_WORDS, LIBERTY_CARD, ONE_COIN } from './facts';
import type { ActionName, QuissamaView } from './view';

export const KINDS = ['capoeiras', 'coins', 'people', 'special', 'unique'] as const;
export type Kind = (typeof KINDS)[number];

export interface Stack {
  face: number;
  count: number;
}

function kindOfFace(face: number): Kind {
  if (face < ONE_COIN) return 'capoeiras';
  if (face < LIBERTY_CARD) return 'coins';
  if (face < BLESSING) return 'people';
  return face < COMMON_FACES ? 'special' : 'unique';
}

/** Faces in groups; cards alike lie together. */
export function groupsOf(hand: readonly number[]): { kind: Kind; stacks: Stack[] }[] {
  const faces = [...new Set(hand)].sort((a, b) => a - b);
  return KINDS.flatMap((kind) => {
    const stacks = faces
      .filter((face) => kindOfFace(face) === kind)
      .map((face) => ({
        face,
        count: hand.filter((each) => each === face).length,
      }));
    return stacks.length ? [{ kind, stacks }] : [];
  });
}

/** What touching a card does at once, if this is such a moment. */
export function touchOf(
  face: number,
  paying: QuissamaView['paying'],
  moves: Pick<Moves<ActionName>, 'ask' | 'asked'>,
): Deed | undefined {
  const kind = moves.asked(['discard', 'swap_give']);
  if (kind) return { kind, args: { card: face } };
  if (!moves.asked(['pay_card'])) return undefined;
  if (face >= COMMON_FACES) return { kind: 'pay_unique', args: { card: face } };
  // Special cards pay only as three alike, and so do all while three alike are asked for.
  if (face > BLESSING || paying?.identical) return setOf(face, moves.ask);
  if (face === BLESSING) return { kind: 'pay_blessing', args: {} };
  return { kind: 'pay_card', args: { card: face } };
}

/** Three alike with as few blessings among them as may be. */
function setOf(card: number, ask: Moves<ActionName>['ask']): Deed {
  const sets = FIELD_WORDS.blessings.map((_, blessings): Args => ({ card, blessings }));
  const args = sets.find((each) => ask('pay_set', each) === 'may') ?? {
    card,
    blessings: 0,
  };
  return { kind: 'pay_set', args };
}
