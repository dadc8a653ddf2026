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
  quarters: [176, 84],
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
  ...{ width: 600, height: 930 },
  places: [
    ...([
      [292, 615],
      [292, 845],
      [292, 238],
      [292, 478],
    ] as const),
    ...([
      [98, 590],
      [98, 710],
      [492, 590],
      [98, 850],
      [492, 850],
    ] as const),
    ...([
      [98, 205],
      [98, 325],
      [492, 205],
      [98, 470],
      [492, 478],
    ] as const),
    [405, 358],
  ],
  ...{ ministry: [300, 78], senzala: [445, 720], compass: [246, 725] },
  ...{
    business: [176, 110],
    square: [172, 150],
    tenement: [372, 92],
    row: [584, 116],
  },
  quarters: [250, 112],
  coast: [
    ...([
      [610, 120],
      [560, 150],
      [596, 250],
      [580, 320],
      [592, 420],
      [574, 540],
    ] as const),
    ...([
      [590, 640],
      [560, 720],
      [590, 780],
      [584, 940],
    ] as const),
  ],
  sea: 'right',
  border: [
    [-10, 535],
    [120, 528],
    [240, 548],
    [380, 530],
    [480, 545],
    [610, 535],
  ],
  hills: [
    [196, 400, 26],
    [196, 770, 30],
    [388, 790, 24],
  ],
  ships: [],
};
