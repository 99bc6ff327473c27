import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/art/tokens.css', 'utf8');

/** A token in a theme. */
function token(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return both ? both[theme === 'light' ? 1 : 2]! : value;
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const THING = 3;
const PAIRS: [string, string, number][] = [
  ...['paper', 'card', 'sunken', 'grass', 'sky', 'earth'].map((on): [string, string, number] => [
    'ink',
    on,
    TEXT,
  ]),
  ...['paper', 'card', 'sunken'].flatMap((on): [string, string, number][] => [
    ['ink-soft', on, TEXT],
    ['terracotta', on, TEXT],
    ['plum', on, TEXT],
    ['grass-deep', on, TEXT],
    ['sky-deep', on, TEXT],
    ['danger', on, TEXT],
    ['focus', on, THING],
    ['glow', on, THING],
    ['chosen', on, THING],
    ['line-strong', on, THING],
  ]),
  ['on-go', 'go', TEXT],
  ['on-turn', 'turn', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-picture', 'picture', TEXT],
  ['on-picture-soft', 'picture', TEXT],
  ...[0, 1, 2, 3, 4].map((seat): [string, string, number] => ['on-seat', `seat-${seat}`, TEXT]),
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(PAIRS)('shows %s on %s', (above, below, least) => {
    expect(contrast(token(above, theme), token(below, theme))).toBeGreaterThanOrEqual(least);
  });
});
