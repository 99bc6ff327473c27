// Chances as people say them.

/** A probability in percent; 0 and 100 only for certainty. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return '<1';
  if (rounded === 100 && chance < 1) return '>99';
  return String(rounded);
}
