// Every game's picture on its box.

import type { Component } from 'svelte';
import PlainCard from './PlainCard.svelte';

const cards = import.meta.glob<Component>('./*/Card.svelte', { eager: true, import: 'default' });

export const cardOf = (game: string): Component => cards[`./${game}/Card.svelte`] ?? PlainCard;
