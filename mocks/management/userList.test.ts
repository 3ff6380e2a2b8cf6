import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { allowOnly } from '../allowOnly';
import { orderTable } from '../expert/orderTable';
import { type StudentRow, studentTable } from '../expert/studentTable';
import { permissionsOf } from '../resourceTestClient';
import type { CardRow } from './card/cardTables';
import { recordTable } from './card/cardTables';
import { createCardClient } from './card/cardTestClient';

const { operations } = managementEndpoints['management/user-list'];
const { user: lookup } = managementEndpoints['management/card-data'].operations;
const permissions = permissionsOf(operations);
const day = 86_400_000;

const listSchema = z.object({
  list: z.array(z.looseObject({ id: z.number(), mobile: z.string(), storeId: z.number() })),
  total: z.number(),
});

async function open() {
  const client = await createCardClient();
  const { ask, mockServer, cards } = client;
  const [students, orders] = [await mockServer.table(studentTable), await mockServer.table(orderTable)];
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask(operations.list, { page: 1, limit: 500, ...filters })).data);
  const text = async (body: object) => {
    const { code, msg } = await ask(operations.vip, { remark: '客户来电办理', ...body });
    return code === 20000 ? 'done' : `${code} ${msg}`;
  };
  const who = (matches: (row: StudentRow) => boolean) => students.find(matches) ?? expect.unreachable();
  /** A card of the student's institution that nobody has bound. */
  const freeCard = async ({ storeId }: StudentRow, cardType: number) => {
    const free =
      cards.find((card) => card.status === 0 && card.cardType === cardType) ?? expect.unreachable();
    return cards.put({ ...free, status: 1, storeId, bindDeadline: '2026-09-30' });
  };
  return { ...client, students, orders, list, text, who, freeCard };
}

const of = (userType: number, vipPayType: number) => (row: StudentRow) =>
  row.userType === userType && row.vipPayType === vipPayType;
const byCard = (row: StudentRow, card: CardRow) => ({
  ...{ userId: row.id, userType: card.cardType, vipPayType: 2, cardNo: card.cardNo },
});

test('[G6] the seed covers all types and ways of payment; counts equal the lists; mobiles are masked', async () => {
  const { list, ask, students, sound } = await open();
  const all = await list();
  expect(all.total).toBe(300);
  expect(students.all()).toHaveLength(300);
  expect(all.list.every(({ mobile }) => /^1\d{2}\*{4}\d{4}$/.test(mobile))).toBe(true);
  const counts = (await ask(operations.counts, {})).data;
  for (const userType of [0, 1, 2, 3]) {
    expect(counts[userType]).toBe((await list({ userType })).total);
    expect(counts[userType]).toBeGreaterThan(0);
  }
  for (const vipPayType of [0, 1, 2, 3, 4]) expect((await list({ vipPayType })).total).toBeGreaterThan(0);
  await sound();
});

test('[G6] one box finds a user by mobile, card, order or name', async () => {
  const { list, cards, orders, who } = await open();
  const card = cards.find(({ status }) => status === 2) ?? expect.unreachable();
  const holder = who(({ id }) => id === card.userId);
  const order = orders.find(({ status }) => status === 4) ?? expect.unreachable();
  const found = async (keyword: string) => (await list({ keyword })).list.map(({ id }) => id);
  expect(await found(card.cardNo)).toEqual([holder.id]);
  expect(await found(groupedNumber(card.cardNo))).toEqual([holder.id]);
  const wide = (text: string) =>
    text.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
  expect(await found(wide(groupedNumber(card.cardNo)))).toEqual([holder.id]);
  expect((await list({ cardNo: wide(card.cardNo) })).list).toMatchObject([{ id: holder.id }]);
  expect(await found(order.no.toLowerCase())).toEqual([order.userId]);
  expect(await found(order.no)).toEqual([order.userId]);
  expect(await found(holder.name)).toContain(holder.id);
  expect(await found(holder.mobile)).toContain(holder.id);
  expect(JSON.stringify((await list()).list)).not.toContain('orderNos');
});

