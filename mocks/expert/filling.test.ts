import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowOnly } from '../allowOnly';
import { batchTable } from '../gaokao/batchTable';
import { cardTable } from '../management/card/cardTables';
import { operLogTable } from '../monitor/operLog';
import { createTestClient } from '../testClient';
import { dayLength, formatTime } from '../time';
import { secondExpertId } from './expertTable';
import { orderTable } from './orderTable';
import { firstStudentId, studentTable } from './studentTable';

const api = '/ssystem-api/api';
const rows = z.object({ list: z.array(z.looseObject({ id: z.number() })), total: z.number() });

test('[E1] the seeds hold 64 students of nine provinces; an expert sees only her own', async () => {
  const { as, mockServer } = createTestClient();
  const listed = async (name: string, filters = {}) =>
    rows.parse((await (await as(name)).post(`${api}/expertFill/list`, { limit: 5, ...filters })).data);
  const [student] = (await listed('admin')).list;
  expect(student).toMatchObject({ mobile: expect.stringMatching(/^199\*{4}\d{4}$/) });
  const provinces = new Set((await mockServer.table(studentTable)).all().map(({ provinceId }) => provinceId));
  expect(provinces.size).toBe(9);
  expect((await listed('admin')).total).toBe(64);
  expect((await listed('admin', { provinceId: 430000 })).total).toBe(24);
  expect((await listed('zhuanjia', { expertId: secondExpertId })).total).toBe(0);
  expect((await listed('zhuanjia')).list.every(({ expertId }) => expertId === 4)).toBe(true);
});

test('[E1] a filter by 截止时间 finds nobody whose batch has none', async () => {
  const { as, mockServer } = createTestClient();
  const batches = await mockServer.table(batchTable);
  for (const batch of batches.all())
    if (batch.provinceId === 430000) await batches.put({ ...batch, fillEnd: undefined });
  const body = { limit: 100, provinceId: 430000, deadlineTo: '2099-12-31' };
  const { data } = await (await as('admin')).post(`${api}/expertFill/list`, body);
  expect(rows.parse(data).total).toBe(0);
});

test('[E1] students without a 考生号 are no twins of each other', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const students = await mockServer.table(studentTable);
  const first = students.get(firstStudentId) ?? expect.unreachable();
  const other = students.find(({ storeId }) => storeId !== first.storeId) ?? expect.unreachable();
  for (const row of [first, other]) await students.put({ ...row, examNo: '' });
  const { data } = await admin.post(`${api}/expertFill/list`, { keyword: first.name });
  expect(rows.parse(data).list.find(({ id }) => id === firstStudentId)).toMatchObject({ twin: 0 });
});

test('[E1] [A16] experts without room or without the province get no student', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const students = (await mockServer.table(studentTable)).all();
  const waiting = students.filter(({ fillStatus, provinceId }) => fillStatus === 0 && provinceId === 430000);
  const ids = waiting.map(({ id }) => id);
  const assign = (expertIds: number[], strategy = 2) =>
    admin.post(`${api}/expertFill/assign`, { ids: ids.join(), strategy, expertIds: expertIds.join() });
  expect(await assign([15])).toMatchObject({ code: 40000, msg: expect.stringContaining('不负责该省') });
  const { code, data } = await assign([4, secondExpertId], 3);
  expect(code).toBe(20000);
  expect(data).toMatchObject({ assigned: ids.map((id) => ({ id })) });
  const after = await mockServer.table(studentTable);
  expect(ids.map((id) => after.get(id)?.fillStatus)).toEqual(ids.map(() => 1));
});

