// Made by scripts/wire_types.py from the rooms of the games. Don't edit: run the script.

export type Option =
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; words: string[]; default: string }
  | { kind: 'number'; low: number; high: number; default: number };

export interface Game {
  game: string;
  /** The fewest and the most that can play. */
  players: [number, number];
  options: Record<string, Option>;
}

export const GAMES: Game[] = [
  {
    "game": "dig",
    "players": [
      2,
      4
    ],
    "options": {
      "first": {
        "kind": "number",
        "low": 0,
        "high": 4,
        "default": 0
      }
    }
  },
  {
    "game": "barking",
    "players": [
      2,
      5
    ],
    "options": {
      "first": {
        "kind": "number",
        "low": 0,
        "high": 5,
        "default": 0
      },
      "teaching": {
        "kind": "flag",
        "default": false
      },
      "bark_off": {
        "kind": "choice",
        "words": [
          "shared",
          "chance",
          "mic"
        ],
        "default": "shared"
      }
    }
  },
  {
    "game": "goodboy",
    "players": [
      2,
      4
    ],
    "options": {
      "first": {
        "kind": "number",
        "low": 0,
        "high": 4,
        "default": 0
      },
      "hard": {
        "kind": "flag",
        "default": false
      },
      "any_face": {
        "kind": "choice",
        "words": [
          "chosen",
          "random"
        ],
        "default": "chosen"
      }
    }
  },
  {
    "game": "spots",
    "players": [
      1,
      4
    ],
    "options": {
      "set": {
        "kind": "choice",
        "words": [
          "new-family",
          "dog-park",
          "obstacle-course",
          "hunting-grounds",
          "kennel-club",
          "puppy-pen",
          "random",
          "custom"
        ],
        "default": "new-family"
      },
      "yellow": {
        "kind": "choice",
        "words": [
          "walk",
          "dig",
          "retrieve",
          "trot",
          "track"
        ],
        "default": "walk"
      },
      "purple": {
        "kind": "choice",
        "words": [
          "run",
          "chase",
          "bolt",
          "sprint",
          "dogpile"
        ],
        "default": "run"
      },
      "blue": {
        "kind": "choice",
        "words": [
          "fetch",
          "guard",
          "hunt",
          "search",
          "scavenge"
        ],
        "default": "fetch"
      },
      "green": {
        "kind": "choice",
        "words": [
          "beg",
          "chew",
          "gobble",
          "play-dead",
          "stay"
        ],
        "default": "beg"
      },
      "free_range": {
        "kind": "flag",
        "default": false
      },
      "pes_treats": {
        "kind": "number",
        "low": 0,
        "high": 5,
        "default": 1
      }
    }
  }
];

export const BOTS: string[] = ["random", "puppy", "good-dog", "top-dog"];
