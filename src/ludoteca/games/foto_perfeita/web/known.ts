/** What a player knows of the guests now: what lies open, and what the notes say. */
import type { Notes } from './notes.svelte';
import type { Verdict } from './verdict';
import type { FotoView } from './view';

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
