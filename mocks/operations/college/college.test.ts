import { expect, test } from 'vitest';
import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { recycleTable } from '../../management/recycleTable';
import { createResourceClient } from '../../resourceTestClient';
import { brochureTable } from '../brochure/brochureTable';
import { exported, imported } from '../filesTestClient';
import { planTable } from '../plan/planTable';
import { collegeTable } from './collegeTable';

const { operations } = operationsEndpoints['operations/school-data'];

const listSchema = z.object({
  list: z.array(
    z.looseObject({ id: z.number(), name: z.string(), pickName: z.string(), completeness: z.number() }),
  ),
  total: z.number(),
});

async function open() {
  const client = await createResourceClient(operations);
  const { ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 20, ...filters })).data);
  const colleges = await client.mockServer.table(collegeTable);
  const of = (id: number) => colleges.get(id) ?? expect.unreachable();
  return { ...client, list, colleges, of };
}

const fresh = {
  ...{ code: '4143099901', zsCode: '99901', name: '示例理工大学', area: [430_000, 430_100] },
  ...{ level: '本科', subLevel: '普通本科', nature: '公办', type: '理工' },
};

test('[O11] 2,922 colleges in pages; each is found by name, former name, pinyin, initials and both codes', async () => {
  const { list } = await open();
  expect(await list()).toMatchObject({ total: 2922, list: { length: 20 } });
  for (const keyword of ['北京大学', 'beijingdaxue', '4111010001', '10001'])
    expect((await list({ keyword })).list.map(({ id }) => id)).toContain(10_001);
  const former = (await list({ keyword: '上海体育学院' })).list;
  expect(former).toMatchObject([{ name: '上海体育大学', pickName: '上海体育大学（曾用名：上海体育学院）' }]);
  expect((await list({ keyword: 'shtyxy' })).list.map(({ name }) => name)).toContain('上海体育大学');
  expect((await list({ keyword: '没有这所' })).total).toBe(0);
});

test('[O11] grades, tags and names come from the official lists; missing ones are gaps', async () => {
  const { of, list } = await open();
  expect(of(10_001).subjects.length).toBeGreaterThan(30);
  expect(of(10_001).officialTags).toEqual(['985', '211', '双一流', '强基计划']);
  expect(of(10_277).nameHistory.map(({ name }) => name)).toEqual(['上海体育大学', '上海体育学院']);
  expect((await list({ level: '专科' })).list.map(({ completeness }) => completeness)).toEqual(
    Array.from({ length: 20 }, () => 36),
  );
});

test.each([
  [{ zsCode: '99902' }, '院校代码应为学校标识码的后 5 位'],
  [{ code: '4111010001', zsCode: '10001' }, '学校标识码已存在'],
  [{ name: '北京大学' }, '院校名称已存在'],
  [{ area: [] }, '请选择所在地'],
  [{ level: '专科' }, '办学类别与办学层次不符'],
  [{ founded: 1700 }, '请输入 1800 到 2026 之间的数'],
  [{ subjects: [1, 2].map(() => ({ name: '数学', grade: 'A' })) }, '学科重复'],
])('[O11] a college with %o is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...fresh, ...wrong })).toBe(`40000 ${text}`);
});

test('[O11] a new name makes the old one a dated former name; synchronised tags stay', async () => {
  const { textOf, of, list } = await open();
  const { name } = of(10_543);
  expect(await textOf('update', { id: 10_543, name: '湖南示例理工大学' })).toMatch(/^20000/);
  expect(of(10_543)).toMatchObject({ name: '湖南示例理工大学', formerNames: [name] });
  expect(of(10_543).nameHistory[0]).toEqual({
    ...{ name: '湖南示例理工大学', time: '2026-06-20', note: `由「${name}」更名` },
  });
  expect((await list({ keyword: name })).list.map(({ id }) => id)).toContain(10_543);
  expect(await textOf('update', { id: 10_001, tags: ['985'] })).toBe('40000 同步的院校标签不能移除：211');
});

test('[O11] the public page of a college shows the last save, of a new college too', async () => {
  const { ask, caller } = await open();
  const home = async (schoolId: number) => (await caller.post(operations.home.path, { schoolId })).data;
  await ask('update', { id: 10_001, phone: '010-62000001', subjects: [{ name: '数学', grade: 'A+' }] });
  expect(await home(10_001)).toMatchObject({ name: '北京大学', city: '北京市', phone: '010-62000001' });
  expect((await caller.post(operations.grades.path, { schoolId: 10_001 })).data).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ name: '数学', grade: 'A+' })]),
  });
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(await home(id)).toMatchObject({ name: '示例理工大学', provinceName: '湖南', level: '普通本科' });
});

