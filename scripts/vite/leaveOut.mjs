/**
 * What the libraries carry and we never use, by what it is called and who asks for it, and what stands there instead.
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
  // qs notes which objects it has met; the package does so in browsers without WeakMap too, and explains itself at length.
  { source: /^side-channel$/, importer: /\/qs\//, instead: 'module.exports = () => new WeakMap();' },
  // Ours asks by XMLHttpRequest (providers/http/transport.ts).
  {
    source: /\/fetch\.js$/,
    importer: /axios\/lib\/adapters\//,
    instead: 'export const getFetch = () => undefined;',
  },
];

/**
 * Leaves them out of the build, and antd's English texts, which stand in where no others are given; Chinese does as well.
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
