import { z } from 'zod';
import { shellCalls } from '@/providers/data/shellCalls';
import { Beside, found } from '../answer';
import { idSchema, idsSchema, type Route, read, route } from '../route';
import { defineTable } from '../table';
import type { World } from '../world';
import { type Notice, noticeTable } from './noticeTable';

interface Reading {
  id: number;
  noticeId: number;
  userId: number;
}

/** Who has read what. */
const readingTable = defineTable<Reading>({
  name: 'system/notice/reading',
  idField: 'id',
  schema: z.object({ id: z.number(), noticeId: z.number(), userId: z.number() }),
});

/** How many notices the bell lists. */
const shownNotices = 5;

/** The notices behind the bell of the top bar, for everybody who is signed in (rest-contract, section 12). */
export const noticeTopRoutes: readonly Route[] = [
  route(shellCalls.newestNotices, async ({ world, user }) => {
    const notices = await openNotices(world);
    const hasRead = await readBy(world, user.userId);
    return new Beside({
      data: notices.slice(0, shownNotices).map((notice) => ({ ...notice, isRead: hasRead(notice.noticeId) })),
      unreadCount: notices.filter(({ noticeId }) => !hasRead(noticeId)).length,
    });
  }),
  route(shellCalls.readNotice, async ({ world, user, query }) => {
    const id = read(query.noticeId, idSchema);
    found((await world.table(noticeTable)).get(id));
    await markRead(world, user.userId, [id]);
  }),
  route(shellCalls.readAllNotices, async ({ world, user, query }) => {
    const all = (await openNotices(world)).map(({ noticeId }) => noticeId);
    await markRead(world, user.userId, query.ids ? read(query.ids, idsSchema) : all);
  }),
];

/** Newest first. */
async function openNotices({ table }: World): Promise<readonly Notice[]> {
  const notices = (await table(noticeTable)).all().filter(({ status }) => status === '0');
  return notices.toSorted((one, other) => other.noticeId - one.noticeId);
}

async function readBy({ table }: World, userId: number) {
  const readings = (await table(readingTable)).all().filter((reading) => reading.userId === userId);
  const ids = new Set(readings.map(({ noticeId }) => noticeId));
  return (noticeId: number) => ids.has(noticeId);
}

async function markRead(world: World, userId: number, ids: readonly number[]): Promise<void> {
  const hasRead = await readBy(world, userId);
  const readings = await world.table(readingTable);
  for (const noticeId of ids.filter((id) => !hasRead(id)))
    await readings.put({ id: readings.nextId(), noticeId, userId });
}
