import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import { studentTable } from '../expert/studentTable';
import { createResourceClient, permissionsOf } from '../resourceTestClient';
import { type ClientRow, clientTable, followTable } from './clientTable';
import { messageTable } from './messageTable';

const { operations } = managementEndpoints['management/client-data'];
const permissions = permissionsOf(operations);
const log = z.array(z.object({ action: z.string() }));

const listSchema = z.object({
  list: z.array(
    z.looseObject({
      id: z.number(),
      mobile: z.string(),
      storeId: z.number(),
      stage: z.number(),
      twinId: z.number(),
    }),
  ),
  total: z.number(),
});

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as, permissions);
  const { caller, ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 500, ...filters })).data);
  const logOf = async (bizId: number) => {
    const { data } = await caller.post(platformCalls.auditLog.path, {
      bizType: 'management/client-data',
      bizId,
    });
    return log.parse(data).map(({ action }) => action);
  };
  const clients = await client.mockServer.table(clientTable);
  const inStage = (stage: number, more: (row: ClientRow) => boolean = () => true) => {
    const found = clients.find((row) => row.stage === stage && more(row));
    if (!found) throw new Error(`no client in stage ${stage}`);
    return found;
  };
  return { ...client, list, logOf, clients, inStage };
}

const talk = { way: 1, content: '电话沟通，家长有意向' };
const fresh = {
  ...{ name: '顾书瑶', gender: 2, mobile: '19900009100', provinceId: 430000, year: 2026, source: '1' },
};

test('[G2] chips over 260 clients count as the lists; mobiles are masked and found whole', async () => {
  const { list, ask, inStage } = await open();
  const all = await list();
  expect(all.total).toBe(260);
  expect(all.list.every(({ mobile }) => mobile.includes('****'))).toBe(true);
  const counts = z.record(z.string(), z.number()).parse((await ask('counts')).data);
  const filters = {
    today: { today: '1' },
    overdue: { overdue: '1' },
    stale: { stale: '1' },
    twin: { twin: '1' },
  };
  for (const [name, filter] of Object.entries(filters)) {
    expect(counts[name]).toBe((await list(filter)).total);
    expect(counts[name]).toBeGreaterThan(0);
  }
  for (const stage of [0, 1, 2, 3]) expect(counts[stage]).toBe((await list({ stage })).total);
  expect((await list({ keyword: inStage(0).mobile })).total).toBe(1);
});

test('[G2] clients due today come first', async () => {
  const { list } = await open();
  const dues = (await list()).list.map((row) => Number(row.due));
  expect(dues).toEqual(dues.toSorted((one, other) => other - one));
  expect(dues[0]).toBe(1);
});

test('[G2] an institution sees and changes only its own clients, and writes for no other', async () => {
  const { list, textOf, ask, clients } = await open('jigou');
  const own = await list();
  expect(new Set(own.list.map(({ storeId }) => storeId))).toEqual(new Set([2]));
  expect((await list({ storeId: 1 })).total).toBe(own.total);
  const foreign = clients.find(({ storeId, stage }) => storeId === 1 && stage === 0)?.id ?? 0;
  for (const name of ['one', 'follow', 'convert', 'follows'] as const)
    expect(await textOf(name, { id: foreign, ...talk })).toBe('40301 当前操作没有权限');
  expect(await ask('create', { ...fresh, storeId: 1 })).toMatchObject({ code: 20000 });
  expect(clients.find(({ mobile }) => mobile === fresh.mobile)).toMatchObject({ storeId: 2, ownerId: 6 });
});

test('[G2] a mobile is unique in an institution', async () => {
  const { textOf, clients, inStage } = await open();
  const known = inStage(0, ({ storeId }) => storeId === 1);
  const text = await textOf('create', { ...fresh, storeId: 1, mobile: known.mobile });
  expect(text).toMatch(new RegExp(`^40000 该手机号已有客户：${known.name}（负责人 .+）$`));
  expect(await textOf('create', { ...fresh, storeId: 3, mobile: known.mobile, ownerId: 1 })).toMatch(
    /^20000/,
  );
  const same = {
    id: known.id,
    rev: known.rev,
    mobile: `${known.mobile.slice(0, 3)}****${known.mobile.slice(-4)}`,
  };
  expect(await textOf('update', same)).toMatch(/^20000/);
  expect(clients.get(known.id)?.mobile).toBe(known.mobile);
});

