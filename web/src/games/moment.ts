// A moment: an event that is staged on its own.

import type { Component } from 'svelte';
import type { Sound } from '../art/sounds';
import type { Message, View } from './board';

/** Props of a game's own picture of a moment, besides its own data. */
export interface PictureProps {
  /** The board that is shown meanwhile. */
  view: View;
  say: (m: Message) => string;
}

/** Points, or another count, that rise from the place where they are scored. */
export interface Float {
  /** The `data-place` or, for a seat's points, the seat. */
  at: string | number;
  text: string;
  /** Milliseconds to wait. */
  after?: number;
}

/** A copy of the thing at one `data-place` moves to another, or to a seat. */
export interface Flight {
  from: string;
  to: string | number;
  after: number;
}

export interface Moment {
  /** Milliseconds. */
  length: number;
  sound?: Sound;
  /** Milliseconds on and off, as phones vibrate. */
  buzz?: number[];
  title?: Message;
  line?: Message;
  floats?: Float[];
  flights?: Flight[];
  /** The `data-place` of what has gone and is not seen meanwhile. */
  gone?: string[];
  /** The board as it was in between, where neither the last view nor the next one has it. */
  shows?: View;
  picture?: Component<PictureProps>;
  /** Further data for the picture. */
  props?: object;
}

/** A game's own picture, with its data. */
export const pictured = <More extends object>(
  picture: Component<PictureProps & More>,
  props: More,
): Pick<Moment, 'picture' | 'props'> => ({ picture: picture as unknown as Component<PictureProps>, props });

/** Points as they are shown while they are made. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
