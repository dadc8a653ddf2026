import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOf, type BoardProps } from '$lib/board';
import { movesOf } from '$lib/moves';
import type { Text as Said } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Board from '../../src/ludoteca/games/quissama/web/Board.svelte';
import { isLand } from '../../src/ludoteca/games/quissama/web/city';
import { deedMovesOf, deedsOf, deedText } from '../../src/ludoteca/games/quissama/web/deeds';
import { groupsOf, touchOf } from '../../src/ludoteca/games/quissama/web/hand';
import { Tracker } from '../../src/ludoteca/games/quissama/web/keys';
import { TALL, WIDE } from '../../src/ludoteca/games/quissama/web/layout';
import { aimsOf } from '../../src/ludoteca/games/quissama/web/score';
import Score from '../../src/ludoteca/games/quissama/web/Score.svelte';
import type { ActionName, QuissamaView } from '../../src/ludoteca/games/quissama/web/view';
import { AROUND, layOver, type Moment as AnyMoment, type Moments } from './board';
import written from '../../src/ludoteca/games/quissama/web/showcase/moments.json';

type Moment = AnyMoment<QuissamaView, ActionName>;
const { vocabulary, moments } = written as unknown as Moments<QuissamaView, ActionName>;
const at = (name: string): Moment => structuredClone(moments[name] as Moment);
const actionOf = ({ options }: Moment, notation: string) =>
  options.find((option) => option.notation === notation)?.action;

beforeAll(async () => {
  await words.speak('pt');
  await words.learn('quissama');
});

beforeEach(layOver);

function seen(moment: Moment, seat: number | null = moment.seat) {
  const act = vi.fn<BoardProps['act']>(() => Promise.resolve(null));
  const { view, names, waiting, asks } = moment;
  const say = (said: Said) => words.say(said, 'quissama', names);
  const options = seat === moment.seat ? moment.options : [];
  const given = { view, asks, options, seat, names, waiting, vocabulary };
  return {
    act,
    say,
    ...render(Board, {
      ...AROUND,
      ...given,
      rules: (language) => words.rules('quissama', language),
      say,
      act,
    }),
  };
}

it('bears on every thing the name by which an option speaks of it, so that a hint can show it', () => {
  const THINGS = ['business', 'square', 'place', 'space', 'character', 'slot', 'card', 'rival'];
  for (const name of Object.keys(moments)) {
    const moment = at(name);
    if (['looking', 'giving'].includes(moment.view.phase)) continue; // its cards lie open beside it
    const { unmount } = seen(moment);
    const spoken = moment.options.flatMap(({ arguments: named }) => Object.entries(named));
    const missing = spoken
      .filter(([what]) => THINGS.includes(what))
      .map(([what, number]) => `[data-${what}='${number}']`)
      .filter((selector) => !document.querySelector(selector));
    expect([name, ...new Set(missing)]).toEqual([name]);
    unmount();
  }
});

/** What is said of a thing: its label, or its words without what is only drawn. */
function nameOf(thing: Element): string {
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    return [...node.childNodes].map(words).join('');
  };
  return (thing.getAttribute('aria-label') ?? words(thing)).replace(/\s+/g, ' ').trim();
}
// By hand: testing-library works out the styles of every stroke of every picture first.
function buttons(name: RegExp | string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button')].filter((each) =>
    typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
  );
}
function button(name: RegExp | string, root?: ParentNode): HTMLElement {
  const [found] = buttons(name, root);
  if (!found) throw new Error(`no button ${name}: ${buttons(/./).map(nameOf).join(' | ')}`);
  return found;
}
function region(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
  if (!found) throw new Error(`no region ${name}`);
  return found;
}
const desk = () => region('Ações');

