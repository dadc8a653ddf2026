/** The fourteen figures, by the number of the guest: what is drawn, and along what it is cut. */
import { scene, type Outline } from '../scene';
import * as men from './men';
import * as others from './others';
import * as party from './party';
import { FACE, outlinePath, type Piece } from './paper';
import * as women from './women';

export interface Figure {
  pieces: readonly Piece[];
  outline: string; // the silhouette, as a path
  box: readonly [x: number, y: number, width: number, height: number];
}

const DRAWN: Record<string, readonly Piece[]> = { ...women, ...men, ...others };
const PARTY: Record<string, readonly Piece[]> = { ...party };

function boxOf(outline: Outline): Figure['box'] {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const zs = outline.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.max(...zs)];
  return [left, -top, Math.max(...xs) - left, top - Math.min(...zs)];
}

/** The sheet it is all glued on, and the face in its own shape. */
function whole(pieces: readonly Piece[], outline: string, face: string): Piece[] {
  const placed = pieces.map((piece) => (piece.d === FACE ? { ...piece, d: face } : piece));
  return [{ d: outline, fill: placed[0]?.fill }, ...placed];
}

function figureOf(pieces: readonly Piece[], outline: Outline, face: Outline): Figure {
  const path = outlinePath(outline);
  return { pieces: whole(pieces, path, outlinePath(face)), outline: path, box: boxOf(outline) };
}

export const FIGURES: readonly Figure[] = scene.guests.map(({ code, outline, face }) =>
  figureOf(DRAWN[code] ?? [], outline, face),
);

/** What stands on the table, by its name in scene.toml: balloons, bottle, cake. */
export const DECORATIONS: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.entries(scene.decorations.outlines).map(([name, outline]) => [
    name,
    figureOf(PARTY[name] ?? [], outline, []),
  ]),
);
