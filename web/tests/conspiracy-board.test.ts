import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import type { ShownState, TableInfo, Text } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Board from '../../src/ludoteca/games/conspiracy/web/Board.svelte';
import Score from '../../src/ludoteca/games/conspiracy/web/Score.svelte';
import { coalitionOf } from '../../src/ludoteca/games/conspiracy/web/coalition';
import { readKey, Tracker } from '../../src/ludoteca/games/conspiracy/web/keys';
import { countedOf, PARTS, verdictOf } from '../../src/ludoteca/games/conspiracy/web/score';
import type {
  ActionName,
  Cell,
  ConspiracyView,
} from '../../src/ludoteca/games/conspiracy/web/view';
import { AROUND, layOver, type Moment as AnyMoment, type Moments } from './board';
import written from '../../src/ludoteca/games/conspiracy/web/showcase/moments.json';
import Ending from '../src/parts/Ending.svelte';

type Moment = AnyMoment<ConspiracyView, ActionName>;
const { vocabulary, moments, film } = written as unknown as Moments<ConspiracyView, ActionName> & {
  film: Moment[];
};
const at = (name: string): Moment => structuredClone(moments[name] as Moment);

beforeAll(async () => {
  await words.speak('pt');
  await words.learn('conspiracy');
});

beforeEach(layOver);

function seen(moment: Moment, seat: number | null = moment.seat) {
  const act = vi.fn<BoardProps['act']>(() => Promise.resolve(null));
  const { view, names, waiting, asks } = moment;
  const say = (said: Text) => words.say(said, 'conspiracy', names);
  const options = seat === moment.seat ? moment.options : [];
  const given = { view, asks, options, seat, names, waiting, vocabulary };
  return { act, ...render(Board, { ...AROUND, ...given, say, act }) };
}
const actionOf = ({ options }: Moment, notation: string) =>
  options.find((option) => option.notation === notation)?.action;

describe('keys of lords', () => {
  const all = (places: ReturnType<Tracker['follow']>) => [
    ...places.chambers.flat(),
    ...places.hand,
    ...places.piles.flat(),
    ...places.deck,
  ];

  it('are 60, each somewhere, in every view of a game', () => {
    const tracker = new Tracker();
    for (const { view } of film) {
      const places = tracker.follow(view);
      expect(new Set(all(places)).size).toBe(60);
      expect(places.deck).toHaveLength(view.deck);
      expect(places.hand.map((key) => readKey(key)?.number)).toEqual(view.hand);
    }
  });

  it('stay with the lords that stay', () => {
    const tracker = new Tracker();
    let before = tracker.follow((film[0] as Moment).view);
    for (const { view } of film.slice(1)) {
      const after = tracker.follow(view);
      before.chambers.forEach((cells, seat) => {
        // Only the swap of a 0 moves lords that lie in a chamber.
        const moved = cells.filter((key, cell) => after.chambers[seat]?.[cell] !== key);
        expect([0, 2]).toContain(moved.length);
      });
      before = after;
    }
  });

  const base = (changes: Partial<ConspiracyView>): ConspiracyView => ({
    ...at('start-2').view,
    ...changes,
  });
  const chamber = (...lords: number[]) => ({
    ...{ pearls: 0, silver: 0, gold: 0, territories: [] },
    cells: lords.map((lord): Cell => ({ lord, territory: null, crest: false })),
  });

  it('follow a lord from the hand into a chamber past one like it', () => {
    const tracker = new Tracker();
    const before = tracker.follow(base({ chambers: [chamber(), chamber(1)], hand: [1] }));
    const after = tracker.follow(base({ chambers: [chamber(1), chamber(1)], hand: [] }));
    expect(after.chambers[0]).toEqual(before.hand);
    expect(after.chambers[1]).toEqual(before.chambers[1]);
  });

  it('follow two lords that change places, and a pile into a hand', () => {
    const tracker = new Tracker();
    const before = tracker.follow(
      base({ chambers: [chamber(3, 9, 4), chamber()], piles: [[1, 1], [], [], [], []] }),
    );
    const after = tracker.follow(
      base({ chambers: [chamber(4, 9, 3), chamber()], piles: [[], [], [], [], []], hand: [1, 1] }),
    );
    expect(after.chambers[0]).toEqual([...(before.chambers[0] ?? [])].reverse());
    expect(after.hand).toEqual(before.piles[0]);
  });

  it('say what card they are of', () => {
    expect(readKey('lord-11-0')).toEqual({ is: 'lord', number: 11 });
    expect(readKey('territory-5')).toEqual({ is: 'territory', number: 5 });
    expect(readKey('pearl-master')).toBeNull();
  });
});

