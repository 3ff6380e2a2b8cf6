import { expect, test } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import type { MockServer } from '../mockServer';
import type { TableDefinition } from '../table';
import { createTestClient } from '../testClient';
import { formatTime } from '../time';
import { appraisalTable } from './appraisalTable';
import { type CardRow, cardTable } from './card/cardTables';
import { clientTable } from './clientTable';
import { messageTable } from './messageTable';
import { noticeTable } from './noticeTable';
import { teamMemoTable } from './teamMemoTable';
import { workOrderTable } from './workOrder/workOrderTable';

/** The rows of a table with their states; `restore` puts them back as they were. */
interface Rows {
  readonly states: () => ReadonlyMap<number, number>;
  readonly restore: () => Promise<void>;
}

/** A subject with states, its possible actions, and the allowed transitions (screens-business, G and 5.2). */
interface Machine {
  readonly name: string;
  readonly open: (server: MockServer) => Promise<Rows>;
  readonly steps: readonly (readonly [path: string, body: object])[];
  /** `from>to`. */
  readonly moves: readonly string[];
}

const of = managementEndpoints;
const remark = '测试用的原因说明';

/** Rows of a table that may be moved: all of them, or those that `own` makes the administrator's. */
function rowsOf<Row extends object>(
  definition: TableDefinition<Row>,
  stateOf: (row: Row) => number,
  own: (row: Row) => Row | undefined = (row) => row,
) {
  return async (server: MockServer): Promise<Rows> => {
    const table = await server.table(definition);
    const rows = table.all().flatMap((row) => own(row) ?? []);
    const idOf = (row: Row) => Number(row[definition.idField]);
    const restore = async () => {
      for (const row of rows) if (table.get(idOf(row)) !== row) await table.put(row);
    };
    await restore();
    return {
      states: () => new Map(rows.map((row) => [idOf(row), stateOf(table.get(idOf(row)) ?? row)])),
      restore,
    };
  };
}

const appraisal = of['management/appraisal'].operations;
const client = of['management/client-data'].operations;
const memo = of['management/memo'].operations;
const message = of['management/message'].operations;
const notice = of['management/notices'].operations;
const own = of['management/work-order-submission'].operations;
const desk = of['management/work-order-list'].operations;
const card = of['management/card-data'].operations;

const talk = { way: 1, content: '电话沟通，家长有意向' };
const toEach = (path: string, states: readonly number[], more: object = {}) =>
  states.map((status) => [path, { status, ...more }] as const);

const machines: readonly Machine[] = [
  {
    name: '[G1] appraisalStatus',
    open: rowsOf(appraisalTable, ({ status }) => status),
    steps: [
      [appraisal.comment.path, { comment: '兴趣与成绩一致，可以冲高。' }],
      [appraisal.void.path, { remark }],
      [appraisal.reset.path, { remark }],
    ],
    moves: ['1>2'],
  },
  {
    name: '[G2] clientStage',
    open: rowsOf(clientTable, ({ stage }) => stage),
    steps: [
      [client.follow.path, talk],
      [client.follow.path, { ...talk, stage: 1 }],
      [client.follow.path, { ...talk, stage: 2 }],
      [client.follow.path, { stage: 3, lostReason: '1' }],
      [client.convert.path, {}],
      [client.assign.path, { ownerId: 1 }],
    ],
    moves: ['0>1', '0>2', '0>3', '1>2', '1>3', '3>1'],
  },
  {
    name: '[G3] memoStatus',
    open: rowsOf(
      teamMemoTable,
      ({ status }) => status,
      (row) => ({ ...row, authorId: 1 }),
    ),
    steps: toEach(memo.status.path, [0, 1, 2]),
    moves: ['0>1', '0>2', '1>2', '2>0'],
  },
  {
    name: '[G4] read status',
    open: rowsOf(
      messageTable,
      ({ isRead }) => isRead,
      (row) => (row.receiverId === 1 ? row : undefined),
    ),
    steps: [
      [message.mark.path, { isRead: 0 }],
      [message.mark.path, { isRead: 1 }],
      [message.one.path, {}],
    ],
    moves: ['0>1', '1>0'],
  },
  {
    name: '[G7] content_status',
    open: rowsOf(noticeTable, ({ status }) => status),
    steps: [...toEach(notice.status.path, [0, 1, 2]), [notice.remind.path, {}]],
    moves: ['0>1', '1>2', '2>1'],
  },
  {
    name: '[G8] [G9] work-order status',
    open: rowsOf(
      workOrderTable,
      ({ status }) => status,
      (row) =>
        row.type === 7 ? { ...row, handlerId: row.status === 0 ? null : 1, submitterId: 1 } : undefined,
    ),
    steps: [
      [desk.accept.path, {}],
      [desk.assign.path, { handlerId: 2 }],
      [desk.finish.path, { result: '已按申请处理' }],
      [desk.reject.path, { result: '信息不完整，请补充' }],
      [desk.reply.path, { content: '请稍候' }],
      [own.rate.path, { stars: 5 }],
      [
        own.update.path,
        {
          type: 7,
          module: '1',
          title: '志愿表导出',
          reason: '家长来电说明了情况，申请办理',
          contactMobile: '19900000001',
        },
      ],
    ],
    moves: ['0>1', '0>3', '1>2', '1>3', '3>0'],
  },
];

