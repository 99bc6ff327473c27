import { Turn } from '../turn.svelte';
import { deliverable, delivery, doable, notated } from './board';
import type { DigAction, DigBoard } from './types';

/** A turn of DIG: which bones of the hand are to be delivered. */
export class DigTurn extends Turn<DigBoard, DigAction> {
  chosen = $state<ReadonlySet<number>>(new Set());

  readonly mine = $derived(this.me !== null && this.view.to_move === this.me);
  readonly can = $derived(doable(this.view));
  readonly fitting = $derived(deliverable(this.can.deliveries));
  readonly deliver = $derived(delivery(this.can.deliveries, this.chosen));
  readonly here = $derived(this.me === null ? -1 : this.board.dogs[this.me]!);
  readonly deciding = $derived(this.mine && this.board.phase === 'decide');

  /** Choose anew, for a new view. */
  begin(): void {
    this.chosen = new Set();
  }

  atPlace(place: number): void {
    const { can, here, deliver } = this;
    if (!this.mine) return;
    if (place === here && can.dig) this.act(can.dig.text);
    else if (place === here && deliver) this.act(deliver.text);
    else if (can.moves.has(place)) this.act(can.moves.get(place)!.text);
    else this.attempt(place === here ? 'dig' : `to ${place}`, 'DIG-4.1');
  }

  atSlot(slot: number): void {
    const { can, chosen } = this;
    if (can.puts.has(slot)) this.act(can.puts.get(slot)!.text);
    else if (!this.fitting.has(slot)) {
      const card = this.me === null ? undefined : this.board.hands[this.me]![slot];
      this.attempt(`deliver ${card ? notated(card) : ''}`, 'DIG-5.2');
    } else if (chosen.has(slot)) this.chosen = new Set([...chosen].filter((each) => each !== slot));
    else this.choose(slot);
  }

  choose(slot: number): void {
    this.chosen = new Set([...this.chosen, slot]);
  }

  /** Whether the action that is pointed at is done at this place. */
  pointsAt(place: number): boolean {
    const move = this.points('move');
    return move ? move.to === place : this.points('dig', 'deliver') !== null && place === this.here;
  }
}
