import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Text } from '../src/lib/protocol';
import { words } from '../src/lib/words.svelte';
import { seen, type Point } from '../../src/ludoteca/games/foto_perfeita/web/gallery/geometry';
import { corner } from '../../src/ludoteca/games/foto_perfeita/web/judge';
import { cameraOf, scene } from '../../src/ludoteca/games/foto_perfeita/web/scene';
import Score from '../../src/ludoteca/games/foto_perfeita/web/Score.svelte';
import { text } from '$lib/text';
import type { FotoView } from '../../src/ludoteca/games/foto_perfeita/web/view';
import Wish from '../../src/ludoteca/games/foto_perfeita/web/wishes/Wish.svelte';
import written from '../../src/ludoteca/games/foto_perfeita/web/showcase/endings.json';

const { names, view: sent, ranking } = written.three_players;
const view = sent as unknown as FotoView;
const say = (text: Text) => words.say(text, 'foto_perfeita', names);
const open = () => render(Score, { props: { view, names, ranking, language: 'pt', say } });
// By label and text, not by role: a page of drawings is too much for a slow look.
const photo = (name: string) =>
  screen.getByLabelText(`Foto de ${name}`).closest('figure') as HTMLElement;
const total = (name: string) => photo(name).querySelector('.total .words')?.textContent;
const verdict = () => document.querySelector('[role=status]')?.textContent;
const press = (label: string) => fireEvent.click(screen.getByText(label));
const openEnvelope = (guest: string) => fireEvent.click(screen.getByLabelText(`Envelope ${guest}`));
const BEAT = 650;

beforeAll(async () => {
  await words.speak('pt');
  await words.learn('foto_perfeita');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

describe('the gallery', { timeout: 20_000 }, () => {
  it('counts an envelope with its last wish, and not before', async () => {
    open();
    await vi.advanceTimersByTimeAsync(4 * BEAT + 20); // two beats of flash, the envelope, two wishes
    expect(total('Ana')).toBe('0 pontos');
    await vi.advanceTimersByTimeAsync(BEAT);
    const { points } = view.scores?.[0]?.guests.dalva ?? { points: 0 };
    expect(points).not.toBe(0);
    expect(total('Ana')).toBe(say(text('board-points', { points })));
    expect(verdict()).toBe('');
  });
  it('can be skipped to its end', async () => {
    open();
    await press('Pular a contagem');
    expect(verdict()).toBe('Clarice vence com 6 pontos!');
    expect([total('Ana'), total('Clarice')]).toEqual(['-8 pontos', '6 pontos']);
    const hung = [...document.querySelectorAll('.photos .name')];
    expect(hung.map((name) => name.textContent?.trim())).toEqual(['Clarice', 'Ana', 'Benedito']);
    expect(screen.getByText('Contar de novo')).toBeTruthy();
  });
  it('stands still from the beginning for whoever asked for that', () => {
    document.documentElement.dataset.motion = 'reduced';
    open();
    expect(verdict()).toBe('Clarice vence com 6 pontos!');
    expect(screen.queryByText('Contar de novo')).toBeNull();
  });
  it('shows what decided a wish of the envelope one opens', async () => {
    document.documentElement.dataset.motion = 'reduced';
    open();
    await openEnvelope('da Samira');
    expect(photo('Ana').textContent).toContain('1 desejo atendido: 1 × 2 = 2 pontos');
    expect(photo('Clarice').textContent).toContain('Ficou fora desta foto');
    await press('Quero ficar na 2ª fileira.');
    expect(photo('Ana').textContent).toContain('Está na fileira 2, coluna 4.');
  });
  it('waits while one looks at something, and goes on', async () => {
    open();
    await openEnvelope('do Téo');
    await vi.advanceTimersByTimeAsync(20 * BEAT);
    expect(total('Ana')).toBe('0 pontos');
    await press('Continuar a contagem');
    await vi.advanceTimersByTimeAsync(6 * BEAT);
    expect(total('Ana')).not.toBe('0 pontos');
  });
});

describe('a wish', () => {
  const wish = (props: { card: string; owner?: number; verdict?: boolean }) =>
    render(Wish, { props: { ...props, say } }).container.textContent?.trim();
  it('is named by its sentence and the verdict', () => {
    expect(wish({ card: 'by-teo' })).toBe('Quero ficar ao lado do Téo.');
    expect(wish({ card: 'row2', verdict: true })).toMatch(
      /^Quero ficar na 2ª fileira\.\s+Atendido\.$/,
    );
    expect(wish({ card: 'row2', verdict: false })).toContain('Não atendido.');
  });
  it('means its alternative in the envelope of the guest it names', () => {
    const ingrid = scene.guests.findIndex(({ code }) => code === 'ingrid');
    expect(wish({ card: 'hide-ingrid', owner: ingrid })).toBe('Não quero ninguém na minha frente.');
    expect(wish({ card: 'hide-ingrid', owner: 0 })).toBe('Não quero que vejam o rosto da Ingrid.');
  });
});

describe('the drawn photo', () => {
  const PLACES: readonly Point[] = [
    [0, 0, 0],
    [150, 54, 40],
    [300, 250, 200],
    [37, 111, 93],
  ];
  it('has everything where the judge sees it, to a sixteenth of a pixel', () => {
    for (const choices of [scene.camera.start, [0, 2, 0, 3, 1, 2], [6, 5, 3, 1, 4, 3]]) {
      const camera = cameraOf(choices);
      for (const place of PLACES) {
        const [x, y] = seen(camera, place);
        const { across, down } = corner(camera, ...place);
        expect(x * 16 - across).toBeGreaterThan(-0.001);
        expect(x * 16 - across).toBeLessThan(1.001);
        expect(y * 16 - down).toBeGreaterThan(-0.001);
        expect(y * 16 - down).toBeLessThan(1.001);
      }
    }
  });
});
