import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { storeTable } from '../customer/storeTable';
import { createTestClient } from '../testClient';
import { messageTable } from './messageTable';
import { noticeTable, receiptTable } from './noticeTable';
import { recycleTable } from './recycleTable';

const base = '/ssystem-api/api/notice';
const notice = { title: '出分日安排', type: 1, audience: 1, content: '<p>请值班。</p>' };

async function setUp() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const create = async (more: object = {}) => {
    const { data } = await admin.post(`${base}/add`, { ...notice, ...more });
    return Number(Object(data).id);
  };
  return { ...client, admin, create };
}

test('[G7] a draft is not read; publication notifies the users of the institutions', async () => {
  const { admin, as, create, mockServer } = await setUp();
  const id = await create({ audience: 2, storeIds: [2, 5] });
  const jigou = await as('jigou');
  expect((await jigou.post(`${base}/info`, { id })).code).toBe(40000);
  expect(await admin.post(`${base}/status`, { id, status: 1 })).toMatchObject({ code: 20000 });
  const listed = async () => Object((await jigou.post(`${base}/list`, { title: '出分日安排' })).data).list;
  expect((await listed())[0]).toMatchObject({ id, isRead: 0 });
  expect((await jigou.post(`${base}/info`, { id })).data).toMatchObject({ title: '出分日安排', isRead: 1 });
  expect((await listed())[0]).toMatchObject({ id, isRead: 1 });
  const told = (await mockServer.table(messageTable))
    .all()
    .filter(({ bizType, bizId }) => bizType === 'management/notices' && bizId === id);
  expect(told.map(({ receiverId }) => receiverId)).toContain(6);
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({ readRate: '1/2', ackRate: '' });
});

test('[G7] [1.6] a notice is submitted and returned; a published one is in no review', async () => {
  const { admin, create } = await setUp();
  const id = await create();
  const step = async (name: string, more: object = {}) =>
    (await admin.post(`${base}/${name}`, { id, ...more })).msg;
  const info = async () => Object((await admin.post(`${base}/info`, { id })).data);
  expect(await step('sendBack', { reason: '请核对日期' })).toBe('该内容未提交审核');
  await step('submit');
  expect(await info()).toMatchObject({ submitTime: '2026-06-20 12:00:00', isInReview: 1 });
  await step('sendBack', { reason: '请核对日期' });
  expect(await info()).toMatchObject({ submitTime: '', isInReview: 0 });
  await step('submit');
  await step('status', { status: 1 });
  expect(await info()).toMatchObject({ status: 1, submitTime: '' });
});

test.each([{ audience: 2, storeIds: [5] }, { publishTime: '2026-07-01 09:00:00' }])(
  '[G7] a notice with %j is absent for an institution outside its time or audience',
  async (more) => {
    const { admin, as, create } = await setUp();
    const id = await create(more);
    await admin.post(`${base}/status`, { id, status: 1 });
    const refusal = { msg: '数据不存在或已被删除' };
    expect(await (await as('jigou')).post(`${base}/info`, { id })).toMatchObject(refusal);
  },
);

test('[G7] a confirmation is given once, and asked for anew after a change with a warning', async () => {
  const { admin, as, create, clock } = await setUp();
  const ackDeadline = '2026-06-20 15:00:00';
  const id = await create({ needAck: 1, ackDeadline });
  await admin.post(`${base}/status`, { id, status: 1 });
  const jigou = await as('jigou');
  clock.now += 4 * 3_600_000;
  expect((await jigou.post(`${base}/ack`, { id })).code).toBe(20000);
  expect(await jigou.post(`${base}/ack`, { id })).toMatchObject({ code: 40000, msg: '已确认过该公告' });
  expect((await jigou.post(`${base}/info`, { id })).data).toMatchObject({ ackTime: '2026-06-20 16:00:00' });
  const change = { id, title: '出分日安排（修订）', ackDeadline: '2026-06-25 00:00:00' };
  expect(await admin.post(`${base}/edit`, change)).toMatchObject({
    code: 601,
    msg: '已有机构确认，修改后将要求重新确认，确定修改吗？',
  });
  expect((await admin.post(`${base}/edit`, { ...change, force: 1 })).code).toBe(20000);
  expect((await jigou.post(`${base}/info`, { id })).data).toMatchObject({ ackTime: '' });
});

