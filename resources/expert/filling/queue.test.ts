import { expect, test } from 'vitest';
import { forgetPersonalTexts } from '@/src/lib/personalTexts';
import { placeInQueue } from './queue';
import { seenQueue } from './seenQueue';

const queue = [101, '102', 103].map((userId) => ({ userId, name: `考生${userId}` }));

test.each([
  [101, 1, undefined, '102'],
  [102, 2, 101, 103],
  [103, 3, '102', undefined],
  [999, 0, undefined, 101],
])('[E1] of student %s the place is %s', (userId, place, previous, next) => {
  const found = placeInQueue(queue, userId);
  expect([found.place, found.previous?.userId, found.next?.userId]).toEqual([place, previous, next]);
});

test('[SESS-5] how the list was seen is forgotten at the sign-out', () => {
  const before = seenQueue.get();
  const keyword = { field: 'keyword', operator: 'contains', value: '陈同学' } as const;
  seenQueue.set({ search: '?keyword=~1', filters: [keyword], sorters: [] });
  forgetPersonalTexts();
  expect(seenQueue.get()).toBe(before);
});
