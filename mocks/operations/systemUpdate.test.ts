import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { allowOnly } from '../allowOnly';
import { messageTable } from '../management/messageTable';
import { type Caller, createTestClient } from '../testClient';
import { systemUpdateReadTable } from './systemUpdateTable';

const answer = z.object({
  list: z.array(z.object({ id: z.number(), version: z.string(), isread: z.number() })),
  total: z.number(),
  unread: z.number(),
});
const list = async (caller: Caller, more = {}) =>
  answer.parse((await caller.post(shellCalls.updateList.path, { page: 1, limit: 3, ...more })).data);

test('sixteen release notes, newest first, the newest two unread', async () => {
  const { as } = createTestClient();
  const updates = await list(await as('admin'));
  expect(updates).toMatchObject({ total: 16, unread: 2 });
  expect(updates.list.map(({ version, isread }) => [version, isread])).toEqual([
    ['2.0.1', 0],
    ['2.0.0', 0],
    ['1.9.2', 1],
  ]);
});

test('reading is per person, for several at once, and repeatable', async () => {
  const { as } = createTestClient();
  const [admin, other] = [await as('admin'), await as('yunying')];
  await admin.post(shellCalls.updateRead.path, { id: '15,16' });
  await admin.post(shellCalls.updateRead.path, { id: 16 });
  expect((await list(admin)).unread).toBe(0);
  expect((await list(other)).unread).toBe(2);
});

test('a type or a keyword narrows the list', async () => {
  const { as } = createTestClient();
  const admin = await as('admin');
  expect((await list(admin, { type: 3 })).total).toBe(4);
  expect((await list(admin, { keyword: '邀请码' })).list).toMatchObject([{ version: '1.4.0' }]);
});

const base = '/ssystem-api/api/Systerm';
const note = {
  version: '3.0.0',
  title: '批量核对招生计划',
  type: 1,
  content: '<p>可以核对。</p>',
  audience: 1,
};

async function setUp() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const create = async (more: object = {}) => {
    const { data } = await admin.post(`${base}/updateSave`, { ...note, ...more });
    return Number(Object(data).id);
  };
  return { ...client, admin, create };
}

test('[O1] drafts are listed for their managers alone', async () => {
  const { admin, as } = await setUp();
  const managed = await admin.post(shellCalls.updateList.path, { page: 1, limit: 20, manage: 1 });
  expect(managed.data).toMatchObject({ total: 18, stat: { all: 18, 0: 2, 1: 16, 2: 0 } });
  const expert = await as('zhuanjia');
  expect((await list(expert, { manage: 1 })).total).toBe(16);
  expect((await expert.post(`${base}/updateInfo`, { id: 18 })).code).toBe(40301);
});

test('[O1] the tabs count what the other filters leave', async () => {
  const { admin } = await setUp();
  const filters = { page: 1, limit: 20, manage: 1, type: 3 };
  const of = async (more: object) =>
    Object((await admin.post(shellCalls.updateList.path, { ...filters, ...more })).data);
  const { total, stat } = await of({});
  expect([stat.all, stat[1]]).toEqual([total, (await of({ status: 1 })).total]);
  expect((await of({ status: 1 })).stat).toEqual(stat);
});

test('[O1] a release note is read once published, at its time, by its audience', async () => {
  const { admin, as, create, clock } = await setUp();
  const id = await create({ audience: 2, storeIds: [5], publishTime: '2026-06-20 13:00:00' });
  const jigou = await as('jigou');
  const newest = async (caller: Caller) => (await list(caller, { limit: 1 })).list[0]?.version;
  expect(await newest(admin)).toBe('2.0.1');
  expect((await admin.post(`${base}/updateStatus`, { id, status: 1 })).code).toBe(20000);
  expect(await newest(admin)).toBe('2.0.1');
  expect((await admin.post(shellCalls.updateRead.path, { id })).code).toBe(40000);
  clock.now += 3_600_000;
  expect(await newest(admin)).toBe('3.0.0');
  expect(await newest(jigou)).toBe('2.0.1');
});

