/** The cards of the box, read from the same file as the rules read. */
import source from '../cards.toml?raw';
import { readToml } from './toml';

interface Cards {
  areas: { code: string; copies: number; spaces: string[] }[];
  others: Record<'no_men' | 'no_women' | 'clear' | 'faceless', number> &
    Record<'beside' | 'hide', string[]> & { instead: string };
  trades: Record<string, number[]>;
}
export const cards = readToml<Cards>(source);
const { areas, others, trades } = cards;

/** Each with how many there are of it. */
export const WISH_CARDS: readonly (readonly [card: string, copies: number])[] = [
  ...areas.map(({ code, copies }) => [code, copies] as const),
  ...others.beside.map((guest) => [`by-${guest}`, 1] as const),
  ['no-men', others.no_men],
  ['no-women', others.no_women],
  ['clear', others.clear],
  ['faceless', others.faceless],
  ...others.hide.map((guest) => [`hide-${guest}`, 1] as const),
];

/** The cards of the auction game are the last six. */
export const AUCTIONS_FROM = 6;

export const TRADE_CARDS = Object.entries(trades).map(
  ([trade, [copies = 1]]) => [trade, copies] as const,
);
