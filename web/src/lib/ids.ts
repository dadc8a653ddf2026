/**
 * A name for a message that nobody else has. `crypto.randomUUID` would do, but it exists only over
 * HTTPS and on localhost, and people play in their own network over plain HTTP.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
