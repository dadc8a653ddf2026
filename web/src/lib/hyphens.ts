/**
 * Where long Portuguese words may be broken, as hyphens that are seen only there. Not every browser
 * knows it by itself, and without it a narrow card says "Repressã o".
 */
const VOWELS = 'aeiouáéíóúâêôãõàü';
const PAIR = '[cln]h|[bcdfgptv][lr]|[qg]u'; // two letters that stay together
const LONG = /\p{L}{9,}/gu;
const BREAK = new RegExp(
  `(?<=[${VOWELS}]\\p{L}{0,2})(?<=\\p{L}{2})(?<![bcdfgptv](?=[lr])|[cln](?=h))` +
    `(?=(?:${PAIR}|(?![${VOWELS}])\\p{L})[${VOWELS}])`,
  'giu',
);

/** The same words; what is shorter fits anywhere. */
export function hyphened(said: string, language: string): string {
  return language === 'pt' ? said.replace(LONG, (word) => word.replace(BREAK, '\u00ad')) : said;
}
