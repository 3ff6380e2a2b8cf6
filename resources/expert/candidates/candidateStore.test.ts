import { afterEach, expect, test, vi } from 'vitest';
import { forgetPersonalTexts } from '@/src/lib/personalTexts';
import { testBatch, testStudent } from '@/src/testing/choiceRows';
import { tabStorage } from '@/src/testing/tabStorage';
import { createWorkbenchStore } from '../workbench/model/workbenchStore';
import { candidateStore, changeCandidates } from './candidateStore';
import { openFilters } from './filters';

afterEach(() => vi.unstubAllGlobals());

function openStore(userId: number, staffId = 2) {
  const student = testStudent({ userId });
  const data = { student, staffId, batches: [testBatch()], standing: { equivalents: [] } };
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

test('[SESS-5] the candidates’ filters are hidden from another user, and gone when their user signs out', () => {
  vi.stubGlobal('sessionStorage', tabStorage());
  const labels = (staffId: number) => candidateStore(openStore(81, staffId)).get().filters.labels;
  changeCandidates(openStore(81, 2), { filters: { ...openFilters, labels: ['985'] } });
  expect([labels(2), labels(3)]).toEqual([['985'], []]);
  forgetPersonalTexts();
  expect(labels(2)).toEqual([]);
});
