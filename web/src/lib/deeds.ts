/** The log's lines by deed: what somebody did, with what came of it. */
import type { Line } from './protocol';

export interface Deed {
  at: number; // of its first line, from the beginning of the game
  lines: readonly Line[];
}

export const isTurn = (line: Line) => line.kind.includes('turn_begins');
const isOfTable = (line: Line) => line.kind.startsWith('table-');
/** What is paid is told before what it is paid for: both are one deed. */
const isPayment = (line: Line) =>
  /^(pays_(card|blessing|token|excess|unique|set)|spends)$/.test(line.kind);
const isPaidFor = (paid: readonly Line[], line: Line) =>
  paid.every(isPayment) &&
  !isTurn(line) &&
  !isOfTable(line) &&
  line.arguments.seat === paid[0]?.arguments.seat;
const isSame = (one: Line, other: Line) =>
  one.number === other.number && ![one, other].some((line) => isTurn(line) || isOfTable(line));

/**
 * The deeds of a log that grows. A deed to which nothing came is the very one that it was before: so
 * of a long log only what is new has to be shown anew.
 */
export class Deeds {
  #latest: readonly Deed[] = [];

  /** The deeds of these lines, of which the first is the game's line `earlier`. */
  of(lines: readonly Line[], earlier: number): readonly Deed[] {
    const known = new Map(this.#latest.map((deed) => [deed.at, deed]));
    this.#latest = grouped(lines, earlier).map((deed) => {
      const old = known.get(deed.at);
      return old && isUnchanged(old, deed) ? old : deed;
    });
    return this.#latest;
  }
}

function grouped(lines: readonly Line[], earlier: number): Deed[] {
  const all: { at: number; lines: Line[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const latest = all.at(-1)?.lines;
    if (latest?.[0] && (isSame(latest[0], line) || isPaidFor(latest, line))) latest.push(line);
    else all.push({ at: earlier + at, lines: [line] });
  }
  return all.map(({ at, lines: each }) => ({ at, lines: deedFirst(each) }));
}

/** The deed itself, what came of it, then what was paid for it. */
function deedFirst(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => !isPayment(line));
  return first > 0 ? [...lines.slice(first), ...lines.slice(0, first)] : lines;
}

/** Lines that say the same one after another, once each, with how often. */
export function counted(lines: readonly Line[]): { line: Line; times: number }[] {
  const all: { line: Line; times: number; said: string }[] = [];
  for (const line of lines) {
    const said = JSON.stringify(line.text);
    const latest = all.at(-1);
    if (latest?.said === said) latest.times++;
    else all.push({ line, times: 1, said });
  }
  return all;
}

function isUnchanged(one: Deed, other: Deed): boolean {
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => line === other.lines[at])
  );
}
