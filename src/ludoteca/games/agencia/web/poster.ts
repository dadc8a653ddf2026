/** A picture for every card: a few flat shapes, always the same ones for the same card. */
import { polar, seeded, short } from '$lib/draw';

export interface Shape {
  d: string;
  ink: 'ink' | 'tint' | 'paper';
}

export const [WIDTH, HEIGHT] = [126, 58] as const;

const box = (x: number, y: number, w: number, h: number) =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
const disc = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const line = (...points: (readonly [number, number])[]) =>
  'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L') + 'Z';

type Motif = (next: () => number) => Shape[];

/** A wedge driven into a disc. */
const wedge: Motif = (next) => {
  const [x, y, r] = [78 + next() * 20, 24 + next() * 12, 16 + Math.floor(next() * 8)];
  return [
    { d: disc(x, y, r), ink: 'ink' },
    { d: line([-4, 6 + next() * 10], [x + 4, y + 2], [-4, 50 + next() * 8]), ink: 'tint' },
    { d: box(104, 44, 30, 5), ink: 'ink' },
  ];
};

/** Bars that climb. */
const stairs: Motif = (next) => {
  const from = 8 + next() * 16;
  const bars = Array.from({ length: 6 }, (_, i) => {
    const h = 8 + i * (6 + next() * 3);
    return { d: box(from + i * 17, HEIGHT - h, 12, h), ink: i % 2 ? 'tint' : 'ink' } as const;
  });
  return [...bars, { d: disc(22 + next() * 12, 16, 8), ink: 'tint' }];
};

/** A beam across, and what it carries. */
const beam: Motif = (next) => {
  const tilt = 10 + next() * 22;
  const at = 34 + next() * 50;
  return [
    { d: line([-4, 44], [130, 44 - tilt], [130, 52 - tilt], [-4, 52]), ink: 'ink' },
    { d: disc(at, 24, 13), ink: 'tint' },
    { d: box(at + 20, 2, 7, 30), ink: 'tint' },
    { d: box(at - 34, 12, 14, 14), ink: 'ink' },
  ];
};

/** Rings of a crowd. */
const rings: Motif = (next) => {
  const x = 30 + next() * 66;
  const radii = [40, 31, 22, 13];
  return [
    ...radii.map((r, i) => ({ d: disc(x, 52, r), ink: i % 2 ? 'paper' : i ? 'tint' : 'ink' })),
    { d: box(x - 2.5, 0, 5, 20), ink: 'ink' },
  ] as Shape[];
};

/** Rays out of a corner. */
const rays: Motif = (next) => {
  const x = next() < 0.5 ? 4 : 122;
  const start = next() * 20;
  const sector = (from: number): Shape => ({
    d: line([x, 58], polar(x, 58, from, 150), polar(x, 58, from + 9, 150)),
    ink: 'tint',
  });
  const angles = Array.from({ length: 6 }, (_, i) => (x < 60 ? 1 : -1) * (start + i * 18) - 4);
  return [...angles.map(sector), { d: disc(x, 58, 24), ink: 'ink' }];
};

/** A block with a window. */
const blocks: Motif = (next) => {
  const columns = Array.from({ length: 7 }, (_, i) => i);
  return columns.flatMap((i): Shape[] => {
    const h = 14 + Math.floor(next() * 4) * 10;
    const ink = next() < 0.5 ? 'ink' : 'tint';
    return [
      { d: box(i * 18, HEIGHT - h, 17, h), ink },
      { d: box(i * 18 + 6, HEIGHT - h + 5, 5, 5), ink: 'paper' },
    ];
  });
};

const MOTIFS = [wedge, stairs, beam, rings, rays, blocks] as const;

/** The shapes of a card, back to front. */
export function posterOf(kind: number): Shape[] {
  const next = seeded(kind * 7919 + 11);
  const motif = MOTIFS[kind % MOTIFS.length] ?? wedge;
  return motif(next);
}
