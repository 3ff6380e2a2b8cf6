import { expect, test } from 'vitest';
import { testBatch, testStudent } from '@/src/testing/choiceRows';
import { createWorkbenchStore } from '../workbench/model/workbenchStore';
import { candidateStore, changeCandidates } from './candidateStore';
import { openFilters } from './filters';

function openStore(userId: number) {
  const data = { student: testStudent({ userId }), batches: [testBatch()], standing: { equivalents: [] } };
  return createWorkbenchStore(data, () => Promise.reject(new Error('nothing is sent')));
}

test('[E3] a reload keeps the candidates’ filters without the student’s identity; another student has her own', () => {
  changeCandidates(openStore(71), {
    filters: { ...openFilters, labels: ['985'], hideAdded: 0, keyword: '武汉', rankMin: 18_000 },
  });
  expect(candidateStore(openStore(71)).get().filters).toEqual({
    ...openFilters,
    labels: ['985'],
    hideAdded: 0,
  });
  expect(candidateStore(openStore(72)).get().filters.labels).toEqual([]);
});
