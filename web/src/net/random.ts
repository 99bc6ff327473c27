// Random bytes as hex. `crypto.getRandomValues` is there over plain http too; `randomUUID` is not.

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
