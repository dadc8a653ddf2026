/** The places of the territories: layers of silhouettes on a sea floor at y = 112, far to near. */
import { polar, short } from '$lib/draw';
import type { TerritoryKind } from './territories';

export interface Scene {
  far: string;
  middle: string;
  near: string;
  windows: readonly (readonly [number, number])[]; // where light comes out
}

const FLOOR = 114;

const dome = (x: number, r: number, y: number) =>
  `M${x - r} ${FLOOR}V${y}A${r} ${r} 0 0 1 ${x + r} ${y}V${FLOOR}ZM${x - 0.9} ${y - r + 1}L${x} ${y - r - 10}L${x + 0.9} ${y - r + 1}Z`;
const spire = (x: number, half: number, top: number) =>
  `M${x - half} ${FLOOR}V${top + 34}C${x - half} ${top + 18} ${x - 1} ${top + 16} ${x} ${top}C${x + 1} ${top + 16} ${x + half} ${top + 18} ${x + half} ${top + 34}V${FLOOR}Z`;
const tower = (x: number, half: number, top: number) =>
  `M${x - half} ${FLOOR}V${top + 6}H${x - half - 2}V${top}H${x - half + 1}V${top + 3}H${x - 1.6}V${top}H${x + 1.6}V${top + 3}H${x + half - 1}V${top}H${x + half + 2}V${top + 6}H${x + half}V${FLOOR}Z`;
const kelp = (x: number, top: number, bend: number) =>
  `M${x} ${FLOOR}C${x + bend} ${FLOOR - 14} ${x - bend} ${top + 16} ${x + 1} ${top}C${x + bend} ${top + 16} ${x + 5 - bend} ${FLOOR - 14} ${x + 5} ${FLOOR}Z`;
const hill = (x: number, half: number, top: number) =>
  `M${x - half} ${FLOOR}C${x - half * 0.5} ${FLOOR} ${x - half * 0.4} ${top} ${x} ${top}S${x + half * 0.5} ${FLOOR} ${x + half} ${FLOOR}Z`;
/** An open clam, seen from the front: a fan of seven lobes with its ribs, and the lower valve. */
const clam = (x: number, half: number, y: number) => {
  const rim = [-72, -51, -31, -10, 10, 31, 51, 72].map((angle) => polar(x, y, angle, half * 1.1));
  const [start, ...rest] = rim.map(([px, py]) => `${short(px)} ${short(py)}`);
  const lobe = short(half * 0.22);
  return (
    `M${x} ${y}L${start}${rest.map((to) => `A${lobe} ${lobe} 0 0 1 ${to}`).join('')}Z` +
    rest.map((to) => `M${x} ${y}L${to}`).join('') +
    `M${x - half} ${y}C${x - half * 0.7} ${y + half * 0.7} ${x + half * 0.7} ${y + half * 0.7} ${x + half} ${y}` +
    `C${x + half * 0.5} ${y - half * 0.2} ${x - half * 0.5} ${y - half * 0.2} ${x - half} ${y}Z`
  );
};
const column = (x: number, half: number, top: number) =>
  `M${x - half - 2} ${top}H${x + half + 2}V${top + 4}H${x + half}V${FLOOR}H${x - half}V${top + 4}H${x - half - 2}Z`;

