// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { movesOf } from '$lib/moves';
import type { ActionKind, Option } from '$lib/protocol';

const vocabulary: ActionKind[] = [
  { name: 'keep', first: 0, fields: [{ name: 'lord', lowest: 0, highest: 4 }] },
  { name: 'leave', first: 5, fields: [{ name: 'lord', lowest: 0, highest: 4 }] },
  { name: 'stop', first: 10, fields: [] },
];
const option = (kind: string, action: number, args = {}): Option => ({
  ...{ kind, action, arguments: args, notation: kind, text: { id: kind, args: {} } },
});
const keepTwo = option('keep', 2, { lord: 2 });

function moves(asks: string[], options: Option[]) {
  const act = vi.fn(() => Promise.resolve(null));
  return { act, ...movesOf({ asks, options, vocabulary, act }) };
}

describe('what can be done with a thing', () => {
  it('may be done, may not, or is not asked for', () => {
    const { ask, isAsked } = moves(['keep', 'stop'], [keepTwo]);
    expect(isAsked).toBe(true);
    expect(ask('keep', { lord: 2 })).toBe('may');
    expect(ask('keep', { lord: 3 })).toBe('not');
    expect(ask('leave', { lord: 2 })).toBe('none');
    expect(ask(undefined)).toBe('none');
  });
  it('is nothing for whoever may do nothing', () => {
    const { ask, asked, isAsked } = moves(['keep'], []);
    expect([isAsked, ask('keep', { lord: 2 }), asked(['keep'])]).toEqual([
      false,
      'none',
      undefined,
    ]);
  });
  it('is of the kind that is asked for', () => {
    const { asked, open } = moves(['keep', 'stop'], [keepTwo]);
    expect(asked(['leave', 'keep'])).toBe('keep');
    expect(asked(['leave'])).toBeUndefined();
    expect(open(['leave', 'keep'], { lord: 2 })).toEqual(['keep']);
    expect(open(['leave', 'keep'], { lord: 3 })).toEqual([]);
  });
  it('is done by its number, legal or not', () => {
    const { act, make } = moves(['keep'], [keepTwo]);
    void make('keep', { lord: 2 });
    void make('keep', { lord: 4 }); // to be told why not
    void make('stop');
    expect(act.mock.calls).toEqual([[2], [4], [10]]);
  });
});
