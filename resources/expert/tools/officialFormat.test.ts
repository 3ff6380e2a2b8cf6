import { expect, test } from 'vitest';
import type { ApplyMode } from '@/src/gaokao/batch';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { unitSample } from '../unit/sampleUnit';
import { type FormatRules, readOfficial, writeOfficial } from './officialFormat';

const rules = (mode: ApplyMode, obeyAllowed: 0 | 1 = 1): FormatRules => ({ mode, maxMajors: 6, obeyAllowed });
const row = (codes: Partial<ChoiceRow['unit']>, picks: string[] = [], obey: 0 | 1 = 1) => ({
  unit: { ...unitSample, ...codes },
  picks,
  obey,
});

test.each<[ApplyMode, ReturnType<typeof row>, string]>([
  [1, row({ schoolCode: 'A105', majorCode: '08' }), 'A105 08'],
  [2, row({ schoolCode: '10559', groupCode: '317' }, ['02', '05'], 0), '10559 317 02 05 不服从'],
  [3, row({ schoolCode: '1101' }, ['3A'], 1), '1101 3A 服从'],
])(
  '[E3] a choice of mode %s is written as one line of the official format, and read again',
  (mode, choice, line) => {
    expect(writeOfficial([choice], rules(mode))).toBe(line);
    const { choices, problems } = readOfficial(line, rules(mode));
    expect(problems).toEqual([]);
    expect(choices[0]?.picks).toEqual(choice.picks);
    expect(choices[0]?.obey).toBe(mode === 1 ? 0 : choice.obey);
  },
);

test('[E3] the format has no 服从调剂 where the batch knows none', () => {
  expect(writeOfficial([row({ schoolCode: '1101' }, ['01'])], rules(3, 0))).toBe('1101 01');
  expect(readOfficial('1101 01 服从', rules(3, 0)).choices[0]).toMatchObject({ picks: ['01'], obey: 0 });
});

test('[E3] lines may be parted by commas, tabs and full-width signs; empty ones do not count', () => {
  const text = 'a105，04，０２ 服从\r\n\n1101\t03';
  expect(readOfficial(text, rules(2)).choices).toEqual([
    { line: 1, schoolCode: 'A105', key: 'A105|04', picks: ['02'], obey: 1 },
    { line: 3, schoolCode: '1101', key: '1101|03', picks: [], obey: 1 },
  ]);
});

test('[E3] an unusable line says why', () => {
  const text = '武汉大学 04\n1101\n1101 04 1 2 3 4 5 6 7';
  expect(readOfficial(text, rules(2)).problems).toEqual([
    { line: 1, text: '「武汉大学」不是代码' },
    { line: 2, text: '应为：院校代码 组号 专业代码… 服从' },
    { line: 3, text: '专业数 7 个，最多 6 个' },
  ]);
  expect(readOfficial('A1 01 02', rules(1)).problems).toEqual([{ line: 1, text: '每个志愿只能填一个专业' }]);
});
