import { expect, test } from 'vitest';
import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { recycleTable } from '../../management/recycleTable';
import { createResourceClient } from '../../resourceTestClient';
import { csvFile, exported, imported } from '../filesTestClient';
import { planTable } from './planTable';

const { operations } = operationsEndpoints['operations/college-data'];

async function open() {
  const client = await createResourceClient(operations);
  const plans = await client.mockServer.table(planTable);
  const inStatus = (status: number) =>
    plans.find(({ checkStatus }) => checkStatus === status) ?? expect.unreachable();
  return { ...client, plans, inStatus };
}

/** 湖南 2025, 本科批（普通类）. */
const fresh = {
  ...{ year: 2025, provinceId: 430_000, batchId: 43_103, schoolId: 10_003, category: 4, groupCode: '901' },
  source: '湖南省教育考试院',
};

test('[O3] about 1,200 public figures, seven in ten checked; the six wrong ones are marked', async () => {
  const { ask, plans } = await open();
  expect(plans.all().length).toBeGreaterThan(1000);
  const counts = z.record(z.string(), z.number()).parse((await ask('counts')).data);
  expect(counts.all).toBe(plans.all().length);
  expect((counts[1] ?? 0) / (counts.all ?? 1)).toBeCloseTo(0.7, 1);
  const odd = z
    .object({ list: z.array(z.object({ id: z.number() })), total: z.number() })
    .parse((await ask('list', { page: 1, limit: 2000, odd: 1 })).data);
  expect(odd.total).toBe(counts.odd);
  expect(odd.list.map(({ id }) => id)).toEqual(expect.arrayContaining([4, 9, 22, 48, 311, 561]));
});

test.each([
  [{ schoolId: '' }, '请选择院校'],
  [{ schoolId: 99_999 }, '请选择院校'],
  [{ batchId: 43_203 }, '批次与年份、生源省份不符'],
  [{ category: 3 }, '科类与该省选科类型不符'],
  [{ groupCode: '' }, '请选择专业组'],
  [{ minScore: 751 }, '分数不能超过满分 750'],
  [{ maxScore: 1000 }, '分数不能超过满分 750'],
  [{ minScore: 640, avgScore: 639.5 }, '最低分、平均分、最高分大小关系不正确'],
  [{ avgScore: 639.55 }, '平均分为 0–900，最多一位小数'],
  [{ minRank: 0 }, '最低位次为 1–1000000 的整数'],
  [{ planCount: 100_000 }, '计划数为 0–99999 的整数'],
])('[O3] a figure with %o is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...fresh, ...wrong })).toBe(`40000 ${text}`);
});

test('[O3] a figure exists once, and its author does not pass it', async () => {
  const { ask, textOf } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(await textOf('create', fresh)).toBe('40000 该记录已存在');
  expect(await textOf('check', { id, checkStatus: 1 })).toBe('40000 不能核对本人录入的数据');
});

test('[O3] a figure stays in its year, province, batch, college and category', async () => {
  const { ask, textOf } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(await textOf('update', { id, schoolId: 10_001 })).toBe('40000 院校不能修改');
  expect(await textOf('update', { id, ...fresh, planCount: 5 })).toMatch(/^20000/);
});

test('[O3] figures that were announced count as history, whichever years the table has elsewhere', async () => {
  const { ask, plans } = await open();
  const oddOf = async () => Object((await ask('counts')).data).odd;
  const before = await oddOf();
  const other = plans.find(({ provinceId }) => provinceId === 650_000) ?? expect.unreachable();
  await plans.put({ ...other, id: plans.nextId(), year: 2024, groupCode: '示例', minRank: null });
  expect(await oddOf()).toBe(before);
});

test('[O3] [G5] a figure does not come back beside its like', async () => {
  const { ask, caller, mockServer } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  await ask('remove', { id });
  const again = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  const entry = (await mockServer.table(recycleTable)).all().at(-1) ?? expect.unreachable();
  const { path } = managementEndpoints['management/recycle-bin'].operations.restore;
  const restore = () => caller.post(path, { id: entry.id });
  expect(await restore()).toMatchObject({
    msg: '恢复失败：同一院校、批次和专业的年份「2025」已被其他数据使用',
  });
  await ask('remove', { id: again.id });
  expect((await restore()).code).toBe(20000);
});