test.each([
  [{ version: '2.0.0' }, '版本号已存在'],
  [{ type: 9 }, '请选择更新类型'],
  [{ content: '<p> </p>' }, '请输入更新内容'],
  [{ audience: 2 }, '请选择指定机构'],
  [{ audience: 2, storeIds: [2, 99_999] }, '请选择指定机构'],
])('[O1] a release note with %j is refused: %s', async (more, msg) => {
  const { admin } = await setUp();
  expect(await admin.post(`${base}/updateSave`, { ...note, ...more })).toMatchObject({ code: 40000, msg });
});

test('[O1] versions are published in order, and stay unchanged', async () => {
  const { admin, create } = await setUp();
  const old = await create({ version: '1.9.9' });
  expect(await admin.post(`${base}/updateStatus`, { id: old, status: 1 })).toMatchObject({
    msg: '版本号须大于已发布的 2.0.1',
  });
  expect(await admin.post(`${base}/updateSave`, { id: 16, version: '2.0.9' })).toMatchObject({
    msg: '已发布的版本号不可修改',
  });
  expect((await admin.post(`${base}/updateSave`, { id: 16, title: '首页更加实用' })).code).toBe(20000);
  expect(await admin.post(`${base}/updateDel`, { id: '16' })).toMatchObject({
    msg: '已发布内容请先下架再删除',
  });
});

test('[O1] a release note that was taken back is published again, with a newer one live', async () => {
  const { admin, create } = await setUp();
  const step = async (id: number, status: number) =>
    (await admin.post(`${base}/updateStatus`, { id, status })).code;
  expect(await step(15, 2)).toBe(20000);
  expect(await step(15, 1)).toBe(20000);
  const next = await create();
  expect(await step(next, 1)).toBe(20000);
  expect(await step(16, 2)).toBe(20000);
  expect(await step(16, 1)).toBe(20000);
});

test('[O1] drafts that are published together go live in the order of their versions', async () => {
  const { admin, create } = await setUp();
  const [old, newest, middle] = [
    await create({ version: '1.9.9' }),
    await create({ version: '3.10.0' }),
    await create({ version: '3.9.0' }),
  ];
  const ids = [old, newest, 9999, middle].join();
  expect(await admin.post(`${base}/updateStatus`, { id: ids, status: 1 })).toMatchObject({
    code: 44444,
    data: {
      done: [middle, newest],
      failed: [{ id: old, msg: '版本号须大于已发布的 2.0.1' }, { id: 9999 }],
    },
  });
});

test('[O1] a release note is read already by the person who publishes it, once', async () => {
  const { admin, as, create, mockServer } = await setUp();
  const id = await create();
  const isRead = async (caller: Caller) => (await list(caller, { limit: 1 })).list[0]?.isread;
  for (const status of [1, 2, 1]) await admin.post(`${base}/updateStatus`, { id, status });
  expect(await isRead(admin)).toBe(1);
  expect(await isRead(await as('yunying'))).toBe(0);
  const reads = (await mockServer.table(systemUpdateReadTable)).all();
  expect(reads.filter(({ updateId }) => updateId === id)).toHaveLength(1);
});

test('[O1] reads are counted per account; institutions without a reader are reminded, not twice in a row', async () => {
  const { admin, as, clock, mockServer } = await setUp();
  const jigou = await as('jigou');
  const own = async () => {
    const { data } = await admin.post(`${base}/updateReads`, { id: 16 });
    return z
      .array(z.object({ storeId: z.number(), readCount: z.number(), staffCount: z.number() }))
      .parse(data)
      .find(({ storeId }) => storeId === 2);
  };
  expect(await own()).toEqual({ storeId: 2, readCount: 0, staffCount: 1 });
  const told = async () =>
    (await mockServer.table(messageTable))
      .all()
      .filter(({ bizType, bizId }) => bizType === 'operations/system-updates' && bizId === 16)
      .map(({ receiverId }) => receiverId);
  expect((await admin.post(`${base}/updateRemind`, { id: 16 })).code).toBe(20000);
  expect(await told()).toContain(6);
  expect(await admin.post(`${base}/updateRemind`, { id: 16 })).toMatchObject({ msg: '4 小时内已提醒过' });
  await jigou.post(shellCalls.updateRead.path, { id: 16 });
  expect(await own()).toMatchObject({ readCount: 1 });
  clock.now += 4 * 3_600_000 + 1000;
  const before = (await told()).filter((receiver) => receiver === 6).length;
  expect((await admin.post(`${base}/updateRemind`, { id: 16 })).code).toBe(20000);
  expect((await told()).filter((receiver) => receiver === 6)).toHaveLength(before);
});

