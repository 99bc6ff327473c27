// Where no line may end: in some languages a word of one letter stays with the next word, and a dash with the one before
// it; in Romanian short words joined by a hyphen stay together ("s-a").

const LETTERS: Record<string, string> = {
  pl: 'aiouwz',
  cs: 'aikosuvz',
  sk: 'aikosuvz',
  ru: 'аивкосуя',
  uk: 'аівзоуйяє',
};

const JOINED = /(?<![\p{L}\d$_-])(?:[scdilmnv]|[mtțș]i|[cdlst]e|nu|să|într|dintr|printr)-(?=\p{L})/giu;
const WORD_JOINER = '\u2060';

/** Tie words, in a text or in the source of messages. What is typed, between backquotes, stays as it is. */
export function tied(text: string, language: string): string {
  if (language === 'ro') return text.replace(JOINED, `$&${WORD_JOINER}`);
  const letters = LETTERS[language];
  if (!letters) return text;
  const loose = new RegExp(
    `\`[^\`\\n]*\`|(?<=(?:^|[\\s(„«]|\\{" "\\})[${letters}]) (?=[^\\s=])| (?=[—–] )`,
    'giu',
  );
  return text.replace(loose, (found) => (found === ' ' ? '\u00a0' : found));
}
