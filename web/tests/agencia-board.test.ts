import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import type { Text } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Board from '../../src/ludoteca/games/agencia/web/Board.svelte';
import Score from '../../src/ludoteca/games/agencia/web/Score.svelte';
import {
  cardOf,
  ideologyOf,
  isNatural,
  keysOf,
  kindOf,
} from '../../src/ludoteca/games/agencia/web/cards';
import { glossOf } from '../../src/ludoteca/games/agencia/web/gloss';
import { deedText, did, matchNotes } from '../../src/ludoteca/games/agencia/web/past';
import { posterOf } from '../../src/ludoteca/games/agencia/web/poster';
import { arrowsOf, circleOf, spotsOf } from '../../src/ludoteca/games/agencia/web/ring';
import { sceneOf } from '../../src/ludoteca/games/agencia/web/scene';
import type { ActionName, AgenciaView, RoundView } from '../../src/ludoteca/games/agencia/web/view';
import { AROUND, layOver, type Moment as AnyMoment, type Moments } from './board';
import written from '../../src/ludoteca/games/agencia/web/showcase/moments.json';

type Moment = AnyMoment<AgenciaView, ActionName>;
const { vocabulary, moments } = written as unknown as Moments<AgenciaView, ActionName>;
const at = (name: string): Moment => structuredClone(moments[name] as Moment);

beforeAll(async () => {
  await words.speak('pt');
  await words.learn('agencia');
});

beforeEach(layOver);

const sayer = (names: string[]) => (said: Text) => words.say(said, 'agencia', names);

function seen(
  moment: Moment,
  seat: number | null = moment.seat,
  more: Pick<BoardProps, 'plan' | 'planned'> = {},
) {
  const act = vi.fn<BoardProps['act']>(() => Promise.resolve(null));
  const { view, names, waiting, asks } = moment;
  const options = seat === moment.seat ? moment.options : [];
  const given = { view, asks, options, seat, names, waiting, vocabulary };
  return { act, ...render(Board, { ...AROUND, ...given, say: sayer(names), act, ...more }) };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const pressed = (act: ReturnType<typeof seen>['act']) => act.mock.calls.map(([action]) => action);

describe('the ring', () => {
  it.each([3, 4, 5, 6])('has oneself at the bottom and nobody over a neighbour: %d', (players) => {
    for (const width of [358, 600, 760, 1000]) {
      const circle = circleOf(width, players);
      const spots = spotsOf(circle, players, 2);
      expect(spots[0]?.seat).toBe(2);
      expect(Math.max(...spots.map((spot) => spot.y))).toBe(spots[0]?.y);
      for (const [i, a] of spots.entries()) {
        expect(a.x - circle.tile[0] / 2).toBeGreaterThan(-0.01);
        expect(a.y - circle.tile[1] / 2).toBeGreaterThan(-0.01);
        expect(a.y + circle.tile[1] / 2).toBeLessThanOrEqual(circle.height + 0.01);
        for (const b of spots.slice(i + 1)) {
          const apart = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)] as const;
          // On a phone corners may touch by a hair, never more.
          expect(apart[0] > circle.tile[0] - 8 || apart[1] > circle.tile[1]).toBe(true);
        }
      }
    }
  });

  it('turns its arrows with the flow', () => {
    const circle = circleOf(760, 4);
    const [clockwise] = arrowsOf(circle, 4, 1);
    const [counter] = arrowsOf(circle, 4, -1);
    const turned = Math.abs((clockwise?.turn ?? 0) - (counter?.turn ?? 0));
    expect(turned).toBeGreaterThan(170);
    expect(turned).toBeLessThan(190);
  });
});

