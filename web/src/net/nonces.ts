// The nonces that this browser contributes to a table's draws, committed to before anybody reveals theirs.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const NONCE_BYTES = 16;

export const newNonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));

export const nonceHash = (nonce: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('barkade-nonce-1'), hexToBytes(nonce))));