test('[G6] a user comes with the data of the membership; an unknown mobile finds nothing', async () => {
  const { ask, who, admin } = await open();
  const member = who(of(2, 2));
  expect((await ask(operations.one, { id: member.id })).data).toMatchObject({
    ...{ id: member.id, userType: 2, vipPayType: 2, provinceIds: member.provinceIds, trialDays: 3 },
    ...{ cardId: expect.any(Number), cardNo: expect.stringMatching(/^\d{16}$/), rev: 1, yearChanges: 0 },
  });
  expect((await ask(operations.one, { id: 9 })).msg).toBe('考生不存在');
  expect((await ask(lookup, { mobile: member.mobile })).data).toMatchObject({ name: member.name });
  expect(await admin.post(lookup.path, { mobile: '19900000009' })).toMatchObject({ code: 20000, data: null });
});

test('[G6] a card makes a member, moves from 1 to 2 and writes its record', async () => {
  const { text, who, freeCard, cards, students, mockServer, sound, ask } = await open();
  const student = who(of(0, 0));
  const card = await freeCard(student, 1);
  expect(await text({ userId: student.id, userType: 1, vipPayType: 2 })).toBe('40000 请输入 16 位卡号');
  expect(await text(byCard(student, { ...card, cardNo: '1234567890123456' }))).toBe('40000 卡号不存在');
  expect(await text({ ...byCard(student, card), userType: 2 })).toBe('40000 卡类型与用户类型不一致');
  expect(await text(byCard(student, card))).toBe('done');
  expect(cards.get(card.id)).toMatchObject({ status: 2, userId: student.id, bindType: 2 });
  expect(students.get(student.id)).toMatchObject({
    ...{ userType: 1, vipPayType: 2, vipExpire: '2026-09-30 23:59:59', startTime: '2026-06-20 12:00:00' },
    ...{ provinceIds: [student.provinceId], rev: student.rev + 1 },
  });
  const records = (await mockServer.table(recordTable)).all().filter(({ cardId }) => cardId === card.id);
  expect(records.at(-1)).toMatchObject({ event: 6, fromStatus: 1, toStatus: 2, userId: student.id, side: 1 });
  const { data } = await ask(platformCalls.auditLog, { bizType: 'management/user-list', bizId: student.id });
  expect(data[0]).toMatchObject({
    ...{ action: '设置会员（平台代办）', remark: '客户来电办理' },
    changes: expect.arrayContaining([expect.objectContaining({ label: '用户类型', after: '志愿卡' })]),
  });
  await sound();
});

test('[G6] an upgrade takes a new card and voids the old one with that reason', async () => {
  const { text, who, freeCard, cards, sound } = await open();
  const student = who(of(1, 1));
  const old =
    cards.find(({ userId, status }) => userId === student.id && status === 2) ?? expect.unreachable();
  const card = await freeCard(student, 2);
  expect(await text(byCard(student, card))).toBe('done');
  expect(cards.get(old.id)).toMatchObject({ status: 5, voidReason: 3 });
  expect(cards.get(card.id)).toMatchObject({ status: 2, userId: student.id });
  expect(await text({ userId: student.id, userType: 1, vipPayType: 2 })).toBe(
    '40000 不支持由升学卡改为志愿卡，请提交会员卡退款工单',
  );
  await sound();
});

test('[G6] a renewed membership keeps its card, which lasts as long', async () => {
  const { text, who, cards, students, sound } = await open();
  const { id: userId, vipExpire = '' } = who(of(2, 2));
  const kinds = { userId, userType: 2, vipPayType: 2 };
  const less = '40000 缩短有效期或减少省份请提交修改权限工单';
  expect(await text({ ...kinds, expireTime: '2026-08-01' })).toBe(less);
  expect(await text({ ...kinds, expireTime: '2026-10-31' })).toBe('done');
  expect(students.get(userId)?.vipExpire).toBe('2026-10-31 23:59:59');
  expect(cards.find((card) => card.userId === userId && card.status === 2)).toMatchObject({
    vipExpire: '2026-10-31 23:59:59',
  });
  expect(vipExpire).toBe('2026-09-30 23:59:59');
  expect(await text({ ...kinds, provinceIds: [110000] })).toBe('40000 可用省份须包含高考省份');
  await sound();
});

