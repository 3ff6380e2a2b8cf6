import { expect, test } from 'vitest';
import { allEndpoints } from '@/resources';
import { moneyAccountTable } from '../../finance/tables';
import { recycleTable } from '../recycleTable';
import { cardOfUser } from './workOrderFacts';
import { createWorkOrderClient } from './workOrderTestClient';

const done = { result: '已按申请处理，请核对', password: 'admin123' };

test('[G9] an order refund sets 已退款 and returns the share; a frozen account leaves everything as it was', async () => {
  const { first, taken, textOf, row, customers, ledger, mockServer, sound } = await createWorkOrderClient();
  const order = await taken(first(({ type, status }) => type === 1 && status <= 1));
  const accounts = await mockServer.table(moneyAccountTable);
  const account = accounts.get(order.storeId) ?? expect.unreachable();
  await accounts.put({ ...account, status: 1 });
  const before = { ledger: ledger.all().length, customers: [...customers.all()] };
  expect(await textOf('finish', { id: order.id, ...done })).toBe('40000 机构账户已冻结，暂停支出');
  expect(row(order.id)).toEqual(order);
  expect(ledger.all()).toHaveLength(before.ledger);
  expect(customers.all()).toEqual(before.customers);
  await accounts.put({ ...account, status: 0 });
  const refundAmount = '100.00';
  expect(await textOf('finish', { id: order.id, ...done, refundAmount })).toBe('20000 success');
  expect(customers.find(({ no }) => no === order.customerOrderNo)).toMatchObject({ status: 6, refundAmount });
  expect(ledger.all().at(-1)).toMatchObject({ wallet: 2, direction: 2, bizType: 10, fen: '4000' });
  expect(row(order.id)).toMatchObject({ status: 2, result: done.result, refundAmount, rev: order.rev + 1 });
  await sound();
});

test('[G9] a recalled card is void, its user ordinary, and the institution refunded', async () => {
  const { first, taken, textOf, row, cards, students, ledger, sound } = await createWorkOrderClient();
  const order = await taken(
    first(({ type, status, refundAmount }) => type === 2 && status === 0 && refundAmount !== '0.00'),
  );
  const card = cards.find(({ cardNo }) => cardNo === order.cardNo) ?? expect.unreachable();
  const bindTime = '2026-06-19 10:00:00';
  await cards.put({ ...card, bindTime });
  expect(await textOf('finish', { id: order.id, ...done, refundAmount: '9999.00' })).toBe(
    '40000 退款金额不能大于结算价',
  );
  expect(await textOf('finish', { id: order.id, ...done })).toBe('20000 success');
  expect(cards.get(card.id)).toMatchObject({ status: 5, voidReason: 2 });
  const vipExpire = '2026-06-20 12:00:00';
  expect(students.get(order.userId ?? 0)).toMatchObject({ userType: 0, vipPayType: 0, vipExpire });
  expect(ledger.all().at(-1)).toMatchObject({
    ...{ wallet: 1, direction: 1, bizType: 5, bizNo: order.orderNo, storeId: order.storeId },
  });
  expect(row(order.id).status).toBe(2);
  await sound();
});

test('[G9] a card refund concerns that card alone, and goes to its institution', async () => {
  const { first, taken, textOf, row, cards, students, ledger, sound } = await createWorkOrderClient();
  const order = await taken(
    first(({ type, status, refundAmount }) => type === 2 && status === 0 && refundAmount !== '0.00'),
  );
  const card = cards.find(({ cardNo }) => cardNo === order.cardNo) ?? expect.unreachable();
  await cards.put({ ...card, cardNo: '1260009000000010', bindTime: '2026-06-19 10:00:00' });
  const count = ledger.all().length;
  expect(await textOf('finish', { id: order.id, ...done })).toBe('40000 用户已更换会员卡，请驳回后重新提交');
  expect([row(order.id).status, ledger.all().length]).toEqual([1, count]);
  await cards.put({ ...card, bindTime: '2026-06-19 10:00:00' });
  const student = students.get(order.userId ?? 0) ?? expect.unreachable();
  await students.put({ ...student, storeId: order.storeId + 1 });
  expect(await textOf('finish', { id: order.id, ...done })).toBe('20000 success');
  expect(ledger.all().at(-1)).toMatchObject({ storeId: card.storeId, bizType: 5, bizNo: order.orderNo });
  await sound();
});