const PLACES = {
  palace: {
    far: spire(24, 7, 40) + spire(102, 7, 40) + hill(63, 60, 84),
    middle: dome(40, 11, 78) + dome(86, 11, 78) + dome(63, 19, 68),
    near: spire(49, 4.5, 60) + spire(77, 4.5, 60) + hill(16, 26, 98) + hill(112, 26, 98),
    windows: [
      [63, 72],
      [58, 82],
      [68, 82],
      [63, 92],
      [40, 86],
      [86, 86],
      [49, 98],
      [77, 98],
    ],
  },
  gate: {
    far: hill(20, 40, 62) + hill(106, 40, 58),
    middle:
      tower(34, 10, 52) + tower(92, 10, 52) + 'M34 114V62H92V114H80V96A17 17 0 0 0 46 96V114Z',
    near: hill(12, 22, 100) + hill(114, 22, 100) + kelp(18, 78, 5) + kelp(104, 74, 5),
    windows: [
      [34, 70],
      [92, 70],
      [34, 86],
      [92, 86],
      [63, 70],
    ],
  },
  reef: {
    far: hill(26, 44, 66) + hill(98, 46, 60) + kelp(24, 40, 7) + kelp(96, 36, 7),
    middle: clam(63, 32, 92),
    near:
      hill(10, 30, 94) +
      hill(116, 30, 92) +
      kelp(10, 62, 7) +
      kelp(20, 78, 5) +
      kelp(108, 58, 7) +
      kelp(99, 80, 5),
    windows: [],
  },
  senate: {
    far: hill(63, 74, 70) + spire(14, 5, 56) + spire(112, 5, 56),
    middle:
      'M26 72 63 52 100 72V78H26Z' + [32, 44, 56, 70, 82, 94].map((x) => column(x, 3, 80)).join(''),
    near: 'M18 114V106H24V100H30V96H96V100H102V106H108V114Z',
    windows: [
      [38, 92],
      [50, 92],
      [63, 92],
      [76, 92],
      [88, 92],
      [63, 65],
    ],
  },
  archive: {
    far: spire(30, 8, 50) + spire(96, 8, 50) + hill(63, 70, 90),
    middle: dome(63, 24, 76) + tower(30, 7, 78) + tower(96, 7, 78),
    near: hill(20, 30, 102) + hill(106, 30, 102),
    windows: [
      [52, 76],
      [63, 70],
      [74, 76],
      [52, 90],
      [63, 86],
      [74, 90],
      [30, 92],
      [96, 92],
    ],
  },
  maelstrom: {
    far: hill(16, 34, 74) + hill(110, 34, 70),
    middle:
      'M20 36C20 26 106 26 106 36 106 52 78 54 78 66 78 76 72 78 71 88 70 98 66 108 63 113 60 108 56 98 55 88 54 78 48 76 48 66 48 54 20 52 20 36Z' +
      'M20 36C24 48 102 48 106 36M30 49C40 58 88 58 97 48M44 58C50 65 78 65 83 57M48 69C52 74 74 74 78 68M53 80C57 84 70 84 73 79M56 92C59 95 68 95 70 91',
    near:
      hill(14, 26, 100) +
      hill(112, 26, 100) +
      'M36 50 43 46 47 55 40 59ZM82 70 90 72 87 82 79 80ZM66 40 75 38 77 47 68 49Z',
    windows: [],
  },
  fields: {
    far: hill(30, 50, 76) + hill(96, 50, 70),
    middle:
      [16, 28, 40, 52, 74, 86, 98, 108].map((x, i) => kelp(x, 50 + ((i * 7) % 16), 6)).join('') +
      dome(63, 9, 94),
    near: hill(63, 70, 104) + kelp(8, 84, 5) + kelp(22, 88, 5) + kelp(94, 86, 5) + kelp(110, 82, 5),
    windows: [
      [63, 97],
      [60, 103],
      [66, 103],
    ],
  },
  fortress: {
    far: hill(24, 38, 70) + hill(104, 38, 66),
    middle: tower(63, 13, 42) + tower(36, 9, 62) + tower(90, 9, 62) + 'M36 114V80H90V114Z',
    near: 'M10 114 16 96 22 114 30 92 38 114ZM88 114 96 92 104 114 110 96 116 114Z',
    windows: [
      [63, 58],
      [63, 72],
      [36, 78],
      [90, 78],
      [56, 94],
      [70, 94],
    ],
  },
  harbour: {
    far: spire(18, 5, 58) + spire(108, 5, 54) + hill(63, 70, 92),
    middle: clam(63, 31, 92) + dome(28, 9, 92) + dome(98, 9, 92),
    near: 'M26 114V109Q63 99 100 109V114Z',
    windows: [
      [28, 98],
      [98, 98],
      [55, 84],
      [63, 84],
      [71, 84],
    ],
  },
  observatory: {
    far: hill(22, 44, 74) + hill(104, 44, 80),
    middle: spire(63, 12, 34) + dome(38, 9, 88) + dome(90, 8, 92),
    near: hill(63, 44, 100) + hill(10, 24, 104) + hill(116, 24, 104),
    windows: [
      [63, 66],
      [63, 78],
      [63, 90],
      [38, 94],
      [90, 97],
    ],
  },
} satisfies Record<string, Scene>;

const LANDS = [PLACES.fields, PLACES.fortress, PLACES.harbour, PLACES.senate, PLACES.observatory];
const RULED = {
  one: PLACES.senate,
  two: PLACES.senate,
  keys: PLACES.gate,
  seek: PLACES.archive,
  lords: PLACES.maelstrom,
  lands: PLACES.maelstrom,
};

/** The place a territory shows. */
export function sceneOf(kind: TerritoryKind): Scene {
  switch (kind.is) {
    case 'worth':
      return PLACES.palace;
    case 'pearls':
      return PLACES.reef;
    case 'per':
      if (kind.thing === 'pearls') return PLACES.reef;
      return kind.thing === 'territory' ? PLACES.archive : PLACES.gate;
    case 'rule':
      return RULED[kind.rule];
    default:
      return LANDS[kind.guild] as Scene;
  }
}
