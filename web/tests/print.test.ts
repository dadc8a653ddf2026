/** The page that prints a game: what is asked of the server, and what is said of its answer. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Print from '../src/pages/Print.svelte';

const CARD = {
  ...{ name: 'conspiracy', players: [2, 3, 4], settings: [] },
  ...{ credits: 'A', licence: 'B', paper: true },
};
const PARTS = ['lords', 'territories', 'pieces', 'rules', 'summary'];
let asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => new Response('%PDF'); // jsdom's Blob is none to Response
  URL.createObjectURL = vi.fn(() => 'blob:x');
  URL.revokeObjectURL = vi.fn();
  HTMLAnchorElement.prototype.click = vi.fn();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path.endsWith('/api/games')) return Promise.resolve(Response.json([CARD]));
    if (path.endsWith('/parts')) return Promise.resolve(Response.json(PARTS));
    if (path.includes('/sheets?')) return Promise.resolve(answer());
    return Promise.resolve(new Response('', { status: 404 }));
  });
});

async function opened(): Promise<HTMLElement> {
  render(Print, { id: 'conspiracy' });
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(PARTS.length));
  return screen.getByRole('button');
}
const wish = () =>
  new URL(asked.find((path) => path.includes('/sheets?')) ?? '', 'http://x').searchParams;

it('asks for everything unless something is left out', async () => {
  const button = await opened();
  await fireEvent.click(button);
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(Object.fromEntries(wish())).toMatchObject({
    ...{ players: '4', paper: 'a4', sides: 'long', ink: 'colour', cards: 'standard', only: '' },
  });
});

it('asks for the parts that are left', async () => {
  const button = await opened();
  await fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await fireEvent.click(button);
  await waitFor(() => expect(wish().get('only')).toBe('territories,pieces,rules,summary'));
});

it('says what the server says against it', async () => {
  answer = () => Response.json({ problem: null, message: 'Many orders.' }, { status: 503 });
  const button = await opened();
  await fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Many orders.');
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});
