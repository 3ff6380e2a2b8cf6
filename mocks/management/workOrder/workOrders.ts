import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { workOrderStatuses, workOrderTypes } from '@/src/gaokao/enumerations';
import { maskMobile } from '@/src/lib/rules';
import { optionTexts } from '../../auditTexts';
import { doOnce, isOfPlatform } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { studentTable } from '../../expert/studentTable';
import { filterRows, type ListRules, member } from '../../list';
import { ApiError, forbidden, found } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { canCall } from '../../session';
import { alsoFor } from '../../sharedPath';
import { formatTime } from '../../time';
import { deskRoutes } from './desk';
import { submissionRoutes } from './submission';
import { factsOf } from './workOrderFacts';
import { replyInput } from './workOrderInput';
import { deskOrder, deskScope, presenter, tellHandler, tellSubmitter } from './workOrderScope';
import { replyTable, type WorkOrderRow, workOrderTable } from './workOrderTable';

const endpoints = managementEndpoints['management/work-order-list'];
const { list, export: exporting, one, counts, replies, reply } = endpoints.operations;
const { one: ownOne } = managementEndpoints['management/work-order-submission'].operations;

const listRules: ListRules = {
  contains: ['orderNo', 'submitBy', 'userName', 'summary'],
  keyword: ['orderNo', 'submitBy', 'userName', 'summary', 'userMobile'],
  order: [{ field: 'dueTime' }, { field: 'createTime', descending: true }],
};

/** Work orders: submissions and their processing (screens G8 and G9). */
export const workOrderRoutes: readonly Route[] = [
  ...submissionRoutes,
  ...crudHandlers({ ...endpoints, operations: { list, export: exporting } }, workOrderTable, {
    ...listRules,
    scope: deskScope,
    presenter: deskPresenter,
    audit: {},
    masks: { userMobile: maskMobile },
    csv: '工单列表',
    columns: {
      工单编号: 'orderNo',
      工单类型: ['type', optionTexts(workOrderTypes)],
      紧急: ['urgent', { 0: '', 1: '紧急' }],
      提交机构: 'storeName',
      提交人: 'submitBy',
      相关用户: 'userName',
      摘要: 'summary',
      状态: ['status', optionTexts(workOrderStatuses)],
      处理人: 'handlerName',
      处理时限: 'deadline',
      处理结果: 'result',
      评价: ['stars', (stars) => (Number(stars) > 0 ? `${stars} 星` : '')],
      提交时间: 'createTime',
      完成时间: 'finishTime',
    },
  }),
  alsoFor(route(one, info), ownOne),
  route(counts, countAll),
  ...deskRoutes,
  route(replies, async (request) => {
    const { id } = await deskOrder(request, idOf(request));
    const rows = (await request.mockServer.table(replyTable)).all();
    return rows.filter((row) => row.workOrderId === id && mayRead(request, row)).map(shownReply);
  }),
  route(reply, (request) => doOnce(request, () => say(request))),
];

const idOf = ({ body }: SignedInRequest) => read(body, z.object({ id: idSchema })).id;

/** Work orders with those that the caller handles marked. */
async function deskPresenter(request: SignedInRequest) {
  const present = await presenter(request);
  return (row: WorkOrderRow) => {
    const mine = row.handlerId === request.user.userId ? 1 : 0;
    return { ...present(row), mine };
  };
}

/** A work order with its facts: the present ones while it is open, later those of the submission. */
async function info(request: SignedInRequest) {
  const { mockServer, user } = request;
  const row = found((await mockServer.table(workOrderTable)).get(idOf(request)));
  const isDesk = await canCall(mockServer, user, one.permission);
  const isSeen = isDesk && (await deskScope.covers(request))(row);
  if (!isSeen && row.submitterId !== user.userId) throw forbidden('rpc');
  const userMobile = maskMobile(row.userMobile);
  return { ...(await deskPresenter(request))(row), userMobile, facts: await factsNow(request, row) };
}

async function factsNow({ mockServer }: SignedInRequest, row: WorkOrderRow) {
  const user = (await mockServer.table(studentTable)).get(row.userId ?? 0);
  // A refund that is under way is not refundable again: its facts are those of its beginning.
  if (row.status > 1 || row.type === 1 || !user) return row.facts;
  try {
    return await factsOf(mockServer, row.type, user, row);
  } catch (error) {
    if (error instanceof ApiError) return row.facts;
    throw error;
  }
}

/** Counts of the tabs: each with all other filters in force. */
async function countAll(request: SignedInRequest): Promise<Record<string, number>> {
  const present = await deskPresenter(request);
  const covers = await deskScope.covers(request);
  const all = (await request.mockServer.table(workOrderTable)).all().filter(covers).map(present);
  const { status: _status, mine: _mine, ...filters } = request.body;
  const rows = filterRows(all, filters, listRules);
  const countOf = (name: string, value: number) => rows.filter((row) => member(row, name) === value).length;
  const states = workOrderStatuses.map(({ value }) => [value, countOf('status', value)]);
  return { all: rows.length, mine: countOf('mine', 1), ...Object.fromEntries(states) };
}

const mayRead = (request: SignedInRequest, { internal }: { readonly internal: number }) =>
  internal === 0 || isOfPlatform(request);

function shownReply({
  workOrderId: _order,
  authorId: _author,
  ...shown
}: {
  workOrderId: number;
  authorId: number;
}) {
  return shown;
}

/** Adds a reply to a work order and notifies the other side, except of internal ones. */
async function say(request: SignedInRequest): Promise<void> {
  const order = await deskOrder(request, idOf(request));
  const said = read(request.body, replyInput);
  const { mockServer, user } = request;
  const table = await mockServer.table(replyTable);
  const internal = isOfPlatform(request) ? said.internal : 0;
  const author = { authorId: user.userId, author: user.nickName, createTime: formatTime(mockServer.now()) };
  await table.put({ ...said, ...author, internal, id: table.nextId(), workOrderId: order.id });
  if (internal === 1) return;
  const isAsker = user.userId === order.submitterId || !isOfPlatform(request);
  await (isAsker ? tellHandler : tellSubmitter)(request, order, '有新的回复', said.content);
}
