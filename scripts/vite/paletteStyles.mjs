/**
 * Writes the palette before src/ui/theme/tokens.css, so that style sheet and antd's theme share one file of colours.
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
