import { expect, test } from 'vitest';
import { isRecord } from '@/src/lib/record';
import { orderTable } from '../expert/orderTable';
import { studentTable } from '../expert/studentTable';
import { publicUsers, usersOfCrowd } from '../operations/user/publicUsers';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { createTestClient } from '../testClient';
import { sendMessage } from './messages';
import { messageTable } from './messageTable';
import { workOrderTable } from './workOrder/workOrderTable';

const base = '/ssystem-api/api/message';

async function setUp() {
  const client = createTestClient();
  return { ...client, admin: await client.as('admin') };
}

const rowsOf = (data: unknown) =>
  isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];

test('[G4] the seed tells of no record before it was there', async () => {
  const { mockServer } = await setUp();
  const [students, orders, recharges, workOrders] = await Promise.all([
    mockServer.table(studentTable),
    mockServer.table(orderTable),
    mockServer.table(rechargeTable),
    mockServer.table(workOrderTable),
  ]);
  const tables: Readonly<Record<string, { get: (id: number) => { createTime: string } | undefined }>> = {
    'expert/student': students,
    'expert/order': orders,
    'system/recharge': recharges,
    'management/work-order-list': workOrders,
  };
  const told = (await mockServer.table(messageTable)).all().filter(({ bizType }) => bizType !== '');
  const early = told.filter(
    ({ bizType, bizId, createTime }) => createTime < (tables[bizType]?.get(bizId ?? 0)?.createTime ?? '~'),
  );
  expect(early).toEqual([]);
  expect(new Set(told.map(({ bizType }) => bizType))).toEqual(new Set(Object.keys(tables)));
});

test('[G4] messages about one record are one row, with the newest text and a counter', async () => {
  const { admin, mockServer } = await setUp();
  for (const title of ['工单已提交', '工单已受理'])
    await sendMessage(mockServer, {
      ...{ to: { accountIds: [1] }, type: 2, title, content: '请查看。' },
      ...{ bizType: 'management/work-order-list', bizId: 900 },
    });
  const [first] = rowsOf((await admin.post(`${base}/list`, { page: 1, limit: 5 })).data);
  expect(first).toMatchObject({ title: '工单已受理', count: 2, unread: 2 });
  const about = { bizType: 'management/work-order-list', bizId: 900, page: 1, limit: 50 };
  expect((await admin.post(`${base}/list`, about)).data).toMatchObject({ total: 2 });
});

test('[G4] unread messages are counted by type, and a new message changes the count', async () => {
  const { admin, mockServer } = await setUp();
  expect((await admin.post(`${base}/unread`)).data).toMatchObject({ total: 25 });
  await sendMessage(mockServer, { to: { accountIds: [1] }, type: 4, title: '库存不足', content: '请申请。' });
  expect((await admin.post(`${base}/unread`)).data).toMatchObject({
    total: 26,
    latest: { title: '库存不足' },
  });
});

test('[G4] a message is marked as read, and as unread within thirty days', async () => {
  const { admin, mockServer, clock } = await setUp();
  await sendMessage(mockServer, { to: { accountIds: [1] }, type: 1, title: '维护', content: '周日。' });
  const [{ id = 0 } = {}] = rowsOf((await admin.post(`${base}/list`)).data);
  await admin.post(`${base}/read`, { id, isRead: 1 });
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({
    isRead: 1,
    readTime: '2026-06-20 12:00:00',
  });
  await admin.post(`${base}/read`, { id: String(id), isRead: 0 });
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({ isRead: 0, readTime: '' });
  clock.now += 31 * 86_400_000;
  expect(await admin.post(`${base}/read`, { id, isRead: 0 })).toMatchObject({
    code: 40000,
    msg: '超过 30 天的消息不能标为未读',
  });
});

test('[G4] of messages about one record those of thirty days become unread, older ones stay read', async () => {
  const { admin, mockServer, clock } = await setUp();
  const about = { bizType: 'management/work-order-list', bizId: 900 };
  const tell = (title: string) =>
    sendMessage(mockServer, { to: { accountIds: [1] }, type: 2, title, content: '请查看。', ...about });
  await tell('工单已提交');
  clock.now += 31 * 86_400_000;
  await tell('工单已完成');
  const [{ ids = '' } = {}] = rowsOf((await admin.post(`${base}/list`, { page: 1, limit: 1 })).data);
  await admin.post(`${base}/read`, { id: ids, isRead: 1 });
  expect(await admin.post(`${base}/read`, { id: ids, isRead: 0 })).toMatchObject({ code: 20000 });
  const thread = rowsOf((await admin.post(`${base}/list`, { ...about, page: 1, limit: 9 })).data);
  expect(thread.map(({ title, isRead }) => [title, isRead])).toEqual([
    ['工单已完成', 0],
    ['工单已提交', 1],
  ]);
});

