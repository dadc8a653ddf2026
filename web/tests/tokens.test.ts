// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, mix } from './contrast';

const GAMES = resolve(import.meta.dirname, '../../src/ludoteca/games');
const house = read(resolve(import.meta.dirname, '../src/styles/tokens.css'));

interface Pair {
  day: string;
  night: string;
}

/** The first definition of each token that differs by day and by night. */
function read(path: string): Map<string, Pair> {
  const found = new Map<string, Pair>();
  const line = /--([\w-]+): light-dark\((#\w+), (#\w+)\)/g;
  for (const [, name, day, night] of readFileSync(path, 'utf8').matchAll(line)) {
    if (name && day && night && !found.has(name)) found.set(name, { day, night });
  }
  return found;
}

const themes = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);
const sheets: [string, Map<string, Pair>][] = [
  ['house', house],
  ...themes.map((name): [string, Map<string, Pair>] => [
    name,
    new Map([...house, ...read(`${GAMES}/${name}/web/theme.css`)]),
  ]),
];
const base = readFileSync(resolve(import.meta.dirname, '../src/styles/base.css'), 'utf8');
const LIT = /(\[data-game\] \.act[^{]*) \{([^}]*var\(--can\) (\d+)%[^}]*)\}/g; // grounds of buttons
const INKS = ['ink', 'ink-soft', 'accent', 'can', 'warn', 'danger'];
const SEATS = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);
const GROUNDS = ['paper', 'sheet', 'well'];

describe.each(sheets)('tokens of %s', (_, tokens) => {
  const colour = (name: string, time: keyof Pair) => tokens.get(name)?.[time] ?? 'missing';

  it.each(['day', 'night'] as const)('can be read by %s', (time) => {
    for (const ground of GROUNDS) {
      for (const ink of [...INKS, ...SEATS]) {
        const ratio = contrast(colour(ink, time), colour(ground, time));
        expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const edge of ['line-strong', 'focus']) {
        const ratio = contrast(colour(edge, time), colour(ground, time));
        expect(ratio, `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(contrast(colour('on-accent', time), colour('accent', time))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['day', 'night'] as const)('can be read on lit buttons by %s', (time) => {
    const rules = [...base.matchAll(LIT)];
    expect(rules).toHaveLength(2);
    for (const [, selector = '', rule = '', share] of rules) {
      const ground = mix(colour('can', time), Number(share) / 100, colour('sheet', time));
      const soft = rule.includes('--ink-soft: var(--ink)') ? 'ink' : 'ink-soft';
      for (const ink of ['ink', soft]) {
        const ratio = contrast(colour(ink, time), ground);
        expect(ratio, `${ink} on ${selector}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
