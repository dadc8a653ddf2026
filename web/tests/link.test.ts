import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import type { Me } from '$lib/protocol';
import { keepWayBack, wayBack } from '$lib/wayback';
import Link from '../src/pages/Link.svelte';

const me: Me = { guest: true, name: 'Ana', language: 'pt' };
const back = { id: 'b', path: '/link/back', expires: Date.now() + 1e9 };
let page: object;
const open = (id: string) => (page = mount(Link, { target: document.body, props: { id } }));
const button = () => document.querySelector<HTMLButtonElement>('button.primary');

beforeEach(() => void vi.spyOn(api, 'me').mockResolvedValue(me));
afterEach(async () => {
  await unmount(page);
  vi.restoreAllMocks();
  keepWayBack(null);
});

test('a link asks before this browser becomes somebody else, and leaves a way back', async () => {
  const claim = vi.spyOn(api, 'claimLink').mockResolvedValue({ ...me, back });
  open('code');
  await vi.waitFor(() => expect(button()?.disabled).toBe(false));
  expect(claim).not.toHaveBeenCalled();
  button()?.click();
  await vi.waitFor(() => expect(claim).toHaveBeenCalledWith('code'));
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toContain('/link/back'));
  expect(wayBack()).toEqual(back); // also for who closes the page without reading
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
  keepWayBack(back);
  vi.spyOn(api, 'claimLink').mockResolvedValue({ ...me, back: null });
  open('back');
  await vi.waitFor(() => expect(button()?.disabled).toBe(false));
  button()?.click();
  await vi.waitFor(() => expect(wayBack()).toBeNull());
});

test('a way back that is too old is none', () => {
  open('code');
  keepWayBack({ ...back, expires: Date.now() - 1 });
  expect(wayBack()).toBeNull();
});
