import type { EventName, FotoView } from './view';

/** What one looks for in a game that is over: marked where it is played again. */
export const TURNS: readonly EventName[] = ['round_begins', 'auction_begins', 'last_look'];
export const KEY: readonly EventName[] = [
  'turns_up',
  'steals',
  'wins',
  'last_look',
  'photos_shown',
  'game_ends',
];

/** The table with every envelope open that lies open before anybody. */
export function opened(view: FotoView, all: readonly FotoView[]): FotoView {
  const envelopes = view.envelopes.map((own, guest) => {
    const seen = all.find((each) => each.envelopes[guest]?.cards)?.envelopes[guest];
    return own.cards || !seen ? own : { ...own, ...seen };
  });
  return { ...view, envelopes };
}
