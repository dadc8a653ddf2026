/** Of which games somebody has read what one plays for; kept in this browser. */
import { reached } from './lessons';

const KEY = 'ludoteca-primers';

function all(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as string[]) : [];
  } catch {
    return []; // a forbidden store is no reason not to play
  }
}

/** Whether somebody knows the game: by its card, or by a chapter of its lesson. */
export function isKnown(game: string): boolean {
  return all().includes(game) || !!reached(game)?.done.length;
}

export function know(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), game])]));
  } catch {
    // see all()
  }
}
