import { describe, expect, it } from 'vitest';
import { FIGURES } from '../../src/ludoteca/games/foto_perfeita/web/guests';
import { outlinePath } from '../../src/ludoteca/games/foto_perfeita/web/guests/paper';
import { guestSvg } from '../../src/ludoteca/games/foto_perfeita/web/guests/svg';
import { scene } from '../../src/ludoteca/games/foto_perfeita/web/scene';

const read = (guest: number) =>
  new DOMParser().parseFromString(guestSvg(guest), 'image/svg+xml').documentElement;

describe.each(scene.guests.map((guest, number) => [guest.code, number] as const))(
  '%s',
  (code, number) => {
    const { outline, face } = scene.guests[number] ?? { outline: [], face: [] };

    it('is drawn, and cut along its silhouette', () => {
      const svg = read(number);
      expect(svg.querySelectorAll('g > path').length).toBeGreaterThan(15);
      expect(svg.querySelector('clipPath path')?.getAttribute('d')).toBe(outlinePath(outline));
      expect(svg.querySelector('g')?.getAttribute('clip-path')).toBe('url(#cut)');
    });
    it('fills its box exactly', () => {
      const xs = outline.filter((_, i) => i % 2 === 0);
      const zs = outline.filter((_, i) => i % 2 === 1);
      const [x = 0, y = 0, width = 0, height = 0] =
        read(number).getAttribute('viewBox')?.split(' ').map(Number) ?? [];
      expect([x, x + width]).toEqual([Math.min(...xs), Math.max(...xs)]);
      expect([-y - height, -y]).toEqual([Math.min(...zs), Math.max(...zs)]);
    });
    it(face.length ? 'has its face where the judge has it' : 'has no face', () => {
      const drawn = FIGURES[number]?.pieces.filter(({ d }) => d === outlinePath(face)) ?? [];
      expect(drawn.length).toBe(code === 'adao' ? 0 : 1);
    });
  },
);
