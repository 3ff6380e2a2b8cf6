import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The texts of README.md and of the code that is listed, by path; seeds are data.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function readTree(root) {
  const paths = ['resources', 'mocks', 'src/ui/fields', 'src/crud/fields'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  const code = paths.filter((path) => !path.startsWith('mocks/seed/'));
  return new Map([...code, 'README.md'].map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
