/** Cut paper: pieces glued over each other, in millimetres around the middle of the base, y down. */
import type { Outline } from '../scene';

export interface Piece {
  d: string;
  fill?: string;
  line?: string; // drawn with a pen of this colour
  width?: number;
  lifted?: boolean; // throws a shadow on what it lies on
}

export const INK = '#2a1713';
export const SHADOW = '#3a1512';
export const EDGE = 1.2; // of the line along the cut; half of it falls away

/** A piece of paper on top of what is there. */
export const cut = (fill: string, d: string): Piece => ({ d, fill, lifted: true });

/** A pattern printed on the paper. */
export const print = (fill: string, d: string): Piece => ({ d, fill });

/** A line drawn on the paper. */
export const pen = (line: string, width: number, d: string): Piece => ({ d, line, width });

/** The face: its shape is the face outline of scene.toml, whatever is drawn around it. */
export const face = (fill: string): Piece => ({ d: FACE, fill, lifted: true });
export const FACE = 'face';

/** A circle or an oval. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

/** The same oval in several places. */
export const ovals = (places: readonly (readonly [number, number])[], rx: number, ry = rx) =>
  places.map(([x, y]) => oval(x, y, rx, ry)).join('');

/** An outline of scene.toml as a path. */
export function outlinePath(outline: Outline): string {
  const corners = Array.from(
    { length: outline.length / 2 },
    (_, i) => `${outline[2 * i] ?? 0} ${-(outline[2 * i + 1] ?? 0)}`,
  );
  return corners.length ? `M${corners.join('L')}Z` : '';
}

interface Look {
  skin: string;
  y?: number; // of the eyes; their middle is x
  x?: number;
  eyes?: 'open' | 'happy' | 'shut';
  mouth?: 'smile' | 'grin' | 'oh' | 'none';
  brow?: string;
  cheeks?: string;
}

/** Eyes, nose and mouth. */
export function looks(look: Look): Piece[] {
  const { y = -101, x = 0, eyes = 'open', mouth = 'smile', brow, cheeks = '#ef9076' } = look;
  const at = (dx: number, dy: number) => `${x + dx} ${y + dy}`;
  const pieces: Piece[] = [
    { d: oval(x - 4.3, y + 3, 1.7, 1.3) + oval(x + 4.3, y + 3, 1.7, 1.3), fill: cheeks },
  ];
  if (brow) {
    const d = `M${at(-4.6, -2.7)}Q${at(-3, -3.9)} ${at(-1.4, -2.9)}M${at(1.4, -2.9)}Q${at(3, -3.9)} ${at(4.6, -2.7)}`;
    pieces.push(pen(brow, 0.9, d));
  }
  pieces.push(...eyesAt(at, eyes, x, y));
  pieces.push(pen(shade(look.skin), 0.8, `M${at(0, 0.6)}Q${at(1.3, 2.7)} ${at(-0.4, 2.9)}`));
  return [...pieces, ...mouthAt(at, mouth)];
}

function eyesAt(
  at: (x: number, y: number) => string,
  eyes: Look['eyes'],
  x: number,
  y: number,
): Piece[] {
  if (eyes === 'open') {
    return [
      print(INK, oval(x - 2.9, y, 1.05, 1.25) + oval(x + 2.9, y, 1.05, 1.25)),
      print('#fff', oval(x - 2.5, y - 0.5, 0.35) + oval(x + 3.3, y - 0.5, 0.35)),
    ];
  }
  const bend = eyes === 'happy' ? -1.7 : 1.5;
  const arc = (side: number) => `M${at(side - 1.7, 0.3)}Q${at(side, bend)} ${at(side + 1.7, 0.3)}`;
  return [pen(INK, 0.9, arc(-2.9) + arc(2.9))];
}

function mouthAt(at: (x: number, y: number) => string, mouth: Look['mouth']): Piece[] {
  if (mouth === 'none') return [];
  if (mouth === 'smile') return [pen(INK, 0.9, `M${at(-2.6, 4.7)}Q${at(0, 6.9)} ${at(2.6, 4.7)}`)];
  const open =
    mouth === 'oh'
      ? `M${at(-1.3, 5.3)}Q${at(0, 3.4)} ${at(1.3, 5.3)}Q${at(0, 7.4)} ${at(-1.3, 5.3)}Z`
      : `M${at(-3.1, 4.2)}Q${at(0, 8.9)} ${at(3.1, 4.2)}Z`;
  const teeth =
    mouth === 'grin'
      ? [print('#fff', `M${at(-2.7, 4.5)}H${x2(at(2.7, 0))}Q${at(0, 6.2)} ${at(-2.7, 4.5)}Z`)]
      : [];
  return [print('#7c2222', open), ...teeth];
}

const x2 = (point: string) => point.split(' ')[0] ?? '';

/** The same colour in the shadow. */
export function shade(colour: string, much = 0.72): string {
  const parts = [1, 3, 5].map((i) => Math.round(parseInt(colour.slice(i, i + 2), 16) * much));
  return '#' + parts.map((part) => part.toString(16).padStart(2, '0')).join('');
}
