import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { filterRows, pageOf } from '../list';
import { idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { wires } from '../wire';
import { systemUpdateReadTable, systemUpdateTable } from './systemUpdateTable';

/** What everybody reads of the release notes, newest first (screen H9). `unread` counts all of the caller's. */
export const systemUpdateRoutes: readonly Route[] = [
  route(shellCalls.updateList, async (request) => {
    const readByCaller = await readIds(request);
    const updates = (await request.mockServer.table(systemUpdateTable)).all().toReversed();
    const all = updates.map((update) => ({ ...update, isread: readByCaller.has(update.id) ? 1 : 0 }));
    const { page, size, filters } = wires.rpc.query(request);
    const rows = filterRows(all, filters, { keyword: ['version', 'title', 'content'] });
    const unread = all.filter(({ isread }) => isread === 0).length;
    return { list: pageOf(rows, page, size), total: rows.length, unread };
  }),
  route(shellCalls.updateRead, async (request) => {
    const { id: ids } = read(request.body, z.object({ id: idsSchema }));
    const known = await readIds(request);
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
