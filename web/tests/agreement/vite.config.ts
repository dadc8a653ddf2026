import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One script out of the stage, for a page that has nothing else. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { $lib: here('../../src/lib'), three: here('../../node_modules/three') } },
  build: {
    minify: false,
    lib: { entry: here('main.ts'), formats: ['iife'], name: 'agreement', fileName: 'agreement' },
  },
});
