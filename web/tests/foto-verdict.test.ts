// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Setting } from '../../src/ludoteca/games/foto_perfeita/web/scene';
import { Verdict } from '../../src/ludoteca/games/foto_perfeita/web/verdict';
import written from './fixtures/foto-verdicts.json'; // by foto_verdicts.py, from judge and rules

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const settingOf = ({ spots, table, camera }: (typeof written.sets)[number]): Setting => ({
  floor: spots.map((spot) => (spot < 0 ? null : { space: Math.floor(spot / 9), offset: spot % 9 })),
  table: Array.from({ length: 12 }, (_, slot) => ((table >> slot) & 1) === 1),
  camera,
});

describe('the verdict in the browser', () => {
  it('is the judge’s on two hundred random sets: pixels, faults, every preference', () => {
    expect(written.sets.length).toBeGreaterThanOrEqual(200);
    const faults = new Set<string>();
    for (const each of written.sets) {
      const verdict = new Verdict(settingOf(each));
      expect(crc32(verdict.exposed.pixels)).toBe(each.pixels);
      expect(verdict.fault).toBe(each.fault);
      faults.add(each.fault);
      each.met.forEach((met, guest) => {
        const found = written.cards.flatMap((card, i) => (verdict.meets(guest, card) ? [i] : []));
        expect(found).toEqual(met ?? []);
      });
    }
    expect(faults.size).toBe(7); // each fault there is, and none
  });

  it('counts what a guest brings: by preferences met, once more for each VIP card', () => {
    const camera = [3, 4, 2, 0, 3, 3];
    const floor: Setting['floor'][number][] = Array.from({ length: 14 }, () => null);
    floor[0] = { space: 12, offset: 4 };
    const verdict = new Verdict({ floor, table: [], camera });
    expect(verdict.points(0, ['row4', 'column1', 'clear'], 0)).toBe(6);
    expect(verdict.points(0, ['row4', 'column1', 'row1'], 1)).toBe(6);
    expect(verdict.points(0, ['row4', 'row1', 'row2'], 0)).toBe(1);
    expect(verdict.points(0, ['row1', 'row2', 'row3'], 2)).toBe(-9);
  });
});
