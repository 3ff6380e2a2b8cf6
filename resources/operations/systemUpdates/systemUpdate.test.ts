import { expect, test } from 'vitest';
import { readReads, unreadStores } from './systemUpdate';

test('[O1] counts come as text or number; institutions without a reader come first those with many people', () => {
  const reads = readReads([
    { storeId: 2, storeName: '甲', readCount: '1', staffCount: 3 },
    { storeId: '3', storeName: '乙', readCount: 0, staffCount: '2' },
    { storeId: 4, storeName: '丙', readCount: 0, staffCount: 5 },
    null,
  ]);
  expect(reads).toHaveLength(3);
  expect(reads[0]).toEqual({ storeId: '2', storeName: '甲', readCount: 1, staffCount: 3 });
  expect(unreadStores(reads).map(({ storeName }) => storeName)).toEqual(['丙', '乙']);
  expect(readReads(null)).toEqual([]);
});
