import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { allowOnly } from '../../allowOnly';
import { recycleTable } from '../../management/recycleTable';
import { createResourceClient, permissionsOf } from '../../resourceTestClient';
import { collegeTable } from '../college/collegeTable';
import { brochureTable } from './brochureTable';

const { operations } = operationsEndpoints['operations/brochure'];
const { auditLog } = platformCalls;
const permissions = permissionsOf(operations);

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as, permissions);
  const { caller, ask } = client;
  const trail = async (bizId: number) =>
    z
      .array(z.looseObject({ action: z.string() }))
      .parse((await caller.post(auditLog.path, { bizType: 'operations/brochure', bizId })).data);
  const total = async (filters: object = {}) =>
    z.object({ total: z.number() }).parse((await ask('list', { page: 1, limit: 1, ...filters })).data).total;
  const brochures = await client.mockServer.table(brochureTable);
  const inState = (status: number) => brochures.find((row) => row.status === status) ?? expect.unreachable();
  return { ...client, trail, total, brochures, inState };
}

const fresh = {
  ...{ schoolId: 10_001, year: 2026, kind: 3, contentType: 1, content: '<p>示例</p>' },
  sourceUrl: 'https://zs.example.com/charter',
};

test('[O2] 60 charters cover two years; the counts of the tabs equal the lists', async () => {
  const { ask, total } = await open();
  expect(await total()).toBe(60);
  const counts = z.record(z.string(), z.number()).parse((await ask('counts')).data);
  expect(counts.all).toBe(60);
  for (const status of [0, 1, 2]) {
    expect(counts[status]).toBe(await total({ status }));
    expect(counts[status]).toBeGreaterThan(0);
  }
});

test('[O2] a charter keeps one of text, file and address: the one that is read', async () => {
  const { ask, textOf, brochures } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  const file = { id, contentType: 2, fileUrl: '/profile/upload/charter.pdf' };
  expect(await textOf('update', { ...file, fileUrl: '/profile/upload/charter.exe' })).toBe(
    '40000 文件格式不正确，请上传 pdf 格式文件！',
  );
  expect(await textOf('update', file)).toMatch(/^20000/);
  expect(brochures.get(id)).toMatchObject({ content: '', fileUrl: file.fileUrl, link: '' });
  const link = { id, contentType: 3, link: 'https://zs.example.com/' };
  expect(await textOf('update', link)).toMatch(/^20000/);
  expect(brochures.get(id)).toMatchObject({ content: '', fileUrl: '', link: link.link });
  expect(await textOf('update', { id, contentType: 1 })).toBe('40000 请输入正文');
});

test('[O2] [1.6] a charter is submitted, returned with a reason, and published; only its author submits it', async () => {
  const { ask, textOf, trail, total, inState, as, mockServer } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  const waiting = await total({ isInReview: 1 });
  expect((await ask('counts')).data).toMatchObject({ review: waiting });
  expect(await textOf('sendBack', { id, reason: '请核对年份' })).toBe('40000 该内容未提交审核');
  expect(await textOf('submit', { id })).toMatch(/^20000/);
  expect(await total({ isInReview: 1 })).toBe(waiting + 1);
  expect(await textOf('submit', { id })).toBe('40000 该内容已提交审核');
  expect(await textOf('sendBack', { id, reason: '请核对年份' })).toMatch(/^20000/);
  expect(await trail(id)).toContainEqual(expect.objectContaining({ action: '退回', remark: '请核对年份' }));
  await ask('submit', { id });
  expect(await textOf('status', { id, status: 1 })).toMatch(/^20000/);
  expect((await ask('one', { id })).data).toMatchObject({ status: 1, submitTime: '', isInReview: 0 });
  expect(await total({ isInReview: 1 })).toBe(waiting);
  await allowOnly(mockServer, 'jigou', permissions);
  const jigou = await as('jigou');
  const foreign = await jigou.post(operations.submit.path, { id: inState(1).id });
  expect(foreign).toMatchObject({ code: 40301 });
});

test.each([
  [{ schoolId: '' }, '请选择院校'],
  [{ year: 2030 }, '请选择年份'],
  [{ content: '<p> </p>' }, '请输入正文'],
  [{ contentType: 2 }, '请上传文件'],
  [{ contentType: 3 }, '请输入链接'],
  [{ kind: 1 }, '该院校 2026 年招生章程已存在'],
  [{ keyRules: Array.from({ length: 13 }, () => ({ item: '7', text: '' })) }, '要点最多 12 条'],
])('[O2] a brochure with %o is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...fresh, ...wrong })).toBe(`40000 ${text}`);
});

test('[O2] an untitled charter is called after college, year and kind, and copied to a free year', async () => {
  const { ask, textOf, brochures } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(brochures.get(id)).toMatchObject({ title: '北京大学2026年专项简章', status: 0 });
  expect(await textOf('copy', { id, year: 2027 })).toMatch(/^20000/);
  expect(await textOf('copy', { id, year: 2027 })).toBe('40000 该院校 2027 年专项简章已存在');
  expect(brochures.all().at(-1)).toMatchObject({ title: '北京大学2027年专项简章', year: 2027, status: 0 });
});

