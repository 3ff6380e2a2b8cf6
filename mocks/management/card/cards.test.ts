import { expect, test } from 'vitest';
import { z } from 'zod';
import { cardNumber } from '@/resources/management/card/cardNumber';
import { managementEndpoints } from '@/resources/management/endpoints';
import { studentTable } from '../../expert/studentTable';
import { ledgerTable } from '../../finance/tables';
import { createTestClient } from '../../testClient';
import { brokenCards } from './broken';
import { cardTable, recordTable, releaseTable } from './cardTables';
import { createCardClient } from './cardTestClient';
import { storeCards } from './storeCards';

const card = managementEndpoints['management/card-data'].operations;
const batch = managementEndpoints['management/card-release'].operations;
const record = managementEndpoints['management/card-record'].operations;
const remark = '测试用的原因';

test('[G10] the seed has 2,400 cards in all states and a record per change, sound by M6 and M7', async () => {
  const { mockServer } = createTestClient();
  expect(await brokenCards(mockServer)).toEqual([]);
  const cards = (await mockServer.table(cardTable)).all();
  expect(cards).toHaveLength(2400);
  expect(new Set(cards.map(({ cardNo }) => cardNo)).size).toBe(2400);
  expect(new Set(cards.map(({ secret }) => secret)).size).toBe(2400);
  for (const state of [0, 1, 2, 3, 4, 5]) expect(cards.some(({ status }) => status === state)).toBe(true);
  const records = (await mockServer.table(recordTable)).all();
  expect(records.length).toBeGreaterThan(5000);
  for (const card of cards)
    if (card.rev > 1 && card.storeId > 0) expect(records.some(({ cardId }) => cardId === card.id)).toBe(true);
  const left = await storeCards(mockServer);
  for (let id = 2; id <= 36; id += 1) expect(left(id).quotaLeft).toBeGreaterThanOrEqual(0);
});

test('[G10] a card is bound once to a user of its institution, and unbound within a day', async () => {
  const { ask, clock, first, cards, mockServer, sound } = await createCardClient();
  const students = await mockServer.table(studentTable);
  const isFree = ({ userType, storeId }: { userType: number; storeId: number }) =>
    userType === 0 && storeId > 2;
  const student = students.find(isFree) ?? expect.unreachable();
  const free = first((row) => row.status === 1 && row.cardType === 1 && row.storeId !== student.storeId);
  const bind = (cardNo: string, userType = 1) =>
    ask(card.bind, {
      userId: student.id,
      userType,
      vipPayType: 2,
      cardNo,
      year: 2026,
      expireTime: '2026-09-30',
    });
  expect(await bind(free.cardNo)).toMatchObject({ msg: '该卡不属于用户所在机构' });
  await ask(batch.release, {
    ...{ id: 3, storeId: student.storeId, quantity: 1, unitPrice: '0.00', payMode: 3, remark: '赠送' },
  });
  const own = first((row) => row.status === 1 && row.storeId === student.storeId && row.batchId === 3);
  expect(await bind(own.cardNo, 2)).toMatchObject({ msg: '卡类型与用户类型不一致' });
  expect(await bind(own.cardNo)).toMatchObject({ code: 20000 });
  expect(await bind(own.cardNo)).toMatchObject({ msg: '该卡已被使用' });
  await sound();
  expect(await ask(card.unbind, { id: own.id, remark, rev: 1 })).toMatchObject({
    msg: '该记录已被他人处理，请刷新后重试',
  });
  clock.now += 25 * 3_600_000;
  expect(await ask(card.unbind, { id: own.id, remark })).toMatchObject({ msg: '绑定超过 24 小时，不能解绑' });
  clock.now -= 2 * 3_600_000;
  expect(await ask(card.unbind, { id: own.id, remark })).toMatchObject({ data: { status: 1, userName: '' } });
  const ended = { userType: 0, vipPayType: 0, vipExpire: '2026-06-21 11:00:00' };
  expect(students.get(student.id)).toMatchObject(ended);
  expect(cards.get(own.id)?.userId).toBeNull();
  await sound();
});

test('[G10] cards are frozen, unfrozen and voided with a refund, in part where some cannot', async () => {
  const { ask, first, mockServer, sound } = await createCardClient();
  const releases = await mockServer.table(releaseTable);
  const paid = first((row) => row.status === 1 && releases.get(row.releaseId)?.payMode === 1);
  const bound = first(({ status }) => status === 2);
  const frozen = await ask(card.freeze, { id: String(paid.id), remark });
  expect(frozen).toMatchObject({ data: { done: [paid.id] } });
  expect(await ask(card.freeze, { id: paid.id, remark })).toMatchObject({ msg: '该卡当前状态不能冻结' });
  await ask(card.unfreeze, { id: paid.id, remark });
  expect(await ask(card.void, { id: `${paid.id},${bound.id}`, remark })).toMatchObject({
    code: 44444,
    data: { failed: [{ id: bound.id, name: bound.cardNo, msg: '已绑定的卡请提交会员卡退款工单' }] },
  });
  const ledger = (await mockServer.table(ledgerTable)).all();
  expect(ledger.at(-1)).toMatchObject({ bizType: 5, storeId: paid.storeId, direction: 1 });
  expect(await ask(card.freeze, { id: bound.id, remark: '短' })).toMatchObject({
    msg: '原因长度为 5-200 个字符',
  });
  await sound();
});

