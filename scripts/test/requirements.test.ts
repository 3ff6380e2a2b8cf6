import { expect, test } from 'vitest';
import { requirementIds, unnamed } from './requirements.mjs';

test('a requirement is named in brackets, alone or beside others', () => {
  const missing = unnamed([
    '[PERM-1] [PERM-2] one',
    'outer [CODE-11] two',
    'PERM-3 without brackets',
    '[TAB-30]',
  ]);
  for (const id of ['PERM-1', 'PERM-2', 'CODE-11']) expect(missing).not.toContain(id);
  for (const id of ['PERM-3', 'TAB-3', 'CODE-1']) expect(missing).toContain(id);
});

test('there are as many as the specification numbers, each once', () => {
  expect(requirementIds).toHaveLength(109);
  expect(new Set(requirementIds).size).toBe(109);
});