test('[O11] merging a college moves figures, tags and names along, and the bin restores it', async () => {
  const { textOf, of, colleges, mockServer } = await open();
  const plans = await mockServer.table(planTable);
  const figures = plans.all().filter(({ schoolId }) => schoolId === 10_001).length;
  expect(figures).toBeGreaterThan(0);
  expect(await textOf('merge', { fromId: 10_001, toId: 10_001 })).toBe('40000 请选择两所不同的院校');
  expect(await textOf('merge', { fromId: 10_001, toId: 10_277, remark: '演示' })).toMatch(/^20000/);
  expect(colleges.get(10_001)).toBeUndefined();
  expect(of(10_277).formerNames).toEqual(['上海体育学院', '北京大学']);
  expect(of(10_277).tags).toContain('985');
  expect(plans.all().filter(({ schoolId }) => schoolId === 10_277)).toHaveLength(figures);
  expect((await mockServer.table(recycleTable)).all().at(-1)).toMatchObject({
    ...{ entity: '10', bizId: 10_001, reason: '合并到「上海体育大学」' },
  });
});

test('[O11] merging keeps the target’s own data; the other’s doubles go into the recycle bin', async () => {
  const { textOf, caller, mockServer } = await open();
  const brochures = await mockServer.table(brochureTable);
  const of = (id: number) => brochures.all().filter(({ schoolId }) => schoolId === id);
  const before = of(10_002).map(({ id }) => id);
  expect(of(10_001)).toHaveLength(2);
  expect(await textOf('merge', { fromId: 10_001, toId: 10_002 })).toMatch(/^20000/);
  expect(of(10_002).map(({ id }) => id)).toEqual(before);
  expect(of(10_001)).toEqual([]);
  const bin = (await mockServer.table(recycleTable)).all();
  const doubles = bin.filter(({ entity, reason }) => entity === '5' && reason.endsWith('时重复'));
  expect(doubles).toHaveLength(2);
  const { path } = managementEndpoints['management/recycle-bin'].operations.restore;
  expect(await caller.post(path, { id: doubles[0]?.id })).toMatchObject({
    msg: '恢复失败：请先恢复「北京大学」',
  });
});

test('[O11] a college with figures stays, and can be stopped; one without is deleted', async () => {
  const { textOf, of, ask, colleges } = await open();
  expect(await textOf('remove', { id: 10_001 })).toBe('40000 该院校已有招生数据或简章，不能删除，可停用');
  expect(await textOf('status', { id: 10_001, rev: 1, status: 0 })).toMatch(/^20000/);
  expect(of(10_001).status).toBe(0);
  expect(await textOf('status', { id: 10_001, status: 0 })).toBe('40000 该院校已停用');
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(await textOf('remove', { id })).toMatch(/^20000/);
  expect(colleges.get(id)).toBeUndefined();
});

test('[O11] [G5] a college does not come back while another has its short code', async () => {
  const { ask, caller, mockServer } = await open();
  const made = async (body: object) =>
    z.object({ id: z.number() }).parse((await ask('create', { ...fresh, ...body })).data).id;
  await ask('remove', { id: await made({}) });
  await made({ code: '4144099901', name: '示例科技大学' });
  const kept = (await mockServer.table(recycleTable)).all().at(-1);
  const { path } = managementEndpoints['management/recycle-bin'].operations.restore;
  expect(await caller.post(path, { id: kept?.id })).toMatchObject({
    msg: '恢复失败：院校代码「99901」已被其他数据使用',
  });
});

test('[O11] an exported file imports unchanged; a changed line changes its college alone', async () => {
  const { mockServer, caller, colleges } = await open();
  const before = JSON.stringify(colleges.all());
  const file = await exported(caller, operations.export, { provinceId: '460000' });
  const report = await imported(mockServer, caller, operations.import, file, 2);
  expect(report.errors).toEqual([]);
  expect(report.total).toBeGreaterThan(15);
  expect(JSON.stringify(colleges.all())).toBe(before);
  const changed = new File([(await file.text()).replace('海南大学', '海南示例大学')], '改.csv');
  await imported(mockServer, caller, operations.import, changed, 2);
  expect(colleges.all().filter(({ rev }) => rev > 1)).toMatchObject([
    { name: '海南示例大学', formerNames: ['海南大学'] },
  ]);
});
