// Words: a message id with arguments becomes a sentence, in the reader's language, exactly as Python says it.
// Where a language bends its words, those of a thing have forms (attributes), and `{ $treat-acc }` asks for one.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:languages';
import type { ArgValue, Said } from '../games/board';

const FALLBACK = 'en';

class Words {
  language = $state(FALLBACK);
  private tongues = $state.raw<Tongue[]>([]);

  /** Speak this language from now on. Whatever it lacks is said in English. */
  async speak(language: string): Promise<void> {
    const wanted = language in languages ? language : FALLBACK;
    const chain = wanted === FALLBACK ? [FALLBACK] : [wanted, FALLBACK];
    const loaded = await Promise.all(chain.map(load));
    this.tongues = loaded;
    this.language = wanted;
  }

  has(id: string): boolean {
    return this.tongues.some(({ bundle }) => bundle.hasMessage(id));
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.forms(id, args)[''];
  }

  /** What a message says, under '', and the other forms that its words have. */
  forms(id: string, args: Record<string, FluentVariable>): Record<string, string> {
    for (const { bundle } of this.tongues) {
      const { value, attributes } = bundle.getMessage(id) ?? {};
      if (!value) continue;
      const patterns = Object.entries({ '': value, ...attributes });
      return Object.fromEntries(patterns.map(([form, pattern]) => [form, bundle.formatPattern(pattern, args, [])]));
    }
    return { '': id };
  }

  /** The forms that any word of the language has. */
  get everyForm(): readonly string[] {
    return this.tongues[0]?.forms ?? [''];
  }
}

interface Tongue {
  bundle: FluentBundle;
  forms: readonly string[];
}

const tongues = new Map<string, Promise<Tongue>>();

function load(language: string): Promise<Tongue> {
  const known = tongues.get(language);
  if (known) return known;
  const loading = languages[language]().then(({ default: text }) => {
    // Python doesn't isolate what it puts in either: both sides say identical strings.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const forms = new Set(['', ...[...text.matchAll(/^\s+\.([a-z]+) =/gm)].map((match) => match[1])]);
    return { bundle, forms: [...forms] };
  });
  tongues.set(language, loading);
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
export function t(id: string, args: Record<string, ArgValue> = {}): string {
  return say({ id, args });
}

/** A message of the engine or the server. A seat brings its name along, as in Python. */
export function say(message: Said, names: readonly string[] = []): string {
  return formsOf(message, names)[''];
}

function formsOf(message: Said, names: readonly string[]): Record<string, string> {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) {
    if (typeof value === 'number') args[name] = value;
    else Object.assign(args, bent(name, value, names));
  }
  if (typeof message.args.seat === 'number') args.name = nameOf(message.args.seat, names);
  return words.forms(message.id, args);
}

/** An argument that is made of words, in every form that a sentence may ask for. */
function bent(name: string, value: string | Said | Said[], names: readonly string[]): Record<string, string> {
  const given = Array.isArray(value) ? value : [value];
  const parts = given.map((part) => (typeof part === 'string' ? { '': part } : formsOf(part, names)));
  const form = (wanted: string) => parts.map((part: Record<string, string>) => part[wanted] ?? part['']).join(', ');
  return Object.fromEntries(words.everyForm.map((wanted) => [wanted ? `${name}-${wanted}` : name, form(wanted)]));
}

export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] || words.say('seat', { number: seat + 1 });
}