test('[G4] all messages of a type are marked, then all; with none left the call is refused', async () => {
  const { admin } = await setUp();
  const before = await admin.post(`${base}/unread`);
  const some = await admin.post(`${base}/readAll`, { type: 1 });
  expect(some.data).toEqual({ count: expect.any(Number) });
  const rest = await admin.post(`${base}/readAll`);
  const counts = [some, rest].map(({ data }) => (isRecord(data) ? Number(data.count) : 0));
  expect(before.data).toMatchObject({ total: counts.reduce((sum, count) => sum + count, 0) });
  expect(await admin.post(`${base}/readAll`)).toMatchObject({ code: 40000, msg: '没有未读消息' });
});

test('[G4] a user neither reads, marks nor deletes the messages of others', async () => {
  const { as } = await setUp();
  const other = await as('caiwu');
  const refusal = { code: 40000, msg: '数据不存在或已被删除' };
  expect(await other.post(`${base}/info`, { id: 1 })).toMatchObject(refusal);
  expect(await other.post(`${base}/read`, { id: 1, isRead: 1 })).toMatchObject(refusal);
  expect(await other.post(`${base}/del`, { id: '1,2' })).toMatchObject(refusal);
});

test.each<[object, string]>([
  [{ receiverIds: [] }, '请选择接收人'],
  [{ receiverIds: [3, 9999] }, '请选择接收人'],
  [{ receiverType: 2, receiverIds: [9999] }, '请选择接收人'],
])('[G4] a message with %j is refused: %s', async (more, msg) => {
  const { admin } = await setUp();
  const message = { receiverType: 1, receiverIds: [3], title: '例会', content: '周一十点。', ...more };
  expect(await admin.post(`${base}/send`, message)).toMatchObject({ code: 40000, msg });
});

test('[G4] a message to an institution reaches its users', async () => {
  const { admin, as } = await setUp();
  const message = { receiverType: 2, receiverIds: [2], title: '额度到账', content: '请查收。' };
  expect((await admin.post(`${base}/send`, message)).data).toEqual({ count: 1 });
  const [first] = rowsOf((await (await as('jigou')).post(`${base}/list`)).data);
  expect(first).toMatchObject({ title: '额度到账', sender: '林知远', isRead: 0 });
});

test('[G4] a message to users reaches the matches of the filter; no match is refused', async () => {
  const { admin, mockServer } = await setUp();
  const users = await publicUsers(mockServer);
  const count = users.filter(({ provinceId, year }) => provinceId === 430000 && year === 2026).length;
  const filter = { provinceId: 430000, year: 2026 };
  const message = { receiverType: 3, title: '填报提醒', content: '今晚截止。' };
  expect((await admin.post(`${base}/receivers`, { receiverType: 3, filter })).data).toEqual({ count });
  expect((await admin.post(`${base}/send`, { ...message, filter })).data).toEqual({ count });
  const nobody = { ...message, filter: { year: 2001 } };
  expect(await admin.post(`${base}/send`, nobody)).toMatchObject({ code: 40000, msg: '没有符合条件的用户' });
});

test('[G4] a message goes to the users of a crowd, or to named users', async () => {
  const { admin, mockServer } = await setUp();
  const count = (await usersOfCrowd(mockServer, 2)).length;
  expect(count).toBeGreaterThan(0);
  const message = { receiverType: 3, title: '填报提醒', content: '今晚截止。' };
  expect((await admin.post(`${base}/receivers`, { receiverType: 3, filter: { crowdId: 2 } })).data).toEqual({
    count,
  });
  expect((await admin.post(`${base}/send`, { ...message, filter: { crowdId: '2' } })).data).toEqual({
    count,
  });
  expect((await admin.post(`${base}/send`, { ...message, receiverIds: ['101', 102] })).data).toEqual({
    count: 2,
  });
  expect(await admin.post(`${base}/send`, { ...message, filter: { crowdId: 99 } })).toMatchObject({
    code: 40000,
    msg: '数据不存在或已被删除',
  });
});

test('[G4] [CODE-9] a message that is sent again after a time-out is written once', async () => {
  const { as } = createTestClient();
  const [admin, yunying] = [await as('admin'), await as('yunying')];
  const unread = async () => Object((await yunying.post('/ssystem-api/api/message/unread')).data).total;
  const before = await unread();
  const body = { receiverType: 1, receiverIds: [2], title: '例会', content: '周一十点', requestNo: 'a' };
  const first = await admin.post('/ssystem-api/api/message/send', body);
  expect(await admin.post('/ssystem-api/api/message/send', body)).toEqual(first);
  expect(await unread()).toBe(before + 1);
});
