// Preferences, stored in this browser only.

import { sounds } from '../art/sounds';
import { type Pace, PACES } from '../net/playback.svelte';
import type { Bark } from '../net/wire';
import { preferred, words } from '../words/words.svelte';

const KEY = 'barkade-settings';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';

interface Kept {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether sounds, which are off at first, were offered. */
  soundOffered: boolean;
  notify: boolean;
  /** How fast what others do is shown. */
  pace: Pace;
  coach: boolean;
  /** Whether single letters are shortcuts. */
  keys: boolean;
  /** The opponents last chosen, by game. */
  plays: Record<string, { bot: string; players: number }>;
  /** The preferred bark. */
  bark: Bark['bark'];
  /** Of several networks, the one whose address is in links. */
  address: string;
}

const FRESH: Kept = {
  language: '',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  soundOffered: false,
  notify: false,
  pace: 'easy',
  coach: false,
  keys: true,
  plays: {},
  bark: 'woof',
  address: '',
};

function read(): Kept {
  try {
    const kept: Kept = { ...FRESH, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
    return PACES.includes(kept.pace) ? kept : { ...kept, pace: FRESH.pace };
  } catch {
    return { ...FRESH }; // a browser that keeps nothing, or somebody else's scribbles
  }
}

class Settings {
  kept = $state<Kept>(read());

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Then it holds until the tab is closed.
    }
    if (name === 'language') void this.speak();
    this.dress();
  }

  /** Put theme and motion where the style sheets look, and sound where the boards ask. */
  dress(): void {
    const root = document.documentElement;
    sounds.on = this.kept.sound;
    if (this.kept.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.kept.theme;
    if (this.kept.motion === 'less') root.dataset.motion = 'none';
    else delete root.dataset.motion;
  }

  async speak(): Promise<void> {
    await words.speak(this.kept.language || preferred(navigator.languages));
    document.documentElement.lang = words.language;
  }

  /** Follow changes from other tabs. */
  follow(): void {
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.kept = read();
      this.dress();
      void this.speak();
    });
  }

  /** Whether things should stay still. */
  get still(): boolean {
    return this.kept.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
