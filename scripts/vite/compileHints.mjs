/**
 * Tells browsers that the functions of some chunks are called while a page starts (decision 43). Chromium from 136
 * then compiles them while the file arrives, beside the page's own thread. Others see a comment. The build fails where
 * there is no chunk of a name.
 * @param {readonly string[]} names of chunks
 * @returns {import('vite').Plugin}
 */
export function compileHints(names) {
  return {
    name: 'compile-hints',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ name }) => (names.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
    }),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.name] : []));
      const missing = names.filter((name) => !chunks.includes(name));
      if (missing.length > 0)
        this.error(`scripts/vite/startPages.mjs: no chunk is called ${missing.join(', ')}`);
    },
  };
}
