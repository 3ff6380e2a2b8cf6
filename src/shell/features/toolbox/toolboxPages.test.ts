import { describe, expect, test } from 'vitest';
import { defaultPath, findPage, groupsFor } from './toolboxPages';

const consultant = { diagnosis: true };
const clerk = { diagnosis: false };

test('[TBX-2] five groups with fifteen pages, spelt as the specification spells them; the first one is where it begins', () => {
  const groups = groupsFor(consultant);
  expect(groups.map(({ name, pages }) => [name, ...pages.map(({ path }) => path)])).toEqual([
    ['招生计划', '/enrollmentPlan/general', '/enrollmentPlan/advance'],
    ['录取分数', '/cutoffScore/collegeScore', '/cutoffScore/professionalScore'],
    ['资料库', '/dataBase/collegeLibrary', '/dataBase/professionalLibrary', '/dataBase/careerLibrary'],
    ['榜单', '/list/collegeRank', '/list/subjectReview', '/list/doublefirstClass'],
    [
      '更多',
      '/more/batchLine',
      '/more/divideintoSections',
      '/more/same',
      '/more/subjectInquiry',
      '/more/scoreConversion',
    ],
  ]);
  expect(groups[0]?.pages[0]).toEqual({ path: '/enrollmentPlan/general', label: '普通批计划' });
  expect(defaultPath).toBe('/enrollmentPlan/general');
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
