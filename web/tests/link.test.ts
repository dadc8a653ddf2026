import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import Link from '../src/pages/Link.svelte';

afterEach(() => vi.restoreAllMocks());

test('a link asks before this browser becomes somebody else, and leaves a way back', async () => {
  const me = { guest: true, name: 'Ana', language: 'pt' as const };
  vi.spyOn(api, 'me').mockResolvedValue(me);
  vi.spyOn(api, 'makeLink').mockResolvedValue({ id: 'b', path: '/link/back', expires: 0 });
  const claim = vi.spyOn(api, 'claimLink').mockResolvedValue(me);
  const page = mount(Link, { target: document.body, props: { id: 'code' } });
  await vi.waitFor(() => expect(api.me).toHaveBeenCalled());
  await Promise.resolve();
  flushSync();
  expect(claim).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>('button.primary')?.click();
  await vi.waitFor(() => expect(claim).toHaveBeenCalledWith('code'));
  expect(api.makeLink).toHaveBeenCalledWith(true); // it lasts for as long as the page says
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toContain('/link/back'));
  await unmount(page);
});
