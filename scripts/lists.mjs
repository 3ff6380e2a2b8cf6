/**
 * `npm run lists`: completes the lists that name what other files declare. These are resources of
 * domains, calls and samples of the mock server, and kinds of fields in README and gallery.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { completeLists } from './lists/completeLists.mjs';
import { readTree } from './lists/readTree.mjs';

/**
 * Completes the lists of a tree; returns the paths of those that lacked something.
 * @param {string} root
 * @returns {string[]}
 */
export function writeLists(root) {
  const changed = completeLists(readTree(root));
  for (const [path, text] of changed) writeFileSync(join(root, path), text);
  const paths = [...changed.keys()];
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  if (code.length > 0)
    execFileSync(process.execPath, [biome, 'check', '--write', ...code], { cwd: root, stdio: 'pipe' });
  return paths;
}

function main() {
  const paths = writeLists(resolve(import.meta.dirname, '..'));
  for (const path of paths) console.log(`completed  ${path}`);
  if (paths.length === 0) console.log('All lists are complete.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
