import { expect, test } from 'vitest';
import { testBatch, testStudent } from '@/src/testing/choiceRows';
import { openFilters } from './filters';
import { candidatesBy } from './useCandidates';

test('[E3] candidates are read again for another score, another 科类 or other bounds', () => {
  const scope = { userId: 1, batchId: 1, mode: 2 } as const;
  const by = (student = testStudent(), batch = testBatch()) =>
    JSON.stringify(candidatesBy(scope, openFilters, { candidate: student, batch }));
  expect(by()).toBe(by(testStudent({ name: '李同学' })));
  const others = [by(testStudent({ score: 610 })), by(testStudent({ category: 5 }))];
  expect(new Set([by(), ...others, by(testStudent(), testBatch({ rush: 20 }))]).size).toBe(4);
});
