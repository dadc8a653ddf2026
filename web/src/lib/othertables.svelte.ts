/** What waits for somebody at their other tables, looked at now and then while they sit at one. */
import { api } from './api';
import { badge } from './badge';
import type { TableCard } from './protocol';

const OFTEN = 4000; // milliseconds, while somebody is to come
const SELDOM = 20_000;

export type Waits = 'came' | 'meeting' | 'invited' | 'turn';

/** Why another table is spoken of; '' if it is not. */
export function waitsAt(table: TableCard): Waits | '' {
  if (table.seats.some((seat) => seat.invited)) return 'invited';
  if (!table.yours) return '';
  if (table.phase === 'gathering') return table.meeting ? 'meeting' : '';
  if (table.phase !== 'playing') return '';
  if (table.meeting) return table.seats.some((seat) => seat.you && seat.absent) ? '' : 'came';
  return table.your_turn && table.seats.some((seat) => seat.kind === 'human' && !seat.you)
    ? 'turn'
    : '';
}

export class OtherTables {
  tables = $state.raw<readonly TableCard[]>([]);

  #here: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(here: string) {
    this.#here = here;
    void this.look();
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const found = await api.myTables().catch(() => this.tables);
    if (this.#closed) return;
    badge(found);
    this.tables = found.filter((table) => table.id !== this.#here && waitsAt(table));
    const isAwaited = this.tables.some((table) => waitsAt(table) === 'meeting');
    this.#timer = setTimeout(() => void this.look(), isAwaited ? OFTEN : SELDOM);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
