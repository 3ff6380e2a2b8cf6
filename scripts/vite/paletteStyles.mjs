/**
 * Writes the palette before src/ui/theme/tokens.css, so that style sheet and antd's theme have the colours from one
 * file.
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