describe('deeds', () => {
  const given = (moment: Moment) => ({ ...moment, vocabulary, act: vi.fn() });

  it('reach every option of a turn from some thing on the board', () => {
    for (const name of ['first', 'main-3', 'specials-2', 'market-2', 'five-5']) {
      const moment = at(name);
      const subjects = [
        ...Array.from({ length: 15 }, (_, number) => ({ is: 'place', number }) as const),
        ...Array.from({ length: 8 }, (_, number) => ({ is: 'character', number }) as const),
        ...Array.from({ length: 6 }, (_, number) => ({ is: 'space', number }) as const),
        ...Array.from({ length: 18 }, (_, number) => ({ is: 'card', number }) as const),
        ...Array.from({ length: 5 }, (_, number) => ({ is: 'seat', number }) as const),
      ];
      const moves = deedMovesOf(given(moment), moment.view);
      const reached = new Set(
        subjects.flatMap((subject) =>
          moves.rows(subject).map(({ kind, args }) => JSON.stringify([kind, args])),
        ),
      );
      const missing = moment.options.filter(
        (option) =>
          option.kind !== 'end_turn' &&
          !reached.has(JSON.stringify([option.kind, option.arguments])),
      );
      expect(missing.map(({ notation }) => notation)).toEqual([]);
    }
  });

  it('say what they cost and what they would spend', () => {
    const moment = at('main-3');
    const rows = deedMovesOf(given(moment), moment.view).rows({ is: 'place', number: 0 });
    const free = rows.find(({ kind }) => kind === 'free');
    expect(free?.ask).toBe('may');
    expect(free?.cost).toEqual({ nagoa: 1, liberty: 1 });
    expect(free?.spending?.spends).toEqual([0, 6]);
    const attack = rows.find(({ kind }) => kind === 'attack');
    expect(attack?.ask).toBe('not');
    expect(attack?.cost).toEqual({ guaiamum: 3 });
  });

  it('do not wonder about cards and characters one does not have', () => {
    const moment = at('first');
    const moves = deedMovesOf(given(moment), moment.view);
    const kinds = moves.rows({ is: 'place', number: 0 }).map(({ kind }) => kind);
    expect(kinds).toContain('attack');
    expect(kinds).not.toContain('blow');
    expect(kinds).not.toContain('free_by_liberty');
  });

  it('have names, legal or not, the same as the server gives', () => {
    for (const { options, names } of Object.values(moments)) {
      const say = (text: Said) => words.say(text, 'quissama', names);
      for (const option of options) {
        const read = kindOf(vocabulary, option.action);
        expect(read).toEqual({ kind: option.kind, args: option.arguments });
        if (!option.kind.startsWith('pay_set')) expect(say(deedText(read))).toBe(say(option.text));
      }
    }
  });

  it('show the holder what takes a marker off, and why that cannot be paid', () => {
    const moment = at('main-3');
    moment.options = moment.options.filter(({ kind }) => kind !== 'release');
    const kinds = (character: number) =>
      deedMovesOf(given(moment), moment.view)
        .rows({ is: 'character', number: character })
        .filter(({ kind }) => kind === 'release');
    expect(kinds(3)).toMatchObject([
      { args: { character: 3, rival: 1 }, ask: 'not', cost: { burgher: 2 } },
    ]);
    expect(kinds(7)).toMatchObject([{ args: { character: 7, rival: 2 }, identical: 3 }]);
    expect(kinds(1)).toEqual([]); // markers in the gallery are no business of theirs
  });

  it('are asked of a thing only in one’s own turn', () => {
    const moment = at('waiting-3');
    const moves = deedMovesOf({ ...given(moment), options: [], seat: 0 }, moment.view);
    expect(moves.rows({ is: 'place', number: 0 })).toEqual([]);
    expect(moves.lit({ is: 'character', number: 0 })).toBe('none');
    expect(deedsOf({ is: 'place', number: 0 }, moment.view)).not.toEqual([]);
  });
});

