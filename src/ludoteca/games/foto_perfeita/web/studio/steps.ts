/**
 * From the set as the server has it to the set as it is wanted, one action after another. Arranging
 * is done here at once; the server is told figure by figure, in an order in which nothing is refused.
 */
import { CAMERA_FIELDS } from '../facts';
import type { Setting } from '../scene';
import type { Place } from './drag';
import type { Spot } from '../view';
import { frameFault } from '../verdict';
import type { ActionName, Own } from '../view';

export interface Step {
  kind: ActionName;
  args?: Record<string, number>;
}

const isSameSpot = (a: Spot | null | undefined, b: Spot | null | undefined) =>
  a?.space === b?.space && a?.offset === b?.offset;

export const isOnTable = ({ on_table: there }: Setting, guest: number) => !!there?.includes(guest);

/** Where a guest stands. */
export function placeOf(setting: Setting, guest: number): Place {
  return isOnTable(setting, guest) ? 'table' : (setting.floor[guest] ?? null);
}

/** Whether two places are the same. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a === 'table' || b === 'table' ? a === b : isSameSpot(a, b);
}

/** Whether two sets are alike. */
export function isSame(one: Setting, other: Setting): boolean {
  return (
    one.floor.every((_, guest) => isSamePlace(placeOf(one, guest), placeOf(other, guest))) &&
    one.table.every((isSet, slot) => isSet === other.table[slot]) &&
    one.camera.every((choice, part) => choice === other.camera[part])
  );
}

/** The set with a guest put there; whoever stands there goes where the guest came from. */
export function placed(setting: Setting, guest: number, place: Place): Setting {
  const from = placeOf(setting, guest);
  const places = setting.floor.map((there, other): Place => {
    if (other === guest) return place;
    const isTaken = place && place !== 'table' && there?.space === place.space;
    return isTaken ? from : placeOf(setting, other);
  });
  return {
    ...setting,
    floor: places.map((each) => (each === 'table' ? null : each)),
    on_table: places.flatMap((each, other) => (each === 'table' ? [other] : [])),
  };
}

/** Whether anybody but this guest stands on a space. */
function otherOn({ floor }: Setting, space: number, guest: number): boolean {
  return floor.some((spot, other) => other !== guest && spot?.space === space);
}

/** The next figure to move: one whose space is free; if they all wait for each other, any. */
function nextGuest(given: Setting, wanted: Setting): number | null {
  const differing = wanted.floor.flatMap((_, guest) =>
    isSamePlace(placeOf(wanted, guest), placeOf(given, guest)) ? [] : [guest],
  );
  const free = differing.find((guest) => {
    const spot = wanted.floor[guest];
    return !spot || !otherOn(given, spot.space, guest);
  });
  return free ?? differing[0] ?? null;
}

/** The next place of the table to change: cleared before set, so that there are enough. */
function nextSlot(given: Setting, wanted: Setting): number | null {
  const differing = wanted.table.flatMap((isSet, slot) =>
    isSet === given.table[slot] ? [] : [slot],
  );
  return differing.find((slot) => given.table[slot]) ?? differing[0] ?? null;
}

/** The next part of the camera to change: one after which the frame is still within the rules. */
function nextPart({ camera }: Setting, wanted: Setting): number | null {
  const differing = camera.flatMap((choice, part) =>
    choice === wanted.camera[part] ? [] : [part],
  );
  const legal = differing.find((part) => {
    const changed = camera.map((choice, i) => (i === part ? (wanted.camera[i] ?? 0) : choice));
    return !frameFault(changed);
  });
  return legal ?? differing[0] ?? null;
}

function moveStep(own: Own, wanted: Setting, guest: number): Step {
  const [there, spot] = [own.floor[guest], wanted.floor[guest]];
  if (!spot) return { kind: isOnTable(wanted, guest) ? 'on_table' : 'away' };
  if (there?.space === spot.space) return { kind: 'shift', args: { offset: spot.offset } };
  // Two who change places: one steps aside for a moment.
  if (otherOn(own, spot.space, guest)) return { kind: 'away' };
  return { kind: 'stand', args: { space: spot.space } };
}

function cameraStep(own: Own, wanted: Setting): Step {
  const part = nextPart(own, wanted) ?? 0;
  const name = CAMERA_FIELDS[part] ?? CAMERA_FIELDS[0];
  return { kind: name, args: { [name]: wanted.camera[part] ?? 0 } };
}

/** What to do next, in the middle of something or not; null when everything is as wanted. */
export function nextStep(own: Own, wanted: Setting): Step | null {
  const guest = nextGuest(own, wanted);
  if (own.hand === 'standing') return moveStep(own, wanted, own.picked ?? 0);
  if (own.hand === 'picking') return { kind: 'pick', args: { guest: guest ?? idle(own) } };
  if (own.hand === 'at_table') return { kind: 'slot', args: { slot: nextSlot(own, wanted) ?? 0 } };
  if (own.hand === 'at_camera') return cameraStep(own, wanted);
  if (guest !== null) return { kind: 'move_guest' };
  if (nextSlot(own, wanted) !== null) return { kind: 'decorate' };
  return nextPart(own, wanted) === null ? null : { kind: 'move_camera' };
}

/** Somebody to take in hand and put back when nobody has to move. */
const idle = (own: Own) => Math.max(0, own.floor.indexOf(null));