test('[G6] a paid, fitting order proves a purchase; experts go on with one-to-one', async () => {
  const { text, who, orders, students, sound } = await open();
  const student = who(of(0, 0));
  const kinds = { userId: student.id, userType: 2, vipPayType: 4 };
  expect(await text(kinds)).toBe('40000 请选择服务订单');
  const order = orders.find(({ vipPayType }) => vipPayType === 4) ?? expect.unreachable();
  await orders.put({ ...order, userId: student.id, status: 0, createTime: '2026-06-20 11:00:00' });
  expect(await text({ ...kinds, orderNo: order.no })).toBe('40000 该订单未支付');
  await orders.put({ ...order, userId: student.id, status: 2, expertId: 4 });
  expect(await text({ ...kinds, vipPayType: 3, orderNo: order.no })).toBe('40000 该订单与开通方式不符');
  expect(await text({ ...kinds, orderNo: order.no })).toBe('done');
  expect(students.get(student.id)).toMatchObject({
    userType: 2,
    vipPayType: 4,
    orderNo: order.no,
    expertId: 4,
  });
  expect(await text({ ...kinds, vipPayType: 2, cardNo: '1260001000000019' })).toBe(
    '40000 专家一对一用户无需更换开通方式',
  );
  await sound();
});

test('[G6] a trial is given once per number, for a month at most, and ended by hand or by itself', async () => {
  const { text, who, freeCard, cards, students, clock, list, sound } = await open();
  const student = who((row) => of(0, 0)(row) && row.trialUsed === 0);
  const card = await freeCard(student, 3);
  const trial = byCard(student, card);
  expect(await text({ ...trial, expireTime: '2026-07-30' })).toBe('40000 体验卡有效期不超过 30 天');
  expect(await text(trial)).toBe('done');
  expect(students.get(student.id)).toMatchObject({
    userType: 3,
    vipExpire: '2026-06-23 23:59:59',
    trialUsed: 1,
  });
  expect(await text({ userId: student.id, userType: 0, vipPayType: 0 })).toBe('done');
  expect(cards.get(card.id)).toMatchObject({ status: 3 });
  const another = await freeCard(student, 3);
  expect(await text(byCard(student, another))).toBe('40000 该用户已使用过体验卡');
  await sound();
  const other = who(of(3, 2));
  clock.now += 8 * day;
  await list();
  expect(students.get(other.id)).toMatchObject({ userType: 0, vipPayType: 0 });
  await sound();
});

test('[G6] a membership without a card ends by itself as well, whoever the first reader', async () => {
  const { ask, who, clock } = await open();
  const bought = who(of(1, 3));
  clock.now = Date.parse('2026-10-01T00:00:00+08:00');
  expect((await ask(operations.one, { id: bought.id })).data).toMatchObject({ userType: 0, vipPayType: 0 });
});

test('[G6] a change of a stale user is refused; a repeated number changes nothing', async () => {
  const { text, ask, who, freeCard, students } = await open();
  const student = who(of(0, 0));
  const body = { ...byCard(student, await freeCard(student, 1)), requestNo: 'a', rev: student.rev };
  const first = await ask(operations.vip, body);
  expect(first.code).toBe(20000);
  expect(await ask(operations.vip, body)).toEqual(first);
  expect(students.get(student.id)?.rev).toBe(student.rev + 1);
  expect(await text({ ...body, requestNo: 'b' })).toBe('40000 该记录已被他人处理，请刷新后重试');
});

test('[G6] a number is revealed by its own call with the permission; an institution has only its own users', async () => {
  const { ask, as, mockServer, who } = await open();
  const [own, foreign] = [who(({ storeId }) => storeId === 2), who(({ storeId }) => storeId > 2)];
  expect((await ask(operations.plain, { id: own.id, field: 'mobile' })).data).toEqual({ value: own.mobile });
  await allowOnly(mockServer, 'jigou', permissions);
  const jigou = await as('jigou');
  const rows = listSchema.parse((await jigou.post(operations.list.path, { limit: 500 })).data);
  expect(new Set(rows.list.map(({ storeId }) => storeId))).toEqual(new Set([2]));
  expect((await jigou.post(operations.plain.path, { id: foreign.id, field: 'mobile' })).code).toBe(40301);
  expect((await jigou.post(operations.one.path, { id: foreign.id })).code).not.toBe(20000);
  const masked = { mobile: expect.stringContaining('****'), guardianMobile: expect.stringContaining('****') };
  expect((await jigou.post(operations.one.path, { id: own.id })).data).toMatchObject(masked);
  expect((await ask(operations.one, { id: own.id })).data).toMatchObject(masked);
});
