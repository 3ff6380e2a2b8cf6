import { expect, test } from 'vitest';
import { changedMembers, formValues, moveQuestion, movesChances, wishClash } from './studentValues';

const student = {
  id: 101,
  name: '陈同学',
  score: 600,
  prefer: { provinceIds: [430000], majorCodes: ['080901'], natures: [], cityNames: [], labels: [] },
  exclude: { provinceIds: [], majorCodes: [], natures: [] },
};

test('[E2] the form holds preferences singly, and changed ones travel whole', () => {
  expect(formValues(student)).toMatchObject({ preferProvinceIds: [430000], preferMajorCodes: ['080901'] });
  const changes = { score: 602, preferLabels: ['985'], preferTuitionMax: 9000 };
  expect(changedMembers(changes, { ...formValues(student), ...changes })).toEqual({
    score: 602,
    prefer: { ...student.prefer, labels: ['985'], tuitionMax: 9000 },
  });
});

test('[E2] a change that moves chances asks first where there are tables', () => {
  const moves = [{ remark: '' }, { bonus: 5 }, { lineVariant: 'B' }].map(movesChances);
  expect(moves).toEqual([false, true, true]);
  expect(moveQuestion(0)).toBeUndefined();
  expect(moveQuestion(2)).toBe('修改后将重新计算 2 张志愿表的录取机会，已有志愿可能选科不符，确定保存？');
});

test('[E2] a preference is never both wanted and excluded', () => {
  expect(wishClash(['101101'], ['101101'], () => '护理学')).toBe('「护理学」不能同时为意向和排除');
  expect(wishClash([430000], [440000])).toBeUndefined();
});
