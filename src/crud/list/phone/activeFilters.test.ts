import { expect, test } from 'vitest';
import { rest } from '@/providers/endpoints/builder';
import { choice } from '../../../ui/fields/choice';
import { date } from '../../../ui/fields/date';
import { text } from '../../../ui/fields/text';
import { defineResource } from '../../defineResource';
import { activeFilters, mainFilter, rangeText } from './activeFilters';

interface Thing {
  id: number;
  code: string;
  name: string;
  state: string;
  made: string;
}

const on = { on: ['filter', 'list'] } as const;
const fields = {
  state: choice<string>('状态', [{ value: '1', label: '在用' }], on),
  code: text('编码', on),
  name: text('名称', on),
  made: date('日期', on),
};
const about = { label: '物品', endpoints: rest('/dev/thing'), fields };
const things = defineResource<Thing>()({
  ...about,
  quickFilters: [
    { label: '全部', filters: {} },
    { label: '在用', filters: { state: '1' } },
  ],
});
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('the search field is the filter that records are searched by, else the title, else the first typed one', () => {
  expect(mainFilter(things, things.filters)?.name).toBe('name');
  const byCode = defineResource<Thing>()({ ...about, search: 'code' });
  expect(mainFilter(byCode, byCode.filters)?.name).toBe('code');
  const untitled = things.filters.filter(({ name }) => name !== 'name');
  expect(mainFilter(things, untitled)?.name).toBe('code');
  expect(mainFilter(things, [])).toBeUndefined();
});

test('a list without typed filters has the first that is chosen in its place', () => {
  const chosen = things.filters.filter(({ name }) => name === 'state' || name === 'made');
  expect(mainFilter(things, chosen)?.name).toBe('state');
});

test('a choice that the ready-made sets make gives way to one that only the search field can make', () => {
  const owner = choice<string>('归属', [{ value: '1', label: '本人' }], on);
  const chosen = defineResource<Thing & { owner: string }>()({
    ...about,
    fields: { state: fields.state, owner },
    title: 'state',
    quickFilters: [{ label: '在用', filters: { state: '1' } }],
  });
  expect(mainFilter(chosen, chosen.filters)?.name).toBe('owner');
});

test('a filter in the search field or in a chosen ready-made set is not shown once more', () => {
  const active = (values: Record<string, string>) => namesOf(activeFilters(things, things.filters, values));
  expect(active({ name: '笔', code: 'B' })).toEqual(['code']);
  expect(active({ state: '1', made: '2026-01-01~' })).toEqual(['made']);
  expect(active({ state: '2' })).toEqual(['state']);
  expect(activeFilters(things, things.filters, { state: '2' }, { state: '2' })).toEqual([]);
});

test('a range is read with its open ends', () => {
  expect(rangeText('2026-01-01~2026-02-01')).toBe('2026-01-01 至 2026-02-01');
  expect(rangeText('2026-01-01~')).toBe('2026-01-01 起');
  expect(rangeText('~2026-02-01')).toBe('至 2026-02-01');
  expect(rangeText('2026-01-01~2026-01-01')).toBe('2026-01-01');
});
