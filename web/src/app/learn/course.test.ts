import { expect, test, vi } from 'vitest';
import type { View } from '../../games/board';
import { told } from '../../games/testing';
import { NotDone } from '../../net/api';
import type { LessonInfo, Scene } from '../../net/wire';
import { Course, type School } from './course.svelte';

const said = (id: string) => ({ id, args: {} });
const scene = (id: string, version: number, plays: string[] = []): Scene => ({
  message: said(id),
  rule: 'TOY-1.1',
  version,
  plays,
  points: plays[0] ?? '',
  rather: plays.length ? said(`${id}-rather`) : null,
});
const view = { legal: [{ text: 'go', message: said('go'), kind: 'go' }] } as unknown as View;
const LESSON: LessonInfo = {
  game: 'toy',
  players: 2,
  scenes: [scene('welcome', 0), scene('your-move', 0, ['go']), scene('their-moves', 3), scene('end', 3)],
  frames: [0, 1, 2, 3].map((version) => ({
    version,
    view,
    events: [told('moved', { version })],
  })),
};

function school(changes: Partial<School> = {}): School {
  return {
    lesson: async () => LESSON,
    attempt: async (_, { actions }) => ({ right: actions[0] === 'go' }),
    pause: async () => {},
    ...changes,
  };
}

async function started(changes: Partial<School> = {}): Promise<Course> {
  const course = new Course('toy', school(changes));
  await course.start();
  return course;
}

test('nothing can be done while there is only something to read', async () => {
  const attempt = vi.fn();
  const course = await started({ attempt });
  expect(course.view?.legal).toEqual([]);
  await course.play(['go']);
  expect(attempt).not.toHaveBeenCalled();
  await course.goOn();
  expect(course.view?.legal).toHaveLength(1);
});

test('another move is answered, and the board points at the one that is meant', async () => {
  const course = await started();
  await course.goOn();
  await course.play(['stay']);
  expect(course.answer).toEqual({ said: said('your-move-rather'), rule: '' });
  expect([course.at, course.pointing]).toEqual([1, true]);
  await course.play(['go']);
  expect([course.at, course.answer, course.pointing]).toEqual([2, null, false]);
});

test('what the rules forbid is answered with the rule', async () => {
  const course = await started({
    attempt: () => Promise.reject(new NotDone('illegal', said('no'), 409, 'TOY-2.1')),
  });
  await course.goOn();
  await course.play(['fly']);
  expect(course.answer).toEqual({ said: said('no'), rule: 'TOY-2.1' });
});

test('moves are seen one after the other, and at once by whoever goes on', async () => {
  const waiting: (() => void)[] = [];
  const course = await started({ pause: () => new Promise((done) => waiting.push(done)) });
  await course.goOn();
  await course.play(['go']);
  expect(course.version).toBe(1);
  expect(course.news).toEqual([told('moved', { version: 1 })]);
  waiting.shift()!();
  await vi.waitFor(() => expect(course.version).toBe(2));
  const rest = course.goOn();
  expect([course.at, course.version]).toEqual([3, 3]);
  waiting.shift()!();
  await rest;
  expect([course.last, course.version]).toEqual([true, 3]);
  await course.start();
  expect([course.at, course.version]).toEqual([0, 0]);
});

test('a lesson that is not there says so', async () => {
  const course = await started({ lesson: () => Promise.reject(new NotDone('no-lesson', said('none'), 404)) });
  expect(course.problem).toEqual(said('none'));
  expect(course.scene).toBeNull();
});
