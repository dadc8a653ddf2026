/** A hand in groups of a kind, and what a card in it does at this moment. */
import type { Args } from './deeds';

export const KINDS = ['capoeiras', 'coins', 'people', 'special', 'unique'] as const;
export type Kind = (typeof KINDS)[number];

export interface Stack {
  face: number;
  count: number;
}

export function kindOfFace(face: number): Kind {
  if (face < 4) return 'capoeiras';
  if (face < 6) return 'coins';
  if (face < 9) return 'people';
  return face < 13 ? 'special' : 'unique';
}

/** Faces in groups; cards alike lie together. */
export function groupsOf(hand: readonly number[]): { kind: Kind; stacks: Stack[] }[] {
  const faces = [...new Set(hand)].sort((a, b) => a - b);
  return KINDS.flatMap((kind) => {
    const stacks = faces
      .filter((face) => kindOfFace(face) === kind)
      .map((face) => ({ face, count: hand.filter((each) => each === face).length }));
    return stacks.length ? [{ kind, stacks }] : [];
  });
}

/** What touching a card does at once, if this is such a moment. */
export function touchOf(face: number, phase: string): { kind: string; args: Args } | undefined {
  if (phase === 'discarding') return { kind: 'discard', args: { card: face } };
  if (phase === 'giving') return { kind: 'swap_give', args: { card: face } };
  if (phase !== 'paying') return undefined;
  if (face < 9) return { kind: 'pay_card', args: { card: face } };
  if (face === 9) return { kind: 'pay_blessing', args: {} };
  if (face >= 13) return { kind: 'pay_unique', args: { card: face } };
  // Special cards pay only as three alike.
  return { kind: 'pay_set', args: { card: face, blessings: 0 } };
}
