import { describe, expect, test } from 'vitest';
import { testBatch, testMajor, testRow, testStudent } from '@/src/testing/choiceRows';
import type { CheckedBatch, CheckedStudent, CheckedTable } from './checks/problem';
import { applyFix, countProblems, validateTable } from './validateTable';
import type { ChoiceRow } from './volunteerTable';

const student = testStudent();
const batch = testBatch({ maxChoices: 3 });
/** A table in which no check finds anything: 冲, 稳 and 保, full, with 服从调剂. */
const sound = () => [
  testRow('A|01', { chance: 30, refRank: 17000 }),
  testRow('B|01', { chance: 70, refRank: 20000 }),
  testRow('C|01', { chance: 97, refRank: 26000 }),
];
const check = (
  items: ChoiceRow[],
  more: { batch?: CheckedBatch; student?: CheckedStudent } & Partial<CheckedTable> = {},
) =>
  validateTable(
    { items, chanceAt: more.chanceAt ?? '2026-06-26 10:00:00' },
    more.batch ?? batch,
    more.student ?? student,
  );
const texts = (...given: Parameters<typeof check>) =>
  check(...given).map(({ code, text }) => `${code} ${text}`);
/** The sound table with its second row changed. */
const second = (unit: Partial<ChoiceRow['unit']>, row: Partial<ChoiceRow> = {}) => {
  const [first, , last] = sound();
  return [first, testRow('B|01', { chance: 70, refRank: 20000, ...unit }, row), last].filter(
    (each) => each !== undefined,
  );
};

test('[E3] 0.5: a sound table has no problem', () => {
  expect(check(sound())).toEqual([]);
});

test('[E3] V01, W06: an empty table', () => {
  expect(texts([])).toEqual(['V01 志愿表为空', 'W06 还可再填 3 个志愿']);
});

test('[E3] V02: more rows than the batch takes', () => {
  const items = Array.from({ length: 47 }, (_, index) => testRow(`S${index}|01`));
  expect(texts(items, { batch: testBatch() })).toContain('V02 超过本批次上限：已填 47 个，最多 45 个');
});

test('[E3] V03: one key twice, however it is spelt', () => {
  const items = [
    ...sound().slice(0, 2),
    testRow(' a|01', { chance: 97, refRank: 26000, schoolName: '武汉大学' }),
  ];
  expect(texts(items)).toEqual(['V03 第 3 志愿与第 1 志愿重复（武汉大学 01 组）']);
  const fix = check(items)[0]?.fix;
  expect(fix?.label).toBe('删除重复');
  expect(fix && applyFix(items, fix)).toEqual(items.slice(0, 2));
});

test('[E3] V04, V07, W11: subjects of the row and of its picks', () => {
  expect(texts(second({ req: '首选物理，再选生物' }))).toEqual(['V04 第 2 志愿选科不符：缺选考科目：生物']);
  expect(texts(second({ req: '见招生章程' }))).toEqual(['W11 第 2 志愿选科要求无法识别，请核对招生章程']);
  const majors = [testMajor('1'), testMajor('2', { majorName: '软件工程', req: '生物' })];
  const items = second({ majors }, { picks: ['1', '2'] });
  expect(texts(items)).toEqual(['V07 第 2 志愿专业「软件工程」选科不符']);
  const fix = check(items)[0]?.fix;
  expect(fix && applyFix(items, fix)[1]?.picks).toEqual(['1']);
});

test('[E3] V05, V06, V07: how many picks, and none twice', () => {
  expect(texts(second({}, { picks: [] }))).toEqual(['V05 第 2 志愿未选专业']);
  expect(texts(second({}, { picks: [] }), { batch: { ...batch, mode: 1 } })).toEqual([]);
  const majors = Array.from({ length: 7 }, (_, index) => testMajor(String(index)));
  const picks = majors.map(({ majorCode }) => majorCode);
  expect(texts(second({ majors }, { picks }))).toEqual(['V06 第 2 志愿专业数 7 个，最多 6 个']);
  const twice = second({ majors: [testMajor('1', { majorName: '软件工程' })] }, { picks: ['1', '1'] });
  expect(texts(twice)).toEqual(['V07 第 2 志愿专业「软件工程」重复']);
});

test('[E3] V08, V10: the score and the batch line', () => {
  const under = testStudent({ score: 425 });
  expect(texts(sound(), { student: under })).toEqual(['V08 成绩低于本批次控制线 437 分，差 12 分']);
  expect(texts(sound(), { student: testStudent({ rank: null }) })).toEqual(['V10 请先填写考生成绩与位次']);
  const unranked = texts(sound(), { student: { ...under, rank: null } });
  expect(unranked.map((text) => text.slice(0, 3))).toEqual(['V08', 'V10']);
  expect(texts(sound(), { student: testStudent({ score: 437 }) })).toEqual([]);
});

