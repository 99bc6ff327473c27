import { expect, test, vi } from 'vitest';
import type { View } from '../../games/board';
import { NotDone } from '../../net/api';
import type { PuzzleAnswer, PuzzleInfo, PuzzleReply } from '../../net/wire';
import { Solving, type Setter } from './puzzle.svelte';

const said = (id: string) => ({ id, args: {} });
const view = (version: number) =>
  ({ version, legal: [{ text: 'go', message: said('go'), kind: 'go' }] }) as unknown as View;
const INFO: PuzzleInfo = {
  game: 'toy',
  puzzle: { id: 'ab', number: 1, level: 1, players: 2, choices: 2, mark: '' },
  seat: 0,
  count: 3,
  today: true,
  next: 'cd',
  frame: { version: 0, view: view(0), events: [] },
};
const STREAK = { now: 1, longest: 1, today: true };
const ANSWER: PuzzleAnswer = { actions: ['go', 'on'], explanation: [said('why')], coach: [], choices: [] };
const reply = (changes: Partial<PuzzleReply>): PuzzleReply => ({
  right: true,
  said: said('said'),
  frame: null,
  answer: null,
  streak: STREAK,
  ...changes,
});

async function begun(changes: Partial<Setter> = {}): Promise<Solving> {
  const solving = new Solving('toy', 'ab', {
    puzzle: async () => INFO,
    attempt: async (_game, _id, { actions = [], show }) =>
      show || actions.join() === 'go,on'
        ? reply({ right: !show, answer: ANSWER })
        : actions.join() === 'go'
          ? reply({ frame: { version: 1, view: view(1), events: [] } })
          : reply({ right: false }),
    comeIn: async () => {},
    ...changes,
  });
  await solving.start();
  return solving;
}

test('a wrong attempt is answered and leaves the board as it is', async () => {
  const solving = await begun();
  await solving.play(['stay']);
  expect([solving.said?.right, solving.view?.version, solving.answer]).toEqual([false, 0, null]);
  expect(solving.view?.legal).toHaveLength(1);
});

test('an answer of two steps is played one after the other', async () => {
  const solving = await begun();
  await solving.play(['go']);
  expect([solving.view?.version, solving.solved]).toEqual([1, false]);
  await solving.play(['stay']); // wrong now: what was right before stays
  expect(solving.view?.version).toBe(1);
  await solving.play(['on']);
  expect([solving.solved, solving.answer, solving.streak]).toEqual([true, ANSWER, STREAK]);
  expect(solving.view?.legal).toEqual([]);
});

test('whoever is shown the answer has not solved it, and sees the beginning again', async () => {
  const solving = await begun();
  await solving.play(['go']);
  await solving.show();
  expect([solving.solved, solving.answer, solving.view?.version]).toEqual([false, ANSWER, 0]);
});

test('nobody plays on after the answer, and everybody is somebody before the first attempt', async () => {
  const comeIn = vi.fn(async () => {});
  const attempt = vi.fn(async () => reply({ answer: ANSWER }));
  const solving = await begun({ comeIn, attempt });
  await solving.play(['go']);
  await solving.play(['go']);
  expect(comeIn).toHaveBeenCalledBefore(attempt);
  expect(attempt).toHaveBeenCalledOnce();
});

test('what the rules forbid is answered with the rule, and a puzzle that is not there says so', async () => {
  const refused = await begun({
    attempt: () => Promise.reject(new NotDone('illegal', said('no'), 409, 'TOY-2.1')),
  });
  await refused.play(['fly']);
  expect(refused.said).toEqual({ message: said('no'), rule: 'TOY-2.1', right: false });
  const none = await begun({ puzzle: () => Promise.reject(new NotDone('no-puzzle', said('none'), 404)) });
  expect([none.problem, none.view]).toEqual([said('none'), null]);
});
