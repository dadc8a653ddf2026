/** Where things of the set are seen in the photo, in its pixels: the judge's lens without rounding. */
import { scene, type Camera } from '../scene';

export const { width: WIDTH, height: HEIGHT } = scene.photo;

export type Point = readonly [x: number, y: number, z: number];

/** A point of the set in the photo. */
export function seen(camera: Camera, [x, y, z]: Point): [number, number] {
  const { size, left, top } = plane(camera, y);
  return [left + size * x, top - size * z];
}

/** An upright plane across the set: how large a millimetre is there, and where x = z = 0 is seen. */
export function plane(camera: Camera, y: number): { size: number; left: number; top: number } {
  const pixel = WIDTH / camera.width;
  const size = (pixel * camera.distance) / (camera.distance + y);
  const left = (pixel / 2) * (2 * camera.across - camera.left) - size * camera.across;
  const top = (pixel / 2) * (camera.top - 2 * camera.height) + size * camera.height;
  return { size, left, top };
}

/** How a figure that stands there is brought into the photo. */
export function standing(camera: Camera, across: number, deep: number, up: number): string {
  const { size, left, top } = plane(camera, deep);
  const move = [left + size * across, top - size * up].map((part) => part.toFixed(3));
  return `translate(${move.join(' ')}) scale(${size.toFixed(5)})`;
}

/** A flat shape of the set as a path in the photo. */
export function shape(camera: Camera, places: readonly Point[]): string {
  const corners = places.map((place) =>
    seen(camera, place)
      .map((part) => part.toFixed(2))
      .join(' '),
  );
  return `M${corners.join('L')}Z`;
}

/** A piece of the floor. */
export function floorShape(camera: Camera, x: number, y: number, width: number, depth: number) {
  return shape(camera, [
    [x, y, 0],
    [x + width, y, 0],
    [x + width, y + depth, 0],
    [x, y + depth, 0],
  ]);
}

/** Pixels as a path of one rectangle for every run in a row. */
export function pixelPath(pixels: readonly number[]): string {
  const sorted = [...pixels].sort((a, b) => a - b);
  let path = '';
  let start = 0;
  sorted.forEach((pixel, i) => {
    const next = sorted[i + 1];
    if (next === pixel + 1 && next % WIDTH !== 0) return;
    const first = sorted[start] ?? 0;
    path += `M${first % WIDTH} ${Math.floor(first / WIDTH)}h${pixel - first + 1}v1h${first - pixel - 1}z`;
    start = i + 1;
  });
  return path;
}
