import { clientStages } from '@/resources/management/clientData/client';
import { managementEndpoints } from '@/resources/management/endpoints';
import { textOr } from '@/src/lib/record';
import { maskMobile } from '@/src/lib/rules';
import { type AuditFields, audit } from '../audit';
import { isOfPlatform, nextRev, refuseForeign } from '../businessRules';
import { provinceShortName } from '../platform/areas';
import { found } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { formatTime } from '../time';
import { clientPresenter } from './clientShown';
import { type ClientRow, clientTable, followTable } from './clientTable';

const { name: bizType } = managementEndpoints['management/client-data'];

/** The client that a call is about; refuses those of another institution. */
export async function clientOf(request: SignedInRequest, id: unknown = request.body.id): Promise<ClientRow> {
  const client = found((await request.mockServer.table(clientTable)).get(read(id, idSchema)));
  refuseForeign(request, client);
  return client;
}

/** Logs a follow-up with a client. */
export async function addFollow(
  { mockServer, user }: SignedInRequest,
  clientId: number,
  about: { way: number; content: string; nextTime: string; stage: number },
): Promise<void> {
  const follows = await mockServer.table(followTable);
  const createTime = formatTime(mockServer.now());
  await follows.put({ ...about, id: follows.nextId(), clientId, createTime, createBy: user.nickName });
}

/** Stores a step of a client and writes it down. */
export async function changeClient(
  request: SignedInRequest,
  before: ClientRow,
  changes: Partial<ClientRow>,
  action: string,
  remark = '',
): Promise<ClientRow> {
  const { mockServer, user } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const after = { ...before, ...changes, ...nextRev(before), ...stamp };
  await (await mockServer.table(clientTable)).put(after);
  await audit(request, {
    bizType,
    bizId: before.id,
    action,
    before,
    after,
    fields: clientLabels,
    remark,
    forStore: true,
  });
  return after;
}

/** The members of a client whose changes are told. */
export const clientLabels: AuditFields = {
  name: '学生姓名',
  mobile: ['手机号', masked],
  parentName: '家长姓名',
  parentMobile: ['家长电话', masked],
  provinceId: ['高考省份', (id) => provinceShortName(Number(id))],
  year: '高考年份',
  schoolName: '就读中学',
  score: '分数',
  rank: '位次',
  stage: ['跟进阶段', (stage) => clientStages.find(({ value }) => value === stage)?.label ?? ''],
  nextTime: '下次跟进',
  remark: '备注',
};

function masked(mobile: unknown): string {
  return maskMobile(textOr(mobile));
}

/** Shown rows of everything that the caller sees: for lists and counts alike. */
export async function shownClients(request: SignedInRequest) {
  const present = await clientPresenter(request);
  const rows = (await request.mockServer.table(clientTable)).all();
  return rows.filter((row) => isOfPlatform(request) || row.storeId === request.user.storeId).map(present);
}