test('[O3] a checked figure is protected: an edit asks first and opens it again, and it is not deleted', async () => {
  const { ask, textOf, plans, inStatus } = await open();
  const { id } = inStatus(1);
  expect(await textOf('remove', { id })).toBe('40000 已核对数据不能删除');
  expect(await textOf('update', { id, planCount: 9 })).toBe('601 修改后需重新核对，确定修改吗？');
  expect(await textOf('update', { id, planCount: 9, force: 1 })).toMatch(/^20000/);
  expect(plans.get(id)).toMatchObject({ planCount: 9, checkStatus: 0, checkBy: '' });
  expect(await textOf('check', { id, checkStatus: 2, remark: '短' })).toBe(
    '40000 疑问说明长度为 5-200 个字符',
  );
  expect(await textOf('check', { id, checkStatus: 2, remark: '与公布的投档表不一致' })).toMatch(/^20000/);
  expect(plans.get(id)).toMatchObject({ checkStatus: 2, checkBy: '林知远' });
  expect(await ask('check', { id: `${id},${inStatus(1).id}`, checkStatus: 1 })).toMatchObject({
    ...{ code: 44444, msg: '成功 1 条，失败 1 条', data: { done: [id], failed: [{ msg: '该记录已核对' }] } },
  });
});

const head =
  '年份,生源省份,批次,院校,科类,专业组,选科要求,专业,招生专业名称,计划数,录取数,最低分,平均分,最高分,最低位次,数据来源';
const line = (school: string, group: string, more = ',,,,,,') =>
  `2025,湖南,本科批（普通类）,${school},物理类,${group},物理+化学,,计算机类${more},湖南省教育考试院`;

test('[O3] an import names wrong rows one by one, and writes the rest', async () => {
  const { mockServer, caller, plans } = await open();
  const count = plans.all().length;
  const file = csvFile([
    head,
    line('北京大学', '901'),
    line('北京大学', '901'),
    line('上海体育学院', '902'),
    line('没有的大学', '903'),
    line('北京大学', '904', ',5,5,751,,,'),
    line('北京大学', ''),
    line('北京大学', '905').replace('湖南', '湖州'),
    line('北京大学', '906').replace('湖南', ''),
    line('北京大学', '907').replace('2025', '2025 年'),
  ]);
  const report = await imported(mockServer, caller, operations.import, file, 1);
  expect(report).toMatchObject({ total: 9, valid: 2 });
  expect(report.errors.map(({ row, msg }) => `${row} ${msg}`)).toEqual([
    '3 与第 2 行重复',
    '5 院校不存在：没有的大学',
    '6 分数不能超过满分 750',
    '7 请选择专业组',
    '8 生源省份不存在：湖州',
    '9 请选择生源省份',
    '10 请选择年份',
  ]);
  expect(plans.all()).toHaveLength(count);
  await imported(mockServer, caller, operations.import, file, 2);
  expect(plans.all().slice(count)).toMatchObject([
    { schoolId: 10_001, groupCode: '901', checkStatus: 0 },
    { schoolId: 10_277, groupCode: '902' },
  ]);
});

test('[O3] widths, blanks and a lost zero do not hide names and codes from an import', async () => {
  const { mockServer, caller, plans } = await open();
  const count = plans.all().length;
  const written = line('北京 大学', '９０１')
    .replace('本科批（普通类）', '本科批(普通类)')
    .replace(',,计', ',80901,计');
  const file = csvFile([
    head,
    written,
    line('１０００１', '902').replace(',,计', ',080901 计算机科学与技术,计'),
  ]);
  expect((await imported(mockServer, caller, operations.import, file, 2)).errors).toEqual([]);
  const majorId = 80_901;
  expect(plans.all().slice(count)).toMatchObject([
    { schoolId: 10_001, majorId },
    { schoolId: 10_001, majorId },
  ]);
});

test('[O3] an exported file imports unchanged', async () => {
  const { mockServer, caller, plans } = await open();
  const file = await exported(caller, operations.export, { provinceId: '650000' });
  const before = plans.all().filter(({ provinceId }) => provinceId === 650_000);
  for (const { id } of before) await plans.remove(id);
  expect(await imported(mockServer, caller, operations.import, file, 2)).toMatchObject({
    ...{ total: before.length, valid: before.length, errors: [] },
  });
  const figures = ({ schoolId, category, batchId, minScore, minRank, source }: (typeof before)[number]) => ({
    schoolId,
    category,
    batchId,
    minScore,
    minRank,
    source,
  });
  const after = plans.all().filter(({ provinceId }) => provinceId === 650_000);
  expect(after.map(figures)).toEqual(before.map(figures));
});
