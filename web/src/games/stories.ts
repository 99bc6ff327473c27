// Made by scripts/wire_types.py from the games. Don't edit: run the script.

/** How a kind of event is told: see src/barkade/engine/telling.py. */
export interface Beat {
  place: 'act' | 'join' | 'effect' | 'scene' | 'none';
  begins?: boolean;
  counts?: boolean;
  lists?: string;
  by?: string;
  adds?: string;
  follows?: string[];
  last?: boolean;
  alone?: boolean;
  own?: boolean;
}

export const STORIES: Record<string, Record<string, Beat> | undefined> = {
  "dig": {
    "starts": {
      "place": "join"
    },
    "moved": {
      "place": "act",
      "last": true
    },
    "dug": {
      "place": "act"
    },
    "found": {
      "place": "act",
      "follows": [
        "dug"
      ]
    },
    "kept": {
      "place": "none"
    },
    "buried": {
      "place": "act"
    },
    "buried-bone": {
      "place": "act",
      "follows": [
        "buried"
      ]
    },
    "delivered": {
      "place": "act",
      "lists": "card",
      "adds": "worth"
    },
    "stopped": {
      "place": "act",
      "alone": true
    },
    "filled": {
      "place": "effect",
      "lists": "place"
    },
    "bowl": {
      "place": "effect",
      "follows": [
        "filled"
      ]
    },
    "shrank": {
      "place": "none"
    },
    "pulled-back": {
      "place": "effect"
    },
    "over": {
      "place": "scene",
      "own": true
    },
    "left-in-yard": {
      "place": "scene",
      "lists": "card"
    },
    "left-in-hand": {
      "place": "join",
      "lists": "card"
    },
    "counted": {
      "place": "join",
      "lists": "bones",
      "by": "colour"
    },
    "scored": {
      "place": "join"
    }
  },
  "barking": {
    "starts": {
      "place": "join"
    },
    "laid-out": {
      "place": "scene",
      "lists": "item"
    },
    "dealt": {
      "place": "scene",
      "own": true
    },
    "cats-dealt": {
      "place": "scene",
      "own": true
    },
    "drew": {
      "place": "join",
      "counts": true,
      "by": "card"
    },
    "discarded": {
      "place": "act",
      "counts": true,
      "by": "card"
    },
    "cat": {
      "place": "act",
      "counts": true
    },
    "token": {
      "place": "act",
      "follows": [
        "cat"
      ]
    },
    "no-token": {
      "place": "none"
    },
    "swapped": {
      "place": "act",
      "counts": true
    },
    "showed": {
      "place": "act"
    },
    "laid": {
      "place": "act",
      "lists": "dogs",
      "by": "item",
      "follows": [
        "showed"
      ]
    },
    "passed": {
      "place": "act"
    },
    "reshuffled": {
      "place": "effect"
    },
    "won": {
      "place": "scene",
      "lists": "prize",
      "by": "seat"
    },
    "unwanted": {
      "place": "scene",
      "lists": "item"
    },
    "cleared": {
      "place": "none"
    },
    "bark-off": {
      "place": "scene",
      "own": true
    },
    "barked": {
      "place": "scene",
      "own": true
    },
    "heard": {
      "place": "scene",
      "own": true
    },
    "unheard": {
      "place": "scene",
      "own": true
    },
    "drew-bark": {
      "place": "scene",
      "own": true
    },
    "champion": {
      "place": "scene",
      "own": true
    },
    "over": {
      "place": "scene",
      "own": true
    },
    "counted": {
      "place": "join",
      "lists": "points",
      "by": "item"
    },
    "scored": {
      "place": "join"
    }
  },
  "goodboy": {
    "starts": {
      "place": "join"
    },
    "came": {
      "place": "effect",
      "lists": "dog",
      "by": "yard"
    },
    "rolled": {
      "place": "act",
      "lists": "symbols"
    },
    "got": {
      "place": "none"
    },
    "picked": {
      "place": "act",
      "lists": "treat"
    },
    "robbed": {
      "place": "act",
      "lists": "treat",
      "by": "victim"
    },
    "got-nothing": {
      "place": "none"
    },
    "cat": {
      "place": "none"
    },
    "cat-ignored": {
      "place": "none"
    },
    "busted": {
      "place": "effect"
    },
    "stopped": {
      "place": "act"
    },
    "laid": {
      "place": "act",
      "lists": "treat",
      "by": "yard"
    },
    "took": {
      "place": "act",
      "lists": "dog",
      "adds": "points"
    },
    "emptied": {
      "place": "effect",
      "lists": "yard"
    },
    "called-nobody": {
      "place": "none"
    },
    "over": {
      "place": "scene",
      "own": true
    },
    "counted": {
      "place": "join",
      "lists": "points",
      "by": "dog"
    },
    "scored": {
      "place": "join"
    }
  },
  "spots": {
    "first-die": {
      "place": "none"
    },
    "starts": {
      "place": "join"
    },
    "drew": {
      "place": "join",
      "lists": "dog"
    },
    "all-bust": {
      "place": "scene",
      "own": true
    },
    "refreshed": {
      "place": "effect"
    },
    "turned-up": {
      "place": "effect",
      "lists": "trick"
    },
    "chose": {
      "place": "act",
      "begins": true
    },
    "rolls": {
      "place": "act",
      "lists": "dice"
    },
    "rerolls": {
      "place": "act",
      "lists": "dice"
    },
    "placed": {
      "place": "act",
      "lists": "number",
      "by": "dog"
    },
    "buried": {
      "place": "act",
      "lists": "number"
    },
    "named": {
      "place": "act"
    },
    "picked": {
      "place": "act",
      "lists": "dice"
    },
    "discarded": {
      "place": "act",
      "lists": "number"
    },
    "took": {
      "place": "act"
    },
    "dug-up": {
      "place": "act",
      "lists": "number"
    },
    "put-aside": {
      "place": "act"
    },
    "raised": {
      "place": "act"
    },
    "lowered": {
      "place": "act"
    },
    "busted": {
      "place": "join"
    },
    "scored": {
      "place": "act",
      "begins": true,
      "lists": "dog"
    },
    "got-treats": {
      "place": "join"
    },
    "gave-treats": {
      "place": "join"
    },
    "stopped": {
      "place": "none"
    },
    "pes-rolled": {
      "place": "scene"
    },
    "pes-got-treats": {
      "place": "scene",
      "follows": [
        "pes-rolled"
      ]
    },
    "pes-scored": {
      "place": "scene",
      "lists": "dog"
    },
    "over": {
      "place": "scene",
      "own": true
    }
  }
};
