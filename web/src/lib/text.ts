/** Messages: an id with arguments, said in the language spoken now by whoever shows them. */
import type { Text } from './protocol';

/** A message of the game that is played. */
export function text(id: string, args: Text['args'] = {}): Text {
  return { id, args };
}
