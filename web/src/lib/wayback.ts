/** The way back to who one was on this device, kept in this browser until it is used or too old. */
import type { Link } from './protocol';

const KEY = 'ludoteca-way-back';

export function wayBack(): Link | null {
  try {
    const link = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Link | null;
    return link && link.expires > Date.now() ? link : null;
  } catch {
    return null; // a forbidden store: the page has shown the link
  }
}

/** Keep it instead of any other; null forgets. */
export function keepWayBack(link: Link | null): void {
  try {
    if (link) localStorage.setItem(KEY, JSON.stringify(link));
    else localStorage.removeItem(KEY);
  } catch {
    // see wayBack()
  }
}
