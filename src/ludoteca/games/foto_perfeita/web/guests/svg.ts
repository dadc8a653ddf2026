/** A guest as a picture of its own: for a texture, or wherever there is no component. */
import { FIGURES } from './index';
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

/** The figure, cut along its silhouette; its viewBox is the box around that silhouette. */
export function guestSvg(guest: number): string {
  const figure = FIGURES[guest];
  if (!figure) throw new RangeError(`no guest ${guest}`);
  const [x, y, width, height] = figure.box;
  const size = `width="${width * 8}" height="${height * 8}"`; // pixels, where nothing else says
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size}>` +
    `<clipPath id="cut"><path d="${figure.outline}"/></clipPath><g clip-path="url(#cut)">` +
    figure.pieces.map(drawn).join('') +
    `<path d="${figure.outline}" fill="none" stroke="${SHADOW}" stroke-width="${EDGE}" opacity=".35"/>` +
    '</g></svg>'
  );
}
