/** The words for guests and their preferences. */
import type { Text } from '$lib/protocol';
import { text } from '$lib/text';
import { GUEST_CODES } from './scene';

/** A guest's name; `guest-<code>.character` is the line about it. */
export function guestText(guest: number): Text {
  return text(`guest-${GUEST_CODES[guest] ?? ''}`);
}

const TITLED = ['odete', 'anselmo', 'joaquim'];

/** Without "Dona", "Seu" or "Vô", for where there is little room. */
export function shortText(guest: number): Text {
  const code = GUEST_CODES[guest] ?? '';
  return TITLED.includes(code) ? text(`guest-${code}.short`) : guestText(guest);
}

export function characterText(guest: number): Text {
  return text(`guest-${GUEST_CODES[guest] ?? ''}.character`);
}

/** The guest that a preference names, if it names one. */
export function namedIn(card: string): number | null {
  const found = /^(?:by|hide)-(.+)$/.exec(card);
  return found ? GUEST_CODES.indexOf(found[1] ?? '') : null;
}

/** A preference in words. */
export function cardText(card: string): Text {
  const guest = namedIn(card);
  if (guest === null) return text(`card-${card}`);
  return text(card.startsWith('by-') ? 'card-beside' : 'card-hide', { guest: guestText(guest) });
}
