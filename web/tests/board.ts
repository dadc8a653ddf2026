/** What a page would give to any board, where a test has nothing to say about it. */
import { vi } from 'vitest';
import type { BoardProps, GameAction, GameOption } from '$lib/board';

type Around = 'step' | 'news' | 'telling' | 'notes' | 'cards' | 'rules' | 'language';
export const AROUND: Pick<BoardProps<unknown, never, never>, Around> = {
  step: 0,
  news: [],
  telling: { line: null, told: [], waiting: [], skip: () => undefined },
  notes: { read: () => null, write: () => undefined },
  cards: () => Promise.resolve([]),
  rules: () => Promise.resolve(''),
  language: 'pt',
};

/** A game at one moment, as the game's showcase has it. */
export interface Moment<Seen, Action extends string> {
  seat: number;
  names: string[];
  waiting: number[];
  view: Seen;
  ranking: number[] | null;
  asks: Action[];
  options: GameOption<Action>[];
}

export interface Moments<Seen, Action extends string> {
  vocabulary: GameAction<Action>[];
  moments: Record<string, Moment<Seen, Action>>;
}

/** What jsdom lacks: the top layer. */
export function layOver(): void {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
}
