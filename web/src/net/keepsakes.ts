// What this browser saw before a game began, kept so that it can be held against the seed when the game is over.

export interface Keepsake {
  commit: string;
  nonces: Record<number, string>;
}

const key = (table: string) => `barkade-table-${table}`;

export function keepsake(table: string): Keepsake | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? 'null');
    return kept && typeof kept.commit === 'string' ? { commit: kept.commit, nonces: kept.nonces ?? {} } : null;
  } catch {
    return null;
  }
}

/** The first commitment that was seen is the one that counts. */
export function keepCommit(table: string, commit: string): void {
  if (commit && !keepsake(table)) keep(table, { commit, nonces: {} });
}

export function keepNonce(table: string, seat: number, nonce: string): void {
  const kept = keepsake(table);
  if (kept) keep(table, { ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
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

function keep(table: string, kept: Keepsake): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing can still check the record's own commitment.
  }
}
