import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { allowOnly } from '../allowOnly';
import { accountTable } from '../system/accountTable';
import { createTestClient } from '../testClient';

const base = '/ssystem-api/api/teamMemo';
const memo = { title: '回访家长', assigneeIds: [2], priority: 2 };

async function setUp() {
  const client = createTestClient();
  const [admin, yunying] = [await client.as('admin'), await client.as('yunying')];
  const create = async (more: object = {}) => {
    const { data } = await yunying.post(`${base}/add`, { ...memo, ...more });
    return Number(Object(data).id);
  };
  const newest = async (who: typeof admin) =>
    Object((await who.post('/ssystem-api/api/message/unread')).data).latest;
  return { ...client, admin, yunying, create, newest };
}

test('[G3] assignees of a memo and persons named in a reply are notified', async () => {
  const { as, create, newest, yunying } = await setUp();
  const id = await create({ assigneeIds: [4] });
  const zhuanjia = await as('zhuanjia');
  expect(await newest(zhuanjia)).toMatchObject({ title: '你有新的备忘：回访家长' });
  await yunying.post(`${base}/reply`, { id, content: '@林知远 请看一下' });
  const admin = await as('admin');
  expect(await newest(admin)).toMatchObject({ title: '在备忘「回访家长」中提到了你' });
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({
    replies: [{ by: '苏晚晴', at: '2026-06-20 12:00:00', content: '@林知远 请看一下' }],
    assigneeNames: '陈牧之',
  });
});

test('[G3] [1.5] the log of a memo names the persons that it is for', async () => {
  const { create, yunying } = await setUp();
  const id = await create();
  const changes = { assigneeIds: [2, 4], watcherIds: [1], priority: 3, pinned: 1 };
  await yunying.post(`${base}/edit`, { id, ...changes });
  const about = { bizType: 'management/memo', bizId: id };
  const { data } = await yunying.post(platformCalls.auditLog.path, about);
  expect(Object(data)[0].changes).toMatchObject([
    { label: '负责人', before: '苏晚晴', after: '苏晚晴、陈牧之' },
    { label: '关注人', before: '', after: '林知远' },
    { label: '优先级', before: '中', after: '高' },
    { label: '置顶', before: '否', after: '是' },
  ]);
});

test('[G3] the reminder of a memo comes once, when its time is near', async () => {
  const { create, newest, yunying, clock } = await setUp();
  await create({ dueTime: '2026-06-20 15:00:00', remind: 60 });
  await yunying.post('/ssystem-api/api/message/readAll');
  clock.now += 2 * 3_600_000 + 60_000;
  expect(await newest(yunying)).toMatchObject({ title: '备忘将到期：回访家长' });
  await yunying.post('/ssystem-api/api/message/readAll');
  expect(await newest(yunying)).toBeNull();
});

test('[G3] a memo whose time was moved is reminded of again', async () => {
  const { create, newest, yunying, clock } = await setUp();
  const id = await create({ dueTime: '2026-06-20 15:00:00', remind: 60 });
  clock.now += 2 * 3_600_000 + 60_000;
  expect(await newest(yunying)).toMatchObject({ title: '备忘将到期：回访家长' });
  await yunying.post(`${base}/edit`, { id, ...memo, dueTime: '2026-06-20 18:00:00', remind: 60 });
  await yunying.post('/ssystem-api/api/message/readAll');
  expect(await newest(yunying)).toBeNull();
  clock.now += 3 * 3_600_000;
  expect(await newest(yunying)).toMatchObject({ title: '备忘将到期：回访家长' });
});

test('[G3] author and assignees change the state of a memo, in valid steps', async () => {
  const { admin, create, yunying } = await setUp();
  const id = await create();
  expect(await admin.post(`${base}/status`, { id, status: 1 })).toMatchObject({
    msg: '仅负责人可以变更状态',
  });
  expect((await yunying.post(`${base}/status`, { id, status: 1, rev: 1 })).code).toBe(20000);
  expect(await yunying.post(`${base}/status`, { id, status: 2, rev: 1 })).toMatchObject({
    msg: '该记录已被他人处理，请刷新后重试',
  });
  expect((await yunying.post(`${base}/status`, { id, status: 2 })).code).toBe(20000);
  expect((await yunying.post(`${base}/status`, { id, status: 1 })).code).toBe(40000);
  expect((await yunying.post(`${base}/status`, { id, status: 0 })).code).toBe(20000);
});

