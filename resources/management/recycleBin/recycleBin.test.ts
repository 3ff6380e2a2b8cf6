import { expect, test } from 'vitest';
import { onSide } from '@/src/crud/translated';
import { recycleBin } from './recycleBin';

test('[G5] [1.2] an institution has neither a column nor a filter of institutions', () => {
  const { fields, filters } = onSide(recycleBin, false);
  expect([...fields, ...filters].map(({ name }) => name)).not.toContain('storeName');
});
