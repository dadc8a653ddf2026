/**
 * Where things lie on the map: once for a wide sheet, once for a phone held upright. The places are
 * those of the game; the streets are nobody's. Middle points, in the units of the sheet.
 */
import type { Point } from '$lib/draw';

export interface CityPlan {
  width: number;
  height: number;
  places: readonly Point[]; // 4 squares, 10 businesses, the tenement
  ministry: Point;
  senzala: Point;
  business: Point; // width and height of a sign
  square: Point;
  tenement: Point;
  row: Point; // of the ministry
  quarters: Point; // of the senzala
  compass: Point;
  title?: Point; // where there is room for it
  coast: readonly Point[]; // the shore; the bay is beyond it
  sea: 'above' | 'right';
  border: readonly Point[]; // between the two gangs
  hills: readonly (readonly [x: number, y: number, r: number])[];
  ships: readonly Point[];
}

/** Where a thing of this size lies with its middle there, as a style. */
export function boxOn(sheet: CityPlan, [x, y]: Point, [w, h]: Point): string {
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(2)}%`;
  return (
    `left:${part(x - w / 2, sheet.width)};top:${part(y - h / 2, sheet.height)};` +
    `width:${part(w, sheet.width)};height:${part(h, sheet.height)}`
  );
}

export const WIDE: CityPlan = {
  ...{ width: 1000, height: 700 },
  places: [
    ...([
      [738, 262],
      [650, 512],
      [262, 262],
      [350, 512],
    ] as const),
    ...([
      [576, 350],
      [905, 196],
      [905, 322],
      [655, 642],
      [878, 585],
    ] as const),
    ...([
      [95, 196],
      [95, 322],
      [424, 350],
      [122, 612],
      [345, 642],
    ] as const),
    [134, 462],
  ],
  ...{
    ministry: [500, 112],
    senzala: [872, 456],
    compass: [500, 512],
    title: [868, 668],
  },
  ...{
    business: [138, 98],
    square: [186, 146],
    tenement: [232, 92],
    row: [430, 104],
  },
  quarters: [204, 96],
  coast: [
    ...([
      [-20, 150],
      [60, 120],
      [120, 136],
      [190, 104],
      [250, 60],
      [300, 48],
      [500, 44],
    ] as const),
    ...([
      [700, 50],
      [752, 64],
      [800, 110],
      [860, 96],
      [930, 132],
      [1020, 120],
    ] as const),
  ],
  sea: 'above',
  border: [
    [500, -20],
    [500, 160],
    [492, 260],
    [503, 360],
    [492, 470],
    [505, 590],
    [500, 720],
  ],
  hills: [
    [196, 388, 40],
    [800, 392, 46],
    [770, 660, 34],
    [236, 575, 30],
  ],
  ships: [
    [100, 70],
    [880, 56],
    [215, 40],
  ],
};

export const TALL: CityPlan = {
  ...{ width: 600, height: 725 },
  places: [
    ...([
      [292, 480],
      [292, 659],
      [292, 186],
      [292, 373],
    ] as const),
    ...([
      [98, 460],
      [98, 554],
      [492, 460],
      [98, 663],
      [492, 663],
    ] as const),
    ...([
      [98, 160],
      [98, 254],
      [492, 160],
      [98, 367],
      [492, 373],
    ] as const),
    [405, 279],
  ],
  ...{ ministry: [300, 61], senzala: [445, 562], compass: [246, 566] },
  ...{
    business: [176, 86],
    square: [196, 122],
    tenement: [372, 72],
    row: [584, 90],
  },
  quarters: [250, 87],
  coast: [
    ...([
      [610, 94],
      [560, 117],
      [596, 195],
      [580, 250],
      [592, 328],
      [574, 421],
    ] as const),
    ...([
      [590, 499],
      [560, 562],
      [590, 608],
      [584, 733],
    ] as const),
  ],
  sea: 'right',
  border: [
    [-10, 417],
    [120, 412],
    [240, 427],
    [380, 413],
    [480, 425],
    [610, 417],
  ],
  hills: [
    [196, 312, 26],
    [196, 601, 30],
    [388, 616, 24],
  ],
  ships: [],
};
