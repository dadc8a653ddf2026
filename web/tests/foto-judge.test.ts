// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expose, nearestFirst } from '../../src/ludoteca/games/foto_perfeita/web/judge';
import { TABLE } from '../../src/ludoteca/games/foto_perfeita/web/facts';
import { GUEST_CODES, scene, type Setting } from '../../src/ludoteca/games/foto_perfeita/web/scene';
import { readToml } from '../../src/ludoteca/games/foto_perfeita/web/toml';

/** `dalva@23.8`: row, column, offset; as tests/games/foto_perfeita/test_judge.py writes it. */
function setting(floor: string, slots = 0): Setting {
  const spots: Setting['floor'][number][] = GUEST_CODES.map(() => null);
  for (const word of floor.split(' ')) {
    const [code = '', spot = ''] = word.split('@');
    const [row = 1, column = 1] = [...spot].map(Number);
    const cell = (row - 1) * 5 + column - 1;
    const space = cell === 0 ? 0 : cell - 3;
    spots[GUEST_CODES.indexOf(code)] = { space, offset: Number(spot.split('.')[1] ?? 4) };
  }
  const table = Array.from({ length: 12 }, (_, slot) => ((slots >> slot) & 1) === 1);
  return { floor: spots, table, camera: scene.camera.start };
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('the data files', () => {
  it('are read with comments, nested lists and rows of tables', () => {
    const read = readToml(
      '[a]\nb = [1, # one\n  2,\n]\n[[c]]\nd = "#T#"  # x\n[a.e]\nf = [["g"]]\n',
    );
    expect(read).toEqual({ a: { b: [1, 2], e: { f: [['g']] } }, c: [{ d: '#T#' }] });
  });
  it('hold fourteen guests, and the plant has no face', () => {
    expect(scene.guests.length).toBe(14);
    expect(scene.guests.filter(({ face }) => !face.length).map(({ code }) => code)).toEqual([
      'adao',
    ]);
  });
});

describe('the photo in the browser', () => {
  it('has the pixels of the judge', () => {
    // The same photo and figure as test_both_builds_count_the_same_pixels.
    const floor = 'dalva@23.8 samira@31 teo@22 odete@33.0 farofa@11 adao@45 kaue@43';
    expect(crc32(expose(setting(floor, 0xaaa)).pixels)).toBe(2506896878);
  });
  it('knows who is seen where somebody else stands', () => {
    const { bodies } = expose(setting('teo@33 dalva@43'));
    const [dalva, teo] = [GUEST_CODES.indexOf('dalva'), GUEST_CODES.indexOf('teo')];
    const seen = (guest: number) => new Set(bodies[guest]?.keys());
    expect(seen(dalva)).toEqual(new Set([dalva + 1, teo + 1, TABLE]));
    expect(seen(teo)).toEqual(new Set([teo + 1, TABLE]));
  });
  it('puts the nearest first, guests before decorations', () => {
    const items = nearestFirst(setting('dalva@41 teo@11', 1)).map(({ item }) => item);
    expect(items).toEqual([14, 11, 0]);
  });
});
