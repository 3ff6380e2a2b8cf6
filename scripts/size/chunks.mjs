/**
 * @typedef {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest
 *   Vite's .vite/manifest.json, by module
 */

/**
 * Scripts that are no chunk of the build's manifest, the boot script but for: the workers, each built apart.
 * @param {Manifest} manifest
 * @param {string[]} assets names of the files in `assets/`
 */
export function workersOf(manifest, assets) {
  const chunks = new Set(Object.values(manifest).map(({ file }) => file));
  return assets
    .filter((name) => name.endsWith('.js') && !name.startsWith('boot-'))
    .map((name) => `assets/${name}`)
    .filter((file) => !chunks.has(file));
}

/**
 * The module behind a file, for people.
 * @param {Manifest} manifest
 * @param {string} file
 */
export function nameOf(manifest, file) {
  const entries = Object.entries(manifest);
  const [script] = entries.find(([, chunk]) => chunk.file === file) ?? [];
  const [styled] = entries.find(([, chunk]) => chunk.css?.includes(file)) ?? [];
  return script ?? (styled ? `${styled} (styles)` : file);
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
