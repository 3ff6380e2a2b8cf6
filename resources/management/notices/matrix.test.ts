import { expect, test } from 'vitest';
import { phoneRound, readMatrix } from './matrix';

const now = '2026-06-20 12:00:00';
const data = {
  notices: [
    { id: 1, title: '值班', needAck: 0, ackDeadline: '', storeIds: [2, 3] },
    { id: 2, title: '对账', needAck: '1', ackDeadline: '2026-06-10 00:00:00', storeIds: ['2', '3', '4'] },
  ],
  stores: [
    { id: 2, name: '甲', contact: '沈一诺', mobile: '19900000006' },
    { id: '3', name: '乙', contact: '何新', mobile: '19900000005' },
    { id: 4, name: '丙', contact: '苏晚晴', mobile: '19900000002' },
  ],
  receipts: [
    { noticeId: 1, storeId: 2, readTime: now, ackTime: '' },
    { noticeId: 2, storeId: '2', readTime: now, ackTime: '2026-06-11 00:00:00' },
    { noticeId: 2, storeId: 4, readTime: now, ackTime: '2026-06-09 00:00:00' },
  ],
};

test('[G7] each institution has a state for each notice', () => {
  expect(readMatrix(data, now).stores.map(({ cells }) => cells)).toEqual([
    { 1: 'done', 2: 'lateAck' },
    { 1: 'missing', 2: 'late' },
    { 1: 'none', 2: 'done' },
  ]);
});

test('[G7] the states are the same however the server writes its times', () => {
  const [duty, accounts] = data.notices;
  const [first, ...rest] = data.receipts;
  const later = rest.map((receipt) => ({
    ...receipt,
    ackTime: Date.parse(`${receipt.ackTime}+08:00`) / 1000,
  }));
  const wire = {
    ...data,
    notices: [duty, { ...accounts, ackDeadline: '2026-06-10T00:00:00+08:00' }],
    receipts: [first, ...later],
  };
  expect(readMatrix(wire, now)).toEqual(readMatrix(data, now));
});

test('[G7] the phone round names institutions and what they lack', () => {
  expect(phoneRound(readMatrix(data, now))).toBe('乙 何新 19900000005：值班、对账');
});

test('[G7] an answer of another layout is an empty matrix', () => {
  expect(readMatrix({ notices: 'none' }, now)).toEqual({ notices: [], stores: [] });
});
