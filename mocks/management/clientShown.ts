import { type Client, dueOf, personKeys } from '@/resources/management/clientData/client';
import { storeTable } from '../customer/storeTable';
import { provincesNow } from '../gaokao/provinceTable';
import { provinceShortName, regionText } from '../platform/areas';
import type { SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { type ClientRow, clientTable, type FollowRow, followTable } from './clientTable';

/** Filters of the list beside the members of a client; 1 where it holds. */
interface Flags {
  readonly overdue: 0 | 1;
  readonly today: 0 | 1;
  readonly stale: 0 | 1;
  readonly twin: 0 | 1;
  readonly mine: 0 | 1;
  /** Must be called today: past or not. */
  readonly due: 0 | 1;
  /** The time of the due task: due clients come first, in this order. */
  readonly dueTime: string;
}

/** Clients as they are shown, with the names of other records and what is due. */
export async function clientPresenter({
  mockServer,
  user,
}: SignedInRequest): Promise<(row: ClientRow) => Client & Flags> {
  const [stores, accounts] = [await mockServer.table(storeTable), await mockServer.table(accountTable)];
  const modes = new Map((await provincesNow(mockServer)).map(({ id, subjectType }) => [id, subjectType]));
  const last = lastFollows((await mockServer.table(followTable)).all());
  const twinOf = twinFinder((await mockServer.table(clientTable)).all());
  const flag = (holds: boolean) => (holds ? (1 as const) : (0 as const));
  return ({ createBy: _by, updateBy: _updater, updateTime: _time, ...row }) => {
    const { createTime: lastFollow = '', content: lastContent = '' } = last.get(row.id) ?? {};
    const due = dueOf({ ...row, lastFollow }, mockServer.now());
    const twinId = twinOf(row.id);
    return {
      ...row,
      ...{ lastFollow, lastContent, twinId },
      storeName: stores.get(row.storeId)?.name ?? '',
      ownerName: accounts.get(row.ownerId)?.nickName ?? '',
      provinceName: provinceShortName(row.provinceId),
      areaText: regionText(...row.area),
      subjectType: modes.get(row.provinceId) ?? 3,
      ...{ overdue: flag(due.overdue), today: flag(due.today), stale: flag(due.stale) },
      ...{ twin: flag(twinId !== 0), mine: flag(row.ownerId === user.userId) },
      due: flag(due.overdue || due.today),
      dueTime: due.overdue || due.today ? row.nextTime : '',
    };
  };
}

/** The last talk with each client. */
function lastFollows(follows: readonly FollowRow[]): ReadonlyMap<number, FollowRow> {
  const last = new Map<number, FollowRow>();
  for (const follow of follows) {
    const known = last.get(follow.clientId);
    if (!known || known.createTime <= follow.createTime) last.set(follow.clientId, follow);
  }
  return last;
}

/** Finds the probable duplicate of a client at the same institution, by id; 0 where there is none. */
function twinFinder(rows: readonly ClientRow[]): (id: number) => number {
  const byKey = new Map<string, ClientRow[]>();
  const keysOf = (row: ClientRow) => personKeys(row).map((key) => `${row.storeId} ${key}`);
  for (const row of rows) for (const key of keysOf(row)) byKey.set(key, [...(byKey.get(key) ?? []), row]);
  const twins = new Map(
    rows.map((row) => [
      row.id,
      keysOf(row)
        .flatMap((key) => byKey.get(key) ?? [])
        .find(({ id }) => id !== row.id)?.id,
    ]),
  );
  return (id) => twins.get(id) ?? 0;
}
