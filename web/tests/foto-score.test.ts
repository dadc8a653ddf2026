// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  countedOf,
  pointsText,
  runningTotal,
  stepsOf,
  verdictOf,
} from '../../src/ludoteca/games/foto_perfeita/web/gallery/count';
import { evidenceOf } from '../../src/ludoteca/games/foto_perfeita/web/gallery/evidence';
import { pixelPath } from '../../src/ludoteca/games/foto_perfeita/web/gallery/geometry';
import { expose } from '../../src/ludoteca/games/foto_perfeita/web/judge';
import { GUEST_CODES } from '../../src/ludoteca/games/foto_perfeita/web/scene';
import type { FotoView } from '../../src/ludoteca/games/foto_perfeita/web/view';
import written from '../../src/ludoteca/games/foto_perfeita/web/showcase/endings.json';

const endings = Object.entries(
  written as unknown as Record<string, { view: FotoView; ranking: number[] }>,
);
const text = (language: string) =>
  readFileSync(`../src/ludoteca/games/foto_perfeita/text/${language}.ftl`, 'utf8');

describe.each(endings)('%s', (_, { view }) => {
  it('counts up to the totals, and only at the end', () => {
    for (const sheet of view.scores ?? []) {
      expect(runningTotal(sheet, 0)).toBe(0);
      expect(runningTotal(sheet, 14)).toBe(sheet.photo);
      expect(runningTotal(sheet, stepsOf(view))).toBe(sheet.total);
    }
  });

  it('shows pixels that agree with the verdicts of the server', () => {
    view.photos?.forEach((photo, seat) => {
      const exposed = expose(photo);
      GUEST_CODES.forEach((code, guest) => {
        const met = view.scores?.[seat]?.guests[code]?.met;
        view.envelopes[guest]?.cards?.forEach((card, place) => {
          const found = evidenceOf(exposed, photo, guest, card);
          expect(!!found).toBe(!!met);
          if (!found || !met) return;
          const isMet = met.includes(place);
          if (found.bad.length)
            expect([seat, code, card, isMet]).toEqual([seat, code, card, false]);
          // Of what only pixels decide, those against it are shown wherever it is not met.
          const isOwn = card === `hide-${code}`;
          if (card === 'clear' || card === 'faceless' || isOwn) {
            expect([seat, code, card, found.bad.length === 0]).toEqual([seat, code, card, isMet]);
          } else if (card.startsWith('hide-')) {
            const hidden = found.bad.length === 0 && found.good.length > 0;
            expect([seat, code, card, hidden]).toEqual([seat, code, card, isMet]);
          }
        });
      });
    });
  });

  it('has words for everything it shows, in both languages', () => {
    const ids = new Set([verdictOf(view, view.scores?.map(({ place }) => place ?? 9) ?? []).id]);
    view.photos?.forEach((photo, seat) => {
      const exposed = expose(photo);
      GUEST_CODES.forEach((_code, guest) => {
        const counted = countedOf(view.scores?.[seat], guest);
        if (counted) ids.add(pointsText(counted, view.envelopes[guest]?.vips ?? 0).id);
        for (const card of view.envelopes[guest]?.cards ?? []) {
          const why = evidenceOf(exposed, photo, guest, card)?.why.id;
          if (why) ids.add(why);
        }
      });
    });
    for (const id of ids) {
      for (const language of ['pt', 'en']) expect(text(language)).toContain(`\n${id} = `);
    }
  });
});

describe('who won', () => {
  const verdict = (name: string) => {
    const { view, ranking } = Object.fromEntries(endings)[name] ?? { view: {}, ranking: [] };
    return verdictOf(view as FotoView, ranking);
  };
  it.each([
    ['three_players', 'board-wins', { points: 6 }],
    ['won_by_guests_placed', 'board-wins-by-placed', { points: 8, most: 6, next: 5 }],
    ['won_by_envelopes_held', 'board-wins-by-envelopes', { points: 8, most: 6, next: 3 }],
    ['won_by_votes', 'board-wins-by-votes', { points: -2, most: 2, next: 1 }],
    ['shared_after_the_vote', 'board-shared', { points: 5 }],
  ])('%s is told as %s', (name, id, args) => {
    expect(verdict(name).id).toBe(id);
    expect(verdict(name).args).toMatchObject(args);
  });
  it('names the multiple of a VIP card, negative points too', () => {
    expect(pointsText({ met: [], points: -9 }, 2)).toEqual({
      id: 'board-counted-vip',
      args: { met: 0, points: -9, vips: 2, each: -3, times: 3 },
    });
  });
});

describe('pixels', () => {
  it('are one rectangle for every run, and no run goes around the edge', () => {
    expect(pixelPath([3, 1, 2, 255, 256])).toBe('M1 0h3v1h-3zM255 0h1v1h-1zM0 1h1v1h-1z');
  });
});
