import { expect, test } from 'vitest';
import { placeOf } from '$lib/router.svelte';

test('what is no address leads nowhere', () => {
  for (const path of ['/t/%ff', '/link/%ff', '/replay/%c3', '/t/%E0%A4%A', '/rules/%', '/x/y'])
    expect(placeOf(path)).toEqual({ page: 'nowhere', id: '' });
  expect(placeOf('/t/a%20b')).toEqual({ page: 'table', id: 'a b' });
});
