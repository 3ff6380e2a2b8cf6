import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { storeRules } from '@/resources/customer/store/store';
import { found, refuse } from '../responses';
import { type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { closeSessionsOf } from '../session';
import { alsoFor } from '../sharedPath';
import { accountTable } from '../system/accountTable';
import { refuseAdmin } from '../system/userRules';
import { formatTime } from '../time';
import { domainShown, domainTable } from './domainTable';
import { logStore, storeLogTable } from './storeLog';
import { platformStoreId, type StoreRow } from './storeRow';
import { expireStateOf } from './storeRules';
import { scopedStore } from './storeScope';
import { storeTable } from './storeTable';

const { operations } = customerEndpoints['customer/store'];

/** Operations of screen C1 besides saving an institution. */
export const storeOperations: readonly Route[] = [
  route(operations.changeStatus, async (request) => {
    const store = await scopedStore(request, request.body.id);
    const { status } = read(request.body, z.object({ status: z.literal([0, 1]) }));
    await (status === 1 ? start(store, request) : stop(store, request));
  }),

  route(operations.resetPassword, async (request) => {
    const store = await scopedStore(request, request.body.id);
    const accounts = await request.mockServer.table(accountTable);
    const account = found(accounts.find((row) => row.userName === store.username));
    refuseAdmin(account);
    const password = inventPassword();
    await accounts.put({ ...account, password });
    await logStore(request, store.id, '重置密码', `重置了管理员 ${store.username} 的密码`);
    return { password };
  }),

  alsoFor(
    route(operations.domains, async (request) => {
      const { mockServer, body } = request;
      const { id } = await scopedStore(request, body.storeId);
      const rows = (await mockServer.table(domainTable)).all().filter(({ storeId }) => storeId === id);
      return rows.map((row) => domainShown(row, mockServer.now()));
    }),
    customerEndpoints['customer/domain'].operations.list,
  ),

  route(operations.logs, async (request) => {
    const { id } = await scopedStore(request, request.body.storeId ?? request.body.id);
    const logs = (await request.mockServer.table(storeLogTable)).all();
    return logs.filter(({ storeId }) => storeId === id).reverse();
  }),
];

async function start(store: StoreRow, request: SignedInRequest): Promise<void> {
  if (expireStateOf(store, request.mockServer.now()) === 'expired') refuse('该机构已到期，请先续期');
  await setStatus(store, 1, request);
  await logStore(request, store.id, '启用', '启用机构');
}

/** Stops an institution and signs its staff out. */
async function stop(store: StoreRow, request: SignedInRequest): Promise<void> {
  if (store.id === platformStoreId) refuse('平台总部不能停用');
  const { reason } = read(request.body, z.object({ reason: textMember(storeRules.stopReason) }));
  await setStatus(store, 0, request);
  await closeSessionsOf(request.mockServer, store.id);
  await logStore(request, store.id, '停用', `停用原因：${reason}`);
}

async function setStatus(
  store: StoreRow,
  status: number,
  { mockServer, user }: SignedInRequest,
): Promise<void> {
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  await (await mockServer.table(storeTable)).put({ ...store, status, ...stamp });
}

/** Ten characters, without those that look alike. */
function inventPassword(): string {
  const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const numbers = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(numbers, (number) => characters[number % characters.length]).join('');
}
