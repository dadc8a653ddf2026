/** Portuguese sentences that speak to "Você" as people do: "a sua vez", not "a vez de Você". */

const OWN: Record<string, string> = {
  ...of('seu', 'o no do ao pelo'),
  ...of('sua', 'a na da à pela'),
  ...of('seus', 'os nos dos aos pelos'),
  ...of('suas', 'as nas das às pelas'),
};

const FEMININE = /^(vez|mão|foto)$|a$/i; // of what can be somebody's: "Sua vez", "Seu gabinete"

function of(own: string, articles: string): Record<string, string> {
  return Object.fromEntries(articles.split(' ').map((article) => [article, own]));
}

/**
 * The sentence, if `you` is one of its `names`. What stands right before and after the name, such as the
 * marks by which names are found again, goes with it; `before` and `after` say how that looks.
 */
export function addressed(
  said: string,
  you: string,
  names: readonly string[] = [],
  before = '',
  after = '',
): string {
  if (!said.includes(you)) return said;
  const isOf = (thing: string) => !names.includes(thing); // "Saci rouba de Você": nothing of one's own
  const name = `(${before})${you}(${after})(?![\\p{L}\\p{N}])`;
  const things = `((?:próxim[ao]s? )?\\p{L}+)`;
  const articles = Object.keys(OWN).join('|');
  return said
    .replace(
      new RegExp(`(^|[^\\p{L}])(${articles}) ${things} de ${name}`, 'giu'),
      (_, lead: string, article: string, thing: string, open: string, close: string) =>
        `${lead}${article} ${open}${OWN[article.toLowerCase()]}${close} ${thing}`,
    )
    .replace(
      new RegExp(`^(\\p{Lu}\\p{L}*)((?: \\p{Ll}+)?) de ${name}`, 'u'),
      (whole: string, thing: string, quality: string, open: string, close: string) =>
        isOf(thing) ? `${open}${ownOf(thing)}${close} ${lower(thing)}${quality}` : whole,
    )
    .replace(
      new RegExp(`([\\p{L}\\p{N},;)] |: (?=(?:${before})${you}(?:${after}) \\p{Ll}))${name}`, 'gu'),
      (_, lead: string, open: string, close: string) => `${lead}${open}${lower(you)}${close}`,
    );
}

/** At the beginning of what stands on a thing: "Vez de Você", without an article. */
function ownOf(thing: string): string {
  const one = thing.replace(/s$/, '');
  const own = FEMININE.test(one) ? 'Sua' : 'Seu';
  return one === thing ? own : `${own}s`;
}

const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
