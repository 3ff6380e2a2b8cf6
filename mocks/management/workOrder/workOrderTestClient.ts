import { expect } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import { orderTable } from '../../expert/orderTable';
import { studentTable } from '../../expert/studentTable';
import { brokenMoney } from '../../finance/broken';
import { ledgerTable } from '../../finance/tables';
import type { Caller } from '../../testClient';
import { createTestClient } from '../../testClient';
import { brokenCards } from '../card/broken';
import { cardTable } from '../card/cardTables';
import { messageTable } from '../messageTable';
import { type WorkOrderRow, workOrderTable } from './workOrderTable';

const submission = managementEndpoints['management/work-order-submission'].operations;
const desk = managementEndpoints['management/work-order-list'].operations;

type Call = `submission.${keyof typeof submission & string}` | keyof typeof desk;

function pathOf(call: Call): string {
  const own = Object.entries(submission).find(([name]) => `submission.${name}` === call);
  const of = own ?? Object.entries(desk).find(([name]) => name === call);
  return of?.[1].path ?? '';
}

/** A client of the service center and of the desk, with the tables that their steps change. */
export async function createWorkOrderClient() {
  const client = createTestClient();
  const { mockServer, as } = client;
  const tables = {
    orders: await mockServer.table(workOrderTable),
    customers: await mockServer.table(orderTable),
    students: await mockServer.table(studentTable),
    cards: await mockServer.table(cardTable),
    ledger: await mockServer.table(ledgerTable),
    messages: await mockServer.table(messageTable),
  };
  const admin = await as('admin');
  const by = (caller: Caller) => async (call: Call, body: object) => {
    const { code, msg, data } = await caller.post(pathOf(call), body);
    return { code, msg, data: Object(data) };
  };
  const ask = by(admin);
  const textOf = async (call: Call, body: object) => {
    const { code, msg } = await ask(call, body);
    return `${code} ${msg}`;
  };
  const first = (matches: (row: WorkOrderRow) => boolean) =>
    tables.orders.find(matches) ?? expect.unreachable();
  const row = (id: number) => tables.orders.get(id) ?? expect.unreachable();
  /** Takes a work order up as the administrator. */
  const taken = async (order: WorkOrderRow) => {
    await tables.orders.put({ ...order, status: 1, handlerId: 1 });
    return row(order.id);
  };
  const sound = async () => {
    expect(await brokenMoney(mockServer)).toEqual([]);
    expect(await brokenCards(mockServer)).toEqual([]);
  };
  return { ...client, ...tables, admin, by, ask, textOf, first, row, taken, sound };
}

/** Members that all submitted work orders have in common. */
export const asked = { reason: '家长来电说明了情况，申请办理', contactMobile: '19900000006' };
