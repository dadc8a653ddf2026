/** Time in words that people use: days and hours, hours and minutes, never seconds by the thousand. */
import type { TableCard } from './protocol';
import { words } from './words.svelte';

const MINUTE = 60_000;
const HOUR = 60; // minutes
const DAY = 24 * HOUR;

/** `2 dias e 3 h`, `5 h e 10 min`, `12 min`. */
export function span(milliseconds: number): string {
  const exact = Math.round(milliseconds / MINUTE);
  const minutes = exact < DAY ? exact : Math.round(exact / HOUR) * HOUR; // of days the hours do
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)];
  if (minutes < 1) return words.ui('ui-span-moment');
  const parts = [
    ...(days ? [words.ui('ui-span-days', { count: days })] : []),
    ...(hours ? [words.ui('ui-span-hours', { count: hours })] : []),
    ...(minutes % HOUR ? [words.ui('ui-span-minutes', { count: minutes % HOUR })] : []),
  ];
  return new Intl.ListFormat(words.language === 'pt' ? 'pt-BR' : 'en').format(parts);
}

/** `4:05`, and `1:04:05` from an hour on: a clock to be watched. */
export function ticking(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < HOUR) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / HOUR)}:${two(minutes % HOUR)}:${two(seconds % 60)}`;
}

/** At what pace a table is played. */
export function tempo({ days, clock }: Pick<TableCard, 'days' | 'clock'>): string {
  if (days !== null) return words.ui('ui-tempo-days', { count: days });
  if (!clock) return words.ui('ui-tempo-live');
  const { minutes, increment } = clock;
  return words.ui(increment ? 'ui-tempo-minutes-more' : 'ui-tempo-minutes', { minutes, increment });
}

/** The day something happened, as one says it. */
export function dayOf(time: number): string {
  return new Date(time).toLocaleDateString(words.language === 'pt' ? 'pt-BR' : 'en', {
    dateStyle: 'medium',
  });
}

/** Until when something is good: the hour today, else the day. */
export function until(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  const style = isToday ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const };
  return new Date(time).toLocaleString(words.language, style);
}
