// Holds the boards of a game outside the tree to what ours are held to: types, lint, format.
// `LUDOTECA_GAMES=<folder> npm run check:further`
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
if (!process.env.LUDOTECA_GAMES) {
  console.error('LUDOTECA_GAMES names no folder of games.');
  process.exit(1);
}
const folder = resolve(process.env.LUDOTECA_GAMES);

/** Our settings for that folder: the packages are the ones installed here, wherever it lies. */
function writeSettings() {
  const settings = {
    extends: here('./tsconfig.json'),
    compilerOptions: { typeRoots: [here('./node_modules')] },
    include: [`${folder}/*/web`],
  };
  const path = here('../build/further.tsconfig.json');
  mkdirSync(here('../build'), { recursive: true });
  writeFileSync(path, JSON.stringify(settings));
  return path;
}

const boards = `${folder}/*/web/**/*`;
const lint = ['--config', here('./eslint.config.js'), '--max-warnings', '0'];
const checks = [
  [folder, 'svelte-check', '--tsconfig', writeSettings(), '--fail-on-warnings'],
  [folder, 'eslint', ...lint, `${boards}.{svelte,ts}`], // which looks at nothing outside its folder
  [here('.'), 'prettier', '--config', '.prettierrc.json', '--check', `${boards}.{svelte,ts,css}`],
];
const isGood = ([cwd, name, ...given]) =>
  spawnSync(here(`./node_modules/.bin/${name}`), given, { cwd, stdio: 'inherit' }).status === 0;
process.exit(checks.map(isGood).every(Boolean) ? 0 : 1);
