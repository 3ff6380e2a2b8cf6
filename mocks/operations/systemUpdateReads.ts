import { operationsEndpoints } from '@/resources/operations/endpoints';
import { isInReview } from '@/src/lib/contentStatus';
import { audit } from '../audit';
import { isOfPlatform, refuseInstitution } from '../businessRules';
import { refuseOffline } from '../contentStatus';
import { refuseOutside } from '../crudOptions';
import type { StoreRow } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { sendMessage } from '../management/messages';
import { audienceOf, readers } from '../management/noticeTable';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import { systemUpdateScope } from './systemUpdateSight';
import { type SystemUpdateRow, systemUpdateReadTable, systemUpdateTable } from './systemUpdateTable';

const { name, operations } = operationsEndpoints['operations/system-updates'];

/** Milliseconds before those who have not read a release note may be reminded again. */
const restBetweenReminders = 4 * 3_600_000;

/** Readers of a release note, and reminders (screen O1). */
export const updateReadRoutes: readonly Route[] = [
  route(operations.reads, async (request) => {
    const update = await updateIn(request);
    return (await readsTaken(request))(update).map(({ store, staff, unread }) => ({
      ...{ storeId: store.id, storeName: store.name },
      ...{ readCount: staff.length - unread.length, staffCount: staff.length },
    }));
  }),
  route(operations.remind, async (request) => {
    refuseInstitution(request);
    const { mockServer } = request;
    const update = await updateIn(request);
    const now = mockServer.now();
    refuseOffline(update, formatTime(now));
    if (update.remindTime > formatTime(now - restBetweenReminders)) refuse('4 小时内已提醒过');
    const missing = (await readsTaken(request))(update).filter(isUnread);
    const count = await sendMessage(request, {
      to: { accountIds: missing.flatMap(({ unread }) => unread.map(({ userId }) => userId)) },
      ...{ type: 1, title: `请阅读系统更新：${update.version} ${update.title}` },
      ...{ content: '平台发布了新的系统更新，请查看更新日志。', bizType: name, bizId: update.id },
    });
    const table = await mockServer.table(systemUpdateTable);
    await table.put({ ...update, remindTime: formatTime(now) });
    await audit(request, {
      ...{ bizType: name, bizId: update.id, action: '一键提醒', remark: `${missing.length} 家机构` },
    });
    return { count };
  }),
];

/** The readers of a release note as the staff see them; those of an institution learn of no other one. */
export async function presentUpdate(request: SignedInRequest) {
  const reads = await readsTaken(request);
  return (update: SystemUpdateRow) => {
    const { remindTime: _remindTime, ...row } = update;
    const stores = reads(update);
    const done = stores.filter((store) => !isUnread(store)).length;
    return {
      ...row,
      storeNames: row.audience === 1 ? '' : stores.map(({ store }) => store.name).join('、'),
      isInReview: isInReview(row) ? 1 : 0,
      readRate: row.status === 0 ? '' : `${done}/${stores.length}`,
    };
  };
}

/** The release notes that the caller has read. */
export async function readIds({ mockServer, user }: SignedInRequest): Promise<ReadonlySet<number>> {
  const reads = (await mockServer.table(systemUpdateReadTable)).all();
  return new Set(reads.filter(({ userId }) => userId === user.userId).map(({ updateId }) => updateId));
}

/** Counts the caller as a reader of release notes, once of each. */
export async function markRead(request: SignedInRequest, ids: readonly number[]): Promise<void> {
  const { mockServer, user } = request;
  const known = await readIds(request);
  const reads = await mockServer.table(systemUpdateReadTable);
  for (const updateId of new Set(ids))
    if (!known.has(updateId)) await reads.put({ id: reads.nextId(), updateId, userId: user.userId });
}

/** The people of an institution, and who of them has not read it. */
interface StoreReads {
  readonly store: StoreRow;
  readonly staff: readonly Account[];
  readonly unread: readonly Account[];
}

/** Whether nobody there has read it. */
function isUnread({ staff, unread }: StoreReads): boolean {
  return staff.length === unread.length;
}

async function updateIn(request: SignedInRequest): Promise<SystemUpdateRow> {
  const { mockServer, body } = request;
  const row = found((await mockServer.table(systemUpdateTable)).get(read(body.id, idSchema)));
  await refuseOutside(systemUpdateScope, row, request);
  return row;
}

/** How far release notes were read in the institutions that they are for; I is told of its own alone. */
async function readsTaken(request: SignedInRequest): Promise<(update: SystemUpdateRow) => StoreReads[]> {
  const { table } = request.mockServer;
  const stores = readers((await table(storeTable)).all()).filter(
    ({ id }) => isOfPlatform(request) || id === request.user.storeId,
  );
  const people = (await table(accountTable)).all().filter(({ status }) => status === '0');
  const reads = new Set((await table(systemUpdateReadTable)).all().map(keyOf));
  return (update) =>
    audienceOf(update, stores).map((store) => {
      const staff = people.filter(({ storeId }) => storeId === store.id);
      const unread = staff.filter(({ userId }) => !reads.has(keyOf({ updateId: update.id, userId })));
      return { store, staff, unread };
    });
}

function keyOf({ updateId, userId }: { readonly updateId: number; readonly userId: number }): string {
  return `${updateId} ${userId}`;
}
