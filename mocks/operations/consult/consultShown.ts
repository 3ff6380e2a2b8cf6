import type { Consult } from '@/resources/operations/consult/consult';
import { storeTable } from '../../customer/storeTable';
import { provinceShortName } from '../../platform/areas';
import type { SignedInRequest } from '../../route';
import { countdownTable } from '../../score/countdown';
import { accountTable } from '../../system/accountTable';
import { formatTime } from '../../time';
import type { ConsultRow } from './consultTable';

/** An enquiry as it is at a moment: two askers of ten write once more a while after a reply. */
export function current(row: ConsultRow, now: number): ConsultRow {
  const { asksAgainAt, status, userName, replies } = row;
  if (asksAgainAt === 0 || asksAgainAt > now || status === 2) return row;
  const again = {
    content: '谢谢老师！我还想再问一下，具体应该怎么操作？',
    images: [],
    by: userName,
    time: formatTime(asksAgainAt),
    fromUser: 1 as const,
  };
  return { ...row, status: 0, asksAgainAt: 0, replies: [...replies, again] };
}

/** The asker's last message: the start of the waiting time. */
function lastAsked({ replies, createTime }: Pick<ConsultRow, 'replies' | 'createTime'>): string {
  return replies.findLast(({ fromUser }) => fromUser === 1)?.time ?? createTime;
}

/** Enquiries as they are shown, with the names of other records. `mine`: 1 for those that the caller handles. */
export async function consultPresenter({
  mockServer,
  user,
}: SignedInRequest): Promise<(row: ConsultRow) => Consult & { readonly mine: 0 | 1 }> {
  const [stores, accounts] = [await mockServer.table(storeTable), await mockServer.table(accountTable)];
  const dates = (await mockServer.table(countdownTable)).all();
  return (kept) => {
    const { asksAgainAt: _at, ...row } = current(kept, mockServer.now());
    const day = dates.find(({ provinceId, year }) => provinceId === row.provinceId && year === row.year);
    return {
      ...row,
      storeName: stores.get(row.storeId)?.name ?? '',
      provinceName: provinceShortName(row.provinceId),
      handlerName: row.handlerId === null ? '' : (accounts.get(row.handlerId)?.nickName ?? ''),
      waitSince: row.status === 0 ? lastAsked(row) : '',
      lineDate: day?.scoreDate.slice(0, 10) ?? '',
      mine: row.handlerId === user.userId ? 1 : 0,
    };
  };
}
