// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { GameLine } from '$lib/board';
import { before as agencia } from '../../src/ludoteca/games/agencia/web/story';
import type {
  AgenciaView,
  EventName as AgenciaEvent,
} from '../../src/ludoteca/games/agencia/web/view';
import { hasKey, seatedIn } from '../../src/ludoteca/games/conspiracy/web/seated';
import { before as conspiracy } from '../../src/ludoteca/games/conspiracy/web/story';
import type {
  Chambered,
  ConspiracyView,
  EventName as ConspiracyEvent,
} from '../../src/ludoteca/games/conspiracy/web/view';
import { before as foto } from '../../src/ludoteca/games/foto_perfeita/web/story';
import type {
  EventName as FotoEvent,
  FotoView,
} from '../../src/ludoteca/games/foto_perfeita/web/view';
import { before as quissama } from '../../src/ludoteca/games/quissama/web/story';
import type {
  EventName as QuissamaEvent,
  QuissamaView,
} from '../../src/ludoteca/games/quissama/web/view';
import { before as vossa } from '../../src/ludoteca/games/vossa_excelencia/web/story';
import type {
  EventName as VossaEvent,
  VossaView,
} from '../../src/ludoteca/games/vossa_excelencia/web/view';
import agenciaMoves from './fixtures/story-agencia.json';
import conspiracyMoves from './fixtures/story-conspiracy.json';
import fotoMoves from './fixtures/story-foto_perfeita.json';
import quissamaMoves from './fixtures/story-quissama.json';
import vossaMoves from './fixtures/story-vossa_excelencia.json';

const line = <Event extends string>(kind: Event, args: Record<string, number>) =>
  ({ kind, arguments: args }) as GameLine<Event>;

/** A move of a real game: see fixtures/stories.py. */
interface Played<Seen, Event extends string> {
  before: Seen;
  lines: GameLine<Event>[];
  after: Seen;
}

describe('Conspiração, before it is told', () => {
  const chamber = (lords: number[], pearls: number): Chambered => ({
    cells: lords.map((lord) => ({ lord, territory: null, crest: false })),
    ...{ pearls, silver: 0, gold: 0, territories: [] },
  });
  const start = {
    deck: 10,
    piles: [[], [7], [], [], []] as number[][],
    hand: [] as number[],
    chambers: [chamber([1], 0), chamber([], 2)],
  } as ConspiracyView;
  const end = {
    ...start,
    deck: 8,
    piles: [[], [7, 8], [], [], []],
    chambers: [chamber([1, 14], 1), chamber([], 2)],
  } as ConspiracyView;
  const turn = [
    line('turns_up', { seat: 0, lord: 14 }),
    line('turns_up', { seat: 0, lord: 8 }),
    line('discards', { seat: 0, lord: 8 }),
    line('places', { seat: 0, lord: 14, cell: 1 }),
    line('gains_pearls', { seat: 0, count: 1, total: 1 }),
    line('becomes_master', { seat: 0, total: 1 }),
  ];

  it('lies where it lay when the turn began', () =>
    expect(conspiracy(end, turn, start)).toEqual(start));

  it('is turned up, discarded and placed step by step', () => {
    const seen = turn.map((_, at) => {
      const view = conspiracy(end, turn.slice(at + 1), start);
      return [view.deck, view.hand, view.piles[1], view.chambers[0]?.cells.length] as const;
    });
    expect(seen).toEqual([
      [9, [14], [7], 1],
      [8, [14, 8], [7], 1],
      [8, [14], [7, 8], 1],
      [8, [], [7, 8], 2],
      [8, [], [7, 8], 2],
      [8, [], [7, 8], 2],
    ]);
  });

  const moves = conspiracyMoves as unknown as Played<ConspiracyView, ConspiracyEvent>[];
  // Nobody is told which cards went into the deck, nor where among them.
  const UNKNOWN: ConspiracyEvent[] = ['shuffles_lords', 'shuffles_territories'];
  const told = (view: ConspiracyView) => ({
    ...{ seat: view.seat, deck: view.deck, piles: view.piles, row: view.row, limit: view.limit },
    ...{ master: view.master, closer: view.closer, chambers: view.chambers },
  });

  it('shows as free the keys that the view counts', () => {
    const chambers = moves.flatMap(({ after }) => after.chambers);
    const spent = chambers.filter(({ territories }) => territories.length);
    expect(spent.length).toBeGreaterThan(9);
    for (const { cells, silver, gold } of chambers) {
      const free = seatedIn(cells, () => '').filter(
        ({ used }, at) => hasKey(cells[at]?.lord ?? 0) && !used,
      );
      expect(free).toHaveLength(silver + gold);
    }
  });

  it('lies where it lay before each move of a game', () => {
    for (const { before, lines, after } of moves) {
      if (lines.some(({ kind }) => UNKNOWN.includes(kind))) continue;
      const shown = told(conspiracy(after, lines, before));
      expect(shown, JSON.stringify(lines)).toEqual(told(before));
    }
  });

  it('counts points, names a Master and goes on to the next only when that is told', () => {
    for (const { before, lines, after } of moves) {
      lines.forEach((_, at) => {
        const rest = lines.slice(at + 1);
        const shown = conspiracy(after, rest, before);
        const waits = (kind: ConspiracyEvent) => rest.some((line) => line.kind === kind);
        if (waits('turn_begins')) expect(shown.seat).toBe(before.seat);
        if (waits('becomes_master')) expect(shown.master).toBe(before.master);
        const scores = (view: ConspiracyView) => view.chambers.map(({ score }) => score?.total);
        if (rest.length) expect(scores(shown)).toEqual(scores(before));
      });
    }
  });
});

