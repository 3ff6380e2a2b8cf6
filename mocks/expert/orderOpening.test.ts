import { expect, test } from 'vitest';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { type CardRow, cardTable } from '../management/card/cardTables';
import { createTestClient } from '../testClient';
import { orderTable } from './orderTable';
import { studentTable } from './studentTable';

const { operations } = expertEndpoints['expert/order'];
const { openVip } = expertEndpoints['expert/student'].operations;

/** A paid order of a 志愿卡, and two free cards of its institution. */
async function open() {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const [orders, students] = [await mockServer.table(orderTable), await mockServer.table(studentTable)];
  const unpaid = orders.find(({ status, product }) => status === 0 && product === 2) ?? expect.unreachable();
  const student = students.get(unpaid.userId) ?? expect.unreachable();
  const cards = await mockServer.table(cardTable);
  const free = cards.all().filter(({ status, cardType }) => status === 1 && cardType === 1);
  const [sold, other] = await Promise.all(
    free.map((card) => cards.put({ ...card, storeId: student.storeId, bindDeadline: '2026-09-30' })),
  );
  if (!sold || !other) return expect.unreachable();
  const order = await orders.put({ ...unpaid, status: 2, cardNo: sold.cardNo });
  const bind = async ({ cardNo }: CardRow, about: object = {}) => {
    const body = { userId: student.id, userType: 1, vipPayType: 2, cardNo, ...about };
    expect((await admin.post(openVip.path, body)).msg).toBe('success');
    return orders.get(order.id)?.opened;
  };
  const finish = async () => (await admin.post(operations.status.path, { id: order.id, status: 4 })).msg;
  const listed = async () =>
    Object((await admin.post(operations.list.path, { keyword: order.no })).data).list[0];
  return { orders, students, student, order, sold, other, bind, finish, listed };
}

test('[E10] a card order ends once its own service is open, which a later membership does not close', async () => {
  const { students, student, order, other, bind, finish, listed } = await open();
  // She has such a card already: it is not the one that she paid for.
  await students.put({ ...student, userType: 1, vipPayType: 2 });
  expect(await finish()).toBe('请先开通权益');
  expect(await listed()).toMatchObject({ opened: 0 });
  expect(await bind(other, { orderNo: order.no })).toBe(1);
  await students.put({ ...student, userType: 2, vipPayType: 3 });
  expect(await listed()).toMatchObject({ opened: 1 });
  expect(await finish()).toBe('success');
});

test('[E10] an order names the card that it was opened with, whichever it was sold with', async () => {
  const { orders, order, other, bind } = await open();
  expect(await bind(other, { orderNo: order.no })).toBe(1);
  expect(orders.get(order.id)).toMatchObject({ cardNo: other.cardNo });
});

test('[E10] the card that an order was sold with opens it, wherever it is bound; another one does not', async () => {
  const { students, student, sold, other, bind } = await open();
  await students.put({ ...student, userType: 0, vipPayType: 0 });
  expect([await bind(other), await bind(sold)]).toEqual([0, 1]);
});
