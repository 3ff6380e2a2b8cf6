import { z } from 'zod';
import {
  type ClientStep,
  mergedFields,
  stageAfter,
  stepRefusal,
} from '@/resources/management/clientData/client';
import { managementEndpoints } from '@/resources/management/endpoints';
import { categoryOf } from '@/src/gaokao/subjects';
import { doEach, isOfPlatform, refuseMoved } from '../businessRules';
import { platformStoreId } from '../customer/storeRow';
import { newStudent } from '../expert/orderCustomer';
import { studentTable } from '../expert/studentTable';
import { provinceNow } from '../gaokao/provinceTable';
import { found, refuse } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import { clientBin } from './clientBin';
import { addFollow, changeClient, clientOf } from './clientChange';
import { checkClient, followInput, lostInput, refusePast } from './clientInput';
import { type ClientRow, clientTable, followTable } from './clientTable';
import { sendMessage } from './messages';

const { name: bizType, operations } = managementEndpoints['management/client-data'];

/** Operations on clients besides create and update (screen G2). */
export const clientSteps: readonly Route[] = [
  route(operations.follow, follow),
  route(operations.follows, async (request) => {
    const { id } = await clientOf(request);
    const rows = (await request.mockServer.table(followTable))
      .all()
      .filter(({ clientId }) => clientId === id);
    return [...rows].sort(
      (one, other) => other.createTime.localeCompare(one.createTime) || other.id - one.id,
    );
  }),
  route(operations.convert, convert),
  route(operations.assign, assign),
  route(operations.merge, merge),
  route(operations.owners, async (request) => {
    const accounts = (await request.mockServer.table(accountTable)).all();
    return accounts
      .filter((account) => account.status === '0' && isColleague(request, account))
      .map(({ userId, nickName, storeId }) => ({ id: userId, name: nickName, storeId }));
  }),
];

/** I chooses among its own people, P among all. */
function isColleague(request: SignedInRequest, { storeId }: Account): boolean {
  return isOfPlatform(request) || storeId === request.user.storeId;
}

/** The step of a follow-up: the body names the stage only where it changes for a reason. */
function stepOf(request: SignedInRequest, { stage }: ClientRow): ClientStep {
  const wanted = read(request.body, z.object({ stage: z.coerce.number().nullish() })).stage;
  if (wanted === 3) return 'lose';
  return wanted === 1 && stage === 3 ? 'resume' : 'follow';
}

async function follow(request: SignedInRequest): Promise<void> {
  const client = await clientOf(request);
  refuseMoved(request, client);
  const step = stepOf(request, client);
  const refusal = stepRefusal(step, client);
  if (refusal) refuse(refusal);
  const { lostReason, ...talk } =
    step === 'lose' ? lost(request) : { ...read(request.body, followInput), lostReason: '' };
  refusePast(talk.nextTime, request.mockServer.now());
  await addFollow(request, client.id, { ...talk, stage: stageAfter(step) });
  await changeClient(
    request,
    client,
    { stage: stageAfter(step), nextTime: talk.nextTime, lostReason },
    labels[step],
    talk.content,
  );
}

const labels: Readonly<Record<ClientStep, string>> = {
  follow: '写跟进',
  convert: '转为用户',
  lose: '标记流失',
  resume: '重新跟进',
};

function lost({ body }: SignedInRequest) {
  const { lostReason, content } = read(body, lostInput);
  return { lostReason, content: content || '标记流失', way: 0, nextTime: '' };
}

/** Makes a user of the client, or links the one who has the mobile already. */
async function convert(request: SignedInRequest): Promise<{ userId: number }> {
  const client = await clientOf(request);
  refuseMoved(request, client);
  const refusal = stepRefusal('convert', client);
  if (refusal) refuse(refusal);
  const students = await request.mockServer.table(studentTable);
  const named = students.all().filter(({ mobile }) => mobile === client.mobile);
  const known = named.find(({ storeId }) => storeId === client.storeId);
  if (!known && named.length > 0) refuse('该手机号已属于其他机构的用户');
  const student = known ?? (await students.put(await studentFrom(request, client, students.nextId())));
  await addFollow(request, client.id, { way: 0, content: '转为用户', nextTime: '', stage: 2 });
  await changeClient(
    request,
    client,
    { stage: stageAfter('convert'), nextTime: '', userId: student.id },
    labels.convert,
  );
  return { userId: student.id };
}

