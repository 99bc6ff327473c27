/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { words } from './words-plugin.ts';

// The words and the rules for players lie with the Python package, which speaks with the same ones.
const repository = '..';
const server = process.env.BARKADE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/barkade/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data: addresses would need a hole in the content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // One document and one compilation of each module for all files: half of the work was making them anew.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000, // the machine may be busy with other checks
  },
});
