/**
 * Which piece is which. Cards with one face, capoeiras and the pieces of one player are alike and
 * the view gives them no identity, yet on the table each is one thing that travels. So each has a
 * key, and is always somewhere. From one view to the next whatever can have stayed where it was has
 * stayed; only the others moved. What stands before the colon is where a thing comes from that was not
 * on the table: the deck, the senzala, a player's pieces.
 */
import { CAPOEIRAS, COPIES, FIRST_BUSINESS, PIECES, SEATS, TENEMENT } from './facts';
import type { Passing } from './told';
import type { QuissamaView } from './view';

interface Thing {
  key: string;
  zone: string;
  since: number; // the view in which it came there
}

/** Things that are alike. `rest` is where those are that nothing is said of. */
class Alike {
  #things: Thing[];
  #rest: string;
  constructor(name: string, count: number, rest: string) {
    this.#rest = rest;
    this.#things = Array.from({ length: count }, (_, i) => ({
      key: `${name}${i}`,
      zone: rest,
      since: 0,
    }));
  }

  follow(zones: readonly string[], now: number): void {
    const missing = [...zones];
    const leaving = this.#things.filter((thing) => {
      const at = missing.indexOf(thing.zone);
      if (at >= 0) missing.splice(at, 1);
      return at < 0;
    });
    // Whatever lay open goes before what lies in the rest, so that it is seen to go.
    leaving.sort((a, b) => Number(a.zone === this.#rest) - Number(b.zone === this.#rest));
    leaving.forEach((thing, i) => {
      const zone = missing[i] ?? this.#rest;
      if (zone !== thing.zone) Object.assign(thing, { zone, since: now });
    });
  }

  at(zone: string): Thing[] {
    return this.#things.filter((thing) => thing.zone === zone);
  }

  /** Those that have just gone where nothing is said of them. */
  back(now: number): string[] {
    return this.at(this.#rest).flatMap(({ key, since }) => (since === now ? [key] : []));
  }
}

export interface Keys {
  hand: (face: number) => string[];
  market: (slot: number) => string;
  stored: (face: number) => string[];
  /** The cards discarded last, the newest at the end: faces with their keys. */
  discards: { face: number; key: string }[];
  capoeiras: (place: number) => string[];
  pieces: (seat: number, where: string) => string[]; // 'business 3', 'space 0', 'character 7'
  captive?: string; // the capoeira that has just come back to the senzala
  returned: (seat: number) => string | undefined; // the piece that has just come back to its player
  passing: (seat: number) => { face?: number; key: string }[]; // cards on their way into a hand
}

/** Follows everything from view to view. The same view again changes nothing. */
export class Tracker {
  #now = 0;
  #cards = COPIES.map((copies, face) => new Alike(`card:${face}-`, copies, 'deck'));
  #capoeiras = new Alike('capoeira:', CAPOEIRAS, 'senzala');
  #pieces = SEATS.map((seat) => new Alike(`piece-${seat}:`, PIECES, 'supply'));

  follow(view: QuissamaView, passing?: Passing): Keys {
    this.#now += 1;
    const now = this.#now;
    const zones = cardZones(view);
    const isOther = passing !== undefined && passing.seat !== view.you;
    if (isOther) for (const face of passing.faces) zones[face]?.push('passing');
    this.#cards.forEach((cards, face) => cards.follow(zones[face] ?? [], this.#now));
    this.#capoeiras.follow(capoeiraZones(view), this.#now);
    this.#pieces.forEach((pieces, seat) => pieces.follow(pieceZones(view, seat), this.#now));
    const keys = (things: Thing[] | undefined) => (things ?? []).map(({ key }) => key);
    return {
      hand: (face) => keys(this.#cards[face]?.at('hand')),
      market: (slot) => keys(this.#cards[view.market[slot] ?? 0]?.at(`market ${slot}`))[0] ?? '',
      stored: (face) => keys(this.#cards[face]?.at('stored')),
      discards: this.#cards
        .flatMap((cards, face) => cards.at('discard').map((thing) => ({ ...thing, face })))
        .sort((a, b) => a.since - b.since),
      capoeiras: (place) => keys(this.#capoeiras.at(`place ${place}`)),
      pieces: (seat, where) => keys(this.#pieces[seat]?.at(where)),
      captive: this.#capoeiras.back(now)[0],
      returned: (seat) => this.#pieces[seat]?.back(now)[0],
      passing: (seat) => {
        if (!isOther || passing.seat !== seat) return [];
        if (!passing.faces.length) return [{ key: `card:to-${seat}` }];
        return passing.faces.flatMap((face) =>
          keys(this.#cards[face]?.at('passing')).map((key) => ({ face, key })),
        );
      },
    };
  }
}

function cardZones(view: QuissamaView): string[][] {
  const zones: string[][] = COPIES.map(() => []);
  const own = view.you === null ? [] : (view.seats[view.you]?.hand ?? []);
  for (const face of own) zones[face]?.push('hand');
  view.market.forEach((face, slot) => zones[face]?.push(`market ${slot}`));
  for (const face of view.stored) zones[face]?.push('stored');
  for (const face of view.discards) zones[face]?.push('discard');
  return zones;
}

function capoeiraZones(view: QuissamaView): string[] {
  const at = (place: number, count: number) => Array<string>(count).fill(`place ${place}`);
  return [
    ...view.squares.flatMap((count, square) => at(square, count)),
    ...view.businesses.flatMap(({ workers }, i) => at(FIRST_BUSINESS + i, workers)),
    ...at(TENEMENT, view.tenement.count),
  ];
}

function pieceZones(view: QuissamaView, seat: number): string[] {
  const where = (name: string, owners: readonly (number | null)[]) =>
    owners.flatMap((owner, i) => (owner === seat ? [`${name} ${i}`] : []));
  return [
    ...where(
      'business',
      view.businesses.map(({ owner }) => owner),
    ),
    ...where('space', view.ministry),
    ...view.characters.flatMap(({ markers }, i) =>
      markers.includes(seat) ? [`character ${i}`] : [],
    ),
  ];
}
