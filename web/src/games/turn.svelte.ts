import type { ActionFields, BoardProps, View } from './board';
import { ifOf } from './legal';

/** The props of the board that a turn needs. */
type Given<Board, Action extends ActionFields> = Pick<
  BoardProps<Board, Action>,
  'view' | 'hinted' | 'busy' | 'send' | 'explain'
>;

/**
 * A seat's turn on a board: what the view offers, what was chosen of it but not sent yet, and what a press means. Each
 * games/<game>/turn.svelte.ts adds its game's choices; the components of a board share one of these.
 */
export class Turn<Board, Action extends ActionFields> {
  readonly #given: () => Given<Board, Action>;

  constructor(given: () => Given<Board, Action>) {
    this.#given = given;
  }

  get view(): View<Board, Action> {
    return this.#given().view;
  }
  get board(): Board {
    return this.view.board;
  }
  get me(): number | null {
    return this.view.seat;
  }
  get hinted(): NonNullable<Given<Board, Action>['hinted']> | null {
    return this.#given().hinted ?? null;
  }
  get busy(): boolean {
    return this.#given().busy;
  }

  /** The highlighted action, if it is of one of these kinds. */
  readonly points = <Kind extends Action['kind']>(...kinds: Kind[]) => ifOf(this.hinted, ...kinds);

  readonly explain = (rule: string): void => this.#given().explain(rule);

  /**
   * Something that can't be done: the table is asked all the same, and answers why, in words. Where it is somebody else's
   * turn, the rule has to do.
   */
  readonly attempt = (text: string, rule: string): void => {
    if (this.me === null || this.view.to_move !== this.me) this.explain(rule);
    else this.act(text);
  };

  readonly act = (text: string | undefined): void => {
    if (text && !this.busy) this.#given().send([text]);
  };
}
