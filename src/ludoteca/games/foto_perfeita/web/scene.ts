/** The set of the photo, read from the same file as the judge reads: millimetres, see scene.toml. */
import source from '../scene.toml?raw';
import { CELLS, COLUMNS, MIDDLE, OFFSETS_ACROSS } from './facts';
import type { PhotoView, Spot } from './view';
import { readToml } from './toml';

export type Outline = readonly number[]; // x, z, x, z ...

interface Scene {
  photo: { width: number; height: number };
  floor: { columns: number; rows: number; space: number; across: number; deep: number };
  screen: { depth: number; top: number };
  table: { left: number; right: number; front: number; back: number; height: number };
  decorations: {
    across: number[];
    deep: number[];
    shapes: string[][];
    outlines: Record<string, Outline>;
  };
  camera: Record<'across' | 'heights' | 'distances' | 'widths', number[]> &
    Record<'aims_across' | 'aims_up' | 'start', number[]>;
  guests: { code: string; sex: 'man' | 'woman' | 'neither'; outline: Outline; face: Outline }[];
}

export const scene = readToml<Scene>(source);

export const GUEST_CODES: readonly string[] = scene.guests.map(({ code }) => code);
export const SLOTS_ACROSS = scene.decorations.across.length;

/** What a photo is made of, as the view tells it. */
export type Setting = {
  readonly [Part in 'floor' | 'table' | 'camera']: Readonly<PhotoView[Part]>;
} & { readonly on_table?: readonly number[] };

/** The column and the row of an offset in its space. */
const columnOf = (offset: number) => offset % OFFSETS_ACROSS;
const rowOf = (offset: number) => Math.floor(offset / OFFSETS_ACROSS);

/** How far from the middle of its space a figure stands: steps to the right, and to the back. */
export function stepsOf(offset: number): { across: number; deep: number } {
  return {
    across: columnOf(offset) - columnOf(MIDDLE),
    deep: rowOf(offset) - rowOf(MIDDLE),
  };
}

/** The x of a figure's base. */
export function spotAcross({ space, offset }: Spot): number {
  const { space: size, across } = scene.floor;
  return ((CELLS[space] ?? 0) % COLUMNS) * size + size / 2 + stepsOf(offset).across * across;
}

/** The y of a figure's plane. */
export function spotDeep({ space, offset }: Spot): number {
  const { space: size, deep } = scene.floor;
  return Math.floor((CELLS[space] ?? 0) / COLUMNS) * size + size / 2 + stepsOf(offset).deep * deep;
}

/** The outline of what stands in a place of the table. */
export function decorationOutline(slot: number): Outline {
  return scene.decorations.outlines[decorationShape(slot)] ?? [];
}

export function decorationShape(slot: number): string {
  return scene.decorations.shapes[Math.floor(slot / SLOTS_ACROSS)]?.[slot % SLOTS_ACROSS] ?? '';
}

export interface Camera {
  across: number;
  height: number;
  distance: number;
  width: number; // of the frame, where the floor begins
  left: number; // edges of the frame there, in half millimetres
  top: number;
}

/** The camera's six choices in millimetres. */
export function cameraOf(choices: readonly number[]): Camera {
  const { across, heights, distances, widths, aims_across, aims_up } = scene.camera;
  const rows = [across, heights, distances, widths, aims_across, aims_up];
  const [x = 0, height = 0, distance = 0, width = 0, aim = 0, up = 0] = rows.map(
    (row, part) => row[choices[part] ?? 0] ?? 0,
  );
  const left = 2 * aim - width;
  const top = 2 * up + Math.floor((width * 9) / 16);
  return { across: x, height, distance, width, left, top };
}
