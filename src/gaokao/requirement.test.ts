import { expect, test } from 'vitest';
import { matchReq, parseReq } from './requirement';
import type { Category } from './student';

type Row = [text: string, first: string, must: string, n: number, from: string];

test.each<Row>([
  ['首选物理，再选不限', '物理', '', 0, ''],
  ['首选物理，再选化学、生物(2科必选)', '物理', '化学 生物', 0, ''],
  ['首选历史，再选思想政治/地理(2选1)', '历史', '', 1, '政治 地理'],
  ['物理、化学/生物', '', '物理', 1, '化学 生物'],
  ['物理、化学、生物(3门科目考生选考其中一门即可报考)', '', '', 1, '物理 化学 生物'],
  ['物理(1门科目考生必须选考方可报考)', '', '物理', 0, ''],
  ['化学+思想政治', '', '化学 政治', 0, ''],
  ['02 物理＋化学(中外合办)', '', '物理 化学', 0, ''],
  ['首选物理或历史，再选化学', '', '化学', 0, ''],
  ['02 不限(女)', '', '', 0, ''],
  ['不提科目要求', '', '', 0, ''],
  ['', '', '', 0, ''],
  ['专业组(物理和化学)(苏州医学院)', '', '物理 化学', 0, ''],
  ['化学、生物（均须选考）', '', '化学 生物', 0, ''],
  ['物理 化学 生物学 任选两门', '', '', 2, '物理 化学 生物'],
  ['必选物理', '', '物理', 0, ''],
  ['不限选考科目', '', '', 0, ''],
  ['再选科目不限', '', '', 0, ''],
  ['首选物理或历史均可，再选不限', '', '', 0, ''],
  ['首选科目:物理;再选科目:化学', '物理', '化学', 0, ''],
  ['首选科目：物理；再选科目：不限', '物理', '', 0, ''],
  ['再选化学、生物(2科必选)', '', '化学 生物', 0, ''],
  ['物+化', '', '物理 化学', 0, ''],
  ['物、化/生', '', '物理', 1, '化学 生物'],
  ['首选物，再选化', '物理', '化学', 0, ''],
  ['化学、生物(2门科目考生均需选考)', '', '化学 生物', 0, ''],
  ['物理、化学、生物(至少选考2门)', '', '', 2, '物理 化学 生物'],
  ['物理、化学、生物(3选2)(中外合办)', '', '', 2, '物理 化学 生物'],
  ['化学、地理(满足其中1科即可)', '', '', 1, '化学 地理'],
])('[E3] A6: %s', (text, first, must, n, from) => {
  const requirement = parseReq(text);
  expect(requirement.unknown).toBe(0);
  expect(requirement.first ?? '').toBe(first);
  expect(requirement.must.join(' ')).toBe(must);
  expect(requirement.anyOf?.n ?? 0).toBe(n);
  expect(requirement.anyOf?.from.join(' ') ?? '').toBe(from);
});

test.each([
  '物理、化学(2门)',
  '物理、化学(3选1)',
  '化学/生物(须选2门科目之一)',
  '物化',
  '见招生章程',
  '物理/化学、生物/地理',
  '03',
  '首选化工',
  '北方工业大学2024校线|北京|必选物理',
])('[E3] A6: %s is not understood', (text) => {
  expect(parseReq(text)).toMatchObject({ unknown: 1, must: [], anyOf: null });
});

test('[E3] A6: 文科 and 理科 name the pool', () => {
  expect(['文科', '文史', '文史类'].map((text) => parseReq(text).cat)).toEqual([1, 1, 1]);
  expect(['理科', '理工', '理工类'].map((text) => parseReq(text).cat)).toEqual([2, 2, 2]);
});

test.each<[string, Category, string, Category | undefined, string]>([
  ['物理 化学 地理', 4, '首选物理，再选化学', 4, ''],
  ['物理 化学 地理', 4, '首选物理，再选化学、生物(2科必选)', 4, '缺选考科目：生物'],
  ['历史 政治 地理', 5, '首选物理，再选不限', 4, '科类不符：计划招物理类，考生为历史类; 首选科目须为物理'],
  ['物理 生物 历史', 3, '物理/化学(2选1)', 3, ''],
  ['理科', 2, '文科', undefined, '科类不符：计划招文史类，考生为理工类'],
  ['物理 化学 生物', 4, '首选物理，再选政治/地理(2选1)', 4, '须选考 思想政治/地理 中至少 1 门'],
])('[E3] A6: %s against %s', (subjects, category, req, planned, reasons) => {
  const match = matchReq({ req, category: planned }, { category, subjects: subjects.split(' ') });
  expect(match).toEqual({ ok: reasons ? 0 : 1, reasons: reasons ? reasons.split('; ') : [] });
});

test('[E3] A6: an unreadable requirement warns and does not refuse', () => {
  const match = matchReq(
    { req: '见招生章程', category: 4 },
    { category: 4, subjects: ['物理', '化学', '地理'] },
  );
  expect(match).toEqual({ ok: 'unknown', reasons: ['选科要求无法识别，请核对招生章程'] });
});

test('[E3] A6: 政治 and 思想政治 are the same subject', () => {
  const candidate = { category: 3, subjects: ['思想政治', '历史', '地理'] } as const;
  expect(matchReq({ req: '政治' }, candidate).ok).toBe(1);
  expect(matchReq({ req: '思想政治和化学' }, candidate).reasons).toEqual(['缺选考科目：化学']);
});
