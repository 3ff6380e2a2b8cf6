/**
 * What the libraries carry and we never use, by what it is called and who asks for it, and what is there instead.
 * Where a name changes with an upgrade, the build says so and grows again; nothing breaks.
 * @type {readonly { readonly source: RegExp, readonly importer: RegExp, readonly instead: string }[]}
 */
const unused = [
  // antd's table brings menus with trees and radios for filters and selections in its column heads and for choosing a
  // single row, and a second table for thousands of rows. Our lists filter above the table, tick rows and have pages.
  { source: /\/(dropdown|radio)$/, importer: /antd\/es\/table\/hooks\//, instead: nothing() },
  {
    source: /\/FilterDropdown$/,
    importer: /antd\/es\/table\/hooks\//,
    instead: `${nothing()} export const flattenKeys = () => [];`,
  },
  { source: /\/VirtualTable$/, importer: /antd\/es\/table\//, instead: nothing() },
  // Pictures for pages that were not found or are not for everybody; the shell has pages of its own for that.
  { source: /\/(noFound|serverError|unauthorized)$/, importer: /antd\/es\/result\//, instead: nothing() },
  // Every browser that can run the application has a ResizeObserver.
  { source: /^resize-observer-polyfill$/, importer: /./, instead: 'export default ResizeObserver;' },
  // The plural of English words; our resources have Chinese names.
  {
    source: /^pluralize$/,
    importer: /@refinedev\/core/,
    instead: 'const same = (word) => word; export default { plural: same, singular: same };',
  },
  // Refine's router reads and writes addresses with lists and objects in their queries; ours hold plain texts.
  {
    source: /^qs$/,
    importer: /@refinedev\//,
    instead: `
      const parse = (query) => Object.fromEntries(new URLSearchParams(query));
      const stringify = (values) => '?' + new URLSearchParams(values);
      export default { parse, stringify };`,
  },
  // It compares parameters of hooks: plain data, for which a dozen lines do what thirty modules do for all the rest.
  {
    source: /^lodash-es\/isEqual/,
    importer: /@refinedev\/core/,
    instead: `
      const isObject = (value) => typeof value === 'object' && value !== null;
      export default function isEqual(one, other) {
        if (!isObject(one) || !isObject(other)) return Object.is(one, other);
        const names = Object.keys(one);
        const alike = Array.isArray(one) === Array.isArray(other) && names.length === Object.keys(other).length;
        return alike && names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]));
      }`,
  },
  // The Markdown editor shows the preview that it is given (src/ui/html/SafeMarkdown.tsx), not its own.
  {
    source: /^@uiw\/react-markdown-preview\/nohighlight$/,
    importer: /@uiw\/react-md-editor\//,
    instead: nothing(),
  },
  // Ours asks by XMLHttpRequest (providers/http/transport.ts).
  {
    source: /\/fetch\.js$/,
    importer: /axios\/lib\/adapters\//,
    instead: 'export const getFetch = () => undefined;',
  },
];

/**
 * Leaves them out of the build, and antd's English texts, which are in where no others are given; Chinese does as well.
 * The development server keeps all of it.
 * @returns {import('vite').Plugin}
 */
export function leaveOut() {
  const prefix = '\0left-out:';
  /** @type {Set<number>} */
  const found = new Set();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (/(^\.|\/locale)\/en_US$/.test(source) && /antd\/es\//.test(importer))
        return this.resolve(source.replace('en_US', 'zh_CN'), importer);
      const place = unused.findIndex((entry) => entry.source.test(source) && entry.importer.test(importer));
      if (place < 0) return null;
      found.add(place);
      return { id: prefix + place, moduleSideEffects: false };
    },
    load: (id) => (id.startsWith(prefix) ? unused[Number(id.slice(prefix.length))]?.instead : null),
    generateBundle() {
      for (const [place, { source, importer }] of unused.entries()) {
        if (!found.has(place))
          this.warn(`nobody at ${importer} asks for ${source} any more: scripts/vite/leaveOut.mjs`);
      }
    },
  };
}

function nothing() {
  return 'export default () => null;';
}
