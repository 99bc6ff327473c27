// Who sits where, as far as pictures go: the table says which dog stands for a seat, every board shows that dog.

import { getContext, setContext } from 'svelte';
import type { Looks } from '../art/dog/kinds';

export interface Sitter {
  name: string;
  looks?: Looks; // the person's own dog; without it the seat's
}

const KEY = Symbol('seated');

/** Called by the table, around its board. */
export const tellSeated = (who: (seat: number) => Sitter | undefined): void => void setContext(KEY, who);
export const seated = (): ((seat: number) => Sitter | undefined) => getContext(KEY) ?? (() => undefined);
