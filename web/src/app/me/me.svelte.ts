// The identity of this browser: a name and a dog, no account.

import { anyDog } from '../personDog';
import { t, words } from '../../words/words.svelte';
import { api, NotDone } from '../../net/api';
import type { Changes, Dog, Me as Person } from '../../net/wire';

// The cookie can't be seen from here; this says whether it is worth asking whose it is.
const KNOWN = 'barkade-known';

class Me {
  person = $state.raw<Person | null>(null);
  /** Whether the server has been asked. */
  asked = $state(false);
  /** The name and the dog that a newcomer has been shown, or has typed. */
  draft: { name: string; dog: Dog } | null = null;
  private coming: Promise<Person> | null = null;

  async ask(): Promise<void> {
    if (isKnown()) {
      try {
        this.person = await api.me();
      } catch (error) {
        if (!(error instanceof NotDone)) throw error;
        if (error.status === 401) setKnown(false);
      }
    }
    this.asked = true;
  }

  /** Sign up without a form: as what was shown, else with a random dog and its name, unlike those at the table;
   * people can change both later. */
  comeIn(taken: string[] = []): Promise<Person> {
    this.coming ??= this.comingIn(taken).finally(() => (this.coming = null));
    return this.coming;
  }

  private async comingIn(taken: string[]): Promise<Person> {
    if (!this.asked) await this.ask();
    if (!this.person) {
      const drafted = this.draft?.name.trim() ?? '';
      this.person = await api.comeIn({
        name: isFree(drafted, taken) ? drafted : freeName(taken),
        dog: this.draft?.dog ?? anyDog(),
        language: words.language,
      });
      setKnown(true);
    }
    return this.person;
  }

  async change(changes: Changes): Promise<void> {
    await this.comeIn();
    this.person = await api.change(changes);
  }

  /** Let the server know which language to write to this person in. */
  async speaks(language: string): Promise<void> {
    if (!this.person || this.person.language === language) return;
    this.person = await api.change({ language }).catch(() => this.person); // it can wait for the next visit
  }

  /** Sign in with a personal link; replace another identity only if requested. */
  async move(code: string, replace: boolean): Promise<void> {
    this.person = await api.move(code, replace);
    setKnown(true);
  }

  async recover(phrase: string, replace: boolean): Promise<void> {
    this.person = await api.recover(phrase, replace);
    setKnown(true);
  }

  async confirmEmail(code: string): Promise<void> {
    this.person = await api.confirmEmail(code);
  }

  /** Reload this person from the server. */
  async renew(): Promise<void> {
    this.person = await api.me();
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    setKnown(false);
    this.person = this.draft = null;
  }
}

export const me = new Me();

const NAMES = 12;

const isFree = (name: string, taken: string[]): boolean =>
  Boolean(name) && !taken.some((each) => each.toLowerCase() === name.toLowerCase());

/** Return a dog's name that is not in use at the table. */
export function freeName(taken: string[]): string {
  const all = Array.from({ length: NAMES }, (_, number) => t(`dog-name-${number}`));
  const free = all.filter((name) => isFree(name, taken));
  return (free.length ? free : all)[Math.floor(Math.random() * (free.length || all.length))]!;
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true; // a browser that keeps nothing here may still keep cookies
  }
}

function setKnown(known: boolean): void {
  try {
    if (known) localStorage.setItem(KNOWN, 'yes');
    else localStorage.removeItem(KNOWN);
  } catch {
    // See above.
  }
}
