import { z } from 'zod';
import type { StoreLog } from '@/resources/customer/store/store';
import type { SignedInRequest } from '../route';
import { defineTable, type Stored } from '../table';
import { dayLength, formatTime } from '../time';
import { storeTable } from './storeTable';

/** The operation record of the institutions; append-only. */
export const storeLogTable = defineTable<Stored<StoreLog>>({
  name: 'customer/storeLog',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    action: z.string(),
    content: z.string(),
    createBy: z.string(),
    createTime: z.string(),
  }),
  seed: ({ now, seedOf }) => {
    const stopTime = formatTime(now - 6 * dayLength);
    const logs = seedOf(storeTable).flatMap(({ id: storeId, name, createBy, createTime, status }) => [
      { storeId, action: '新增', content: `新增机构「${name}」`, createBy, createTime },
      ...(status === 0
        ? [{ storeId, action: '停用', content: '停用原因：合作暂停', createBy, createTime: stopTime }]
        : []),
    ]);
    return logs.map((log, index) => ({ ...log, id: index + 1 }));
  },
});

/** Logs a change of an institution. */
export async function logStore(
  { mockServer, user }: SignedInRequest,
  storeId: number,
  action: string,
  content: string,
) {
  const logs = await mockServer.table(storeLogTable);
  const createTime = formatTime(mockServer.now());
  await logs.put({ id: logs.nextId(), storeId, action, content, createBy: user.nickName, createTime });
}
