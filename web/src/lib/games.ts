/** What each game brings to the browser, found by being there and loaded when it is asked for. */
import type { Component } from 'svelte';

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

const FOLDER = /games\/([^/]+)\/web\//;

/** The same loaders by game name instead of by path. */
export function byGame<Load>(found: Record<string, Load>): Record<string, Load> {
  return Object.fromEntries(
    Object.entries(found).map(([path, load]) => [FOLDER.exec(path)?.[1] ?? path, load]),
  );
}

/** The board of each game that has one. */
export const boards = byGame(
  import.meta.glob('../../../src/ludoteca/games/*/web/Board.svelte'),
) as Record<string, Loader<Record<string, unknown>>>;

/** How each game's points came about, shown at the end. */
export const scores = byGame(
  import.meta.glob('../../../src/ludoteca/games/*/web/Score.svelte'),
) as Record<string, Loader<Record<string, unknown>>>;

/** The picture of each game, 4:3. */
export const covers = byGame(
  import.meta.glob('../../../src/ludoteca/games/*/web/Cover.svelte'),
) as Record<string, Loader<{ title?: string }>>;

/** The tokens and the display face of each game, applied under `data-game`. */
export const themes = byGame(import.meta.glob('../../../src/ludoteca/games/*/web/theme.css'));
