import { describe, expect, it } from 'vitest';
import { BREEDS } from './breeds';
import { drawSitting, drawStanding, SPOT_PLACES } from './body';
import { drawHead } from './head';
import type { Mood } from './kinds';
import { looksOf, mongrel } from './looks';

const MOODS: Mood[] = ['happy', 'alert', 'barking', 'begging', 'guilty', 'asleep'];

describe.each(Object.entries(BREEDS))('%s', (name, looks) => {
  it('has whole outlines in every mood and pose', () => {
    const drawn = [
      ...MOODS.flatMap((mood) => drawHead(looks, mood, name).layers),
      ...drawSitting(looks, name),
      ...drawStanding(looks),
    ];
    for (const { shapes } of drawn) for (const { d } of shapes) expect(d).toMatch(/^M(?!.*(NaN|undefined))/s);
  });
});

it('looks the same every time, and not like another of its breed', () => {
  const rex = JSON.stringify(drawHead(BREEDS.beagle, 'happy', 'Rex'));
  expect(JSON.stringify(drawHead(BREEDS.beagle, 'happy', 'Rex'))).toBe(rex);
  expect(JSON.stringify(drawHead(BREEDS.beagle, 'happy', 'Bella'))).not.toBe(rex);
});

it('shows its mood', () => {
  expect(new Set(MOODS.map((mood) => JSON.stringify(drawHead(BREEDS.pug, mood, 'x')))).size).toBe(
    MOODS.length,
  );
});

it('makes a mongrel of a name that is no breed', () => {
  expect(looksOf('zipper', 'zipper')).toEqual(mongrel('zipper'));
  expect(looksOf('pug', 'zipper')).toBe(BREEDS.pug);
});

it('has a place for each spot', () => {
  for (const [count, places] of Object.entries(SPOT_PLACES)) expect(places).toHaveLength(Number(count));
});
