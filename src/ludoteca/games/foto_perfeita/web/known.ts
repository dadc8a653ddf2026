/** What a player knows of the guests now: what lies open, and what the notes say. */
import type { Text } from '$lib/protocol';
import type { TallyPart } from '$lib/tally';
import type { Notes } from './notes.svelte';
import type { Verdict } from './verdict';
import type { FotoView } from './view';
import { guestText } from './words';

export interface Known {
  guest: number;
  wishes: readonly string[];
  vips: number;
  isOpen: boolean; // before one's eyes, not from the notes
}

/** By guest; null where nothing is known. */
export function knownOf({ envelopes }: FotoView, notes: Notes): (Known | null)[] {
  return envelopes.map(({ cards, vips }, guest) => {
    const note = notes.of(guest);
    if (cards) {
      return { guest, wishes: cards, vips: vips ?? note.vips ?? 0, isOpen: true };
    }
    return note.wishes ? { guest, wishes: note.wishes, vips: note.vips ?? 0, isOpen: false } : null;
  });
}

export interface Count {
  met: number;
  of: number;
  points: number;
}

/** How well a guest fares; nothing for whoever is not placed or not known. */
export function countOf(known: Known | null | undefined, verdict: Verdict): Count | null {
  if (!known || !verdict.isPlaced(known.guest)) return null;
  const { guest, wishes, vips } = known;
  const met = wishes.filter((card) => verdict.meets(guest, card)).length;
  return { met, of: wishes.length, points: verdict.points(guest, wishes, vips) };
}

/** The points of the guests that are known and placed, each with its figure on the floor. */
export function partsOf(
  known: readonly (Known | null)[],
  verdict: Verdict,
  say: (text: Text) => string,
): TallyPart[] {
  return known.flatMap((each) => {
    const count = countOf(each, verdict);
    if (!each || !count) return [];
    const things = [`[data-space] [data-flip="figure:${each.guest}"]`];
    return [{ name: say(guestText(each.guest)), points: count.points, things }];
  });
}
