// Messages as the engine makes them; src/words says them.

export type ArgValue = string | number | Message | Message[];

/** An id with arguments, which may be messages themselves. */
export interface Message {
  id: string;
  args: Record<string, ArgValue>;
}
