import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthWhile = 1024;

/**
 * Writes each script, style sheet and picture below `assets/` also as `.gz` and `.br`, at maximum compression, for the
 * server. Hashed names keep the three in step; files with fixed names, above all `config.js`, are left to the server.
 * @returns {import('vite').Plugin}
 */
export function compressed() {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}

/** @param {string} file */
async function compress(file) {
  const plain = await readFile(file);
  if (plain.length < worthWhile) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
}
