// What this browser saw before a game began, kept so that it can be held against the seed when the game is over.

export interface Commitment {
  commit: string;
  /** This browser's own random bytes, by seat. */
  nonces: Record<number, string>;
  /** What everybody had committed to when this browser revealed its own, by seat. */
  hashes: Record<number, string>;
}

const key = (table: string) => `barkade-table-${table}`;
/** For a browser that keeps nothing: a game can't start without its bytes. */
const memory = new Map<string, Commitment>();

export function commitment(table: string): Commitment | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? 'null');
    if (kept && typeof kept.commit === 'string')
      return { commit: kept.commit, nonces: kept.nonces ?? {}, hashes: kept.hashes ?? {} };
  } catch {
    // Nothing can be read here.
  }
  return memory.get(table) ?? null;
}

/** The first commitment that was seen is the one that counts. */
export function keepCommit(table: string, commit: string): void {
  if (commit && !commitment(table)) keep(table, { commit, nonces: {}, hashes: {} });
}

export function keepNonce(table: string, seat: number, nonce: string): void {
  const kept = commitment(table) ?? { commit: '', nonces: {}, hashes: {} };
  keep(table, { ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
}

/** What the others had committed to, once and for all: later it could be made up to fit. */
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
    // Then nobody is told what happened meanwhile.
  }
}

function keep(table: string, kept: Commitment): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    memory.set(table, kept);
  }
}
