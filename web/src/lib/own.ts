/** Files of one's own that this browser keeps: what the workshop saves, tables and sheets may use. */

export interface OwnFile {
  title: string;
  source: string;
}

const key = (game: string, setting: string) => `ludoteca-own-${game}-${setting}`;
let wanted = ''; // the setting whose file the next table is opened with

/** What was saved last, if anything. */
export function savedFile(game: string, setting: string): OwnFile | undefined {
  try {
    const file = JSON.parse(localStorage.getItem(key(game, setting)) ?? 'null') as OwnFile | null;
    return typeof file?.source === 'string' ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Save it; false where the browser has no room, or keeps nothing. */
export function saveFile(game: string, setting: string, file: OwnFile): boolean {
  try {
    localStorage.setItem(key(game, setting), JSON.stringify(file));
    return true;
  } catch {
    return false;
  }
}

/** What one had when somebody else's file was opened here, if anything. */
export function fileOfBefore(game: string, setting: string): OwnFile | undefined {
  return savedFile(game, `${setting}-before`);
}

/** Keep one's own aside while somebody else's is opened. */
export function keepBefore(game: string, setting: string, file: OwnFile): boolean {
  return saveFile(game, `${setting}-before`, file);
}

/** Whenever another tab saves a file of this setting: it. */
export function onSaved(game: string, setting: string, then: (file: OwnFile) => void): () => void {
  const hear = (event: StorageEvent) => {
    const file = event.key === key(game, setting) ? savedFile(game, setting) : undefined;
    if (file) then(file);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Open the next table of a game with the file of this setting. */
export function wantFile(game: string, setting: string): void {
  wanted = key(game, setting);
}

/** Whether the next table is to be opened with it. */
export function isWanted(game: string, setting: string): boolean {
  return wanted === key(game, setting);
}
