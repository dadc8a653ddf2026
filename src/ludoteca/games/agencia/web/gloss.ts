/** The rule words on a card, and what they mean: read off the messages it is made of. */
import type { Argument, Text } from '$lib/protocol';
import { cardOf, ideologyOf, isNatural } from './cards';
import { text } from '$lib/text';

/** Each word with the messages that speak of it. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['next', /^who-next/],
  ['last', /^who-last(_two)?(\.|$)|^rule-no_draw_last|^card-hand-each/],
  ['single', /^who-(fewest|most|second_fewest|exactly|at_least|highest|lowest|unique)(\.|$)/],
  ['round', /^who-each_(drew|discarded|not_discarded|opponent_discarded|handed_you|altered)/],
  ['choose', /^who-(opponent|two_opponents|someone|another|rival|two_alike)/],
  ['flow', /^card-(reverse|turn_flow|pass_)/],
  ['alter', /^(card|natural)-(alter|propose)/],
  ['crisis', /crisis|^when-|^rule-(vote|solv|own_first|holder_first|no_solving)/],
  ['revolt', /revolt|^rule-(no_starting|no_support|support_all|no_approval)/],
  ['field', /^card-(move_field|swap_field|go_|rise)|^rule-(field|highest|lowest|winner|judgement)/],
];

function idsOf(said: Argument): string[] {
  if (typeof said !== 'object' || !('id' in said)) return [];
  return [said.id, ...Object.values(said.args).flatMap(idsOf)];
}

/** Meanings of the words on a card, in a fixed order; ideologies count only where there is a field. */
export function glossOf(kind: number, hasField = true): Text[] {
  const ids = idsOf(cardOf(kind).text);
  const met = WORDS.filter(([, speaks]) => ids.some((id) => speaks.test(id)));
  const ideology = hasField ? ideologyOf(kind) : undefined;
  return [
    ...met.map(([word]) => text(`board-means-${word}`)),
    ...(isNatural(kind) ? [text('board-means-natural')] : []),
    ...(ideology
      ? [
          text('board-means-ideology', {
            hegemony: text(`hegemony-${ideology}`),
            effect: text(`hegemony-${ideology}.effect`),
          }),
        ]
      : []),
  ];
}
