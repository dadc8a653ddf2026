import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '$lib/api';
import { words } from '$lib/words.svelte';
import Mail from '../src/pages/Mail.svelte';

let page: object;
const open = (id: string) => (page = mount(Mail, { target: document.body, props: { id } }));
const button = () => document.querySelector<HTMLButtonElement>('button');
const text = () => document.querySelector('main')?.textContent ?? '';

afterEach(async () => {
  await unmount(page);
  vi.restoreAllMocks();
});

test('the page says what pressing does, and afterwards that it is done', async () => {
  const stop = vi.spyOn(api, 'stopMail').mockResolvedValue({ on: false });
  open('stop/token');
  const done = words.ui('ui-mail-stop-done');
  expect(text()).toContain(words.ui('ui-mail-stop-help'));
  expect(text()).not.toContain(done);
  button()?.click();
  await vi.waitFor(() => expect(text()).toContain(done));
  expect(stop).toHaveBeenCalledWith('token');
  expect(button()).toBeNull();
});

test('a forged link leads nowhere, and there is nothing more to press', async () => {
  const problem = new ApiError(404, null, 'Este link não vale.');
  vi.spyOn(api, 'stopMail').mockRejectedValue(problem);
  open('stop/forged');
  button()?.click();
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Este link não vale.'),
  );
  expect(button()).toBeNull();
  expect(text()).not.toContain(words.ui('ui-mail-stop-help'));
});

test('who could not be heard may press again', async () => {
  vi.spyOn(api, 'confirmMail').mockRejectedValue(new ApiError(503, null, 'Mais tarde.'));
  open('confirm/token');
  button()?.click();
  await vi.waitFor(() => expect(text()).toContain('Mais tarde.'));
  expect(button()).not.toBeNull();
});
