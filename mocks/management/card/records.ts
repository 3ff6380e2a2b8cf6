import { z } from 'zod';
import type { CardRecord, StatementLine } from '@/resources/management/card/card';
import {
  cardEvents,
  cardStatuses,
  cardTypes,
  operateSides,
  wordsOf,
} from '@/resources/management/card/cardEnumerations';
import { odditiesIn } from '@/resources/management/card/oddities';
import { managementEndpoints } from '@/resources/management/endpoints';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { isOfPlatform, ownStoreScope, storeIdOf } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { storeTable } from '../../customer/storeTable';
import { studentTable } from '../../expert/studentTable';
import { type LedgerRow, ledgerTable } from '../../finance/tables';
import { filterRows, type ListRules } from '../../list';
import { type Route, read, route, type SignedInRequest } from '../../route';
import { cardTable, hasDigits, type RecordRow, recordTable } from './cardTables';
import { withExpiry } from './expiry';

const endpoints = managementEndpoints['management/card-record'];
const { operations } = endpoints;

const listRules: ListRules = {
  contains: ['batchNo', 'userName', 'operatorName'],
  matches: { cardNo: hasDigits },
  order: [
    { field: 'createTime', descending: true },
    { field: 'id', descending: true },
  ],
};

/** Card events (screen G11): read, counted, added up; never changed. */
export const recordRoutes: readonly Route[] = withExpiry([
  ...crudHandlers(endpoints, recordTable, {
    ...listRules,
    scope: ownStoreScope,
    presenter,
    audit: {},
    csv: '会员卡记录',
    columns: {
      时间: 'createTime',
      卡号: 'cardNo',
      卡类型: ['cardType', wordsOf(cardTypes)],
      事件: ['event', wordsOf(cardEvents)],
      批次号: 'batchNo',
      机构: 'storeName',
      用户: 'userName',
      变更前: ['fromStatus', wordsOf(cardStatuses)],
      变更后: ['toStatus', wordsOf(cardStatuses)],
      金额: 'amount',
      流水号: 'ledgerNo',
      操作人: 'operatorName',
      操作端: ['side', wordsOf(operateSides)],
      IP: 'ip',
      备注: 'remark',
    },
  }),

  route(operations.stat, async (request) => {
    const present = await presenter(request);
    const counts = new Map<string, number>();
    for (const { createTime, event } of filterRows(
      (await ownRecords(request)).map(present),
      request.body,
      listRules,
    )) {
      const key = `${createTime.slice(0, 10)} ${event}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].map(([key, count]) => {
      const [date, event] = key.split(' ');
      return { date, event: Number(event), count };
    });
  }),

  route(operations.oddities, async (request) => {
    const present = await presenter(request);
    return odditiesIn(filterRows((await ownRecords(request)).map(present), request.body, listRules));
  }),

  route(operations.statement, async (request) => {
    const missing = '请选择月份';
    const { month } = read(
      request.body,
      z.object({ month: z.string(missing).regex(/^\d{4}-\d{2}$/, missing) }),
    );
    const storeId = await storeIdOf(request);
    const { table } = request.mockServer;
    const isMeant = (row: RecordRow | LedgerRow) =>
      row.storeId === storeId && row.createTime.startsWith(month);
    const present = await presenter(request);
    const records = (await table(recordTable)).all().filter(isMeant);
    return {
      ...sumsOf(records),
      lines: linesOf(records.map(present)),
      storeName: (await table(storeTable)).get(storeId)?.name ?? '',
      booked: bookedFor((await table(ledgerTable)).all().filter(isMeant)),
    };
  }),
]);

/** The ledger's amount for cards, in yuan: charges (type 2) less refunds (type 5). */
function bookedFor(rows: readonly LedgerRow[]): string {
  const of = (type: number) =>
    sumFen(rows.filter(({ bizType }) => bizType === type).map(({ fen }) => BigInt(fen)));
  return yuanOf(of(2) - of(5));
}

/** A line for each row of the ledger that cards were booked by, the oldest first. */
function linesOf(records: readonly CardRecord[]): StatementLine[] {
  const groups = new Map<string, CardRecord[]>();
  for (const record of records)
    if (record.ledgerNo !== '') groups.set(record.ledgerNo, [...(groups.get(record.ledgerNo) ?? []), record]);
  return [...groups].map(([ledgerNo, own]) => {
    const [first] = own;
    const { createTime = '', event = 0, batchNo = '', cardType = 0, amount = '' } = first ?? {};
    const total = yuanOf(sumFen(own.map((row) => fenOf(row.amount) ?? 0n)));
    const about = { ledgerNo, time: createTime, event, batchNo, cardType, unitPrice: amount };
    return { ...about, quantity: own.length, amount: event === 2 ? total : `-${total}` };
  });
}

/** The sums of a month: charges less refunds. */
function sumsOf(records: readonly RecordRow[]) {
  const count = (...events: number[]) => records.filter(({ event }) => events.includes(event)).length;
  const sum = (...events: number[]) =>
    sumFen(records.filter(({ event }) => events.includes(event)).map(({ amount }) => fenOf(amount) ?? 0n));
  const refunded = sum(3, 10, 12);
  return {
    ...{ released: count(2), recalled: count(3), bound: count(5, 6), voided: count(10, 12, 13) },
    ...{ refunded: yuanOf(refunded), amount: yuanOf(sum(2) - refunded) },
  };
}

async function ownRecords(request: SignedInRequest): Promise<RecordRow[]> {
  const rows = (await request.mockServer.table(recordTable)).all();
  return rows.filter(({ storeId }) => isOfPlatform(request) || storeId === request.user.storeId);
}

/** Adds the card's members and the names of other records to a row. */
async function presenter({ mockServer }: SignedInRequest): Promise<(row: RecordRow) => CardRecord> {
  const cards = new Map((await mockServer.table(cardTable)).all().map((card) => [card.id, card]));
  const stores = new Map((await mockServer.table(storeTable)).all().map(({ id, name }) => [id, name]));
  const users = new Map((await mockServer.table(studentTable)).all().map(({ id, name }) => [id, name]));
  return (row) => {
    const { cardNo = '', cardType = 0, batchId = 0, batchNo = '' } = cards.get(row.cardId) ?? {};
    return {
      ...row,
      ...{ cardNo, cardType, batchId, batchNo, storeId: row.storeId || null },
      storeName: stores.get(row.storeId) ?? '',
      userName: users.get(row.userId ?? 0) ?? '',
    };
  };
}
