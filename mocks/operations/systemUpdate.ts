import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { found } from '../responses';
import { idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { respondList } from '../wire';
import { systemUpdateReadTable, systemUpdateTable } from './systemUpdateTable';

/** What everybody reads of the release notes, newest first (screen H9). `unread` counts all of the caller's. */
export const systemUpdateRoutes: readonly Route[] = [
  route(shellCalls.updateList, async (request) => {
    const readByCaller = await readIds(request);
    const updates = (await request.mockServer.table(systemUpdateTable)).all().toReversed();
    const all = updates.map((update) => ({ ...update, isread: readByCaller.has(update.id) ? 1 : 0 }));
    const unread = all.filter(({ isread }) => isread === 0).length;
    return respondList(request, all, { keyword: ['version', 'title', 'content'] }, { unread });
  }),
  route(shellCalls.updateRead, async (request) => {
    const { id: ids } = read(request.body, z.object({ id: idsSchema }));
    const known = await readIds(request);
    const updates = await request.mockServer.table(systemUpdateTable);
    for (const id of ids) found(updates.get(id));
    const reads = await request.mockServer.table(systemUpdateReadTable);
    for (const updateId of ids)
      if (!known.has(updateId))
        await reads.put({ id: reads.nextId(), updateId, userId: request.user.userId });
  }),
];

async function readIds({ mockServer, user }: SignedInRequest): Promise<ReadonlySet<number>> {
  const reads = (await mockServer.table(systemUpdateReadTable)).all();
  return new Set(reads.filter(({ userId }) => userId === user.userId).map(({ updateId }) => updateId));
}
