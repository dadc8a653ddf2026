// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  read,
  stepOf,
  things,
  verbs,
  write,
} from '../../src/ludoteca/games/vossa_excelencia/web/atelier/sentence';

describe('a sentence of a card in menus', () => {
  it.each([
    'gain 2 hip',
    'gain 1 any, draw 1',
    'discard 1 hand: discard 1 infamy or gain 2 power',
    'lose 1 money, discard 1 infamy: gain 3 power',
    'roll 1 -> receive 1 infamy | 5-6 -> gain 1 money or nothing',
    'lose 1 money: roll 4-6 -> gain 3 hip',
    'target lose 1 money, target receive 1 infamy',
    'everyone give 1 money',
    'discard this: gain 3 hip',
    'gain 1 money per personality',
    'unturn all parliamentarian',
    'switch party or leave game',
    'pay 1 any + 1 money: gain 3 power',
    'have 3 hip: collect all money',
  ])('is written as it was read: %s', (text) => {
    const sentence = read(text);
    expect(sentence).not.toBeNull();
    expect(sentence && write(sentence)).toBe(text);
  });

  it('is left to be written by hand where menus could not say it', () => {
    expect(read('dance 1')).toBeNull();
    expect(read('gain')).not.toBe(undefined);
    expect(read('')).toBeNull();
  });

  it('has something to choose for every verb', () => {
    for (const verb of [...verbs(true), ...verbs(false)]) {
      const step = stepOf(verb, ['turma']);
      const body = verbs(false).includes(verb) ? step : stepOf('gain');
      const conditions = verbs(false).includes(verb) ? [] : [step];
      const text = write({ conditions, alternatives: [[body]], risk: [] });
      expect(read(text), text).not.toBeNull();
    }
    expect(things('discard', ['turma'])).toContain('turma');
  });

  it('offers for a verb what it can find: itself, its kinds and cards of any kind', () => {
    const [itself, kind, any] = things('return', []);
    expect([itself, kind, any]).toEqual(['this', 'parliamentarian', 'card']);
    for (const refused of ['infamy', 'voter', 'party', 'politician'])
      expect(things('return', [])).not.toContain(refused);
    expect(things('take', []).slice(0, 2)).toEqual(['voter', 'card']);
  });
});
