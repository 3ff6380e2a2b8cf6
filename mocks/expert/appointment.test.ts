import { expect, test } from 'vitest';
import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { allowOnly } from '../allowOnly';
import { createResourceClient } from '../resourceTestClient';
import { createTestClient, noon } from '../testClient';
import { type AppointmentRow, appointmentTable } from './appointmentTable';
import { orderTable } from './orderTable';
import { studentTable } from './studentTable';

const { operations } = expertEndpoints['expert/appointment'];

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as);
  const table = await client.mockServer.table(appointmentTable);
  for (const { id } of [...table.all()]) if (as === 'admin') await table.remove(id);
  const put = (changes: Partial<AppointmentRow>) => table.put({ ...row, ...changes });
  return { ...client, table, put };
}

/** 101 is of 湖南, as is what the experts 4 and 901 serve. */
const form = {
  ...{ userId: 101, expertId: 4, way: 3, start: '2026-06-22 14:00:00', minutes: 60, topic: '1' },
};
const row: AppointmentRow = {
  ...{ id: 501, no: 'YY2606200501', ...form, place: '', link: '', orderId: null, status: 0 },
  ...{ summary: '', reason: '', source: '', remark: '' },
  ...{ createTime: '', createBy: '', updateTime: '', updateBy: '' },
};

test('[E9] the seeds put 40 appointments around today; an expert sees her own', async () => {
  const total = async (as: string) => {
    const caller = await createTestClient().as(as);
    const { data } = await caller.post(operations.list.path, { page: 1, limit: 100 });
    return z.looseObject({ total: z.number() }).parse(data).total;
  };
  expect(await total('admin')).toBe(40);
  expect(await total('zhuanjia')).toBeGreaterThan(0);
  expect(await total('zhuanjia')).toBeLessThan(40);
});

test('[E9] the front desk, which is no expert, books for all of them', async () => {
  const { mockServer, as } = createTestClient();
  await allowOnly(mockServer, 'yunying', ['expert:appointment:list']);
  const caller = await as('yunying');
  const { data } = await caller.post(operations.list.path, { page: 1, limit: 100 });
  expect(data).toMatchObject({ total: 40 });
});

test('[E9] no two of the seeds share an expert and a time', async () => {
  const { mockServer } = createTestClient();
  const rows = (await mockServer.table(appointmentTable)).all();
  expect(new Set(rows.map(({ expertId, start }) => `${expertId} ${start}`)).size).toBe(40);
  expect(rows.every(({ userId }) => userId > 0)).toBe(true);
});

test.each([
  [{ way: 1 }, '请输入地点'],
  [{ way: 2 }, '请输入会议链接'],
  [{ way: 9 }, '请选择咨询方式'],
  [{ start: '2026-06-20 11:30:00' }, '预约时间须晚于当前时间'],
  [{ start: '2026-06-22 22:00:00' }, '预约时间须在 08:00–22:00 之间'],
  [{ start: '2026-06-22 14:15:00' }, '预约时间须为整点或半点'],
  [{ minutes: 45 }, '请选择时长'],
  [{ topic: '' }, '请选择咨询主题'],
  [{ expertId: 15 }, '该专家不负责考生所在省份'],
  [{ orderId: 9999 }, '关联订单须为该考生已支付的订单'],
  [{ userId: '' }, '请选择考生'],
])('[E9] %o is refused: %s', async (changes, refusal) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...form, ...changes })).toBe(`40000 ${refusal}`);
});

test('[E9] an expert has one appointment at a time; a second one of a student asks first', async () => {
  const { ask, textOf, mockServer } = await open();
  expect((await ask('create', form)).code).toBe(20000);
  const name = (await mockServer.table(studentTable)).get(101)?.name;
  const other = { ...form, userId: 102, start: '2026-06-22 14:30:00' };
  expect(await textOf('create', other)).toBe(`40000 该时段专家已有预约（14:00–15:00 ${name}）`);
  expect((await ask('create', { ...form, start: '2026-06-22 15:00:00' })).code).toBe(20000);
  const twice = { ...form, expertId: 901 };
  expect(await textOf('create', twice)).toBe('601 该考生同一时段已有预约，仍要预约？');
  expect((await ask('create', { ...twice, force: 1 })).code).toBe(20000);
});

