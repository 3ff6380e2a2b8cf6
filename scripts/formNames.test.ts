import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './layers/sources.mjs';

test('a form has a name: otherwise fields of two open forms share ids, and labels lead to hidden ones', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = listFiles(root).filter((path) => /^(src|resources)\/.*(?<!\.test)\.tsx$/.test(path));
  const formsIn = files.flatMap((path) =>
    readFileSync(resolve(root, path), 'utf8')
      .split(/<Form\s+(?=form=\{)/)
      .slice(1)
      .map((tag) => [path, /^form=\{\w+\}\s+name=\{/.test(tag)] as const),
  );
  expect(formsIn.length).toBeGreaterThan(20);
  expect(formsIn.filter(([path, named]) => !named && !path.startsWith('src/testing/'))).toEqual([]);
});
