import { expect, test } from 'vitest';
import { readSets, withSet, writeSets } from './filterSets';
import { chipsOf, openFilters, planListRequest, presetFilters, toggled, withReqOk } from './filters';

const nameOf = (_filter: string, value: number | string) => `「${value}」`;
const prefer = {
  provinceIds: [430000],
  cityNames: [],
  majorCodes: [],
  natures: ['公办'],
  labels: [],
  tuitionMax: 15000,
};

test('[E3] the student’s preferences preset province, nature and tuition, as chips that can be removed one by one', () => {
  const filters = presetFilters({ prefer, rank: 18_876 });
  const chips = chipsOf(filters, nameOf);
  expect(chips.map(({ label }) => label)).toEqual([
    '「1」、「2」、「3」',
    '「430000」',
    '「公办」',
    '学费 ≤ 15000 元',
  ]);
  const bare = chips.reduce(
    (left, { key }) => chipsOf(left, nameOf).find((chip) => chip.key === key)?.without ?? left,
    filters,
  );
  expect(chipsOf(bare, nameOf)).toEqual([]);
  expect(bare.reqOk).toBe(1);
  expect(presetFilters({ prefer, rank: null }).tiers).toEqual([]);
});

test('[E3] a value is set and taken away by the same key', () => {
  const once = toggled(openFilters, 'tiers', 1);
  expect(once.tiers).toEqual([1]);
  expect(toggled(once, 'tiers', 1)).toEqual(openFilters);
});

test('[E3] a unit that her subjects close has no chance, and shows under any filter of tiers', () => {
  const all = withReqOk(presetFilters({ prefer, rank: 18_876 }), 0);
  expect(all).toMatchObject({ reqOk: 0, tiers: [1, 2, 3, 0] });
  expect(withReqOk(all, 1)).toEqual(presetFilters({ prefer, rank: 18_876 }));
  expect(withReqOk(openFilters, 0)).toMatchObject({ reqOk: 0, tiers: [] });
});

test('[E3] a page of candidates is asked for with student, batch, mode and all filters', () => {
  const body = planListRequest({ userId: 3, batchId: 7, mode: 2 }, { ...openFilters, keyword: ' whdx ' }, 2);
  expect(body).toMatchObject({
    userId: 3,
    batchId: 7,
    mode: 2,
    keyword: 'whdx',
    page: 2,
    limit: 50,
    reqOk: 1,
  });
});

test('[E3] a kept set of filters holds no word, score or rank of a student', () => {
  const filters = {
    ...presetFilters({ prefer, rank: 18_876 }),
    keyword: '陈同学',
    rankMin: 18876,
    scoreMax: 600,
    chanceMin: 60,
  };
  const text = writeSets([{ name: '省内公办', filters }]);
  expect(text).not.toMatch(/陈同学|18876|600/);
  expect(readSets(text)).toEqual([
    { name: '省内公办', filters: { ...presetFilters({ prefer, rank: 18_876 }), chanceMin: 60 } },
  ]);
});

test('[E3] foreign values in the browser’s storage make no set', () => {
  expect(readSets(null)).toEqual([]);
  expect(readSets('{"a":1}')).toEqual([]);
  expect(readSets('[{"name":"坏","filters":{"tiers":["x",2],"sort":"?","reqOk":7}}]')).toEqual([
    { name: '坏', filters: { ...openFilters, tiers: [2] } },
  ]);
});

test('[E3] a set of the same name is replaced where it is', () => {
  const one = { name: '甲', filters: openFilters };
  const two = { name: '乙', filters: openFilters };
  const changed = { name: '甲', filters: toggled(openFilters, 'labels', '985') };
  expect(withSet([one, two], changed)).toEqual([changed, two]);
});
