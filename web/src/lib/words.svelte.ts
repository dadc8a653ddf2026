/**
 * Words: message ids with arguments, turned into sentences by the same Fluent files the server and
 * the terminal use. The language may change at any moment; whatever is on the page follows.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { addressed } from './addressed';
import type { Word } from './glossary';
import type { Argument, Language, Text } from './protocol';

/** A piece of a sentence; with a seat, or null for a thing, where it is a name. */
export interface TextPart {
  text: string;
  names?: number | null;
}

type Loader = () => Promise<string>;
type Mark = (seat: number | null, said: string) => string;
const files = {
  ...import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob('../../../src/ludoteca/kernel/text/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob('../../../src/ludoteca/server/text/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob(
    ['../../../src/ludoteca/games/*/{text,lesson}/*.ftl', '$further/*/{text,lesson}/*.ftl'],
    { query: '?raw', import: 'default' },
  ),
} as Record<string, Loader>;
const pages = import.meta.glob(
  ['../../../src/ludoteca/games/*/text/rules.*.md', '$further/*/text/rules.*.md'],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>;

const labels = import.meta.glob<string>(
  ['../../../src/ludoteca/games/*/text/*.ftl', '$further/*/text/*.ftl'],
  { query: '?labels', import: 'default', eager: true },
);

// Sentences, headings and what is listed, not the names of things: these repeat what stands on them.
const TOLD = new RegExp(
  '^(event|prompt|refusal|table|hint|option)-|^board-(turn|chamber|cabinet|[a-z]+-of|chosen|favours' +
    '|(unrest|revolt)-now|(crisis|past|proposed)-\\w+|did-handed-to|team|business(-now)?|space|held' +
    '|marker|cost-for|shared|wins[-a-z]*)(\\.own)?$',
);
const FORMS = ['the', 'of'] as const; // attributes of a name: "o Téo", "do Téo"
const LOCALES = { pt: 'pt-BR', en: 'en' } as const;

function ofHouse(path: string, language: Language): boolean {
  return path.endsWith(`/${language}.ftl`) && /(^\.\.|kernel|server)\/text\//.test(path);
}

function ofGame(path: string, language: Language, game: string): boolean {
  return path.endsWith(`/${game}/text/${language}.ftl`);
}

function ofLesson(path: string, language: Language, game: string): boolean {
  return path.endsWith(`/${game}/lesson/${language}.ftl`);
}

async function bundleOf(language: Language, wanted: (path: string) => boolean) {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  const loaders = Object.entries(files).filter(([path]) => wanted(path));
  for (const source of await Promise.all(loaders.map(([, loader]) => loader()))) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

class Words {
  language = $state<Language>('pt');
  ready = $state(false);
  #house = $state.raw<FluentBundle>(new FluentBundle('pt-BR'));
  #games = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map()); // an address may name anything

  /** Speak this language from now on: what is being spoken of is loaded first. */
  async speak(language: Language): Promise<void> {
    const games = [...this.#games.keys()];
    const house = await bundleOf(language, (path) => ofHouse(path, language));
    const learnt = await Promise.all(games.map((game) => this.#read(language, game)));
    this.#house = house;
    this.#games = new Map(games.map((game, i) => [game, learnt[i] as FluentBundle]));
    this.language = language;
    this.ready = true;
    document.documentElement.lang = LOCALES[language];
  }

  /** Learn to speak of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const bundle = await this.#read(this.language, game);
    this.#games = new Map([...this.#games, [game, bundle]]);
  }

  #read(language: Language, game: string): Promise<FluentBundle> {
    const isOfGame = (path: string) =>
      ofGame(path, language, game) || ofLesson(path, language, game);
    return bundleOf(language, (path) => ofHouse(path, language) || isOfGame(path));
  }

  /** What stands on a game's box: known without learning to speak of it. */
  label(game: string, id: 'title' | 'tagline'): string {
    const found = Object.entries(labels).find(([path]) => ofGame(path, this.language, game));
    const bundle = new FluentBundle(LOCALES[this.language]);
    if (found) bundle.addResource(new FluentResource(found[1]));
    return bundle.hasMessage(id) ? format(bundle, id, {}) : game;
  }

  /** Whether this game can be spoken of already. */
  knows(game: string): boolean {
    return this.#games.has(game);
  }

  /** A sentence of the house itself. */
  ui(id: string, args: Record<string, FluentVariable> = {}): string {
    return format(this.#house, id, args);
  }

  /** A sentence about a game; `names` are the players' by seat. */
  say(text: Text, game: string, names: readonly string[] = []): string {
    return this.#form(text, game, names, (_, said) => said);
  }

  /**
   * The same sentence in parts, those that name a player or a thing apart. A sentence that asks what
   * it names, to choose its own form, stays whole.
   */
  parts(text: Text, game: string, names: readonly string[] = []): TextPart[] {
    const parts = split(this.#form(text, game, names, enclose));
    const whole = this.say(text, game, names);
    return parts.map((part) => part.text).join('') === whole ? parts : [{ text: whole }];
  }

  #form(text: Text, game: string, names: readonly string[], mark: Mark): string {
    const bundle = this.#games.get(game) ?? this.#house;
    const spoken = (value: Argument): FluentVariable => {
      if (typeof value !== 'object') return value;
      if ('id' in value) return mark(null, this.say(value, game, names));
      const name = names[value.seat] || format(bundle, 'player', { number: value.seat + 1 });
      return mark(value.seat, name);
    };
    // A name with its article or preposition, `{ $guest-of }`, as its message's attributes have it.
    const forms = (key: string, value: Argument): [string, FluentVariable][] =>
      typeof value !== 'object' || !('id' in value)
        ? []
        : FORMS.filter((form) => bundle.getMessage(value.id)?.attributes[form]).map((form) => [
            `${key}-${form}`,
            mark(null, this.say({ ...value, id: `${value.id}.${form}` }, game, names)),
          ]);
    const args = Object.entries(text.args).flatMap(([key, value]): [string, FluentVariable][] => [
      [key, spoken(value)],
      ...forms(key, value),
    ]);
    const said = format(bundle, text.id, Object.fromEntries(args));
    const you = this.ui('ui-nameless-you');
    const isTold = this.language === 'pt' && names.includes(you) && TOLD.test(text.id);
    if (!isTold) return said;
    return addressed(said, you, names, `${BEGIN}\\d*${BETWEEN}|`, `${END}|`);
  }

  /** Whether there is such a message about a game. */
  has(id: string, game: string): boolean {
    return this.#games.get(game)?.hasMessage(id.split('.')[0] ?? id) ?? false;
  }

  /** The words of a game that have a meaning of their own: `word-<name>`, named by `glossary`. */
  glossary(game: string): readonly Word[] {
    const bundle = this.#games.get(game);
    if (!bundle) return [];
    const known = glossaries.get(bundle) ?? glossaryOf(bundle);
    glossaries.set(bundle, known);
    return known;
  }

  /** The rules page of a game, as Markdown. */
  async rules(game: string, language = this.language): Promise<string> {
    const end = `/${game}/text/rules.${language}.md`;
    const found = Object.entries(pages).find(([path]) => path.endsWith(end));
    return found ? await found[1]() : '';
  }
}

const glossaries = new WeakMap<FluentBundle, readonly Word[]>(); // every sentence asks for one

function glossaryOf(bundle: FluentBundle): Word[] {
  if (!bundle.hasMessage('glossary')) return [];
  return format(bundle, 'glossary', {})
    .split(' ')
    .map((name) => ({
      forms: format(bundle, `word-${name}`, {}).split('|'),
      means: format(bundle, `word-${name}.means`, {}),
    }));
}

function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args, []);
}

// Letters for private use, around a name: the seat, or nothing, stands before it.
const [BEGIN, BETWEEN, END] = ['\uE000', '\uE001', '\uE002'];
const enclose: Mark = (seat, said) => `${BEGIN}${seat ?? ''}${BETWEEN}${said}${END}`;

function split(said: string): TextPart[] {
  const found = said.split(new RegExp(`${BEGIN}(\\d*)${BETWEEN}(.*?)${END}`));
  return found.flatMap((text, at): TextPart[] => {
    if (at % 3 === 1 || !text) return [];
    const seat = found[at - 1];
    return [at % 3 === 0 ? { text } : { text, names: seat ? Number(seat) : null }];
  });
}

export const words = new Words();
