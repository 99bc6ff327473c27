// Chances as people say them.

/** A chance in percent; never 0 or 100 for what is not certain. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return '<1';
  if (rounded === 100 && chance < 1) return '>99';
  return String(rounded);
}
