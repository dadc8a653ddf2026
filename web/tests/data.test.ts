import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import { words } from '$lib/words.svelte';
import Data from '../src/pages/Data.svelte';

let page: object;
const text = () => document.querySelector('main')?.textContent ?? '';

afterEach(async () => {
  await unmount(page);
  vi.restoreAllMocks();
});

test('who has not played yet reads how long things are kept, and nothing before it is known', async () => {
  vi.spyOn(api, 'kept').mockResolvedValue({ finished: 24, abandoned: 1, guests: null });
  vi.spyOn(api, 'data').mockResolvedValue(null);
  page = mount(Data, { target: document.body });
  expect(text()).not.toContain(words.ui('ui-data-for-ever'));
  expect(text()).not.toContain(words.ui('ui-data-nothing'));
  await vi.waitFor(() => expect(text()).toContain(words.ui('ui-data-nothing')));
  expect(text()).toContain(words.ui('ui-data-finished', { months: 24 }));
  expect(text()).toContain(words.ui('ui-data-abandoned', { months: 1 }));
  expect(text()).not.toContain(words.ui('ui-data-for-ever'));
});

test('where nothing is deleted by itself that is said', async () => {
  vi.spyOn(api, 'kept').mockResolvedValue({ finished: null, abandoned: null, guests: null });
  vi.spyOn(api, 'data').mockResolvedValue(null);
  page = mount(Data, { target: document.body });
  await vi.waitFor(() => expect(text()).toContain(words.ui('ui-data-for-ever')));
});