test('[G9] a change of year ends membership and card with the new year', async () => {
  const { first, taken, textOf, students, cards, mockServer } = await createWorkOrderClient();
  const order = await taken(
    first(({ type, status, userId }) => {
      const user = students.get(userId ?? 0);
      return type === 3 && status <= 1 && (user?.vipPayType === 1 || user?.vipPayType === 2);
    }),
  );
  const userId = order.userId ?? 0;
  expect(await textOf('finish', { id: order.id, ...done })).toBe('20000 success');
  const vipExpire = `${order.newYear}-09-30 23:59:59`;
  expect(students.get(userId)).toMatchObject({ year: order.newYear, vipExpire });
  const card = await cardOfUser(mockServer, userId);
  expect(cards.get(card?.id ?? 0)?.vipExpire).toBe(vipExpire);
});

test('[G9] a change of year leaves the end of a trial alone, and moves that of a frozen card', async () => {
  const { first, taken, textOf, students, cards, orders, sound } = await createWorkOrderClient();
  const order = await taken(first(({ type, status }) => type === 3 && status === 0));
  const finish = async (userType: number) => {
    const card = cards.find((row) => row.cardType === userType && row.status === 2) ?? expect.unreachable();
    const { id: userId, year, vipExpire } = students.get(card.userId ?? 0) ?? expect.unreachable();
    const newYear = year + 1;
    await cards.put({ ...card, status: 4, formerStatus: 2 });
    await orders.put({ ...order, userId, newYear });
    expect(await textOf('finish', { id: order.id, ...done })).toBe('20000 success');
    const usual = `${newYear}-09-30 23:59:59`;
    return { vipExpire, usual, ends: [students.get(userId)?.vipExpire, cards.get(card.id)?.vipExpire] };
  };
  const trial = await finish(3);
  expect(trial.ends[0]).toBe(trial.vipExpire);
  const member = await finish(1);
  expect(member.ends).toEqual([member.usual, member.usual]);
  await sound();
});

test('[G9] new rights begin at once: with their province, their usual end, and no second trial', async () => {
  const { first, taken, textOf, students, orders, clock, sound } = await createWorkOrderClient();
  const order = await taken(first(({ type, status }) => type === 4 && status === 0));
  const user = students.find((row) => row.userType === 0 && row.trialUsed === 0) ?? expect.unreachable();
  const about = { userId: user.id, newExpireTime: '', newProvinceIds: [] };
  const finish = async (newUserType: number) => {
    await orders.put({ ...order, ...about, newUserType });
    return textOf('finish', { id: order.id, ...done });
  };
  const double = students.find(({ id, mobile }) => id !== user.id && mobile !== user.mobile);
  await students.put({ ...(double ?? expect.unreachable()), mobile: user.mobile, trialUsed: 1 });
  expect(await finish(3)).toBe('40000 该用户已使用过体验卡');
  await students.put(double ?? expect.unreachable());
  expect(await finish(3)).toBe('20000 success');
  expect(students.get(user.id)).toMatchObject({
    ...{ userType: 3, vipPayType: 3, trialUsed: 1, vipExpire: '2026-06-23 23:59:59' },
    ...{ provinceIds: [user.provinceId], startTime: '2026-06-20 12:00:00' },
  });
  clock.now += 5 * 86_400_000;
  expect(await finish(1)).toBe('20000 success');
  expect(students.get(user.id)).toMatchObject({
    ...{ userType: 1, vipExpire: `${user.year}-09-30 23:59:59`, startTime: '2026-06-25 12:00:00' },
  });
  await sound();
});

