/**
 * A standing rule of a card as something that menus can change: `discount 1 voter`. What is not
 * understood is left to be written by hand; whether it is right, the rules say.
 */
import { ACTS, PER, PRICED, REACH_OF_ACT, RULES, SIGNED_RULES, SPHERES } from '../facts';
import { KINDS } from './sentence';

export interface Rule {
  kind: string; // 'hand', 'discount', 'wins ties'
  count: string; // '+1', '2'; of `forbid` the act, 'buy'
  what: string; // 'voter', 'hip'; '' where nothing is chosen
}

const PRICES: readonly string[] = ['discount', 'surcharge'];
const signed: readonly string[] = SIGNED_RULES;
const plain: readonly string[] = RULES;
const reachOfAct: Readonly<Record<string, readonly string[]>> = REACH_OF_ACT;
// The menus offer what cards usually say. It is no rule: more may be written in the file, and is shown.
const upTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1));
const CHANGES = ['+', '-'].flatMap((sign) => upTo(5).map((count) => `${sign}${count}`));
const DISCOUNTS = upTo(6);

/** Every kind of rule, those with a number first. */
export const RULE_KINDS = [...SIGNED_RULES, ...PRICES, 'capital', 'wild', 'forbid', ...RULES];

/** How much of it there may be, or of `forbid` which act; nothing where there is no choice. */
export function amounts(kind: string): readonly string[] {
  if (signed.includes(kind) || kind === 'capital') return CHANGES;
  if (PRICES.includes(kind)) return DISCOUNTS;
  return kind === 'forbid' ? ACTS : [];
}

/** Of what it speaks; nothing where there is no choice. */
export function objects({ kind, count }: Rule, keywords: readonly string[]): readonly string[] {
  if (kind === 'wild') return SPHERES;
  if (kind === 'capital') {
    const counted = PER.filter((each) => each !== 'hand');
    return ['voter', ...counted, ...KINDS.filter((each) => each !== 'voter'), ...keywords];
  }
  if (PRICES.includes(kind)) return [...PRICED.toReversed(), ...SPHERES, ...keywords];
  if (kind === 'forbid') return [...(reachOfAct[count] ?? KINDS), ...SPHERES, ...keywords];
  return [];
}

/** A rule of a kind, with whatever suits it. */
export function ruleOf(kind: string, count = amounts(kind)[0] ?? ''): Rule {
  const what = objects({ kind, count, what: '' }, [])[0] ?? '';
  return { kind, count, what };
}

export function writeRule({ kind, count, what }: Rule): string {
  const per = kind === 'capital' ? 'per' : '';
  return [kind, count, per, what].filter(Boolean).join(' ');
}

/** A rule for the menus; null if they could not write it as it is. */
export function readRule(text: string): Rule | null {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (plain.includes(whole)) return { kind: whole, count: '', what: '' };
  const [kind = '', ...rest] = whole.split(' ');
  const count = kind === 'wild' ? '' : (rest[0] ?? '');
  const rule = { kind, count, what: kind !== 'wild' && rest.length < 2 ? '' : (rest.at(-1) ?? '') };
  return RULE_KINDS.includes(kind) && writeRule(rule) === whole ? rule : null;
}
