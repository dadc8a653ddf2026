import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { figures } from '$lib/games';
import { contentsOf, markWords, rulesHtml, rulesParts, showOnly } from '$lib/rules';
import { words } from '$lib/words.svelte';
import RulesText from '../src/parts/RulesText.svelte';
import WholeBox from '../src/parts/WholeBox.svelte';

describe('the rules page', () => {
  it('comes in parts, with what the game draws between the text', () => {
    const parts = rulesParts('before\n\n<!-- figure: Things -->\n\nafter');
    expect(parts).toEqual([
      { html: '<p>before</p>\n' },
      { figure: 'Things' },
      { html: '<p>after</p>\n' },
    ]);
  });

  it('keeps links within the page', () => {
    expect(rulesHtml('see [it](#there)')).toContain('<a href="#rule-there">it</a>');
    expect(rulesHtml('see [it](https://example.org)')).toContain('href="https://example.org"');
  });

  it('folds our rulings away under what they begin with', () => {
    expect(rulesHtml('> **Nossa decisão.** Assim.\n>\n> E assim.')).toBe(
      '<details class="ruling"><summary>Nossa decisão</summary>' +
        '<p>Assim.</p>\n<p>E assim.</p>\n</details>\n',
    );
    expect(rulesHtml('> only said')).toContain('<blockquote>');
  });

  it('is searched: what speaks of it stays, under its heading, and is unfolded', () => {
    const page = document.createElement('div');
    page.innerHTML = rulesHtml(
      '## Chaves {#keys}\n\nDuas iguais.\n\n> **Decisão.** Só três pérolas.\n\n## Fim {#end}\n\nAcaba.',
    );
    const shown = () => [...page.children].filter((each) => !(each as HTMLElement).hidden);
    expect(showOnly(page, 'PEROLAS tres')).toBe(true);
    expect(shown().map((each) => each.tagName)).toEqual(['H3', 'DETAILS']);
    expect(page.querySelector('details')?.open).toBe(true);
    expect(showOnly(page, 'dragões')).toBe(false);
    expect(shown()).toEqual([]);
    expect(showOnly(page, '')).toBe(true);
    expect(shown()).toHaveLength(5);
    expect(page.querySelector('details')?.open).toBe(false);
  });

  it('makes words of the game buttons, where a paragraph speaks of them first', () => {
    const page = document.createElement('div');
    page.innerHTML =
      rulesHtml('## Chaves\n\nA **chave** e a chave. [chave](#keys)\n\n- Duas chaves.') +
      '<div data-figure><p>Outra chave.</p></div>';
    const key = { forms: ['chave', 'chaves'], means: 'Abre territórios.' };
    const shown: string[] = [];
    markWords(page, [key], ({ means }, at) => shown.push(`${at.textContent}: ${means}`));
    markWords(page, [key], () => undefined); // a second look changes nothing
    const found = [...page.querySelectorAll('button')];
    expect(found.map(({ textContent }) => textContent)).toEqual(['chave', 'chaves']);
    found.forEach((each) => each.click());
    expect(shown).toEqual(['chave: Abre territórios.', 'chaves: Abre territórios.']);
    expect(page.querySelector('p')?.textContent).toBe('A chave e a chave. chave');
  });

  it('lists its headings', () => {
    expect(contentsOf('# A\n\n## O turno {#turn}\n\ntext\n\n### deeper\n')).toEqual([
      { words: 'O turno', anchor: 'rule-turn' },
    ]);
  });

  it.each(['pt', 'en'] as const)('names only figures that are there (%s)', async (language) => {
    await words.speak(language);
    for (const game of ['agencia', 'conspiracy', 'foto_perfeita', 'quissama', 'vossa_excelencia']) {
      for (const part of rulesParts(await words.rules(game))) {
        if (!('figure' in part) || ['Box', 'Ending'].includes(part.figure)) continue; // of the house
        expect(figures).toHaveProperty(`${game}-${part.figure}`);
      }
    }
  });

  it('draws nothing for a game whose box is not shown', () => {
    const { container } = render(WholeBox, { game: 'toy' });
    expect(container.textContent).toBe('');
  });

  it('shows all 24 territories of Conspiração with what they do', async () => {
    await words.speak('pt');
    render(RulesText, { game: 'conspiracy' });
    const throne = await screen.findByText('Trono Afundado', {}, { timeout: 20000 });
    const list = throne.closest('ul') as HTMLElement;
    const items = within(list).getAllByRole('listitem');
    expect(items).toHaveLength(24);
    for (const item of items) expect(item.textContent).toMatch(/Vale .*PI/);
    expect(list.querySelectorAll('svg')).toHaveLength(24);
  });
});
