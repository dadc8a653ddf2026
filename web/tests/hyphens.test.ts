import { describe, expect, it } from 'vitest';
import { hyphened } from '$lib/hyphens';

describe('a long word', () => {
  it.each([
    ['Neoliberalismo', 'Neo-li-be-ra-lis-mo'],
    ['Repressão policial', 'Re-pres-são policial'],
    ['Inteligência artificial', 'In-te-li-gên-cia ar-ti-fi-cial'],
    ['A burocracia do comércio globalizado', 'A bu-ro-cra-cia do comércio glo-ba-li-za-do'],
    ['Estatização', 'Es-ta-ti-za-ção'],
    ['Trabalhadores', 'Tra-ba-lha-do-res'],
    ['Materialismo', 'Ma-te-ria-lis-mo'],
    ['Frequentemente', 'Fre-quen-te-men-te'],
    ['Terrorismo', 'Ter-ro-ris-mo'],
    ['Guerra total', 'Guerra total'],
  ])('is broken between its syllables: %s', (said, broken) =>
    expect(hyphened(said, 'pt').replaceAll('\u00ad', '-')).toBe(broken),
  );

  it('of another language is left alone', () =>
    expect(hyphened('Neoliberalism', 'en')).toBe('Neoliberalism'));
});
