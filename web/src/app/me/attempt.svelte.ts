// Something asked of the server by a button, and what came of it, in words.

import { NotDone } from '../../net/api';
import { say } from '../../words/words.svelte';

export class Attempt {
  told = $state('');
  problem = $state('');
  busy = $state(false);

  /** Do it; true if it was done. A refusal that `asks` takes care of is no problem. */
  async run(
    action: () => Promise<unknown>,
    done = '',
    asks: (no: NotDone) => boolean = () => false,
  ): Promise<boolean> {
    this.problem = this.told = '';
    this.busy = true;
    try {
      await action();
      this.told = done;
      return true;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (!asks(error)) this.problem = say(error.said);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
