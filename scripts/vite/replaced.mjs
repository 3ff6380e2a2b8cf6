import { fileURLToPath } from 'node:url';

/**
 * Packages replaced by smaller ones with the same contract, in development, in tests and in the build.
 * `replaced.test.ts` compares them.
 * @type {{ find: RegExp, replacement: string }[]}
 */
export const replaced = [
  { find: /^qs$/, replacement: fileURLToPath(new URL('./qs.mjs', import.meta.url)) },
  { find: /^lodash-es\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
  {
    find: /^resize-observer-polyfill$/,
    replacement: fileURLToPath(new URL('./resizeObserver.mjs', import.meta.url)),
  },
];
