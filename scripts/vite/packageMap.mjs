import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The folder of the data about a build: beside the build, since served files must not reveal their making.
 * @param {string} root
 * @param {string} folder name of the build
 */
export function aboutBuild(root, folder) {
  return join(root, '.vite', folder);
}

/**
 * Takes Vite's manifest out of the build, and writes beside it which packages each script holds. `npm run size` reads both.
 * @returns {import('vite').Plugin}
 */
export function packageMap() {
  let root = process.cwd();
  return {
    name: 'package-map',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle({ dir = 'dist' }, bundle) {
      const about = aboutBuild(root, basename(dir));
      rmSync(about, { recursive: true, force: true });
      mkdirSync(about, { recursive: true });
      cpSync(join(dir, '.vite'), about, { recursive: true });
      rmSync(join(dir, '.vite'), { recursive: true });
      const entries = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, packagesOf(file.moduleIds)]] : [],
      );
      writeFileSync(join(about, 'packages.json'), JSON.stringify(Object.fromEntries(entries)));
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
