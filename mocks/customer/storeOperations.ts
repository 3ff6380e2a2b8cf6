import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { found, refuse } from '../answer';
import { type Asked, idSchema, type Route, read, route } from '../route';
import { requiredText } from '../rules';
import { closeSessionsOf } from '../session';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import { logStore, storeLogTable } from './storeLog';
import { platformStoreId, type StoreRow } from './storeRow';
import { expireStateOf } from './storeRules';
import { domainsOf } from './storeSite';
import { storeTable } from './storeTable';

const { operations } = customerEndpoints['customer/store'];

/** What screen C1 does with an institution besides saving it. */
export const storeOperations: readonly Route[] = [
  route(operations.changeStatus, async (asked) => {
    const store = await storeOf(asked, asked.body.id);
    const { status } = read(asked.body, z.object({ status: z.literal([0, 1]) }));
    await (status === 1 ? start(store, asked) : stop(store, asked));
  }),

  route(operations.resetPassword, async (asked) => {
    const store = await storeOf(asked, asked.body.id);
    const accounts = await asked.world.table(accountTable);
    const account = found(accounts.find((row) => row.userName === store.username));
    const password = inventPassword();
    await accounts.put({ ...account, password });
    await logStore(asked, store.id, '重置密码', `重置了管理员 ${store.username} 的密码`);
    return { password };
  }),

  route(operations.domains, async (asked) =>
    domainsOf(await storeOf(asked, asked.body.storeId), asked.world.now()),
  ),

  route(operations.logs, async (asked) => {
    const { id } = await storeOf(asked, asked.body.storeId ?? asked.body.id);
    const logs = (await asked.world.table(storeLogTable)).all();
    return logs.filter(({ storeId }) => storeId === id).reverse();
  }),
];

async function storeOf({ world }: Asked, id: unknown): Promise<StoreRow> {
  const store = (await world.table(storeTable)).get(read(id, idSchema));
  return found(store?.deleteTime === '' ? store : undefined);
}

async function start(store: StoreRow, asked: Asked): Promise<void> {
  if (expireStateOf(store, asked.world.now()) === 'expired') refuse('该机构已到期，请先续期');
  await setStatus(store, 1, asked);
  await logStore(asked, store.id, '启用', '启用机构');
}

/** Nobody of a stopped institution stays signed in. */
async function stop(store: StoreRow, asked: Asked): Promise<void> {
  if (store.id === platformStoreId) refuse('平台总部不能停用');
  const { reason } = read(asked.body, z.object({ reason: requiredText('停用原因', 100) }));
  await setStatus(store, 0, asked);
  await closeSessionsOf(asked.world, store.id);
  await logStore(asked, store.id, '停用', `停用原因：${reason}`);
}

async function setStatus(store: StoreRow, status: number, { world, user }: Asked): Promise<void> {
  const stamp = { updateTime: formatTime(world.now()), updateBy: user.nickName };
  await (await world.table(storeTable)).put({ ...store, status, ...stamp });
}

/** Ten characters, without those that look alike. */
function inventPassword(): string {
  const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const numbers = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(numbers, (number) => characters[number % characters.length]).join('');
}
