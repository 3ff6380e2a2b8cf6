import { expect, test } from 'vitest';
import { testMajor, testRow, testStudent, testUnit } from '@/src/testing/choiceRows';
import type { OfficialChoice } from './officialFormat';
import { rowsOfChoices, withMarks, withoutKnown } from './officialRows';

const units = [
  testUnit('A|1'),
  testUnit('B|1', { category: 5 }),
  testUnit('C|1', { req: '首选物理，再选生物' }),
  testUnit('D|1', { gone: 1 }),
  testUnit('E|1', { majors: [testMajor('1'), testMajor('2', { req: '生物' })] }),
];

function read(...lines: readonly (readonly [key: string, ...picks: string[]])[]) {
  const choices = lines.map(
    ([key, ...picks], at): OfficialChoice => ({ line: at + 1, schoolCode: '', key, picks, obey: 1 }),
  );
  return rowsOfChoices(
    choices,
    (key) => units.find((unit) => unit.key === key.toUpperCase()),
    (unit) => testRow(unit.key, unit),
    testStudent(),
  );
}

test('[E3] 官方格式 asks of each line what adding asks: plan, pool, subjects, majors, and only once', () => {
  const { rows, problems } = read(
    ['A|1', '2'],
    ['a|1'],
    ['B|1'],
    ['C|1'],
    ['D|1'],
    ['E|1', '1', '2'],
    ['X|1'],
    ['E|1'],
  );
  expect(rows).toMatchObject([{ unit: { key: 'A|1' }, picks: ['2'] }]);
  expect(problems.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 与第 1 行重复',
    '3 选科不符：科类不符：计划招历史类，考生为物理类',
    '4 选科不符：缺选考科目：生物',
    '5 今年已无招生计划',
    '6 专业 2 选科不符',
    '7 招生计划不存在：X|1',
    '8 与第 6 行重复',
  ]);
  expect(read(['E|1', '1', '1']).problems).toEqual([{ line: 1, text: '专业 1 重复' }]);
  expect(read(['E|1', '9']).problems).toEqual([{ line: 1, text: '该志愿没有专业 9' }]);
});

test('[E3] a choice that the table has already is passed over, however its codes are written', () => {
  expect(withoutKnown([testRow(' a|1'), testRow('F|1')], [testRow('A|1')])).toMatchObject([
    { unit: { key: 'F|1' } },
  ]);
});

test('[E3] 替换全部 keeps note, lock and tier of a choice that is present again; picks and consent are the text’s', () => {
  const marks = { uid: 'kept', note: '先问家长', locked: 1, manualTier: 2 } as const;
  const now = [testRow('A|1', {}, { ...marks, picks: ['1'], obey: 0 }), testRow('C|1')];
  const [again, fresh] = withMarks([testRow(' a|1', {}, { uid: 'new', picks: ['2'] }), testRow('F|1')], now);
  expect(again).toMatchObject({ ...marks, picks: ['2'], obey: 1 });
  expect(fresh).toEqual(testRow('F|1'));
});
