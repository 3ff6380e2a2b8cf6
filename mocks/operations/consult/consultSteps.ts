import { z } from 'zod';
import {
  type ConsultStep,
  consultRules,
  consultStatuses,
  isWritten,
  stepRefusal,
} from '@/resources/operations/consult/consult';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { mostSimilar } from '@/src/lib/similarTexts';
import { type AuditFields, audit } from '../../audit';
import {
  doEach,
  doOnce,
  isOfPlatform,
  nextRev,
  refuseForeign,
  refuseMoved,
  refuseOverwrite,
} from '../../businessRules';
import { platformStoreId } from '../../customer/storeRow';
import { sendMessage } from '../../management/messages';
import { provinceShortName } from '../../platform/areas';
import { found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { choice, textMember } from '../../rules';
import { canCall } from '../../session';
import { accountTable } from '../../system/accountTable';
import { labelsOf } from '../../system/dictSeed';
import { formatTime } from '../../time';
import { current } from './consultShown';
import { type ConsultRow, consultTable } from './consultTable';
import { rememberQuestion, saidMembers } from './questionSaid';
import { toClient } from './toClient';
import { readWritten, writtenQuestionRoute } from './writtenQuestion';

const { name: bizType, operations } = operationsEndpoints['operations/consult'];

/** The members of an enquiry whose changes are told. */
export const consultLabels: AuditFields = {
  status: ['状态', Object.fromEntries(consultStatuses.map(({ value, label }) => [value, label]))],
  topic: ['咨询主题', labelsOf('consult_topic')],
  provinceId: ['省份', (id) => provinceShortName(Number(id))],
  year: '高考年份',
  isPublic: ['公开问答', { 0: '否', 1: '是' }],
  publicTitle: '公开标题',
  publicAnswer: '公开回答',
};

/** Operations on enquiries besides reading and deleting them (screen O4). */
export const consultSteps: readonly Route[] = [
  route(operations.reply, (request) => doOnce(request, () => reply(request))),
  route(operations.topic, changeTopic),
  route(operations.similar, similar),
  route(operations.handlers, handlers),
  route(operations.assign, assign),
  route(operations.close, close),
  route(operations.reopen, reopen),
  route(operations.publish, publish),
  writtenQuestionRoute,
  route(operations.toClient, async (request) => toClient(request, await consultOf(request))),
];

/** The enquiry that a call is about, as it is now; refuses those of another institution. */
export async function consultOf(
  request: SignedInRequest,
  id: unknown = request.body.id,
): Promise<ConsultRow> {
  const row = found((await request.mockServer.table(consultTable)).get(read(id, idSchema)));
  refuseForeign(request, row);
  return current(row, request.mockServer.now());
}

/** Refuses what the enquiry's state does not allow. */
export function refuseStep(step: ConsultStep, row: ConsultRow, { mockServer }: SignedInRequest): void {
  const refusal = stepRefusal(step, current(row, mockServer.now()), mockServer.now());
  if (refusal) refuse(refusal);
}

/** Stores a step and writes it down. */
export async function change(
  request: SignedInRequest,
  before: ConsultRow,
  changes: Partial<ConsultRow>,
  action: string,
  remark = '',
): Promise<void> {
  const { mockServer, user } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const after = { ...before, ...changes, ...nextRev(before), ...stamp };
  await (await mockServer.table(consultTable)).put(after);
  await audit(request, {
    ...{ bizType, bizId: before.id, action, before, after, fields: consultLabels, remark, forStore: true },
  });
}

const replyInput = z.object({
  content: textMember(consultRules.reply),
  images: z.array(z.string()).max(6).default([]),
});

/** How long after a reply an asker writes once more, in milliseconds; two of ten do. */
const asksAgainAfter = 20_000;

async function reply(request: SignedInRequest): Promise<void> {
  const { mockServer, user } = request;
  const row = await consultOf(request);
  refuseMoved(request, row);
  refuseStep('reply', row, request);
  const said = read(request.body, replyInput);
  const time = formatTime(mockServer.now());
  const replies = [...row.replies, { ...said, by: user.nickName, time, fromUser: 0 as const }];
  const asksAgainAt = row.id % 5 === 0 && row.replies.length === 0 ? mockServer.now() + asksAgainAfter : 0;
  const handlerId = row.handlerId ?? user.userId;
  await change(request, row, { replies, asksAgainAt, handlerId, status: 1 }, '回复', said.content);
}

async function changeTopic(request: SignedInRequest): Promise<void> {
  const row = await consultOf(request);
  refuseMoved(request, row);
  const { topic } = read(request.body, z.object({ topic: choice('咨询主题', labelsOf('consult_topic')) }));
  await change(request, row, { topic }, '修改主题');
}

/** The answered questions most like this one and what is being typed, with their last answers. */
async function similar(request: SignedInRequest) {
  const row = await consultOf(request);
  const { words } = read(request.body, z.object({ words: z.string().max(1000).default('') }));
  const all = (await request.mockServer.table(consultTable)).all();
  const answered = all
    .filter(({ id, storeId }) => id !== row.id && (isOfPlatform(request) || storeId === row.storeId))
    .flatMap(({ id, question, publicAnswer, replies }) => {
      const answer = publicAnswer || replies.findLast(({ fromUser }) => fromUser === 0)?.content;
      return answer ? [{ id, question, answer }] : [];
    });
  const different = [...new Map(answered.map((one) => [one.answer, one])).values()];
  return mostSimilar(`${row.question}${words}`, different, ({ question, answer }) => question + answer);
}

/** The staff who may answer; I chooses among its own. */
async function handlers(request: SignedInRequest) {
  const { mockServer, user } = request;
  const staff = (await mockServer.table(accountTable))
    .all()
    .filter(({ status, storeId }) => status === '0' && (isOfPlatform(request) || storeId === user.storeId));
  const may = await Promise.all(
    staff.map((account) => canCall(mockServer, account, operations.reply.permission)),
  );
  return staff
    .filter((_, index) => may[index])
    .map(({ userId, nickName }) => ({ id: userId, name: nickName }));
}

const assignInput = z.object({
  id: idsSchema,
  handlerId: z.custom((id) => id !== undefined && id !== null && id !== '', '请选择处理人').pipe(idSchema),
});

/** Assigns enquiries to one handler, who is notified once. */
async function assign(request: SignedInRequest) {
  const { id: ids, handlerId } = read(request.body, assignInput);
  const able = await handlers(request);
  if (!able.some(({ id }) => id === handlerId)) refuse('处理人不存在或没有回复权限');
  const from = (await request.mockServer.table(accountTable)).get(handlerId)?.storeId;
  const consults = await request.mockServer.table(consultTable);
  const nameOf = (id: number) => consults.get(id)?.title ?? String(id);
  const given: number[] = [];
  return doEach(ids, nameOf, async (id) => {
    const row = await consultOf(request, id);
    refuseStep('close', row, request);
    if (from !== platformStoreId && from !== row.storeId) refuse('处理人须为平台或该咨询所属机构的员工');
    await change(request, row, { handlerId }, '分配');
    given.push(id);
  }).finally(() => tell(request, handlerId, given.length));
}

/** Tells a handler how many enquiries are newly theirs, also where others of the batch were refused. */
async function tell(request: SignedInRequest, handlerId: number, count: number): Promise<void> {
  if (count === 0) return;
  await sendMessage(request, {
    ...{ to: { accountIds: [handlerId] }, type: 7, title: '有新的咨询分配给您' },
    content: `分配给您 ${count} 条咨询，请尽快回复。`,
  });
}

async function close(request: SignedInRequest): Promise<void> {
  const row = await consultOf(request);
  refuseMoved(request, row);
  refuseStep('close', row, request);
  const { reason } = read(request.body, z.object({ reason: textMember(consultRules.closeReason) }));
  const closeTime = formatTime(request.mockServer.now());
  await change(request, row, { status: 2, closeTime, closeReason: reason }, '关闭', reason);
}

async function reopen(request: SignedInRequest): Promise<void> {
  const row = await consultOf(request);
  refuseMoved(request, row);
  refuseStep('reopen', row, request);
  const status = row.replies.some(({ fromUser }) => fromUser === 0) ? 1 : 0;
  await change(request, row, { status, closeTime: '', closeReason: '' }, '重新打开');
}

const publishInput = z.object({
  isPublic: z.literal([0, 1]),
  title: textMember(consultRules.publicTitle),
  publicAnswer: textMember(consultRules.publicAnswer),
});

async function publish(request: SignedInRequest): Promise<void> {
  const row = await consultOf(request);
  // a question written by staff is edited, an asked one is published
  if (isWritten(row)) refuseOverwrite(request, row);
  else refuseMoved(request, row);
  refuseStep('publish', row, request);
  const { isPublic, about, ...said } = readPublic(request, row);
  await rememberQuestion(request, row, said);
  const action = isPublic === 1 ? '公开为问答' : '取消公开';
  await change(request, row, { isPublic, ...about, ...saidMembers(row, said) }, action);
}

/** Reads the public part of a body, and for a written question its `about`; refuses unfit text. */
export function readPublic(request: SignedInRequest, row: ConsultRow) {
  return isWritten(row) ? readWritten(request, row) : { ...read(request.body, publishInput), about: {} };
}
