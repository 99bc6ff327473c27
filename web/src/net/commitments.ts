// Commitments that this browser saw before a game began, stored to verify the seed when it is over.

export interface Commitment {
  commit: string;
  /** This browser's own nonces, by seat. */
  nonces: Record<number, string>;
  /** Everybody's commitments at the time when this browser revealed its own nonce, by seat. */
  hashes: Record<number, string>;
}

const key = (table: string) => `barkade-table-${table}`;
/** In-memory fallback for browsers without storage: a game can't start without the nonces. */
const memory = new Map<string, Commitment>();

export function commitment(table: string): Commitment | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? 'null');
    if (kept && typeof kept.commit === 'string')
      return { commit: kept.commit, nonces: kept.nonces ?? {}, hashes: kept.hashes ?? {} };
  } catch {
    // Storage is not available.
  }
  return memory.get(table) ?? null;
}

/** Store a commitment; only the first one seen counts. */
export function keepCommit(table: string, commit: string): void {
  if (commit && !commitment(table)) keep(table, { commit, nonces: {}, hashes: {} });
}

export function keepNonce(table: string, seat: number, nonce: string): void {
  const kept = commitment(table) ?? { commit: '', nonces: {}, hashes: {} };
  keep(table, { ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
}

/** The others' commitments, stored once, as later ones could be made up to fit. */
export function keepHashes(table: string, hashes: Record<number, string>, own: number): void {
  const kept = commitment(table);
  if (kept && kept.hashes[own] !== hashes[own]) keep(table, { ...kept, hashes });
}

const seenKey = (table: string) => `barkade-seen-${table}`;

/** The last version of a table that was shown in this browser; -1 for none. */
export function seenVersion(table: string): number {
  try {
    return Number(localStorage.getItem(seenKey(table)) ?? -1);
  } catch {
    return -1;
  }
}

export function keepSeen(table: string, version: number): void {
  try {
    localStorage.setItem(seenKey(table), String(version));
  } catch {
    // Without storage, the events since the last visit can't be determined.
  }
}

function keep(table: string, kept: Commitment): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    memory.set(table, kept);
  }
}
