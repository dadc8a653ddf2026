// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the words of the house', () => {
  // The second of two messages with one id silently takes the first one's place.
  it.each(['pt', 'en'])('say nothing twice under one name, in %s', (language) => {
    const source = readFileSync(`src/text/${language}.ftl`, 'utf-8');
    const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