describe('the hand', () => {
  it('lies in groups, cards alike together', () => {
    expect(groupsOf([13, 4, 0, 1, 4, 7, 9])).toEqual([
      {
        kind: 'capoeiras',
        stacks: [
          { face: 0, count: 1 },
          { face: 1, count: 1 },
        ],
      },
      { kind: 'coins', stacks: [{ face: 4, count: 2 }] },
      { kind: 'people', stacks: [{ face: 7, count: 1 }] },
      { kind: 'special', stacks: [{ face: 9, count: 1 }] },
      { kind: 'unique', stacks: [{ face: 13, count: 1 }] },
    ]);
  });

  it('pays, gives and discards at a touch', () => {
    const touched = (face: number, name: string) =>
      touchOf(face, null, movesOf({ ...at(name), vocabulary, act: vi.fn() }));
    expect(touched(1, 'paying-2')).toEqual({ kind: 'pay_card', args: { card: 1 } });
    expect(touched(9, 'paying-2')).toEqual({ kind: 'pay_blessing', args: {} });
    expect(touched(14, 'paying-2')).toEqual({ kind: 'pay_unique', args: { card: 14 } });
    expect(touched(4, 'discarding-2')).toEqual({ kind: 'discard', args: { card: 4 } });
    expect(touched(4, 'main-3')).toBeUndefined();
  });

  it('pays with three alike while they are asked for, with as few blessings as may be', () => {
    const { view, asks } = at('set-2');
    const touched = (face: number, least: number) =>
      touchOf(face, view.paying, {
        asked: (kinds) => kinds.find((kind) => asks.includes(kind)),
        ask: (_, args) => ((args?.blessings ?? 0) >= least ? 'may' : 'not'),
      })?.args;
    expect(touched(0, 0)).toEqual({ card: 0, blessings: 0 });
    expect(touched(0, 1)).toEqual({ card: 0, blessings: 1 });
    expect(touched(9, 3)).toEqual({ card: 9, blessings: 0 }); // and be told why not
  });
});

