/**
 * Writes the palette before src/ui/theme/tokens.css, so that the style sheet has its colours from the file that antd's
 * theme has them from.
 * @param {() => string} paletteCss
 * @returns {import('vite').Plugin}
 */
export function paletteStyles(paletteCss) {
  return {
    name: 'palette-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/theme\/tokens\.css(\?|$)/ },
      handler: (code) => `${paletteCss()}\n${code}`,
    },
  };
}