describe('Foto Perfeita, before it is told', () => {
  const held = (...holders: (number | null)[]) =>
    holders.map((holder) => ({ holder, fresh: false, announced: [] }));
  const end = {
    ...{ phase: 'looking', trade: 'steal', envelopes: held(1, 0, null), auction: null },
  } as Partial<FotoView> as FotoView;
  const start = { ...end, trade: null, envelopes: held(0, null, 1) };
  const round = [
    line('turns_up', { seat: 0, trade: 3 }),
    line('lays_down', { seat: 1, guest: 2 }),
    line('takes', { seat: 0, guest: 1 }),
    line('steals', { seat: 1, other: 0, guest: 0 }),
  ];

  it('turns up the trade, then moves one envelope at a time', () => {
    const seen = [0, 1, 2, 3, 4].map((told) => {
      const view = foto(end, round.slice(told), start);
      return [view.trade, ...view.envelopes.map(({ holder }) => holder)];
    });
    expect(seen).toEqual([
      [null, 0, null, 1],
      ['steal', 0, null, 1],
      ['steal', 0, null, null],
      ['steal', 0, 0, null],
      ['steal', 1, 0, null],
    ]);
  });

  it('trades on the table, and clears it for the set when the next round has begun', () => {
    const lines = [...round, line('round_begins', { round: 2, seat: 1 })];
    const seen = [0, 1, 4, 5].map((told) => foto(end, lines.slice(told), start).phase);
    expect(seen).toEqual(['looking', 'taking', 'taking', 'looking']);
  });

  const moves = fotoMoves as unknown as Played<FotoView, FotoEvent>[];
  const told = ({ envelopes, decorations, supply, round }: FotoView) => ({
    ...{ round, decorations, supply },
    holders: envelopes.map(({ holder }) => holder),
    open: envelopes.map(({ cards }) => cards),
  });

  it('lies where it lay, shut, before each move of a game', () => {
    const goesOn = ({ phase }: FotoView) => phase !== 'over' && phase !== 'voting'; // all is shown
    for (const { before, lines, after } of moves.filter(({ after }) => goesOn(after))) {
      const { open, ...shown } = told(foto(after, lines, before));
      const { open: wasOpen, ...was } = told(before);
      expect(shown, JSON.stringify(lines)).toEqual(was);
      const fresh = open.flatMap((cards, guest) => (cards && !wasOpen[guest] ? [guest] : []));
      expect(fresh, JSON.stringify(lines)).toEqual([]);
    }
  });
});

