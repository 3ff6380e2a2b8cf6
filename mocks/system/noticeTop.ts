import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { isFoundIn } from '@/src/lib/searchText';
import type { MockServer } from '../mockServer';
import { versionsFor } from '../platform/versions';
import { Beside, found, refuse, unknownRow } from '../responses';
import { idSchema, idsSchema, type Route, read, route } from '../route';
import { defineTable } from '../table';
import { formatTime } from '../time';
import { respondList } from '../wire';
import { accountTable } from './accountTable';
import { deptTable } from './deptTable';
import { type Notice, noticeTable } from './noticeTable';

interface Reading {
  id: number;
  noticeId: number;
  userId: number;
  readTime: string;
}

/** Read notices by user. */
const readingTable = defineTable<Reading>({
  name: 'system/notice/reading',
  idField: 'id',
  schema: z.object({ id: z.number(), noticeId: z.number(), userId: z.number(), readTime: z.string() }),
});

const { readers } = systemEndpoints['system/notice'].operations;

/** How many notices the bell lists. */
const shownNotices = 5;

/** The notices behind the bell of the top bar, for all signed-in callers (rest-contract, section 12). */
export const noticeTopRoutes: readonly Route[] = [
  route(shellCalls.newestNotices, async ({ mockServer, user }) => {
    const notices = (await openNotices(mockServer)).slice(0, shownNotices);
    const hasRead = await readBy(mockServer, user.userId);
    return new Beside({
      data: notices.map((notice) => ({ ...notice, isRead: hasRead(notice.noticeId) })),
      unreadCount: notices.filter(({ noticeId }) => !hasRead(noticeId)).length,
      ...(await versionsFor(mockServer, user)),
    });
  }),
  route(shellCalls.readNotice, async ({ mockServer, user, query }) => {
    const id = read(query.noticeId, idSchema);
    found((await mockServer.table(noticeTable)).get(id));
    await markRead(mockServer, user.userId, [id]);
  }),
  route(shellCalls.readAllNotices, async ({ mockServer, user, query }) => {
    const all = (await openNotices(mockServer)).map(({ noticeId }) => noticeId);
    const wanted = read(query.ids, idsSchema);
    if (!wanted.every((id) => all.includes(id))) refuse(unknownRow);
    await markRead(mockServer, user.userId, wanted);
  }),
  route(readers, async (request) => {
    const { noticeId, searchValue = '' } = request.query;
    const people = await readersOf(request.mockServer, read(noticeId, idSchema));
    const rows = people.filter(({ userName, nickName }) => isFoundIn(`${userName} ${nickName}`, searchValue));
    return respondList(request, rows);
  }),
];

/** The readers of a notice, latest first. */
async function readersOf({ table }: MockServer, noticeId: number) {
  const [accounts, depts] = [await table(accountTable), await table(deptTable)];
  const readings = (await table(readingTable)).all().filter((reading) => reading.noticeId === noticeId);
  return readings.toReversed().flatMap(({ userId, readTime }) => {
    const account = accounts.get(userId);
    if (!account) return [];
    const { userName, nickName, deptId, phonenumber } = account;
    return { userName, nickName, phonenumber, deptName: depts.get(deptId)?.deptName ?? '', readTime };
  });
}

/** Newest first. */
async function openNotices({ table }: MockServer): Promise<readonly Notice[]> {
  const notices = (await table(noticeTable)).all().filter(({ status }) => status === '0');
  return notices.toSorted((one, other) => other.noticeId - one.noticeId);
}

async function readBy({ table }: MockServer, userId: number) {
  const readings = (await table(readingTable)).all().filter((reading) => reading.userId === userId);
  const ids = new Set(readings.map(({ noticeId }) => noticeId));
  return (noticeId: number) => ids.has(noticeId);
}

async function markRead(mockServer: MockServer, userId: number, ids: readonly number[]): Promise<void> {
  const hasRead = await readBy(mockServer, userId);
  const readings = await mockServer.table(readingTable);
  for (const noticeId of ids.filter((id) => !hasRead(id)))
    await readings.put({ id: readings.nextId(), noticeId, userId, readTime: formatTime(mockServer.now()) });
}