test('[E9] moving returns 已预约 to 待确认; another expert needs the right to reassign', async () => {
  const { ask, put, table, mockServer } = await open();
  await put({ status: 1 });
  expect((await ask('update', { id: 501, start: '2026-06-23 09:00:00', expertId: 901 })).code).toBe(20000);
  expect(table.get(501)).toMatchObject({ status: 0, expertId: 901, start: '2026-06-23 09:00:00' });
  await put({ status: 1 });
  await ask('update', { id: 501, remark: '带成绩单' });
  expect(table.get(501)?.status).toBe(1);
  await mockServer.table(appointmentTable);
  const expert = await open('zhuanjia');
  await expert.put({ expertId: 4, start: '2026-07-22 14:00:00' });
  expect((await expert.ask('update', { id: 501, expertId: 901 })).code).toBe(40301);
});

test('[E9] an expert books for herself alone; one who assigns students sees all, and books for all', async () => {
  const { mockServer, as } = createTestClient();
  const permissions = ['expert:appointment:list', 'expert:appointment:create'];
  const students = await mockServer.table(studentTable);
  await students.put({ ...(students.get(101) ?? expect.unreachable()), expertId: 4 });
  const book = async (expertId: number, hour: number, ...more: string[]) => {
    await allowOnly(mockServer, 'zhuanjia', [...permissions, ...more]);
    const booking = { ...form, expertId, start: `2026-07-22 ${hour}:00:00` };
    return (await (await as('zhuanjia')).post(operations.create.path, booking)).code;
  };
  expect(await book(901, 10)).toBe(40301);
  expect(await book(4, 10)).toBe(20000);
  expect(await book(901, 11, 'expert:filling:assign')).toBe(20000);
  expect(await book(901, 12, 'expert:appointment:reassign')).toBe(20000);
});

test('[E9] states follow the allowed order, each with its required members', async () => {
  const { ask, textOf, put, clock } = await open();
  await put({});
  const minutes = '<p>谈了很久，很有收获，下周再来。</p>';
  expect(await textOf('finish', { id: 501, status: 2, summary: minutes })).toBe(
    '40000 该预约当前为「待确认」，不能进行此操作',
  );
  expect((await ask('confirm', { id: 501, status: 1 })).code).toBe(20000);
  expect(await textOf('finish', { id: 501, status: 2, summary: minutes })).toBe('40000 未到预约时间');
  expect(await textOf('finish', { id: 501, status: 4 })).toBe('40000 未到预约时间');
  expect(await textOf('cancel', { id: 501, status: 3, reason: ' ' })).toBe('40000 请输入取消原因');
  clock.now = noon + 4 * 86_400_000;
  expect(await textOf('finish', { id: 501, status: 2, summary: '<p>太短</p>' })).toBe(
    '40000 请输入咨询纪要（不少于 10 字）',
  );
  expect((await ask('finish', { id: 501, status: 4 })).code).toBe(20000);
  expect(await textOf('update', { id: 501, remark: '迟到' })).toBe('40000 该预约当前为「未到场」，不能修改');
  expect(await textOf('remove', { id: 501 })).toBe('40000 仅待确认和已取消的预约可以删除');
});

test('[E9] an order that was refunded since bars no change, but cannot be linked anew', async () => {
  const { textOf, put, mockServer } = await open();
  const orders = await mockServer.table(orderTable);
  const [linked, other] = orders.all().slice(0, 2);
  for (const order of [linked, other]) if (order) await orders.put({ ...order, userId: 101, status: 6 });
  await put({ orderId: linked?.id ?? expect.unreachable() });
  expect(await textOf('update', { id: 501, start: '2026-06-23 09:00:00' })).toBe('20000 success');
  const refusal = '40000 关联订单须为该考生已支付的订单';
  expect(await textOf('update', { id: 501, orderId: other?.id })).toBe(refusal);
});

test('[E9] slots are the half hours of a day; taken and past ones are not free', async () => {
  const { ask, put } = await open();
  await put({ start: '2026-06-20 14:00:00', minutes: 90, status: 1 });
  const { data } = await ask('slots', { expertId: 4, date: '2026-06-20' });
  const slots = z.array(z.object({ start: z.string(), end: z.string(), free: z.number() })).parse(data);
  expect(slots).toHaveLength(28);
  const taken = slots.filter(({ free }) => free === 0).map(({ start }) => start.slice(11, 16));
  expect(taken).toEqual([
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
    '14:00',
    '14:30',
    '15:00',
  ]);
});
