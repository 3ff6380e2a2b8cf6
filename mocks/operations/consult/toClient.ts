import { isWritten } from '@/resources/operations/consult/consult';
import { audit } from '../../audit';
import { type ClientRow, clientTable } from '../../management/clientTable';
import { refuse } from '../../responses';
import type { SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import type { ConsultRow } from './consultTable';

/** Writes the asker down as a client of the institution, or finds who has the mobile already (screen G2). */
export async function toClient(
  request: SignedInRequest,
  consult: ConsultRow,
): Promise<{ readonly clientId: number }> {
  if (isWritten(consult)) refuse('该问答没有咨询人');
  const clients = await request.mockServer.table(clientTable);
  const { storeId, mobile, id, title } = consult;
  const known = clients.find((client) => client.storeId === storeId && client.mobile === mobile);
  if (known) return { clientId: known.id };
  const client = await clients.put(clientFrom(request, consult, clients.nextId()));
  await audit(request, {
    ...{ bizType: 'management/client-data', bizId: client.id, action: '新增', after: client },
    ...{ remark: `来自咨询「${title}」`, forStore: true },
  });
  const about = { bizType: 'operations/consult', bizId: id, storeId };
  await audit(request, { ...about, action: '转为客户', forStore: true });
  return { clientId: client.id };
}

function clientFrom({ mockServer, user }: SignedInRequest, consult: ConsultRow, id: number): ClientRow {
  const { storeId, mobile, userName, provinceId, year, title, handlerId } = consult;
  const time = formatTime(mockServer.now());
  return {
    ...{ id, storeId, name: userName, gender: 1, mobile, parentName: '', parentMobile: '' },
    ...{ provinceId, area: [], year, grade: '', schoolName: '', subjects: [], score: null, rank: null },
    ...{ cities: [], majors: [], colleges: [], source: '2', ownerId: handlerId ?? user.userId, stage: 0 },
    ...{ lostReason: '', nextTime: '', remark: `网站咨询：${title}`, userId: null, rev: 1 },
    ...{ createTime: time, createBy: user.nickName, updateTime: time, updateBy: user.nickName },
  };
}
