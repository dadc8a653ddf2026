import { render } from '@testing-library/svelte';
import { describe, expect, it, test } from 'vitest';
import { afloat, areCut, beside, boxesOf, crowdOf, litOf, type Area } from '../src/lib/spotlight';
import Spotlight from '../src/parts/Spotlight.svelte';

const SCREEN = { width: 1280, height: 720 };
const BUBBLE = { width: 400, height: 200 };
const CARD: Area = { x: 400, y: 500, width: 120, height: 160 };

const crosses = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('where nothing is lit the bubble stands in the middle', () => {
  expect(beside([], BUBBLE, SCREEN)).toEqual({ x: 440, y: 260 });
});

test('it stands beside what is lit, and never over it', () => {
  const bubble = { ...beside([CARD], BUBBLE, SCREEN), ...BUBBLE };
  expect(bubble.x).toBe(532);
  expect(crosses(bubble, CARD)).toBe(false);
});

test('it leaves the other cards of a hand to be read', () => {
  const hand = [0, 1, 3, 4].map((at) => ({ ...CARD, x: CARD.x + 130 * (at - 2) }));
  const bubble = { ...beside([CARD], BUBBLE, SCREEN, hand), ...BUBBLE };
  expect(hand.filter((card) => crosses(bubble, card))).toEqual([]);
  expect(bubble.y + bubble.height).toBe(488);
});

test('of several things all over the screen it hides as little as it can', () => {
  const left = { x: 0, y: 0, width: 1100, height: 720 };
  const right = { x: 1200, y: 300, width: 80, height: 420 };
  expect(beside([left, right], BUBBLE, SCREEN)).toEqual({ x: 868, y: 12 });
});

test('of what fills the screen it leaves the top to be read', () => {
  const tall = { x: 6, y: 106, width: 1268, height: 600 };
  expect(beside([tall], BUBBLE, SCREEN)).toEqual({ x: 868, y: 508 });
});

test('a thing lit within another is not put into the shade again', () => {
  const hand = { x: 380, y: 480, width: 400, height: 200 };
  const { container } = render(Spotlight, { boxes: [CARD, hand] });
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  expect(container.querySelector('[fill-rule="evenodd"]')).toBeNull();
  const open = container.querySelector('mask path[fill="#000"]')?.getAttribute('d') ?? '';
  expect(open.match(/M/g)).toHaveLength(2);
});

test('a control is lit with its name', () => {
  document.body.innerHTML = '<label>Câmera: lado <input type="range" /></label>';
  const label = document.querySelector('label');
  if (label) label.getBoundingClientRect = () => ({ x: 6, y: 6, width: 88, height: 48 }) as DOMRect;
  expect(boxesOf(document.body, ['input'])).toEqual([{ x: 0, y: 0, width: 100, height: 60 }]);
});

test('what stands beside a card are the other cards, in a list as well', () => {
  document.body.innerHTML = '<ul><li><b id="one"></b></li><li></li><li></li></ul>';
  const box = { x: 1, y: 2, width: 3, height: 4 };
  for (const each of document.querySelectorAll('*'))
    each.getBoundingClientRect = () => box as DOMRect;
  expect(crowdOf(document.body, ['#one'])).toEqual([box, box]);
});

test('of what a panel scrolls the light falls on what is in sight, or on all if nothing is', () => {
  document.body.innerHTML = '<div style="overflow-y:auto"><b></b></div>';
  const place = (what: string, y: number, height: number) => {
    const box = { x: 10, y, width: 100, height };
    for (const each of document.querySelectorAll(what))
      each.getBoundingClientRect = () => box as DOMRect;
  };
  place('div', 50, 100);
  place('b', 60, 300);
  expect(boxesOf(document.body, ['b'])).toEqual([{ x: 4, y: 54, width: 112, height: 102 }]);
  expect(areCut(document.body, ['b'])).toBe(true);
  place('b', 400, 30);
  expect(boxesOf(document.body, ['b'])).toEqual([{ x: 4, y: 394, width: 112, height: 42 }]);
  place('b', 60, 30);
  expect(areCut(document.body, ['b'])).toBe(false);
});

test('what a sheet of the board covers is not lit beside what lies on the sheet', () => {
  document.body.innerHTML = '<p id="board"><b></b><i><u></u></i></p><q></q>';
  const [board, card, sheet, deed] = [...document.querySelectorAll('#board, b, i, u')];
  const box = { x: 10, y: 10, width: 100, height: 60 };
  for (const each of document.querySelectorAll('b, u'))
    each.getBoundingClientRect = () => box as DOMRect;
  const lit = { x: 4, y: 4, width: 112, height: 72 };
  const over = (element: Element | null | undefined) => {
    document.elementFromPoint = () => element ?? null;
    return litOf(board as Element, ['b', 'u']);
  };
  expect(over(deed)).toEqual([lit]);
  expect(litOf(board as Element, ['b'])).toEqual([lit]); // better than nothing
  expect(over(sheet)).toEqual([lit]);
  expect(over(card)).toEqual([lit]);
  expect(over(board)).toEqual([lit, lit]);
  expect(over(document.querySelector('q'))).toEqual([lit, lit]); // the bubble, which goes away
});

describe('something small afloat', () => {
  const small = { width: 50, height: 30 };
  const thing = { x: 400, y: 300, width: 100, height: 100 };

  it('stands over its thing, not on it', () => {
    expect(afloat(thing, small, SCREEN)).toEqual({ x: 425, y: 270 });
  });

  it('goes out of the way of what is to be read', () => {
    const above = { x: 300, y: 200, width: 300, height: 99 };
    expect(afloat(thing, small, SCREEN, [above])).toEqual({ x: 500, y: 335 });
  });

  it('goes to a corner where there is something to be read on all sides', () => {
    const sides = [
      { x: 390, y: 260, width: 120, height: 40 },
      { x: 500, y: 310, width: 90, height: 80 },
      { x: 310, y: 310, width: 90, height: 80 },
      { x: 390, y: 400, width: 120, height: 40 },
    ];
    const at = { ...afloat(thing, small, SCREEN, sides), ...small };
    expect(sides.filter((side) => crosses(at, side)).length).toBeLessThan(2);
    expect(crosses(at, thing)).toBe(false);
  });

  it('stays on the screen', () => {
    expect(afloat({ ...thing, y: 0 }, small, SCREEN)).toEqual({ x: 500, y: 35 });
  });
});