describe('keys', () => {
  it('stay with what stays, and go from the hand to the discards', () => {
    const tracker = new Tracker();
    const moment = at('first');
    const before = tracker.follow(moment.view);
    const [nagoa] = before.hand(0);
    const stayed = before.capoeiras(0);
    const own = moment.view.seats[0];
    if (!own?.hand) throw new Error('no hand');
    own.hand = own.hand.filter((face) => face !== 0 && face !== 6);
    moment.view.discards = [0, 6];
    moment.view.squares[0] = 3;
    const after = tracker.follow(moment.view);
    expect(after.discards.map(({ key }) => key)).toContain(nagoa);
    expect(after.capoeiras(0)).toEqual(expect.arrayContaining(stayed));
    expect(after.capoeiras(0)).toHaveLength(3);
  });

  it.each(Object.keys(moments))('are on the table once each: %s', (name) => {
    const { container } = seen(at(name));
    const keys = [...container.querySelectorAll<HTMLElement>('[data-flip]')].map(
      (each) => each.dataset.flip,
    );
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the map', () => {
  it.each([
    ['wide', WIDE],
    ['tall', TALL],
  ])('has every place on land, apart from every other: %s', (_, sheet) => {
    const boxes = sheet.places.map(([x, y], place) => {
      const [w, h] = place < 4 ? sheet.square : place < 14 ? sheet.business : sheet.tenement;
      expect(isLand(sheet, [x, y])).toBe(true);
      return { x, y, w, h, round: place < 4 };
    });
    boxes.forEach((one, i) =>
      boxes.slice(i + 1).forEach((other, k) => {
        // Ellipses leave their corners free.
        const part = one.round || other.round ? 0.78 : 1;
        const apart =
          Math.abs(one.x - other.x) >= ((one.w + other.w) / 2) * part ||
          Math.abs(one.y - other.y) >= ((one.h + other.h) / 2) * part;
        expect(apart, `${i} and ${i + 1 + k}`).toBe(true);
      }),
    );
  });
});

describe('the board', () => {
  it('opens the first business at a touch', async () => {
    const moment = at('opening');
    const { act } = seen(moment);
    await fireEvent.click(button(/^Botica/));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'open b1'));
  });

  it('shows what will be spent, and does it in one press', async () => {
    const moment = at('main-3');
    const { act, rerender } = seen(moment);
    await fireEvent.click(button(/^Largo da Lapa/));
    expect(act).not.toHaveBeenCalled();
    const free = button(
      /^Libertar um capoeira no Largo da Lapa.*Gasta uma carta de 1 Nagoa, uma carta de Liberdade/,
      desk(),
    );
    await fireEvent.click(free);
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'free n1'));
    // The server asks how to pay: that was answered by the same press.
    vi.useFakeTimers();
    const paying = at('paying-2');
    await rerender({ view: paying.view, asks: paying.asks, options: paying.options });
    vi.advanceTimersByTime(100);
    expect(act).toHaveBeenLastCalledWith(actionOf(paying, 'pay'));
    vi.useRealTimers();
  });

  it('leaves the cards to be chosen to whoever wants that', async () => {
    const moment = at('main-3');
    const { act, rerender } = seen(moment);
    await fireEvent.click(button(/^Largo da Lapa/));
    await fireEvent.click(button(/^Escolher as cartas: Libertar um capoeira/, desk()));
    vi.useFakeTimers();
    const paying = at('paying-2');
    await rerender({ view: paying.view, asks: paying.asks, options: paying.options });
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    expect(act).toHaveBeenCalledTimes(1);
    await fireEvent.click(button(/^Pagar com a carta: 2 Nagoas/));
    expect(act).toHaveBeenLastCalledWith(actionOf(paying, 'pay_card NN'));
  });

  it('lets what may not be done be asked about', async () => {
    const moment = at('first');
    const { act } = seen(moment);
    await fireEvent.click(button(/^Largo da Lapa/));
    const attack = button(/^Atacar o Largo da Lapa.*Custa 3 ícones Guaiamum/, desk());
    expect(attack.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(attack);
    expect(act).toHaveBeenLastCalledWith(37);
    expect(desk().querySelector('h3')?.textContent).toBe('Largo da Lapa');
  });

  it('pays with three alike, or with any of the ways', async () => {
    const moment = at('set-2');
    const { act } = seen(moment);
    const bill = region('Pagar');
    await fireEvent.click(button(/^Pagar com uma carta de 1 Nagoa, outra igual e 1 Bênção/, bill));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'pay_set N 1'));
    await fireEvent.click(button(/^Pagar Gasta/, bill));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'pay'));
  });

  it('pays with three alike by touching the hand, as its label says', async () => {
    const moment = at('set-2');
    const { act } = seen(moment);
    expect(screen.getByText(/^Ou escolha as três cartas iguais/)).toBeTruthy();
    const stack = button('Pagar com três cartas: 1 Nagoa ×3', region('O que é seu'));
    expect(stack.dataset.ask).toBe('may');
    await fireEvent.click(stack);
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'pay_set N 0'));
    const blessings = button(/^Pagar com três cartas: Bênção Imperial/, region('O que é seu'));
    expect(blessings.dataset.ask).toBe('not');
  });

  it('says how many blessings a touch would take', () => {
    const moment = at('set-2');
    moment.options = moment.options.filter(({ notation }) => notation !== 'pay_set N 0');
    seen(moment);
    expect(buttons(/^Pagar com duas cartas e 1 Bênção Imperial: 1 Nagoa/)).toHaveLength(1);
  });

  it('robs the rival that is touched', async () => {
    const moment = at('stealing-4');
    const { act } = seen(moment);
    await fireEvent.click(button(/roubar de Clarice/));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'steal 2'));
  });

  it('looks into a hand, takes and gives', async () => {
    const moment = at('looking-2');
    const { act, rerender } = seen(moment);
    const hand = region('Mão de Benedito');
    await fireEvent.click(button(/Pegar a carta: Burguês ×2/, hand));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'swap_take B'));
    await fireEvent.click(button('Não trocar nada'));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'swap_none'));
    const giving = at('giving-2');
    await rerender({ view: giving.view, asks: giving.asks, options: giving.options });
    await fireEvent.click(button(/^Dar a carta: Liberdade/));
    expect(act).toHaveBeenLastCalledWith(actionOf(giving, 'swap_give L'));
  });

  it('discards by touch, and does not end with too many', async () => {
    const moment = at('discarding-2');
    const { act } = seen(moment);
    await fireEvent.click(button(/^Descartar a carta: 1 Nagoa ×2/));
    expect(act).toHaveBeenLastCalledWith(actionOf(moment, 'discard N'));
    const refill = button('Completar a mão');
    expect(refill.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(refill);
    expect(act).toHaveBeenLastCalledWith(394);
  });

  it('tells everybody’s progress towards every goal', () => {
    seen(at('main-3'));
    const alencar = button(/^José de Alencar/);
    expect(nameOf(alencar)).toMatch(/Ana: 2 de 2 \+ 2 de 2/);
    expect(nameOf(alencar)).toMatch(/Clarice: 1 de 2 \+ 1 de 2/);
    const princess = button(/^Princesa/);
    expect(nameOf(princess)).toMatch(/Para todos: 21 de 19/);
  });

  it('shows what each goal asks for', () => {
    seen(at('main-3'));
    const aims = (name: RegExp) =>
      [...button(name).querySelectorAll('.goal .name')].map(({ textContent }) => textContent);
    expect(aims(/^Woodruff/)).toEqual(['Bernardina']);
    expect(aims(/^Alemão/)).toEqual(['Cabeça de Porco']);
    expect(aims(/^José de Alencar/)).toEqual(['ministros', 'comércios cheios']);
    expect(aims(/^Bernardina/)).toEqual([]);
    at('main-3').view.characters.forEach(({ progress }, number) =>
      expect(aimsOf(number)).toHaveLength(progress[0]?.length ?? 0),
    );
  });

  it('names the cards that lie under Quissama', async () => {
    seen(at('main-3'));
    const quissama = button(/^Quissama/);
    expect(nameOf(quissama)).toMatch(/3 cartas guardadas: 2 Nagoas, 1 Moeda, Liberdade\.$/);
    await fireEvent.click(quissama);
    expect(screen.getByText('Cartas guardadas').nextElementSibling?.textContent).toBe(
      '2 Nagoas, 1 Moeda, Liberdade',
    );
  });

  it('says what the tokens of the others are worth', async () => {
    const moment = at('five-5');
    const araujo = moment.view.seats[1];
    if (araujo) araujo.token_worth = 2;
    seen(moment);
    const rival = button(/^Benedito/);
    expect(nameOf(rival)).toContain('Comércios cheios: 1, com ficha de +2.');
    expect(nameOf(button(/^Padaria/))).toContain('cheio: 2 capoeiras; a ficha vale +2.');
    await fireEvent.click(rival);
    expect(desk().textContent).toContain('com ficha de +2.');
  });

  it('tells a spectator for whom a price is', async () => {
    const moment = at('main-3');
    moment.view.you = null;
    seen(moment, null);
    await fireEvent.click(button(/^Alemão/));
    expect(screen.getByText('Custa a Ana')).toBeTruthy();
    await fireEvent.click(button(/^Woodruff/)); // in the gallery it is the same for all
    expect(screen.queryByText('Custa a Ana')).toBeNull();
  });

  it('shows the variants in play and what they change', () => {
    seen(at('market-2'));
    expect(screen.getByText('6 variantes nesta partida')).toBeTruthy();
    expect(screen.getByText(/Quantas trocas quiser por turno/)).toBeTruthy();
    expect(buttons(/^Imperador/)).toEqual([]);
    expect(button(/^Escândalo Fica até o fim do turno/)).toBeTruthy();
  });

  it('offers a spectator nothing to do, and everything to look at', async () => {
    const { act } = seen(at('main-3'), null);
    expect(buttons('Terminar o turno')).toEqual([]);
    await fireEvent.click(button(/^Quissama/));
    expect(screen.getByText(/Guarde a carta do topo/)).toBeTruthy();
    expect(buttons(/guardar a carta/)).toEqual([]);
    expect(act).not.toHaveBeenCalled();
  });

  it('opens the discards and the historical notes', async () => {
    seen(at('main-3'));
    await fireEvent.click(button(/^Descarte: 0/));
    expect(screen.getByText(/Escândalos em jogo: 4; já usados: 2/)).toBeTruthy();
    await fireEvent.click(button('Fechar'));
    await fireEvent.click(button('Notas históricas'));
    expect(await screen.findByText('A escravidão e a cidade')).toBeTruthy();
  });
});

describe('the end', () => {
  function scored(name: string) {
    const { view, ranking, names } = at(name);
    const say = (said: Said) => words.say(said, 'quissama', names);
    render(Score, { view, names, ranking: ranking ?? [], language: 'pt', say });
  }
  it('says by whom and by which character', () => {
    scored('over-3');
    expect(screen.getByRole('status').textContent).toBe('Ana vence com o Imperador.');
    expect(document.querySelector('li.won')?.textContent).toMatch(/Imperador.*Ana.*4\/4/s);
  });

  it('says when nobody has won', () => {
    scored('undecided-2');
    expect(screen.getByRole('status').textContent).toMatch(/sem vencedor/);
  });
});
