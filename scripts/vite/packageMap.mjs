import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `.vite/packages.json` beside the manifest: which packages each script of the build holds. `npm run size` reads it.
 * @returns {import('vite').Plugin}
 */
export function packageMap() {
  return {
    name: 'package-map',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const entries = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, packagesOf(file.moduleIds)]] : [],
      );
      writeFileSync(join(dir, '.vite/packages.json'), JSON.stringify(Object.fromEntries(entries)));
    },
  };
}

/** @param {readonly string[]} modules */
function packagesOf(modules) {
  return [...new Set(modules.flatMap((id) => packageOf(id) ?? []))].sort();
}

/**
 * `…/node_modules/@tiptap/core/dist/index.js` → `@tiptap/core`; undefined for modules of our own.
 * @param {string} id
 */
function packageOf(id) {
  const [, below] = /.*\/node_modules\/(.+)/.exec(id) ?? [];
  const [first = '', second = ''] = below?.split('/') ?? [];
  return first.startsWith('@') ? `${first}/${second}` : first || undefined;
}
