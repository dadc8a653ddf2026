import { afterEach, describe, expect, it } from 'vitest';
import { showOpen } from '../../src/ludoteca/games/vossa_excelencia/web/row';

/** A row of five cards, 70 wide each, of which 200 are seen; those that something can be done with. */
function row(open: readonly number[], scrolled = 0): HTMLElement {
  const list = document.createElement('ul');
  document.body.append(list);
  list.scrollLeft = scrolled;
  list.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  for (let at = 0; at < 5; at += 1) {
    const spot = document.createElement('div');
    spot.className = open.includes(at) ? 'spot open' : 'spot';
    spot.getBoundingClientRect = () => new DOMRect(70 * at - list.scrollLeft, 0, 70, 100);
    list.append(spot);
  }
  return list;
}

describe('a row of cards that is wider than a phone', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['goes to the first that something can be done with', [3, 4], 0, 202],
    ['goes back to it', [0], 140, -8],
    ['shows the whole of one that is cut', [2], 0, 132],
    ['stays where one is in sight', [1, 4], 0, 0],
    ['stays where nothing can be done', [], 100, 100],
  ] as const)('%s', (_, open, scrolled, expected) => {
    const list = row(open, scrolled);
    showOpen(list);
    expect(list.scrollLeft).toBe(expected);
  });
});
