import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * @typedef {object} Import one file's wish for another
 * @property {string} specifier as written
 * @property {number} line
 * @property {boolean} typeOnly vanishes at run time (`import type`, `import('x').T`)
 * @property {boolean} dynamic loaded later: `import()` or `new URL('x', import.meta.url)`
 * @property {boolean} [plain] to be drawn without antd: by `loadPlain()`, or for a screen with `isPlain: true`
 *
 * @typedef {object} Source a parsed file; its path is relative to the project's root, with forward slashes
 * @property {string} path
 * @property {number} lines
 * @property {Import[]} imports
 * @property {number | undefined} defaultExport line of the default export
 * @property {number | undefined} glob line of an `import.meta.glob` over files of the project
 * @property {number[]} bare lines of `import()` outside of `load()` and `createLoader()`
 */

const folders = ['src', 'providers', 'resources', 'mocks', 'scripts', 'e2e', 'bench'];
const code = /\.(ts|tsx|mjs)$/;

/**
 * All files of the project's own folders, code or not.
 * @param {string} root
 * @returns {string[]}
 */
export function listFiles(root) {
  return folders.flatMap((folder) => {
    try {
      const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => pathBelow(root, entry));
    } catch {
      return []; // a project may lack a folder
    }
  });
}

/**
 * The parsed code among the files.
 * @param {string} root
 * @param {string[]} files
 * @returns {Source[]}
 */
export function readSources(root, files) {
  return files
    .filter((path) => code.test(path) && !path.endsWith('.d.ts'))
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')));
}

/**
 * How long each style sheet among the files is.
 * @param {string} root
 * @param {string[]} files
 * @returns {Pick<Source, 'path' | 'lines'>[]}
 */
export function readSheets(root, files) {
  return files
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, lines: countLines(readFileSync(join(root, path), 'utf8')) }));
}

/** @param {string} text */
function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/**
 * @param {string} root
 * @param {import('node:fs').Dirent} entry
 */
function pathBelow(root, entry) {
  return join(entry.parentPath, entry.name)
    .slice(root.length + 1)
    .replaceAll('\\', '/');
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Source}
 */
function parse(path, text) {
  const parsed = parseSync(path, text);
  /** @param {number} offset */
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const exported = staticExports.flatMap((statement) => statement.entries);
  const forwarded = staticExports.filter((statement) =>
    statement.entries.some((entry) => entry.moduleRequest),
  );
  /** @type {Import[]} */
  const imports = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...forwarded.map(({ start, entries }) => ({ start, specifier: entries[0]?.moduleRequest?.value ?? '' })),
  ].map(({ start, specifier }) => ({
    specifier,
    line: lineAt(start),
    // `import { type A }` stays as `import {}` under verbatimModuleSyntax, so only the statement's own `type` counts.
    typeOnly: /^(import|export)\s+type\b/.test(text.slice(start, start + 40)),
    dynamic: false,
  }));
  const hidden = /import\.meta|import\(/.test(text) ? hiddenImports(parsed.program, lineAt) : noneHidden;
  for (const { start, moduleRequest } of dynamicImports) {
    const specifier = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    const plain = hidden.plain.some((part) => part.start < start && start < part.end);
    imports.push({ specifier, line: lineAt(start), typeOnly: false, dynamic: true, plain });
  }
  const byDefault = exported.find((entry) => entry.exportName.kind === 'Default');
  return {
    path,
    lines: countLines(text),
    imports: [...imports, ...hidden.imports],
    defaultExport: byDefault && lineAt(byDefault.start),
    glob: hidden.glob,
    bare: hidden.bare,
  };
}

/** @typedef {{ start: number, end: number }} Part of the text */
/** @typedef {{ imports: Import[], glob: number | undefined, bare: number[], plain: Part[] }} Hidden */

/** @type {Hidden} */
const noneHidden = { imports: [], glob: undefined, bare: [], plain: [] };

const loaders = ['load', 'loadPlain', 'createLoader'];

/**
 * Imports that are no import statements: types by `import('x')`, workers by `new URL('x', import.meta.url)`, globs. Also
 * an `import()` outside of `load`, and the places of what is drawn without antd.
 * @param {ReturnType<typeof parseSync>['program']} program
 * @param {(offset: number) => number} lineAt
 * @returns {Hidden}
 */
function hiddenImports(program, lineAt) {
  /** @type {Import[]} */
  const imports = [];
  /** @type {number | undefined} */
  let glob;
  /** @type {Part[]} */
  const loads = [];
  /** @type {Part[]} */
  const plain = [];
  /** @type {number[]} */
  const later = [];
  new Visitor({
    ImportExpression({ start }) {
      later.push(start);
    },
    TSImportType({ source, start }) {
      imports.push({ specifier: source.value, line: lineAt(start), typeOnly: true, dynamic: false });
    },
    NewExpression({ callee, arguments: [first], start }) {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      if (!isUrl || first?.type !== 'Literal' || typeof first.value !== 'string') return;
      imports.push({ specifier: first.value, line: lineAt(start), typeOnly: false, dynamic: true });
    },
    CallExpression({ callee, arguments: [first], start, end }) {
      if (callee.type === 'Identifier' && loaders.includes(callee.name)) loads.push({ start, end });
      if (callee.type === 'Identifier' && callee.name === 'loadPlain') plain.push({ start, end });
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'glob') return;
      const ofPackage = first?.type === 'Literal' && `${first.value}`.startsWith('/node_modules/');
      if (!ofPackage) glob = lineAt(start);
    },
    ObjectExpression({ properties, start, end }) {
      const says = properties.some(
        (one) =>
          one.type === 'Property' &&
          one.key.type === 'Identifier' &&
          one.key.name === 'isPlain' &&
          one.value.type === 'Literal' &&
          one.value.value === true,
      );
      if (says) plain.push({ start, end });
    },
  }).visit(program);
  const isBare = (/** @type {number} */ at) => !loads.some(({ start, end }) => start < at && at < end);
  return { imports, glob, bare: later.filter(isBare).map(lineAt), plain };
}
