// Intentions on opening a table, to be carried out there; kept in this tab only.

export interface PendingOpen {
  /** The bots to fill the other seats with, and start; empty for a table that waits for friends. */
  bot: string;
  /** Where to sit; the first seat if nothing is said. */
  seat?: number;
  /** A rematch: it starts automatically once everybody is there. */
  again?: boolean;
}

export const pendingOpens = new Map<string, PendingOpen>();
