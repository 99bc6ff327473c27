// Made by scripts/wire_types.py from the Python of the game. Don't edit: run the script.

import type { BoardProps, EventOf, Legal, Message, View } from '../board';

export type Phase = 'act' | 'decide';

export type Ending = 'running' | 'yard-empty' | 'stalemate';

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'purple';

/** A bone card: its scent and, where known, the colour of its bone. */
export interface Bone {
  kind: 'bone';
  /** The two colours that its bone may have, by their letters. */
  scent: string;
  /** None where the seat does not know it. */
  bone: Colour | null;
}

export interface Bowl {
  kind: 'bowl';
  /** The colour of the bones that it takes. */
  colour: Colour;
}

export type Card = Bone | Bowl;

/** DIG's board as a seat sees it. */
export interface DigBoard {
  /** Place of each seat's dog; 0 is the doghouse. */
  dogs: number[];
  /** The kind of decision that the seat to move has to make. */
  phase: Phase;
  /** Actions of this turn. */
  actions_left: number;
  /** Turns in a row in which no bone was moved. */
  idle_turns: number;
  /** The reason of the end. */
  ending: Ending;
  /** By seat: the number of its delivered bones of each colour. */
  delivered: Record<Colour, number>[];
  /** By seat: the same bones as cards. */
  delivered_cards: Bone[][];
  /** Worth of a bone of each colour where the bowls lie now. */
  values: Record<Colour, number>;
  /** The places of the yard from 1 on; None for a gap. */
  row: (Card | null)[];
  /** By seat: the bones that its dog carries. */
  hands: Bone[][];
}

export interface Plain {
  kind: 'dig' | 'keep' | 'stop';
}

export interface Move {
  kind: 'move';
  to: number;
}

export interface Put {
  kind: 'put';
  slot: number;
}

export interface Deliver {
  kind: 'deliver';
  slots: number[];
}

export type DigAction = Plain | Move | Put | Deliver;

/** A card with its name. */
export interface NamedCard {
  card: Card | null;
  name: Message;
}

/** The fields of events, by kind. */
export interface DigEvents {
  'starts': Record<string, never>;
  'moved': { start: number; place: number };
  'dug': { place: number; card: Card };
  'found': { place: number; card: Card };
  'kept': { place: number };
  'buried': { place: number; card: Card };
  'buried-bone': { place: number; card: Card };
  'delivered': { place: number; card: Card; colour: Colour; worth: number };
  'stopped': { left: number };
  'filled': { start: number; place: number };
  'bowl': { colour: Colour; place: number; worth: number; passed: number };
  'shrank': { length: number };
  'pulled-back': { start: number; place: number };
  'over': { ending: Ending };
  'left-in-hand': { card: Card };
  'left-in-yard': { place: number; card: Card };
  'counted': { colour: Colour; bones: number; value: number; points: number };
  'scored': { points: number };
}

export type DigView = View<DigBoard, DigAction>;
export type DigLegal = Legal<DigAction>;
export type DigEvent = EventOf<DigEvents>;
export type DigProps = BoardProps<DigBoard, DigAction, DigEvents>;

/** Every card as somebody may see it. */
export const NAMED_CARDS: NamedCard[] = [
  {
    "card": null,
    "name": {
      "id": "dig-card-none",
      "args": {}
    }
  },
  {
    "card": {
      "kind": "bowl",
      "colour": "red"
    },
    "name": {
      "id": "dig-card-bowl",
      "args": {
        "colour": {
          "id": "dig-colour-red",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bowl",
      "colour": "yellow"
    },
    "name": {
      "id": "dig-card-bowl",
      "args": {
        "colour": {
          "id": "dig-colour-yellow",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bowl",
      "colour": "green"
    },
    "name": {
      "id": "dig-card-bowl",
      "args": {
        "colour": {
          "id": "dig-colour-green",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bowl",
      "colour": "blue"
    },
    "name": {
      "id": "dig-card-bowl",
      "args": {
        "colour": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bowl",
      "colour": "purple"
    },
    "name": {
      "id": "dig-card-bowl",
      "args": {
        "colour": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "ry",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-yellow",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "ry",
      "bone": "red"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-red",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-yellow",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "ry",
      "bone": "yellow"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-yellow",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rg",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-green",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rg",
      "bone": "red"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-red",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-green",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rg",
      "bone": "green"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-green",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-green",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yg",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-green",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yg",
      "bone": "yellow"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-green",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yg",
      "bone": "green"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-green",
          "args": {}
        },
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-green",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rb",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rb",
      "bone": "red"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-red",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rb",
      "bone": "blue"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-blue",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yb",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yb",
      "bone": "yellow"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yb",
      "bone": "blue"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-blue",
          "args": {}
        },
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "gb",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-green",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "gb",
      "bone": "green"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-green",
          "args": {}
        },
        "first": {
          "id": "dig-colour-green",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "gb",
      "bone": "blue"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-blue",
          "args": {}
        },
        "first": {
          "id": "dig-colour-green",
          "args": {}
        },
        "second": {
          "id": "dig-colour-blue",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rp",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rp",
      "bone": "red"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-red",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "rp",
      "bone": "purple"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-purple",
          "args": {}
        },
        "first": {
          "id": "dig-colour-red",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yp",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yp",
      "bone": "yellow"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "yp",
      "bone": "purple"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-purple",
          "args": {}
        },
        "first": {
          "id": "dig-colour-yellow",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "gp",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-green",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "gp",
      "bone": "green"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-green",
          "args": {}
        },
        "first": {
          "id": "dig-colour-green",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "gp",
      "bone": "purple"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-purple",
          "args": {}
        },
        "first": {
          "id": "dig-colour-green",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "bp",
      "bone": null
    },
    "name": {
      "id": "dig-card-scent",
      "args": {
        "first": {
          "id": "dig-colour-blue",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "bp",
      "bone": "blue"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-blue",
          "args": {}
        },
        "first": {
          "id": "dig-colour-blue",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  },
  {
    "card": {
      "kind": "bone",
      "scent": "bp",
      "bone": "purple"
    },
    "name": {
      "id": "dig-card-bone",
      "args": {
        "colour": {
          "id": "dig-colour-purple",
          "args": {}
        },
        "first": {
          "id": "dig-colour-blue",
          "args": {}
        },
        "second": {
          "id": "dig-colour-purple",
          "args": {}
        }
      }
    }
  }
];
