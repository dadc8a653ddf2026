/** What is going on, in three sentences: who, why, what now. Read off the view alone. */
import type { GameLine } from '$lib/board';
import type { Text } from '$lib/protocol';
import { cardOf } from './cards';
import { text } from '$lib/text';
import { CAUSES } from './facts';
import type { AgenciaView, EventName, Phase } from './view';
import { player } from './words';

export type Mood = 'turn' | 'crisis' | 'revolt' | 'offer' | 'field' | 'hegemony' | 'over';

export interface Scene {
  mood: Mood;
  seat: number | null; // whom it is about
  title: Text;
  who: Text;
  why: Text | null;
  now: Text | null;
  told?: Text; // what happens at this moment
}

const MOODS: Partial<Record<EventName, Mood>> = {
  ...{ crisis: 'crisis', crisis_announced: 'crisis', passed_over: 'crisis' },
  ...{ revolt_begins: 'revolt', revolt_succeeds: 'revolt', revolt_fails: 'revolt' },
  ...{ offers: 'offer', alters: 'offer', not_approved: 'offer', supports: 'offer' },
  ...{ vetoes: 'offer', votes: 'offer', swaps_structures: 'offer', shuffles_structures: 'offer' },
  ...{ claims_hegemony: 'hegemony', claims_in_vain: 'hegemony', moves_sideways: 'field' },
  ...{ stays: 'field' },
  ...{ wins_match: 'over', wins_game: 'over', match_closes: 'over', closing: 'over' },
};
const TITLES: Record<Exclude<Mood, 'turn'>, string> = {
  ...{ crisis: 'board-crisis', revolt: 'board-revolt', offer: 'board-offer', field: 'board-field' },
  ...{ hegemony: 'board-hegemony', over: 'board-match-over' },
};

/** What is told now; in a turn beside the structure that it comes from. */
export function toldScene(view: AgenciaView, line: GameLine<EventName>): Scene {
  const mood = MOODS[line.kind] ?? 'turn';
  const seat = line.arguments.seat ?? null;
  if (mood === 'turn' && view.seat !== null) {
    return { ...turnScene(view, view.seat), now: null, told: line.text };
  }
  const title = text(mood === 'turn' ? 'board-over' : TITLES[mood]);
  return { mood, seat, title, who: line.text, why: null, now: null };
}

const ALTERING: readonly Phase[] = ['insert', 'place', 'approve', 'veto', 'vote'];

export function sceneOf(view: AgenciaView): Scene {
  if (view.phase === 'over' || view.seat === null) return overScene(view);
  if (view.phase === 'field') return fieldScene(view);
  // Where everybody has to notice alone, nothing is announced.
  if (view.phase === 'claim' && !view.self_noticed) return claimScene();
  const isAltering = ALTERING.includes(view.phase);
  if (isAltering && view.alteration.cause === CAUSES.crisis) return crisisScene(view, view.seat);
  if (view.phase === 'revolt' || (isAltering && view.alteration.cause === CAUSES.revolt)) {
    return revoltScene(view);
  }
  if (isAltering && view.alteration.card >= 0 && view.alteration.place >= 0)
    return offerScene(view);
  return turnScene(view, view.seat);
}

const structureOf = (view: AgenciaView, seat: number) => cardOf(view.society[seat] ?? 0);

function turnScene(view: AgenciaView, seat: number): Scene {
  const card = structureOf(view, seat);
  return {
    mood: 'turn',
    seat,
    title: text('board-turn', { seat: player(seat) }),
    who: card.name,
    why: card.text,
    now: turnNow(view, seat),
  };
}

function turnNow(view: AgenciaView, seat: number): Text | null {
  const [chosen] = view.program.chosen;
  if (view.phase === 'give' && chosen >= 0) {
    return text('board-chosen', { seat: player(seat), other: player(chosen) });
  }
  if (view.crisis.announced) return text('board-announced');
  return view.crisis.paradigms > 0 ? text('board-paradigm') : null;
}

function crisisScene(view: AgenciaView, seat: number): Scene {
  const { alteration, crisis } = view;
  return {
    mood: 'crisis',
    seat,
    title: text('board-crisis'),
    who: text('board-crisis-who', { seat: player(seat), card: structureOf(view, seat).name }),
    why: crisis.reason && text('board-crisis-why', { reason: crisis.reason }),
    now: proposed(view) ?? text('board-crisis-now', { seat: player(alteration.seat) }),
  };
}

function revoltScene(view: AgenciaView): Scene {
  const { alteration, hands } = view;
  const seat = alteration.seat;
  const counts = hands.map((hand) => hand.count);
  const isUndecided = view.phase === 'revolt';
  const own = view.seat === seat ? '.own' : ''; // who would revolt is whose turn it is
  return {
    mood: 'revolt',
    seat,
    title: text(isUndecided ? 'board-unrest' : 'board-revolt'),
    who: text(isUndecided ? 'board-unrest-who' : 'board-revolt-who', { seat: player(seat) }),
    why: text('board-revolt-why', { most: Math.max(...counts), fewest: Math.min(...counts) }),
    now: isUndecided
      ? text(`board-unrest-now${own}`, { seat: player(seat), other: player(view.seat ?? 0) })
      : (proposed(view) ?? text('board-revolt-now', { seat: player(seat) })),
  };
}

function offerScene(view: AgenciaView): Scene {
  const { seat } = view.alteration;
  return {
    mood: 'offer',
    seat,
    title: text('board-offer'),
    who: text('board-offer-who', { seat: player(seat) }),
    why: null,
    now: proposed(view),
  };
}

/** What is proposed, once both card and place are known. */
function proposed({ alteration, phase }: AgenciaView): Text | null {
  if (alteration.card < 0) return null;
  const card = cardOf(alteration.card).name;
  if (alteration.place < 0) {
    return text('board-placing', { seat: player(alteration.seat), card });
  }
  const ask = phase === 'veto' ? 'veto' : phase === 'vote' ? 'vote' : 'approve';
  const own = alteration.place === alteration.seat ? '.own' : '';
  return text(`board-proposed-${ask}${own}`, {
    ...{ seat: player(alteration.seat), card, other: player(alteration.place) },
  });
}

function fieldScene({ alteration }: AgenciaView): Scene {
  return {
    mood: 'field',
    seat: alteration.seat,
    title: text('board-field'),
    who: text('board-field-who', { seat: player(alteration.seat) }),
    why: text('board-field-why'),
    now: null,
  };
}

function claimScene(): Scene {
  return {
    mood: 'hegemony',
    seat: null,
    title: text('board-hegemony'),
    who: text('board-hegemony-who'),
    why: text('board-hegemony-why'),
    now: null,
  };
}

function overScene(view: AgenciaView): Scene {
  return {
    mood: 'over',
    seat: view.winners[0] ?? null,
    title: text('board-over'),
    who: text(view.field ? 'board-over-field' : 'board-over-simple'),
    why: null,
    now: null,
  };
}