describe('Quissama, before it is told', () => {
  const moves = quissamaMoves as unknown as Played<QuissamaView, QuissamaEvent>[];
  // Nobody is told which cards these were, nor what is left of a coin.
  const UNKNOWN: QuissamaEvent[] = ['reshuffles', 'stored_lost', 'rescues', 'withdraws_burgher'];
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
  const told = (view: QuissamaView) => ({
    ...{ seat: view.seat, winner: view.winner, removed: view.removed, senzala: view.senzala },
    ...{ market: view.market, squares: view.squares, businesses: view.businesses },
    ...{ tenement: view.tenement, ministry: view.ministry, characters: view.characters },
    ...{ deck: view.deck, discards: sorted(view.discards), stored: sorted(view.stored) },
    hand: view.seats[0]?.hand && sorted(view.seats[0].hand), // who looks on is seat 0 or nobody
    seats: view.seats.map(({ cards, pieces, ministers, full }) => ({
      ...{ cards, pieces, ministers, full },
    })),
  });

  it('lies where it lay before each move of a game', () => {
    for (const { before, lines, after } of moves) {
      if (lines.some(({ kind }) => UNKNOWN.includes(kind))) continue;
      if (before.seat === null || after.seat === null) continue;
      expect(told(quissama(after, lines)), JSON.stringify(lines)).toEqual(told(before));
    }
  });

  it('pays, then acts: a card of several goes before the deed', () => {
    const paid = moves.find(({ lines }) => lines[0]?.kind === 'pays_card' && lines.length > 1);
    if (!paid) throw new Error('nothing is paid');
    const shown = quissama(paid.after, paid.lines.slice(1));
    expect(shown.discards.length).toBe(paid.before.discards.length + 1);
    expect(shown.squares).toEqual(paid.before.squares);
    expect(shown.businesses).toEqual(paid.before.businesses);
  });
});

describe('Agência, before it is told', () => {
  const moves = agenciaMoves as unknown as Played<AgenciaView, AgenciaEvent>[];
  // A card taken for another one: what was given is not told.
  const UNKNOWN: AgenciaEvent[] = ['takes', 'takes_card'];
  const told = ({ you, seat, flow, society, hands, pile, discards, field }: AgenciaView) => ({
    ...{ seat, flow, society, pile, discards: [...discards].sort(), rows: field?.rows },
    counts: hands.map(({ count }) => count),
    own: you === null ? null : hands[you]?.cards, // others' lie open only at times
  });
  const has = (lines: readonly GameLine<AgenciaEvent>[], ...kinds: AgenciaEvent[]) =>
    lines.some(({ kind }) => kinds.includes(kind));

  it('lies where it lay before each move of a game', () => {
    for (const { before, lines, after } of moves) {
      if (has(lines, ...UNKNOWN) || before.seat === null) continue;
      const shown = agencia(after, lines, before);
      // The discards become the pile unseen.
      const pile = has(lines, 'reshuffles') ? { pile: 0, discards: [] } : {};
      expect({ ...told(shown), ...pile }, JSON.stringify(lines)).toEqual({
        ...told(before),
        ...pile,
      });
    }
  });

  it('is dealt anew only when that is told', () => {
    const dealt = moves.find(({ lines }) => has(lines, 'match_begins'));
    if (!dealt) throw new Error('no second match');
    const at = dealt.lines.findIndex(({ kind }) => kind === 'match_begins');
    expect(agencia(dealt.after, dealt.lines.slice(at), dealt.before)).toBe(dealt.before);
    const rest = dealt.lines.slice(at + 1);
    expect(agencia(dealt.after, rest, dealt.before).society).toEqual(dealt.after.society);
  });
});

describe('Vossa Excelência, before it is told', () => {
  const moves = vossaMoves as unknown as Played<VossaView, VossaEvent>[];
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
  // In which order cards lie, and what somebody else knows of a hand, is not told.
  const told = ({ seat, semester, zone, cabinets }: VossaView) => ({
    ...{ seat, semester, zone: sorted(zone.map(({ card }) => card)) },
    cabinets: cabinets.map(({ cards, hand, capital }) => ({
      ...{ capital, count: hand.count, hand: sorted(hand.cards) },
      cards: sorted(cards.map(({ card }) => card)),
      turned: sorted(cards.flatMap(({ card, turned }) => (turned ? [card] : []))),
    })),
  });
  // Nobody is told which voters were swept away, nor who leaves with what.
  const UNKNOWN: VossaEvent[] = ['zone_swept', 'leaves_game', 'elections_begin'];

  it('lies where it lay before each move of a game', () => {
    for (const { before, lines, after } of moves) {
      if (lines.some(({ kind }) => UNKNOWN.includes(kind))) continue;
      expect(told(vossa(after, lines, before)), JSON.stringify(lines)).toEqual(told(before));
    }
  });

  it('goes on to the next only when that is told', () => {
    const next = moves.find(({ lines }) => lines.some(({ kind }) => kind === 'turn_begins'));
    if (!next) throw new Error('nobody is next');
    const at = next.lines.findIndex(({ kind }) => kind === 'turn_begins');
    const seats = [at, at + 1].map((from) =>
      vossa(next.after, next.lines.slice(from), next.before),
    );
    expect(seats.map(({ seat }) => seat)).toEqual([next.before.seat, next.after.seat]);
  });
});
