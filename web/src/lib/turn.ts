/** Calling a player whose turn it is: a soft sound and a notification, each only if asked for. */
import { settings } from './settings.svelte';
import { words } from './words.svelte';

let called = false;

/** To be told whenever it may have changed; calls once when the turn comes. */
export function callToTurn(mine: boolean, game: string): void {
  if (mine && !called) {
    if (settings.chosen.sound === 'on') chime();
    if (settings.chosen.notify === 'on') notify(game);
  }
  called = mine;
}

function notify(game: string): void {
  if (!document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  new Notification(words.ui('ui-name'), { body: words.ui('ui-notification', { game }) });
}

/** Two soft notes, made on the spot. */
function chime(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of [523.25, 659.25].entries()) {
    const start = audio.currentTime + index * 0.14;
    const tone = new OscillatorNode(audio, { frequency: pitch, type: 'sine' });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.42);
  }
  setTimeout(() => void audio.close(), 1000);
}
