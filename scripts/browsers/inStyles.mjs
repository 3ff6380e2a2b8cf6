import { missingFunction, missingStyle } from './support.mjs';

/** @typedef {import('./support.mjs').Missing} Missing */

/**
 * Features of a style sheet that the floor lacks, by name. They are rules (`@container`), properties, and their
 * values (`grid-template-columns: subgrid`). They are also selectors (`:has`), functions (`color-mix()`), and
 * nesting, which the build resolves.
 * @param {string} css as the build writes it, without comments
 * @returns {Map<string, Missing>}
 */
export function newInStyle(css) {
  /** @type {Map<string, Missing>} */
  const found = new Map();
  /** @param {string} name @param {Missing | undefined} missing */
  const note = (name, missing) => missing && found.set(name, missing);
  const plain = css.replace(/"[^"]*"|url\([^)]*\)/g, '""');
  for (const [, name = ''] of plain.matchAll(/@([a-z-]+)/g)) note(`@${name}`, missingStyle('at-rules', name));
  for (const [, selectors = ''] of plain.matchAll(/([^;{}]+)\{/g))
    for (const [, name = ''] of selectors.matchAll(/::?([a-z-]+)/g))
      note(`:${name}`, missingStyle('selectors', name));
  for (const [, property = '', value = ''] of plain.matchAll(/[;{]([a-z-]+):([^;{}]*)(?=[;}])/g)) {
    note(property, missingStyle('properties', property));
    for (const word of value.split(/[\s,()]+/))
      note(`${property}: ${word}`, word ? missingStyle('properties', property, word) : undefined);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z-]+)\(/g))
      note(`${name}()`, missingFunction(name));
  }
  return found;
}
