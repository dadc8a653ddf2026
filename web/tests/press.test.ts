/** Drawings for paper: styles written into them, as they hold by day. */
import { describe, expect, it } from 'vitest';
import { flatten, rulesOf, tokensOf } from '../src/press/flatten';

const CSS = `
  /* two inks */
  @font-face { font-family: X; src: url(x.woff2); }
  @media (width < 10px) { .card { --ink: #f00; } }
  .game { --ink: light-dark(#123456, #ffffff); --paper: #fffdf6; }
  path { stroke: var(--ink); }
  .fill, .other { fill: var(--tone, var(--paper)); }
  .card .fill { opacity: 0.5; }
`;

function drawn(inside: string): SVGElement {
  document.body.innerHTML = `<div class="game"><span class="card"><svg>${inside}</svg></span></div>`;
  const svg = document.querySelector('svg') as SVGElement;
  flatten(svg, rulesOf(CSS));
  return svg;
}

describe('a drawing on its way to paper', () => {
  it('has its colours as attributes, by day', () => {
    const svg = drawn('<path class="fill" d="M0 0"/>');
    expect(svg.innerHTML).toBe(
      '<path d="M0 0" stroke="#123456" fill="#fffdf6" opacity="0.5"></path>',
    );
  });

  it('takes a custom property from the nearest that sets it', () => {
    const svg = drawn('<g style="--tone:#aa0000"><path class="fill"/></g><path class="fill"/>');
    const [inside, beside] = svg.querySelectorAll('path');
    expect(inside?.getAttribute('fill')).toBe('#aa0000');
    expect(beside?.getAttribute('fill')).toBe('#fffdf6');
  });

  it('keeps what it said itself where no rule says otherwise', () => {
    const svg = drawn('<circle fill="url(#sea)" stroke-width="2" aria-hidden="true"/>');
    expect(svg.innerHTML).toBe('<circle fill="url(#sea)" stroke-width="2"></circle>');
  });

  it('reads currentColor from above', () => {
    const svg = drawn('<g style="color:var(--ink)"><rect fill="currentColor"/></g>');
    expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#123456');
  });

  it('leaves conditions out of the tokens', () => {
    drawn('');
    const card = document.querySelector('.card') as Element;
    expect(tokensOf(card, rulesOf(CSS))).toEqual({ ink: '#123456', paper: '#fffdf6' });
  });
});
