import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flip, isStill, land } from '$lib/flip';

interface Flight {
  card: Element;
  from: string;
  cancel: () => void;
  arrive: () => void;
  finished: Promise<void>;
}
let flights: Flight[] = [];
const places = new Map<Element, { left: number; top: number; width: number; height: number }>();

function card(key: string, left: number, top = 0, width = 60): HTMLElement {
  const element = document.createElement('div');
  element.dataset.flip = key;
  places.set(element, { left, top, width, height: width * 1.4 });
  document.body.append(element);
  return element;
}

function move(element: Element, left: number, top = 0, width = 60) {
  places.set(element, { left, top, width, height: width * 1.4 });
}

beforeEach(() => {
  flights = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.getBoundingClientRect = function () {
    return (places.get(this) ?? { left: 0, top: 0, width: 0, height: 0 }) as DOMRect;
  };
  Element.prototype.animate = function (this: Element, frames: { transform: string }[]) {
    const settle: { resolve?: () => void; reject?: (why: Error) => void } = {};
    const flight: Flight = {
      card: this,
      from: frames[0]?.transform ?? '',
      finished: new Promise((resolve, reject) => Object.assign(settle, { resolve, reject })),
      cancel: () => settle.reject?.(new Error('cancelled')),
      arrive: () => settle.resolve?.(),
    };
    flights.push(flight);
    return flight as unknown as Animation;
  } as unknown as typeof Element.prototype.animate;
});

afterEach(() => {
  land();
  document.body.replaceChildren();
  delete document.documentElement.dataset.motion;
});

describe('flip', () => {
  it('sends a card that moved from where it was to where it is', () => {
    const lord = card('lord', 10, 20);
    void flip(() => move(lord, 110, 220));
    expect(flights.map((flight) => flight.from)).toEqual(['translate(-100px, -200px) scale(1, 1)']);
    expect(lord.hasAttribute('data-flying')).toBe(true);
  });

  it('lets a card out of sight come from its deck, not from the corner of the window', () => {
    const [voter, deck] = [card('voter', 0, 0, 0), card('', 300, 40)];
    void flip(() => move(voter, 100, 40), { from: () => deck });
    expect(flights.map((flight) => flight.from)).toEqual(['translate(200px, 0px) scale(1, 1)']);
  });

  it('leaves alone what lay in a part of the table that was turned to', () => {
    const table = document.createElement('div');
    table.dataset.view = 'people';
    document.body.append(table);
    const [lain, deck] = [card('lain', 0, 0, 0), card('', 300, 40)];
    const freed: HTMLElement[] = [];
    void flip(
      () => {
        table.dataset.view = 'city';
        move(lain, 100, 40);
        freed.push(card('freed', 120, 40));
      },
      { from: () => deck },
    );
    expect(flights.map((flight) => flight.card)).toEqual(freed);
  });

  it('leaves a card alone that stayed', () => {
    card('still', 0);
    const lord = card('lord', 10);
    void flip(() => move(lord, 20));
    expect(flights.map((flight) => flight.card)).toEqual([lord]);
  });

  it('knows a card by its key when its element is another one, of another size', () => {
    const pile = card('lord', 0, 0, 60);
    void flip(() => {
      pile.remove();
      card('lord', 300, 0, 120);
    });
    expect(flights[0]?.from).toBe('translate(-300px, 0px) scale(0.5, 0.5)');
    expect(document.querySelectorAll('[data-flip=lord]')).toHaveLength(1);
  });

  it('lets a new card come from where it was drawn', () => {
    const deck = card('deck', 500);
    void flip(() => card('new', 0), { from: (key) => (key === 'new' ? deck : null) });
    expect(flights[0]?.from).toBe('translate(500px, 0px) scale(1, 1)');
  });

  it('starts again from where the eye last saw the card', () => {
    const lord = card('lord', 0);
    void flip(() => move(lord, 100));
    move(lord, 40); // in mid-flight it is seen here
    void flip(() => move(lord, 200));
    expect(flights[1]?.from).toBe('translate(-160px, 0px) scale(1, 1)');
  });

  it('resolves when every card has arrived, and leaves nothing behind', async () => {
    const lord = card('lord', 0);
    const done = flip(() => move(lord, 100));
    flights[0]?.arrive();
    await done;
    expect(lord.hasAttribute('data-flying')).toBe(false);
  });

  it('resolves also when the player skips ahead', async () => {
    const lord = card('lord', 0);
    const done = flip(() => move(lord, 100));
    land();
    await done;
    expect(lord.hasAttribute('data-flying')).toBe(false);
  });

  it('only looks at the table it is given', () => {
    const table = document.createElement('main');
    document.body.append(table);
    const outside = card('outside', 0);
    void flip(() => move(outside, 100), { root: table });
    expect(flights).toEqual([]);
  });

  it.each([
    ['the page asks', 'reduced', false],
    ['the system asks', '', true],
  ])('is still when %s', async (_, asked, system) => {
    if (asked) document.documentElement.dataset.motion = asked;
    vi.stubGlobal('matchMedia', () => ({ matches: system }));
    const lord = card('lord', 0);
    await flip(() => move(lord, 100));
    expect(places.get(lord)?.left).toBe(100);
    expect(flights).toEqual([]);
  });

  it('moves when the player wants motion though the system does not', () => {
    document.documentElement.dataset.motion = 'full';
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(isStill()).toBe(false);
  });
});
