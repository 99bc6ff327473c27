// What people paste where a code is asked for: the code alone, the link to the table, or one to a place of that table.

/** The table that is meant; empty when there is none in it. */
export function tableIn(pasted: string): string {
  const path = pasted.trim().split(/[?#]/)[0]!;
  const said = /\/(?:table|replay)\/([^/]+)/.exec(path)?.[1] ?? path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(said);
  } catch {
    return said; // a stray per cent sign
  }
}