test('[E1] a student with a table or an order stays; another one is deleted, and her card void', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const students = await mockServer.table(studentTable);
  const remove = async (id = 0) => (await admin.post(`${api}/expertFill/del`, { id })).msg;
  const orders = await mockServer.table(orderTable);
  const ordered = orders.all().find(({ userId }) => students.get(userId)?.fillStatus === 0)?.userId ?? 0;
  for (const id of [firstStudentId, ordered])
    expect(await remove(id)).toBe('该考生已有志愿表或订单，不能删除');
  for (const { id, userId } of orders.all()) if (userId === ordered) await orders.remove(id);
  const cards = await mockServer.table(cardTable);
  const free = cards.find(({ status }) => status === 1) ?? expect.unreachable();
  const vipExpire = formatTime(mockServer.now() + dayLength);
  const student = students.get(ordered) ?? expect.unreachable();
  await students.put({ ...student, userType: 1, vipPayType: 2, vipExpire });
  for (const status of [4, 2]) {
    await cards.put({ ...free, status, userId: ordered });
    const refused = '该用户的会员卡已冻结，请先解冻';
    expect(await remove(ordered)).toBe(status === 4 ? refused : 'success');
  }
  expect(cards.get(free.id)).toMatchObject({ status: 5, voidReason: 4 });
  expect(students.get(ordered)).toBeUndefined();
  const undo = { bizType: 'expert/filling', id: String(ordered) };
  expect(await admin.post(`${api}/recycle/undo`, undo)).toMatchObject({ code: 20000 });
  const restored = students.get(ordered);
  expect(restored).toMatchObject({ id: ordered, userType: 0, vipPayType: 0 });
  expect(restored?.vipExpire).not.toBe(vipExpire);
});

test('[E1] a state is reached only from its predecessors', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const students = (await mockServer.table(studentTable)).all();
  const inState = (status: number) => students.find(({ fillStatus }) => fillStatus === status)?.id;
  const move = async (status: number, fillStatus: number, reason = '') =>
    (await admin.post(`${api}/expertFill/status`, { ids: String(inState(status)), fillStatus, reason })).msg;
  expect(await move(0, 4)).toBe('当前状态不允许该操作');
  expect(await move(4, 9)).toBe('已定稿的考生不能关闭');
  expect(await move(4, 2)).toBe('请输入原因');
  expect(await move(1, 2)).toBe('请先保存志愿表');
  expect(await move(5, 2, '分数更正')).toBe('success');
});

test('[E1] the permission to list changes no state; each state needs its own', async () => {
  const { as, mockServer } = createTestClient();
  const students = (await mockServer.table(studentTable)).all();
  const inState = (status: number) => students.find(({ fillStatus }) => fillStatus === status)?.id;
  const list = 'expert:filling:list';
  const move = async (held: string[], from: number, fillStatus: number) => {
    await allowOnly(mockServer, 'yunying', [list, ...held]);
    const body = { ids: String(inState(from)), fillStatus, reason: '分数更正' };
    return (await (await as('yunying')).post(`${api}/expertFill/status`, body)).code;
  };
  for (const [from, to] of [
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 5],
    [4, 2],
    [2, 9],
  ] as const)
    expect([to, await move([], from, to)]).toEqual([to, 40301]);
  const others = [
    'expert:filling:fill',
    'expert:volunteer:final',
    'expert:report:deliver',
    'expert:filling:close',
  ];
  for (const [needed, from, to] of [
    ['expert:filling:fill', 5, 2],
    ['expert:volunteer:final', 3, 4],
    ['expert:report:deliver', 4, 5],
    ['expert:filling:close', 2, 9],
  ] as const) {
    expect(
      await move(
        others.filter((other) => other !== needed),
        from,
        to,
      ),
    ).toBe(40301);
    expect(await move([needed], from, to)).not.toBe(40301);
  }
});

test('[E2] lists and records mask numbers; each reveal is a call in the student’s log', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const student = (await mockServer.table(studentTable)).get(firstStudentId);
  const { mobile = '', examNo = '' } = student ?? {};
  const { data: one } = await admin.post(`${api}/apply/userInfo`, { id: firstStudentId });
  const { data: listed } = await admin.post(`${api}/expertFill/list`, { keyword: examNo });
  expect(one).toMatchObject({ examNo: expect.stringMatching(/^\d{4}\*{6}\d{4}$/) });
  for (const answer of [one, listed]) {
    expect(JSON.stringify(answer)).toContain(String(firstStudentId));
    expect(JSON.stringify(answer)).not.toContain(mobile);
    expect(JSON.stringify(answer)).not.toContain(examNo);
  }
  for (const [field, value] of [
    ['mobile', mobile],
    ['examNo', examNo],
  ] as const)
    expect((await admin.post(`${api}/expertFill/mobile`, { id: firstStudentId, field })).data).toEqual({
      [field]: value,
    });
  const { data: log } = await admin.post(`${api}/expertFill/log`, { id: firstStudentId });
  expect(log).toMatchObject([{ field: '查看考生号' }, { field: '查看手机号' }]);
});

