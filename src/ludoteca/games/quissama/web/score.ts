/** How the end came about. */
import type { Text } from '$lib/protocol';
import { characterText, text, type QuissamaView } from './view';

/** Goals that are the same for everybody: the tenement's and the freed capoeiras'. */
export function isShared(character: number): boolean {
  return character === 2 || character === 4;
}

/** Who has won and by which character; or that nobody has. */
export function verdictOf(view: QuissamaView): Text {
  if (view.winner === null || view.winning === null) return text('board-undecided');
  return text('board-won', {
    seat: { seat: view.winner },
    character: characterText(view.winning),
  });
}