test.each([
  [{ mobile: '1234' }, '请输入正确的手机号码'],
  [{ provinceId: null }, '请选择高考省份'],
  [{ year: 2024 }, '请选择高考年份'],
  [{ source: '' }, '请选择客户来源'],
  [{ subjects: ['物理', '历史', '化学'] }, '请选择 1 门首选科目和 2 门再选科目'],
  [{ score: 751 }, '总分须为 0–750 的整数'],
  [{ nextTime: '2026-06-20 12:00:00' }, '下次跟进时间须晚于当前时间'],
  [{ cities: Array.from({ length: 11 }, (_, index) => `城市${index}`) }, '意向城市最多 10 项'],
  [{ ownerId: 6 }, '负责人须为本机构人员'],
  [{ ownerId: 18 }, '请选择负责人'],
])('[G2] a client with %o is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...fresh, ...wrong })).toBe(`40000 ${text}`);
});

test('[G2] a talk begins, a reason loses, a talk resumes, and a won client is final', async () => {
  const { textOf, logOf, clients, inStage, mockServer } = await open();
  const { id } = inStage(0);
  const stage = () => clients.get(id)?.stage;
  expect(await textOf('follow', { id, way: 1, content: '短' })).toBe('40000 跟进内容长度为 5-500 个字符');
  expect(await textOf('follow', { id, ...talk, nextTime: '2026-06-20 11:00:00' })).toBe(
    '40000 下次跟进时间须晚于当前时间',
  );
  expect(await textOf('follow', { id, ...talk, nextTime: '2026-06-22 10:00:00' })).toMatch(/^20000/);
  expect([stage(), clients.get(id)?.nextTime]).toEqual([1, '2026-06-22 10:00:00']);
  expect(await textOf('follow', { id, stage: 3 })).toBe('40000 请选择流失原因');
  expect(await textOf('follow', { id, stage: 3, lostReason: '1' })).toMatch(/^20000/);
  expect([stage(), clients.get(id)?.lostReason, clients.get(id)?.nextTime]).toEqual([3, '1', '']);
  expect(await textOf('follow', { id, ...talk })).toBe('40000 已流失客户请先重新跟进');
  expect(await textOf('follow', { id, ...talk, stage: 1 })).toMatch(/^20000/);
  expect([stage(), clients.get(id)?.lostReason]).toEqual([1, '']);
  const won = inStage(2).id;
  for (const step of [{ ...talk }, { stage: 3, lostReason: '1' }])
    expect(await textOf('follow', { id: won, ...step })).toBe('40000 已成交客户不能变更阶段');
  expect(await textOf('convert', { id: won })).toBe('40000 已成交客户不能变更阶段');
  expect(await textOf('remove', { id: won })).toBe('40000 已成交客户不能删除');
  const talks = (await mockServer.table(followTable)).all().filter(({ clientId }) => clientId === id);
  expect(talks.map((row) => row.stage)).toEqual([1, 3, 1]);
  expect((await logOf(id)).map((action) => action.replace('（平台代办）', ''))).toEqual([
    '重新跟进',
    '标记流失',
    '写跟进',
  ]);
});

test('[G2] a change of a stale client is refused', async () => {
  const { textOf, inStage } = await open();
  const { id, rev } = inStage(0);
  expect(await textOf('follow', { id, rev, ...talk })).toMatch(/^20000/);
  expect(await textOf('follow', { id, rev, ...talk })).toBe('40000 该记录已被他人处理，请刷新后重试');
});