test('[G10] cards expire by themselves, and only cards without a user are extended', async () => {
  const { ask, first, clock, cards, mockServer, sound } = await createCardClient();
  const soon = first((row) => row.batchId === 5 && row.status === 1);
  const bound = first(({ status }) => status === 2);
  clock.now += 120 * 24 * 3_600_000;
  await ask(card.list, { limit: 1 });
  expect(cards.get(soon.id)).toMatchObject({ status: 3, formerStatus: 1 });
  expect(cards.get(bound.id)).toMatchObject({ status: 3 });
  expect((await mockServer.table(studentTable)).get(bound.userId ?? 0)).toMatchObject({
    userType: 0,
    vipPayType: 0,
  });
  const extend = (id: number, bindDeadline: string) => ask(card.extend, { id, remark, bindDeadline });
  expect(await extend(soon.id, '2027-10-01')).toMatchObject({ msg: '绑定截止日期超出范围' });
  expect(await extend(bound.id, '2027-09-30')).toMatchObject({ msg: '仅过期且未绑定的卡可以延期' });
  expect(await extend(soon.id, '2027-09-30')).toMatchObject({ code: 20000 });
  expect(cards.get(soon.id)).toMatchObject({ status: 1, bindDeadline: '2027-09-30' });
  await sound();
});

test('[G10] lists hold no secret; the password reveals one; missing input is named', async () => {
  const { ask, first, admin } = await createCardClient();
  const { id, cardNo, secret } = first(() => true);
  expect(JSON.stringify((await admin.post(card.list.path, { limit: 50 })).data)).not.toContain(secret);
  expect(await ask(card.secret, { id, password: 'x' })).toMatchObject({ msg: '密码不正确' });
  const { data } = await ask(card.secret, { id, password: 'admin123' });
  expect(data.secret.replaceAll('-', '')).toBe(secret);
  const missing = cardNumber({ type: 1, year: 2026, batchNo: '0099', serial: 1 });
  expect((await ask(card.batchQuery, { cardNos: [cardNo, missing] })).data).toMatchObject({
    list: [{ cardNo, secret: '****-****-****' }],
    missing: [missing],
  });
  const summary = await admin.post(card.summary.path, { cardType: 1 });
  expect(JSON.stringify(summary.data)).not.toContain('"cardType":2');
});

test('[G10] the figures count the cards of a user by name', async () => {
  const { ask } = await createCardClient();
  const holders = await ask(card.list, { limit: 1, status: 2 });
  const [{ userName }] = holders.data.list;
  const { data } = await ask(card.summary, { userName });
  const found = await ask(card.list, { limit: 1, userName });
  const counted = Object.values<{ count: number }>(data).reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(found.data.total);
});

test('[G11] an institution reads only the history of its own cards', async () => {
  const { as, admin } = await createCardClient();
  const jigou = await as('jigou');
  const own = z.object({ total: z.number(), list: z.array(z.object({ storeId: z.number() })) });
  const shown = own.parse((await jigou.post(record.list.path, { limit: 1000 })).data);
  expect(new Set(shown.list.map(({ storeId }) => storeId))).toEqual(new Set([2]));
  const stat = await admin.post(record.stat.path, { createBegin: '2026-06-01' });
  expect(stat.data).toEqual(expect.arrayContaining([expect.objectContaining({ event: 5 })]));
});

test('[G10] cards are found by their province, and by digits in groups', async () => {
  const { admin, cards, first } = await createCardClient();
  const total = async (body: object) => Object((await admin.post(card.list.path, body)).data).total;
  const made = Number(await total({}));
  const hunan = cards.all().filter(({ provinceIds }) => provinceIds.includes(430000)).length;
  expect(hunan).toBeGreaterThan(0);
  expect(await total({ provinceIds: '430000' })).toBe(made);
  expect(await total({ provinceIds: '440000' })).toBe(made - hunan);
  const { cardNo } = first(() => true);
  expect(await total({ cardNo: cardNo.replaceAll(/(.{4})/g, '$1 ') })).toBe(1);
});

test('[G10] a frozen card keeps its user', async () => {
  const { ask, first, sound } = await createCardClient();
  const { id } = first(({ status }) => status === 2);
  await ask(card.freeze, { id, remark });
  await sound();
  expect(await ask(card.void, { id, remark })).toMatchObject({ msg: '已绑定的卡请提交会员卡退款工单' });
  expect(await ask(card.unfreeze, { id, remark })).toMatchObject({ code: 20000 });
  await sound();
});

test('[G10] a card whose membership ended while frozen is expired once unfrozen', async () => {
  const { ask, first, cards, clock, mockServer, sound } = await createCardClient();
  const { id, userId } = first(({ status }) => status === 2);
  await ask(card.freeze, { id, remark });
  clock.now += 500 * 24 * 3_600_000;
  await ask(card.list, { limit: 1 });
  const user = async () => (await mockServer.table(studentTable)).get(userId ?? 0);
  expect([cards.get(id)?.status, (await user())?.userType]).not.toContain(0);
  await sound();
  await ask(card.unfreeze, { id, remark });
  await ask(card.list, { limit: 1 });
  expect(cards.get(id)).toMatchObject({ status: 3 });
  expect(await user()).toMatchObject({ userType: 0, vipPayType: 0 });
  await sound();
});
