import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './layers/sources.mjs';

/** Files with props of pagers: the props themselves, and the pager of a list. */
const exceptions: readonly string[] = ['src/crud/list/PagerControls.tsx', 'src/ui/layout/paging.ts'];

/** A pager of antd with props of its own, or with none: that has antd's sizes. */
const own = /\bpagination=\{\{|\bshowSizeChanger\b|<Pagination\b|<Table(?=[<\s])(?!.*\bpagination=)/s;

test('[WID-1] tables have the pager of all tables, with no sizes of their own', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = listFiles(root).filter(
    (path) => /^(src|resources)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const found = files.filter((path) => own.test(readFileSync(resolve(root, path), 'utf8')));
  expect(found.toSorted()).toEqual(exceptions);
});
