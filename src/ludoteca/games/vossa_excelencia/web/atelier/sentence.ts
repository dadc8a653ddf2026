/**
 * What is written on a card as something that menus can change: `lose 1 money: gain 2 hip or draw 1`.
 * What is not understood is left to be written by hand; whether it is right, the rules say.
 */
import {
  CARD_VERBS,
  CONDITIONS,
  FIXED,
  MONEY_VERBS,
  ONLY_CONDITIONS,
  PLAIN_VERBS,
  REACH,
  RESOURCES,
  SPHERES,
  WHO,
} from '../facts';
import type { Category } from '../view';

export interface Step {
  who: string; // '', 'target', 'others', 'everyone'
  verb: string;
  count: string; // '1' to '20', 'all'
  what: string;
  per: string; // '' or what it is multiplied by
}
export type Steps = Step[];
export interface Group {
  faces: string; // '1', '2-5'
  alternatives: Steps[];
}
export interface Sentence {
  conditions: Steps;
  alternatives: Steps[]; // where there is no risk
  risk: Group[];
}

/** What cards of a cabinet may be called, the most usual first. */
export const KINDS: readonly (Category | 'card')[] = [
  ...(['parliamentarian', 'infamy', 'voter'] as const),
  ...(['card', 'party', 'politician'] as const),
];
const reach: Readonly<Record<string, readonly string[]>> = REACH;
const OF_CABINET = ['return', 'turn', 'unturn']; // whose card may be the very one that says it
const isAmong = (words: readonly string[], word: string) => words.includes(word);

/** The verbs that may stand here. */
export function verbs(isCondition: boolean): string[] {
  if (isCondition) return [...CONDITIONS];
  const cards = CARD_VERBS.filter((verb) => !isAmong(ONLY_CONDITIONS, verb));
  return ['gain', 'lose', ...PLAIN_VERBS, ...cards, 'receive', ...MONEY_VERBS, ...FIXED];
}

/** What may stand after a verb, besides a number; nothing where there is no choice. */
export function things(verb: string, keywords: readonly string[]): string[] {
  if (verb === 'gain') return ['any', ...RESOURCES];
  if (verb === 'lose') return [...RESOURCES];
  if (!isAmong(CARD_VERBS, verb)) return [];
  const found = reach[verb] ? [...reach[verb], 'card'] : KINDS;
  const kinds = [...found, ...SPHERES, ...keywords];
  if (verb === 'discard') return ['hand', 'this', ...kinds];
  return isAmong(OF_CABINET, verb) ? ['this', ...kinds] : kinds;
}

export const isCounted = ({ verb, what }: Step) =>
  !isAmong(FIXED, verb) && verb !== 'pay' && what !== 'this';

/** A step with a verb of its own, and whatever suits it. */
export function stepOf(verb: string, keywords: readonly string[] = [], who = ''): Step {
  const what = verb === 'pay' ? '1 any' : (things(verb, keywords)[0] ?? '');
  return { who, verb, count: '1', what, per: '' };
}

function readStep(text: string): Step {
  let words = text.trim().split(/\s+/);
  const who = isAmong(WHO, words[0] ?? '') ? (words.shift() ?? '') : '';
  let per = '';
  if (words.length > 2 && words.at(-2) === 'per') {
    per = words.at(-1) ?? '';
    words = words.slice(0, -2);
  }
  const whole = words.join(' ');
  if (isAmong(FIXED, whole)) return { who, verb: whole, count: '', what: '', per };
  const [verb = '', ...rest] = words;
  if (verb === 'pay') return { who, verb, count: '', what: rest.join(' '), per };
  if (rest.at(-1) === 'this') return { who, verb, count: '1', what: 'this', per };
  const [count = '', what = ''] = rest;
  const hidden = isAmong(MONEY_VERBS, verb) || verb === 'receive';
  return { who, verb, count, what: hidden ? '' : what, per };
}

function writeStep({ who, verb, count, what, per }: Step): string {
  const thing = isAmong(MONEY_VERBS, verb) ? 'money' : verb === 'receive' ? 'infamy' : what;
  const parts = isAmong(FIXED, verb)
    ? [who, verb]
    : verb === 'pay' || what === 'this'
      ? [who, verb, what]
      : [who, verb, count, thing, per && `per ${per}`];
  return parts.filter(Boolean).join(' ');
}

const readSteps = (text: string): Steps => text.split(',').map(readStep);
const readAlternatives = (text: string) => ` ${text} `.split(/\sor\s/).map(readSteps);
const writeSteps = (steps: Steps) => steps.map(writeStep).join(', ');
const writeAlternatives = (all: Steps[]) => all.map(writeSteps).join(' or ');

export function write({ conditions, alternatives, risk }: Sentence): string {
  const groups = risk.map(
    ({ faces, alternatives: all }) => `${faces} -> ${writeAlternatives(all)}`,
  );
  const body = risk.length ? `roll ${groups.join(' | ')}` : writeAlternatives(alternatives);
  return conditions.length ? `${writeSteps(conditions)}: ${body}` : body;
}

function readUnchecked(text: string): Sentence {
  const [first = '', ...after] = text.split(':');
  const conditions = after.length ? readSteps(first) : [];
  const body = (after.length ? after.join(':') : first).trim();
  if (!/^roll\s/.test(body)) return { conditions, alternatives: readAlternatives(body), risk: [] };
  const risk = body
    .slice(4)
    .split('|')
    .map((group) => {
      const [faces = '', effect = ''] = group.split('->');
      return { faces: faces.trim(), alternatives: readAlternatives(effect) };
    });
  return { conditions, alternatives: [[stepOf('gain')]], risk };
}

/** A sentence for the menus; null if they could not write it as it is. */
export function read(text: string): Sentence | null {
  const plain = text.trim().replace(/\s+/g, ' ');
  const sentence = readUnchecked(plain);
  const known = new Set([...verbs(true), ...verbs(false)]);
  const groups = [sentence.conditions, ...sentence.alternatives];
  const all = [...groups, ...sentence.risk.flatMap(({ alternatives }) => alternatives)].flat();
  return all.every(({ verb }) => known.has(verb)) && write(sentence) === plain ? sentence : null;
}
