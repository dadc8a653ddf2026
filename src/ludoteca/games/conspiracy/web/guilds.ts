/** What the five guilds look like: five tones each, from the dark of the sea to the glow. */
import { INFLUENCE, POWERS, RANKS, type GUILDS } from './facts';

export type Guild = (typeof GUILDS)[number];
export type Influence = (typeof INFLUENCE)[number];
export type Power = (typeof POWERS)[number];

interface Look {
  /** abyss, deep, middle, light, glow */
  tones: readonly [string, string, string, string, string];
  /** a filled sign in a 24 x 24 box, told from the others by its outline alone */
  sign: string;
  /** lines cut into the sign, or nothing */
  cut: string;
}

const MIRRORED_LEAVES =
  'M11.4 15.6C7 15.6 4 12.4 3.6 8 8.2 8.4 11 11.2 11.4 15.6ZM12.6 15.6C17 15.6 20 12.4 20.4 8 15.8 8.4 13 11.2 12.6 15.6Z' +
  'M11.4 22.6C7.8 23 4.6 20.8 3 17 7.4 16.6 10.6 18.6 11.4 22.6ZM12.6 22.6C16.2 23 19.4 20.8 21 17 16.6 16.6 13.4 18.6 12.6 22.6Z';

export const LOOKS: readonly Look[] = [
  {
    tones: ['#1a1405', '#54400f', '#b3851d', '#f7d455', '#fff4c4'],
    sign: `M12 1C15.4 4.4 15.4 9 12 12 8.6 9 8.6 4.4 12 1ZM11.2 11H12.8V23H11.2Z${MIRRORED_LEAVES}`,
    cut: '',
  },
  {
    tones: ['#1c0606', '#5e1812', '#a8321f', '#e2513a', '#ffcfbd'],
    sign:
      'M12 .8 15 6H13.3V13.9C16.6 13.6 18.2 12.5 18.2 10V7.6H16.6L19.4 2.8 22.2 7.6H20.6V10C20.6 14.3 17.9 16.1 13.3 16.4V23.2H10.7' +
      'V16.4C6.1 16.1 3.4 14.3 3.4 10V7.6H1.8L4.6 2.8 7.4 7.6H5.8V10C5.8 12.5 7.4 13.6 10.7 13.9V6H9Z',
    cut: '',
  },
  {
    tones: ['#04150f', '#0c4636', '#187d5f', '#3fc79a', '#d0f8e6'],
    sign:
      'M8.6 22.4 8 19C3.6 16.8 1 13 1.2 9 1.4 6.8 3.6 5.8 5.2 6.6 5.6 4 7.8 3 9.4 3.9 10.2 1.9 13.8 1.9 14.6 3.9 16.2 3 18.4 4 18.8 6.6' +
      ' 20.4 5.8 22.6 6.8 22.8 9 23 13 20.4 16.8 16 19L15.4 22.4Z',
    cut: 'M12 18.4V6M10.4 18.2 8.6 7.4M13.6 18.2 15.4 7.4M9 17.6 4.8 10.4M15 17.6 19.2 10.4',
  },
  {
    tones: ['#040d22', '#123170', '#2558b4', '#4c8dec', '#cfe3ff'],
    sign:
      'M3.4 17.2 1.6 8.4A1.9 1.9 0 1 1 3.9 7.4L7.8 10.6 10.8 5.3A2.2 2.2 0 1 1 13.2 5.3L16.2 10.6 20.1 7.4A1.9 1.9 0 1 1 22.4 8.4' +
      'L20.6 17.2ZM3.6 19.2H20.4V22.4H3.6Z',
    cut: '',
  },
  {
    tones: ['#130722', '#43245f', '#7f4bb0', '#d49ff2', '#f6e8ff'],
    sign:
      'M12 .6 14.1 7.2 19.6 4.4 16.8 9.9 23.4 12 16.8 14.1 19.6 19.6 14.1 16.8 12 23.4 9.9 16.8 4.4 19.6 7.2 14.1.6 12 7.2 9.9 4.4 4.4' +
      ' 9.9 7.2ZM12 9.4A2.6 2.6 0 1 0 12 14.6 2.6 2.6 0 1 0 12 9.4Z',
    cut: '',
  },
];

/** A guild's looks. */
export function lookOf(guild: Guild): Look {
  return LOOKS[guild] as Look;
}

/** The power that a lord of this influence has. */
export function powerOf(influence: Influence): Power {
  return POWERS[INFLUENCE.indexOf(influence)] as Power;
}

/** A guild's five tones as custom properties: --tone-0 (abyss) to --tone-4 (glow). */
export function toneStyle(guild: Guild): string {
  return lookOf(guild)
    .tones.map((tone, i) => `--tone-${i}:${tone}`)
    .join(';');
}

/** The lord with this number: its guild and its influence. */
export function lordOf(number: number): { guild: Guild; influence: Influence } {
  return {
    guild: Math.floor(number / RANKS) as Guild,
    influence: INFLUENCE[number % RANKS] as Influence,
  };
}
