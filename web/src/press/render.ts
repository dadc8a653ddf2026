/** Every drawing that a game hands to the press, rendered as SVG that needs nothing else. */
import { JSDOM } from 'jsdom';
import { render } from 'svelte/server';
import type { Drawing, Drawings } from './drawing';
import { flatten, rulesOf, tokensOf, type Rule } from './flatten';

interface Listed {
  drawings: Drawings;
  look?: Record<string, string>; // colours that no stylesheet has
}
const LISTS = import.meta.glob<Listed>('../../../src/ludoteca/games/*/web/press.ts', {
  eager: true,
});
const SHEETS = import.meta.glob<string>(
  ['../styles/tokens.css', '../../../src/ludoteca/games/*/web/{theme,board}.css'],
  { query: '?raw', import: 'default', eager: true },
);
const SVG = 'http://www.w3.org/2000/svg';

export interface Drawn {
  svg: string;
  width: number;
  height: number;
  places?: Drawing['places'];
}

/** A game on paper: its drawings by name, and the tokens of its look by day. */
export interface DrawnGame {
  look: Record<string, string>;
  drawings: Record<string, Drawn>;
}

/** By game. */
export function drawAll(): Record<string, DrawnGame> {
  return Object.fromEntries(
    Object.entries(LISTS).map(([path, listed]) => [gameOf(path), drawGame(gameOf(path), listed)]),
  );
}

const gameOf = (path: string) => /games\/([a-z_]+)\//.exec(path)?.[1] ?? '';

function drawGame(game: string, { drawings, look }: Listed): DrawnGame {
  const shared = Object.entries(SHEETS)
    .filter(([path]) => !path.includes('/games/') || gameOf(path) === game)
    .flatMap(([, css]) => rulesOf(css))
    .filter(({ selector }) => !/[ :](hover|focus|active)/.test(selector));
  const { document } = new JSDOM(`<div data-game="${game}" class="${game}"></div>`).window;
  const ground = document.querySelector('div');
  if (!ground) throw new Error('nothing to draw on');
  const drawn = Object.entries(drawings).map(
    ([name, drawing]) => [name, draw(ground, shared, drawing)] as const,
  );
  return { look: { ...tokensOf(ground, shared), ...look }, drawings: Object.fromEntries(drawn) };
}

function draw(ground: Element, shared: Rule[], { component, props, places }: Drawing): Drawn {
  const { head, body } = render(component, { props: props ?? {} });
  ground.innerHTML = body;
  const own = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const svg = ground.querySelector('svg');
  if (!svg) throw new Error('nothing is drawn');
  flatten(svg, [...shared, ...rulesOf(own.join('\n'))]);
  return { ...written(svg), ...(places ? { places } : {}) };
}

function written(svg: SVGSVGElement): Drawn {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  svg.setAttribute('xmlns', SVG);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const text = svg.outerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><');
  return { svg: text, width, height };
}