describe('cards', () => {
  it('have names, words and a picture, all 211', () => {
    for (let kind = 0; kind < 211; kind += 1) {
      const said = sayer([])(cardOf(kind).text);
      expect(said.length).toBeGreaterThan(10);
      expect(said).not.toMatch(/card-|rule-|who-|undefined|\{/);
      expect(posterOf(kind).length).toBeGreaterThan(1);
    }
    expect([205, 206].map(isNatural)).toEqual([false, true]);
    expect(() => cardOf(211)).toThrow(RangeError);
  });

  it('are known by keys: one for each structural kind, a number for each natural one', () => {
    expect(keysOf([3, 209, 209])).toEqual(['card-3', 'card-209-0', 'card-209-1']);
    expect(kindOf('card-209-1')).toBe(209);
    expect(kindOf('field-2')).toBe(-1);
  });
});

describe('rule words', () => {
  const meant = (kind: number) => glossOf(kind).map(({ id }) => id.replace('board-means-', ''));

  it('are found in what a card says', () => {
    expect(meant(42)).toEqual(['last']); // Guerra justa: the last to play draws 2
    expect(meant(43)).toEqual(['next']);
    expect(meant(21)).toEqual(['single']); // Teocracia: the player with fewest cards
    expect(meant(0)).toEqual(['choose', 'ideology']);
    expect(meant(209)).toEqual(['alter', 'natural']);
    expect(meant(47)).toEqual([]);
  });

  it('have a meaning in words, on every card', () => {
    for (let kind = 0; kind < 211; kind += 1) {
      for (const meaning of glossOf(kind))
        expect(sayer([])(meaning)).not.toMatch(/board-|hegemony-/);
    }
  });
});

describe('scenes', () => {
  const told = (name: string) => {
    const { view, names } = at(name);
    const scene = sceneOf(view);
    const said = [scene.title, scene.who, scene.why, scene.now].map((part) =>
      part ? sayer(names)(part) : '',
    );
    return { mood: scene.mood, said };
  };

  it('say of a crisis who, why and what now', () => {
    const { mood, said } = told('crisis-3');
    expect(mood).toBe('crisis');
    expect(said[0]).toBe('Crise!');
    expect(said[1]).toMatch(/não consegue cumprir/);
    expect(said[2]).toMatch(/^Por quê: /);
    expect(said[3]).toMatch(/^E agora: \w+ tem que mudar uma estrutura/);
  });

  it('say of a revolt who wants what', () => {
    const { mood, said } = told('revolt-3');
    expect(mood).toBe('revolt');
    expect(said[2]).toBe('Por quê: a maior mão tem 11 cartas; a menor, 1.');
    expect(said[3]).toMatch(/quer pôr .* no lugar da .*estrutura.*\. Basta um adversário apoiar/);
    expect(told('unrest-5').said[0]).toBe('Revolta à vista');
  });

  it('say of a revolt in one’s own turn what becomes of the turn', () => {
    const { view } = at('unrest-5');
    const { seat } = view.alteration;
    const now = (turn: number, names: string[]) => {
      const said = sceneOf({ ...view, seat: turn }).now;
      return said && sayer(names)(said);
    };
    const names = view.hands.map((_, each) => (each === seat ? 'Você' : 'Saci'));
    expect(now(seat, names)).toBe(
      'Se houver revolta, a sua jogada dá lugar a uma proposta: mudar uma estrutura.',
    );
    expect(now((seat + 1) % view.players, names)).toMatch(/^Se houver revolta, Saci não joga: /);
  });

  it.each([
    ['give-3', 'turn'],
    ['field-4', 'field'],
    ['claim-4', 'hegemony'],
    ['vote-5', 'crisis'],
    ['end-3', 'over'],
  ])('know the moment: %s', (name, mood) => {
    const { mood: shown, said } = told(name);
    expect(shown).toBe(mood);
    expect(said.join(' ')).not.toMatch(/board-/);
  });
});

describe('the society', () => {
  it('bears the emblem of each structure’s ideology', () => {
    const moment = at('give-3');
    const society = [16, 42, 5]; // the second has none
    seen({ ...moment, view: { ...moment.view, society } });
    const marked = [0, 1, 2].map(
      (seat) => !!document.querySelector(`[data-seat='${seat}'] .badge svg`),
    );
    expect(marked).toEqual(society.map((kind) => ideologyOf(kind) !== undefined));
    expect(marked).toEqual([true, false, true]);
  });
});

describe('the board', () => {
  it('discards from the hand', async () => {
    const moment = at('give-3');
    const { act } = seen(moment);
    const cards = within(region('Sua mão').getByRole('list')).getAllByRole('button');
    expect(cards).toHaveLength(moment.view.hands[moment.seat]?.count ?? 0);
    for (const card of cards) await fireEvent.click(card);
    expect(pressed(act)).toEqual(moment.options.map((option) => option.action));
  });

  it('shows what was already chosen', () => {
    seen(at('chosen-3'));
    expect(region('Sua mão').getAllByRole('button', { name: /já escolhida/ })).not.toHaveLength(0);
  });

  it('chooses a player on the ring, or tells why not', async () => {
    const moment = at('target-4');
    const { act } = seen(moment);
    const seats = region('Sociedade').getAllByRole('button', { name: /^Escolher/ });
    expect(seats).toHaveLength(4);
    const refused = seats.filter((seat) => seat.getAttribute('aria-disabled') === 'true');
    expect(seats.length - refused.length).toBe(moment.options.length);
    for (const seat of refused) await fireEvent.click(seat);
    const legal = moment.options.map((option) => option.action);
    expect(pressed(act)).toHaveLength(refused.length);
    expect(pressed(act).some((action) => legal.includes(action))).toBe(false);
  });

  it('alters a structure: a card of the hand, then a place', async () => {
    const crisis = at('crisis-3');
    const { act, unmount } = seen(crisis);
    const [card] = region('Sua mão').getAllByRole('button', { name: /^Pôr na sociedade/ });
    await fireEvent.click(card as HTMLElement);
    expect(pressed(act)).toEqual([crisis.options[0]?.action]);
    unmount();
    const place = at('place-4');
    const second = seen(place);
    for (const seat of region('Sociedade').getAllByRole('button', { name: /^No lugar de/ })) {
      await fireEvent.click(seat);
    }
    expect(pressed(second.act).toSorted()).toEqual(
      place.options.map((option) => option.action).toSorted(),
    );
  });

  it('uses a natural card or ends the turn', async () => {
    const moment = at('natural-4');
    const { act } = seen(moment);
    await fireEvent.click(screen.getByRole('button', { name: 'Encerrar a jogada' }));
    await fireEvent.click(screen.getAllByRole('button', { name: /^Usar/ })[0] as HTMLElement);
    const ends = moment.options.find((option) => option.kind === 'end_turn')?.action;
    expect(pressed(act)).toEqual([ends, moment.options[0]?.action]);
  });

  it.each([
    ['unrest-5', 'Iniciar uma revolta'],
    ['revolt-3', 'Não apoiar'],
    ['vote-5', 'Votar contra'],
    ['claim-4', 'Deixar passar'],
  ])('answers in the scene: %s', async (name, answer) => {
    const moment = at(name);
    const { act } = seen(moment);
    await fireEvent.click(screen.getByRole('button', { name: answer }));
    const wanted = moment.options.find((option) => sayer(moment.names)(option.text) === answer);
    expect(pressed(act)).toEqual([wanted?.action]);
  });

  it('claims a hegemony by its button', async () => {
    const moment = at('claim-4');
    const { act } = seen(moment);
    await fireEvent.click(region('Hegemonias').getByRole('button', { name: /^Ativar/ }));
    expect(pressed(act)).toEqual([moment.options[0]?.action]);
  });

  it('lets a hegemony be noticed: nothing is counted, anything may be tried', async () => {
    const moment = at('give-3');
    const { view } = at('claim-4');
    moment.view = { ...moment.view, field: view.field, hegemonies: view.hegemonies };
    moment.view.self_noticed = true;
    moment.view.claimed_in_vain = [];
    const plan = vi.fn();
    const { unmount } = seen(moment, moment.seat, { plan, planned: null });
    const claims = region('Hegemonias').getAllByRole('button', { name: /^Ativar/ });
    expect(claims).toHaveLength(7);
    await fireEvent.click(claims[4] as HTMLElement);
    const first = vocabulary.find(({ name }) => name === 'claim')?.first ?? NaN;
    expect(plan).toHaveBeenLastCalledWith(first + 4);
    expect(screen.queryByText('3/3')).toBeNull();
    unmount();
    seen(moment, moment.seat, { plan, planned: first + 4 });
    const planned = region('Hegemonias').getByRole('button', { pressed: true });
    expect(planned.textContent).toContain('No fim da jogada');
    await fireEvent.click(planned);
    expect(plan).toHaveBeenLastCalledWith(null);
    const claim = at('claim-4').view;
    expect(sceneOf({ ...claim, self_noticed: true }).mood).toBe('turn');
  });

  it('moves players in the field and tells who blocks whom', async () => {
    const moment = at('field-4');
    const { act } = seen(moment);
    const field = region('Campo');
    expect(field.getAllByText(/Clarice bloqueia a subida/)).not.toHaveLength(0);
    const arrows = field.getAllByRole('button', { name: /^Mover/ });
    expect(arrows).toHaveLength(8);
    const open = arrows.filter((arrow) => !arrow.hasAttribute('aria-disabled'));
    for (const arrow of open) await fireEvent.click(arrow);
    expect(pressed(act).toSorted()).toEqual(
      moment.options.map((option) => option.action).toSorted(),
    );
  });

  it('lets whoever takes a card open the pile', async () => {
    const moment = at('take-3');
    const { act } = seen(moment);
    expect(screen.queryByRole('dialog')).toBeNull(); // the question would lie behind it
    await fireEvent.click(screen.getByRole('button', { name: 'Abrir o monte' }));
    const chooser = within(screen.getByRole('dialog', { name: 'Escolha a carta que você pega' }));
    const cards = [...screen.getByRole('dialog').querySelectorAll('li button')];
    expect(cards).toHaveLength(moment.options.length);
    for (const card of cards) expect(card.textContent).toMatch(/^\s*Pegar /);
    await fireEvent.click(cards[0] as HTMLElement);
    expect(pressed(act)).toEqual([moment.options[0]?.action]);
    await fireEvent.click(chooser.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a spectator nothing to do, and every structure to look at', async () => {
    const { act } = seen(at('crisis-6'), null);
    expect(screen.queryByRole('region', { name: 'Sua mão' })).toBeNull();
    const [first] = region('Sociedade').getAllByRole('button');
    await fireEvent.click(first as HTMLElement);
    expect(screen.getByRole('dialog', { name: /cartas na mão$/ })).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
  });

  it('has every card once on the table', () => {
    for (const name of ['give-3', 'crisis-6', 'natural-4', 'end-3']) {
      const { container, unmount } = seen(at(name));
      const keys = [...container.querySelectorAll<HTMLElement>('[data-flip]')].map(
        (card) => card.dataset.flip,
      );
      expect(new Set(keys).size).toBe(keys.length);
      unmount();
    }
  });

  it('names the author and the licence', () => {
    seen(at('give-3'));
    expect(screen.getByText('Agência, de Peterson Silva, CC BY-NC-SA 4.0')).toBeTruthy();
  });
});

describe('the past', () => {
  const round: RoundView = {
    ...{ drew: [0], discarded: [], altered: [2], handed: [[1, 0]], played: [0, 1, 2] },
    ...{ failed_revolts: [2], fell_to_one: [], last_discarders: [], last_revolter: 2 },
    ...{ last_solver: -1, gained: [0, 0, 0], drawn: [0, 0, 0], discards: [0, 0, 0] },
  };
  it('tells who did what in the last round, and to whom', () => {
    expect([0, 1, 2].map((seat) => did(round, 'handed', seat))).toEqual([false, true, false]);
    expect(did(round, 'drew', 0)).toBe(true);
    expect(sayer(['Ana', 'Bia', 'Caio'])(deedText(round, 'handed', 1))).toBe('entregou para Ana');
  });
  it('tells what else cards ask about', () => {
    expect(matchNotes(round).map(sayer(['Ana', 'Bia', 'Caio']))).toEqual([
      'Caio fez a última revolta.',
      'Caio fracassou numa revolta.',
    ]);
  });
  it('names those who discarded together in one sentence', () => {
    const discards = (...last_discarders: number[]) =>
      matchNotes({ ...round, failed_revolts: [], last_revolter: -1, last_discarders }).map(
        sayer(['Ana', 'Bia', 'Caio']),
      );
    expect(discards(1)).toEqual(['Bia fez o descarte mais recente.']);
    expect(discards(0, 1)).toEqual(['Ana e Bia fizeram, ao mesmo tempo, o descarte mais recente.']);
    expect(discards(0, 1, 2)).toEqual([
      'Ana, Bia e Caio fizeram, ao mesmo tempo, o descarte mais recente.',
    ]);
  });
});

describe('the end', () => {
  it.each([
    ['end-3', /ficou sem cartas na mão/],
    ['end-field-4', /linha mais alta|levou o jogo/],
  ])('tells how it came about: %s', (name, how) => {
    const { view, names, ranking } = at(name);
    render(Score, {
      ...{ view, names, ranking: ranking ?? [], language: 'pt' },
      say: sayer(names),
    });
    expect(screen.getByText(how)).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(view.players + 1);
  });
});