test('[E2] a save keeps a masked number as it was, and the operation log holds nothing personal', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const students = await mockServer.table(studentTable);
  const before = students.get(firstStudentId);
  const { data: one } = await admin.post(`${api}/apply/userInfo`, { id: firstStudentId });
  const { mobile, examNo } = z.looseObject({ mobile: z.string(), examNo: z.string() }).parse(one);
  const body = { id: firstStudentId, mobile, examNo, height: 171.5, remark: '家长已到店' };
  expect((await admin.post('/appv2/api/index/editUser', body)).code).toBe(20000);
  expect(students.get(firstStudentId)).toMatchObject({
    mobile: before?.mobile,
    examNo: before?.examNo,
    height: 171.5,
  });
  const logs = (await mockServer.table(operLogTable)).all();
  const log = logs.find(({ operParam }) => operParam.includes('家长已到店'));
  expect(log).toBeDefined();
  for (const secret of ['171.5', before?.mobile, before?.examNo, String(before?.rank)])
    expect(JSON.stringify(log)).not.toContain(secret);
});

test('[E2] a score is locked after two changes; wishes may not contradict exclusions', async () => {
  const { as } = createTestClient();
  const admin = await as('admin');
  const save = async (changes: object) =>
    (await admin.post('/appv2/api/index/editUser', { id: firstStudentId + 1, ...changes })).msg;
  expect(await save({ score: 653 })).toBe('success');
  expect(await save({ score: 654 })).toBe('success');
  expect(await save({ score: 655 })).toBe('成绩修改次数已用完，请提交「修改分数」工单');
  expect(await save({ score: 751 })).toBe('总分须为 0–750 的整数');
  const wish = { provinceIds: [], majorCodes: ['101101K'], natures: [] };
  expect(await save({ prefer: { ...wish, cityNames: [], labels: [] }, exclude: wish })).toBe(
    '「护理学」不能同时为意向和排除',
  );
  expect(await save({ subjects: ['物理', '历史', '化学'] })).toBe('请选择 1 门首选科目和 2 门再选科目');
  expect((await admin.post(`${api}/apply/userInfo`, { id: 9 })).msg).toBe('考生不存在');
});

test('[E2] the log tells a change in the words of the form, and repeats no personal number', async () => {
  const admin = await createTestClient().as('admin');
  const changes = { scoreType: 2, subjects: ['物理', '化学', '政治'], examNo: '99430000000001' };
  await admin.post('/appv2/api/index/editUser', { id: firstStudentId, ...changes });
  const { data } = await admin.post(`${api}/expertFill/log`, { id: firstStudentId });
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: '成绩类型', from: '高考成绩', to: '模考成绩' }),
      expect.objectContaining({ field: '选考科目', to: '物理、化学、思想政治' }),
      expect.objectContaining({ field: '考生号', from: '', to: '已修改' }),
    ]),
  );
});

test('[E2] a card is bound once, while valid', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const cards = await mockServer.table(cardTable);
  const numberOf = (status: number) =>
    cards.find((card) => card.storeId === 2 && card.cardType === 1 && card.status === status)?.cardNo ?? '';
  const bind = async (cardNo: string, userId = firstStudentId + 10) => {
    const about = { userId, userType: 1, vipPayType: 2, year: 2026, expireTime: '2026-09-30' };
    return (await admin.post(`${api}/apply/userVipSave`, { ...about, cardNo })).msg;
  };
  const free = numberOf(1);
  expect(await bind(numberOf(2))).toBe('该卡已被使用');
  expect(await bind(numberOf(3))).toBe('该卡已过期');
  expect(await bind('6226990000000999')).toBe('卡号不存在');
  expect(await bind(free)).toBe('success');
  expect(await bind(free, firstStudentId + 14)).toBe('该卡已被使用');
});
