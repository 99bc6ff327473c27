import { oneOf } from '../legal';
import { Turn } from '../turn.svelte';
import { doable, emptyDraft, isLost, laid, leftOf, listed, notation, served, total } from './board';
import type { Draft } from './board';
import type { GoodBoyAction, GoodBoyBoard } from './types';

/** A turn of Good Boy: which treats are to be laid in which yard, and the one that is chosen. */
export class GoodBoyTurn extends Turn<GoodBoyBoard, GoodBoyAction> {
  draft = $state<Draft>(emptyDraft());
  selected = $state<string | null>(null);

  readonly order = $derived(this.board.treats.map((each) => each.key));
  readonly mine = $derived(this.me !== null && this.view.to_move === this.me);
  /** What any treat of the pool would do, if the roll is lost already: nobody is asked for one that goes straight back. */
  readonly lost = $derived(this.mine && isLost(this.view) ? oneOf(this.view, 'any') : undefined);
  readonly can = $derived(doable(this.lost ? { ...this.view, legal: [] } : this.view));
  readonly left = $derived(this.me === null ? {} : leftOf(this.board.held[this.me]!, this.draft));
  readonly shownSeat = $derived(this.view.to_move ?? this.me ?? 0);
  readonly heap = $derived(
    listed(
      this.mine || this.me === null
        ? this.me === null
          ? this.board.held[this.shownSeat]!
          : this.left
        : this.board.held[this.me]!,
      this.order,
    ),
  );
  readonly drafted = $derived(this.draft.some((bag) => total(bag) > 0));
  readonly token = $derived(this.board.tokens[this.me ?? this.shownSeat]);
  // Without tokens every roll but the first is one where a cat takes it all.
  readonly watched = $derived(
    this.token === 'cat' ||
      (!this.token && this.board.rolls > 0 && this.view.to_move === (this.me ?? this.shownSeat)),
  );

  /** Choose anew, for a new view. */
  begin(): void {
    this.takeAllBack();
    this.selected = null;
  }

  takeAllBack(): void {
    this.draft = emptyDraft();
  }

  serve(yard: number): void {
    const { me, board, selected } = this;
    if (!this.can.laying || me === null)
      return this.attempt(this.board.phase === 'taking' ? `take ${yard + 1}` : 'done', 'GDB-4.2');
    if (selected && this.left[selected]) {
      this.draft = laid(this.draft, yard, selected, 1);
      if (!leftOf(board.held[me]!, this.draft)[selected]) this.selected = null;
    } else {
      this.draft = served(this.draft, yard, board, me);
    }
  }

  takeBack(yard: number, treat: string): void {
    this.draft = laid(this.draft, yard, treat, -1);
  }

  /** Send what was laid, and call the dogs. */
  call(): void {
    this.act(notation(this.draft));
  }
}
