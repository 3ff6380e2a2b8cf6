import { afterEach, expect, test, vi } from 'vitest';
import { forgetPersonalTexts } from '@/src/lib/personalTexts';
import { testBatch, testStudent, testUnit } from '@/src/testing/choiceRows';
import { tabStorage } from '@/src/testing/tabStorage';
import { createWorkbenchStore } from '../workbench/model/workbenchStore';
import { candidateStore, changeCandidates, isTicked, tickCandidates } from './candidateStore';
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

test('[E3] a ticked candidate is one of its own batch: another batch may have the same key', () => {
  const store = openStore(91);
  const [one, next, other] = [testUnit('A|1'), testUnit('B|1'), testUnit('A|1', { batchId: 2 })];
  const ticks = () => [one, next, other].map((unit) => isTicked(candidateStore(store).get(), unit));
  tickCandidates(store, [one, next], true);
  expect(ticks()).toEqual([true, true, false]);
  tickCandidates(store, [next, other], false);
  expect(ticks()).toEqual([true, false, false]);
});
