/** What view.py sends, as types, and the words for the things in it. */
import type { Text } from '$lib/protocol';

export const SPHERES = ['populist', 'oligarch', 'bourgeois', 'commune', 'square', 'hip'] as const;
export const CATEGORIES = [
  ...(['politician', 'party', 'parliamentarian', 'infamy', 'event', 'voter'] as const),
] as const;
export const RESOURCES = [...SPHERES, 'power', 'money'] as const;

export type Sphere = (typeof SPHERES)[number];
export type Category = (typeof CATEGORIES)[number];
export type Resource = (typeof RESOURCES)[number];
export type Icon = Sphere | 'any' | 'money'; // of a cost
export type Phase =
  | 'actions'
  | 'discards'
  | 'accepting'
  | 'branching'
  | 'choosing'
  | 'sphere'
  | 'targeting'
  | 'paying'
  | 'running'
  | 'over';
export type Bill = Partial<Record<Icon, number>>;

export interface Held {
  card: number;
  turned: boolean;
  used: boolean; // its action, this turn
  money: number;
  capital: number; // its own conditions included
}

export interface HandView {
  count: number;
  cards: number[]; // those that the viewer knows
  revealed: number[];
  prices?: Record<string, Bill>; // one's own
}

export interface CabinetView {
  cards: Held[];
  influence: Record<Sphere, number>;
  power: number;
  hand: HandView;
  capital: number;
  in_game: boolean;
}

export interface Resolving {
  card: number;
  owner: number;
  icon?: Icon; // what is being paid
  bill?: Bill;
  remaining?: number;
  target?: number | null;
  branches?: Text[];
}

export interface VossaView {
  players: number;
  seat: number | null; // whose turn it is
  actor: number | null; // who decides now
  starter: number;
  phase: Phase;
  stage: string;
  semester: number;
  semesters: number;
  expansion: boolean;
  deck: string; // "house", or the beginning of its text's hash
  zone: { card: number; price?: Bill }[];
  piles: Record<Category, { count: number; discard: number[] }>;
  event: number | null;
  die: number | null;
  cabinets: CabinetView[];
  resolving: Resolving | null;
}

/** A message of this game. */
export function text(id: string, args: Text['args'] = {}): Text {
  return { id, args };
}

/** A resource or an icon, as it is called. */
export function resourceText(resource: Resource | Icon): Text {
  return resource === 'any' ? text('icon', { icon: 'any' }) : text('resource', { resource });
}

/** Money on a politician and wherever else it lies in a cabinet. */
export function moneyOf(cabinet: CabinetView): number {
  return cabinet.cards.reduce((sum, { money }) => sum + money, 0);
}
