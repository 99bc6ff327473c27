// What the short page of a game shows, in this order: each plate is a picture and a message `short-<game>-<plate>`.

export const PLATES: Record<string, readonly string[]> = {
  dig: ['goal', 'scent', 'turn', 'carry', 'hole', 'worth', 'end'],
  barking: ['goal', 'rank', 'turn', 'wonder', 'cat', 'rounds', 'worth'],
  goodboy: ['goal', 'roll', 'cat', 'any', 'lay', 'rob', 'end'],
  spots: ['goal', 'trick', 'place', 'bust', 'treat', 'score', 'tiles'],
};
