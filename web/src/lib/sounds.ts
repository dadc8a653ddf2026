/** Few and soft sounds, made on the spot, and only for who has asked for them. */
import { settings } from './settings.svelte';

interface Note {
  pitch: number; // hertz
  at: number; // seconds from the beginning
  lasts: number;
  loud: number; // of 1
}

const SOUNDS = {
  turn: [
    { pitch: 523.25, at: 0, lasts: 0.4, loud: 0.12 },
    { pitch: 659.25, at: 0.14, lasts: 0.4, loud: 0.12 },
  ],
  deed: [{ pitch: 196, at: 0, lasts: 0.09, loud: 0.07 }], // a card laid down
  end: [
    { pitch: 392, at: 0, lasts: 0.6, loud: 0.1 },
    { pitch: 523.25, at: 0.16, lasts: 0.6, loud: 0.1 },
    { pitch: 659.25, at: 0.32, lasts: 0.9, loud: 0.1 },
  ],
} satisfies Record<string, Note[]>;

const RISE = 0.015; // seconds; without it a note clicks
let audio: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS): void {
  const isUnseen = document.hidden && name !== 'turn'; // that one calls back
  if (settings.chosen.sound === 'off' || isUnseen) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const note of SOUNDS[name]) play(audio, note);
}

function play(on: AudioContext, { pitch, at, lasts, loud }: Note): void {
  const start = on.currentTime + at;
  const tone = new OscillatorNode(on, { frequency: pitch, type: 'sine' });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + RISE);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
