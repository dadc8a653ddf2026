/** The words of a game that can be touched for their meaning, found in a sentence. */
export interface Word {
  forms: readonly string[]; // as it is written: "coalizão", "coalizões"
  means: string;
}

export interface Piece {
  text: string;
  word?: Word;
}

/** A glossary made ready to be looked for. */
interface Finder {
  byForm: ReadonlyMap<string, Word>;
  pattern: RegExp;
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const finders = new WeakMap<readonly Word[], Finder>(); // hundreds of sentences share a glossary

function finderOf(glossary: readonly Word[]): Finder {
  const known = finders.get(glossary);
  if (known) return known;
  const byForm = new Map(
    glossary.flatMap((word) => word.forms.map((form) => [form.toLowerCase(), word])),
  );
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${forms.join('|')})(?![\\p{L}\\d])`, 'giu');
  const made = { byForm, pattern };
  finders.set(glossary, made);
  return made;
}

/** A sentence in pieces; each word of the glossary stands apart where it is met first. */
export function pieces(said: string, glossary: readonly Word[]): Piece[] {
  if (!glossary.length) return [{ text: said }];
  const { byForm, pattern } = finderOf(glossary);
  const met = new Set<Word>();
  const found = said.split(pattern);
  return found.flatMap((text): Piece[] => {
    const word = byForm.get(text.toLowerCase());
    if (!text) return [];
    if (!word || met.has(word)) return [{ text }];
    met.add(word);
    return [{ text, word }];
  });
}

/** The same pieces with what closes a word, such as a full stop, beside the word it belongs to. */
export function closed(found: readonly Piece[]): (Piece & { closing: string })[] {
  const mark = (at: number) =>
    found[at - 1]?.word && !found[at]?.word
      ? (/^[^\s\p{L}\d]*/u.exec(found[at]?.text ?? '')?.[0] ?? '')
      : '';
  return found.map((piece, at) => ({
    ...piece,
    text: piece.text.slice(mark(at).length),
    closing: mark(at + 1),
  }));
}
