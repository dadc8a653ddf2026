/** What stands on the table, drawn inside the outlines of scene.toml: millimetres, up is minus. */
import { scene } from '../scene';

const COLORS = ['#e2574c', '#3f9fb8', '#f9c838', '#8d4a9e', '#2a9d93', '#f0a13a'];

/** An outline of scene.toml as a path. */
export function pathOf(outline: readonly number[]): string {
  const corners = Array.from(
    { length: outline.length / 2 },
    (_, i) => `${outline[2 * i] ?? 0} ${-(outline[2 * i + 1] ?? 0)}`,
  );
  return `M${corners.join('L')}Z`;
}

function contentOf(shape: string, color: string): string {
  if (shape === 'balloons') {
    return [
      `<rect x="-13" y="-62" width="26" height="33" fill="${color}"/>`,
      '<ellipse cx="-4" cy="-51" rx="2.6" ry="5" fill="#fff" opacity=".55" transform="rotate(18 -4 -51)"/>',
      '<path d="M4-62Q13-50 8-34" fill="none" stroke="#2a0f12" stroke-width="3" opacity=".14"/>',
      '<rect x="-1" y="-30" width="2" height="30" fill="#7a5a48"/>',
    ].join('');
  }
  if (shape === 'bottle') {
    return [
      '<rect x="-6" y="-41" width="12" height="41" fill="#1f6b4f"/>',
      '<rect x="-6" y="-41" width="12" height="7" fill="#d9b44a"/>',
      `<rect x="-6" y="-19" width="12" height="10" fill="#fbf3e4"/><circle cy="-14" r="2.6" fill="${color}"/>`,
      '<path d="M-3.4-24V-2" stroke="#fff" stroke-width="1.2" opacity=".4"/>',
    ].join('');
  }
  return [
    '<rect x="-12" y="-27" width="24" height="27" fill="#fbe3d0"/>',
    '<rect x="-12" y="-12" width="24" height="12" fill="#c8794f"/>',
    `<rect x="-12" y="-13" width="24" height="4" fill="${color}"/><path d="M-11-9a1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.7 0" fill="${color}"/>`,
    '<rect x="-8" y="-20" width="16" height="3" fill="#fff"/>',
    `<rect x="-1" y="-26" width="2" height="6" fill="${color}"/><rect x="-1" y="-26" width="2" height="1.6" fill="#f9c838"/>`,
  ].join('');
}

/** A decoration as a picture of its own, cut along its outline. */
export function decorationSvg(shape: string, slot: number): string {
  const outline = scene.decorations.outlines[shape] ?? [];
  const [xs = [], zs = []] = [0, 1].map((odd) => outline.filter((_, i) => i % 2 === odd));
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.max(...zs)];
  const path = pathOf(outline);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${-top} ${right - left} ${top}" width="${(right - left) * 8}" height="${top * 8}">` +
    `<clipPath id="cut"><path d="${path}"/></clipPath><g clip-path="url(#cut)">${contentOf(shape, COLORS[slot % 6] ?? '')}` +
    `<path d="${path}" fill="none" stroke="#2a0f12" stroke-width="1" opacity=".3"/></g></svg>`
  );
}
