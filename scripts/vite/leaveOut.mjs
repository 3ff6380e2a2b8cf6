/**
 * Leaves out of the build what antd's table carries for filters in its column heads: a tree (14 kB gzipped on every list
 * page). Our lists filter above the table; a column with `filters` in tree mode would show nothing.
 * @returns {import('vite').Plugin}
 */
export function leaveOut() {
  const nothing = '\0left-out';
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/tree') && /antd\/es\/table\/hooks\/useFilter\//.test(importer ?? '') ? nothing : null,
    load: (id) => (id === nothing ? 'export default () => null;' : null),
  };
}
