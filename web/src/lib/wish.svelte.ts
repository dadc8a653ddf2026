/** The table that somebody is about to open; what was chosen for a game the last time is kept here. */
import { notesAt } from './notes';
import type { GameCard, NewTable } from './protocol';
import { words } from './words.svelte';

export type Kind = 'human' | 'open' | 'bot';
export const COMPANY = ['friends', 'bots', 'screen'] as const; // whom one plays with
export type Company = (typeof COMPANY)[number];
export const TEMPI = ['live', 'clock', 'slow'] as const;

export interface SeatWish {
  key: number;
  kind: Kind;
  level: string;
  name: string;
}

/** All that is chosen but one's own name. */
interface Choice {
  company: Company;
  seats: Omit<SeatWish, 'key'>[];
  options: Record<string, string>;
  isPublic: boolean;
  tempo: (typeof TEMPI)[number];
  minutes: number;
  increment: number;
  days: number;
}

const KIND: Record<Company, Kind> = { friends: 'open', bots: 'bot', screen: 'human' };

export class Wish {
  company = $state<Company>('friends');
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, string>>({});
  isPublic = $state(false);
  tempo = $state<Choice['tempo']>('live');
  minutes = $state(20);
  increment = $state(15);
  days = $state(3);
  absence = $state<NewTable['absence']>('bot'); // what comes of who does not come

  readonly least: number;
  readonly most: number;
  #keys = 0;
  #card: GameCard;

  constructor(card: GameCard, name: string) {
    this.#card = card;
    this.least = card.players[0] ?? 1;
    this.most = card.players.at(-1) ?? 1;
    this.options = Object.fromEntries(card.settings.map((each) => [each.name, each.default]));
    const others = Array.from({ length: Math.max(1, this.least - 1) }, () => this.#seat('open'));
    this.seats = [this.#seat('human'), ...others];
    this.#recall();
    if (this.seats[0]) this.seats[0].name = name;
  }

  /** Whether the game begins as soon as the table is there. */
  get isComplete(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open');
  }

  /** What is chosen otherwise than usual. */
  get changed(): string[] {
    const usual = this.#card.settings.filter((each) => this.options[each.name] !== each.default);
    return usual.map((each) => each.name);
  }

  /** Everybody but oneself is of one kind; each can be changed afterwards. */
  with(company: Company): void {
    this.company = company;
    for (const seat of this.seats.slice(1)) seat.kind = KIND[company];
  }

  choose(setting: string, value: string): void {
    this.options[setting] = value;
  }

  add(): void {
    this.seats.push(this.#seat(KIND[this.company]));
  }

  /** As the server is asked for it. */
  asked(): NewTable {
    return {
      game: this.#card.name,
      seats: this.seats.map(({ kind, level, name }) => ({
        kind,
        ...(kind === 'bot' ? { level } : {}),
        ...(kind === 'human' && name.trim() ? { name: name.trim() } : {}),
      })),
      options: { ...this.options },
      public: this.isPublic,
      language: words.language,
      hot_seat: this.company === 'screen',
      days: this.tempo === 'slow' ? this.days : null,
      clock: this.tempo === 'clock' ? { minutes: this.minutes, increment: this.increment } : null,
      absence: this.absence,
    };
  }

  /** For the next time; files of one's own are kept elsewhere. */
  remember(): void {
    const { company, isPublic, tempo, minutes, increment, days } = this;
    const seats = this.seats.map(({ kind, level, name }) => ({ kind, level, name }));
    const options = Object.fromEntries(Object.entries(this.options).filter(this.#isListed));
    const choice = { company, seats, options, isPublic, tempo, minutes, increment, days };
    this.#place.write(choice satisfies Choice);
  }

  get #place() {
    return notesAt(`ludoteca-new-${this.#card.name}`);
  }

  #isListed = ([name, value]: [string, string]): boolean =>
    !!this.#card.settings.find((each) => each.name === name)?.values.includes(value);

  #seat(kind: Kind): SeatWish {
    const { levels } = this.#card;
    const level = levels.at(Math.min(1, levels.length - 1)) ?? '';
    return { key: this.#keys++, kind, level, name: '' };
  }

  /** What was chosen the last time, as far as this server still knows it. */
  #recall(): void {
    const kept = this.#place.read() as Choice | null;
    if (!kept || !COMPANY.includes(kept.company) || !TEMPI.includes(kept.tempo)) return;
    const { company, isPublic, tempo, minutes, increment, days } = kept;
    Object.assign(this, { company, isPublic, tempo, minutes, increment, days });
    Object.assign(
      this.options,
      Object.fromEntries(Object.entries(kept.options).filter(this.#isListed)),
    );
    if (kept.seats.length < this.least || kept.seats.length > this.most) return this.with(company);
    const { levels } = this.#card;
    this.seats = kept.seats.map(({ kind, level, name }) => {
      const seat = this.#seat(kind);
      return { ...seat, name, level: levels.includes(level) ? level : seat.level };
    });
  }
}