test('[G2] converting makes a user or links the owner of the mobile; an owner elsewhere refuses', async () => {
  const { ask, textOf, clients, inStage, mockServer } = await open();
  const students = await mockServer.table(studentTable);
  const count = students.all().length;
  const unknown = inStage(1, ({ mobile }) => !students.find((row) => row.mobile === mobile));
  const { userId } = z.object({ userId: z.number() }).parse((await ask('convert', { id: unknown.id })).data);
  expect(students.get(userId)).toMatchObject({ name: unknown.name, mobile: unknown.mobile, userType: 0 });
  expect(clients.get(unknown.id)).toMatchObject({ stage: 2, userId });
  const known = inStage(
    1,
    (row) => students.find(({ mobile }) => mobile === row.mobile)?.storeId === row.storeId,
  );
  expect(await ask('convert', { id: known.id })).toMatchObject({
    data: { userId: students.find(({ mobile }) => mobile === known.mobile)?.id },
  });
  expect(students.all()).toHaveLength(count + 1);
  const [first] = students.all();
  const foreign = { ...fresh, storeId: first?.storeId === 3 ? 4 : 3, mobile: first?.mobile, ownerId: 1 };
  const { id } = z.object({ id: z.number() }).parse((await ask('create', foreign)).data);
  expect(await textOf('convert', { id })).toBe('40000 该手机号已属于其他机构的用户');
});

test('[G2] converting links the user of the own institution, whoever else has the mobile', async () => {
  const { ask, inStage, mockServer } = await open();
  const students = await mockServer.table(studentTable);
  const own = (row: ClientRow) =>
    students.find(({ mobile, storeId }) => mobile === row.mobile && storeId === row.storeId);
  const known = inStage(1, (row) => own(row) !== undefined);
  const userId = own(known)?.id;
  const [first] = students.all().filter(({ id }) => id !== userId);
  await students.put({
    ...(first ?? expect.unreachable()),
    mobile: known.mobile,
    storeId: known.storeId + 1,
  });
  expect(await ask('convert', { id: known.id })).toMatchObject({ data: { userId } });
});

test('[G2] several clients are assigned at once with one message to the owner, and failures are named', async () => {
  const { ask, clients, mockServer } = await open();
  const [one, other] = clients.all().filter(({ storeId }) => storeId === 1);
  const { id = 0, name = '' } = clients.find(({ storeId }) => storeId === 2) ?? {};
  const told = async () =>
    (await mockServer.table(messageTable))
      .all()
      .filter(({ receiverId, type }) => receiverId === 7 && type === 7);
  const before = (await told()).length;
  expect(await ask('assign', { id: `${one?.id},${other?.id}`, ownerId: 7 })).toMatchObject({ code: 20000 });
  expect([clients.get(one?.id ?? 0)?.ownerId, clients.get(other?.id ?? 0)?.ownerId]).toEqual([7, 7]);
  expect(await told()).toHaveLength(before + 1);
  expect(await ask('assign', { id: `${one?.id},${id}`, ownerId: 6 })).toMatchObject({
    code: 44444,
    msg: '成功 1 条，失败 1 条',
    data: { done: [id], failed: [{ id: one?.id, name: one?.name, msg: '负责人须为本机构人员' }] },
  });
  expect(name).not.toBe('');
});

test.each(['x', 99_999])(
  '[G2] the platform adds no client to an institution that does not exist: %s',
  async (storeId) => {
    const { ask, clients } = await open();
    const before = clients.all().length;
    expect((await ask('create', { ...fresh, storeId })).code).not.toBe(20000);
    expect(clients.all()).toHaveLength(before);
  },
);

test('[G2] revealing a number needs the permission, and is logged', async () => {
  const { ask, logOf, inStage } = await open();
  const { id, mobile } = inStage(0);
  expect(await ask('plain', { id, field: 'mobile' })).toMatchObject({ data: { value: mobile } });
  expect((await ask('plain', { id, field: 'name' })).code).toBe(40000);
  expect(await logOf(id)).toHaveLength(1);
});
