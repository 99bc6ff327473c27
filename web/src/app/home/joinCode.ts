// What people type or paste where a code is asked for: a room code, a table's id, the link to the table, or one to a place of that table.

import { CODE_LENGTH, CODE_LETTERS } from '../../net/wire';

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** Normalise a typed room code: any case, with spaces or dashes; empty if invalid. */
export function codeIn(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : '';
}

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
