/** What is in the box: guests, their envelopes and wishes, the trades, and what stands on the table. */
import type { BoxThing, OpenBox } from '$lib/box';
import { text } from '$lib/text';
import { TRADE_CARDS, WISH_CARDS } from './cards';
import Envelope from './Envelope.svelte';
import { DECORATIONS } from './guests/index';
import Guest from './guests/Guest.svelte';
import PartyThing from './guests/PartyThing.svelte';
import { scene } from './scene';
import TradeCard from './TradeCard.svelte';
import Wish from './wishes/Wish.svelte';
import { cardText, characterText, guestText } from './words';

export const open: OpenBox = (say) => {
  const guests = scene.guests.map(({ code }, guest): BoxThing => ({
    key: code,
    group: 'guests',
    name: say(guestText(guest)),
    words: say(characterText(guest)),
    component: Guest,
    props: { guest },
  }));
  const envelope = (key: 'envelope' | 'vip', props: Record<string, unknown>): BoxThing => ({
    key,
    group: 'envelopes',
    name: say(text(`box-${key}`)),
    words: say(text(`word-${key}.means`)),
    component: Envelope,
    props: { guest: 0, ...props },
  });
  const envelopes = [
    envelope('envelope', { cards: ['row2', 'table', 'by-teo'] }),
    envelope('vip', { vips: 1 }),
  ];
  const wishes = WISH_CARDS.map(([card, copies]): BoxThing => ({
    key: card,
    group: 'wishes',
    name: say(cardText(card)),
    words: '',
    component: Wish,
    props: { card, say },
    copies,
    speaks: true,
  }));
  const swaps = TRADE_CARDS.map(([trade, copies]): BoxThing => ({
    key: trade,
    group: 'trades',
    name: say(text(`trade-${trade}`)),
    words: say(text(`trade-${trade}.effect`)),
    component: TradeCard,
    props: { trade, say },
    copies,
  }));
  const party = Object.keys(DECORATIONS).map((decoration): BoxThing => ({
    key: decoration,
    group: 'party',
    name: say(text(`box-${decoration}`)),
    words: say(text('box-party.about')),
    component: PartyThing,
    props: { decoration },
  }));
  return Promise.resolve({
    groups: ['guests', 'envelopes', 'wishes', 'trades', 'party'].map((key) => ({
      key,
      name: say(text(`box-${key}`)),
    })),
    things: [...guests, ...envelopes, ...wishes, ...swaps, ...party],
  });
};
