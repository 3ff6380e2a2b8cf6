/**
 * What the libraries carry and we never use, found by who imports it:
 * - antd's table brings a tree, menus and radios for filters and selection menus in its column heads, and for choosing a
 *   single row (45 kB gzipped on every list page). Our lists filter above the table and tick rows; those would show nothing.
 * - qs, through Refine, brings a printer of any value for one error message that nobody reads.
 * @type {readonly { readonly source: RegExp, readonly importer: RegExp }[]}
 */
const unused = [
  { source: /\/(tree|menu|dropdown|radio)$/, importer: /antd\/es\/table\/hooks\// },
  { source: /^object-inspect$/, importer: /side-channel/ },
];

/**
 * Leaves them out of the build; the development server keeps them.
 * @returns {import('vite').Plugin}
 */
export function leaveOut() {
  const nothing = '\0left-out';
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      unused.some((entry) => entry.source.test(source) && entry.importer.test(importer)) ? nothing : null,
    load: (id) => (id === nothing ? 'export default () => null;' : null),
  };
}