test('[G7] a change of a confirmed notice that a colleague has changed asks both questions at once', async () => {
  const { admin, as, create } = await setUp();
  const id = await create({ needAck: 1, ackDeadline: '2026-06-25 00:00:00' });
  await admin.post(`${base}/status`, { id, status: 1 });
  await (await as('jigou')).post(`${base}/ack`, { id });
  expect(await admin.post(`${base}/edit`, { id, rev: 1, title: '出分日安排（修订）' })).toMatchObject({
    ...{ code: 601, data: null },
    msg: '该记录已被他人修改，仍要覆盖吗？已有机构确认，修改后将要求重新确认，确定修改吗？',
  });
});

test('[G7] the matrix has no notice before its time or after its end', async () => {
  const { admin, create, clock } = await setUp();
  const id = await create({ publishTime: '2026-06-20 13:00:00', expireTime: '2026-06-20 15:00:00' });
  await admin.post(`${base}/status`, { id, status: 1 });
  const isShown = async () => {
    const { notices } = Object((await admin.post(`${base}/receiptMatrix`)).data);
    return notices.some((shown: { readonly id: number }) => shown.id === id);
  };
  expect(await isShown()).toBe(false);
  clock.now += 3_600_000;
  expect(await isShown()).toBe(true);
  clock.now += 2 * 3_600_000;
  expect(await isShown()).toBe(false);
});

test('[G7] institutions without a receipt are reminded, not twice within four hours', async () => {
  const { admin, clock, mockServer } = await setUp();
  const missing = await admin.post(`${base}/receipts`, { id: 20, state: 0, page: 1, limit: 100 });
  const { total } = Object(missing.data);
  expect((await admin.post(`${base}/remind`, { id: 20 })).data).toEqual({ count: total });
  expect(await admin.post(`${base}/remind`, { id: 20 })).toMatchObject({ msg: '4 小时内已催办过' });
  clock.now += 4 * 3_600_000 + 1000;
  expect((await admin.post(`${base}/remind`, { id: 20 })).code).toBe(20000);
  const receipts = (await mockServer.table(receiptTable)).all().filter(({ noticeId }) => noticeId === 20);
  const done = await admin.post(`${base}/receipts`, { id: 20, state: 1, page: 1, limit: 100 });
  expect(Object(done.data).total + total).toBeGreaterThanOrEqual(receipts.length);
});

test('[G7] [1.5] the log tells for whom a notice was, its files, and that it has to be confirmed', async () => {
  const { admin, create } = await setUp();
  const id = await create({ files: ['/profile/upload/名单.pdf'] });
  const files = ['/profile/upload/值班表.pdf'];
  const changes = { audience: 2, storeIds: [2], files, needAck: 1, ackDeadline: '2026-06-25 18:00:00' };
  await admin.post(`${base}/edit`, { id, ...changes });
  const about = { bizType: 'management/notices', bizId: id };
  expect(Object((await admin.post(platformCalls.auditLog.path, about)).data)[0].changes).toMatchObject([
    { label: '接收范围', before: '全部机构', after: '指定机构' },
    { label: '指定机构', before: '', after: '启明升学规划中心' },
    { label: '附件', before: '名单.pdf', after: '值班表.pdf' },
    { label: '需确认回执', before: '否', after: '是' },
    { label: '回执截止', before: '', after: changes.ackDeadline },
  ]);
});

test.each<[object, string]>([
  [{ title: '短' }, '标题长度为 4-60 个字符'],
  [{ type: '' }, '请选择类型'],
  [{ audience: 2 }, '请选择指定机构'],
  [{ audience: 2, storeIds: [2, 99_999] }, '请选择指定机构'],
  [{ content: '<p>&nbsp;</p>' }, '请输入内容'],
  [{ needAck: 1 }, '请选择回执截止'],
  [{ needAck: 1, ackDeadline: '2026-06-01 00:00:00' }, '回执截止须晚于发布时间'],
  [
    { needAck: 1, ackDeadline: '2026-06-25 00:00:00', expireTime: '2026-06-24 23:59:59' },
    '失效时间不能早于回执截止',
  ],
  [{ pinned: 1, title: '第三条和第四条' }, '最多置顶 3 条'],
])('[G7] a notice with %j is refused: %s', async (more, msg) => {
  const { admin, create } = await setUp();
  await create({ pinned: 1 });
  expect(await admin.post(`${base}/add`, { ...notice, ...more })).toMatchObject({ code: 40000, msg });
});

