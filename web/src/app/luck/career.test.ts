import { describe, expect, it } from 'vitest';
import type { Career } from '../../net/wire';
import { accuracyOf, givenAway, groupOf, losesMost, luckOf } from './career';

const career = (given: Partial<Career>): Career => ({
  game: 'goodboy',
  games: 4,
  choices: 120,
  accuracy: { value: 0.95, low: 0.9, high: 0.975 },
  luck: { value: 0.1, low: -0.05, high: 0.25 },
  given_away: { value: 0.2, low: 0.1, high: 0.3 },
  loses: [],
  ...given,
});

describe('a career', () => {
  it('claims luck only beyond its interval', () => {
    expect(luckOf(career({})).id).toBe('luck-me-level');
    expect(luckOf(career({})).args).toEqual({ luck: 10, low: '−5', high: '+25' });
    expect(luckOf(career({ luck: { value: 0.1, low: 0.01, high: 0.2 } })).id).toBe('luck-me-lucky');
    expect(luckOf(career({ luck: { value: -0.1, low: -0.2, high: -0.01 } })).id).toBe('luck-me-unlucky');
    expect(luckOf(career({ luck: { value: -0.1, low: null, high: null } })).id).toBe('luck-me-one');
  });

  it('says how many choices were right, and what mistakes cost', () => {
    expect(accuracyOf(career({})).args).toEqual({ right: 95, choices: 120, low: 90, high: 98 });
    expect(givenAway(career({}))).toEqual({ id: 'luck-me-given', args: { given: 20, error: 10 } });
    expect(givenAway(career({ given_away: { value: 0.2, low: null, high: null } })).id).toBe(
      'luck-me-given-once',
    );
  });

  it('names where most is lost, kinds of one sort together', () => {
    const lost = (kind: string, given_away: number) => ({ kind, choices: 9, mistakes: 1, given_away });
    const loses = [lost('pass', 0.3), lost('put', 0.2), lost('lay', 0.2)];
    expect(losesMost(career({ loses }))).toEqual(['lay', 'pass']);
    expect(groupOf('howl')).toBe('howl');
  });
});
