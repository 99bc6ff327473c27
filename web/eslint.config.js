import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Written by scripts/wire_types.py.
  globalIgnores(['src/net/catalogue.ts', 'src/games/view.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Written by scripts/wire_types.py as well, and changed so often that it is linted with what changes beside it.
  { files: ['src/net/wire.ts'], rules: { '@typescript-eslint/no-empty-object-type': 'off' } },
  // Prettier decides how things look.
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  // Some structs of the wire are empty.
  { files: ['src/net/wire.ts'], rules: { '@typescript-eslint/no-empty-object-type': 'off' } },
  {
    rules: {
      // A loop that only counts, and a hole in a pattern, need a name all the same.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets are replaced as a whole ($state.raw), or are no part of what is shown.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is how a space at the end of a line survives the compiler.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // Made by scripts/wire_types.py as well; some structs have no fields.
  { files: ['src/net/wire.ts'], rules: { '@typescript-eslint/no-empty-object-type': 'off' } },
);