test('[G7] an institution that is deleted stays in its notices, and is in no new one', async () => {
  const { admin, create, mockServer } = await setUp();
  const id = await create({ audience: 2, storeIds: [2, 5] });
  const stores = await mockServer.table(storeTable);
  const gone = stores.get(5) ?? expect.unreachable();
  await stores.put({ ...gone, deleteTime: '2026-06-20 11:00:00' });
  expect((await admin.post(`${base}/edit`, { id, title: '出分日安排（修订）' })).code).toBe(20000);
  expect(await admin.post(`${base}/add`, { ...notice, audience: 2, storeIds: [5] })).toMatchObject({
    ...{ code: 40000, msg: '请选择指定机构' },
  });
});

test('[1.6] published content is withdrawn before it is deleted; a batch is done in part', async () => {
  const { admin, mockServer } = await setUp();
  expect(await admin.post(`${base}/del`, { id: '20' })).toMatchObject({ msg: '已发布内容请先下架再删除' });
  expect(await admin.post(`${base}/status`, { id: '20,1', status: 2 })).toMatchObject({
    code: 44444,
    msg: '成功 1 条，失败 1 条',
    data: { done: [20], failed: [{ id: 1, msg: '该内容未发布' }] },
  });
  const table = await mockServer.table(noticeTable);
  const draft = table.get(1);
  if (draft) await table.put({ ...draft, content: '' });
  expect(await admin.post(`${base}/status`, { id: 1, status: 1 })).toMatchObject({ msg: '请先完善必填内容' });
  expect((await admin.post(`${base}/del`, { id: '20' })).code).toBe(20000);
});

test('[G7] a scheduled notice notifies once, at its time', async () => {
  const { admin, as, create, clock } = await setUp();
  const jigou = await as('jigou');
  const newest = async () => {
    const { latest } = Object((await jigou.post('/ssystem-api/api/message/unread')).data);
    await jigou.post('/ssystem-api/api/message/readAll');
    return latest?.title ?? '';
  };
  const id = await create({ publishTime: '2026-06-20 15:00:00' });
  await admin.post(`${base}/status`, { id, status: 1 });
  expect(await newest()).not.toBe(notice.title);
  clock.now += 3 * 3_600_000;
  expect(await newest()).toBe(notice.title);
  expect(await newest()).toBe('');
});

test('[G7] a notice is not published once the time to confirm it is over', async () => {
  const { admin, create, clock } = await setUp();
  const id = await create({ needAck: 1, ackDeadline: '2026-06-20 15:00:00' });
  clock.now += 4 * 3_600_000;
  const refusal = { code: 40000, msg: '回执截止须晚于发布时间' };
  expect(await admin.post(`${base}/status`, { id, status: 1 })).toMatchObject(refusal);
  // the draft of the seed is not too late
  expect(await admin.post(`${base}/status`, { id: 1, status: 1 })).toMatchObject({ code: 20000 });
});

test('[G7] rates count the institutions that a notice is for', async () => {
  const { admin, as, create } = await setUp();
  const id = await create({ audience: 2, storeIds: [2, 5] });
  await admin.post(`${base}/status`, { id, status: 1 });
  await (await as('jigou')).post(`${base}/info`, { id });
  await admin.post(`${base}/edit`, { id, storeIds: [5, 6] });
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({ readRate: '0/2' });
});

test('[G5] [G7] restored notices leave no more than three at the top', async () => {
  const { admin, create, mockServer } = await setUp();
  const id = await create({ pinned: 1 });
  await admin.post(`${base}/del`, { id });
  await create({ pinned: 1 });
  const gone = (await mockServer.table(recycleTable)).all().filter(({ entity }) => entity === '8');
  await admin.post('/ssystem-api/api/recycle/restore', { id: gone.map(({ id }) => id).join(',') });
  const pinned = (await mockServer.table(noticeTable)).all().filter((row) => row.pinned === 1);
  expect(pinned).toHaveLength(3);
});
