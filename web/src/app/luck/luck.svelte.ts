// The analysis of a finished game: asked for, and followed until it is whole.

import { api, NotDone } from '../../net/api';
import type { Analysis, AnalysisState } from '../../net/wire';
import { say } from '../../words/words.svelte';
import { me } from '../me/me.svelte';
import type { Source } from '../replay/frames.svelte';

const LOOK_EVERY = 700;

export class Luck {
  analysis = $state.raw<Analysis | null>(null);
  /** How much of the work is done, from 0 to 1; null while it waits for its turn. */
  part = $state<number | null>(null);
  /** How much of the search has been compiled, in percent. */
  awake = $state(100);
  whole = $state(false);
  problem = $state('');
  private following = false;

  constructor(private readonly source: Source) {}

  /** Request the analysis, and poll until it is done or no longer wanted. */
  async follow(): Promise<void> {
    if (this.following || this.whole) return;
    this.following = true;
    this.problem = '';
    try {
      await me.comeIn();
      let state = await this.ask(true);
      while (this.following && this.take(state)) {
        await new Promise((done) => setTimeout(done, LOOK_EVERY));
        state = await this.ask(false);
      }
    } catch (error) {
      this.problem = error instanceof NotDone ? say(error.said) : String(error);
    }
    this.following = false;
  }

  leave(): void {
    this.following = false;
  }

  private ask(first: boolean): Promise<AnalysisState> {
    if ('record' in this.source) return api.analyseRecord(this.source.record);
    return first ? api.analyse(this.source.table) : api.analysis(this.source.table);
  }

  /** Store the reply; return whether the analysis goes on. */
  private take({ state, done, total, analysis, percent }: AnalysisState): boolean {
    if (analysis) this.analysis = analysis;
    this.part = total ? done / total : null;
    this.awake = percent;
    this.whole = state === 'done';
    if (state === 'failed') throw new NotDone('failed', { id: 'luck-failed', args: {} }, 0);
    return !this.whole;
  }
}
