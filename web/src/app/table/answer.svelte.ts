// Why something can't be done: answered at the thing that was pressed.

import type { Message } from '../../games/board';

/** Where something is on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Said {
  at: Box;
  /** In words; null for the text of the rule. */
  message: Message | null;
  rule: string;
}

export class Answer {
  said = $state.raw<Said | null>(null);
  private pressed: Element | null = null;

  /** Remember the pressed control, beside which the reply is shown. */
  touched(target: EventTarget | null): void {
    this.said = null;
    this.pressed = (target as Element | null)?.closest?.('button, [data-place], .dog') ?? null;
  }

  readonly explain = (rule: string): void => this.give(null, rule);

  give(message: Message | null, rule: string): void {
    const pressed = this.pressed?.isConnected ? this.pressed : document.querySelector('main');
    this.said = { at: pressed?.getBoundingClientRect() ?? new DOMRect(), message, rule };
  }

  close(): void {
    this.said = null;
  }
}
