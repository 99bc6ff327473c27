import { allOf, oneOf } from '../legal';
import type { Message } from '../message';
import { Turn } from '../turn.svelte';
import { byItem, emptyDraft, mostOf, mostWonders, notation, placesOf, stepped, toggled } from './board';
import type { Draft } from './board';
import { listen } from './microphone';
import type { BarkingAction, BarkingBoard } from './types';

/** A turn of Barking Up the Wrong Tree: the dogs that are to be sent to an item. */
export class BarkingTurn extends Turn<BarkingBoard, BarkingAction> {
  draft = $state<Draft>(emptyDraft());
  listening = $state(false);

  readonly mine = $derived(this.me !== null && this.view.to_move === this.me && !this.view.over);
  readonly cards = $derived(this.me === null ? {} : (this.board.hands[this.me]!.cards ?? {}));
  readonly drafted = $derived(Object.keys(this.draft.breeds).length > 0);
  readonly places = $derived(this.mine ? placesOf(this.draft, this.view) : new Set<number>());
  readonly ats = $derived(byItem(this.view, 'at'));
  readonly tokens = $derived(byItem(this.view, 'token'));
  readonly discards = $derived(new Map(allOf(this.view, 'discard').map((each) => [each.card, each])));
  readonly barks = $derived(allOf(this.view, 'bark'));

  /** Choose anew, for a new view too. */
  begin(): void {
    this.draft = emptyDraft();
  }

  step(breed: string, by: number): void {
    this.draft = stepped(this.draft, this.view, breed, by);
  }

  atItem(number: number): void {
    if (this.ats.has(number)) this.act(this.ats.get(number)!.text);
    else if (this.tokens.has(number)) this.act(this.tokens.get(number)!.text);
    else if (this.places.has(number) && !this.busy) this.act(notation(this.draft, this.view, number));
    else this.attempt(this.drafted ? notation(this.draft, this.view, number) : `at ${number}`, 'BRK-7.1');
  }

  /** What a press of an item does; null for nothing. */
  doesAt(number: number): Message | null {
    if (this.tokens.has(number)) return this.tokens.get(number)!.message;
    const lays = this.ats.has(number) || this.places.has(number);
    return lays ? { id: 'barking-page-lay-here', args: {} } : null;
  }

  atBreed(breed: string): void {
    const { view, draft } = this;
    if (this.discards.has(breed)) this.act(this.discards.get(breed)!.text);
    else if (this.mine && mostOf(view, breed)) {
      const next = toggled(draft, view, breed);
      // Breeds that can't go together: the last one is meant.
      this.draft =
        next.breeds[breed] && !placesOf(next, view).size
          ? toggled({ breeds: {}, wonders: draft.wonders }, view, breed)
          : next;
    } else this.attempt(`lay ${breed}`, 'BRK-5.1');
  }

  atWonder(): void {
    const { view, draft } = this;
    if (this.discards.has('wonder')) this.act(this.discards.get('wonder')!.text);
    else if (this.drafted && mostWonders(view))
      this.draft = { ...draft, wonders: (draft.wonders + 1) % (mostWonders(view) + 1) };
    else this.explain('BRK-5.3');
  }

  async bark(): Promise<void> {
    this.listening = true;
    try {
      const loud = await listen();
      this.act((this.barks.find((each) => each.loudness === loud) ?? this.barks.at(-1))?.text);
    } catch {
      this.act(oneOf(this.view, 'no-mic')?.text); // no microphone after all
    }
    this.listening = false;
  }
}
