import { allOf, oneOf } from '../legal';
import { Turn } from '../turn.svelte';
import {
  complete,
  fitting,
  freshDraft,
  mayLeave,
  notation,
  pipsAfter,
  sensible,
  settles,
  targetOf,
} from './board';
import type { Goal } from './board';
import type { SpotsAction, SpotsBoard } from './types';

/** A turn of Spots: where the dice of the roll are to go, and which of them are chosen. */
export class SpotsTurn extends Turn<SpotsBoard, SpotsAction> {
  draft = $state<Goal[]>([]);
  selected = $state<number | null>(null);
  marked = $state<number[]>([]); // dice for Track's reroll or Search's set

  readonly mine = $derived(this.me !== null && this.view.to_move === this.me && !this.view.over);
  readonly shownSeat = $derived(this.me ?? this.view.to_move ?? this.view.result?.winners[0] ?? 0);
  readonly player = $derived(this.board.seats[this.shownSeat]!);
  readonly settling = $derived(
    this.mine &&
      settles(this.board) &&
      !allOf(this.view, 'name').length &&
      !(this.board.phase === 'rolled' && this.board.trick === 'search'),
  );
  readonly choosing = $derived(this.mine && this.board.phase === 'choose');
  readonly picking = $derived(this.mine && allOf(this.view, 'pick').length > 0);
  readonly naming = $derived(this.mine ? allOf(this.view, 'name') : []);
  readonly reroll = $derived(this.mine ? oneOf(this.view, 'reroll') : undefined);
  readonly pips = $derived(
    this.settling ? pipsAfter(this.board, this.draft, this.shownSeat) : this.player.pips,
  );
  readonly ready = $derived(this.settling && complete(this.board, this.draft, this.shownSeat));
  readonly untouched = $derived(this.draft.every((goal, i) => goal === freshDraft(this.board)[i]));
  /** The die that a press on a spot or the yard would settle. */
  readonly current = $derived(
    this.selected ?? (this.settling ? this.draft.findIndex((goal) => goal === null) : -1),
  );
  readonly total = $derived(
    this.marked.reduce((sum, die) => sum + this.board.roll[die]!, 0) +
      (this.picking ? this.board.aside.reduce((a, b) => a + b, 0) : 0),
  );
  /** Nothing lies in the tray: it has room for the question instead. */
  readonly bare = $derived(!this.board.roll.length && !this.board.aside.length);
  readonly mayBury = $derived(
    this.settling &&
      this.current >= 0 &&
      (targetOf(this.board, this.board.roll[this.current]!)?.yard ?? false),
  );
  readonly mayDiscard = $derived(this.settling && this.current >= 0 && mayLeave(this.board, this.current));

  /** Choose anew, for a new view. */
  begin(): void {
    this.draft = freshDraft(this.board);
    this.selected = null;
    this.marked = [];
  }

  settle(goal: Goal): void {
    if (this.current < 0) return;
    const current = this.current;
    this.draft = this.draft.map((each, i) => (i === current ? goal : each));
    this.selected = null;
    // The last die is down and nothing is lost by it: no need to ask.
    if (
      complete(this.board, this.draft, this.shownSeat) &&
      pipsAfter(this.board, this.draft, this.shownSeat) <= this.board.yard_limit
    )
      this.send();
  }

  /** Place all dice in a sensible way. */
  placeAll(): void {
    this.draft = sensible(this.board, this.draft, this.shownSeat);
  }

  /** Send the draft as it is. */
  send(): void {
    this.act(notation(this.board, this.draft));
  }

  atDie(die: number): void {
    const name = this.naming.find((each) => each.number === this.board.roll[die]);
    if (name) this.act(name.text);
    else if (this.picking || (this.board.trick === 'track' && this.reroll && this.selected === die)) {
      this.marked = this.marked.includes(die)
        ? this.marked.filter((each) => each !== die)
        : [...this.marked, die];
    } else if (this.settling) {
      if (this.draft[die] !== null && freshDraft(this.board)[die] === null)
        this.draft = this.draft.map((each, i) => (i === die ? null : each));
      this.selected = this.selected === die ? null : die;
    } else this.explain('SPT-4.3');
  }

  atSpot(place: number, number: number): void {
    const { board, draft, settling } = this;
    const take = this.view.legal.find(
      (each) => each.kind === 'take' && each.card === place && each.number === number,
    );
    const move =
      board.phase === 'moving' &&
      this.view.legal.find((each) => each.kind === 'place' && each.card === place && each.number === number);
    const chosen = take || move;
    if (chosen) return this.act(chosen.text);
    const back = board.roll.findIndex((each, i) => each === number && draft[i] === place);
    if (settling && back >= 0) {
      this.draft = draft.map((each, i) => (i === back ? null : each));
      return;
    }
    const { current } = this;
    if (settling && board.roll[current] === number && fitting(board, draft, current).includes(place))
      return this.settle(place);
    // A free space that another die fits: that one is meant.
    const other = board.roll.findIndex(
      (each, i) => each === number && draft[i] === null && fitting(board, draft, i).includes(place),
    );
    if (settling && other >= 0) {
      this.selected = other;
      return this.settle(place);
    }
    this.attempt(`settle ${number}>#${place + 1}`, 'SPT-4.3');
  }

  /** Whether a die could go to this space of a card now. */
  fits(place: number, number: number): boolean {
    const { board, draft, selected } = this;
    return (
      (board.phase === 'moving' &&
        this.view.legal.some(
          (each) => each.kind === 'place' && each.card === place && each.number === number,
        )) ||
      (this.settling &&
        board.roll.some(
          (each, i) =>
            each === number &&
            draft[i] === null &&
            (selected === null || selected === i) &&
            fitting(board, draft, i).includes(place),
        ))
    );
  }
}
