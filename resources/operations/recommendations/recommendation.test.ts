import { expect, test } from 'vitest';
import { clashesOf, occupancyOf, shareAudience } from './occupancy';
import { readSlot, targetingProblem } from './recommendation';
import { recommendations } from './recommendations';

const all = { provinceIds: [], subjectTypes: [], rankMin: null, rankMax: null };
const subjectTypeOf = (province: number) => (province === 65 ? 1 : 3);

test.each([
  [all, undefined],
  [{ ...all, provinceIds: [43], subjectTypes: [3] }, undefined],
  [{ ...all, provinceIds: [43], subjectTypes: [1] }, '所选省份不存在该选科类型'],
  [{ ...all, provinceIds: [43, 65], subjectTypes: [1, 3] }, undefined],
  [{ ...all, provinceIds: [43], rankMin: 1 }, '请输入完整的位次区间'],
  [{ ...all, provinceIds: [43], rankMin: 9, rankMax: 8 }, '位次上限不能小于下限'],
  [{ ...all, rankMin: 1, rankMax: 8 }, '按位次推荐须只选一个省份'],
  [{ ...all, provinceIds: [43], rankMin: 8, rankMax: 8 }, undefined],
])('[O9] the audience %j: %s', (targeting, problem) => {
  expect(targetingProblem(targeting, subjectTypeOf)).toBe(problem);
});

const slot = (id: number, more: object = {}) =>
  readSlot({ id, name: `推荐${id}`, position: '1', sort: 1, status: '1', ...more });

test('[O9] two recommendations clash where time, position and audience meet', () => {
  const one = slot(1, { provinceIds: ['43'], rankMin: 100, rankMax: 200 });
  expect(shareAudience(one, slot(2))).toBe(true);
  expect(shareAudience(one, slot(2, { provinceIds: [43], rankMin: 201, rankMax: 300 }))).toBe(false);
  expect(shareAudience(one, slot(2, { provinceIds: [44] }))).toBe(false);
  const names = (others: ReturnType<typeof slot>[]) => clashesOf(one, others).map(({ id }) => id);
  const later = { beginTime: '2026-07-01 00:00:00' };
  expect(
    names([one, slot(2), slot(3, { sort: 2 }), slot(4, { position: '2' }), slot(5, { status: 0 })]),
  ).toEqual(['2']);
  const ends = slot(1, { endTime: '2026-07-01 00:00:00' });
  expect(clashesOf(ends, [slot(6, later)])).toEqual([]);
});

test('[O9] a day of a position is a gap, taken, or a clash; both ends of a time belong to it', () => {
  const slots = [
    slot(1, { beginTime: '2026-06-20 18:00:00', endTime: '2026-06-22 06:00:00' }),
    slot(2, { beginTime: '2026-06-22 00:00:00' }),
  ];
  const on = (day: string) => {
    const { live, clashing } = occupancyOf(slots, '1', day);
    return [live.length, clashing.length];
  };
  expect(on('2026-06-19')).toEqual([0, 0]);
  expect(on('2026-06-20')).toEqual([1, 0]);
  expect(on('2026-06-22')).toEqual([2, 2]);
  expect(on('2026-06-23')).toEqual([1, 0]);
  expect(occupancyOf(slots, '2', '2026-06-22').live).toEqual([]);
});

test('[O9] times may be digits or ISO', () => {
  const [begin, end] = ['2026-06-20T00:00:00+08:00', '2026-06-22T00:00:00+08:00'];
  const one = slot(1, { beginTime: begin, endTime: Date.parse(end) / 1000 });
  const on = (day: string) => occupancyOf([one], '1', day).live.length;
  expect(['2026-06-19', '2026-06-20', '2026-06-21', '2026-06-22'].map(on)).toEqual([0, 1, 1, 0]);
});

test('[O9] a recommendation that follows another at midnight takes the next day alone, without a clash', () => {
  const followed = [
    slot(1, { endTime: '2026-06-22 00:00:00' }),
    slot(2, { beginTime: '2026-06-22 00:00:00', endTime: '2026-06-23 12:00:00' }),
    slot(3, { beginTime: '2026-06-23 12:00:00' }),
  ];
  const on = (day: string) => {
    const { live, clashing } = occupancyOf(followed, '1', day);
    return [live.map(({ id }) => id), clashing.length];
  };
  expect(on('2026-06-21')).toEqual([['1'], 0]);
  expect(on('2026-06-22')).toEqual([['2'], 0]);
  expect(on('2026-06-23')).toEqual([['2', '3'], 0]);
});

test.each([
  [{ rankMin: 100, rankMax: null, provinceIds: [430_000] }, '请输入完整的位次区间'],
  [{ rankMin: 100, rankMax: 90, provinceIds: [430_000] }, '位次上限不能小于下限'],
  [{ rankMin: 100, rankMax: 200, provinceIds: [430_000, 420_000] }, '按位次推荐须只选一个省份'],
  [{ rankMin: 100, rankMax: 200, provinceIds: [430_000] }, undefined],
])('[O9] the form answers %j with %s', async (values, problem) => {
  const field = recommendations.fields.find(({ name }) => name === 'rankMax') ?? expect.unreachable();
  const form = Object.assign(Object.create(null), { getFieldsValue: () => values });
  const rules = (field.rules ?? []).flatMap((rule) => (typeof rule === 'function' ? [rule(form)] : []));
  const check = Promise.all(rules.map(async ({ validator }) => validator?.({}, values.rankMax, () => {})));
  expect(await check.then(() => undefined, String)).toBe(problem && `Error: ${problem}`);
});
