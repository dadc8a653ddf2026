/** The ways back to who one was on this device, kept in this browser until used or too old. */
import type { Link } from './protocol';

const KEY = 'ludoteca-way-back';
const MOST = 5; // who takes links of others again and again finds the latest

/** A link, and the name of the guest it leads back to; '' if they had none. */
export interface WayBack extends Link {
  name: string;
}

/** All that are still good, the latest first. */
export function waysBack(): WayBack[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as WayBack | WayBack[];
    return [kept].flat().filter((link) => link.expires > Date.now());
  } catch {
    return []; // a forbidden store: the page has shown the link
  }
}

/** Keep one beside those that are there: somebody may become several others in a row. */
export function keepWayBack(link: WayBack): void {
  keep([link, ...waysBack()].slice(0, MOST));
}

/** A link was used. */
export function forgetWayBack(code: string): void {
  keep(waysBack().filter((link) => !link.path.endsWith(`/${code}`)));
}

function keep(links: WayBack[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // see waysBack()
  }
}