test('[O1] [1.2] institutions read release notes, and write none', async () => {
  const { as, create, mockServer } = await setUp();
  const id = await create();
  const verbs = ['list', 'show', 'create', 'edit', 'delete', 'publish'];
  await allowOnly(
    mockServer,
    'jigou',
    verbs.map((verb) => `operations:system-updates:${verb}`),
  );
  const jigou = await as('jigou');
  expect((await jigou.post(`${base}/updateSave`, { ...note, version: '3.1.0' })).code).toBe(40301);
  expect((await jigou.post(`${base}/updateStatus`, { id, status: 1 })).code).toBe(40301);
  expect((await jigou.post(`${base}/updateDel`, { id: String(id) })).code).toBe(40301);
});

test('[O1] [1.2] an institution sees no drafts, no notes for others, and only its own readers', async () => {
  const { as, admin, create, mockServer } = await setUp();
  const draft = await create();
  const foreign = await create({ version: '3.1.0', audience: 2, storeIds: [5] });
  await admin.post(`${base}/updateStatus`, { id: foreign, status: 1 });
  await allowOnly(
    mockServer,
    'jigou',
    ['list', 'show', 'edit', 'publish'].map((verb) => `operations:system-updates:${verb}`),
  );
  const jigou = await as('jigou');
  const managed = z.object({
    list: z.array(z.object({ id: z.number(), status: z.number(), readRate: z.string() })),
    stat: z.object({ all: z.number(), 0: z.number() }),
  });
  const { data } = await jigou.post(shellCalls.updateList.path, { page: 1, limit: 50, manage: 1 });
  const { list: rows, stat } = managed.parse(data);
  expect(rows).toHaveLength(16);
  expect(rows.filter(({ id, status }) => status !== 1 || id === foreign)).toEqual([]);
  expect(stat).toMatchObject({ all: 16, 0: 0 });
  expect(rows.find(({ id }) => id === 16)?.readRate).toBe('0/1');
  for (const id of [draft, foreign]) {
    expect((await jigou.post(`${base}/updateInfo`, { id })).code).toBe(40301);
    expect((await jigou.post(`${base}/updateReads`, { id })).code).toBe(40301);
  }
  expect((await jigou.post(`${base}/updateReads`, { id: 16 })).data).toMatchObject([{ storeId: 2 }]);
  expect((await jigou.post(`${base}/updateRemind`, { id: 16 })).code).toBe(40301);
  expect((await jigou.post(`${base}/updateStores`)).code).toBe(40301);
});

test('[O1] [1.6] a draft is submitted and returned; a published note is in no review', async () => {
  const { admin, create } = await setUp();
  const id = await create();
  const info = async () => Object((await admin.post(`${base}/updateInfo`, { id })).data);
  const step = async (name: string, more: object = {}) =>
    (await admin.post(`${base}/${name}`, { id, ...more })).msg;
  expect(await step('updateSendBack', { reason: '请核对版本号' })).toBe('该内容未提交审核');
  await step('updateSubmit');
  expect((await info()).submitTime).toBe('2026-06-20 12:00:00');
  await step('updateSendBack', { reason: '请核对版本号' });
  expect((await info()).submitTime).toBe('');
  await step('updateSubmit');
  await step('updateStatus', { status: 1 });
  expect(await info()).toMatchObject({ status: 1, submitTime: '' });
  expect(await step('updateSubmit')).toBe('该内容已发布');
});
