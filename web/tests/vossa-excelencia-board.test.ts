import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, GameAction, GameOption } from '$lib/board';
import type { Line, Text } from '$lib/protocol';
import { Stage, type Moment, type Story } from '$lib/stage.svelte';
import { words } from '$lib/words.svelte';
import BoardFrame from '../src/parts/BoardFrame.svelte';
import Board from '../../src/ludoteca/games/vossa_excelencia/web/Board.svelte';
import { catalogue } from '../../src/ludoteca/games/vossa_excelencia/web/catalogue.svelte';
import Score from '../../src/ludoteca/games/vossa_excelencia/web/Score.svelte';
import { CATEGORIES, SPHERES } from '../../src/ludoteca/games/vossa_excelencia/web/facts';
import * as story from '../../src/ludoteca/games/vossa_excelencia/web/story';
import type {
  ActionName,
  Printed,
  CabinetView,
  Category,
  Phase,
  VossaView,
} from '../../src/ludoteca/games/vossa_excelencia/web/view';
import { AROUND, layOver } from './board';

const GAME = 'vossa_excelencia';
const NAMES = ['Ana', 'Bia'];
// Two of each: politicians 0 and 1, parties 2 and 3, parliamentarians 4 and 5, ...
const printed: Printed[] = CATEGORIES.flatMap((category: Category, kind) =>
  [0, 1].map((which) => ({
    ...{
      card: kind * 2 + which,
      code: `${category}-${which}`,
      category,
      spheres: ['hip' as const],
    },
    ...{ name: `${category} ${which}`, flavour: '', keywords: [], motifs: [], capital: which },
    ...{ cost: kind === 5 ? { any: 3 } : {}, lines: [`does ${category}`], gist: {} },
    ...{ headings: ['effects'], expansion: false },
  })),
);
// Every kind of action takes at most one number below ten.
const vocabulary: GameAction<ActionName>[] = [
  ...(['stop', 'keep', 'accept', 'accept_by_hand', 'refuse'] as const).map((name, at) => ({
    ...{ name, first: at, fields: [] },
  })),
  ...(
    [
      ...(['reveal', 'pay', 'buy', 'itemise', 'articulate', 'use', 'drop', 'choose'] as const).map(
        (name) => [name, 'card'] as const,
      ),
      ['branch', 'branch'],
      ['sphere', 'sphere'],
      ['rival', 'rival'],
      ['pay_with', 'resource'],
    ] as const
  ).map(([name, field], at) => ({
    ...{ name, first: 100 * (at + 1), fields: [{ name: field, lowest: 0, highest: 99 }] },
  })),
];
const numberOf = (kind: ActionName, value = 0) =>
  (vocabulary.find(({ name }) => name === kind)?.first ?? NaN) + value;

function option(kind: ActionName, value?: number): GameOption<ActionName> {
  const field = vocabulary.find(({ name }) => name === kind)?.fields[0]?.name;
  const args: Record<string, number> = field && value !== undefined ? { [field]: value } : {};
  const action = numberOf(kind, value);
  return {
    action,
    kind,
    arguments: args,
    notation: kind,
    text: { id: `option-${kind}`, args: {} },
  };
}

const nothing = Object.fromEntries(SPHERES.map((sphere) => [sphere, 0]));
const cabinet = (cards: number[], hand: number[] = []): CabinetView => ({
  cards: cards.map((card) => ({ card, turned: card === 2, used: false, money: 1, capital: 2 })),
  influence: { ...nothing, hip: 3 } as CabinetView['influence'],
  power: 0,
  hand: { count: 1, cards: hand, revealed: [] },
  capital: 2 * cards.length,
  in_game: true,
});

function viewAt(phase: Phase, more: Partial<VossaView> = {}): VossaView {
  const piles = Object.fromEntries(CATEGORIES.map((each) => [each, { count: 9, discard: [] }]));
  return {
    ...{ players: 2, seat: 0, actor: 0, starter: 0, phase, stage: 'acting', semester: 2 },
    ...{ semesters: 4, expansion: false, deck: 'house', zone: [{ card: 10, price: { any: 4 } }] },
    ...{ event: null, die: null, resolving: null },
    piles: piles as unknown as VossaView['piles'],
    cabinets: [cabinet([0, 2], [4]), cabinet([1, 3])],
    ...more,
  };
}

