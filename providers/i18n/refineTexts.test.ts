import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { refineTexts } from './refineTexts';

const require = createRequire(import.meta.url);
const asked =
  /["'`]((?:buttons|notifications|autoSave|documentTitle|pages\.error)\.\w+|warnWhenUnsavedChanges)["'`]/g;

test.each(['@refinedev/core', '@refinedev/antd'])('every text that %s asks for is Chinese', (name) => {
  const source = readFileSync(require.resolve(name), 'utf8');
  const keys = [...source.matchAll(asked)].map(([, key]) => key ?? '');
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !(key in refineTexts))).toEqual([]);
});
