import { describe, expect, it } from 'vitest';
import { addressed } from '$lib/addressed';
import { text } from '$lib/text';
import { words } from '$lib/words.svelte';

const plain = (said: string) => addressed(said, 'Você');

describe('a sentence that speaks to "Você"', () => {
  it.each([
    ['É a vez de Você.', 'É a sua vez.'],
    ['Até a próxima vez de Você, ninguém joga.', 'Até a sua próxima vez, ninguém joga.'],
    ['Saci entra no gabinete de Você.', 'Saci entra no seu gabinete.'],
    ['A revolta de Você falha.', 'A sua revolta falha.'],
    ['Saci tira uma carta da mão de Você.', 'Saci tira uma carta da sua mão.'],
    ['À frente de Você está Saci.', 'À sua frente está Saci.'],
    ['Vez de Você', 'Sua vez'],
    ['Vez de Você há 2 minutos', 'Sua vez há 2 minutos'],
    ['Capital político de Você', 'Seu capital político'],
    ['Pontos de Você', 'Seus pontos'],
    ['Foto de Você', 'Sua foto'],
    ['No lugar de Você', 'No seu lugar'],
  ])('says what is one’s own: %s', (said, better) => expect(plain(said)).toBe(better));

  it('has a small letter but at the beginning', () => {
    expect(plain('Saci e Você compram. Você começa: Você.')).toBe(
      'Saci e você compram. Você começa: Você.',
    );
    expect(plain('Saci tira uma carta de Você.')).toBe('Saci tira uma carta de você.');
  });

  it('has a small letter where a sentence goes on after a colon', () => {
    expect(plain('Se houver revolta, Saci não joga: Você propõe mudar uma estrutura.')).toBe(
      'Se houver revolta, Saci não joga: você propõe mudar uma estrutura.',
    );
  });

  it('takes whoever robs it for nothing of its own', () => {
    const said = 'Boitatá rouba de Você uma carta.';
    expect(addressed(said, 'Você', ['Você', 'Boitatá'])).toBe('Boitatá rouba de você uma carta.');
  });

  it('leaves other words and names alone', () => {
    for (const said of ['É a vez de Vocêncio.', 'É a vez de Saci.', 'A vez de jogar.']) {
      expect(plain(said)).toBe(said);
    }
  });

  it('keeps what marks the name', () => {
    expect(addressed('É a vez de <2|Você>.', 'Você', [], '<\\d\\|', '>')).toBe('É a <2|sua> vez.');
  });
});

describe('what stands on a board', () => {
  it.each([
    ['board-points-of', 'Seus pontos'],
    ['board-chamber', 'Sua câmara'],
  ])('speaks to "Você" too: %s', async (id, said) => {
    await words.speak('pt');
    await words.learn('conspiracy');
    const label = words.say(text(id, { seat: { seat: 0 } }), 'conspiracy', ['Você']);
    expect(label.replace(/[^\p{L} ]/gu, '')).toBe(said);
  });
});

describe('what is told of a theft', () => {
  it.each([
    ['quissama', 'event-steals', { rival: { seat: 0 } }, 'Saci rouba de você uma carta.'],
    [
      'foto_perfeita',
      'event-steals',
      { other: { seat: 0 }, guest: text('guest-teo', {}) },
      'Saci tira de você o envelope do Téo.',
    ],
  ])('names who it was: %s', async (game, id, args, said) => {
    await words.speak('pt');
    await words.learn(game);
    const told = text(id, { seat: { seat: 1 }, ...args });
    expect(words.say(told, game, ['Você', 'Saci'])).toBe(said);
    expect(words.parts(told, game, ['Você', 'Saci'])).toContainEqual({ text: 'Saci', names: 1 });
  });
});

describe('what is listed', () => {
  it('speaks to "Você" too', async () => {
    await words.speak('pt');
    await words.learn('agencia');
    const option = words.say(text('option-place', { seat: { seat: 0 } }), 'agencia', ['Você']);
    expect(option.replace(/[^\p{L} ]/gu, '')).toBe('No seu lugar');
  });
});
