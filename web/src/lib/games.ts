/**
 * What each game brings to the browser, found by being there and loaded when it is asked for. `$further`
 * is one more folder of games, if the app is built with one (see vite.config.ts).
 */
import type { Component } from 'svelte';
import type { BoardProps } from './board';
import type { OpenBox } from './box';
import type { Line, Look, OwnCard, Text, View } from './protocol';
import type { Story } from './stage.svelte';

/** What a game's `replay.ts` may have: kinds of event, and how a table is laid open. */
export interface Landmarks {
  TURNS?: readonly string[]; // something begins with them that one may want to jump to
  KEY?: readonly string[]; // one looks for them
  opened?: (view: View, all: readonly View[]) => View; // what the others see of it put in
}

/** A card of one's own, where it is known what the game prints of it. */
export type PrintedCard<Printed> = Omit<OwnCard, 'printed'> & { printed: Printed | null };

/** What a game's Atelier.svelte is given: a look at the text, and a way to change it. */
export type AtelierProps<Printed = Record<string, unknown>> = {
  look: Omit<Look, 'cards'> & { cards: PrintedCard<Printed>[] };
  change: (...changes: Record<string, unknown>[]) => Promise<void>;
  say: (text: Text) => string;
};

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

const FOLDER = /([^/]+)\/web\//;

/** The same loaders by game name instead of by path. */
export function byGame<Load>(found: Record<string, Load>): Record<string, Load> {
  return Object.fromEntries(
    Object.entries(found).map(([path, load]) => [FOLDER.exec(path)?.[1] ?? path, load]),
  );
}

const PAGE = /([^/]+)\/web\/\w+\/(\w+)\.svelte/;

/** Where a game has several of a kind, the same loaders by `game-Name`. */
function byPage<Load>(found: Record<string, Load>): Record<string, Load> {
  return Object.fromEntries(
    Object.entries(found).map(([path, load]) => {
      const [, game, page] = PAGE.exec(path) ?? [];
      return [`${game}-${page}`, load];
    }),
  );
}

/** The board of each game that has one. */
export const boards = byGame(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/Board.svelte',
    '$further/*/web/Board.svelte',
  ]),
) as Record<string, Loader<Record<string, unknown>>>;

/** How each game's points came about, shown at the end. */
export const scores = byGame(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/Score.svelte',
    '$further/*/web/Score.svelte',
  ]),
) as Record<string, Loader<Record<string, unknown>>>;

/** The picture of each game, 4:3. */
export const covers = byGame(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/Cover.svelte',
    '$further/*/web/Cover.svelte',
  ]),
) as Record<string, Loader<{ title?: string }>>;

const places = byGame(
  import.meta.glob<number>(
    ['../../../src/ludoteca/games/*/web/shelf.ts', '$further/*/web/shelf.ts'],
    { eager: true, import: 'PLACE' },
  ),
);

/** The games that have a picture, in the order of the places that they name; the others after them. */
export const shelf = Object.keys(covers).sort(
  (one, other) => (places[one] ?? Infinity) - (places[other] ?? Infinity) || (one < other ? -1 : 1),
);

/** The face of each game's teacher. */
export const teachers = byGame(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/Teacher.svelte',
    '$further/*/web/Teacher.svelte',
  ]),
) as Record<string, Loader<Record<string, never>>>;

/** How each game tells what happens, if it has a way of its own. */
export const stories = byGame(
  import.meta.glob(['../../../src/ludoteca/games/*/web/story.ts', '$further/*/web/story.ts']),
) as Record<string, () => Promise<Story>>;

/** What is looked for in each game when it is played again. */
export const replays = byGame(
  import.meta.glob(['../../../src/ludoteca/games/*/web/replay.ts', '$further/*/web/replay.ts']),
) as Record<string, () => Promise<Landmarks>>;

/** Lots that a game draws after its beginning: the line of the log that tells the latest, if any. */
export const lots = byGame(
  import.meta.glob(['../../../src/ludoteca/games/*/web/lots.ts', '$further/*/web/lots.ts']),
) as Record<string, () => Promise<{ lotIn: (log: readonly Line[]) => Line | null }>>;

/** A hand of each game that has hands, laid open. */
export const openHands = byGame(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/OpenHand.svelte',
    '$further/*/web/OpenHand.svelte',
  ]),
) as Record<string, Loader<Record<string, unknown>>>;

/** The tokens and the display face of each game, applied under `data-game`. */
export const themes = byGame(
  import.meta.glob(['../../../src/ludoteca/games/*/web/theme.css', '$further/*/web/theme.css']),
);

/** Where the cards of a file of one's own are made, for each game that has such files. */
export const ateliers = byGame(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/atelier/Atelier.svelte',
    '$further/*/web/atelier/Atelier.svelte',
  ]),
) as Record<string, Loader<AtelierProps>>;

/** The pages that each game shows in the gallery, by `game-Page`. */
export const showcases = byPage(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/showcase/*.svelte',
    '$further/*/web/showcase/*.svelte',
  ]),
) as Record<string, Loader<Record<string, never>>>;

/** What is in the box of each game. */
export const boxes = byGame(
  import.meta.glob(['../../../src/ludoteca/games/*/web/box.ts', '$further/*/web/box.ts']),
) as Record<string, () => Promise<{ open: OpenBox }>>;

/** What each game draws on its rules page, by `game-Figure`. */
export const figures = byPage(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/rules/*.svelte',
    '$further/*/web/rules/*.svelte',
  ]),
) as Record<string, Loader<{ say: (text: Text) => string; game: string }>>;

/** What a picture of a lesson is given. */
export type LessonPictureProps<Shown = View> = Pick<BoardProps, 'say' | 'cards' | 'language'> & {
  view: Shown;
  of: readonly string[]; // what the script wants on it
};

/** What each game draws beside the words of its lesson, by `game-Picture`. */
export const lessonPictures = byPage(
  import.meta.glob([
    '../../../src/ludoteca/games/*/web/lesson/*.svelte',
    '$further/*/web/lesson/*.svelte',
  ]),
) as Record<string, Loader<LessonPictureProps>>;
