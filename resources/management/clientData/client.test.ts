import { afterEach, expect, test, vi } from 'vitest';
import {
  canDelete,
  canStep,
  clientStages,
  differentFields,
  dueOf,
  morningIn,
  nextExamYear,
  nextProblem,
  peopleYears,
  personKeys,
  stageAfter,
  stepRefusal,
  takenWith,
} from './client';

afterEach(() => vi.unstubAllEnvs());

const stages = clientStages.map(({ value }) => value);

test.each([
  ['follow', [0, 1], 1],
  ['convert', [0, 1], 2],
  ['lose', [0, 1], 3],
  ['resume', [3], 1],
] as const)('[G2] %s leads from %s to %s, and is refused in every other stage', (step, from, to) => {
  expect(stages.filter((stage) => canStep(step, { stage }))).toEqual(from);
  expect(stageAfter(step)).toBe(to);
  expect(stepRefusal(step, { stage: 2 })).toBe('已成交客户不能变更阶段');
});

test('[G2] stages may travel as text; whoever became a customer is not deleted', () => {
  expect(canStep('follow', { stage: '1' })).toBe(true);
  expect([0, 1, 2, 3, '2'].map((stage) => canDelete({ stage }))).toEqual([true, true, false, true, false]);
  expect(stepRefusal('follow', { stage: 3 })).toBe('已流失客户请先重新跟进');
});

const noon = Date.parse('2026-06-20T12:00:00+08:00');
const about = { stage: 1, lastFollow: '2026-06-19 10:00:00', createTime: '2026-05-01 10:00:00' } as const;

test.each([
  ['2026-06-20 11:59:59', { overdue: true, today: true, stale: false }],
  ['2026-06-20 23:59:59', { overdue: false, today: true, stale: false }],
  ['2026-06-19 23:59:59', { overdue: true, today: false, stale: false }],
  ['2026-06-21 00:00:00', { overdue: false, today: false, stale: false }],
  ['', { overdue: false, today: false, stale: false }],
])('[G2] a next time of %s is due as %o', (nextTime, due) => {
  expect(dueOf({ ...about, nextTime }, noon)).toEqual(due);
});

test('[G2] seven silent days count from the last word or the first day; won and lost clients are never due', () => {
  const silent = { ...about, nextTime: '' };
  expect(dueOf({ ...silent, lastFollow: '2026-06-13 12:00:00' }, noon).stale).toBe(true);
  expect(dueOf({ ...silent, lastFollow: '2026-06-13 12:00:01' }, noon).stale).toBe(false);
  expect(dueOf({ ...silent, lastFollow: '' }, noon).stale).toBe(true);
  const past = { ...about, nextTime: '2026-06-01 00:00:00', lastFollow: '' };
  for (const stage of [2, 3] as const)
    expect(Object.values(dueOf({ ...past, stage }, noon))).toEqual([false, false, false]);
});

test('[G2] two clients are the same by a common number, or by name and school', () => {
  const one = { name: '顾书瑶', schoolName: '长沙示范中学', mobile: '19900000001', parentMobile: '' };
  const isOne = (other: typeof one) => personKeys(one).some((key) => personKeys(other).includes(key));
  expect(isOne({ ...one, name: '陈若溪', schoolName: '' })).toBe(true);
  const other = { ...one, mobile: '19900000002' };
  expect(isOne(other)).toBe(true);
  expect(isOne({ ...other, parentMobile: '19900000001', name: '顾若溪' })).toBe(true);
  expect(isOne({ ...other, name: '顾若溪' })).toBe(false);
  expect(personKeys({ ...one, mobile: '', schoolName: '' })).toEqual([]);
});

test.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Auckland'])(
  '[CONST-1] [G2] a machine in %s has the next follow-up at the server’s time',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect([noon, noon - 1000].map((now) => nextProblem('2026-06-20 12:00:00', now))).toEqual([
      '下次跟进时间须晚于当前时间',
      undefined,
    ]);
    expect([nextProblem('', noon), nextProblem(null, noon)]).toEqual([undefined, undefined]);
    const night = Date.parse('2026-06-30T00:30:00+08:00');
    expect([noon, night].map((now) => morningIn(2, now))).toEqual([
      '2026-06-22 10:00:00',
      '2026-07-02 10:00:00',
    ]);
  },
);

test('[G2] the exam is that of the next year from 1 September on', () => {
  expect(nextExamYear(Date.parse('2026-08-31T23:59:59+08:00'))).toBe(2026);
  expect(nextExamYear(Date.parse('2026-09-01T00:00:00+08:00'))).toBe(2027);
  expect(peopleYears(noon)).toEqual([2025, 2026, 2027, 2028, 2029]);
});

test('[G2] a merge takes province, subjects, score and rank of the same client', () => {
  const ofProvince = ['provinceId', 'subjects', 'score', 'rank'] as const;
  expect(takenWith(['mobile'], 'score', true)).toEqual(['mobile', ...ofProvince]);
  expect(takenWith(['mobile', ...ofProvince], 'provinceId', false)).toEqual(['mobile']);
  expect(takenWith(['mobile'], 'name', true)).toEqual(['mobile', 'name']);
});

test.each([
  [{}, {}, ['mobile']],
  [{ parentMobile: '199****0002' }, { parentMobile: '199****0002' }, ['mobile', 'parentMobile']],
  [{ parentMobile: '199****0002' }, { cities: ['长沙'] }, ['mobile', 'parentMobile', 'cities']],
])(
  '[G2] clients with %j and %j are merged with a choice of %j: equal masks hide numbers',
  (one, other, fields) => {
    const client = { name: '何昕亦', mobile: '199****0001', parentMobile: '', cities: [] };
    expect(differentFields({ ...client, ...one }, { ...client, ...other })).toEqual(fields);
  },
);
