import { beforeEach, expect, it } from 'vitest';
import { turnTo } from '../src/lib/turning';

const NAMES = ['city', 'market', 'people'];
let clicks: string[];

/** A board with a part per name, of which one is seen, and a hand that always is. */
beforeEach(() => {
  clicks = [];
  document.body.innerHTML = `<div class="board"><div class="views"></div>
    <p data-in="city" data-place="1"></p><p data-in="market" data-slot="2"></p>
    <p data-in="people" data-character="3"></p><p data-card="4"></p></div>`;
  let shown = 'city';
  const views = document.querySelector('.views');
  for (const name of NAMES) {
    const button = document.createElement('button');
    button.onclick = () => {
      shown = name;
      clicks.push(name);
      for (const each of views?.children ?? [])
        each.setAttribute('aria-pressed', String(each === button));
    };
    button.setAttribute('aria-pressed', String(name === shown));
    views?.append(button);
  }
  for (const each of document.querySelectorAll<HTMLElement>('p'))
    each.getBoundingClientRect = () => {
      const size = [undefined, shown].includes(each.dataset['in']) ? 10 : 0;
      return { x: 0, y: 0, width: size, height: size } as DOMRect;
    };
});

const after = (...selectors: string[]) => {
  turnTo(document.querySelector('.board') as Element, selectors);
  const pressed = document.querySelector('.views [aria-pressed=true]');
  return NAMES[[...(pressed?.parentElement?.children ?? [])].indexOf(pressed as Element)];
};

it('turns to the part with what is spoken of', () => {
  expect(after('[data-card="4"]', '[data-slot="2"]')).toBe('market');
});

it('stays where everything is seen, or nothing more would be', () => {
  expect(after('[data-card="4"]', '[data-place="1"]')).toBe('city');
  expect(after('[data-nowhere="1"]')).toBe('city');
  expect(clicks).toEqual([]);
  expect(after('[data-place="1"]', '[data-slot="2"]')).toBe('city');
});
