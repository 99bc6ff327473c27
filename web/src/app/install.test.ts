import { expect, test } from 'vitest';
import { pageFiles } from './install.svelte';

test('what a build is made of, under the name of its first script', () => {
  const at = 'https://dogs.example';
  expect(
    pageFiles(
      [
        `${at}/assets/index-A1.css`,
        `${at}/assets/index-B2.js`,
        `${at}/api/me`,
        `${at}/assets/index-B2.js`,
        'https://else.example/assets/x.js',
      ],
      at,
    ),
  ).toEqual({
    build: '/assets/index-B2.js',
    files: ['/assets/index-A1.css', '/assets/index-B2.js'],
  });
});