test('[G3] users other than its author need the permission to assign', async () => {
  const { create, mockServer, as } = await setUp();
  const id = await create();
  await allowOnly(mockServer, 'zhuanjia', ['management:memo:list', 'management:memo:edit']);
  const zhuanjia = await as('zhuanjia');
  expect((await zhuanjia.post(`${base}/edit`, { id, title: '改' })).code).toBe(40000);
  expect((await zhuanjia.post(`${base}/edit`, { id, title: '改一下' })).code).toBe(40301);
});

test.each<[object, string]>([
  [{ assigneeIds: [] }, '请选择负责人'],
  [{ remind: 15 }, '请先设置截止时间'],
  [{ dueTime: '2026-06-20 11:00:00' }, '截止时间须晚于当前时间'],
  [{ bizType: 'expert/order', bizId: 99_999 }, '关联的数据不存在'],
  [{ assigneeIds: [2, 6] }, '请选择负责人'],
  [{ assigneeIds: [18] }, '请选择负责人'],
  [{ watcherIds: [9999] }, '请选择关注人'],
])('[G3] a memo with %j is refused: %s', async (more, msg) => {
  const { admin } = await setUp();
  expect(await admin.post(`${base}/add`, { ...memo, ...more })).toMatchObject({ code: 40000, msg });
});

test('[G3] an assignee whose account is disabled later stays in the memo', async () => {
  const { create, yunying, mockServer } = await setUp();
  const id = await create({ assigneeIds: [2, 4] });
  const accounts = await mockServer.table(accountTable);
  await accounts.put({ ...(accounts.get(4) ?? expect.unreachable()), status: '1' });
  const save = (assigneeIds: number[]) => yunying.post(`${base}/edit`, { id, assigneeIds });
  expect((await save([4])).code).toBe(20000);
  expect((await save([2])).code).toBe(20000);
  expect(await save([4])).toMatchObject({ code: 40000, msg: '请选择负责人' });
});

test('[G3] [CODE-9] a reply that is sent again after a time-out is written once', async () => {
  const { create, admin } = await setUp();
  const id = await create();
  for (const requestNo of ['a', 'a', 'b'])
    await admin.post(`${base}/reply`, { id, content: '已联系', requestNo });
  expect(Object((await admin.post(`${base}/info`, { id })).data).replies).toHaveLength(2);
});

test('[G3] a memo tells its reader the allowed steps and changes', async () => {
  const { create, mockServer, admin, as, yunying } = await setUp();
  const id = await create();
  await allowOnly(mockServer, 'zhuanjia', ['management:memo:list', 'management:memo:edit']);
  const flags = async (caller: typeof admin) => {
    const { isMine, isEditable } = Object((await caller.post(`${base}/info`, { id })).data);
    return [isMine, isEditable];
  };
  expect(await flags(yunying)).toEqual([1, 1]);
  expect(await flags(admin)).toEqual([0, 1]);
  expect(await flags(await as('zhuanjia'))).toEqual([0, 0]);
});

test('[G3] a person named in a memo’s text is notified once', async () => {
  const { create, admin, yunying, newest } = await setUp();
  const id = await create({ content: '请 @林知远 复核' });
  expect(await newest(admin)).toMatchObject({ title: '在备忘「回访家长」中提到了你' });
  await admin.post('/ssystem-api/api/message/readAll');
  await yunying.post(`${base}/edit`, { id, ...memo, content: '请 @林知远 今天复核' });
  expect(await newest(admin)).toBeNull();
});

test('[G3] memos are found by one of their assignees', async () => {
  const { create, admin } = await setUp();
  const [both, other] = [await create({ assigneeIds: [2, 4] }), await create({ assigneeIds: [2] })];
  const found = await admin.post(`${base}/list`, { page: 1, limit: 100, assigneeIds: '4' });
  const ids = Object.values<{ id: number }>(Object(found.data).list).map(({ id }) => id);
  expect(ids).toContain(both);
  expect(ids).not.toContain(other);
});