/** What each phase asks for, as vocabulary.py has it. */
const ASKS: Partial<Record<Phase, ActionName[]>> = {
  actions: ['stop', 'reveal', 'pay', 'buy', 'itemise', 'articulate', 'use'],
  discards: ['drop', 'keep'],
  accepting: ['accept', 'accept_by_hand', 'refuse'],
  branching: ['branch'],
  choosing: ['choose'],
  sphere: ['sphere'],
  targeting: ['rival'],
  paying: ['pay_with'],
};
const say = (said: Text) => words.say(said, GAME, NAMES);
function shown(view: VossaView, options: GameOption<ActionName>[], seat: number | null = 0) {
  const act = vi.fn<BoardProps['act']>(() => Promise.resolve(null));
  const given = { view, asks: ASKS[view.phase] ?? [], options, seat, names: NAMES, waiting: [0] };
  return { act, ...render(Board, { ...AROUND, ...given, vocabulary, say, act }) };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  await words.speak('pt');
  await words.learn(GAME);
  catalogue.keep('house', 'pt', printed);
});
beforeEach(layOver);

describe('what a card can do stands under it', () => {
  it.each<[string, ActionName, number]>([
    ['Revelar: parliamentarian 0', 'reveal', 4],
    ['Articular: politician 0', 'articulate', 0],
    ['Usar ação: politician 0', 'use', 0],
    ['Conquistar: voter 0', 'buy', 10],
    ['Pagar com…: voter 0', 'itemise', 10],
  ])('%s', async (name, kind, card) => {
    const { act } = shown(viewAt('actions'), [option('stop'), option(kind, card)]);
    await press(name);
    expect(act).toHaveBeenCalledExactlyOnceWith(numberOf(kind, card));
  });

  it('and what it cannot do is asked of the server', async () => {
    const { act } = shown(viewAt('actions'), [option('stop')]);
    expect(screen.getByRole('button', { name: 'Conquistar: voter 0' })).toHaveProperty(
      'ariaDisabled',
      'true',
    );
    await press('Conquistar: voter 0');
    expect(act).toHaveBeenCalledExactlyOnceWith(numberOf('buy', 10));
  });

  it('and on the card when it is read', async () => {
    const { act } = shown(viewAt('actions'), [option('stop')]);
    await press(/^party 0\..*Está virada/);
    const dialog = within(screen.getByRole('dialog', { name: 'party 0' }));
    expect(dialog.getByText('does party')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Efeitos' }).getAttribute('href')).toBe(
      '/rules/vossa_excelencia#rule-effects',
    );
    await fireEvent.click(dialog.getByRole('button', { name: 'Articular' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(numberOf('articulate', 2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('but nothing can be done by who only watches', () => {
    const { container } = shown(viewAt('actions'), [], null);
    expect(container.querySelectorAll('.act')).toHaveLength(0);
    expect(screen.getByRole('button', { name: /^politician 0\./ })).toBeTruthy();
  });
});

describe('what is answered without a card', () => {
  it('words and alternatives are on the desk', async () => {
    const branches = [
      { id: 'step-nothing', args: {} },
      { id: 'step-sweep', args: {} },
    ];
    const resolving = { card: 0, owner: 0, branches };
    const { act } = shown(viewAt('branching', { resolving }), [option('branch', 1)]);
    expect(screen.getByRole('button', { name: /^1\. não faça nada/ }).ariaDisabled).toBe('true');
    await press(/^2\. troque todos os eleitorados/);
    expect(act).toHaveBeenCalledExactlyOnceWith(numberOf('branch', 1));
  });

  it.each([
    ['paying', 'pay_with', 5, /^Pagar com influência descolada/],
    ['sphere', 'sphere', 5, /^Esfera descolada/],
    ['targeting', 'rival', 1, 'Escolher Bia'],
    ['accepting', 'refuse', undefined, 'Recusar'],
    ['discards', 'keep', undefined, 'Ficar com o resto da mão'],
  ] as const)('%s', async (phase, kind, value, name) => {
    const { act } = shown(viewAt(phase), [option(kind, value)]);
    await press(name);
    expect(act).toHaveBeenCalledExactlyOnceWith(numberOf(kind, value));
  });

  it('a rival whom the card cannot reach is said to be immune', () => {
    const resolving = { card: 0, owner: 0, sheltered: [1] };
    shown(viewAt('targeting', { resolving }), [option('rival', 1)]);
    expect(screen.getByRole('button', { name: 'Escolher Bia, imune' })).toBeTruthy();
  });

  it('a discard opens when something is to be chosen out of it', async () => {
    const view = viewAt('choosing');
    view.piles.parliamentarian.discard = [5];
    const { act } = shown(view, [option('choose', 5)]);
    const dialog = within(screen.getByRole('dialog', { name: /^Descarte de Parlamentares/ }));
    await fireEvent.click(dialog.getByRole('button', { name: 'Escolher: parliamentarian 1' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(numberOf('choose', 5));
  });
});

describe('what is seen', () => {
  it('the calendar with the semester, the piles, the others', () => {
    shown(viewAt('actions'), []);
    const calendar = within(screen.getByRole('region', { name: 'Calendário' }));
    const now = calendar
      .getAllByRole('listitem')
      .filter(({ ariaCurrent }) => ariaCurrent === 'step');
    expect(now.map(({ textContent }) => textContent?.trim())).toEqual(['2 2º semestre']);
    expect(screen.getByText('Infâmias: 9 cartas na pilha')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Gabinete de Bia' }).textContent).toContain(
      'party 1',
    );
  });

  it('what another has revealed and not yet paid for', () => {
    const view = viewAt('actions');
    const rival = view.cabinets[1] as CabinetView;
    rival.hand = { count: 3, cards: [4, 5], revealed: [5] }; // the other one is only known
    shown(view, []);
    const panel = within(screen.getByRole('article', { name: 'Gabinete de Bia' }));
    const lain = panel.getByRole('list', { name: 'Mão de Bia' });
    expect(lain.textContent?.trim()).toMatch(/parliamentarian 1, revelada$/);
    expect(lain.querySelectorAll('[data-flip="parliamentarian:5"]')).toHaveLength(1);
  });

  it('numbers that follow the news line by line', async () => {
    const line = (number: number, kind: string, args: Record<string, number>): Line => ({
      ...{ number, step: 1, kind, arguments: args },
      text: { id: 'event-no_face', args: { seat: { seat: 0 } } },
    });
    const news = [
      line(1, 'articulates', { seat: 0, card: 0 }),
      line(2, 'gains', { seat: 0, count: 2, resource: 5 }),
    ];
    const stage = new Stage();
    stage.story = story as unknown as Story;
    stage.set({ view: viewAt('actions') as never, asks: [], options: [], waiting: [0], step: 1 });
    render(BoardFrame, {
      game: 'vossa_excelencia',
      place: '',
      stage,
      vocabulary,
      seat: 0,
      names: NAMES,
      act: () => Promise.resolve(null),
      cards: AROUND.cards,
    });
    await screen.findByRole('region', { name: 'Tabuleiro' });
    vi.useFakeTimers();
    void stage.show({ ...(stage.moment as Moment), step: 2 }, news);
    flushSync();
    const purse = () => screen.getByRole('group', { name: 'Para gastar neste turno' }).textContent;
    expect(purse()).toContain('1 de influência descolada');
    await vi.advanceTimersByTimeAsync(700);
    flushSync();
    expect(purse()).toContain('3 de influência descolada');
    vi.useRealTimers();
  });

  it('the count, card by card', async () => {
    vi.useFakeTimers();
    const view = viewAt('over', { cabinets: [cabinet([0, 2, 10]), cabinet([1])] });
    render(Score, { view, names: NAMES, ranking: [1, 2], language: 'pt', say });
    const totals = () =>
      [...document.querySelectorAll('.total b')].map(({ textContent }) => textContent);
    expect(totals()).toEqual(['0', '0']);
    await vi.advanceTimersByTimeAsync(600);
    expect(totals()).toEqual(['2', '2']);
    await vi.advanceTimersByTimeAsync(600);
    expect(totals()).toEqual(['4', '2']);
    await fireEvent.click(screen.getByRole('button', { name: 'Pular a apuração' }));
    expect(totals()).toEqual(['6', '2']);
    expect(screen.getByRole('status').textContent).toContain('Ana vence com 6');
    vi.useRealTimers();
  });
});
