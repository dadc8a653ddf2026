import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = here('../src/ludoteca/games/');

/** Packages that a game's folder imports are the ones installed here, though it lies outside web/. */
function packagesOfGames(): Plugin {
  const isBare = (id: string) => /^[@a-z]/.test(id) && !id.includes(':');
  return {
    name: 'packages-of-games',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (!importer?.startsWith(games) || !isBare(id)) return null;
      return this.resolve(id, here('./src/main.ts'), { ...options, skipSelf: true });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [packagesOfGames(), svelte()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
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
  },
  server: { fs: { allow: [here('..')] } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
}));
