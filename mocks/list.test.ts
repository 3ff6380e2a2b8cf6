import { expect, test } from 'vitest';
import { filterRows } from './list';

test('[1.5] a list finds a name by its width, brackets and case however they are typed', () => {
  const rows = [{ name: '中国石油大学（华东）' }, { name: '中国石油大学（北京）' }, { name: 'ABC 学校' }];
  const found = (filters: Record<string, string>) =>
    filterRows(rows, filters, { contains: ['name'], keyword: ['name'] }).map(({ name }) => name);
  expect(found({ keyword: '石油大学(华东)' })).toEqual(['中国石油大学（华东）']);
  expect(found({ name: 'ａｂｃ' })).toEqual(['ABC 学校']);
});
