import { expect, test } from 'vitest';
import { keptBasics, mergeBasics } from './mergeBasics';

const before = { nickName: '林知远', phonenumber: '19900000001', email: '', sex: '0' };

test('[29] typed data keeps other members saved meanwhile; the same member is asked about', () => {
  const now = { ...before, phonenumber: '19900000008', email: 'lin@example.com' };
  expect(mergeBasics({ before, mine: { ...before, nickName: '林远' }, now })).toEqual({
    basics: { ...now, nickName: '林远' },
    both: [],
  });
  const mine = { ...before, phonenumber: '19900000009' };
  expect(mergeBasics({ before, mine, now })).toEqual({
    basics: { ...now, phonenumber: '19900000009' },
    both: ['phonenumber'],
  });
});

test('[35] a draft without a beginning asks about all that differs', () => {
  const mine =
    keptBasics({ nickName: '林远', phonenumber: '19900000001', email: null }) ?? expect.unreachable();
  expect(mergeBasics({ before: undefined, mine: { ...mine, sex: '0' }, now: before }).both).toEqual([
    'nickName',
  ]);
});
