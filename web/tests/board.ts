/** What a page would give to any board, where a test has nothing to say about it. */
import type { BoardProps } from '$lib/board';

export const AROUND: Pick<BoardProps, 'step' | 'news' | 'telling' | 'notes' | 'cards'> = {
  step: 0,
  news: [],
  telling: { line: null, told: [], waiting: [], skip: () => undefined },
  notes: { read: () => null, write: () => undefined },
  cards: () => Promise.resolve([]),
};
