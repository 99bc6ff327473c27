// What somebody wanted when they opened a table: carried from the door to the seat, and no further than this tab.

export interface PendingOpen {
  /** The bots to fill the other seats with, and start; empty for a table that waits for friends. */
  bot: string;
  /** Where to sit; the first seat if nothing is said. */
  seat?: number;
  /** The same people play again: it starts by itself as soon as all of them are there. */
  again?: boolean;
}

export const pendingOpens = new Map<string, PendingOpen>();
