import { expect, test } from 'vitest';
import { partialIn } from './partial';

test('[CODE] an answer 44444 names the records that were done, and the reasons of the others', () => {
  const data = { done: [1, '2'], failed: [{ id: 3, name: 'FP202606010003', msg: '该申请已开票' }, 'x'] };
  expect(partialIn({ code: 44444, data })).toEqual({
    done: [1, '2'],
    failed: [{ id: 3, name: 'FP202606010003', reason: '该申请已开票' }],
  });
  expect(partialIn({ code: 20000, data })).toBeUndefined();
  expect(partialIn({ code: 44444, data: null })).toBeUndefined();
});