async function studentFrom(request: SignedInRequest, client: ClientRow, id: number) {
  const { storeId, name, gender, mobile, provinceId, year, schoolName, subjects, score, rank } = client;
  const { subjectType } = found(await provinceNow(request.mockServer, provinceId));
  const category = categoryOf(subjectType, subjects) ?? 3;
  const about = { id, storeId, name, gender, mobile, provinceId, year, schoolName, subjects: [...subjects] };
  return newStudent(request, { ...about, score, rank, subjectType, category });
}

async function assign(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { ownerId } = read(
    body,
    z.object({ ownerId: z.custom((id) => id !== undefined && id !== null, '请选择负责人').pipe(idSchema) }),
  );
  const clients = await mockServer.table(clientTable);
  const owner = await ownerOf(request, ownerId);
  const given: ClientRow[] = [];
  const outcome = await doEach(
    read(body.id, idsSchema),
    (id) => clients.get(id)?.name ?? String(id),
    async (id) => {
      const client = await clientOf(request, id);
      refuseForeignOwner(client.storeId, owner);
      // The present owner is not notified again.
      if (client.ownerId === ownerId) return;
      await changeClient(request, client, { ownerId }, '分配', owner.nickName);
      given.push(client);
    },
  ).finally(() => tell(request, ownerId, given));
  return outcome;
}

/** The adviser of this id; one whose account is disabled takes no clients. */
export async function ownerOf({ mockServer }: SignedInRequest, id: number): Promise<Account> {
  const owner = (await mockServer.table(accountTable)).get(id);
  return owner?.status === '0' ? owner : refuse('请选择负责人');
}

/** Refuses an adviser who is neither of the client's institution nor of the platform. */
export function refuseForeignOwner(storeId: number, owner: Account): void {
  if (owner.storeId !== storeId && owner.storeId !== platformStoreId) refuse('负责人须为本机构人员');
}

/** The new owner is told at once, in one message. */
async function tell(request: SignedInRequest, ownerId: number, given: readonly ClientRow[]): Promise<void> {
  const [first] = given;
  if (!first || ownerId === request.user.userId) return;
  await sendMessage(request, {
    to: { accountIds: [ownerId] },
    type: 7,
    title: `${request.user.nickName}分配给您 ${given.length} 位客户`,
    content: `客户：${given.map(({ name }) => name).join('、')}。请及时跟进。`,
    bizType,
    ...(given.length === 1 && { bizId: first.id }),
  });
}

const mergeInput = z.object({
  fromId: idSchema,
  toId: idSchema,
  fields: z.array(z.enum(mergedFields, '参数错误：fields')).default([]),
});

/** Merges two clients: `fields` are taken from the one that goes to the bin, and its follow-ups come along. */
async function merge(request: SignedInRequest): Promise<void> {
  const { mockServer } = request;
  const { fromId, toId, fields } = read(request.body, mergeInput);
  if (fromId === toId) refuse('请选择两位不同的客户');
  const [from, to] = [await clientOf(request, fromId), await clientOf(request, toId)];
  if (from.storeId !== to.storeId) refuse('不同机构的客户不能合并');
  if (from.stage === 2) refuse('已成交客户不能被合并，请保留该客户');
  const taken = Object.fromEntries(fields.map((field) => [field, from[field]]));
  // Subjects and score of one must fit the province of the other; a year or a time may be over.
  const merged: ClientRow = { ...to, ...taken };
  await checkClient(mockServer, merged, merged);
  await clientBin.recycle(from, request, `合并到「${to.name}」`);
  const follows = await mockServer.table(followTable);
  for (const row of follows.all().filter(({ clientId }) => clientId === fromId))
    await follows.put({ ...row, clientId: toId });
  await changeClient(request, to, taken, '合并', `合并客户「${from.name}」`);
}
