import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import type { Live } from '$lib/live.svelte';
import type { ShownState, TableCard, TableInfo } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Awaited from '../src/parts/Awaited.svelte';
import Ending from '../src/parts/Ending.svelte';
import Gathering from '../src/parts/Gathering.svelte';
import Strip from '../src/parts/Strip.svelte';
import Terms from '../src/parts/Terms.svelte';
import Tables from '../src/parts/Tables.svelte';

const HOUR = 60 * 60 * 1000;
const NAMES = ['Ana', 'Bia', 'Caio'];
const at = (kind: string, name: string, more: object = {}) => ({
  ...{ kind, name, level: null, you: false, absent: false, invited: false, named: true },
  ...more,
});
const asTable = (more: object) => {
  const base = { id: 'a', game: 'agencia', days: 2, clock: null, absence: 'bot', claimed: [] };
  return { ...base, phase: 'gathering', created: Date.now(), host: false, ...more };
};

beforeAll(() => words.speak('pt'));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(api, 'myTables').mockResolvedValue([]);
});

describe('an invitation to play again', () => {
  const seats = [at('human', 'Ana'), at('open', 'Bia', { invited: true }), at('open', 'Caio')];
  const table = asTable({ seats }) as unknown as TableInfo;

  it('speaks to whoever is invited, and does not send them away', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([]);
    vi.spyOn(api, 'me').mockResolvedValue({ name: 'Bia', language: 'pt', guest: true });
    render(Gathering, { table, names: NAMES, present: [], joined: () => undefined });
    expect(await screen.findByText('Convite: jogar de novo?')).toBeTruthy();
    expect(screen.getByText(/Faltam a sua resposta e a de Caio\./)).toBeTruthy();
    expect(screen.queryByText(/Você pode assistir/)).toBeNull();
  });

  it('is not to be sent once more by whoever has asked', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([]);
    vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', language: 'pt', guest: true });
    const mine = [at('human', 'Ana', { you: true }), at('open', 'Bia')];
    const sent = { ...table, host: true, seats: mine } as unknown as TableInfo;
    render(Gathering, { table: sent, names: NAMES, present: [], joined: () => undefined });
    expect(await screen.findByText('O convite foi feito')).toBeTruthy();
    expect(screen.queryByText('Chame os outros')).toBeNull();
  });

  it('says in whole sentences what was agreed about time', () => {
    render(Terms, { table });
    expect(
      screen.getByText(/^2 dias por jogada\. Se o tempo de alguém acabar, um robô/),
    ).toBeTruthy();
  });

  it('calls oneself “você”', () => {
    const mine = [at('human', 'Ana', { you: true }), at('open', 'Bia')];
    render(Awaited, { table: { ...table, seats: mine } as TableInfo });
    expect(screen.getByText('Você quer jogar de novo.')).toBeTruthy();
    const both = [at('human', 'Bia'), at('human', 'Ana', { you: true }), at('open', 'Caio')];
    render(Awaited, { table: { ...table, seats: both } as TableInfo });
    expect(screen.getByText('Você e Bia querem jogar de novo.')).toBeTruthy();
  });
});

describe('an ending', () => {
  const position = { ranking: null, view: {}, scores: null } as unknown as ShownState;
  const shown = (claimed: number[]) =>
    render(Ending, {
      table: asTable({ phase: 'ended', claimed, seats: [] }) as unknown as TableInfo,
      ...{ state: position, names: NAMES, say: () => '' },
    });
  beforeEach(() => {
    const me = { name: 'Ana', language: 'pt' as const, guest: true };
    vi.spyOn(api, 'me').mockResolvedValue(me);
  });

  it('is somebody’s where all others had gone', () => {
    shown([2]);
    expect(screen.getByText('Caio venceu!')).toBeTruthy();
    expect(screen.queryByText(/sem resultado/)).toBeNull();
  });

  it('is nobody’s where all agreed to end it', () => {
    shown([]);
    expect(screen.getByText(/sem resultado/)).toBeTruthy();
  });
});

describe('one’s tables', () => {
  it('say that the time is up, not that there is still some', () => {
    const waits = [{ seat: 0, waited: 49 * HOUR, left: 0 }];
    const seats = [at('human', 'Ana', { you: true }), at('human', 'Bia')];
    const card = asTable({ phase: 'playing', your_turn: true, yours: true, waits, seats });
    render(Tables, { tables: [card as unknown as TableCard] });
    expect(screen.getByText('O seu tempo acabou')).toBeTruthy();
    expect(screen.queryByText(/menos de 1 min/)).toBeNull();
  });

  it('say who sits there already, and oneself by no number', () => {
    const me = at('human', 'Jogador 1', { you: true, named: false });
    const card = asTable({
      phase: 'gathering',
      yours: true,
      seats: [me, at('open', '')],
      waits: [],
    });
    render(Tables, { tables: [card as unknown as TableCard] });
    expect(screen.getByText('Já à mesa: Você')).toBeTruthy();
  });
});

