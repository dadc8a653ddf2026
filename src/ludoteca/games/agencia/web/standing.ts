/** How far a seat is from winning: its hand, the field, and what could become a hegemony. */
import type { BoardProps } from '$lib/board';
import type { TallyPart } from '$lib/tally';
import { text } from '$lib/text';
import { cardOf } from './cards';
import { IDEOLOGIES, TOP_ROW } from './facts';
import type { AgenciaView } from './view';

/** What counts, part by part, each with the things on the board that it is read from. */
export function standingOf(view: AgenciaView, seat: number, say: BoardProps['say']): TallyPart[] {
  const count = view.hands[seat]?.count ?? 0;
  return [
    {
      name: say(text('board-standing-hand')),
      points: -count,
      shown: String(count),
      things: ['[data-part="hand"]'],
    },
    ...fieldOf(view, seat, say),
    ...hegemoniesOf(view, say),
  ];
}

/** The row climbed to, and a win that is kept. */
export function fieldOf({ field }: AgenciaView, seat: number, say: BoardProps['say']): TallyPart[] {
  if (!field) return [];
  const row = field.rows[seat] ?? 0;
  const things = [`[data-flip="field-${seat}"]`];
  const climbed = {
    name: say(text('board-standing-row')),
    points: row,
    shown: `${row}/${TOP_ROW}`,
    things,
  };
  const saved = { name: say(text('board-standing-saved')), points: 1, shown: '1', things };
  return field.blocked_wins[seat] ? [climbed, saved] : [climbed];
}

/** Every ideology that is in the society; where everybody has to notice alone, none is told. */
function hegemoniesOf(view: AgenciaView, say: BoardProps['say']): TallyPart[] {
  if (view.self_noticed) return [];
  return view.hegemonies.flatMap(({ count, needed }, number) => {
    if (!count) return [];
    const things = view.society.flatMap((kind, seat) =>
      cardOf(kind).ideology === number ? [`[data-seat="${seat}"]`] : [],
    );
    const name = say(text(`hegemony-${IDEOLOGIES[number] ?? ''}`));
    return [{ name, points: count, shown: `${count}/${needed}`, things }];
  });
}
