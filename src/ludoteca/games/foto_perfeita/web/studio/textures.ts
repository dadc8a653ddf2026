/** The pictures on the standees and on the set: SVG, drawn once onto a canvas for three.js. */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { decorationSvg, guestSvg } from '../guests/svg';
import { scene } from '../scene';

const SHARP = 6; // pixels for each millimetre of a figure
const SOFT = 3; // of the room

let oncome: () => void = () => undefined;
let awaited = 0; // pictures on their way; the set is drawn again with the last of them, not with each

/** A texture that is empty until its picture has been read. */
function textureOf(svg: string, width: number, height: number, ground?: string): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width), Math.ceil(height)];
  const brush = canvas.getContext('2d');
  if (brush && ground) {
    brush.fillStyle = ground;
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  const image = new Image();
  const come = () => {
    awaited -= 1;
    if (!awaited) oncome();
  };
  image.onload = () => {
    brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
    texture.needsUpdate = true;
    come();
  };
  image.onerror = come; // the others are shown all the same
  awaited += 1;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return texture;
}

function sizeOf(outline: readonly number[]): [number, number] {
  const [xs, zs] = [0, 1].map((odd) => outline.filter((_, i) => i % 2 === odd));
  const span = (row: number[] = []) => Math.max(...row) - Math.min(...row);
  return [span(xs) * SHARP, span(zs) * SHARP];
}

export const drawn = {
  set oncome(call: () => void) {
    oncome = call;
  },
  guest: (guest: number) =>
    textureOf(guestSvg(guest), ...sizeOf(scene.guests[guest]?.outline ?? []), '#e9d9c4'),
  decoration: (shape: string) =>
    textureOf(decorationSvg(shape), ...sizeOf(scene.decorations.outlines[shape] ?? []), '#e9d9c4'),
};

const room = (width: number, height: number, content: string, ground: string) =>
  textureOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
    width * SOFT,
    height * SOFT,
    ground,
  );

const BUNTING = ['#f0567a', '#f9c838', '#3f9fb8', '#2a9d93', '#f0a13a', '#8d4a9e'];

/** Flags on a string that hangs between two points. */
function flags(width: number, top: number, sag: number, count: number): string {
  const step = width / count;
  const drop = (x: number) => top + sag * (1 - ((2 * x) / width - 1) ** 2);
  const string = `<path d="M0 ${top}Q${width / 2} ${top + 2 * sag} ${width} ${top}" fill="none" stroke="#7d2c25" stroke-width="1"/>`;
  const each = Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5) * step;
    const [y, half] = [drop(x), step * 0.36];
    const d = `M${x - half} ${y}H${x + half}L${x} ${y + step * 0.95}Z`;
    return `<path d="${d}" fill="#3a1512" opacity=".18" transform="translate(1.2 1.8)"/><path d="${d}" fill="${BUNTING[i % 6]}"/>`;
  });
  return string + each.join('');
}

/** A panel of the screen: warm stripes, a string of flags, lights on the back one. */
export function panelTexture(part: 'back' | 'wing'): Texture {
  const { depth, top } = scene.screen;
  const width = part === 'back' ? scene.floor.columns * scene.floor.space : depth;
  const stripes = Array.from(
    { length: Math.ceil(width / 24) },
    (_, i) => `<rect x="${i * 24}" width="12" height="${top}" fill="#fff" opacity=".07"/>`,
  );
  const bulbs = Array.from({ length: 11 }, (_, i) => {
    const [x, y] = [15 + i * 27, 78 + (i % 2 ? 6 : 0)];
    return `<circle cx="${x}" cy="${y}" r="8" fill="#fff0b8" opacity=".28"/><circle cx="${x}" cy="${y}" r="3" fill="#fff4cf"/>`;
  });
  const content = [
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f6a36d"/><stop offset="1" stop-color="#cf6149"/></linearGradient></defs>`,
    `<rect width="${width}" height="${top}" fill="url(#g)"/>`,
    ...stripes,
    part === 'back' ? `<path d="M0 76Q150 100 300 76" fill="none" stroke="#7d2c25"/>` : '',
    ...(part === 'back' ? bulbs : []),
    flags(width, 14, 22, part === 'back' ? 13 : 11),
    `<rect y="${top - 8}" width="${width}" height="8" fill="#7d2c25" opacity=".55"/>`,
    `<rect width="${width}" height="3" fill="#7d2c25"/>`,
  ];
  return room(width, top, content.join(''), '#dd7757');
}

/** The floor from above, the back edge first: boards, and the spaces drawn on them. */
export function floorTexture(): Texture {
  const { columns, rows, space } = scene.floor;
  const [width, depth] = [columns * space, scene.screen.depth];
  const boards = Array.from({ length: 25 }, (_, i) => {
    const shade = ['#b9764b', '#c28054', '#b27046'][i % 3] ?? '';
    return `<rect x="${i * 12}" width="12" height="${depth}" fill="${shade}"/><path d="M${i * 12} 0V${depth}" stroke="#8f5634" stroke-width=".6"/>`;
  });
  const spaces = Array.from({ length: columns * rows }, (_, cell) => {
    if (cell >= 1 && cell <= 3) return '';
    const [x, y] = [(cell % columns) * space, depth - (Math.floor(cell / columns) + 1) * space];
    return `<rect x="${x + 3}" y="${y + 3}" width="${space - 6}" height="${space - 6}" rx="7" fill="#fff2df" fill-opacity=".16" stroke="#fff2df" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="5 4"/>`;
  });
  return room(width, depth, [...boards, ...spaces].join(''), '#b9764b');
}

/** The table under its cloth. */
export function tableTexture(part: 'front' | 'top' | 'side'): Texture {
  const { left, right, front, back, height } = scene.table;
  const width = part === 'side' ? back - front : right - left;
  const high = part === 'top' ? back - front : height;
  const ground = { front: '#fbf3e4', top: '#fff9ec', side: '#e6d9c3' }[part];
  const scallops = Array.from(
    { length: Math.ceil(width / 12) },
    (_, i) => `<path d="M${i * 12} 0H${i * 12 + 12}V9A6 6 0 0 1 ${i * 12} 9Z" fill="#e2574c"/>`,
  );
  const folds = Array.from(
    { length: Math.ceil(width / 14) },
    (_, i) => `<path d="M${i * 14 + 7} 12V${high}" stroke="#d8c6a8" stroke-width="1.4"/>`,
  );
  const dots = Array.from({ length: 42 }, (_, i) => {
    const [x, y] = [
      (i % 14) * 12.4 + 4 + (Math.floor(i / 14) % 2) * 6,
      Math.floor(i / 14) * 17 + 7,
    ];
    return `<circle cx="${x}" cy="${y}" r="1.6" fill="#f2c9b4"/>`;
  });
  const content = part === 'top' ? dots : [...folds, ...scallops];
  const sheet = `<rect width="${width}" height="${high}" fill="${ground}"/>`;
  return room(width, high, sheet + content.join(''), ground);
}

/** A soft dark oval. */
export function shadowTexture(): Texture {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="64" viewBox="0 0 128 64"><defs><radialGradient id="g"><stop stop-color="#2a0f12" stop-opacity=".8"/><stop offset=".6" stop-color="#2a0f12" stop-opacity=".4"/><stop offset="1" stop-color="#2a0f12" stop-opacity="0"/></radialGradient></defs><rect width="128" height="64" fill="url(#g)"/></svg>';
  return textureOf(svg, 128, 64);
}
