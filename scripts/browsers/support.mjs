import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { floor } from './floor.mjs';

/**
 * @typedef {keyof typeof floor} Browser
 * @typedef {{ [name in Browser]?: string }} Missing for each browser of the floor that lacks a thing, the first version that has it
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 */

const browsers = /** @type {readonly Browser[]} */ (Object.keys(floor));

/**
 * The browsers of the floor that lack a feature. Undefined where all have it. Also undefined where one lacks it in
 * every version: today's browsers lack it as well.
 * @param {Identifier | undefined} thing
 * @returns {Missing | undefined}
 */
function missingOf(thing) {
  const support = thing?.__compat?.support;
  if (!support) return undefined;
  const since = browsers.map((name) => /** @type {const} */ ([name, firstOf(support[name])]));
  if (since.some(([, version]) => version === undefined)) return undefined;
  const missing = since.filter(([name, version = '']) => isNewer(version, floor[name]));
  return missing.length > 0 ? Object.fromEntries(missing) : undefined;
}

/**
 * The first version that has it without a flag, under its own name or with a prefix.
 * @param {import('@mdn/browser-compat-data').SupportStatement | undefined} support
 * @returns {string | undefined}
 */
function firstOf(support) {
  const plain = [support ?? []].flat().filter((one) => !one.flags && !one.version_removed);
  const versions = plain.map(({ version_added }) => `${version_added}`.replace(/^≤/, ''));
  return versions.filter((version) => /^\d/.test(version)).sort(compare)[0];
}

/** @param {string} version @param {string} other */
const isNewer = (version, other) => compare(version, other) > 0;

/** @param {string} version @param {string} other */
function compare(version, other) {
  const [[major = 0, minor = 0] = [], [otherMajor = 0, otherMinor = 0] = []] = [version, other].map((one) =>
    one.split('.').map(Number),
  );
  return major - otherMajor || minor - otherMinor;
}

/**
 * @param {Identifier | undefined} thing
 * @returns {[string, Identifier][]}
 */
function partsOf({ __compat: _, ...parts } = {}) {
  return Object.entries(parts);
}

/**
 * Interfaces of the browser whose members are found by name alone: those that a page of forms and tables uses.
 */
const handled =
  /^(HTML\w*|Element|Node|NodeList|Document|DocumentFragment|Window|Navigator|URL|URLSearchParams|Blob|File|Response|Request|Headers|ReadableStream|Abort\w+|Event|EventTarget|\w*(Keyboard|Pointer|Mouse|Input|Clipboard|Toggle|Drag)Event|Range|Selection|Clipboard|ClipboardItem|DataTransfer|Animation|Crypto|SubtleCrypto|CanvasRenderingContext2D|OffscreenCanvas|Worker|Storage|History|Location|IntersectionObserver|ResizeObserver)$/;

const builtins = partsOf(bcd.javascript.builtins);
const owners = new Map([...builtins, ...partsOf(bcd.api)]);

/** @type {Map<string, Identifier[]>} */
const members = new Map();
for (const [, owner] of [...builtins, ...partsOf(bcd.api).filter(([name]) => handled.test(name))])
  for (const [name, member] of partsOf(owner)) members.set(name, [...(members.get(name) ?? []), member]);

/** Whether a name is that of a global of the language or of the browser. @param {string} name */
export const isGlobal = (name) => owners.has(name);

/** @param {string} name */
export const missingGlobal = (name) => missingOf(owners.get(name));

/** The gaps of the floor in `URL.canParse` and the like. @param {string} owner @param {string} name */
export function missingStatic(owner, name) {
  const thing = owners.get(owner);
  return missingOf(thing?.[`${name}_static`] ?? thing?.[name]);
}

/**
 * The browsers that lack a member by its name alone: nothing where any interface has had it for long.
 * @param {string} name
 */
export function missingMember(name) {
  const things = members.get(name) ?? [];
  const missing = things.map(missingOf);
  return missing.includes(undefined) ? undefined : missing[0];
}

/** The gaps of the floor in `Iterator.prototype.map` and the like. @param {string} name */
export const missingIteratorHelper = (name) => missingOf(owners.get('Iterator')?.[name]);

const { regular_expressions: expressions, classes } = bcd.javascript;

export const missingLookbehind = missingOf(expressions?.lookbehind_assertion);
export const missingStaticBlock = missingOf(classes?.static?.initialization_blocks);
/** Sets of characters: `/[\p{L}--[a-z]]/v`. */
export const missingSets = missingOf(bcd.javascript.builtins?.RegExp?.unicodeSets);

/** @type {Map<string, Identifier>} */
const functions = new Map();
collectFunctions(bcd.css.types);

/** @param {Identifier | undefined} types */
function collectFunctions(types) {
  for (const [name, thing] of partsOf(types)) {
    if (!functions.has(name)) functions.set(name, thing);
    collectFunctions(thing);
  }
}

/** @param {'at-rules' | 'properties' | 'selectors'} kind @param {string} name @param {string} [value] */
export function missingStyle(kind, name, value) {
  const thing = bcd.css[kind]?.[name];
  return missingOf(value === undefined ? thing : thing?.[value]);
}

/** @param {string} name */
export const missingFunction = (name) => missingOf(functions.get(name));
