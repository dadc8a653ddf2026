// Draws what the press prints into src/ludoteca/press: the games' own pictures and letters, so that
// printing needs neither Node nor a browser. `npm run press`; part of `npm run build`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { createServer } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../src/ludoteca/press/drawn');
const FONTS = {
  'atkinson-hyperlegible': ['400-normal', '700-normal', '400-italic', '700-italic'],
  amarante: ['400-normal'],
  'diplomata-sc': ['400-normal'],
  'londrina-solid': ['400-normal'],
  'russo-one': ['400-normal'],
  shrikhand: ['400-normal'],
};

/** A font out of its web wrapping (WOFF 1: tables, each deflated). */
function unwrapped(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const [offset, packed, length] = [4, 8, 12].map((step) => woff.readUInt32BE(at + step));
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  return sfnt(woff.readUInt32BE(4), tables);
}

function sfnt(flavour, tables) {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + 16 * tables.length);
  header.writeUInt32BE(flavour, 0);
  [tables.length, power * 16, Math.log2(power), (tables.length - power) * 16].forEach((value, i) =>
    header.writeUInt16BE(value, 4 + 2 * i),
  );
  let offset = header.length;
  const bodies = tables.map(({ tag, sum, data }, i) => {
    tag.copy(header, 12 + 16 * i);
    [sum, offset, data.length].forEach((value, j) =>
      header.writeUInt32BE(value, 16 + 16 * i + 4 * j),
    );
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}

/** The files that a game's drawings come from, each with its digest: so that old ones are noticed. */
function digests(list, moduleGraph) {
  const styles = ['theme.css', 'board.css'].map((name) => join(dirname(list), name));
  const tokens = here('src/styles/tokens.css');
  const [top, found, open] = [here('..'), {}, [moduleGraph.getModuleById(list)]];
  open.push(...[...styles, tokens].filter(existsSync).map((file) => ({ file })));
  for (let module = open.pop(); module; module = open.pop()) {
    const path = relative(top, module.file ?? '').replaceAll('\\', '/');
    if (path in found || path.includes('node_modules') || path.startsWith('..')) continue;
    found[path] = createHash('sha256').update(readFileSync(module.file)).digest('hex');
    open.push(...(module.importedModules ?? []));
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const server = await createServer({
  root: here('.'),
  mode: 'press',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { drawAll } = await server.ssrLoadModule('/src/press/render.ts');
  const drawn = drawAll();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(`${out}/fonts`, { recursive: true });
  const { moduleGraph } = server.environments.ssr;
  for (const [game, made] of Object.entries(drawn)) {
    const list = here(`../src/ludoteca/games/${game}/web/press.ts`);
    const sources = digests(list, moduleGraph);
    writeFileSync(`${out}/${game}.json`, JSON.stringify({ ...made, sources }));
  }
  for (const [family, faces] of Object.entries(FONTS)) {
    for (const face of faces) {
      const name = `${family}-latin-${face}`;
      const woff = readFileSync(here(`node_modules/@fontsource/${family}/files/${name}.woff`));
      writeFileSync(`${out}/fonts/${name}.ttf`, unwrapped(woff));
    }
    const licence = readFileSync(here(`node_modules/@fontsource/${family}/LICENSE`), 'utf8');
    writeFileSync(`${out}/fonts/${family}-LICENSE.txt`, licence);
  }
} finally {
  await server.close();
}