/** Rows of a state that a step is tried with: some refuse for reasons of their own. */
const tried = 2;

test.each(machines)('$name moves as its table says, and no other way', async ({ open, steps, moves }) => {
  const { mockServer, as } = createTestClient();
  const [admin, rows] = [await as('admin'), await open(mockServer)];
  const seen = new Set<string>();
  const before = rows.states();
  for (const [path, body] of steps)
    for (const state of new Set(before.values())) {
      const ids = [...before].flatMap(([id, now]) => (now === state ? id : []));
      for (const id of [...ids.slice(0, tried), ...ids.slice(-tried)])
        await admin.post(path, { id: String(id), ...body });
      for (const [id, to] of rows.states()) if (to !== before.get(id)) seen.add(`${before.get(id)}>${to}`);
      await rows.restore();
    }
  expect([...seen].sort()).toEqual(moves);
});

/** Cards that nobody has, and those of a member since an hour. */
const cardMoves = {
  [card.unbind.path]: ['2>1'],
  [card.freeze.path]: ['1>4', '2>4'],
  [card.unfreeze.path]: ['4>1', '4>2'],
  [card.void.path]: ['0>5', '1>5', '4>5'],
  [card.extend.path]: ['3>0', '3>1'],
};

test.each(Object.entries(cardMoves))('[G10] %s moves cards %j, and no other', async (path, moves) => {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const cards = await mockServer.table(cardTable);
  const bindTime = formatTime(mockServer.now() - 3_600_000);
  for (const row of cards.all().filter(({ status }) => status === 2)) await cards.put({ ...row, bindTime });
  const frozen = cards
    .all()
    .filter(({ status }) => status === 2)
    .slice(0, 5);
  await admin.post(card.freeze.path, { id: frozen.map(({ id }) => id).join(','), remark });
  await expireOne(
    cards.find(({ status, batchId }) => status === 0 && batchId !== 12),
    cards,
  );
  const kindOf = ({ status, userId, formerStatus }: CardRow) =>
    `${status} ${formerStatus} ${userId === null}`;
  const kinds = new Set(cards.all().map(kindOf));
  const chosen = [...kinds].flatMap((kind) =>
    cards
      .all()
      .filter((row) => kindOf(row) === kind)
      .slice(0, 5),
  );
  await admin.post(path, {
    ...{ id: chosen.map(({ id }) => id).join(','), remark, bindDeadline: '2026-09-30' },
  });
  for (const { id } of chosen) await admin.post(path, { id: String(id), remark, bindDeadline: '2026-09-30' });
  const seen = new Set<string>();
  for (const { id, status: from } of chosen) {
    const to = cards.get(id)?.status;
    if (to !== from) seen.add(`${from}>${to}`);
  }
  expect([...seen].sort()).toEqual(moves);
});

/** A card that nobody was given is over. */
async function expireOne(
  row: CardRow | undefined,
  cards: { readonly put: (row: CardRow) => Promise<CardRow> },
): Promise<void> {
  if (row) await cards.put({ ...row, status: 3, formerStatus: 0, bindDeadline: '2026-06-01' });
}
