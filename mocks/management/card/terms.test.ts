import { expect, test } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import { moneyAccountTable } from '../../finance/tables';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { releaseTable } from './cardTables';
import { createCardClient } from './cardTestClient';
import { storeCards } from './storeCards';

const batch = managementEndpoints['management/card-release'].operations;
const card = managementEndpoints['management/card-data'].operations;
const remark = '测试用的原因';
const terms = { id: 1, storeId: 8, quantity: 2, unitPrice: '216.00', remark: '赠送' };

test('[G12] [F5] an institution with a frozen account gets no cards, whatever the payment', async () => {
  const { ask, cards, mockServer } = await createCardClient();
  const accounts = await mockServer.table(moneyAccountTable);
  const account = accounts.get(8) ?? expect.unreachable();
  await accounts.put({ ...account, status: 1 });
  const before = [...cards.all()];
  for (const payMode of [1, 2, 3, 4])
    expect(await ask(batch.release, { ...terms, payMode })).toMatchObject({
      ...{ code: 40000, msg: '机构账户已冻结，暂停支出' },
    });
  expect(cards.all()).toEqual(before);
});

test('[G10] [G12] a card costs its release price, and the price of its batch once it is back', async () => {
  const { ask, cards, sound } = await createCardClient();
  const { data } = await ask(batch.release, { ...terms, unitPrice: '99.50', payMode: 3 });
  const own = cards.all().filter(({ releaseId }) => releaseId === data.releaseId);
  expect(own.map(({ unitPrice }) => unitPrice)).toEqual(['99.50', '99.50']);
  await ask(batch.recall, { id: 1, releaseId: data.releaseId, quantity: 2, remark });
  expect(own.map(({ id }) => cards.get(id)?.unitPrice)).toEqual(['216.00', '216.00']);
  await sound();
});

test('[G12] a requested batch goes to its institution alone, and is of the requested type', async () => {
  const { ask, mockServer } = await createCardClient();
  const releases = await mockServer.table(releaseTable);
  for (const row of releases.all()) if (row.status === 0) await releases.put({ ...row, status: 2 });
  const { data } = await ask(batch.apply, { storeId: 8, cardType: 2, quantity: 2, remark: '出分后补卡' });
  const gift = { ...terms, payMode: 3, releaseId: data.releaseId };
  expect(await ask(batch.release, gift)).toMatchObject({ msg: '该申请的卡类型与批次不一致' });
  expect(await ask(batch.release, { ...gift, storeId: 10 })).toMatchObject({ msg: '该申请不属于所选机构' });
  expect(releases.get(data.releaseId)).toMatchObject({ status: 0 });
});

test('[G12] a request that was served keeps what the institution said', async () => {
  const { ask, as, mockServer } = await createCardClient();
  const releases = await mockServer.table(releaseTable);
  const wanted = { cardType: 1, quantity: 2, remark: '出分后补卡' };
  const { data } = await (await as('jigou')).post(batch.apply.path, wanted);
  const { releaseId } = Object(data);
  const wish = releases.get(releaseId) ?? expect.unreachable();
  const gift = { ...terms, storeId: wish.storeId, payMode: 3, releaseId };
  expect(await ask(batch.release, gift)).toMatchObject({ code: 20000 });
  expect(releases.get(releaseId)).toMatchObject({
    ...{ status: 1, remark: '赠送' },
    application: { time: wish.createTime, by: wish.createBy, remark: '出分后补卡' },
  });
});

test('[G10] [H11] a card of the quota counts as taken until recalled or voided by hand, even without its user', async () => {
  const { ask, cards, mockServer } = await createCardClient();
  const recharges = await mockServer.table(rechargeTable);
  const bought = recharges.find(({ rechargeType }) => rechargeType === '3') ?? expect.unreachable();
  await recharges.put({ ...bought, id: 9001, orderNo: 'CZ9001', storeId: 8, status: 1, quantity: 10 });
  const left = async () => (await storeCards(mockServer))(8).quotaLeft;
  const before = await left();
  const { data } = await ask(batch.release, { ...terms, quantity: 3, payMode: 2 });
  expect(await left()).toBe(before - 3);
  const [first, second, third] = cards.all().filter(({ releaseId }) => releaseId === data.releaseId);
  if (!first || !second || !third) return expect.unreachable();
  await ask(card.void, { id: first.id, remark });
  expect(await left()).toBe(before - 2);
  for (const [row, voidReason] of [
    [second, 2],
    [third, 3],
  ] as const)
    await cards.put({ ...row, status: 5, voidReason });
  expect(await left()).toBe(before - 2);
});