describe('the strip', () => {
  const shown = (
    more: object,
    seats = NAMES.map((name, n) => at('human', name, { you: n === 2 })),
  ) => {
    const table = asTable({ phase: 'playing', first: 0, seats, rematch: null });
    const state = { undo: 'no', waiting: [1] };
    const still = { seat: 2, absences: [], present: [], proposal: null, log: [] };
    const live = { table, state, clocksAt: Date.now(), ...still, send: vi.fn(), ...more };
    render(Strip, { live: live as unknown as Live, here: 'a', names: NAMES, bottom: 0 });
    return live;
  };
  const late = { seat: 1, waited: 13 * HOUR, remind: 0, replace: null, win: null, rests: null };
  const other = (id: string) =>
    asTable({ id, phase: 'playing', yours: true, your_turn: true, seats: [at('human', 'Ana')] });

  it('offers whom a bot stands in for to come back', () => {
    const seats = NAMES.map((name, n) => at('human', name, { you: n === 2, absent: n === 2 }));
    const live = shown({}, seats);
    screen.getByRole('button', { name: 'Voltar a jogar' }).click();
    expect(live.send).toHaveBeenCalledWith({ type: 'return' });
  });

  it('says who is on holiday, and until when', () => {
    shown({ absences: [{ ...late, remind: 48 * HOUR, rests: 48 * HOUR }] });
    expect(screen.getByText(/^Bia está de férias até /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Lembrar' })).toBeNull();
  });

  it('says that somebody was reminded', async () => {
    const live = shown({ absences: [late] });
    screen.getByRole('button', { name: 'Lembrar' }).click();
    expect(live.send).toHaveBeenCalledWith({ type: 'absent', seat: 1, what: 'remind' });
    expect(await screen.findByText(/^Lembrete feito: Bia/)).toBeTruthy();
  });

  it('tells another table of the same game from this one, and is told to be silent of it', async () => {
    const seats = [at('human', 'Caio', { you: true }), at('human', 'Dora')];
    const card = { ...other('b'), seats } as unknown as TableCard;
    vi.spyOn(api, 'myTables').mockResolvedValue([card]);
    shown({});
    const said = await screen.findByText(/^Sua vez em outra mesa: Agência\./);
    expect(said.textContent).toContain('Com Dora.');
    screen.getByRole('button', { name: /^Depois/ }).click();
    await waitFor(() => expect(said.isConnected).toBe(false));
  });

  it('folds what is not urgent, where there is much', async () => {
    const tables = ['b', 'c', 'd'].map(other) as unknown as TableCard[];
    vi.spyOn(api, 'myTables').mockResolvedValue(tables);
    shown({ absences: [late] });
    const more = await screen.findByRole('button', { name: 'Mais 2' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    more.click();
    await waitFor(() => expect(more.textContent.trim()).toBe('Mostrar menos'));
  });

  it('asks once whether one wants to be told', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PushManager', vi.fn());
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: {}, userAgent: '' });
    vi.spyOn(api, 'push').mockResolvedValue({ key: 'k', on: false, quiet: '' });
    vi.spyOn(api, 'mail').mockResolvedValue({ offered: true, address: '', on: false, quiet: '' });
    shown({});
    (await screen.findByRole('button', { name: 'Agora não' })).click();
    await waitFor(() => expect(screen.queryByText(/Quer um aviso/)).toBeNull());
    shown({});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText(/Quer um aviso/)).toBeNull();
    vi.unstubAllGlobals();
  });

  it('shows the way to letters where this browser cannot be rung', async () => {
    vi.spyOn(api, 'push').mockResolvedValue({ key: 'k', on: false, quiet: '' });
    const mail = vi.spyOn(api, 'mail');
    mail.mockResolvedValue({ offered: false, address: '', on: false, quiet: '' });
    shown({});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText(/Quer um aviso/)).toBeNull();
    mail.mockResolvedValue({ offered: true, address: '', on: false, quiet: '' });
    shown({});
    expect(await screen.findByText(/Quer um aviso.*“Avisos e férias”/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Avisar neste aparelho' })).toBeNull();
  });

  it('says that notices are on, and not for ever', async () => {
    const push = { key: 'k', on: false, quiet: '' };
    const made = { endpoint: 'e', getKey: () => null };
    const pushManager = { getSubscription: () => null, subscribe: () => Promise.resolve(made) };
    const serviceWorker = { register: () => Promise.resolve(), ready: { pushManager } };
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PushManager', vi.fn());
    vi.stubGlobal('Notification', { requestPermission: () => 'granted' });
    vi.stubGlobal('navigator', { ...navigator, serviceWorker, userAgent: '' });
    vi.spyOn(api, 'push').mockResolvedValue(push);
    vi.spyOn(api, 'mail').mockResolvedValue({ offered: true, address: '', on: false, quiet: '' });
    vi.spyOn(api, 'subscribe').mockResolvedValue({ ...push, on: true });
    shown({});
    const turnOn = await screen.findByRole('button', { name: 'Avisar neste aparelho' });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    turnOn.click();
    await vi.waitFor(() => expect(screen.getByText(/^Avisos ligados, em silêncio/)).toBeTruthy());
    vi.advanceTimersByTime(11_000);
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText(/^Avisos ligados/)).toBeNull());
    vi.unstubAllGlobals();
  });
});
