import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../layers/sources.mjs';

/**
 * The product's code, in a fixed order.
 * @param {string} root
 */
export function productFiles(root) {
  return listFiles(root)
    .filter((path) => /^(src|providers|resources)\/.*\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
