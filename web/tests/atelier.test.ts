import { describe, expect, test } from 'vitest';
import {
  amounts,
  objects,
  readRule,
  ruleOf,
  RULE_KINDS,
  writeRule,
} from '../../src/ludoteca/games/vossa_excelencia/web/atelier/rule';

describe('a standing rule by menus', () => {
  test.each([
    ['hand +1', { kind: 'hand', count: '+1', what: '' }],
    ['luck -2', { kind: 'luck', count: '-2', what: '' }],
    ['discount 2 voter', { kind: 'discount', count: '2', what: 'voter' }],
    ['wild hip', { kind: 'wild', count: '', what: 'hip' }],
    ['capital 1 per infamy', { kind: 'capital', count: '1', what: 'infamy' }],
    ['forbid buy voter', { kind: 'forbid', count: 'buy', what: 'voter' }],
    ['influence pays money', { kind: 'influence pays money', count: '', what: '' }],
  ])('%s is read and written', (line, rule) => {
    expect(readRule(line)).toEqual(rule);
    expect(writeRule(rule)).toBe(line);
  });

  test.each(['hand', 'hand up', 'discount', 'wild', 'capital 1 of infamy', 'free beer', ''])(
    '%s is left to be written by hand or is whole',
    (line) => {
      const rule = readRule(line);
      expect(rule === null || writeRule(rule) === line).toBe(true);
      if (['capital 1 of infamy', 'free beer', ''].includes(line)) expect(rule).toBeNull();
    },
  );

  test('every kind begins with something that the menus show', () => {
    for (const kind of RULE_KINDS) {
      const rule = ruleOf(kind);
      expect(readRule(writeRule(rule))).toEqual(rule);
      if (rule.count) expect(amounts(kind)).toContain(rule.count);
      if (rule.what) expect(objects(rule, [])).toContain(rule.what);
    }
  });
});
