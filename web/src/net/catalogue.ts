// Made by scripts/wire_types.py from the games. Don't edit: run the script.

export type Option = {
  /** Has a say only if `players` or another option has this value. */
  needs?: Record<string, unknown>;
} & (
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; choices: string[]; default: string }
  | { kind: 'number'; low: number; high: number; default: number }
  /** A seat from 0 on, or -1: it is drawn. */
  | { kind: 'seat'; seats: number; default: number }
);

export interface Game {
  game: string;
  /** The fewest and the most that can play. */
  players: [number, number];
  /** How long a game takes, from and to. */
  minutes: [number, number];
  /** Whether a player may know what the others don't. */
  secrets: boolean;
  /** Whether a table can bring a box of its own. */
  customBox: boolean;
  tutorial: boolean;
  coach: boolean;
  options: Record<string, Option>;
}

export const GAMES: Game[] = [
  {
    "game": "dig",
    "players": [
      2,
      4
    ],
    "minutes": [
      20,
      30
    ],
    "secrets": true,
    "customBox": true,
    "tutorial": true,
    "coach": true,
    "options": {
      "starter": {
        "kind": "seat",
        "seats": 4,
        "default": -1
      }
    }
  },
  {
    "game": "barking",
    "players": [
      2,
      5
    ],
    "minutes": [
      30,
      40
    ],
    "secrets": true,
    "customBox": true,
    "tutorial": true,
    "coach": true,
    "options": {
      "starter": {
        "kind": "seat",
        "seats": 5,
        "default": -1
      },
      "teaching": {
        "kind": "flag",
        "default": false
      },
      "bark_off": {
        "kind": "choice",
        "choices": [
          "bark",
          "chance",
          "shared"
        ],
        "default": "bark"
      }
    }
  },
  {
    "game": "goodboy",
    "players": [
      2,
      4
    ],
    "minutes": [
      15,
      25
    ],
    "secrets": false,
    "customBox": true,
    "tutorial": true,
    "coach": true,
    "options": {
      "starter": {
        "kind": "seat",
        "seats": 4,
        "default": -1
      },
      "hard": {
        "kind": "flag",
        "default": false
      },
      "any_face": {
        "kind": "choice",
        "choices": [
          "chosen",
          "random"
        ],
        "default": "chosen"
      },
      "call": {
        "kind": "choice",
        "choices": [
          "must",
          "may"
        ],
        "default": "must"
      }
    }
  },
  {
    "game": "spots",
    "players": [
      1,
      4
    ],
    "minutes": [
      20,
      30
    ],
    "secrets": false,
    "customBox": true,
    "tutorial": true,
    "coach": true,
    "options": {
      "set": {
        "kind": "choice",
        "choices": [
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
        "choices": [
          "walk",
          "dig",
          "retrieve",
          "trot",
          "track"
        ],
        "default": "walk",
        "needs": {
          "set": "custom"
        }
      },
      "purple": {
        "kind": "choice",
        "choices": [
          "run",
          "chase",
          "bolt",
          "sprint",
          "dogpile"
        ],
        "default": "run",
        "needs": {
          "set": "custom"
        }
      },
      "blue": {
        "kind": "choice",
        "choices": [
          "fetch",
          "guard",
          "hunt",
          "search",
          "scavenge"
        ],
        "default": "fetch",
        "needs": {
          "set": "custom"
        }
      },
      "green": {
        "kind": "choice",
        "choices": [
          "beg",
          "chew",
          "gobble",
          "play-dead",
          "stay"
        ],
        "default": "beg",
        "needs": {
          "set": "custom"
        }
      },
      "free_range": {
        "kind": "flag",
        "default": false
      },
      "pes_treats": {
        "kind": "number",
        "low": 0,
        "high": 19,
        "default": 1,
        "needs": {
          "players": 1
        }
      }
    }
  }
];

export const BOTS: string[] = ["random", "puppy", "young-dog", "good-dog", "clever-dog", "top-dog"];
