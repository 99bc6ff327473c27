// Spaces at which no line may end: in these languages a word of one letter stays with the next word, and a dash with the
// one before it.

const LETTERS: Record<string, string> = {
  pl: 'aiouwz',
  cs: 'aikosuvz',
  sk: 'aikosuvz',
  ru: 'аивкосуя',
  uk: 'аівзоуйяє',
};

/** Tie words, in a text or in the source of messages. What is typed, between backquotes, stays as it is. */
export function tied(text: string, language: string): string {
  const letters = LETTERS[language];
  if (!letters) return text;
  const loose = new RegExp(
    `\`[^\`\\n]*\`|(?<=(?:^|[\\s(„«]|\\{" "\\})[${letters}]) (?=[^\\s=])| (?=[—–] )`,
    'giu',
  );
  return text.replace(loose, (found) => (found === ' ' ? '\u00a0' : found));
}
