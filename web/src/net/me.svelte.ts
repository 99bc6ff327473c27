// Who this browser's owner is, as far as the server knows. No account: a name and a dog are enough.

import { anyDog } from '../app/person-dog';
import { t } from '../words/words.svelte';
import { api, NotDone } from './api';
import type { Changes, Me as Person } from './wire';

class Me {
  person = $state.raw<Person | null>(null);
  /** Whether the server has been asked. */
  asked = $state(false);
  private coming: Promise<Person> | null = null;

  async ask(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.person = null;
    }
    this.asked = true;
  }

  /** Be somebody: whoever just wants to play gets a dog and its name, and can change both later. */
  comeIn(): Promise<Person> {
    if (this.person) return Promise.resolve(this.person);
    this.coming ??= api
      .comeIn({ name: t(`dog-name-${Math.floor(Math.random() * 12)}`), dog: anyDog() })
      .then((person) => (this.person = person))
      .finally(() => (this.coming = null));
    return this.coming;
  }

  async change(changes: Changes): Promise<void> {
    await this.comeIn();
    this.person = await api.change(changes);
  }

  async move(code: string): Promise<void> {
    this.person = await api.move(code);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.person = null;
  }
}

export const me = new Me();
