/** The rules page of a game: our own Markdown, with `{#name}` after a heading as its anchor. */
import { Marked } from 'marked';
import { plain } from './box';
import { pieces, type Word } from './glossary';

const ANCHOR = /\s*\{#([a-z_-]+)\}\s*$/;
const RULING = /^<p><strong>([^<]+?)\.?<\/strong>\s*/;
const HEADING = /^## (.+?)\s*\{#([a-z_-]+)\}\s*$/gm;
const FIGURE = /^<!-- figure: (\w+) -->$/m;

/** As HTML; `prefix` keeps anchors apart where the page lies beside others. Only for our own texts. */
export function rulesHtml(markdown: string, prefix = 'rule-'): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = ANCHOR.exec(text)?.[1];
        const words = this.parser.parseInline(tokens).replace(ANCHOR, '');
        const level = depth + 1; // the page around it has the first heading
        const id = anchor ? ` id="${prefix}${anchor}" tabindex="-1"` : '';
        return `<h${level}${id}>${words}</h${level}>\n`;
      },
      // A ruling of ours is folded away under the words it begins with.
      blockquote({ tokens }) {
        const html = this.parser.parse(tokens);
        const [opening = '', name = ''] = RULING.exec(html) ?? [];
        if (!opening) return `<blockquote>${html}</blockquote>\n`;
        const rest = html.slice(opening.length);
        return `<details class="ruling"><summary>${name}</summary><p>${rest}</details>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return `<a href="${href.replace(/^#/, `#${prefix}`)}">${words}</a>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

export type RulesPart = { html: string } | { figure: string };

/**
 * The page in parts: text, and between it what the game draws itself. A line `<!-- figure: Name -->`
 * stands for `web/rules/Name.svelte` in the game's folder.
 */
export function rulesParts(markdown: string): RulesPart[] {
  return markdown
    .split(FIGURE)
    .map((part, i) => (i % 2 ? { figure: part } : { html: rulesHtml(part) }));
}

/** What the page has headings for, with the anchor of each. */
export function contentsOf(markdown: string): { words: string; anchor: string }[] {
  return [...markdown.matchAll(HEADING)].map(([, words = '', anchor = '']) => ({
    words,
    anchor: `rule-${anchor}`,
  }));
}

/**
 * Of a page that is shown, only the blocks that have every word looked for, with their headings; our
 * rulings among them are unfolded. Whether there are any.
 */
export function showOnly(page: HTMLElement, wanted: string): boolean {
  const looked = plain(wanted).split(/\s+/).filter(Boolean);
  let heading: HTMLElement | undefined;
  let isFound = false;
  for (const block of page.children as HTMLCollectionOf<HTMLElement>) {
    const said = plain(block.textContent ?? '');
    const speaks = looked.every((word) => said.includes(word));
    block.hidden = !speaks;
    if (/^H\d$/.test(block.tagName)) heading = block;
    else if (speaks) {
      if (heading) heading.hidden = false;
      if (block instanceof HTMLDetailsElement) block.open = looked.length > 0;
      isFound = true;
    }
  }
  return isFound;
}

/**
 * On a page that is shown, make the game's own words buttons where a paragraph or a cell speaks of them
 * first. They are for the finger and the mouse: by keyboard nobody has to go through all of them.
 */
export function markWords(
  page: HTMLElement,
  glossary: readonly Word[],
  show: (word: Word, at: HTMLElement) => void,
): void {
  for (const block of page.querySelectorAll<HTMLElement>('p, li, td')) {
    if (block.closest('.primer, [data-figure]') || block.querySelector('button, p')) continue;
    const met = new Set<Word>();
    for (const node of textsOf(block)) {
      const found = pieces(node.data, glossary).map(({ text, word }) => {
        if (!word || met.has(word)) return text;
        met.add(word);
        return wordButton(text, (at) => show(word, at));
      });
      if (found.some((each) => typeof each !== 'string')) node.replaceWith(...found);
    }
  }
}

function textsOf(block: HTMLElement): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('a, summary, code')) texts.push(node);
  }
  return texts;
}

function wordButton(text: string, show: (at: HTMLElement) => void): HTMLElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'word',
    textContent: text,
    tabIndex: -1,
  });
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => show(button));
  return button;
}
