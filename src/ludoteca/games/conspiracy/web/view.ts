/** What view.py sends, as types, and the words for the things in it. */
import type { Text } from '$lib/protocol';
import { lordOf, type Guild } from './guilds';

export type Phase =
  'recruit' | 'keep' | 'leave' | 'place' | 'swap' | 'swap_with' | 'claim' | 'choose' | 'over';

export interface Cell {
  lord: number; // guild * 6 + rank, e.g. 11 for the red 6
  territory: number | null; // what covers its key
  crest: boolean;
}

export interface Sheet {
  lords: number;
  territories: number;
  each_territory: Record<string, number>; // worth by territory, e.g. {"16": 4}
  coalition: number; // lords in it
  coalition_points: number;
  master: number;
  total: number;
}

export interface Chambered {
  cells: Cell[]; // in reading order, as they were filled
  pearls: number;
  silver: number; // keys since the last territory
  gold: number;
  territories: number[];
  score?: Sheet; // in live play, and at the end
}

export interface ConspiracyView {
  players: number;
  seat: number | null; // whose turn it is
  phase: Phase;
  deck: number;
  piles: number[][]; // lords by guild
  hand: number[];
  territory_deck: number[];
  row: number[];
  offered: number[];
  master: number | null;
  limit: { seat: number; count: number } | null;
  must_take: number; // lords the seat in turn has to draw; 0 if it is free
  closer: number | null; // who filled a chamber first
  swapping: number | null; // the first cell of a swap under way
  chambers: Chambered[];
}

export const GUILDS: readonly Guild[] = [0, 1, 2, 3, 4];
const GUILD_NAMES = ['farmers', 'military', 'merchants', 'politicians', 'mages'] as const;
const CODES = [
  ...['seven', 'silver', 'gold', 'five', 'four', 'three', 'pairs', 'realm'],
  ...['one', 'two', 'keys', 'seek', 'lords', 'lands'],
];

/** A message of this game. */
export function text(id: string, args: Text['args'] = {}): Text {
  return { id, args };
}

/** A guild, in the plural. */
export function guildText(guild: number): Text {
  return text('guild', { guild: GUILD_NAMES[guild] ?? '' });
}

/** A lord: its colour and influence. */
export function lordText(lord: number): Text {
  const { guild, rank } = lordOf(lord);
  return text('lord', { guild: GUILD_NAMES[guild] ?? '', influence: rank });
}

/** What a lord does. */
export function powerText(lord: number): Text {
  return text(`power-${lordOf(lord).rank}`);
}

/** A territory: the two families by guild, the others by their own name. */
export function territoryText(territory: number): Text {
  const code = CODES[territory];
  if (code) return text(`territory-${code}`);
  const family = territory < 19 ? 'best' : 'each';
  return text(`territory-${family}`, { guild: GUILD_NAMES[(territory - 14) % 5] ?? '' });
}

/** What a territory is worth and does. */
export function effectText(territory: number): Text {
  const { id, args } = territoryText(territory);
  return text(`${id}.effect`, args);
}

/** The last cell whose key has been spent: a territory takes all keys up to the one it covers. */
export function lastCovered(cells: readonly Cell[]): number {
  return cells.findLastIndex((cell) => cell.territory !== null);
}
