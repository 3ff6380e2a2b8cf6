import { expect, test } from 'vitest';
import { titleOf } from '@/src/crud/defineResource';
import { batches } from './batches';
import { readProvince } from './province';

test('the settings of a province name it in short, whatever the server calls it', () => {
  expect(readProvince({ id: 450000, name: '广西壮族自治区' })).toMatchObject({ shortName: '广西' });
});

test('the list of provinces names them in short', () => {
  const row = { id: 430000, name: '湖南省', shortName: '湖南' };
  expect(titleOf(batches, row)).toBe('湖南');
  const columns = batches.fields.filter(({ label }) => label === '省份');
  expect(columns.map(({ name }) => name)).toEqual(['shortName']);
});
