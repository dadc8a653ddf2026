import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { words } from '$lib/words.svelte';
import lesson from '../../tests/conformance/toy/web/lesson.json';
import Lesson from '../src/pages/Lesson.svelte';

// What the server answers about the toy; the lesson is held to the rules by a test of the server.
const ANSWERS: Record<string, unknown> = {
  '/api/lessons/toy': { game: 'toy', chapters: ['first'], players: 2, options: {} },
  '/api/lessons/toy/first': lesson,
  '/api/games': [{ name: 'toy', vocabulary: [] }],
  '/api/me': { guest: true, name: 'Ana', language: 'pt' },
};

beforeAll(async () => {
  await words.speak('pt');
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(ANSWERS[path] ?? null) }),
  );
});

const press = async (name: string) => (await screen.findByRole('button', { name })).click();

it('a game that lies in a further folder has its words, its board and its lesson', async () => {
  render(Lesson, { id: 'toy' });
  expect(await screen.findByText('Faltam três cartas.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Aprenda Brinquedo jogando' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Pilha: 0' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Marcar a 12' })).toBeNull(); // it is only told yet
  await press('Continuar');
  await press('Jogar a 8');
  expect((await screen.findByRole('alert')).textContent).toBe('A 8 vale menos.');
  await press('Marcar a 12');
  await press('Jogar a 12');
  await press('Adiantar'); // what others do is told
  await press('Jogar a 8');
  expect(await screen.findByText('Você venceu!')).toBeTruthy();
  expect(screen.getByText('Ana: 9 10 11 12 8')).toBeTruthy();
});
