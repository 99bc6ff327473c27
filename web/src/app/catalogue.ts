// What is known of a game by its id.

import { type Game, GAMES } from '../net/catalogue';

export const gameOf = (id: string): Game | undefined => GAMES.find(({ game }) => game === id);
