// Words: a message id with arguments becomes a sentence, in the reader's language, exactly as Python says it.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:languages';
import type { ArgValue, Said } from '../games/board';

const FALLBACK = 'en';

class Words {
  language = $state(FALLBACK);
  private bundles = $state.raw<FluentBundle[]>([]);

  /** Speak this language from now on. Whatever it lacks is said in English. */
  async speak(language: string): Promise<void> {
    const wanted = language in languages ? language : FALLBACK;
    const chain = wanted === FALLBACK ? [FALLBACK] : [wanted, FALLBACK];
    const loaded = await Promise.all(chain.map(load));
    this.bundles = loaded;
    this.language = wanted;
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return id;
  }
}

const loadedBundles = new Map<string, Promise<FluentBundle>>();

function load(language: string): Promise<FluentBundle> {
  const known = loadedBundles.get(language);
  if (known) return known;
  const loading = languages[language]().then(({ default: text }) => {
    // Python doesn't isolate what it puts in either: both sides say identical strings.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return bundle;
  });
  loadedBundles.set(language, loading);
  return loading;
}

export const words = new Words();

/** The languages that there are words in. */
export const spoken = Object.keys(languages);

/** The language of those that we speak that the browser's owner likes best. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const exact = spoken.find((language) => language.toLowerCase() === tag.toLowerCase());
    const close = spoken.find((language) => language.split('-')[0] === tag.split('-')[0].toLowerCase());
    if (exact ?? close) return (exact ?? close)!;
  }
  return FALLBACK;
}

/** A sentence of the page. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return words.say(id, args);
}

/** A message of the engine or the server. A seat brings its name along, as in Python. */
export function say(message: Said, names: readonly string[] = []): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) args[name] = plain(value, names);
  if (typeof message.args.seat === 'number') args.name = nameOf(message.args.seat, names);
  return words.say(message.id, args);
}

function plain(value: ArgValue, names: readonly string[]): FluentVariable {
  if (Array.isArray(value)) return value.map((part) => say(part, names)).join(', ');
  return typeof value === 'object' ? say(value, names) : value;
}

export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] || words.say('seat', { number: seat + 1 });
}
