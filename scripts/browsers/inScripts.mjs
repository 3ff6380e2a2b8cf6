import { parseSync, Visitor } from 'vite';
import {
  isGlobal,
  missingGlobal,
  missingIteratorHelper,
  missingLookbehind,
  missingMember,
  missingSets,
  missingStatic,
  missingStaticBlock,
} from './support.mjs';

/** @typedef {import('./support.mjs').Missing} Missing */

/** Calls that give an iterator, whose own helpers are newer than those of lists. */
const iterators = new Set(['values', 'keys', 'entries', 'matchAll']);

/**
 * Features of a script that the floor lacks, by name. They are globals, their members, members of anything, and
 * helpers of iterators. Unknown syntax stops the whole script. A member (`.toSorted`) is found by its name alone, so
 * that words of our own may be among them.
 * @param {string} text
 * @returns {Map<string, Missing>}
 */
export function newInScript(text) {
  /** @type {Map<string, Missing>} */
  const found = new Map();
  /** @param {string} name @param {Missing | undefined} missing */
  const note = (name, missing) => missing && found.set(name, missing);
  const { program, errors } = parseSync('script.js', text);
  if (errors[0]) throw new Error(errors[0].message);
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      const { name } = property;
      if (object.type === 'Identifier' && isGlobal(object.name))
        note(`${object.name}.${name}`, missingStatic(object.name, name));
      else note(`.${name}`, missingMember(name));
      if (isIterator(object)) note(`iterator.${name}`, missingIteratorHelper(name));
    },
    Identifier({ name }) {
      if (isGlobal(name)) note(name, missingGlobal(name));
    },
    Literal(literal) {
      if ('regex' in literal && literal.regex?.flags.includes('v')) note('regular expression v', missingSets);
      const pattern = 'regex' in literal ? literal.regex?.pattern : literal.value;
      if (typeof pattern === 'string' && /\(\?<[=!]/.test(pattern)) note('lookbehind', missingLookbehind);
    },
    StaticBlock() {
      note('static block', missingStaticBlock);
    },
    TemplateElement({ value }) {
      if (/\(\?<[=!]/.test(value.raw)) note('lookbehind', missingLookbehind);
    },
  }).visit(program);
  return found;
}

/** @param {import('vite').ESTree.Expression} value */
function isIterator(value) {
  if (value.type !== 'CallExpression' || value.callee.type !== 'MemberExpression') return false;
  const { object, property } = value.callee;
  const isObject = object.type === 'Identifier' && object.name === 'Object';
  return !isObject && property.type === 'Identifier' && iterators.has(property.name);
}
