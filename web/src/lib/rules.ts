/** The rules page of a game: our own Markdown, with `{#name}` after a heading as its anchor. */
import { Marked } from 'marked';

const ANCHOR = /\s*\{#([a-z_-]+)\}\s*$/;
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
