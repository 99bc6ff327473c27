// People who have introduced themselves in this browser and are not asked again.

import { SvelteSet } from 'svelte/reactivity';

const KEY = 'barkade-introduced';
const MOST = 20;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

class Introduced {
  private readonly done = new SvelteSet<string>(kept());

  has(key: string): boolean {
    return this.done.has(key);
  }

  add(key: string): void {
    this.done.add(key);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.done].slice(-MOST)));
    } catch {
      // Then it is asked again.
    }
  }

  delete(key: string): void {
    this.done.delete(key);
  }
}

export const introduced = new Introduced();
