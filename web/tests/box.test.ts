import { describe, expect, it } from 'vitest';
import { search, type BoxThing } from '$lib/box';
import { boxes } from '$lib/games';
import type { Text } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Probe from './Probe.svelte';

const VOTER = {
  card: 0,
  code: 'feirantes',
  category: 'voter',
  name: 'Feirantes',
  flavour: '',
  spheres: [],
  keywords: [],
  motifs: [],
  cost: {},
  capital: 3,
  lines: ['Ganhe 1 de dinheiro.'],
  gist: {},
  headings: [],
  expansion: false,
};

async function boxOf(game: string) {
  await words.speak('pt');
  await words.learn(game);
  const say = (text: Text) => words.say(text, game);
  const box = await (await boxes[game]?.())?.open(say, () => Promise.resolve([VOTER]), 'pt');
  if (!box) throw new Error(`no box of ${game}`);
  const copies = (group: string) =>
    box.things
      .filter((thing) => thing.group === group)
      .reduce((sum, thing) => sum + (thing.copies ?? 1), 0);
  return { ...box, copies };
}

describe("what is in a game's box", () => {
  it.each(Object.keys(boxes))('has words for everything, each in a group (%s)', async (game) => {
    const { groups, things } = await boxOf(game);
    const keys = groups.map(({ key }) => key);
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
    for (const { key, name, group, words: said } of things) {
      expect(name, key).not.toMatch(/^$|^(box|card|guest|trade|territory|character)-/);
      expect(said, key).not.toMatch(/^(box|card|guest|trade|territory|character)-/);
      expect(keys).toContain(group);
    }
    for (const { name } of groups) expect(name).not.toMatch(/^(box|category)-/);
  });

  it('is complete', async () => {
    const conspiracy = await boxOf('conspiracy');
    expect([conspiracy.copies('lords'), conspiracy.copies('territories')]).toEqual([60, 24]);
    const agencia = await boxOf('agencia');
    expect(agencia.things.filter(({ group }) => group !== 'ideologies')).toHaveLength(211);
    const foto = await boxOf('foto_perfeita');
    expect([foto.copies('guests'), foto.copies('wishes')]).toEqual([14, 42]);
    expect(foto.copies('envelopes')).toBe(2); // one, and a VIP card
    const quissama = await boxOf('quissama');
    expect([quissama.copies('characters'), quissama.copies('cards')]).toEqual([8, 100]);
    const excellency = await boxOf('vossa_excelencia');
    expect([excellency.copies('voter'), excellency.copies('pieces')]).toEqual([1, 9]);
  });

  it('is searched in names and words, without accents and capitals, and by group', () => {
    const thing = (key: string, group: string, name: string, said: string): BoxThing => ({
      ...{ key, group, name, words: said, component: Probe },
    });
    const things = [
      thing('a', 'x', 'Sala dos Mapas', 'Vale 3 PI.'),
      thing('b', 'x', 'Aldeia', 'Vale 1 PI por lorde não usado.'),
      thing('c', 'y', 'Maré', 'Vale 3 PI.'),
    ];
    const keys = (group: string, wanted: string) =>
      search(things, group, wanted).map(({ key }) => key);
    expect(keys('', '')).toEqual(['a', 'b', 'c']);
    expect(keys('x', '3 pi')).toEqual(['a']);
    expect(keys('', 'NAO lorde')).toEqual(['b']);
    expect(keys('', 'mare')).toEqual(['c']);
  });
});