test('[O2] 操作记录 holds the source of a copy, and earlier versions of a public text', async () => {
  const { ask, trail, inState } = await open();
  const { id } = inState(1);
  await ask('update', { id, keyRules: [{ item: '7', text: '学费每学年 9000 元' }] });
  expect((await trail(id))[0]).toMatchObject({
    action: '修改',
    changes: [{ label: '要点摘录', after: '学费住宿费：学费每学年 9000 元' }],
  });
  const copy = z.object({ id: z.number() }).parse((await ask('copy', { id, year: 2027 })).data);
  expect((await trail(copy.id))[0]).toMatchObject({
    action: '新增',
    remark: expect.stringMatching(/^复制自「/),
  });
});

test('[O2] a published charter is withdrawn before it is deleted', async () => {
  const { textOf, inState } = await open();
  const { id } = inState(1);
  expect(await textOf('remove', { id })).toBe('40000 已发布内容请先下架再删除');
  expect(await textOf('status', { id, status: 2 })).toMatch(/^20000/);
  expect(await textOf('remove', { id })).toMatch(/^20000/);
});

test('[O2] two years are compared: paragraphs, and the key rules that changed', async () => {
  const { ask, textOf } = await open();
  const { data } = await ask('diff', { schoolId: 10_001, year: 2026, baseYear: 2025 });
  expect(data).toMatchObject({ rules: [{ item: '6' }, { item: '7' }] });
  const { blocks } = z.object({ blocks: z.array(z.object({ kind: z.number() })) }).parse(data);
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set([0, 1, 2]));
  expect(await textOf('diff', { schoolId: 10_001, year: 2026, baseYear: 2024 })).toBe(
    '40000 该院校没有 2024 年的简章',
  );
});

test('[O2] a comparison takes the brochures of the writer of the one in question, else those of others', async () => {
  const { ask, brochures, inState } = await open();
  const { schoolId } = inState(1);
  const [before = expect.unreachable(), now = expect.unreachable()] = brochures
    .all()
    .filter((row) => row.schoolId === schoolId);
  const own = { ...now, storeId: 2, content: '<p>本机构的说明</p>' };
  await brochures.put({ ...own, id: 901 });
  const texts = async (id: number) =>
    JSON.stringify((await ask('diff', { id, schoolId, year: now.year, baseYear: before.year })).data);
  expect(await texts(901)).toContain('本机构的说明');
  expect(await texts(now.id)).not.toContain('本机构的说明');
  await brochures.put({ ...own, id: 902, year: before.year });
  expect(await texts(901)).not.toContain('公平竞争');
});

test('[O2] [G5] a charter does not come back beside one of its kind, nor without its college', async () => {
  const { ask, textOf, as, mockServer } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(await textOf('remove', { id })).toMatch(/^20000/);
  const entry = (await mockServer.table(recycleTable)).all().at(-1) ?? expect.unreachable();
  const admin = await as('admin');
  const restore = async () => {
    const { path } = managementEndpoints['management/recycle-bin'].operations.restore;
    return (await admin.post(path, { id: entry.id })).msg;
  };
  const again = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(await restore()).toBe('恢复失败：该院校当年的类型「专项简章」已被其他数据使用');
  await ask('remove', { id: again.id });
  const colleges = await mockServer.table(collegeTable);
  const college = colleges.get(fresh.schoolId) ?? expect.unreachable();
  await colleges.remove(college.id);
  expect(await restore()).toBe('恢复失败：请先恢复「所属院校」');
  await colleges.put(college);
  expect(await restore()).toBe('success');
});

test('[O2] the coverage board names colleges without a published charter, the most opened first', async () => {
  const { ask } = await open();
  const board = z
    .object({ total: z.number(), covered: z.number(), list: z.array(z.object({ opens: z.number() })) })
    .parse((await ask('coverage', { year: 2025 })).data);
  expect(board).toMatchObject({ covered: 30, total: 2921, list: { length: 50 } });
  const opens = board.list.map((one) => one.opens);
  expect(opens).toEqual(opens.toSorted((one, other) => other - one));
});

test('[O2] a charter that an institution wrote covers its college there alone', async () => {
  const { as, brochures, mockServer } = await open();
  await allowOnly(mockServer, 'jigou', permissions);
  const covered = async (by: string) => {
    const { data } = await (await as(by)).post(operations.coverage.path, { year: 2030 });
    return Object(data).covered;
  };
  const charter = brochures.find(({ kind, status }) => kind === 1 && status === 1) ?? expect.unreachable();
  await brochures.put({ ...charter, id: brochures.nextId(), year: 2030, storeId: 2 });
  expect([await covered('admin'), await covered('jigou')]).toEqual([0, 1]);
});

test('[O2] an institution reads published charters, and writes for its own site alone', async () => {
  const { ask, textOf, total, brochures, inState } = await open('jigou');
  expect(await total()).toBe(brochures.all().filter(({ status }) => status === 1).length);
  expect(await textOf('update', { id: inState(1).id, title: '改一改标题' })).toBe('40301 当前操作没有权限');
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(brochures.get(id)).toMatchObject({ storeId: 2 });
  expect((await ask('one', { id })).data).toMatchObject({ readOnly: 0 });
  expect((await ask('one', { id: inState(1).id })).data).toMatchObject({ readOnly: 1 });
  expect(await textOf('remove', { id })).toMatch(/^20000/);
});
