/** A guest as a picture of its own: for a texture, or wherever there is no component. */
import { DECORATIONS, FIGURES, type Figure } from './index';
import { EDGE, SHADOW, type Piece } from './paper';

const fallen = 'translate(.5 .7)';

function drawn({ d, fill = 'none', line, width, lifted }: Piece): string {
  const stroke = line
    ? ` stroke="${line}" stroke-width="${width ?? 1}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const shadow = line
    ? ` fill="none" stroke="${SHADOW}" stroke-width="${width ?? 1}"`
    : ` fill="${SHADOW}"`;
  const under = lifted ? `<path d="${d}"${shadow} opacity=".22" transform="${fallen}"/>` : '';
  return `${under}<path d="${d}" fill="${fill}"${stroke}/>`;
}

/** A guest, cut along its silhouette; its viewBox is the box around that silhouette. */
export function guestSvg(guest: number): string {
  const figure = FIGURES[guest];
  if (!figure) throw new RangeError(`no guest ${guest}`);
  return svgOf(figure);
}

/** What stands on the table, in the same way: balloons, bottle, cake. */
export function decorationSvg(name: string): string {
  const figure = DECORATIONS[name];
  if (!figure) throw new RangeError(`no decoration ${name}`);
  return svgOf(figure);
}

function svgOf({ pieces, outline, box: [x, y, width, height] }: Figure): string {
  const size = `width="${width * 8}" height="${height * 8}"`; // pixels, where nothing else says
  const edge = `fill="none" stroke="${SHADOW}" stroke-width="${EDGE}" opacity=".35"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size}>` +
    `<clipPath id="cut"><path d="${outline}"/></clipPath><g clip-path="url(#cut)">` +
    `${pieces.map(drawn).join('')}<path d="${outline}" ${edge}/></g></svg>`
  );
}
