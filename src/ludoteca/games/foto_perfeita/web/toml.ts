/** As much of TOML as the game's data files use: tables, rows of tables, numbers, words, lists. */

export type Value = number | string | boolean | Value[] | Table;
export interface Table {
  [key: string]: Value;
}

const HEADER = /^(\[\[?)([\w.]+)\]\]?$/;

/** The content of a data file, in the shape that whoever reads it knows it to have. */
export function readToml<Shape = Table>(source: string): Shape {
  const root: Table = {};
  let here = root;
  for (const statement of statements(source)) {
    const header = HEADER.exec(statement);
    if (header) {
      here = open(root, (header[2] ?? '').split('.'), header[1] === '[[');
      continue;
    }
    const [key = '', ...rest] = statement.split('=');
    const value = rest.join('=').replace(/,(\s*\])/g, '$1'); // JSON has no comma after the last
    here[key.trim()] = JSON.parse(value) as Value;
  }
  return root as Shape;
}

/** Lines without comments, a list over several lines as one. */
function* statements(source: string): Generator<string> {
  let pending = '';
  for (const line of source.split('\n')) {
    pending += line.replace(/"[^"]*"|#.*/g, (found) => (found.startsWith('"') ? found : ''));
    const bare = pending.replace(/"[^"]*"/g, '');
    if (bare.split('[').length > bare.split(']').length) continue;
    if (pending.trim()) yield pending.trim();
    pending = '';
  }
}

function open(root: Table, path: string[], isRow: boolean): Table {
  const last = path.pop() ?? '';
  let at = root;
  for (const name of path) at = (at[name] ??= {}) as Table;
  if (!isRow) return (at[last] ??= {}) as Table;
  const opened: Table = {};
  ((at[last] ??= []) as Value[]).push(opened);
  return opened;
}
