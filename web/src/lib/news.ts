/** Whether the board has come to this moment by what is told, and not by a leap. */
import { getContext, setContext } from 'svelte';
import type { Stage } from './stage.svelte';

const KEY = Symbol('news');

/** What is inside this component asks this stage. */
export const newsFrom = (stage: () => Stage) => setContext(KEY, () => stage().news.length > 0);

/** Ask, from inside a board; a part that stands alone has always come by what it is shown. */
export const hasNews = (): (() => boolean) => getContext<() => boolean>(KEY) ?? (() => true);
