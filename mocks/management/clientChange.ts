import type { z } from 'zod';
import { clientStages } from '@/resources/management/clientData/client';
import { managementEndpoints } from '@/resources/management/endpoints';
import { subjectName } from '@/src/gaokao/subjects';
import { textOr } from '@/src/lib/record';
import { maskMobile } from '@/src/lib/rules';
import { type AuditFieldsOf, audit } from '../audit';
import { eachText, optionTexts, peopleText } from '../auditTexts';
import { isOfPlatform, nextRev, refuseForeign } from '../businessRules';
import { provinceShortName, regionText } from '../platform/areas';
import { found } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { labelsOf } from '../system/dictSeed';
import { formatTime } from '../time';
import type { clientInput } from './clientInput';
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
export const clientLabels = {
  name: '学生姓名',
  gender: ['性别', { 1: '男', 2: '女' }],
  mobile: ['手机号', masked],
  parentName: '家长姓名',
  parentMobile: ['家长电话', masked],
  provinceId: ['高考省份', (id) => provinceShortName(Number(id))],
  area: ['所在地', (codes) => regionText(...(Array.isArray(codes) ? codes.map(Number) : []))],
  year: '高考年份',
  grade: ['年级', labelsOf('grade')],
  schoolName: '就读中学',
  subjects: ['选考科目', eachText((subject) => subjectName(textOr(subject)))],
  score: '分数',
  rank: '位次',
  cities: ['意向城市', eachText(textOr)],
  majors: ['意向专业', eachText(textOr)],
  colleges: ['意向院校', eachText(textOr)],
  source: ['客户来源', labelsOf('client_source')],
  ownerId: ['负责人', peopleText],
  stage: ['跟进阶段', optionTexts(clientStages)],
  lostReason: ['流失原因', labelsOf('lost_reason')],
  nextTime: '下次跟进',
  remark: '备注',
} as const satisfies AuditFieldsOf<z.output<typeof clientInput> & Pick<ClientRow, 'stage' | 'lostReason'>>;

function masked(mobile: unknown): string {
  return maskMobile(textOr(mobile));
}

/** Shown rows of everything that the caller sees: for lists and counts alike. */
export async function shownClients(request: SignedInRequest) {
  const present = await clientPresenter(request);
  const rows = (await request.mockServer.table(clientTable)).all();
  return rows.filter((row) => isOfPlatform(request) || row.storeId === request.user.storeId).map(present);
}
