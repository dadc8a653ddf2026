/** The same card always draws the same picture: choices made from its id. */
import { seeded } from '$lib/draw';

export interface Choice {
  number: () => number;
  of: <Thing>(things: readonly Thing[]) => Thing;
}

export function choiceFor(code: string): Choice {
  const slug = code.replace(/\.\d+$/, ''); // copies look alike
  let seed = 2166136261;
  for (const letter of slug) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  const number = seeded(seed);
  number();
  return {
    number,
    of: (things) => things[Math.floor(number() * things.length)] as (typeof things)[number],
  };
}

export const SKINS = ['#f6d3b3', '#e8b48a', '#c98b62', '#a5694a', '#7d4b34', '#5d3626'];
export const HAIRS = ['#1c1b1f', '#4a2f22', '#8a5a2b', '#c9a35a', '#b9b4ab', '#efe9dc'];
export const CLOTHES = ['#26384b', '#5b3a29', '#3b4a3a', '#5a2a3c', '#4a4a52', '#2f5560'];
