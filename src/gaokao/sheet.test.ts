import { expect, test } from 'vitest';
import { testBatch, testRow } from '@/src/testing/choiceRows';
import {
  choiceName,
  officialLine,
  type SheetChoice,
  type SheetForm,
  sheetCells,
  sheetColumns,
  sheetForm,
} from './sheet';

const choice: SheetChoice = {
  key: '10022|107',
  schoolCode: '10022',
  schoolName: '北京林业大学',
  groupCode: '107',
  city: '北京',
  req: '首选物理，再选化学',
  category: 4,
  planCount: 20,
  picks: [
    { code: '01', name: '计算机类' },
    { code: '02', name: '林学' },
  ],
  obey: 1,
  tier: 2,
  chance: 76,
  synthetic: 0,
};
const form: SheetForm = { mode: 2, maxMajors: 3, obeyAllowed: 1, showChance: true };
const major = { ...choice, groupCode: undefined, picks: [], majorCode: '07', majorName: '软件工程' };

test.each<[string, SheetForm, SheetChoice, string[], (string | number)[]]>([
  [
    '院校专业组',
    form,
    choice,
    ['志愿号', '院校代码', '院校名称', '组号', '专业1', '专业2', '专业3', '服从调剂', '层级', '录取机会'],
    [1, '10022', '北京林业大学', '107', '01 计算机类', '02 林学', '', '是', '稳', '76%'],
  ],
  [
    '专业+院校',
    { ...form, mode: 1 },
    { ...major, chance: null, tier: 9 },
    ['志愿号', '院校代码', '院校名称', '专业代码', '专业名称', '层级', '录取机会'],
    [1, '10022', '北京林业大学', '07', '软件工程', '无', '–'],
  ],
  [
    '院校+专业, no 调剂, no chances',
    { ...form, mode: 3, obeyAllowed: 0, showChance: false, maxMajors: 2 },
    choice,
    ['志愿号', '院校代码', '院校名称', '专业1', '专业2'],
    [1, '10022', '北京林业大学', '01 计算机类', '02 林学'],
  ],
])('[E5] the columns of %s', (_mode, about, row, columns, cells) => {
  expect(sheetColumns(about)).toEqual(columns);
  expect(sheetCells(row, 1, about)).toEqual(cells);
});

test('[E3] [E5] a choice as one line of the official form, and in one phrase', () => {
  expect(officialLine(choice, form)).toBe('10022 107 01 02 服从');
  expect(officialLine({ ...choice, obey: 0 }, { mode: 3, obeyAllowed: 1 })).toBe('10022 01 02 不服从');
  expect(officialLine(major, { mode: 1, obeyAllowed: 1 })).toBe('10022 07');
  expect(([1, 2, 3] as const).map((mode) => choiceName(mode === 1 ? major : choice, mode))).toEqual([
    '北京林业大学 · 软件工程',
    '北京林业大学 107 组',
    '北京林业大学',
  ]);
});

test('[E3] [E5] majors that were chosen before a batch allowed fewer stay on its sheets', () => {
  const batch = testBatch({ maxMajors: 2 });
  const items = [testRow('10559|317', {}, { picks: ['1', '2', '3'] })];
  expect(sheetForm({ mode: 2, items }, batch, true)).toMatchObject({ mode: 2, maxMajors: 3 });
  expect(sheetForm({ mode: 2, items: [] }, batch, true)).toMatchObject({ maxMajors: 2 });
});
