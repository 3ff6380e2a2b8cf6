import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './layers/sources.mjs';

const root = resolve(import.meta.dirname, '..');
const icon = /<[A-Z]\w*(Outlined|Filled|TwoTone)\b(=>|[^>])*>/g;

/** Icons that screen readers would read by their English names: neither hidden nor named. */
function readAloud(source: string): string[] {
  return [...source.matchAll(icon)].map(([tag]) => tag).filter((tag) => !/\baria-(hidden|label)\b/.test(tag));
}

test('[A11Y] an icon without aria-hidden and aria-label is found, over several lines too', () => {
  expect(readAloud('<DownOutlined /> <UpOutlined aria-hidden /> <LockFilled aria-label="锁定" />')).toEqual([
    '<DownOutlined />',
  ]);
  expect(readAloud('<UndoOutlined\n  onClick={() => undo()}\n/>')).toHaveLength(1);
});

test('[A11Y] every icon is for the eye alone, or has a name of the product', () => {
  const read = listFiles(root)
    .filter((path) => /^(src|resources)\/.*\.tsx$/.test(path))
    .flatMap((path) => readAloud(readFileSync(resolve(root, path), 'utf8')).map((tag) => `${path}: ${tag}`));
  expect(read).toEqual([]);
});
