import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './layers/sources.mjs';

/** The props of pagers, the pager of a list, and the table of rows that are all loaded. */
const exceptions: readonly string[] = [
  'src/crud/list/PagerControls.tsx',
  'src/ui/layout/paging.ts',
  'src/ui/table/PagedTable.tsx',
];

/** A pager of antd, by itself or with a table: it has antd's sizes. */
const own = /\bshowSizeChanger\b|<Pagination\b|<Table(?=[<\s])(?!((?!<Table[<\s]).)*\bpagination=\{false\})/s;

test('[WID-1] tables have the pager of all tables, with no sizes of their own', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = listFiles(root).filter(
    (path) => /^(src|resources)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const found = files.filter((path) => own.test(readFileSync(resolve(root, path), 'utf8')));
  expect(found.toSorted()).toEqual(exceptions);
});
