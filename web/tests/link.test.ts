import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import type { Me } from '$lib/protocol';
import { keepWayBack, waysBack } from '$lib/wayback';
import Link from '../src/pages/Link.svelte';

const me: Me = { guest: true, name: 'Ana', language: 'pt' };
const back = { id: 'b', path: '/link/back', expires: Date.now() + 1e9 };
const kept = { ...back, name: 'Ana' };
let page: object;
const open = (id: string) => (page = mount(Link, { target: document.body, props: { id } }));
const button = () => document.querySelector<HTMLButtonElement>('button.primary');

beforeEach(() => void vi.spyOn(api, 'me').mockResolvedValue(me));
afterEach(async () => {
  await unmount(page);
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a link asks before this browser becomes somebody else, and leaves a way back', async () => {
  const claim = vi.spyOn(api, 'claimLink').mockResolvedValue({ ...me, back });
  open('code');
  await vi.waitFor(() => expect(button()?.disabled).toBe(false));
  expect(claim).not.toHaveBeenCalled();
  button()?.click();
  await vi.waitFor(() => expect(claim).toHaveBeenCalledWith('code'));
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toContain('/link/back'));
  expect(waysBack()).toEqual([kept]); // also for who closes the page without reading
});

test('a press before it is known who one is does nothing', async () => {
  vi.spyOn(api, 'me').mockReturnValue(new Promise(() => undefined));
  const claim = vi.spyOn(api, 'claimLink').mockResolvedValue({ ...me, back });
  open('code');
  flushSync();
  button()?.click();
  await Promise.resolve();
  expect(claim).not.toHaveBeenCalled();
});

test('pressed twice it is used once, and the way back stays in sight', async () => {
  const claim = vi.spyOn(api, 'claimLink').mockResolvedValueOnce({ ...me, back });
  claim.mockRejectedValue(new Error('used'));
  open('code');
  await vi.waitFor(() => expect(button()?.disabled).toBe(false));
  const pressed = button();
  pressed?.click();
  pressed?.click();
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toContain('/link/back'));
  expect(claim).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('whoever has gone back is offered no way that was used already', async () => {
  keepWayBack(kept);
  vi.spyOn(api, 'claimLink').mockResolvedValue({ ...me, back: null });
  open('back');
  await vi.waitFor(() => expect(button()?.disabled).toBe(false));
  button()?.click();
  await vi.waitFor(() => expect(waysBack()).toEqual([]));
});

test('a way back that is too old is none', () => {
  open('code');
  keepWayBack({ ...kept, expires: Date.now() - 1 });
  expect(waysBack()).toEqual([]);
});

test('who becomes one after another finds the way back to each of them', async () => {
  keepWayBack({ ...kept, id: 'first', path: '/link/first', name: 'Bia' });
  vi.spyOn(api, 'claimLink').mockResolvedValue({ ...me, name: 'Caio', back });
  open('code');
  await vi.waitFor(() => expect(button()?.disabled).toBe(false));
  button()?.click();
  await vi.waitFor(() => expect(waysBack().map((way) => way.name)).toEqual(['Ana', 'Bia']));
});

test('a way back kept by an earlier version is one still', () => {
  open('code');
  localStorage.setItem('ludoteca-way-back', JSON.stringify(back));
  expect(waysBack()).toEqual([back]);
});
