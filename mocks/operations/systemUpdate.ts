import { z } from 'zod';
import { shellCalls } from '@/providers/data/shellCalls';
import { filterRows, pageOf } from '../list';
import { type Asked, idsSchema, type Route, read, route } from '../route';
import { wires } from '../wire';
import { systemUpdateReadTable, systemUpdateTable } from './systemUpdateTable';

/** What everybody reads of the release notes, newest first (screen H9). `unread` counts all of the caller's. */
export const systemUpdateRoutes: readonly Route[] = [
  route(shellCalls.updateList, async (asked) => {
    const readByCaller = await readIds(asked);
    const updates = (await asked.world.table(systemUpdateTable)).all().toReversed();
    const all = updates.map((update) => ({ ...update, isread: readByCaller.has(update.id) ? 1 : 0 }));
    const { page, size, filters } = wires.rpc.query(asked);
    const rows = filterRows(all, filters, { keyword: ['version', 'title', 'content'] });
    const unread = all.filter(({ isread }) => isread === 0).length;
    return { list: pageOf(rows, page, size), total: rows.length, unread };
  }),
  route(shellCalls.updateRead, async (asked) => {
    const { id: ids } = read(asked.body, z.object({ id: idsSchema }));
    const known = await readIds(asked);
    const reads = await asked.world.table(systemUpdateReadTable);
    for (const updateId of ids)
      if (!known.has(updateId)) await reads.put({ id: reads.nextId(), updateId, userId: asked.user.userId });
  }),
];

async function readIds({ world, user }: Asked): Promise<ReadonlySet<number>> {
  const reads = (await world.table(systemUpdateReadTable)).all();
  return new Set(reads.filter(({ userId }) => userId === user.userId).map(({ updateId }) => updateId));
}
