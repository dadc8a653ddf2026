import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { closed, pieces, type Word } from '$lib/glossary';
import Glossed from '$lib/Glossed.svelte';
import { meaning } from '$lib/meaning.svelte';
import { words } from '$lib/words.svelte';

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
