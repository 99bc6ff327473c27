// What messages are made of.

import type { ArgValue, Message } from './board';

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All that an argument speaks of: it may be one message or a list. */
export const all = (said: ArgValue): Message[] => (Array.isArray(said) ? said : [said as Message]);
