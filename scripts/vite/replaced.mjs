import { fileURLToPath } from 'node:url';

/**
 * Packages for which a smaller one with the same contract is loaded: in development, in tests and in the build alike.
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
