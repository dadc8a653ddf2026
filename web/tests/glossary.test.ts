import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { closed, pieces, type Word } from '$lib/glossary';
import Glossed from '$lib/Glossed.svelte';
import { meaning } from '$lib/meaning.svelte';
import type { Text } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Card from '../../src/ludoteca/games/agencia/web/Card.svelte';
import { cardOf } from '../../src/ludoteca/games/agencia/web/cards';
import Face from '../../src/ludoteca/games/conspiracy/web/Face.svelte';
import Wish from '../../src/ludoteca/games/foto_perfeita/web/wishes/Wish.svelte';

const coalition: Word = { forms: ['coalizão', 'coalizões'], means: 'vizinhos' };
const master: Word = { forms: ['Mestre das Pérolas', 'Mestre'], means: '5 PI' };
const pearl: Word = { forms: ['pérola', 'pérolas'], means: 'brilha' };
const all = [coalition, master, pearl];
const marked = (said: string) =>
  pieces(said, all).flatMap(({ text, word }) => (word ? [text] : []));

describe('the words of a game in a sentence', () => {
  it('are found in any form, whole, the longest first', () => {
    expect(marked('O Mestre das Pérolas tem uma Coalizão.')).toEqual([
      'Mestre das Pérolas',
      'Coalizão',
    ]);
    expect(marked('Perolado mestrado.')).toEqual([]);
    expect(marked('Coalizões: mestre!')).toEqual(['Coalizões', 'mestre']);
  });

  it('are marked once, and nothing is lost', () => {
    const said = 'Uma pérola, duas pérolas.';
    expect(marked(said)).toEqual(['pérola']);
    expect(
      pieces(said, all)
        .map(({ text }) => text)
        .join(''),
    ).toBe(said);
    expect(pieces(said, [])).toEqual([{ text: said }]);
  });

  it('keep the full stop that follows them', () => {
    const said = closed(pieces('“Uma pérola”, disse o Mestre. Fim.', all));
    expect(said.map(({ text, closing }) => [text, closing])).toEqual([
      ['“Uma ', ''],
      ['pérola', '”,'],
      [' disse o ', ''],
      ['Mestre', '.'],
      [' Fim.', ''],
    ]);
  });
});

describe('a sentence', () => {
  beforeAll(async () => {
    await words.speak('pt');
    await words.learn('conspiracy');
  });

  it('has its words as buttons that tell their meaning', async () => {
    render(Glossed, { said: 'Abra um território.', game: 'conspiracy' });
    await fireEvent.click(screen.getByRole('button', { name: 'território' }));
    expect(meaning.word?.means).toContain('chaves');
    expect(meaning.said).toBe('território');
    meaning.hide();
  });

  it('is plain where a game has no glossary', () => {
    render(Glossed, { said: 'Abra um território.', game: 'nothing' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a card that is looked at closely', () => {
  const games = ['agencia', 'conspiracy', 'foto_perfeita'] as const;
  beforeAll(async () => {
    await words.speak('pt');
    await Promise.all(games.map((game) => words.learn(game)));
  });
  const sayer = (game: string) => (said: Text) => words.say(said, game);
  const ofFlow = () =>
    [...Array(52).keys()].find((kind) => sayer('agencia')(cardOf(kind).text).includes('fluxo')) ??
    -1;
  const touched = (name: string) => screen.queryAllByRole('button', { name });

  it('has its words to be touched, as printed', async () => {
    render(Card, { kind: ofFlow(), say: sayer('agencia'), large: true, glossed: true });
    await fireEvent.click(screen.getByRole('button', { name: 'fluxo' }));
    expect(meaning.word?.means).toContain('sentido em que a vez passa');
    meaning.hide();
  });

  it('has none within a button or a lens', () => {
    render(Card, { kind: ofFlow(), say: sayer('agencia'), large: true });
    expect(touched('fluxo')).toEqual([]);
  });

  it('whatever game it is of', () => {
    render(Face, { is: 'lord', number: 9, glossed: true, say: sayer('conspiracy') });
    render(Wish, { card: 'by-teo', glossed: true, say: sayer('foto_perfeita') });
    expect(touched('pérolas')).toHaveLength(1);
    expect(touched('ao lado')).toHaveLength(1);
  });
});
