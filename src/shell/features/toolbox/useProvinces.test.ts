import { expect, test } from 'vitest';
import { readProvinces } from './useProvinces';

test('the toolbox names the provinces that it serves in short', () => {
  const rows = [
    { id: 430000, name: '湖南省', open: 1 },
    { id: 540000, name: '西藏自治区', open: 0 },
  ];
  expect(readProvinces(rows)).toEqual([{ id: 430000, name: '湖南' }]);
});
