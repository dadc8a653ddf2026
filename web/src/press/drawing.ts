/** What a game hands to the press: its own drawings, by name; see `src/ludoteca/press`. */
import type { Component } from 'svelte';

export interface Drawing {
  // Each has props of its own, which the one who lists it knows.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>;
  props?: Record<string, unknown>;
  /** Where something is to be written or laid: middle, width and height in units of the picture. */
  places?: Record<string, readonly [x: number, y: number, width: number, height: number]>;
}

/** What `games/<name>/web/press.ts` exports as `drawings`. */
export type Drawings = Record<string, Drawing>;
