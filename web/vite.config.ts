import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = here('../src/ludoteca/games/');
// One more folder of games, as for the server; the tests have the toy.
const asked = resolve(
  process.env.LUDOTECA_GAMES || here(process.env.VITEST ? '../tests/conformance' : './further'),
);
const further = within(asked);

/** The same folder where Vite finds it: nothing is looked for that shares only the root of the disk. */
function within(folder: string): string {
  if (folder.split('/')[1] === games.split('/')[1]) return folder;
  const link = here('../build/further');
  mkdirSync(here('../build'), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return link;
}

/** Packages that a game's folder imports are the ones installed here, though it lies outside web/. */
function packagesOfGames(): Plugin {
  const isBare = (id: string) => /^[@a-z]/.test(id) && !id.includes(':');
  return {
    name: 'packages-of-games',
    enforce: 'pre',
    resolveId(id, importer, options) {
      const isOfGame = [games, asked, further].some((folder) => importer?.startsWith(folder));
      if (!isOfGame || !isBare(id)) return null;
      return this.resolve(id, here('./src/main.ts'), { ...options, skipSelf: true });
    },
  };
}

/** `pt.ftl?labels`: of a game's words only what stands on its box. */
function labelsOfGames(): Plugin {
  const LABELS = /^(title|tagline) = .*$/gm;
  return {
    name: 'labels-of-games',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?');
      if (!path.endsWith('.ftl') || !query.startsWith('labels')) return null;
      const labels = readFileSync(path, 'utf8').match(LABELS) ?? [];
      return `export default ${JSON.stringify(labels.join('\n'))}`;
    },
  };
}

/** `licenses.txt`: the licences of everything that is packed into the pages, fonts included. */
function licencesOfPackages(): Plugin {
  const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
  return {
    name: 'licences-of-packages',
    generateBundle() {
      const modules = [...this.getModuleIds()].map((id) => id.replace(/^\0/, ''));
      const fonts = readdirSync(here('./node_modules/@fontsource')); // named in styles: no modules
      const folders = new Set([
        ...modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []),
        ...fonts.map((name) => here(`./node_modules/@fontsource/${name}`)),
      ]);
      const source = [...folders]
        .sort()
        .map(licenceOf)
        .join(`\n\n${'-'.repeat(78)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}

function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  // Who brings no text has one of the well-known ones: TypeScript's is the same.
  if (!file && about.license !== 'Apache-2.0') throw new Error(`${about.name}: no licence`);
  const path = file ? `${folder}/${file}` : here('./node_modules/typescript/LICENSE.txt');
  const text = readFileSync(path, 'utf8');
  return `${about.name} ${about.version} (${about.license})\n\n${text.trim()}`;
}

const SHELL =
  /\/web\/src\/(pages\/Table|parts\/Tables)\.svelte$|\/(web\/src|kernel|server)\/text\/\w+\.ftl|\/web\/Cover\.svelte$/;

/** `sw.js`, with the files that the first page and a table's frame are made of: they are kept. */
function workerWithShell(): Plugin {
  return {
    name: 'worker-with-shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const kept = new Set<string>();
      const add = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || kept.has(name)) return;
        kept.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) kept.add(style);
        for (const needed of chunk.imports) add(needed);
      };
      for (const [name, chunk] of Object.entries(bundle)) {
        const isNamed = chunk.type === 'chunk' && SHELL.test(chunk.facadeModuleId ?? '');
        if (isNamed || (chunk.type === 'chunk' && chunk.isEntry)) add(name);
      }
      const files = [...kept].sort().map((name) => `/${name}`);
      const written = JSON.stringify([...files, '/icon.svg']);
      const digest = createHash('sha256').update(written).digest('hex').slice(0, 12);
      const worker = readFileSync(here('./src/sw.js'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: worker
          .replace('FILES = []', `FILES = ${written}`)
          .replace("SHELL = 'shell'", `SHELL = 'shell-${digest}'`),
      });
    },
  };
}

/** The press reads the styles out of what is rendered. */
const svelteFor = (mode: string) =>
  mode === 'press' ? { compilerOptions: { css: 'injected' as const } } : {};

export default defineConfig(({ mode }) => ({
  plugins: [
    packagesOfGames(),
    labelsOfGames(),
    licencesOfPackages(),
    workerWithShell(),
    svelte(svelteFor(mode)),
  ],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $further: further,
      '@fontsource': here('./node_modules/@fontsource'),
    },
    // Tests mount components, so they need Svelte's browser half and not its server half.
    conditions: mode === 'test' ? ['browser', 'module', 'development'] : undefined,
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    assetsInlineLimit: 0,
    outDir: here('../src/ludoteca/server/static'), // where the server finds it
    emptyOutDir: true,
    chunkSizeWarningLimit: 600, // three.js, which comes only with Foto Perfeita's studio
    rolldownOptions: { checks: { bundlerTimings: false } }, // how long a slow machine took is no warning
  },
  server: { fs: { allow: [here('..'), further] } },
  test: {
    environment: 'jsdom', // tests that need no page say so in their first line, and start at once
    pool: 'threads',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000, // a busy machine is no reason to fail
  },
}));
