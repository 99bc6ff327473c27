// What a browser can say about a finished game's chance: each thing proven, disproven, or neither.

import type { Commitment } from '../../net/commitments';
import { nonceHash } from '../../net/nonces';
import type { Checked } from '../../net/verify';
import { t } from '../../words/words.svelte';

export interface DiceCheck {
  /** Never `good` for anything that was not checked. */
  verdict: 'good' | 'bad' | 'open';
  words: string;
}

const proven = (holds: boolean, good: string, bad: string): DiceCheck =>
  holds ? { verdict: 'good', words: t(good) } : { verdict: 'bad', words: t(bad) };
const open = (id: string, args = {}): DiceCheck => ({ verdict: 'open', words: t(id, args) });

export function diceChecks(checked: Checked, kept: Commitment | null): DiceCheck[] {
  const { commit, seedFits, draws, falseAt, nonces, inherited, position } = checked;
  const mixed = Object.entries(kept?.nonces ?? {});
  return [
    proven(seedFits, 'check-seed', 'check-seed-false'),
    kept ? proven(kept.commit === commit, 'check-commit', 'check-commit-false') : open('check-not-seen'),
    ...(mixed.length
      ? [
          proven(
            mixed.every(([seat, nonce]) => nonces[Number(seat)] === nonce),
            'check-nonce',
            'check-nonce-false',
          ),
        ]
      : []),
    ...(Object.keys(kept?.hashes ?? {}).length
      ? [proven(hashesFit(nonces, kept!.hashes), 'check-hashes', 'check-hashes-false')]
      : []),
    ...(position ? [open('check-position')] : []),
    ...(inherited ? [open('check-inherited', { last: inherited - 1 })] : []),
    drawCheck(draws, falseAt),
  ];
}

const hashesFit = (nonces: string[], hashes: Record<number, string>): boolean =>
  Object.entries(hashes).every(([seat, hash]) => nonceHash(nonces[Number(seat)] ?? '') === hash);

function drawCheck(draws: number, falseAt: number | null): DiceCheck {
  if (falseAt !== null) return { verdict: 'bad', words: t('check-draws-false', { version: falseAt }) };
  return draws ? { verdict: 'good', words: t('check-draws', { draws }) } : open('check-no-draws');
}
