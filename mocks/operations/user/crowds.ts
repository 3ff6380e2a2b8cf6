import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { crowdParts, crowdRules } from '@/resources/operations/user/user';
import { textOr } from '@/src/lib/record';
import { doOnce, refuseForeign } from '../../businessRules';
import type { MockServer } from '../../mockServer';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { optionalId, textMember } from '../../rules';
import { alsoFor } from '../../sharedPath';
import { formatTime } from '../../time';
import { recommendTable } from '../recommend/recommendTable';
import { usersOfCrowd } from './publicUsers';
import { type CrowdRow, crowdTable } from './userTables';

const { crowds, saveCrowd, removeCrowd } = operationsEndpoints['operations/users'].operations;
const { crowds: crowdsOfRecommendation } = operationsEndpoints['operations/recommendations'].operations;
const { crowds: crowdsOfMessage } = managementEndpoints['management/message'].operations;

/** Users under a name, told by filters (screen O13): messages (G4) and recommendations (O9) name them. */
export const crowdRoutes: readonly Route[] = [
  alsoFor(
    route(crowds, async (request) => {
      const own = (await ownCrowds(request)).map((row) => withCount(request.mockServer, row));
      return Promise.all(own);
    }),
    crowdsOfMessage,
    crowdsOfRecommendation,
  ),
  route(saveCrowd, (request) => doOnce(request, () => save(request))),
  route(removeCrowd, async (request) => {
    const { mockServer, body } = request;
    const table = await mockServer.table(crowdTable);
    const row = found(table.get(read(body.id, idSchema)));
    refuseForeign(request, row);
    const user = (await mockServer.table(recommendTable)).find(({ crowdId }) => crowdId === row.id);
    if (user) refuse(`推荐「${user.name}」正在使用该人群`);
    await table.remove(row.id);
  }),
];

/** The crowds of the caller's institution, or of the platform. */
async function ownCrowds({ mockServer, user }: SignedInRequest): Promise<readonly CrowdRow[]> {
  return (await mockServer.table(crowdTable)).all().filter(({ storeId }) => storeId === user.storeId);
}

async function withCount(mockServer: MockServer, { id, name, filter, createBy }: CrowdRow) {
  return { id, name, filter, createBy, count: (await usersOfCrowd(mockServer, id)).length };
}

const value = z.union([z.string().max(200), z.number()]).nullish();
const crowdInput = z.object({
  id: optionalId,
  name: textMember(crowdRules.name),
  filter: z.strictObject(Object.fromEntries(crowdParts.map((part) => [part, value])), '请先设置筛选条件'),
});

async function save(request: SignedInRequest): Promise<{ readonly id: number }> {
  const { mockServer, user, body } = request;
  const { id, name, filter } = read(body, crowdInput);
  const set = Object.entries(filter).filter(([, asked]) => textOr(asked) !== '');
  if (set.length === 0) refuse('请先设置筛选条件');
  const table = await mockServer.table(crowdTable);
  const before = id === null ? undefined : found(table.get(id));
  if (before) refuseForeign(request, before);
  const others = (await ownCrowds(request)).filter((row) => row.id !== id);
  if (others.some((row) => row.name === name)) refuse('人群名称已存在');
  const row = await table.put({
    ...{ createTime: formatTime(mockServer.now()), createBy: user.nickName, storeId: user.storeId },
    ...before,
    ...{ id: before?.id ?? table.nextId(), name },
    filter: Object.fromEntries(set.map(([part, asked]) => [part, textOr(asked)])),
  });
  return { id: row.id };
}