test('[E3] V09, W08: the plan of this year', () => {
  expect(texts(second({ gone: 1 }))).toEqual(['V09 第 2 志愿今年已无招生计划']);
  expect(texts(second({ planPrev: 20, planCount: 8 }))).toEqual(['W08 第 2 志愿招生计划由 20 缩减为 8']);
  expect(texts(second({ planPrev: 90, planCount: 63 }))).toHaveLength(1);
  expect(texts(second({ planPrev: 90, planCount: 64 }))).toEqual([]);
});

describe('[E3] V11, W09: restrictions', () => {
  const restrict = { subjectMin: { 英语: 110 } };
  const weak = testStudent({ subjectScores: { 外语: 109 } });

  test('of the row', () => {
    expect(texts(second({ restrict }), { student: weak })).toEqual([
      'V11 第 2 志愿受限：英语成绩须不低于 110 分',
    ]);
    expect(texts(second({ restrict }))).toEqual([]);
  });

  test('of every pick, or of some', () => {
    const nursing = testMajor('1', { majorName: '护理学', restrict: { gender: 2 } });
    const majors = [nursing, testMajor('2')];
    expect(texts(second({ majors }))).toEqual(['V11 第 2 志愿受限：限女生']);
    expect(texts(second({ majors }, { picks: ['1', '2'] }))).toEqual([
      'W09 第 2 志愿部分专业受限：护理学（限女生）',
    ]);
  });

  test.each([
    [{ languages: ['英语'] }, { language: '日语' }, '限英语考生'],
    [{ noColorWeak: 1 }, { colorVision: 1 }, '不招色弱、色盲考生'],
    [{ noColorBlind: 1 }, { colorVision: 2 }, '不招色盲考生'],
    [{ minHeight: 170 }, { height: 169 }, '身高须不低于 170 厘米'],
  ] as const)('%j against %j', (asked, own, text) => {
    expect(texts(second({ restrict: asked }), { student: testStudent(own) })).toEqual([
      `V11 第 2 志愿受限：${text}`,
    ]);
    expect(texts(second({ restrict: asked }))).toEqual([]);
  });
});

test('[E3] W01: without 服从调剂 the best pick must be all but sure', () => {
  const items = second({ majors: [testMajor('1', { chance: 84 })] }, { obey: 0 });
  expect(texts(items)).toEqual(['W01 第 2 志愿不服从调剂，存在退档风险']);
  const fix = check(items)[0]?.fix;
  expect(fix && texts([...applyFix(items, fix)])).toEqual([]);
  expect(texts(second({ majors: [testMajor('1', { chance: 85 })] }, { obey: 0 }))).toEqual([]);
});

test('[E3] W02: 服从调剂 with an excluded major in the group', () => {
  const items = second({ majors: [testMajor('1'), testMajor('9', { majorName: '护理学' })] });
  const choosy = testStudent({ exclude: { ...student.exclude, majorCodes: ['08099'] } });
  expect(texts(items, { student: choosy })).toEqual(['W02 第 2 志愿服从调剂，可能调入已排除专业：护理学']);
});

test('[E3] W03: a row behind an easier one, moved before it; none in a batch of 顺序志愿', () => {
  const items = second({ refRank: 10000 });
  expect(texts(items)).toEqual(['W03 第 2 志愿比第 1 志愿更难录取却排在其后，几乎不会被检索到']);
  const fix = check(items)[0]?.fix;
  expect(fix?.label).toBe('移到第 1 志愿前');
  expect(fix && applyFix(items, fix).map(({ uid }) => uid)).toEqual(['B|01', 'A|01', 'C|01']);
  expect(check(second({ refRank: 10000 }, { locked: 1 }))).toMatchObject([{ code: 'W03', fix: undefined }]);
  expect(check(items, { batch: { ...batch, parallel: 0 } })).toEqual([]);
});

test('[E3] W03 moves a row around locked ones, and offers no place before one', () => {
  const rows = (locked: string) =>
    Object.entries({ A: 20000, B: 21000, C: 10000 }).map(([uid, refRank]) =>
      testRow(`${uid}|01`, { refRank }, { uid, locked: uid === locked ? 1 : 0 }),
    );
  const fixOf = (items: ChoiceRow[]) => check(items).find(({ code }) => code === 'W03')?.fix;
  const fix = fixOf(rows('B')) ?? expect.unreachable();
  expect(applyFix(rows('B'), fix).map(({ uid }) => uid)).toEqual(['C', 'B', 'A']);
  expect(fixOf(rows('A'))).toBeUndefined();
});

test('[E3] W04: the last row is a net', () => {
  const last = (chance: number | null) => [
    ...sound().slice(0, 2),
    testRow('C|01', { chance, refRank: 26000 }),
  ];
  expect(texts(last(82))).toEqual(['W04 缺少兜底：最后一个志愿录取机会 82%']);
  expect(texts(last(null))).toContain('W04 缺少兜底：最后一个志愿录取机会无法估算');
  expect(texts(last(95))).toEqual([]);
});

