// Upload of a custom box file.

import { t } from '../../words/words.svelte';

/** Describes the error in a file and its position. */
export class BadBoxFile extends Error {}

export async function readBox(text: string): Promise<Record<string, unknown>> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError))
      throw new BadBoxFile(t('new-box-unreadable', { detail: String(error) }));
    const written = text.split('\n')[error.line - 1]?.trim() || '…';
    throw new BadBoxFile(t('new-box-line', { line: error.line, text: written }));
  }
}