test('[G9] a change of rights may shorten the time; another type ends the card; no trial follows a card', async () => {
  const { first, taken, textOf, students, cards, mockServer, sound, row, orders } =
    await createWorkOrderClient();
  const order = await taken(
    first(({ type, status, userId }) => {
      const user = students.get(userId ?? 0);
      return type === 4 && status <= 1 && user?.userType === 1 && user.vipPayType <= 2;
    }),
  );
  const userId = order.userId ?? 0;
  const user = students.get(userId) ?? expect.unreachable();
  const card = (await cardOfUser(mockServer, userId)) ?? expect.unreachable();
  const wish = { newUserType: 2, newProvinceIds: [user.provinceId, 110000], newExpireTime: '2026-08-01' };
  await orders.put({ ...order, ...wish, newUserType: 3 });
  expect(await textOf('finish', { id: order.id, ...done })).toBe('40000 正式卡用户不能改为体验卡');
  expect(students.get(userId)).toEqual(user);
  expect(row(order.id).status).toBe(1);
  await orders.put({ ...order, ...wish });
  expect(await textOf('finish', { id: order.id, ...done })).toBe('20000 success');
  expect(students.get(userId)).toMatchObject({
    ...{ userType: 2, vipPayType: 3, vipExpire: '2026-08-01 23:59:59', provinceIds: wish.newProvinceIds },
  });
  expect(cards.get(card.id)).toMatchObject({ status: 5, voidReason: 3 });
  await sound();
});

test('[G9] a deregistered user is in the recycle bin, and the card is void', async () => {
  const { first, taken, textOf, students, cards, customers, mockServer, sound, admin } =
    await createWorkOrderClient();
  const order = await taken(
    first(
      ({ type, status, userId }) => type === 5 && status === 0 && students.get(userId ?? 0)?.vipPayType === 2,
    ) ?? expect.unreachable(),
  );
  const userId = order.userId ?? 0;
  const user = students.get(userId) ?? expect.unreachable();
  const card = await cardOfUser(mockServer, userId);
  const open = customers.all()[0] ?? expect.unreachable();
  await customers.put({ ...open, userId, status: 2 });
  expect(await textOf('finish', { id: order.id, ...done })).toBe('40000 用户有未完成的订单，不能注销');
  expect(students.get(userId)).toEqual(user);
  await customers.put(open);
  expect(await textOf('finish', { id: order.id, ...done })).toBe('20000 success');
  expect(students.get(userId)).toBeUndefined();
  expect(cards.get(card?.id ?? 0)).toMatchObject({ status: 5, voidReason: 4 });
  const kept = (await mockServer.table(recycleTable)).all().at(-1);
  expect(kept).toMatchObject({ entity: '2', bizId: userId, name: user.name });
  await sound();
  await admin.post('/ssystem-api/api/recycle/restore', { id: String(kept?.id) });
  const gone = { userType: 0, vipPayType: 0, vipExpire: '2026-06-20 12:00:00' };
  expect(students.get(userId)).toMatchObject({ name: user.name, ...gone });
  await sound();
});

test('[G9] a change of score sets rank and subjects, outdates the tables, and uses up no staff change', async () => {
  const { first, taken, textOf, students, orders, row, clock } = await createWorkOrderClient();
  const order = await taken(first(({ type, status }) => type === 6 && status <= 1));
  const userId = order.userId ?? 0;
  const user = students.get(userId) ?? expect.unreachable();
  await students.put({ ...user, scoreType: 1, scoreChanges: 2 });
  await orders.put({ ...order, newSubjects: ['物理', '化学'] });
  expect(await textOf('finish', { id: order.id, ...done })).toMatch(/^40000 请选择/);
  expect(row(order.id).status).toBe(1);
  await orders.put(order);
  clock.now += 60_000;
  expect(await textOf('finish', { id: order.id, ...done })).toBe('20000 success');
  expect(students.get(userId)).toMatchObject({
    ...{ score: order.newScore, rank: order.newRank, scoreChanges: 2, updatedAt: '2026-06-20 12:01:00' },
  });
});

test('[G9] every list that named a user still answers after her removal', async () => {
  const { admin, first, taken, textOf, students } = await createWorkOrderClient();
  const order = await taken(first(({ type, status }) => type === 5 && status <= 1));
  await textOf('finish', { id: order.id, ...done });
  expect(students.get(order.userId ?? 0)).toBeUndefined();
  const names = [
    'expert/filling',
    'expert/order',
    'expert/volunteer',
    'expert/appointment',
    'management/appraisal',
  ];
  for (const name of [
    ...names,
    'management/card-data',
    'management/card-record',
    'management/work-order-list',
  ]) {
    const { path = '' } = allEndpoints[name]?.operations.list ?? {};
    expect((await admin.post(path, { page: 1, limit: 1 })).code, name).toBe(20000);
  }
});
