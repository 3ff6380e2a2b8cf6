/**
 * @typedef {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest
 *   Vite's .vite/manifest.json, by module
 */

/**
 * The files that arrive with the modules: theirs, what those import statically, and the style sheets.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 * @returns {string[]} below `dist/`; throws where a module has no chunk of its own
 */
export function filesOf(manifest, modules) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} name */
  const add = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no chunk of the build; correct "size" in package.json`);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  const files = [...seen].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]);
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
}

/**
 * Scripts that are no chunk of the build's manifest: the workers, each built apart.
 * @param {Manifest} manifest
 * @param {string[]} assets names of the files in `assets/`
 */
export function workersOf(manifest, assets) {
  const chunks = new Set(filesOf(manifest, Object.keys(manifest)));
  return assets.map((name) => `assets/${name}`).filter((file) => file.endsWith('.js') && !chunks.has(file));
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
