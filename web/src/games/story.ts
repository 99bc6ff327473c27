// The engine tells every small thing by itself. Told as a story, a turn is a sentence or two: the same that
// engine/telling.py makes, from the same declarations.

import type { ArgValue, GameEvent, Message } from './board';
import { all, same } from './messages';
import { STORIES, type Beat } from './stories';

export interface Line {
  /** The seat it is about; null for none. */
  seat: number | null;
  said: Message;
  /** Told to this reader alone. */
  private: boolean;
}

export interface Turn {
  /** Null for what happens between turns. */
  seat: number | null;
  lines: Line[];
  /** The versions that it tells of. One that several turns tell of belongs to the first. */
  versions: number[];
}

type Args = Message['args'];

interface Clause {
  kind: string;
  beat: Beat;
  words: string;
  /** The arguments of every event that is told in it. */
  parts: Args[];
  private: boolean;
  /** Events after an undo start a new paragraph. */
  undone?: boolean;
}

interface Sentence {
  /** The seat that all clauses are about; null: each speaks for itself. */
  seat: number | null;
  clauses: Clause[];
  whole?: Line;
}

interface Paragraph {
  seat: number | null;
  sentences: Sentence[];
  versions: Set<number>;
}

const UNDONE: Beat = { place: 'act' };

/** Told to one seat alone. */
export const isPrivate = ({ to }: GameEvent): boolean => to !== null;

/** Return a story, one paragraph per turn, from the events told to its reader. */
export function turnsOf(game: string, story: readonly GameEvent[]): Turn[] {
  const paragraphs: Paragraph[] = [];
  const place = new Map<number, Paragraph>();
  const untold = new Map<number, Paragraph>();
  for (const event of story) {
    const before = paragraphs.at(-1);
    if (tell(game, paragraphs, event)) {
      if (!place.has(event.version)) place.set(event.version, paragraphs.at(-1)!);
    } else if (before && !untold.has(event.version)) untold.set(event.version, before);
  }
  for (const [version, turn] of [...untold, ...place]) (place.get(version) ?? turn).versions.add(version);
  return paragraphs.map(({ seat, sentences, versions }) => ({
    seat,
    lines: sentences.map(lineOf),
    versions: [...versions].sort((a, b) => a - b),
  }));
}

/** Tell an event; false if the story leaves it out. */
function tell(game: string, told: Paragraph[], event: GameEvent): boolean {
  const { kind, seat, message } = event;
  const undone = kind === 'undone';
  const beat = undone ? UNDONE : STORIES[game]?.[kind];
  if (beat?.place === 'none') return false;
  const own: Sentence = { seat, clauses: [], whole: { seat, said: message, private: isPrivate(event) } };
  if (!beat) {
    goingOn(told, seat, seat !== null).sentences.push(own);
    return true;
  }
  const words = undone ? 'story-undone' : `${game}-beat-${kind}`;
  const clause: Clause = { kind, beat, words, parts: [message.args], private: isPrivate(event) };
  switch (beat.place) {
    case 'act': {
      const last = told.at(-1);
      if (beat.begins && last && lastKind(last) !== kind) told.push(begun(seat));
      add(about(goingOn(told, seat, true), seat), clause);
      break;
    }
    case 'join':
      add(about(goingOn(told, seat), seat), clause);
      break;
    case 'effect':
      add(about(goingOn(told, null), null), clause);
      break;
    case 'scene':
      if (beat.own) goingOn(told, null, true).sentences.push(own);
      else add(aboutKinds(goingOn(told, null, true), [kind, ...(beat.follows ?? [])]), clause);
  }
  if (undone)
    for (const { clauses } of told.at(-1)!.sentences) for (const each of clauses) each.undone = true;
  return true;
}

const begun = (seat: number | null): Paragraph => ({ seat, sentences: [], versions: new Set() });

/** Return the current turn, or a new one for another seat. */
function goingOn(told: Paragraph[], seat: number | null, opens = false): Paragraph {
  const last = told.at(-1);
  if (last && !(opens && last.seat !== seat)) return last;
  told.push(begun(opens ? seat : null));
  return told.at(-1)!;
}

const lastKind = ({ seat, sentences }: Paragraph): string | undefined =>
  sentences
    .filter((each) => each.seat === seat)
    .flatMap((each) => each.clauses)
    .at(-1)?.kind;

/** Return the sentence about a seat, or about effects. Actions come before their consequences. */
function about(turn: Paragraph, seat: number | null): Sentence {
  const found = turn.sentences.find((each) => !each.whole && each.seat === seat);
  if (found) return found;
  const made = { seat, clauses: [] };
  if (seat !== null && seat === turn.seat) turn.sentences.unshift(made);
  else turn.sentences.push(made);
  return made;
}

/** The sentence of a scene about kinds of events. */
function aboutKinds({ sentences }: Paragraph, kinds: readonly string[]): Sentence {
  const found = sentences.find(
    ({ seat, clauses }) => seat === null && clauses[0] && kinds.includes(clauses[0].kind),
  );
  if (found) return found;
  sentences.push({ seat: null, clauses: [] });
  return sentences.at(-1)!;
}

/** Add a clause, merged into a similar one if possible. */
function add({ clauses }: Sentence, clause: Clause): void {
  const { beat, kind } = clause;
  let at = clauses.length;
  const begun = clauses.filter((each) => beat.follows?.includes(each.kind) && !each.undone).at(-1);
  if (begun) {
    at = clauses.indexOf(begun);
    clause.parts = [{ ...begun.parts.pop(), ...clause.parts[0] }];
    clause.private ||= begun.private;
    if (!begun.parts.length) clauses.splice(at, 1);
  }
  const candidates = beat.lists || beat.counts ? clauses : beat.last ? clauses.slice(-1) : [];
  const alike = candidates.find((each) => each.kind === kind && !each.undone);
  if (alike) {
    alike.parts.push(...clause.parts);
    alike.private ||= clause.private;
  } else clauses.splice(at, 0, clause);
}

function lineOf({ seat, clauses, whole }: Sentence): Line {
  if (whole) return whole;
  const told = clauses.filter(({ beat }) => clauses.length === 1 || !beat.alone);
  const args: Args = { clauses: told.map(messageOf) };
  const said = seat === null ? { id: 'story-effects', args } : { id: 'story-turn', args: { seat, ...args } };
  return { seat, said, private: told.some((each) => each.private) };
}

function messageOf({ beat, words, parts }: Clause): Message {
  const { by } = beat;
  if (!by) return { id: words, args: together(beat, parts) };
  const groups: Args[][] = [];
  for (const part of parts) {
    const alike = groups.find(([first]) => same(first![by], part[by]));
    if (alike) alike.push(part);
    else groups.push([part]);
  }
  const items = groups.map((group) => ({ id: `${words}-one`, args: together(beat, group) }));
  return { id: words, args: { items, count: parts.length } };
}

/** The arguments of several events as those of one. */
function together({ lists, counts, adds }: Beat, parts: Args[]): Args {
  const args = { ...parts.at(-1)! };
  if (lists) args[lists] = parts.flatMap((part) => thingsOf(part[lists]!));
  if (lists || counts) args.count = parts.length;
  if (adds) args[adds] = parts.reduce((sum, part) => sum + (part[adds] as number), 0);
  return args;
}

/** The items of an argument: messages, or a number or text as a single one. */
const thingsOf = (value: ArgValue): Message[] =>
  typeof value === 'object' ? all(value) : [{ id: 'story-word', args: { text: String(value) } }];
