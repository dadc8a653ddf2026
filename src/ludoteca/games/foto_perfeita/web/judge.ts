/**
 * The judge's photo once more, pixel by pixel, for showing what decides: the same whole numbers as
 * judge.py, so the same pixels. It decides nothing; verdicts come with the view.
 */
import { DECORATION, FACE, GUESTS, TABLE } from './facts';
import {
  cameraOf,
  decorationOutline,
  scene,
  SLOTS_ACROSS,
  spotAcross,
  spotDeep,
  type Camera,
  type Outline,
  type Setting,
} from './scene';

const { width: WIDTH, height: HEIGHT } = scene.photo;
const SCALE = WIDTH * 8;

/** Pixels (row * width + column) of a shape, by the owner of what is seen there. */
export type Seen = ReadonlyMap<number, readonly number[]>;

interface Corner {
  across: number; // sixteenths of a pixel from the top left
  down: number;
}

export interface Exposed {
  pixels: Uint8Array;
  beside: Map<number, number>; // second owners of pixels: guests in one plane do not cover each other
  depths: number[]; // by guest
  bodies: Seen[]; // by guest: the silhouette's pixels in the frame, by who is seen there
  faces: Seen[];
}

/** A thing that stands upright: a guest, or GUESTS + the place of a decoration. */
export interface Standing {
  item: number;
  across: number;
  deep: number;
  up: number;
}

/** What stands in the set, by depth; in one plane, guests first, by number. */
export function nearestFirst({ floor, table }: Setting): Standing[] {
  const guests = floor.flatMap((spot, item) =>
    spot ? [{ item, across: spotAcross(spot), deep: spotDeep(spot), up: 0 }] : [],
  );
  const { across, deep } = scene.decorations;
  const decorations = table.flatMap((isSet, slot) => {
    if (!isSet) return [];
    const [x = 0, y = 0] = [across[slot % SLOTS_ACROSS], deep[Math.floor(slot / SLOTS_ACROSS)]];
    return [{ item: GUESTS + slot, across: x, deep: y, up: scene.table.height }];
  });
  return [...guests, ...decorations].sort((a, b) => a.deep - b.deep || a.item - b.item);
}

/** The part of the table between two depths, nearest face first: front, top and both sides. */
export function tableFaces(front: number, back: number): [number, number, number][][] {
  const { left, right, height } = scene.table;
  const side = (x: number): [number, number, number][] => [
    [x, front, 0],
    [x, back, 0],
    [x, back, height],
    [x, front, height],
  ];
  return [
    [
      [left, front, 0],
      [right, front, 0],
      [right, front, height],
      [left, front, height],
    ],
    [
      [left, front, height],
      [right, front, height],
      [right, back, height],
      [left, back, height],
    ],
    side(left),
    side(right),
  ];
}

/** Take the photo. */
export function expose(setting: Setting): Exposed {
  const camera = cameraOf(setting.camera);
  const exposed: Exposed = {
    pixels: new Uint8Array(WIDTH * HEIGHT),
    beside: new Map(),
    depths: [],
    bodies: Array.from({ length: GUESTS }, () => new Map()),
    faces: Array.from({ length: GUESTS }, () => new Map()),
  };
  const { front, back } = scene.table;
  let done = front;
  const table = (until: number) => {
    for (const face of tableFaces(done, until)) {
      const shape = face.map(([x, y, z]) => corner(camera, x, y, z));
      fill(shape, (pixel) => (exposed.pixels[pixel] ||= TABLE));
    }
    done = until;
  };
  for (const standing of nearestFirst(setting)) {
    if (standing.deep > front && done < back) table(Math.min(standing.deep, back));
    paint(exposed, camera, standing);
  }
  if (done < back) table(back);
  return exposed;
}

function paint(exposed: Exposed, camera: Camera, standing: Standing): void {
  const { pixels, bodies, faces, beside, depths } = exposed;
  const { item } = standing;
  if (item >= GUESTS) {
    const owner = DECORATION + item - GUESTS;
    const shape = projected(camera, decorationOutline(item - GUESTS), standing);
    fill(shape, (pixel) => (pixels[pixel] ||= owner));
    return;
  }
  const guest = scene.guests[item];
  if (!guest) return;
  const owner = item + 1;
  depths[item] = standing.deep;
  fill(projected(camera, guest.outline, standing), (pixel) => {
    const there = (pixels[pixel] ||= owner) % FACE;
    if (there !== owner && depths[there - 1] === standing.deep) beside.set(pixel, owner);
    noteSeen(exposed, bodies[item], owner, pixel);
  });
  fill(projected(camera, guest.face, standing), (pixel) => {
    if (pixels[pixel] === owner) pixels[pixel] = owner + FACE;
    if (pixels[pixel]) noteSeen(exposed, faces[item], owner, pixel);
  });
}

/** Note who is seen in a pixel of a guest's: the guest, or whoever covers it there. */
function noteSeen(
  { pixels, beside }: Exposed,
  seen: Seen | undefined,
  owner: number,
  pixel: number,
) {
  const second = beside.get(pixel);
  if (second === owner) return note(seen, owner, pixel);
  note(seen, (pixels[pixel] ?? 0) % FACE, pixel);
  if (second !== undefined && (pixels[pixel] ?? 0) % FACE !== owner) note(seen, second, pixel);
}

function note(seen: Seen | undefined, owner: number, pixel: number): void {
  const map = seen as Map<number, number[]>;
  const row = map.get(owner);
  if (row) row.push(pixel);
  else map.set(owner, [pixel]);
}

function projected(camera: Camera, outline: Outline, { across, deep, up }: Standing): Corner[] {
  return Array.from({ length: outline.length / 2 }, (_, i) =>
    corner(camera, across + (outline[2 * i] ?? 0), deep, up + (outline[2 * i + 1] ?? 0)),
  );
}

/** Where a point of the set is seen, in sixteenths of a pixel. */
export function corner(camera: Camera, x: number, y: number, z: number): Corner {
  const far = camera.distance + y;
  const size = camera.width * far;
  const right = (2 * camera.across - camera.left) * far + 2 * (x - camera.across) * camera.distance;
  const down = (camera.top - 2 * camera.height) * far - 2 * (z - camera.height) * camera.distance;
  return {
    across: Math.floor((right * SCALE) / size),
    down: Math.floor((down * SCALE) / size),
  };
}

/** Every pixel in the frame whose middle is inside the shape. */
function fill(shape: readonly Corner[], each: (pixel: number) => void): void {
  if (!shape.length) return;
  const downs = shape.map(({ down }) => down);
  const first = Math.max(0, Math.floor((Math.min(...downs) + 7) / 16));
  const end = Math.min(HEIGHT, Math.floor((Math.max(...downs) + 7) / 16));
  for (let row = first; row < end; row += 1) {
    const crossings = crossed(shape, 16 * row + 8);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.floor(((crossings[pair] ?? 0) + 7) / 16));
      const until = Math.min(WIDTH, Math.floor(((crossings[pair + 1] ?? 0) + 7) / 16));
      for (let x = from; x < until; x += 1) each(row * WIDTH + x);
    }
  }
}

function crossed(shape: readonly Corner[], level: number): number[] {
  const found: number[] = [];
  shape.forEach((to, i) => {
    const from = shape.at(i - 1) as Corner;
    if (from.down <= level === to.down <= level) return;
    const way = ((level - from.down) * (to.across - from.across)) / (to.down - from.down);
    found.push(from.across + Math.floor(way));
  });
  return found.sort((a, b) => a - b);
}
