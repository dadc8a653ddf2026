/** Calling a player whose turn it is: a soft sound and a notification, each only if asked for. */
import { settings } from './settings.svelte';
import { sound } from './sounds';
import { words } from './words.svelte';

let called = false;

/** To be told whenever it may have changed; calls once when the turn comes. */
export function callToTurn(mine: boolean, game: string): void {
  if (mine && !called) {
    sound('turn');
    if (settings.chosen.notify === 'on') notify(game);
  }
  called = mine;
}

function notify(game: string): void {
  if (!document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  new Notification(words.ui('ui-name'), { body: words.ui('ui-notification', { game }) });
}
