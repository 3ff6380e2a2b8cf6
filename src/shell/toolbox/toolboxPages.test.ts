import { describe, expect, test } from 'vitest';
import { defaultPath, findPage, groupsFor } from './toolboxPages';

const consultant = { diagnosis: true };
const clerk = { diagnosis: false };

test('[TBX-2] five groups with fifteen pages; the first one is where it begins', () => {
  const groups = groupsFor(consultant);
  expect(groups.map(({ name, pages }) => [name, pages.length])).toEqual([
    ['招生计划', 2],
    ['录取分数', 2],
    ['资料库', 3],
    ['榜单', 3],
    ['更多', 5],
  ]);
  expect(groups[0]?.pages[0]).toEqual({ path: defaultPath, label: '普通批计划' });
});

describe('[TBX-3] 成绩换算', () => {
  test('is there for those with the diagnosis flag', () => {
    expect(findPage(consultant, '/more/scoreConversion')?.label).toBe('成绩换算');
  });

  test('is no page at all for the others', () => {
    expect(findPage(clerk, '/more/scoreConversion')).toBeUndefined();
    expect(groupsFor(clerk).flatMap(({ pages }) => pages)).toHaveLength(14);
  });
});

test.each(['/more/unknown', '/more/same/', '/more/scoreConversion?x=1', '', undefined, 3])(
  'there is no page %j',
  (path) => expect(findPage(consultant, path)).toBeUndefined(),
);
