/** How far somebody has come in the lessons; kept in this browser. */
const KEY = 'ludoteca-lessons';

export interface Reached {
  chapter: string;
  at: number; // the step
  done: string[]; // chapters gone through to their end
}

function all(): Record<string, Reached> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Reached>;
  } catch {
    return {}; // a forbidden store is no reason not to learn
  }
}

export function reached(game: string): Reached | undefined {
  return all()[game];
}

export function reach(game: string, chapter: string, at: number, isEnd: boolean): void {
  const before = reached(game)?.done ?? [];
  const done = isEnd ? [...new Set([...before, chapter])] : before;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { chapter, at, done } }));
  } catch {
    // see all()
  }
}
