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

function keep(table: string, kept: Keepsake): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing can still check the record's own commitment.
  }
}