describe('the board', () => {
  it('draws from the deck by a button, and lights the piles', async () => {
    const moment = at('middle-2');
    const { act } = seen(moment);
    await fireEvent.click(screen.getByRole('button', { name: 'Virar 2 lordes' }));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'draw 2'));
    const pile = screen.getByRole('button', { name: /^Levar a pilha dos magos\. .*2 lordes/ });
    expect(pile.dataset.ask).toBe('may');
    await fireEvent.click(pile);
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'take_pile P'));
  });

  it('lets what may not be done be asked about', async () => {
    const { act } = seen(at('restricted-4'));
    const three = screen.getByRole('button', { name: 'Virar 3 lordes' });
    expect(three.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(three);
    expect(act).toHaveBeenLastCalledWith(2);
    const pile = screen.getByRole('button', { name: /^Levar a pilha dos agricultores/ });
    expect(pile.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(pile);
    expect(act).toHaveBeenLastCalledWith(3);
    expect(screen.getByText(/os rivais viram exatamente 2 lordes/)).toBeTruthy();
  });

  it.each(['keep-2', 'leave-2', 'place-3'])('chooses a lord in hand: %s', async (name) => {
    const moment = at(name);
    const { act } = seen(moment);
    const mat = within(screen.getByRole('region', { name: 'Centro da mesa' }));
    const cards = mat.getAllByRole('button');
    expect(cards).toHaveLength(moment.view.hand.length);
    await fireEvent.click(cards.at(-1) as HTMLElement);
    expect(act).toHaveBeenLastCalledWith(moment.options.at(-1)?.action);
  });

  it('swaps lords without keys, or nobody', async () => {
    const moment = at('swap-2');
    const { act } = seen(moment);
    await fireEvent.click(screen.getByRole('button', { name: 'Não trocar' }));
    expect(act).toHaveBeenLastCalledWith(98);
    const own = within(screen.getByRole('list', { name: 'Sua câmara' }));
    const cells = own.getAllByRole('button');
    expect(cells).toHaveLength(moment.view.chambers[0]?.cells.length ?? 0);
    const refused = cells.findIndex((cell) => cell.getAttribute('aria-disabled') === 'true');
    await fireEvent.click(cells[refused] as HTMLElement);
    expect(act).toHaveBeenLastCalledWith(99 + refused);
  });

  it('shows the first lord of a swap as chosen', () => {
    const moment = at('swap_with-2');
    seen(moment);
    const pressed = screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-pressed') === 'true');
    expect(pressed).toHaveLength(1);
  });

  it('takes an available territory, or draws', async () => {
    const moment = at('claim-3');
    const { act } = seen(moment);
    await fireEvent.click(screen.getByRole('button', { name: /^Tomar o Viveiro de Ostras\./ }));
    expect(act).toHaveBeenLastCalledWith(132 + 5);
    await fireEvent.click(screen.getByRole('button', { name: 'Comprar 3 territórios' }));
    expect(act).toHaveBeenLastCalledWith(131);
  });

  it('keeps one of the territories drawn', async () => {
    const moment = at('choose-2');
    const { act } = seen(moment);
    await fireEvent.click(screen.getByRole('button', { name: /^Ficar com a Maré Viva\./ }));
    expect(act).toHaveBeenLastCalledWith(156 + 13);
  });

  it('lets whoever may choose out of the territory deck open it', async () => {
    const moment = at('seek-2');
    const { act } = seen(moment);
    expect(screen.queryByRole('dialog')).toBeNull(); // the question would lie behind it
    await fireEvent.click(screen.getByRole('button', { name: 'Abrir o baralho' }));
    const chooser = within(
      screen.getByRole('dialog', { name: 'Escolha um território do baralho' }),
    );
    expect(chooser.getAllByRole('button', { name: /^Tomar/ })).toHaveLength(
      moment.view.territory_deck.length,
    );
    await fireEvent.click(chooser.getByRole('button', { name: /^Tomar o Trono Afundado/ }));
    expect(act).toHaveBeenLastCalledWith(132);
    await fireEvent.click(chooser.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a spectator nothing to do, and everything to look at', async () => {
    const { act } = seen(at('middle-4'), null);
    expect(screen.queryByRole('button', { name: /^Virar/ })).toBeNull();
    expect(screen.getByRole('list', { name: 'Câmara de Ana' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Pilha dos militares: 1 lorde/ }));
    expect(screen.getByRole('dialog', { name: /^Pilha dos militares/ })).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
  });

  it('opens a rival’s chamber, with the words of its territories', async () => {
    seen(at('claim-3'));
    await fireEvent.click(screen.getByRole('button', { name: 'Ver de perto a câmara de Ana' }));
    const dialog = screen.getByRole('dialog', { name: 'Câmara de Ana' });
    expect(dialog.textContent).toMatch(/duas chaves quaisquer bastam/);
    expect(within(dialog).getByRole('button', { name: 'chaves' })).toBeTruthy();
  });

  it.each(['start-4', 'place-3', 'end-2'])('has every card once on the table: %s', (name) => {
    const { container } = seen(at(name));
    const keys = [...container.querySelectorAll<HTMLElement>('[data-flip]')].map(
      (card) => card.dataset.flip,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key?.startsWith('lord-'))).toHaveLength(60);
  });

  it('says who closes the game and who is Pearl Master', () => {
    seen(at('last-3'));
    expect(screen.getByText(/completou a câmara: estes são os últimos turnos/)).toBeTruthy();
    expect(screen.getByText(/é Mestre com \d+ pérolas/)).toBeTruthy();
  });

  it('says whom a restriction binds while there is a lord to draw', () => {
    const moment = at('start-2');
    const limited = { ...moment.view, limit: { seat: 1, count: 1 } };
    const notice = /só pegam o primeiro lorde/;
    const { unmount } = seen({ ...moment, view: limited });
    expect(screen.getByText(notice)).toBeTruthy();
    unmount();
    seen({ ...moment, view: { ...limited, deck: 0 } });
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('marks keys as used up to the last territory', () => {
    seen(at('claim-3'));
    const own = within(screen.getByRole('list', { name: 'Sua câmara' }));
    expect(own.getByRole('img', { name: /lugar 8, .*chave usada, Gruta da Pérola$/ })).toBeTruthy();
    expect(own.getByRole('img', { name: /lugar 10, chave livre$/ })).toBeTruthy();
  });
});

describe('the final count', () => {
  it.each(['end-2', 'end-3', 'end-4'])('points at the coalition that was counted: %s', (name) => {
    for (const { cells, score } of at(name).view.chambers) {
      expect(coalitionOf(cells)).toHaveLength(score?.coalition ?? 0);
    }
  });

  it('comes to the total part by part', () => {
    const sheet = at('end-3').view.chambers[1]?.score;
    if (!sheet) throw new Error('no score');
    const sum = (progress: number) =>
      PARTS.reduce((points, part) => points + countedOf(sheet, part, progress), 0);
    expect(sum(0)).toBe(0);
    expect(sum(1)).toBe(sheet.lords);
    expect(sum(4)).toBe(sheet.total);
  });

  it('says by how much was won, what broke a tie, or that nothing did', () => {
    const { view, ranking, names } = at('end-3');
    const said = (places: number[]) => words.say(verdictOf(view, places), 'conspiracy', names);
    expect(said(ranking ?? [])).toBe('49 PI, 3 à frente de Ana.');
    const [first, second] = view.chambers;
    if (!first?.score || !second?.score) throw new Error('no score');
    first.score.total = second.score.total;
    [first.pearls, second.pearls] = [4, 6];
    expect(said([2, 1, 3])).toBe('Empate em 49 PI: as pérolas decidem, 6 a 4.');
    expect(said([1, 1, 3])).toBe('Empate em 49 PI e em pérolas: a vitória é dividida.');
  });

  it('can be skipped', async () => {
    const { view, ranking, names } = at('end-3');
    const say = (said: Text) => words.say(said, 'conspiracy', names);
    render(Score, { view, names, ranking: ranking ?? [], language: 'pt', say });
    expect(screen.getByRole('status').textContent).toBe('');
    await fireEvent.click(screen.getByRole('button', { name: 'Pular a contagem' }));
    expect(screen.getByRole('status').textContent).toMatch(/^49 PI/);
    expect(screen.getByRole('row', { name: /Benedito.*49/ })).toBeTruthy();
  });

  it('comes before the winner is named', async () => {
    const { view, ranking, names } = at('end-3');
    const say = (said: Text) => words.say(said, 'conspiracy', names);
    const state = { view, ranking, scores: [], waiting: [], options: [] } as unknown as ShownState;
    const table = {
      id: 't',
      game: 'conspiracy',
      uploaded: false,
      seats: [],
    } as unknown as TableInfo;
    render(Ending, { table, state, names, say });
    const skip = await screen.findByRole('button', { name: 'Pular a contagem' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Contando os pontos');
    await fireEvent.click(skip);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Benedito venceu!');
  });

  it('stands at once where stillness is asked for', () => {
    document.documentElement.dataset.motion = 'reduced';
    const { view, ranking, names } = at('end-2');
    const say = (said: Text) => words.say(said, 'conspiracy', names);
    render(Score, { view, names, ranking: ranking ?? [], language: 'pt', say });
    expect(screen.getByRole('status').textContent).toBe(say(verdictOf(view, ranking ?? [])));
    expect(screen.queryByRole('button', { name: /contagem/ })).toBeNull();
    delete document.documentElement.dataset.motion;
  });
});
