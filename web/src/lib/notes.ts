/** A place for a player's own notes on a table: in this browser, told to nobody. */
export interface NotesPlace {
  read: () => unknown; // null if nothing was written
  write: (notes: unknown) => void;
}

export function notesAt(key: string): NotesPlace {
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write(notes) {
      try {
        localStorage.setItem(key, JSON.stringify(notes));
      } catch {
        // a full or forbidden store is no reason not to play
      }
    },
  };
}
