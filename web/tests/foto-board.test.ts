import { beforeEach, describe, expect, it } from 'vitest';
import { notesAt } from '$lib/notes';
import type { GameOption } from '$lib/board';
import { amountsIn, saidBy } from '../../src/ludoteca/games/foto_perfeita/web/bids';
import { countOf, knownOf } from '../../src/ludoteca/games/foto_perfeita/web/known';
import { Notes } from '../../src/ludoteca/games/foto_perfeita/web/notes.svelte';
import { spotIn } from '../../src/ludoteca/games/foto_perfeita/web/studio/drag';
import { Proposed } from '../../src/ludoteca/games/foto_perfeita/web/studio/proposed.svelte';
import { Verdict } from '../../src/ludoteca/games/foto_perfeita/web/verdict';
import type {
  ActionName,
  Auction,
  FotoView,
} from '../../src/ludoteca/games/foto_perfeita/web/view';

const option = (kind: ActionName, args = {}): GameOption<ActionName> => ({
  ...{ action: 0, kind, arguments: args, notation: '' },
  text: { id: '', args: {} },
});

const notesOf = (table: string, seat: number) =>
  new Notes(notesAt(`foto_perfeita:${table}:${seat}`));

describe('an auction', () => {
  it('may be bid in from the least to the most that is offered', () => {
    const amounts = [3, 4, 5].map((amount) => option('amount', { amount }));
    expect(amountsIn([option('pass'), ...amounts])).toEqual([3, 5]);
    expect(amountsIn([option('pass')])).toBeNull();
  });

  const lot: Auction = { lot: 4, high: 5, high_bidder: 2, passed: [0, 3], rebid: false, tied: [] };
  const view = (changes: Partial<FotoView>) =>
    ({
      ...{ active: 0, auction: lot, phase: 'bidding', waiting: [1], last: [-1, 3, 5, -1] },
      ...changes,
    }) as FotoView;

  it('knows what everybody has said', () => {
    expect([0, 1, 2, 3].map((seat) => saidBy(view({}), seat))).toEqual([
      'sells',
      'thinks',
      'leads',
      'passed',
    ]);
  });
  it('keeps a secret bid secret: only whether it has been made', () => {
    const secret = view({ phase: 'secret_bidding', waiting: [3], last: [-1, -1, -1, -1] });
    expect([1, 2, 3].map((seat) => saidBy(secret, seat))).toEqual(['ready', 'ready', 'thinks']);
  });
  it('leaves out whoever is not tied when the tied bid again', () => {
    const again = view({
      phase: 'secret_bidding',
      waiting: [2],
      auction: { ...lot, rebid: true, tied: [1, 2] },
    });
    expect([1, 2, 3].map((seat) => saidBy(again, seat))).toEqual(['ready', 'thinks', 'passed']);
  });
});

describe('an arrangement that a hint proposes', () => {
  it('is in sight until the step of the round is over, or it is put away', () => {
    const at = (round: number, phase: FotoView['phase']) => ({ round, phase }) as FotoView;
    const proposed = new Proposed();
    const placings = [
      { piece: 2, place: 9, points: 6 },
      { piece: 4, place: 1, points: 3 },
    ];
    proposed.follow(at(1, 'looking'));
    proposed.take(placings, at(1, 'looking'));
    expect([proposed.placings, proposed.points]).toEqual([placings, 9]);
    proposed.follow(at(2, 'looking'));
    expect(proposed.placings).toEqual([]);
    proposed.take(placings, at(2, 'looking'));
    proposed.drop();
    expect(proposed.placings).toEqual([]);
  });
});

describe('notes', () => {
  beforeEach(() => localStorage.clear());

  const envelopes = Array.from({ length: 14 }, () => ({
    holder: null,
    fresh: false,
    announced: [],
  }));
  const table = (open: Record<number, string[]>) =>
    ({
      envelopes: envelopes.map((each, guest) =>
        open[guest] ? { ...each, cards: open[guest], vips: 1 } : each,
      ),
    }) as unknown as FotoView;

  it('stay with their table and seat', () => {
    notesOf('/t/a', 1).copy(3, ['row1', 'clear', 'by-teo'], 2);
    notesOf('/t/a', 1).say(3, 'de chapéu');
    expect(notesOf('/t/a', 1).of(3)).toEqual({
      ...{ wishes: ['row1', 'clear', 'by-teo'], vips: 2, words: 'de chapéu' },
    });
    expect(notesOf('/t/a', 0).of(3)).toEqual({});
    expect(notesOf('/t/b', 1).of(3)).toEqual({});
  });
  it('lose what is struck out, not the words', () => {
    const notes = notesOf('/t/a', 1);
    notes.copy(3, ['row1'], 0);
    notes.say(3, 'de chapéu');
    notes.strike(3);
    expect(notes.of(3)).toEqual({ words: 'de chapéu' });
  });
  it('tell what a closed envelope held; an open one tells itself', () => {
    const notes = notesOf('/t/a', 1);
    notes.copy(3, ['row1', 'row2', 'row3'], 0);
    notes.copy(5, ['row1', 'row2', 'row3'], 0);
    const known = knownOf(table({ 5: ['clear', 'edge', 'left'] }), notes);
    expect(known[3]).toEqual({
      guest: 3,
      wishes: ['row1', 'row2', 'row3'],
      vips: 0,
      isOpen: false,
    });
    expect(known[5]).toEqual({
      guest: 5,
      wishes: ['clear', 'edge', 'left'],
      vips: 1,
      isOpen: true,
    });
    expect(known[0]).toBeNull();
  });
  it('are judged only for whoever is placed', () => {
    const floor = envelopes.map((_, guest) => (guest === 3 ? { space: 12, offset: 4 } : null));
    const verdict = new Verdict({ floor, table: [], camera: [3, 4, 2, 0, 3, 3] });
    const known = { guest: 3, wishes: ['row4', 'row1', 'left'], vips: 1, isOpen: true };
    expect(countOf(known, verdict)).toEqual({ met: 2, of: 3, points: 6 });
    expect(countOf({ ...known, guest: 4 }, verdict)).toBeNull();
    expect(countOf(null, verdict)).toBeNull();
  });
});

describe('a figure dropped in a space', () => {
  const box = { left: 100, top: 50, width: 90, height: 60, right: 190, bottom: 110 } as DOMRect;
  it('stands in the third where it was let go, the front below', () => {
    expect(spotIn(7, box, 101, 109)).toEqual({ space: 7, offset: 0 });
    expect(spotIn(7, box, 145, 80)).toEqual({ space: 7, offset: 4 });
    expect(spotIn(7, box, 189, 51)).toEqual({ space: 7, offset: 8 });
    expect(spotIn(7, box, 131, 91)).toEqual({ space: 7, offset: 1 });
    expect(spotIn(7, box, 190, 50)).toEqual({ space: 7, offset: 8 });
  });
});
