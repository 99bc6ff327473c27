// Verify a finished game's draws in the browser: the seed against the commitment that was shown before the game, and
// every draw against the seed. Hashing is done in TypeScript, as WebCrypto is not available over plain http.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const SPAN = 2 ** 32;

export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('barkade-commit-1'), seed)));
}

export function combinedKey(seed: Uint8Array, nonces: Uint8Array[]): Uint8Array {
  return hmac(sha256, seed, concatBytes(...nonces));
}

/** The draws of one version, in order. */
export class Draws {
  private buffer: number[] = [];
  private block = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly version: number,
  ) {}

  private next(): number {
    if (!this.buffer.length) {
      const place = new DataView(new ArrayBuffer(12));
      place.setBigUint64(0, BigInt(this.version));
      place.setUint32(8, this.block++);
      const digest = hmac(
        sha256,
        this.key,
        concatBytes(utf8ToBytes('barkade-draw-1'), new Uint8Array(place.buffer)),
      );
      const view = new DataView(digest.buffer, digest.byteOffset);
      this.buffer = Array.from({ length: 8 }, (_, at) => view.getUint32(at * 4));
    }
    return this.buffer.shift()!;
  }

  draw(bound: number): number {
    if (bound === 1) return 0;
    const fair = SPAN - (SPAN % bound);
    let word = this.next();
    while (word >= fair) word = this.next();
    return word % bound;
  }
}

export interface Checked {
  /** The commitment in the record. */
  commit: string;
  /** The seed belongs to the commitment. */
  seedFits: boolean;
  /** Number of verified draws. */
  draws: number;
  /** The first version with a draw that doesn't match the seed. */
  falseAt: number | null;
  nonces: string[];
  /** Number of imported versions, whose draws don't come from this seed and can't be verified. */
  inherited: number;
  /** The game began at a position set up by hand. */
  position: boolean;
}

/** Reads a whole record and checks its chance. Null for a record without a seed. */
export function check(record: string): Checked | null {
  const [head, body = ''] = record.replaceAll('\r\n', '\n').split(/\n\n([\s\S]*)/);
  const header = (word: string): string[] =>
    head
      .split('\n')
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1));
  const [seedText] = header('seed');
  const [commit] = header('commit');
  if (!seedText || !commit) return null;
  const nonces = header('nonce').map((line) => line.split(' ')[1]);
  const seed = hexToBytes(seedText);
  const key = combinedKey(seed, nonces.map(hexToBytes));
  const inherited = Number(header('inherited')[0] ?? 0);
  const position = header('position').length > 0;
  let draws = 0;
  let falseAt: number | null = null;
  for (const line of body.split('\n').filter(Boolean)) {
    const [who, , drawn = ''] = line.split('|').map((part) => part.trim());
    const version = Number(who.split(' ')[0]);
    if (version < inherited) continue;
    const source = new Draws(key, version);
    for (const each of drawn.split(' ').filter(Boolean)) {
      const [value, bound] = each.split('/').map(Number);
      draws++;
      if (source.draw(bound) !== value) falseAt ??= version;
    }
  }
  return { commit, seedFits: commitment(seed) === commit, draws, falseAt, nonces, inherited, position };
}
