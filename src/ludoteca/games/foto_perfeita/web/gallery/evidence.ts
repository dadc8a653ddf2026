/** The pixels and places that decide whether a preference is met, and the words for them. */
import type { Text } from '$lib/protocol';
import type { Exposed, Seen } from '../judge';
import { CELLS, COLUMNS, GUESTS } from '../facts';
import { scene, type Setting } from '../scene';
import { AREAS, areBeside } from '../verdict';
import { text } from '$lib/text';
import { guestText, namedIn } from '../words';

export interface Evidence {
  bright: number[]; // pixels of those it is about
  good: number[]; // pixels that speak for it
  bad: number[]; // pixels that speak against it
  spaces: number[]; // of the floor
  why: Text;
}

const NOTHING = { good: [], bad: [], spaces: [] };

/** What is seen of a guest. */
function bodyOf({ bodies }: Exposed, guest: number): number[] {
  return [...(bodies[guest]?.get(guest + 1) ?? [])];
}

/** The guests seen where this shape would be, with the pixels. */
function coverers(shape: Seen | undefined, guest: number): [other: number, pixels: number[]][] {
  return [...(shape ?? [])]
    .map(([owner, pixels]) => [owner - 1, [...pixels]] as [number, number[]])
    .filter(([other]) => other >= 0 && other < GUESTS && other !== guest);
}

const sizeOf = (shape: Seen | undefined) =>
  [...(shape?.values() ?? [])].reduce((sum, pixels) => sum + pixels.length, 0);

function spaceText(space: number): Text {
  const cell = CELLS[space] ?? 0;
  return text('space', { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 });
}

/** A guest in the light, before anything is asked about it. */
export function spotlight(exposed: Exposed, { floor }: Setting, guest: number): Evidence | null {
  const bright = bodyOf(exposed, guest);
  return floor[guest] ? { ...NOTHING, bright, why: guestText(guest) } : null;
}

/** What decides on a preference of a guest in a photo. */
export function evidenceOf(
  exposed: Exposed,
  { floor }: Setting,
  guest: number,
  card: string,
): Evidence | null {
  const spot = floor[guest];
  if (!spot) return null;
  const own = { ...NOTHING, bright: bodyOf(exposed, guest) };
  const area = AREAS.get(card);
  const other = namedIn(card);
  if (area) {
    const why = text('board-why-area', { space: spaceText(spot.space) });
    return { ...own, spaces: [...area], why };
  }
  if (card.startsWith('by-') && other !== null) return beside(exposed, floor, guest, other);
  if (card.startsWith('no-')) return shunned(exposed, floor, guest, card);
  if (card === 'faceless') return faceOf(exposed, guest, own);
  if (other === null || other === guest) return coveredOf(exposed, guest, own);
  return hidden(exposed, floor, guest, other);
}

function beside(exposed: Exposed, floor: Setting['floor'], guest: number, other: number): Evidence {
  const bright = bodyOf(exposed, guest);
  const there = floor[other];
  const here = floor[guest];
  if (other === guest) return { ...NOTHING, bright, why: text('board-why-self') };
  const named = { guest: guestText(other) };
  if (!there || !here) return { ...NOTHING, bright, why: text('board-why-absent', named) };
  const near = areBeside(here.space, there.space);
  const pixels = bodyOf(exposed, other);
  return {
    bright: [...bright, ...pixels],
    good: near ? pixels : [],
    bad: near ? [] : pixels,
    spaces: [here.space, there.space],
    why: text(near ? 'board-why-beside' : 'board-why-apart', named),
  };
}

function shunned(exposed: Exposed, floor: Setting['floor'], guest: number, card: string): Evidence {
  const sex = card === 'no-men' ? 'man' : 'woman';
  const here = floor[guest]?.space ?? 0;
  const near = scene.guests.flatMap((each, i) => {
    const there = floor[i];
    return each.sex === sex && there && areBeside(here, there.space) ? [i] : [];
  });
  const bad = near.flatMap((other) => bodyOf(exposed, other));
  return {
    bright: [...bodyOf(exposed, guest), ...bad],
    good: [],
    bad,
    spaces: [here, ...near.map((other) => floor[other]?.space ?? 0)],
    why: near.length
      ? text('board-why-neighbour', { guest: guestText(near[0] ?? 0), more: near.length - 1 })
      : text('board-why-no-neighbour', { sex }),
  };
}

const BIT = 40; // pixels of the judge: people are told whether it is a bit or a part
const partOf = (pixels: number) => (pixels < BIT ? 'bit' : 'part');

function coveredOf(exposed: Exposed, guest: number, own: Omit<Evidence, 'why'>): Evidence {
  const covering = coverers(exposed.bodies[guest], guest);
  const bad = covering.flatMap(([, pixels]) => pixels);
  const [worst] = covering.sort((a, b) => b[1].length - a[1].length);
  return {
    ...own,
    bright: [...own.bright, ...bad],
    bad,
    why: worst
      ? text('board-why-covered', { guest: guestText(worst[0]), size: partOf(worst[1].length) })
      : text('board-why-clear'),
  };
}

function faceOf(exposed: Exposed, guest: number, own: Omit<Evidence, 'why'>): Evidence {
  const face = exposed.faces[guest];
  const bad = [...(face?.get(guest + 1) ?? [])];
  const good = [...(face ?? [])].flatMap(([owner, pixels]) =>
    owner === guest + 1 ? [] : [...pixels],
  );
  return { ...own, bright: [...own.bright, ...good], good, bad, why: faceText(face, guest) };
}

function faceText(face: Seen | undefined, guest: number): Text {
  if (!scene.guests[guest]?.face.length) return text('board-why-no-face');
  const all = sizeOf(face);
  if (!all) return text('board-why-out-of-frame');
  const count = face?.get(guest + 1)?.length ?? 0;
  return count
    ? text('board-why-face-seen', { size: partOf(count) })
    : text('board-why-face-hidden');
}

function hidden(exposed: Exposed, floor: Setting['floor'], guest: number, other: number): Evidence {
  const bright = bodyOf(exposed, guest);
  const named = { guest: guestText(other) };
  if (!floor[other]) return { ...NOTHING, bright, why: text('board-why-absent', named) };
  const face = exposed.faces[other];
  const bad = [...(face?.get(other + 1) ?? [])];
  const good = [...(face?.get(guest + 1) ?? [])];
  const why = bad.length
    ? text('board-why-their-face-seen', { ...named, size: partOf(bad.length) })
    : text(good.length ? 'board-why-hidden-by-me' : 'board-why-hidden-not-by-me', named);
  return { ...NOTHING, bright: [...bright, ...bodyOf(exposed, other), ...good], good, bad, why };
}
