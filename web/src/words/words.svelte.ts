// Messages: an id with arguments is formatted in the reader's language, as in Python (engine/i18n.py) but for the spaces at
// which no line may end.
// In languages with inflection, messages of things have forms (attributes), selected as in `{ $treat-acc }`.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:languages';
import type { ArgValue, Message } from '../games/board';
import { tied } from './ties';

const FALLBACK = 'en';

// Messages that only some pages need are loaded on demand.
const further = import.meta.glob<string>(
  [
    '../../../src/barkade/games/*/tutorial/words/*.ftl',
    '../games/*/quick/words/*.ftl',
    '../app/*/words/*.ftl',
    '../../../src/barkade/{analysis,puzzles}/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const homes = {
  lesson: (game: string) => `../../../src/barkade/games/${game}/tutorial`,
  quick: (game: string) => `../games/${game}/quick`,
  app: (place: string) => `../app/${place}`,
  package: (name: string) => `../../../src/barkade/${name}`,
};

/** A set of messages: of a game's tutorial, its quick rules, a part of the app, a package, or all boards. */
export type Home = readonly [keyof typeof homes, string] | readonly ['boards'];

class Words {
  language = $state(FALLBACK);
  private tongue = $state.raw(tongueOf(FALLBACK, ''));
  private brought = new Map<string, Home>();
  private asked = 0;
  /** The language requested last, which may still be loading. */
  private wanted = FALLBACK;

  /** Switch to a language. */
  async speak(language: string): Promise<void> {
    const wanted = language in languages ? language : FALLBACK;
    const asked = ++this.asked;
    this.wanted = wanted;
    const texts = await Promise.all([
      languages[wanted].door().then((base) => base.default),
      ...[...this.brought.values()].map((home) => fetched(home, wanted)),
    ]);
    if (asked !== this.asked) return; // somebody has changed their mind meanwhile
    this.tongue = tongueOf(wanted, texts.join('\n'));
    this.language = wanted;
  }

  /** Load further messages, in the current language and after each switch. */
  async bring(...wanted: Home[]): Promise<void> {
    const fresh = wanted.filter((home) => !this.brought.has(home.join()));
    if (!fresh.length) return;
    await Promise.all(fresh.map((home) => fetched(home, this.wanted)));
    for (const home of fresh) this.brought.set(home.join(), home);
    await this.speak(this.wanted);
  }

  has(id: string): boolean {
    return this.tongue.bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.forms(id, args)[''];
  }

  /** The text of a message under '', and its other forms by name. */
  forms(id: string, args: Record<string, FluentVariable>): Record<string, string> {
    const { bundle } = this.tongue;
    const { value, attributes } = bundle.getMessage(id) ?? {};
    if (!value) return { '': id };
    const patterns = Object.entries({ '': value, ...attributes });
    return Object.fromEntries(
      patterns.map(([form, pattern]) => [form, bundle.formatPattern(pattern, args, [])]),
    );
  }

  /** All forms that occur in the language. */
  get everyForm(): readonly string[] {
    return this.tongue.forms;
  }
}

function tongueOf(language: string, text: string): { bundle: FluentBundle; forms: readonly string[] } {
  // No bidi isolation of arguments, as in Python.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(tied(text, language)));
  const forms = new Set(['', ...[...text.matchAll(/^\s+\.([a-z]+) =/gm)].map((match) => match[1])]);
  return { bundle, forms: [...forms] };
}

async function fetched([kind, name]: Home, language: string): Promise<string> {
  if (kind === 'boards') return (await languages[language].boards()).default;
  const file = (tag: string) => further[`${homes[kind](name)}/words/${tag}.ftl`];
  return (await (file(language) ?? file(FALLBACK))?.()) ?? '';
}

export const words = new Words();

/** The languages with messages. */
export const spoken = Object.keys(languages);

/** A language's own name. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** The preferred language of the browser among ours. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const exact = spoken.find((language) => language.toLowerCase() === tag.toLowerCase());
    const close = spoken.find((language) => language.split('-')[0] === tag.split('-')[0].toLowerCase());
    if (exact ?? close) return (exact ?? close)!;
  }
  return FALLBACK;
}

/** Format a message of the page. */
export function t(id: string, args: Record<string, ArgValue> = {}): string {
  return say({ id, args });
}

/** Format a message of the engine or the server. With `seat`, the seat's name is an argument, too, as in Python. */
export function say(message: Message, names: readonly string[] = []): string {
  return formsOf(message, names)[''];
}

function formsOf(message: Message, names: readonly string[]): Record<string, string> {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) {
    if (typeof value === 'number') args[name] = value;
    else Object.assign(args, bent(name, value, names));
  }
  if (typeof message.args.seat === 'number') args.name = nameOf(message.args.seat, names);
  return words.forms(message.id, args);
}

/** Format an argument that consists of messages, in all forms. */
function bent(
  name: string,
  value: string | Message | Message[],
  names: readonly string[],
): Record<string, string> {
  const given = Array.isArray(value) ? value : [value];
  const parts = given.map((part) => (typeof part === 'string' ? { '': part } : formsOf(part, names)));
  const forms: Record<string, string> = {};
  for (const wanted of words.everyForm) {
    const texts = parts.map((part: Record<string, string>) => part[wanted] ?? part['']);
    const key = wanted ? `${name}-${wanted}` : name;
    forms[key] = texts.join(', ');
    if (Array.isArray(value))
      for (const [way, text] of Object.entries(joined(texts))) forms[`${key}-${way}`] = text;
  }
  return forms;
}

/** The forms of a list: things (`and`), consecutive actions (`then`), sentences (`also`). */
function joined(texts: readonly string[]): Record<string, string> {
  const also = texts.join('; ');
  const ways = {
    and: texts.join(', '),
    then: texts.join(', '),
    also: also.slice(0, 1).toUpperCase() + also.slice(1),
  };
  if (texts.length > 1) {
    const parts = { most: texts.slice(0, -1).join(', '), last: texts.at(-1)! };
    ways.and = words.say('list-and', parts);
    ways.then = words.say(texts.length === 2 ? 'list-then' : 'list-then-many', parts);
  }
  return ways;
}

export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] || words.say('seat', { number: seat + 1 });
}
