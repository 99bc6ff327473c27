// Names and descriptions of the people at a table.

import type { Sitter } from '../../games/sitters';
import type { Line } from '../../net/socket';
import type { SeatInfo, TableInfo, Talk } from '../../net/wire';
import { t } from '../../words/words.svelte';
import { looksOfPerson } from '../personDog';

/** Bots with a character of their own: as many as there are call names. */
const CHARACTERS = 6;

/** Return the name of a seat: a person's name, a bot's call name, or its number. */
export function callName(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return petName(number);
  return t('seat', { number: number + 1 });
}

/** Return the call name of a bot in this seat. */
export const petName = (seat: number): string => t(`bot-call-${seat % CHARACTERS}`);

export function seatNames(info: TableInfo): string[] {
  const names = info.seats.map(callName);
  // One person may hold several seats of one device.
  return names.map((name, at) =>
    names.indexOf(name) === at ? name : t('table-name-again', { name, number: at + 1 }),
  );
}

/** Return the names of those who had the seats at a version. */
export function namesAt(info: TableInfo, names: string[], version: number): string[] {
  const then = [...names];
  // The earliest of those who come later counts.
  for (const { seat, until, name, bot } of [...info.former].reverse())
    if (version <= until) then[seat] = name || (bot ? petName(seat) : t('seat', { number: seat + 1 }));
  return then;
}

/** Return the line below a name: level and temper of a bot, or the substitute of a person. */
export function standing(seat: SeatInfo, number: number): string {
  if (seat.resigned) return t('seat-resigned');
  if (seat.kind === 'bot')
    return t('bot-standing', {
      level: t(`bot-${seat.bot}`),
      temper: t(`bot-temper-${number % CHARACTERS}`),
    });
  if (seat.kind === 'remote_bot') return t('seat-outside');
  if (seat.kind === 'person' && seat.bot) return t('seat-stand-in', { bot: t(`bot-${seat.bot}`) });
  if (seat.kind === 'person' && !seat.online) return t('seat-away');
  return '';
}

export function seatsOf(info: TableInfo, person: string | undefined): number[] {
  return info.seats.flatMap((seat, number) => (person && seat.person === person ? [number] : []));
}

/** Stands before the seat of a bot that speaks, and for all of them among the muted, as in the protocol. */
const SEATED_BOT = 'bot:';
export const BOTS = 'bots';

/** Whether a bot of the table spoke. */
export const isSeatedBot = (who: string): boolean => who.startsWith(SEATED_BOT);

/** Return the seat of a speaker; -1 for none. */
export const seatOfSpeaker = (info: TableInfo, who: string): number =>
  isSeatedBot(who)
    ? Number(who.slice(SEATED_BOT.length))
    : info.seats.findIndex((each) => each.person === who);

/** Who spoke. */
export function speaker(info: TableInfo, person: string, names: string[]): string {
  const seat = seatOfSpeaker(info, person);
  const guest = [...info.watching, ...info.sent_away].find((each) => each.person === person);
  return seat >= 0 ? names[seat] : (guest?.name ?? t('talk-watcher'));
}

/** What somebody said, or what a line tells of them; it stands after their name. */
export function remarkWords({ bark, line, seat, text }: Talk): string {
  if (bark) return t(`bark-${bark}`);
  return line ? t(line, { name: petName(seat) }) : text;
}

/** Stands for everybody without a seat among the muted, as in the protocol. */
export const WATCHERS = 'watchers';

export const isSentAway = (info: TableInfo, person: string | undefined): boolean =>
  info.sent_away.some((each) => each.person === person);

/** Whether somebody may not talk. */
export function isMute(info: TableInfo, person: string | undefined): boolean {
  if (!person || isSentAway(info, person) || info.muted.includes(person)) return true;
  return info.muted.includes(WATCHERS) && !seatsOf(info, person).length && info.owner !== person;
}

/** Return the number of spectators and their names. */
export function watchWords(info: TableInfo): string {
  const names = info.watching.map((each) => each.name).join(', ');
  const count = t('desk-watching', { count: info.watchers });
  return names ? t('desk-watching-names', { count, names }) : count;
}

/** Return a text about a broken connection and the moves that wait for it. */
export function lineWords(line: Line, sending: boolean): string {
  const wrong = t(line === 'offline' ? 'line-offline' : 'line-lost');
  return sending ? `${wrong} ${t('line-kept')}` : wrong;
}

/** Which dog stands for a seat on the board. */
export function sitterOf(info: TableInfo | null | undefined, number: number): Sitter | undefined {
  const seat = info?.seats[number];
  if (!seat) return undefined;
  return { name: seat.name, looks: seat.kind === 'person' && seat.dog ? looksOfPerson(seat.dog) : undefined };
}