test('[E3] W05, W12: how the tiers are shared', () => {
  const table = (...chances: number[]) =>
    chances.map((chance, index) => testRow(`S${index}|01`, { chance, refRank: 10000 + index }));
  const ten = testBatch({ maxChoices: 10 });
  const tilted = table(20, 20, 20, 20, 20, 20, 70, 70, 90, 97);
  expect(texts(tilted, { batch: ten })).toEqual([
    'W05 冲稳保比例失衡：冲 60%（建议 30%），稳 20%（建议 40%）',
  ]);
  expect(texts(table(5, 5, 20, 70, 70, 70, 70, 90, 90, 97), { batch: ten })).toEqual([
    'W05 冲稳保比例失衡：冲 10%（建议 30%）',
    'W12 险（＜15%）志愿 2 个，过多',
  ]);
  expect(texts(table(5, 20, 20, 70, 70, 70, 70, 90, 90, 97), { batch: ten })).toEqual([]);
});

test('[E3] W07, W14: the history of past years', () => {
  expect(texts(second({ chance: null, refRank: null }))).toEqual([
    'W07 第 2 志愿无历史数据，录取机会无法估算',
  ]);
  expect(texts(second({ volatility: 0.439 }))).toEqual([
    'W14 第 2 志愿历年位次波动大（±44%），专业组可能已调整，请核对组内专业',
  ]);
  expect(texts(second({ volatility: 0.25 }))).toEqual([]);
});

test('[E3] W10: wishes of the family', () => {
  const family = testStudent({
    prefer: { ...student.prefer, tuitionMax: 15000 },
    exclude: { provinceIds: [210000], majorCodes: [], natures: ['民办'] },
  });
  const far = { tuition: 32000, schoolProvinceId: 210000, schoolProvinceName: '辽宁', nature: '民办' };
  expect(texts(second(far), { student: family })).toEqual([
    'W10 第 2 志愿学费 32000 元，高于家庭上限 15000 元',
    'W10 第 2 志愿位于已排除的省份：辽宁',
    'W10 第 2 志愿属于已排除的办学性质：民办',
  ]);
});

test('[E3] W13: the student changed after the chances were computed', () => {
  expect(texts(sound(), { chanceAt: '2026-06-26 08:00:00' })).toEqual([
    'W13 考生成绩已修改，录取机会待重新计算',
  ]);
});

test('[E3] I01: more than six majors of one college', () => {
  const items = Array.from({ length: 7 }, (_, index) => testRow(`S|0${index}`, { schoolName: '武汉大学' }));
  const table = { batch: testBatch({ mode: 1, maxChoices: 7 }) };
  expect(texts(items, table)).toContain('I01 武汉大学已填 7 个专业');
  expect(texts(items.slice(1), table).join()).not.toContain('I01');
});

test('[E3] 0.5: errors come first, and are counted', () => {
  const problems = check([...second({ gone: 1, planPrev: 20 }), testRow('D|01', { volatility: 0.3 })]);
  expect(problems.map(({ level }) => level)).toEqual(problems.map(({ level }) => level).toSorted());
  expect(countProblems(problems)).toEqual({ error: 2, warn: 3, info: 0 });
});

test('[E3] W03 offers no place to a row that is closed to the student; one press fixes V04 and V05', () => {
  const items = [
    testRow('A|01', { refRank: 20_000, chance: 97 }),
    testRow('B|01', { refRank: 15_000, chance: 0, req: '首选物理，再选生物' }),
    testRow('C|01', { refRank: 30_000, chance: 99 }, { picks: [] }),
  ];
  const problems = validateTable({ items }, testBatch(), testStudent());
  expect(problems.map(({ code }) => code)).not.toContain('W03');
  const fixOf = (wanted: string) => problems.find(({ code }) => code === wanted)?.fix ?? expect.unreachable();
  expect(fixOf('V04').label).toBe('移除该志愿');
  expect(applyFix(items, fixOf('V04')).map(({ uid }) => uid)).toEqual(['A|01', 'C|01']);
  expect(applyFix(items, fixOf('V05'))[2]?.picks).toEqual(['1', '2']);
});

test('[E3] V07: a pick whose major left the plan is named, and can be removed', () => {
  const items = [testRow('A|01', {}, { picks: ['1', '77'] })];
  const problem = validateTable({ items }, testBatch(), testStudent()).find(({ code }) => code === 'V07');
  expect(problem?.text).toBe('第 1 志愿专业「77」今年已无招生计划');
  expect(problem?.fix && applyFix(items, problem.fix)[0]?.picks).toEqual(['1']);
});
